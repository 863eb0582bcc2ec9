### The frame of every page.

title = { $page } – Score
# Where the name at the top of each page leads.
title-leads-to = Todos os jogos
# The first thing that Tab reaches leads past the menu.
skip-to-game = Ir para o jogo
skip-to-page = Ir para a página
# On every page without a game: back to the one that goes on.
to-game = Ir para o jogo
menu = Menu
menu-explore = Explorar
menu-more = Mais
pages = Páginas
sounds-on = Sons: sim
sounds-off = Sons: não
theme-device = Cores: como no aparelho
theme-light = Cores: claras
theme-dark = Cores: escuras
show-keys = Teclas desta página: ?
fill-screen = Ver em tamanho máximo
language = Idioma
language-missing = Não foi possível carregar este idioma. Confira a conexão e escolha-o de novo.

## What the pages are called

page-games = Jogos
page-play = Jogar
page-rules = Regras
page-house = Regras da casa
page-players = Quem joga neste aparelho
page-settings = Opções
page-group = Grupo
page-experiment = Laboratório
page-atlas = Atlas
page-24 = 24
page-rules-24 = Regras do 24
page-hands = Todas as mãos do 24
page-dials = Dials
page-yahtzee = Yahtzee matemático
page-sheet = Folhas de exercícios
page-mistake = Descubra o erro
page-practice = Treino
page-daily = Lançamentos do dia
page-statistics = Estatísticas
page-race = A corrida
page-homework = Tarefas

# A day; $month is 1 to 12.
common-date = { $day } de { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
} de { $year }

# Between groups of three digits of a large number.
number-group-separator = {"."}

# Between things that are listed.
common-list-separator = {", "}

# Back and on through something that is shown in steps.
pager-back = Voltar
pager-next = Avançar
pager-step = { $step ->
    [0] Início
   *[other] Passo { $step } de { $steps }
}

# The name of a bar that shows how far a search has come.
progress-searching = Busca em curso

## A link to copy

common-play-link = Jogar com estes números
common-copy-link = Copiar o link
common-for-lms = Para um LMS
common-copied = Copiado.
end-of = { $count } de { $all }
end-share = Partilhar
end-share-by-hand = Selecione o texto e copie.
common-copy-by-hand = Para copiar o link, mantenha o dedo nele ou clique com o botão direito.
common-not-for-others = Este endereço só leva a este computador. Para os outros, inicie o jogo para a rede (cargo xtask play --lan) e abra o primeiro endereço que ele mostra.

## The name of a player

common-you = Você
common-name-empty = Escreva um nome: pelo menos uma letra ou um algarismo.
common-name-too-long = Um nome tem no máximo 20 caracteres.
common-name-invisible = Um nome não pode ter caracteres invisíveis.
common-name-stacked-marks = Um nome tem no máximo quatro acentos ou outros sinais numa letra, e nenhum sem letra.
common-name-reserved = Um nome não pode dizer que você lidera a mesa, dá aulas ou tem outro papel assim: as outras pessoas acreditariam. Escolha outro nome.
common-name-taken = Esse nome já está ocupado. “{ $free }” está livre.
common-table-full = Todos os lugares estão ocupados.

## A link that cannot be used

common-link-too-long = O link é longo demais, por isso nada dele foi usado.
common-link-unknown-key = O link diz algo sobre “{ $key }” que esta página não conhece.
common-link-bad-value = O link indica “{ $value }” para { $key }: não é possível, por isso foi ignorado.
common-link-changed = No caminho, um programa alterou ou cortou este link, por isso nada dele foi usado. Peça a quem o enviou para copiar outra vez o link inteiro ou mostrar o código QR; para a mesa de um grupo basta o código curto.
common-lesson-too-long = A aula que está no link é longa demais, por isso foi ignorada.
common-lesson-cut-short = A aula que está no link não está completa, por isso foi ignorada. Copie o link inteiro.
common-lesson-broken = Não é possível ler a aula do link em “{ $part }”, por isso foi ignorada. Copie o link inteiro.
# { $number } is the number of the roll in the lesson; the first is 1.
common-lesson-roll = Não é possível jogar o lançamento { $number } da aula, “{ $roll }”: um lançamento tem de dois a seis números inteiros de 0 a 999.
common-lesson-no-rolls = A aula não tem lançamentos.
common-lesson-too-many-rolls = Uma aula tem no máximo 20 lançamentos.

## What the browser keeps

common-not-kept = Este navegador não guarda nada para esta página: pontos e opções valem até que ela seja fechada.
common-unreadable = Não foi possível ler o que este navegador tinha guardado. Isso foi posto de lado, e o jogo começa do zero.
common-other-tab = O jogo continuou em outra aba ou janela; agora está assim.
common-other-tab-first = O jogo continuou em outra aba ou janela. Agora está assim; o que ia ser feito aqui não foi feito.
common-other-tab-later = O jogo continuou em outra aba ou janela, com uma versão mais nova. Recarregue esta página para continuar.

## Where the solver, which is fetched later, has no result

solver-not-started = Não foi possível carregar a parte do jogo que faz estas contas. Confira a conexão e tente de novo.
solver-stopped = A parte do jogo que faz estas contas parou. Tente de novo.
# A newer page has been put on the server.
solver-other-version = Esta página é mais antiga ou mais nova do que a sua parte que faz estas contas. Recarregue a página.
# The request is not one that can be worked out.
solver-refused = Não é possível calcular isto.
solver-open-roll = Estes números estão agora na mesa do seu grupo. As soluções e as dicas são mostradas quando a rodada terminar.
solver-try-again = Tentar de novo
# Takes a message away.
common-close = Fechar

## Numbers as a screen reader says them

spoken-minus = menos { $size }
# A fraction beyond one: 20 and one half.
spoken-whole-and-part = { $whole } e mais { $part }
spoken-over = { $numerator } sobre { $denominator }
# How many parts, up to ten in a word.
spoken-count = { $count ->
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
   *[other] { $written }
}
# $count is spoken-count of the numerator.
spoken-part = { $denominator ->
    [2] { $numerator ->
        [1] { $count } meio
       *[other] { $count } meios
    }
    [3] { $numerator ->
        [1] { $count } terço
       *[other] { $count } terços
    }
    [4] { $numerator ->
        [1] { $count } quarto
       *[other] { $count } quartos
    }
    [5] { $numerator ->
        [1] { $count } quinto
       *[other] { $count } quintos
    }
    [6] { $numerator ->
        [1] { $count } sexto
       *[other] { $count } sextos
    }
    [7] { $numerator ->
        [1] { $count } sétimo
       *[other] { $count } sétimos
    }
    [8] { $numerator ->
        [1] { $count } oitavo
       *[other] { $count } oitavos
    }
    [9] { $numerator ->
        [1] { $count } nono
       *[other] { $count } nonos
    }
   *[10] { $numerator ->
        [1] { $count } décimo
       *[other] { $count } décimos
    }
}

### The table: board, calls, clocks, settlements.
### `$source` is `dice` or `cards`: what the numbers come from.

## The board

board-name = Tabuleiro. A tecla de interrogação diz que teclas há.
board-name-alone = Tabuleiro
board-taken = { $piece }: em uso
table-op-add = mais
table-op-sub = menos
table-op-mul = vezes
table-op-div = dividir
table-op-join = juntar
table-tile-made = { $value }, feito com { $step }
table-tile-on-die = { $value }, num dado com { $sides } faces
table-tile-card = { $value }, uma carta
# What lies in a slot, or table-slot-empty.
table-slot-left = Primeiro número: { $held }
table-slot-op = Operação: { $held }
table-slot-right = Segundo número: { $held }
table-slot-empty = vazio

## The panel

table-goal = Objetivo
table-points = Pontos
table-scoreboard = Pontuação
table-roll-of-the-day =
    { $source ->
        [cards] Mão do dia, { $date }
       *[dice] Lançamento do dia, { $date }
    }
# Asked before the button does it.
table-clear-points = Todos recomeçam do 0?
table-clear-points-alone = Recomeçar do 0?
table-yes-clear-points = Sim, do 0
table-no-clock = Nenhum relógio ligado
table-seconds =
    { $count ->
        [1] { $count } segundo
       *[other] { $count } segundos
    }
# $time is table-seconds.
table-seconds-left = Tempo que resta: { $time }.

## The buttons below the board

table-calls = Chamadas
table-undo = Desfazer
table-redo = Refazer
table-roll = LANÇAR
table-deal = DAR CARTAS
table-new-roll =
    { $source ->
        [cards] Nova mão
       *[dice] Novo lançamento
    }
table-take-away =
    { $source ->
        [cards] Tirar esta mão?
       *[dice] Tirar este lançamento?
    }
# The keyboard’s keys where no buttons are shown.
table-answers-by-keyboard = R: sim. K: não, manter.
table-yes-new-roll =
    { $source ->
        [cards] Sim, nova mão
       *[dice] Sim, lançar
    }
table-keep-it = Não, manter
table-host-rolls =
    { $source ->
        [cards] Quem lidera dá as cartas
       *[dice] Quem lidera lança
    }
table-last-scorer-rolls =
    { $source ->
        [cards] Quem fez o último ponto dá as cartas
       *[dice] Quem fez o último ponto lança
    }
table-you-ask = De acordo
# $label is table-you-ask or table-new-roll.
table-vote-count = { $label }: { $asking } de { $needed }
table-own-vote =
    { $source ->
        [cards] O seu voto é por uma nova mão. Votos: { $asking } de { $needed }.
       *[dice] O seu voto é por um novo lançamento. Votos: { $asking } de { $needed }.
    }
table-others-vote =
    { $source ->
        [cards] Há quem peça uma nova mão: { $asking } de { $needed }.
       *[dice] Há quem peça um novo lançamento: { $asking } de { $needed }.
    }
table-i-am-sure = Confirmo
table-too-soon = Foi rápido demais e não conta. Toque outra vez.
table-hint = Dica
table-hints-left =
    { $count ->
        [0] Dica: a última outra vez
       *[other] Dica, mais { $count }
    }
table-give-up = Desistir
table-next-lesson = CONTINUAR
table-next-lesson-is = a próxima lição curta
table-score = SCORE
table-i-can-make = Consigo fazer { $goal }
table-impossible = IMPOSSÍVEL
table-no-one-can = ninguém consegue
# Where everyone plays on their own board.
table-have-it = CONSEGUI
table-goal-on-board = { $goal } está no meu tabuleiro
table-surely-impossible = Sim, impossível
table-think-on = Pensar mais
table-has-answered = já respondeu
# A button in a player’s corner: what it calls, and for whom.
table-call-of = { $call }, { $name }

## What to do now

table-somebody = Alguém
# The name of a host in a sentence about the game.
table-name-of-host = { $name } (lidera)
table-roll-comes = Os primeiros números vêm logo.
table-begin =
    { $source ->
        [cards] Dê as cartas para começar.
       *[dice] Lance os dados para começar.
    }
table-move-freely = Faça { $goal }. Não há relógio: mova os números ou faça uma chamada.
table-think = É possível fazer { $goal }? Pense, depois chame.
table-you-say-impossible = Você diz que { $goal } é impossível. Se ainda achar um caminho, chame SCORE.
table-says-impossible = { $name } diz que { $goal } é impossível. Quem conseguir fazer chama SCORE.
table-make = Faça { $goal }: um número, uma operação, um número.
table-make-it = { $name }, faça { $goal }.
table-answer-impossible = É impossível fazer { $goal }? Só dá para responder uma vez.
table-now-answer = { $goal } está no seu tabuleiro. Agora pressione CONSEGUI!
# $waiting is table-answers.
table-you-have-it = { $goal }! Você conseguiu. { $waiting }
table-you-answered-impossible = Você diz que { $goal } é impossível. { $waiting }
table-answers = Respostas: { $given } de { $expected }.
table-paused-now = Quem lidera pausou o jogo. Já vai continuar.
table-choose-operator = Agora escolha o que fazer com os dois números.
# Typed digits that may go on; in the first case they are no number of the board yet.
table-typed = { $typed } … continue a escrever.
table-typed-number = { $typed } … pressione Enter para { $typed }, ou continue a escrever.

## What is out of the ordinary at this table

table-practice = Treino, sem pontos: as soluções já são conhecidas.
# $rules are table-rule-*, one after the other.
table-rules-of-link = { $rules } · por um link
table-own-rules = Regras de sempre
table-rule-goal = objetivo { $goal }
table-rule-dice = dados com { $sides } faces
table-rule-cards = cartas
table-rule-operators = só { $operators }
table-rule-score-clock = SCORE: { $time }
table-rule-impossible-clock = IMPOSSÍVEL: { $time }
table-rule-clock-off = sem relógio
table-rule-all-numbers = é preciso usar todos os números
table-rule-some-numbers = podem sobrar números
table-rule-blocking = bloqueio
table-rule-no-blocking = sem bloqueio
table-rule-undo = dá para desfazer
table-rule-no-undo = não dá para desfazer
table-rule-anyone-rolls = traz novos números quem quiser
table-rule-spoilers-wait = quem atrapalha espera

## What has happened; $time is empty or table-first-seconds

table-first-seconds = { $time }.{" "}
table-you-called-score = SCORE! { $time }Faça { $goal }.
table-called-score = { $name } chama SCORE! { $time }
table-you-called-impossible = IMPOSSÍVEL! { $time }Se ainda achar um caminho, chame SCORE.
table-called-impossible = { $name } chama IMPOSSÍVEL! { $time }
table-one-step = { $step }, mas um passo só não conta. Continue.
table-no-red-number = { $step }, mas o último passo tem de usar um número vermelho. Continue, ou volte com Desfazer.
table-not-all-numbers = { $step }, mas é preciso usar todos os números. Continue, ou volte com Desfazer.
table-undone = Passo desfeito.
table-dealt = { $numbers }. { $instruction }
table-points-cleared = Todos os pontos voltaram a zero.

## How a round ended

table-you-showed = { $goal }! Você mostrou o caminho.
table-showed = { $goal }! { $name } mostrou o caminho.
table-well-made = { $goal }! Muito bem.
table-missed = Não é { $goal }, e não há mais números.
table-out-of-time = O tempo acabou antes de chegar a { $goal }.
table-you-gave-up = Você desistiu.
table-gave-up = { $name } desistiu.
table-was-a-way = Afinal havia um caminho.
table-yours-stood = Você manteve IMPOSSÍVEL.
table-stood = { $name } manteve IMPOSSÍVEL.
table-ended = Quem lidera terminou a rodada.
table-ended-without-points = Quem lidera terminou a rodada, sem pontos.
table-all-answered = Todos responderam.
table-everyones-time-is-up = O tempo acabou.

## What came of it

table-was-possible = { $goal } era possível
table-was-impossible = { $goal } era impossível
# Where the board no longer shows it.
table-rolled =
    { $source ->
        [cards] A mão era { $numbers }.
       *[dice] O lançamento era { $numbers }.
    }
# Whose points these are, and what for.
table-reason-of = { $name }: { $reason }
table-score-shown = SCORE, e mostrado.
table-score-not-shown = SCORE: sem mostrar como.
table-impossible-found = IMPOSSÍVEL, mas há um caminho.
table-impossible-is = IMPOSSÍVEL, e é verdade.
table-impossible-shown = IMPOSSÍVEL, mas alguém mostrou um caminho.
table-impossible-not-shown = IMPOSSÍVEL, e ninguém mostrou o contrário.
# It was possible, but nobody showed a way.
table-impossible-counts = IMPOSSÍVEL conta: há um caminho, mas ninguém o mostrou.
table-impossible-alone = IMPOSSÍVEL, e ninguém chamou SCORE.
table-counts-for-nobody = A chamada não dá nem tira pontos a ninguém.
table-nobody-called = Ninguém chamou, por isso não há pontos.
table-no-call-of-yours = Você não chamou, por isso os seus pontos ficam como estão.
table-practice-ended = Treino: desta vez sem pontos.
table-made-in = Feito em { $time }.
# Beside a solution in the list of all.
table-your-way = O seu caminho
table-way-of = Caminho de { $name }
table-you-made = Você fez { $goal }.
table-impossible-was-wrong = IMPOSSÍVEL, mas há um caminho.
table-no-answer-of-yours = Você não respondeu, por isso os seus pontos ficam como estão.
table-came-later = Esta rodada começou antes de você chegar.
table-so-many-right =
    { $count ->
        [0] Desta vez ninguém acertou.
        [1] { $count } pessoa acertou.
       *[other] { $count } pessoas acertaram.
    }
table-own-impossible-shown = IMPOSSÍVEL custa 2 pontos, e mostrar um caminho devolve 1.
table-own-impossible-mistaken = SCORE não foi mostrado (−1), e IMPOSSÍVEL estava errado (−2).
table-own-impossible-blocked = SCORE não foi mostrado (−1), e pela regra do bloqueio isso custa mais 1.
table-own-impossible-stood = SCORE não foi mostrado (−1), mas IMPOSSÍVEL continuou a valer (+1).
table-hints-taken =
    { $count ->
        [0] Sem dicas.
        [1] Com uma dica.
       *[other] Com { $count } dicas.
    }

## The guided first rolls

table-coach = O seu primeiro lançamento
table-coach-join = Juntar algarismos
table-coach-impossible = IMPOSSÍVEL
table-coach-skip = Pular
table-coach-play = Jogar agora
table-coach-progress = { $done } de { $taps }
table-guide-1 = Faça 20 com estes números. Escolha o 4.
table-guide-2 = Bom. Agora escolha × (vezes).
table-guide-3 = E agora o 3.
table-guide-4 = O 12 é vermelho: vem de 4 × 3. O último passo tem de usar um número vermelho. Escolha o 12.
table-guide-5 = Agora escolha + (mais).
table-guide-6 = E o 8: dá 20.
table-guide-reached = 20, em dois passos! Numa rodada de verdade você primeiro chama SCORE; depois correm 30 segundos.
table-guide-join-1 = Há uma quinta operação: juntar. Ela põe os algarismos lado a lado. Escolha o 1.
table-guide-join-2 = Agora escolha & (juntar).
table-guide-join-3 = E agora o 2.
table-guide-join-4 = 1 e 2, juntos, são 12. Escolha o 12.
table-guide-joined = 20 de novo! Juntar é um passo como os outros: 1 e 2 podem ser 12, ou 21 na ordem contrária.
table-guide-impossible = Alguns lançamentos, 3 em 100, nunca dão 20. Este é um deles. Tente, ou chame IMPOSSÍVEL.
table-guide-called = Certo: ninguém consegue fazer 20 com estes números, e isso também vale um ponto! Numa rodada de verdade primeiro passam 60 segundos.
table-guide-elsewhere = Um caminho só seu! Continue, ou volte com Desfazer.
table-guide-dead-end = Só resta { $left }, e não é 20. Volte com Desfazer e tente outro caminho.
table-guide-always-misses = Só resta { $left }. Aqui todos os caminhos acabam assim: chame IMPOSSÍVEL.

## Why something cannot be

table-not-seated = Não há ninguém nesse lugar.
table-no-roll =
    { $source ->
        [cards] Primeiro dê as cartas.
       *[dice] Primeiro lance os dados.
    }
table-call-open = Primeiro termine a chamada aberta.
table-round-closed =
    { $source ->
        [cards] Esta mão acabou. Dê as cartas de novo.
       *[dice] Este lançamento acabou. Lance de novo.
    }
table-impossible-called = IMPOSSÍVEL já foi chamado.
table-score-called = SCORE já foi chamado.
table-call-score-first = Primeiro chame SCORE.
table-not-your-call = Só quem chamou SCORE move os números.
table-no-call = Você não tem chamada para terminar.
table-time-is-up = O tempo já tinha acabado.
table-nothing-to-undo = Não há passo para desfazer.
table-nothing-to-redo = Não há passo para refazer.
table-undo-off = Nesta mesa não dá para desfazer.
table-not-your-roll =
    { $source ->
        [cards] É a vez de outra pessoa dar as cartas.
       *[dice] É a vez de outra pessoa lançar.
    }
table-host-only = Só quem lidera pode fazer isso.
table-must-stand = Uma chamada IMPOSSÍVEL vale até que o tempo dela acabe.
table-no-hints-in-group = Em grupo não há dicas.
table-hint-taken = Você já tem essa dica.
table-hint-skipped = Antes dessa vem outra dica.
table-no-further-hint =
    { $source ->
        [cards] Esta mão é impossível, por isso não há mais dicas.
       *[dice] Este lançamento é impossível, por isso não há mais dicas.
    }
table-clock-needed = Sem relógio só uma pessoa pode jogar. Escolha um relógio, ou jogue individualmente.
table-stand-in-only = Você substitui quem lidera: pode trazer novos números e terminar uma rodada sem pontos.
table-own-call = Você substitui quem lidera, e uma das chamadas é sua, ou você já respondeu: não pode terminar esta rodada.
table-only-calls = Nesta mesa chama-se SCORE ou IMPOSSÍVEL.
table-no-calls = Nesta rodada ninguém chama: responda no seu próprio tabuleiro.
table-round-open = Todos ainda trabalham nesta rodada. Primeiro termine-a.
table-already-answered = Você já respondeu, e a resposta não muda.
table-goal-not-on-board = O objetivo ainda não está no seu tabuleiro.
table-goal-without-red-number = O seu objetivo não conta: o último passo tem de usar um número vermelho feito antes.
table-goal-with-numbers-left = O seu objetivo não conta: é preciso usar todos os números.
table-board-full = O seu tabuleiro não aceita mais passos nesta rodada. Ainda dá para responder.
table-paused = O jogo está em pausa.
table-not-paused = O jogo não está em pausa.
table-must-wait = Você chamou SCORE e não conseguiu várias vezes seguidas, por isso não pode chamar { $source ->
    [cards] { $rolls ->
        [1] nesta mão.
       *[other] em { $rolls } mãos, contando esta.
    }
   *[dice] { $rolls ->
        [1] neste lançamento.
       *[other] em { $rolls } lançamentos, contando este.
    }
}
table-everyone-in-group = Só dá para jogar todos ao mesmo tempo quando cada pessoa tem um aparelho: em grupo.
table-in-race = Na corrida cada pessoa tem os seus lançamentos: na mesa não há nenhum.
table-no-round-clock = Esta rodada não tem relógio.
table-round-long-enough = Esta rodada já foi prolongada o máximo possível: dez minutos.
# How much time a player has, compared with others.
table-time-usual = tempo normal
table-time-half-again = metade a mais de tempo
table-time-twice = o dobro do tempo
table-own-time-half-again = Nesta rodada, você tem metade a mais de tempo.
table-own-time-twice = Nesta rodada, você tem o dobro do tempo.
table-everyone = Faça { $goal } no seu próprio tabuleiro, ou diga IMPOSSÍVEL.
table-same-number = Não é possível usar um número com ele mesmo.
table-number-gone = Esse número já foi usado.
table-op-not-allowed = Nesta mesa não há essa operação.
table-division-by-zero = Não é possível dividir por zero.
table-join-fraction = Uma fração não tem algarismos para juntar.
table-join-zero = Um número de algarismos juntos não pode começar com zero.
table-join-negative = Não é possível juntar um número negativo à direita.
table-overflow = O resultado é grande demais para uma conta exata.
table-brackets = Um passo de cada vez: comece pelo que está entre parênteses.
table-fits-nowhere = “{ $key }” não serve aqui: um passo é um número livre, uma operação e outro número livre.
table-not-sent = Não há conexão neste momento, por isso não foi enviado.

## What a link brings

game-score = Score
table-unknown-page = Aqui não há nenhuma página “{ $name }”; esta é a mesa.
table-before-the-link = Minhas, antes do link
table-link-rules = Este link trouxe as próprias regras da casa.
table-link-rules-kept = Este link trouxe as próprias regras da casa; as suas estão guardadas entre os modelos.
table-link-presets-full = Este link traz as próprias regras da casa, e não há espaço para guardar as suas: apague um modelo e depois abra o link de novo.

### Solutions, explanations, hints, the atlas.

## Solutions of a puzzle

# Before the first solution is found.
# Beside a solution, after a round in which each player had a board.
study-found-by-class = achada
study-found-by-nobody = ninguém achou
study-looking = À procura de soluções…
study-solutions-count = { $count ->
    [0] Nenhuma solução
    [1] 1 solução
   *[other] { $written } soluções diferentes
}
study-solutions-so-far = { $count } soluções diferentes até agora
study-different-help = O mesmo caminho em outra ordem conta uma vez. O que não muda nada, como × 6 ÷ 6, também está certo, mas não está aqui.
# The group of buttons that choose which list is shown.
study-lists = Quais soluções
study-list-different = Diferentes
study-list-all-by-form = Todas
study-all-solutions = { $count } no total, em todas as ordens.
study-all-solutions-so-far = { $count } até agora, em todas as ordens.
# How the names of the forms are read, such as (a bc)d.
study-forms-help = Cada letra é um número. As letras coladas são calculadas primeiro.
# A form without solutions.
study-form-without-solutions = nenhuma
# Solutions that are counted but not listed.
study-left-out = e mais { $count }
study-stop = Parar
study-go-on = Continuar

## How hard a roll is

study-difficulty = Dificuldade: { $points }, { $level }.
study-level = { $level ->
    [easy] fácil
    [medium] média
    [hard] difícil
   *[very-hard] muito difícil
}

## Why there is no solution

study-none-of = Há { $tried } contas com estes números. Todas foram tentadas, e nenhuma dá { $goal }.
study-nearest-below = O mais perto, abaixo:
study-nearest-above = O mais perto, acima:
# On that side nothing can be made.
study-nothing-there = nenhum
# The goal on a line of numbers that can be made.
study-no-goal = sem { $goal }
# The line of numbers in words.
study-number-line = Reta numérica de { $from } a { $to }: dá para fazer { $count } números, e { $goal } não está entre eles.

# What the marks on the line mean.
study-legend-whole = um número inteiro que dá para fazer
study-legend-part = uma fração que dá para fazer
study-legend-goal = o objetivo, que não dá para fazer
# Until a mark is chosen; then this line says how its number is made.
study-number-line-help = Escolha uma marca, ou pressione uma tecla de seta: aqui se lê como esse número é feito.

## A solution explained on the tiles

study-explain = Explicar
study-hide = Esconder
# Ends an explanation that lies on the board, far from its solution in the list.
study-hide-explanation = Fechar a explicação
# The same buttons in words, with the solution that they are about.
study-explain-solution = Explicar { $solution }
study-hide-solution = Esconder { $solution }
study-explanation = Explicação
study-start-with = Comece com { $numbers }.
# How a number is called that a step made.
study-made-from = { $value }, feito com { $formula }
# The last number of a list; the others have commas between.
study-numbers-and = { $others } e { $last }
# A step, and remarks why it makes what it makes.
study-step = { $formula } = { $result }.
study-step-explained = { $formula } = { $result }: { $remarks }.
study-remarks-and = { $others }, e { $last }

## Remarks: parts of a sentence

study-reaches-goal = esse é o objetivo
study-one-step-alone = { $way } = { $goal } é um passo só. Um passo só não conta: são precisos dois ou mais.
study-side-by-side = { $left } e { $right } lado a lado dão { $joined }
study-keeps-minus = o sinal de menos de { $number } fica na frente
study-changes-nothing = { $op ->
    [add] somar 0 não muda nada
    [sub] subtrair 0 não muda nada
    [div] dividir por 1 não muda nada
   *[mul] multiplicar por 1 não muda nada
}
study-minus-itself = um número menos ele mesmo é 0
study-divided-by-itself = um número dividido por ele mesmo é 1
study-times-zero = qualquer número vezes 0 é 0
study-zero-divided = 0 dividido por qualquer outro número é 0
study-adds-negative = somar { $negative } é subtrair { $size }
study-subtracts-negative = subtrair { $negative } é somar { $size }
study-below-zero = { $depth } menos que zero é { $depth } abaixo de zero
study-falls-below-zero = { $taken } tem { $depth } a mais que { $from }, por isso o resultado é { $depth } abaixo de zero
# A sum that begins below zero; "end" is one of the next three.
study-goes-up = subindo { $change } a partir de { $from } abaixo de zero chega-se a { $end }
study-goes-down = descendo { $change } a partir de { $from } abaixo de zero chega-se a { $end }
study-at-zero = exatamente zero
study-so-far-below-zero = { $size } abaixo de zero
study-so-far-above-zero = { $size } acima de zero
study-both-negative = { $op ->
    [div] um número negativo dividido por um número negativo é positivo
   *[mul] um número negativo vezes um número negativo é positivo
}
study-one-negative = { $op ->
    [div] só um dos dois é negativo, por isso o quociente é negativo
   *[mul] só um dos dois é negativo, por isso o produto é negativo
}
study-same-denominator = os denominadores são iguais, por isso { $sum } = { $numerator } dá { $result }
study-common-denominator = com o denominador comum { $denominator } fica { $sum } = { $result }
study-multiplies-one = o numerador é { $above } = { $numerator }, o que dá { $product }
study-multiplies = o numerador é { $above } = { $numerator } e o denominador é { $below } = { $denominator }, o que dá { $product }
study-divides-by = dividir por { $divisor } é multiplicar por { $inverse }
study-times-inverse = { $formula } é { $product }
study-divided = ao dividir por { $by }, o denominador fica { $by } vezes maior, o que dá { $quotient }
study-stays = { $dividend } dividido por { $divisor } deixa resto, por isso o resultado é uma fração
study-is-whole = { $fraction } é { $number }
study-lowest-terms = { $fraction }, na forma irredutível, é { $number }

## Hints

study-hint-solvable = Há uma solução.
study-hint-impossible = Não há solução: é impossível.
study-hint-all-numbers = Use todos os números: { $used }.
study-hint-numbers = Use { $used }, e deixe { $spare } de fora.
study-hint-last-operator = { $op ->
    [add] O último passo é uma adição ({ $sign }).
    [sub] O último passo é uma subtração ({ $sign }).
    [mul] O último passo é uma multiplicação ({ $sign }).
    [div] O último passo é uma divisão ({ $sign }).
   *[join] No último passo juntam-se algarismos ({ $sign }).
}
study-hint-first-step = Comece com { $formula } = { $result }.
study-hint-way-on = Daqui dá para continuar.
study-hint-all-on-board = Use todos estes: { $used }.
study-hint-next-step = Continue com { $formula } = { $result }.
study-hint-next-step-made = Continue com { $formula } = { $result }. Use o { $made } que você fez.
study-hint-take-back = Isto não leva a nada. Desfaça { $formula } = { $result }.

## The way to a table

study-qr-code = Código QR do link para esta mesa

## The atlas

atlas-title = Atlas
atlas-lead = Todos os lançamentos de certos dados: quantos caminhos há, qual é a dificuldade e quais são impossíveis.
atlas-dice = Dados
atlas-dice-help = As faces de 2 a 5 dados, cada um com 2 a 100. Para ter um a menos, deixe um campo vazio.
atlas-die = Faces do dado { $number }
atlas-work-it-out = Calcular
atlas-dice-problem = Os dados são de 2 a 5, cada um com 2 a 100 faces.
atlas-too-many-rolls = Estes dados têm { $rolls } lançamentos diferentes; o atlas vai até 100.000. Escolha menos dados ou menos faces.
atlas-too-many-dice = O atlas vai até { $most } dados.
atlas-looking = Verificação de { $rolls } lançamentos diferentes…
atlas-impossible = Lançamentos impossíveis para { $goal }: { $impossible } de { $rolls } lançamentos diferentes.
# How often such a roll is rolled; the last two are a share in per cent.
atlas-impossible-share = Contando quantas vezes cada um sai, são { $impossible } de { $rolls }, ou { $whole },{ $tenth }%.
atlas-stopped = Parado. Escolha “Calcular” para começar de novo.

## The chart of impossible rolls by goal

atlas-by-goal = Lançamentos impossíveis para cada objetivo
atlas-impossible-for-goal = { $count ->
    [1] Objetivo { $goal }: 1 lançamento impossível
   *[other] Objetivo { $goal }: { $written } lançamentos impossíveis
}
atlas-by-goal-summary = Barras para os objetivos de { $first } a { $last }. Mínimo: { $fewest }. Máximo: { $most }.
atlas-as-numbers = Em números

## What the forms of the solutions contribute

atlas-forms = O que cada forma resolve
atlas-form-column = Forma
atlas-solves-column = Lançamentos que resolve
atlas-only-column = Só esta forma
atlas-needs-forms = { $count ->
    [1] Lançamentos que só uma forma resolve
    [2] Lançamentos que só duas formas resolvem
   *[3] Lançamentos que só três formas resolvem
}

## The table of rolls

atlas-rolls = Os lançamentos
atlas-which-rolls = Quais lançamentos
atlas-show-all = Todos
atlas-show-possible = Possíveis
atlas-show-impossible = Impossíveis
atlas-show-one-form = Só uma forma
atlas-with-numbers = Com estes números
atlas-with-numbers-problem = Números inteiros separados por espaços, por exemplo 3 12.
atlas-rolls-shown = { $shown } de { $total } lançamentos
atlas-nothing-found = Não se achou nada: escolha “Todos”, ou procure menos números.
atlas-roll-column = Lançamento
atlas-solutions-column = Soluções
atlas-difficulty-column = Dificuldade
atlas-forms-column = Formas
# A roll without a solution.
atlas-no-solution = nenhuma
# The difficulty of a roll without a solution.
atlas-no-difficulty = –
atlas-difficulty-cell = { $points } { $level }
atlas-more-rows = Mais linhas
atlas-to-rolls = Ir para a lista de todos os lançamentos
atlas-print = Imprimir a tabela
atlas-print-sheets = Imprimir a tabela (cerca de { $sheets } folhas)
atlas-printed-rows = Destas linhas são impressas as primeiras { $rows }.
atlas-how-to-print-all = Para todas, aperte “Imprimir a tabela” na página.
atlas-download = Baixar CSV

## All hands of the 24 game

hands-title = Todas as mãos do 24
hands-lead = Todas as mãos de quatro cartas: quantos caminhos há, qual é a dificuldade e quais são impossíveis.
hands-goal = Objetivo, de 0 a 999
hands-goal-help = Usam-se os quatro números, com + − × ÷.
hands-highest = Carta mais alta, de 2 a 13
hands-highest-help = 13 é o rei. 10 deixa valete, dama e rei de fora.
hands-highest-problem = A carta mais alta é um número inteiro de 2 a 13.
hands-summary = Mãos impossíveis para { $goal }: { $impossible } de { $hands }. As outras têm { $solutions } soluções diferentes.
hands-table = As mãos
hands-show-one-solution = Só uma solução
hands-shown = { $shown } de { $total } mãos
hands-hand-column = Mão
hands-simplest-column = Uma solução
hands-download = Baixar tudo, com tabulações

### House rules, players, experiment.

## Fields of several forms.

fields-goal = Objetivo, de 0 a 999
fields-operators = Operações
fields-all-numbers = É preciso usar todos os números
fields-copy = Copiar
fields-share = Partilhar
fields-link-selected = O link está selecionado: copie com Ctrl+C, ou mantenha o dedo nele.
fields-dice-problem = Os dados são de 2 a 6, cada um com 2 a 100 faces.
fields-numbers-problem = São precisos de 2 a 6 números inteiros, cada um de 0 a 999.
fields-goal-problem = O objetivo é um número inteiro de 0 a 999.
fields-operators-problem = Sem nenhuma operação não dá para fazer nada: escolha pelo menos uma.
fields-clock-problem = Um relógio conta de 5 a 600 segundos; um campo vazio quer dizer sem relógio.

## The form of the house rules.

rules-form-numbers = Números
rules-form-cards = Quatro cartas em vez de dados
rules-form-cards-help = O ás vale 1; valete, dama e rei valem 11, 12 e 13.
rules-form-dice = Faces de cada dado
rules-form-dice-help = De 2 a 6 dados com 2 a 100 faces. Para ter um dado a menos, deixe um campo vazio.
rules-form-die = Faces do dado { $number }
rules-form-goal-and-operators = Objetivo e operações
rules-form-clocks = Relógios
rules-form-score-clock = SCORE, segundos
rules-form-score-clock-help = De 5 a 600, ou vazio para jogar individualmente sem relógio.
rules-form-impossible-clock = IMPOSSÍVEL, segundos
rules-form-set-both = Mudar os dois
rules-form-times = { $times ->
    [0] não
   *[other] ×{ $times }
}
rules-form-times-name = { $times ->
    [0] não: sem relógios
    [1] ×1: 30 e 60 segundos
    [2] ×2: o dobro do tempo
    [5] ×5: cinco vezes o tempo
    [10] ×10: dez vezes o tempo
   *[other] ×{ $times }
}
rules-form-at-the-table = Na mesa
rules-form-undo = Desfazer
rules-form-undo-help = Dá para desfazer passos enquanto restam números.
rules-form-all-numbers-help = O objetivo só conta se não sobrar nenhum número.
rules-form-blocking = Bloqueio
rules-form-blocking-help = Quem chama IMPOSSÍVEL, depois SCORE, e não consegue, perde dois pontos.
rules-form-spoilers-wait = Quem atrapalha espera
rules-form-spoilers-wait-help = Quem chama SCORE e não consegue, duas vezes seguidas, não pode chamar na próxima rodada; depois da terceira vez, nas próximas duas, e assim por diante, até conseguir.
rules-form-who-rolls = Quem lança ou dá as cartas
rules-form-anyone-rolls = quem quiser
rules-form-host-rolls = quem lidera ou a pessoa 1
rules-form-last-scorer-rolls = quem fez o último ponto

## House rules.

house-title = Regras da casa
# Which rules these are.
house-game-alone = As regras de { $game }, para jogar individualmente.
house-game-together = As regras de { $game }, para jogar em conjunto neste aparelho.
house-lead = Mude o jogo na sua mesa. Os pontos ficam. Os números que estão na mesa são tirados.
house-presets = Modelos
house-preset-score = Score
house-preset-24 = 24 com cartas
house-forget = Apagar { $name }
house-use = Usar estas regras
house-defaults = Voltar às regras iniciais
house-keep-and-share = Guardar e partilhar
house-more-time = Mais tempo para uma pessoa
house-more-time-help = Para uma chamada SCORE. Os outros têm o tempo das regras da casa.
house-preset-name = Nome de um modelo
house-save = Guardar como modelo
house-link = Link para estas regras
house-preset-chosen = Agora pressione “Usar estas regras”.
house-preset-saved = Guardado entre os modelos.
house-preset-name-problem = Primeiro dê um nome ao modelo.
house-presets-full = Já há 12 modelos. Apague um primeiro.
house-rules-changed = Novas regras da casa. Valem a partir dos próximos números.
# What was not saved when the page was left.
house-kept = O que ainda não estava guardado continua aqui.
house-take-back = Desfazer as minhas mudanças

## Players.

players-title = Quem joga
players-lead = De duas a seis pessoas num só aparelho. Cada uma tem um canto com duas teclas.
players-name = Nome da pessoa { $number }
players-help = Deixe um campo vazio onde não há ninguém. Os nomes ficam neste aparelho.
players-together = Jogar em conjunto
players-alone = Jogar individualmente
players-clear-points = Todos os pontos a 0
players-screen = O aparelho
players-flat = Está deitado numa mesa
players-flat-help = Os cantos do outro lado ficam virados para quem se senta lá.
players-too-few = São precisas pelo menos duas pessoas. Se não há mais ninguém, escolha “Jogar individualmente”.
players-seated = Cada pessoa tem um canto com duas teclas. Os primeiros números já podem vir.
players-points-cleared = Todos os pontos voltaram a zero.

## Settings.

settings-lead = Para este aparelho. O que mudar aqui vale logo.
settings-reading = Leitura
settings-text = Tamanho das letras
settings-percent = { $percent }%
settings-spacing = Mais espaço
settings-spacing-help = As letras, as palavras e as linhas ficam mais afastadas. Isso ajuda algumas pessoas com dislexia a ler.
settings-playing = Jogo
settings-hand = Para a mão esquerda
settings-hand-help = Num telefone deitado, os botões ficam à esquerda dos números; onde há muita largura, o relógio e os pontos. As contas leem-se da esquerda para a direita, como sempre.
settings-keys = Jogar com atalhos de uma tecla
settings-keys-help = R lança ou dá as cartas, S e I chamam, algarismos e operações fazem passos. Desligue se as teclas atrapalharem.
settings-installed = Na tela inicial e no navegador
settings-installed-apart = Num iPhone, num iPad e num Mac, o jogo que foi adicionado à tela inicial ou ao Dock e o jogo no navegador são dois aparelhos: os pontos, a prática e o lugar na mesa de um grupo que um guarda não estão no outro.
settings-installed-carry = As estatísticas podem salvar a sua prática num arquivo em um deles e abri-lo no outro. Um link lido pela câmera abre o navegador: copie-o lá e cole-o aqui, o de uma mesa em “Entrar numa mesa” e o da sua prática em “Estatísticas”.
settings-installed-paste = Entrar numa mesa

## Experiment.

experiment-title = Laboratório
experiment-lead = Os seus números, o seu objetivo. Aqui nada conta.
experiment-numbers = Números
experiment-numbers-help = De 2 a 6 números, de 0 a 999. Para ter um a menos, deixe um campo vazio.
experiment-number = Número { $number }
experiment-lay-out = Usar estes números
experiment-solve = Mostrar todas as soluções
# In place of the solutions of a roll that is on the table of the player’s group.
experiment-no-longer-withheld = A rodada terminou. Agora as soluções podem ser vistas.
experiment-your-numbers = Os seus números
experiment-bench = Tentar à mão
# The clock of a call runs at the table meanwhile.
experiment-call-runs = Há uma chamada aberta na mesa.
experiment-to-the-table = Ir para a mesa
experiment-close = Fechar o laboratório
experiment-start-again = Recomeçar
experiment-try = Tente fazer { $goal }. Pode desfazer quantas vezes quiser.
experiment-reached = { $goal }! Esse é um caminho.
experiment-missed = Não é { $goal }. Desfaça, ou recomece.

### Group play.

## The lobby

group-title = Jogar em grupo
group-lead = Cada pessoa na mesa tem o seu aparelho e vê os mesmos números. Quem chega primeiro ao objetivo?
group-no-table-yet = Você ainda não está em nenhuma mesa: escolha um grupo, abra uma mesa ou entre numa que já existe.
group-not-kept = Este navegador não guarda nada para esta página: se a recarregar ou fechar, perde o seu lugar na mesa.
group-your-name = O seu nome
group-your-name-help = Basta o primeiro nome ou um nome de brincadeira. Todos na mesa veem.
group-where-to-play = Onde jogar
group-a = Grupo A
group-b = Grupo B
group-open-to-everybody = Aberto a todos
group-make-a-table = Abrir uma mesa
group-make-help = Quem lidera é você: dê um nome à mesa, por exemplo Turma 5B, e escolha Score ou 24. Depois, em “Convidar”, crie uma chave com que você a lidera em qualquer navegador.
group-for-a-class = Para uma turma
group-for-a-class-help = Todos jogam ao mesmo tempo, cada um no seu tabuleiro. O chat fica desligado, e quem chega espera até você deixar entrar.
group-game = Jogo
group-game-score = Score
group-game-24 = 24
group-make-the-table = Abrir a mesa
group-elsewhere = Outra mesa, ou só assistir
group-join-a-table = Entrar numa mesa
group-join-help = O nome ou o código da mesa, como quem lidera o mostra, ou um link que recebeu.
group-join-installed = Você joga no jogo instalado. Um link lido pela câmera pode abrir o navegador em vez dele, e num iPhone, iPad ou Mac são dois aparelhos, cada um com o seu lugar. Copie o link lá e cole-o aqui, ou escreva o código.
group-join-the-table = Entrar na mesa
group-go-private = Jogar individualmente
group-one-screen = Jogar num só aparelho
group-looking-for-table = À procura da mesa…
group-choose-table = Agora escolha uma mesa abaixo.
group-which-table = Escreva o nome ou o código da mesa, ou cole um link.
# { $host } is the site of a link that was pasted.
group-pasted-other-site = Este link leva a outro site, { $host }, que tem as suas próprias mesas. Abra-o no navegador.
group-pasted-open = Abrir { $host }
group-pasted-no-link = Este link não leva a nenhuma mesa nem a nenhuma página deste jogo. Peça o código da mesa a quem o enviou.
# { $table } is the name or the code of the table that a link names.
group-come-to-group = Entrar no Grupo { $table }
group-come-to-table = Entrar na mesa { $table }
group-come-as-host = Liderar a mesa { $table } aqui
group-come-as-host-help = O seu link tem a chave para liderar. O navegador que lidera a mesa agora terá de sair. Sem nome, você mantém o que tem lá.
group-are-you = { $name } já tem um lugar nesta mesa neste aparelho. Quem é você?
group-i-am = Sou { $name } e agora me chamo { $new }
group-own-seat = Sou { $new } e acabei de chegar
group-take-name = Entrar como “{ $name }”
group-ask-again = Pedir de novo
group-was-here = { $name } estava nesta mesa neste separador. Se és outra pessoa, escreve o teu nome.
group-play-on-as = Continuar como “{ $name }”
group-name-taken = Esse nome já está ocupado. “{ $free }” está livre. Se és tu noutro dispositivo, entra como “{ $free }”: quem dirige a mesa pode dar-te o teu lugar.
group-no-relay = Neste endereço não há servidor do jogo, por isso daqui não se chega a mais ninguém. Dá para jogar individualmente, ou com outras pessoas num só aparelho.
group-no-network = Não há conexão, por isso agora não se chega a mais ninguém. Esta página continua a tentar. Enquanto isso, dá para jogar individualmente, ou com outras pessoas num só aparelho.
# After why no relay can be reached.
group-play-without = Dá para jogar individualmente, ou com outras pessoas num só aparelho.

## The connection

group-connection = Conexão
group-offline = Não há conexão.
group-sockets-blocked = O servidor do jogo responde, mas a conexão em tempo real é bloqueada no caminho. Use outra rede, ou peça a quem cuida desta que deixe passar WebSockets.
group-sign-in = Outra página responde no lugar deste site: talvez a rede peça que você entre com uma conta. Abra qualquer outro site numa nova aba e entre por lá.
group-reconnecting = A conexão caiu, e a página tenta de novo. O seu lugar e os seus pontos estão guardados; nada se perde.
group-reconnecting-call = A conexão caiu, e a página tenta de novo. O relógio da mesa só fica parado enquanto falta o próprio servidor do jogo.
group-relay-away = O seu lugar e os seus pontos estão guardados; nada se perde.
group-relay-away-call = O relógio da mesa está parado, e continua quando o servidor do jogo voltar.
group-own-outage = O seu lugar e os seus pontos estão guardados.
group-own-outage-call = O seu lugar está guardado, mas o relógio da mesa continua.
group-tried-for-seconds = { $seconds ->
    [1] Tempo até agora: 1 segundo.
   *[other] Tempo até agora: { $seconds } segundos.
}
group-tried-for-minutes = Tempo até agora: { $minutes } min { $seconds } s.
group-next-try = { $seconds ->
    [1] Próxima tentativa em 1 segundo.
   *[other] Próxima tentativa em { $seconds } segundos.
}
group-tries-by-itself = Assim que houver lugar, esta página entra por si mesma.
group-try-now = Tentar agora
group-play-here = Jogar aqui
group-load-again = Recarregar a página
group-leave = Sair
group-not-sent = Não há conexão neste momento, por isso não foi enviado.
group-no-connection = Não há conexão neste momento.
group-new-table = A mesa onde você estava já não existe. Esta é uma nova com o mesmo nome.

## The waiting room

group-waiting-title = Quem lidera vai abrir a porta
group-waiting-help = Deixe esta página aberta: ela continua por si mesma.
group-waiting-long = Se ninguém te deixar entrar, avise quem dirige a mesa. É você quem a dirige? Abra a ligação da sua chave neste dispositivo.
group-go-back = Voltar
group-asking = Você pediu para entrar em “{ $table }” como { $name }.
group-asking-to-look-on = Você pediu para assistir a “{ $table }”. O seu número é { $number }.
group-asking-again = A conexão se perdeu; esta página pede de novo por si mesma.

## Beside the table

group-side = O grupo
group-what-is-shown = O que se vê
group-tab-players = Quem joga
group-tab-invite = Convidar
group-tab-live = Turma
group-tab-you = Você
group-looking-on = Você só assiste
group-somebody = Alguém
# A key under a table that is shown to a whole room: its solutions stand beside the
# board then, to be explained on it.
group-projector-solutions = Soluções
group-close-projector = { $waiting ->
    [0] Fechar esta vista
   *[other] Fechar esta vista · { $waiting } à espera
}

## Who comes and goes, and what happens

group-two-names = { $first } e { $second }
group-name-and-others = { $first } e mais { $others }
group-came = Gente nova na mesa: { $names }.
group-went = { $count ->
    [1] { $names } está ausente.
   *[other] { $names } estão ausentes.
}
group-were-removed = { $count ->
    [1] { $names } já não faz parte da mesa.
   *[other] { $names } já não fazem parte da mesa.
}
group-ask-to-come-in = { $count ->
    [1] { $names } espera para entrar.
   *[other] { $names } esperam para entrar.
}
group-you-host = Agora você lidera a mesa.
group-hosts = Agora { $name } lidera a mesa.
group-you-stand-in = Você substitui quem lidera: pode trazer novos números e terminar uma rodada.
group-stands-in = { $name } substitui quem lidera.
group-left = { $name } deixou a mesa de vez.
group-let-in-as = Quem lidera deixou você entrar como { $name }.
group-you-are-handed = Quem lidera deu a você o lugar de { $name }, com os pontos.
group-is-handed = { $name } continua a jogar com outro aparelho, com os mesmos pontos.
group-plays-24 = Agora a mesa joga 24.
group-rules-changed = As regras da casa mudaram.
group-anyone-rolls = Agora traz novos números quem quiser.
group-host-rolls = A partir de agora traz novos números quem lidera.
group-last-scorer-rolls = A partir de agora traz novos números quem fez o último ponto.
group-way-is-call = A partir de agora uma pessoa chama, e mostra o caminho a todos.
group-way-is-everyone = A partir de agora todos jogam ao mesmo tempo, cada pessoa no próprio tabuleiro.
group-way-is-race = A partir de agora é a corrida: todos jogam ao mesmo tempo, cada pessoa com os seus lançamentos.
group-race-started = Começa uma nova corrida.
group-paused = O jogo está em pausa.
group-lengthened = A rodada tem mais { $seconds } segundos.
group-resumed = O jogo continua.
group-locked = A mesa está fechada.
group-unlocked = A mesa está aberta de novo.
group-chat-on = O chat está ligado.
group-chat-off = O chat está desligado.
group-you-are-muted = Quem lidera bloqueou as suas mensagens.
group-you-may-write = Você pode escrever mensagens de novo.
group-you-may-call = Você pode chamar de novo.
group-you-may-play = Quem lidera deixa você jogar esta rodada.
group-may-come-back = { $count ->
    [1] { $names } pode voltar.
   *[other] { $names } podem voltar.
}
group-you-are-co-host = Agora você lidera também: tem todas as ferramentas de quem lidera.
group-is-co-host-now = Agora { $name } lidera também.
group-no-co-host = Já não há uma segunda pessoa a liderar.
group-name-fixed = A partir de agora, quem lidera dá a você o nome { $name }.
group-you-are-in-team = Agora você está na equipe { $team }.
group-teams-set = Agora há { $count } equipes. Cada uma tem os pontos que os seus membros ganham a partir de agora.
group-teams-end = Já não há equipes.
group-you-sit-at = Agora o seu lugar é na mesa { $table }.
group-tables-set = { $count ->
    [1] Agora todos estão numa só mesa pequena.
   *[other] Agora todos estão em { $count } mesas pequenas.
}
group-tables-end = Todos estão de novo em volta de uma só mesa.
group-waiting-room-on = Quem chegar agora espera até quem lidera abrir.
group-waiting-room-off = Já não é preciso esperar para entrar.
group-watchers-sent-away = Quem quiser assistir espera até quem lidera abrir.
group-watchers-free = Todos podem assistir de novo.
group-newcomers-are-muted = Quem chega não pode escrever.
group-newcomers-may-write = Quem chega pode escrever.

## The players

group-players = Quem joga
group-nobody-else = Ainda não há mais ninguém: em “Convidar” está como outras pessoas entram.
group-scoreboard = Pontuação
group-is-you = você
group-is-host = lidera
# Beside a name in the chat, for those who do not see the mark.
group-heard-host = (lidera)
group-is-co-host = lidera também
group-is-stand-in = substitui
group-is-away = ausente
group-is-muted = sem mensagens
group-is-without-calls = sem chamadas
group-goals = { $count ->
    [1] { $count } gol
   *[other] { $count } gols
}
group-tools-for = Ferramentas para { $name }
group-forbid-calls = Proibir chamadas
# How much time one player has; beside it a choice.
group-time-for-one = Tempo
group-time-for-one-help = Os outros não ficam sabendo.
group-time-for-one-none = Não há relógio aqui agora, então mais tempo não mudaria nada.
group-allow-calls = Permitir chamadas
group-let-play = Deixar jogar esta rodada
group-mute = Bloquear mensagens
group-unmute = Permitir mensagens
group-remove = Tirar da mesa
group-make-co-host = Deixar liderar também
group-unmake-co-host = Tirar da liderança
group-close = Fechar
group-new-name = Novo nome
group-rename = Mudar o nome
group-removed = Fora da mesa
group-take-back = Deixar voltar
group-take-all-back = Deixar todos voltar
# For those who do not see beside whose name the button is.
group-take-back-name = Deixar { $name } voltar
group-namesakes = Nomes de quem está fora da mesa
group-namesake = { $name } pegou o nome de alguém que foi tirado da mesa.
group-remove-name = Tirar { $name } da mesa
group-remove-and-ask = Tirar, e perguntar antes de alguém entrar
group-let-stay = Deixar ficar

## The chat

group-chat = Chat
group-chat-tab = { $unread ->
    [0] Chat
    [1] Chat · { $unread } nova
   *[other] Chat · { $unread } novas
}
group-messages = Mensagens
group-your-message = A sua mensagem
group-send = Enviar
group-chat-is-off = Nesta mesa o chat está desligado.
group-chat-empty = Ninguém escreveu ainda. Diga olá!
# The button at a message of one’s own, and for hosts at anyone’s.
group-take-back-line = Retirar
group-unsaid = A conexão se perdeu nesse momento. Veja se a sua mensagem está lá e, se não estiver, envie de novo.

## The invitation

group-invite-others = Convidar outras pessoas
group-invite-public = { $name } está aberto a todos. É assim que se chega lá:
group-invite-by-code = As outras pessoas entram em “{ $name }” com este código ou com o link:
group-invite-by-name = As outras pessoas entram em “{ $name }” com o nome, com este código ou com o link:
group-link = Link para esta mesa
group-for-projector = No projetor
group-watch-link = Abrir uma página para o projetor
# { $table } is the name of a table.
group-class-ready = “{ $table }” está aberta
group-class-ready-help = A turma lê este código, ou abre o endereço e digita o código da mesa.
group-host-key = Liderar em qualquer navegador
group-host-key-help = Com esta chave, qualquer navegador lidera esta mesa: se este perder os dados, ou se você continuar em outro computador. Guarde-a onde ninguém da turma a veja. Uma chave nova anula a anterior.
group-host-key-make = Criar uma chave para liderar
group-host-key-another = Criar outra chave
group-host-key-sure = Criar outra e anular a última
group-host-key-keep = Ficar com a última
group-host-key-link = Link para liderar
group-host-key-save = Baixar a chave
group-host-key-print = Imprimir com o convite
group-host-key-hide = Esconder a chave
# A file’s name.
group-host-key-file = { $table } { $date } chave.txt
group-open-wall = Abrir a vista de parede
group-class-begin = Começar
group-class-here = Alunos presentes: { $count }
group-watch-help = Ela só mostra a mesa, e não ocupa lugar. Leve a janela dela para o projetor, onde tem sempre um espaço, ou abra-a em outro computador, e fique com esta página para você.
group-project = Mostrar esta mesma página
group-project-help = Para quando o projetor mostra o mesmo que o aparelho. Lá a tecla R traz novos números, e “Fechar esta vista” traz o resto de volta.
group-watch-table = Só assistir

## The host’s tools

group-host-tools = Ferramentas de quem lidera
group-host-tab = { $waiting ->
    [0] Liderança
   *[other] Liderança · { $waiting } à espera
}
group-standing-in = { $maker } está ausente. Até que volte, você pode trazer novos números e terminar uma rodada.
group-standing-in-for-nobody = Quem abriu esta mesa saiu dela. Você pode trazer novos números e terminar uma rodada.
group-end-round = Terminar a rodada
group-end-with-points = Terminar com pontos
group-end-without-points = Terminar sem pontos
group-yes-end = Sim, terminar
group-play-on = Continuar a jogar
group-end-nobody-called = Terminar esta rodada? Ninguém chamou, por isso ninguém ganha pontos.
group-end-no-points = Terminar esta rodada? A chamada aberta não dá pontos a ninguém.
group-end-score = Terminar esta rodada? Com pontos, o SCORE de { $score } conta como não mostrado.
group-end-impossible = Terminar esta rodada? Com pontos, o IMPOSSÍVEL de { $impossible } conta como válido.
group-end-both-same = Terminar esta rodada? Com pontos, o SCORE de { $score } conta como não mostrado, e o IMPOSSÍVEL da mesma pessoa como válido.
group-end-both = Terminar esta rodada? Com pontos, o SCORE de { $score } conta como não mostrado, e o IMPOSSÍVEL de { $impossible } como válido.
group-end-everyones = Terminar esta rodada? Respostas: { $given } de { $expected }.
group-end-everyones-no-points = Terminar esta rodada? Respostas: { $given } de { $expected }, e ninguém ganha pontos.
group-pause = Pausa
group-more-time-for-all = Mais tempo para todos
group-half-minute-more = + 30 s
group-minute-more = + 1 min
group-race-anew = Começar uma nova corrida? Os pontos e gols desta somem.
group-race-shared = Uma corrida a três gols com Score. Pessoas: { $players }
group-go-on = Continuar
group-deal = Pôr na mesa números à sua escolha
group-deal-these = Usar estes números
group-way = Modo de jogo
group-way-who = Quem procura a solução
group-way-call = quem chama primeiro
group-way-everyone = todos ao mesmo tempo
group-way-race = uma corrida, todos ao mesmo tempo
group-play-at-once = Deixar todos jogarem ao mesmo tempo
group-way-clock = Tempo para uma rodada, segundos
group-way-clock-help = De 30 a 600, ou vazio para jogar sem relógio.
group-way-clock-problem = Uma rodada dura de 30 a 600 segundos; um campo vazio quer dizer sem relógio.
group-way-points = As respostas dão pontos
group-way-points-help = Uma resposta certa dá um ponto.
group-way-first-three = As três primeiras respostas certas dão mais um ponto
group-way-wrong = Um IMPOSSÍVEL errado custa um ponto
group-way-help = Com outro modo, os números que estão na mesa são tirados.
group-use-way = Jogar assim
group-anyone = Traz novos números quem quiser
group-anyone-help = Números em que outras pessoas talvez pensem são tirados quando a maioria pede.
group-host-help = Quem traz é você, e quem lidera com você.
group-last-scorer-help = Pelas regras da casa quem traz é quem fez o último ponto, e você.
group-waiting-room = Perguntar antes de alguém entrar
group-waiting-room-help = Quem chegar espera até você abrir.
group-watchers-wait = Perguntar antes de alguém assistir
group-watchers-wait-help = Manda embora todos os que agora só assistem, menos as páginas que você abriu neste navegador.
group-visitor-looks-on = Alguém que quer assistir ({ $number })
group-visitors = { $count ->
    [0] Ninguém à espera
    [1] 1 pessoa à espera
   *[other] { $count } pessoas à espera
}
group-let-in = Deixar entrar
group-turn-away = Recusar
group-may-be = Talvez seja { $name }, que está ausente e tem { $points ->
    [1] { $points } ponto.
   *[other] { $points } pontos.
}
group-somebody-may-be = { $newcomer } talvez seja { $name }, que está ausente e tem { $points ->
    [1] { $points } ponto.
   *[other] { $points } pontos.
}
group-give-seat = Dar esse lugar
group-hand-seat-to = Dar este lugar a…
group-lost-devices = Quem talvez tenha outro aparelho
# For those who do not see beside whose name the button is.
group-let-in-name = Deixar { $name } entrar
group-turn-away-name = Recusar { $name }
group-let-all-in = Deixar todos entrar
group-one-by-one = Um a um
group-wait-to-come-in = À espera de entrar: { $count }
group-turn-all-away = Recusar todos
group-flood = { $count } pessoas do mesmo lugar
group-flood-help = Chegaram em um minuto pela mesma rede: talvez seja a sua turma, ou uma só pessoa com muitas abas.
group-flood-let-in = Deixar as { $count } entrar
group-flood-turn-away = Recusar as { $count }
group-visitor-namesake = Alguém com este nome foi tirado da mesa.
# Beside the name of a visitor, where several names look alike.
group-visitor-number = n.º { $number }
group-lock = Fechar a mesa
group-lock-help = Ninguém mais entra.
group-chat-switch = Chat
group-chat-switch-help = Quem joga pode escrever aos outros.
group-mute-newcomers = Quem chega não pode escrever
group-mute-newcomers-help = Quem se sentar a partir de agora não escreve nada até você permitir, em Quem joga.
group-csv-save = Baixar a pontuação
group-csv-copy = Copiar a pontuação
# The name of a file. { $date } is as 2026-12-31.
group-csv-file = { $table } { $date } pontuação.csv
group-print = Imprimir a pontuação
group-csv-name = Nome
group-csv-points = Pontos
group-save-instead = Este navegador não deixa a página copiar. Em vez disso, baixe a pontuação.
group-house-rules = Regras da casa
group-rules-help = Com novas regras, os números que estão na mesa são tirados.
group-use-rules = Usar estas regras
group-remove-newcomers = Tirar quem acabou de entrar…
group-newcomers = { $count ->
    [0] Nos últimos cinco minutos ninguém entrou.
    [1] Nos últimos cinco minutos entrou 1 pessoa.
   *[other] Nos últimos cinco minutos entraram { $count } pessoas, as mais recentes primeiro.
}
# { $deed } is one of the next four.
group-newcomer = há { $seconds } s, { $deed }
group-newcomer-nothing = ainda não fez nada
group-newcomer-wrote = escreveu
group-newcomer-played = jogou
group-newcomer-called = chamou
group-newcomer-gone = { $said }, ausente
group-newcomers-help = Já está marcado quem parece ter entrado por brincadeira: muitos de uma vez ou com nomes parecidos, sem fazer nada. Os lugares ficam guardados: em “Quem joga” dá para deixar voltar.
group-remove-chosen = { $count ->
    [1] Tirar 1 pessoa
   *[other] Tirar { $count } pessoas
}
group-zero = Todos os pontos a 0…
group-zero-help = O que todos ganharam e perderam desaparece para sempre.
group-yes-zero = Sim, todos os pontos a 0
group-clear = Esvaziar a mesa…
group-clear-help = Todos são mandados embora. Nomes, pontos e mensagens são apagados imediatamente, para sempre.
group-yes-clear = Sim, esvaziar a mesa

## Small tables

group-small-tables = Mesas pequenas
group-small-tables-help = A turma joga em mesas pequenas, todas com os mesmos números, e em cada uma se chama. Cada vez que chegam novos números, os lugares mudam. Os números que estão agora na mesa são tirados.
group-table-size = Pessoas numa mesa
group-split-into-tables = Formar mesas pequenas
group-seat-anew = Mudar os lugares
group-one-table = Voltar a uma só mesa
group-so-many-tables = { $count ->
    [1] Há 1 mesa pequena.
   *[other] Há { $count } mesas pequenas.
}
group-table-number = Mesa { $table }
group-your-table = A sua mesa: { $table }
group-table-no-roll = ainda sem números
group-table-thinks = pensa
group-table-called = { $name }: { $call }
group-table-solved = { $name } mostrou o caminho
group-table-stood = O IMPOSSÍVEL de { $name } valeu
group-table-ended = terminou
group-tables-progress = Mesas que terminaram: { $finished } de { $count }.
group-ways-wait = As soluções aparecem quando todas as mesas tiverem terminado.
group-tables-finished = { $count ->
    [1] A mesa terminou.
   *[other] Todas as { $count } mesas terminaram.
}
group-end-tables = Terminar esta rodada? { $open ->
    [1] 1 mesa ainda joga.
   *[other] { $open } mesas ainda jogam.
} Com pontos, um SCORE aberto conta como não mostrado, e um IMPOSSÍVEL como válido.
group-end-tables-no-call = Terminar esta rodada? { $open ->
    [1] 1 mesa ainda joga, e lá ninguém chamou.
   *[other] { $open } mesas ainda jogam, e lá ninguém chamou.
}

## Teams

group-teams = Equipes
group-teams-help = Todos são divididos em equipes ao acaso, da forma mais igual possível. Uma equipe tem os pontos que os seus membros ganham a partir daí.
group-teams-count = Quantas equipes
group-make-teams = Formar equipes
group-new-teams = Formar novas equipes
group-end-teams = Acabar com as equipes
group-team-move = Mudar
group-team-to = para a equipe
group-team-put = Mudar
group-team-circle = Círculo
group-team-triangle = Triângulo
group-team-square = Quadrado
group-team-star = Estrela
group-team-cross = Cruz
group-team-drop = Gota

## The live board of a class

group-live = O que a turma faz agora
group-live-empty = Assim que houver números na mesa, cada pessoa da turma tem aqui um espaço.
group-live-order = Ordem das casas
group-live-by-help = Ajuda primeiro
group-live-by-name = Por nome
group-count-working = { $count ->
    [1] { $count } trabalha
   *[other] { $count } trabalham
}
group-count-help = { $count ->
    [1] { $count } talvez precise de ajuda
   *[other] { $count } talvez precisem de ajuda
}
group-count-has-it = { $count ->
    [1] { $count } conseguiu
   *[other] { $count } conseguiram
}
group-count-impossible = { $count } IMPOSSÍVEL
group-count-away = { $count ->
    [1] { $count } ausente
   *[other] { $count } ausentes
}
group-count-no-answer = { $count } sem resposta
group-state-working = trabalha
group-state-help = precisa de ajuda?
group-state-has-it = conseguiu
group-state-no-answer = sem resposta
group-steps = { $count ->
    [1] { $count } passo
   *[other] { $count } passos
}
group-hints = { $count ->
    [1] { $count } dica
   *[other] { $count } dicas
}
group-so-many-players = { $count ->
    [1] { $count } pessoa
   *[other] { $count } pessoas
}
group-different-solutions = { $count ->
    [1] { $count } solução
   *[other] { $count } soluções diferentes
}
group-board-of = Tabuleiro de { $name }

## What the class has made of a roll

group-class-found = { $count ->
    [1] A turma achou 1 solução
   *[other] A turma achou { $count } soluções diferentes
}
group-class-found-none = A turma não achou nenhuma solução
group-class-page = Página { $page } de { $pages }
group-class-pages-stop = Parar de virar
group-class-pages-go-on = Virar sozinha
group-class-impossible = { $count ->
    [1] { $count } pessoa respondeu IMPOSSÍVEL.
   *[other] { $count } pessoas responderam IMPOSSÍVEL.
}
group-class-impossible-names = Quem respondeu IMPOSSÍVEL: { $names }.
group-show-names = Mostrar os nomes
# A large number stands before it: how many have answered.
group-of-so-many-have-answered = de { $count } responderam

## The player’s own seat

group-you = Você
group-change = Mudar
group-step-out = Jogar um pouco sem o grupo
group-step-out-help = O seu lugar e os seus pontos esperam por você.
group-next-player = Outro jogador neste aparelho
group-next-player-help = Seu lugar e seus pontos esperam você aqui.
group-next-player-short = Outro jogador
group-go-private-short = Jogar individualmente
group-leave-table = Deixar a mesa…
group-leave-table-help = Depois, outras pessoas podem ocupar o seu lugar. Se voltar com este navegador, você terá um lugar novo, com os seus pontos.
group-yes-leave = Sim, deixar a mesa

## Why a group refuses something

group-refused-locked = Quem lidera fechou a mesa: por enquanto ninguém mais pode entrar.
group-refused-removed = Quem lidera tirou você desta mesa.
group-refused-stale = Isso era dos números anteriores. Agora há outros na mesa.
group-refused-nobody-hosts = Ninguém lidera esta mesa, por isso ninguém pode mudar isso aqui.
group-refused-yourself = Não dá para fazer isso com o próprio lugar.
group-refused-roll-first = Aconteceram coisas demais desde que estes números chegaram. Primeiro ponha outros na mesa.
group-refused-chat-off = Nesta mesa o chat está desligado.
group-refused-muted = Quem lidera bloqueou as suas mensagens.
group-refused-calls-forbidden = Por enquanto quem lidera não deixa você chamar.
group-refused-looks-on = Você chegou no meio desta rodada: fica olhando até a próxima, ou até quem lidera deixar você jogar.
group-refused-other-on-device = Outra pessoa deste aparelho já estava na mesa com este lançamento: você joga a partir do próximo.
group-refused-removed-on-device = O anfitrião removeu outro jogador deste aparelho, então precisa deixar você entrar. Peça a ele.
group-refused-no-vote = Quem não pode chamar com estes números não pode pedir que sejam tirados.
group-refused-not-sayable = Uma mensagem tem de 1 a 200 caracteres visíveis.
group-refused-too-fast = Foi rápido demais. Espere um momento.
group-refused-not-the-maker = Essa pessoa abriu a mesa: ninguém pode bloquear as mensagens dela, tirá-la ou mudar o nome dela.
group-refused-maker-only = Só quem abriu esta mesa pode fazer isso.
group-refused-name-fixed = Quem lidera escolheu o seu nome, por isso não dá para mudar.
group-refused-visitor-gone = Essa pessoa já não está à espera.
group-refused-no-newcomers = Ninguém entrou no último minuto.
group-refused-team-count = Pode haver de duas a seis equipes.
group-refused-empty-team = Assim uma equipe ficaria sem ninguém. Forme menos equipes, ou ponha alguém em cada uma.
group-refused-twice-in-teams = Ninguém pode estar em duas equipes.
group-refused-no-such-team = Essa equipe não existe.
group-refused-table-size = Uma mesa pequena tem de três a seis pessoas.
group-refused-too-few-for-tables = Para mesas pequenas são precisas pelo menos três pessoas, além de quem lidera.
group-refused-no-small-tables = Não há mesas pequenas.
group-refused-no-race = Nesta mesa não há corrida.
group-refused-race-over = Esta corrida já foi vencida. Quem lidera, ou quem substitui, pode começar uma nova.
group-refused-race-too-long = Você já fez tudo o que cabe numa corrida. Quem lidera pode começar uma nova.
group-refused-hosts-sit-nowhere = Quem lidera não tem lugar numa mesa pequena: anda por todas e vê todas.
group-refused-no-table-yet = Você ainda não tem lugar numa mesa pequena. Vai ter com os próximos números.
group-refused-nobody-chosen = Escolha pelo menos uma pessoa que ainda esteja aqui.
group-refused-not-away = Essa pessoa está aqui. Só o lugar de quem está ausente pode passar para outro aparelho.
group-refused-hosts-keep-seats = Quem lidera fica com o próprio lugar, e não recebe outro.
group-refused-too-often = Isso já foi feito muitas vezes. Em alguns minutos dá para fazer de novo; a corrida continua.

## Why a table’s name is refused

group-table-name-empty = Escreva um nome para a mesa: pelo menos uma letra ou um algarismo.
group-table-name-too-long = O nome de uma mesa tem no máximo 20 caracteres.
group-table-name-invisible = O nome de uma mesa não pode ter caracteres invisíveis.
group-table-name-stacked = O nome de uma mesa tem no máximo quatro acentos ou outros sinais numa letra, e nenhum sem letra.
group-table-name-reserved = O nome de uma mesa não pode ter essa palavra. Escolha outro nome.

## Why a relay lets nobody in

group-table-exists = Já há uma mesa com esse nome. Entre nela, ou escolha outro nome.
group-no-such-table = Não há nenhuma mesa com esse nome ou código.
group-other-tab = Você está nesta mesa em outra aba ou janela.
group-not-here = Este servidor do jogo não tem essa mesa.
group-too-many-tables = Neste momento não há espaço para outra mesa.
group-too-many-watchers = Esta mesa já tem gente demais a assistir.
group-busy = Neste momento chega muita gente ao mesmo tempo.
group-tables-from-here = A sua rede já tem tantas mesas quantas este servidor do jogo permite. Entre numa delas, peça que esvaziem uma de que ninguém precisa, ou peça mais a quem cuida do servidor do jogo (--tables-per-address).
group-seats-from-here = A sua rede já tem nesta mesa tantos lugares quantos este servidor do jogo permite. Peça a quem lidera que tire alguém que não devia estar lá, ou peça mais a quem cuida do servidor do jogo (--seats-per-address).
group-seat-handed-over = Quem lidera deu o seu lugar nesta mesa, com os pontos, a outro aparelho. Entre com outro nome, ou pergunte a quem lidera se foi um engano.
group-hosted-elsewhere = Agora esta mesa é liderada por outro navegador, que entrou com a chave para liderar. Se não foi você, abra aqui o link com a sua chave: o outro navegador é mandado embora.
group-wrong-host-key = Esta não é a chave para liderar esta mesa, ou uma mais nova a substituiu. Você pode entrar para jogar.
group-broken-host-key = A chave do anfitrião neste link não está inteira ou tem um erro. Abra de novo o link inteiro. Você também pode entrar para jogar.
group-seats-of-device = Este aparelho tem tantos lugares nesta mesa quantos pode ter. Entre com um dos nomes deles, ou com outro aparelho.
group-newcomers-from-here = Chega muita gente da sua rede ao mesmo tempo. Se isso é normal, peça mais a quem cuida do servidor do jogo (--joins-per-minute).
group-turned-away = Quem lidera não deixou você entrar. { $seconds ->
    [1] Dá para pedir de novo em 1 segundo.
   *[other] Dá para pedir de novo em { $seconds } segundos.
}
group-may-ask-again = Já dá para pedir de novo para entrar.
group-a-full = O Grupo A está cheio. Tente o Grupo B, ou abra a sua própria mesa.
group-b-full = O Grupo B está cheio. Tente o Grupo A, ou abra a sua própria mesa.

## Why a relay ends the connection

group-closed-bad-message = O servidor do jogo não entendeu esta página.
group-closed-no-hello = Esta página demorou demais a dizer olá.
group-closed-old-page = Esta página e o servidor do jogo não combinam: um dos dois é mais antigo. Os seus pontos estão guardados.
group-closed-taken-over = Você continua a jogar em outra aba ou janela.
group-closed-removed = Quem lidera tirou você da mesa.
group-closed-left = Você deixou a mesa.
group-closed-cleared = A mesa foi esvaziada. Os nomes e os pontos foram apagados.
group-closed-too-slow = Este aparelho não conseguiu acompanhar a mesa.
group-closed-restart = O servidor do jogo reinicia agora.
group-closed-trouble = O servidor do jogo teve um problema com esta mesa.
group-framed-title = Grupos jogam em uma aba própria
group-framed-text = Outra página mostra esta em um quadro e poderia pôr botões dela sobre os da sua mesa. Abra o jogo em outra aba: o caminho para a sua mesa vai junto.
group-own-tab = Abrir em outra aba

### Lessons: planning one, holding it, and the report of it.

## Planning

lesson-title = Preparar uma aula
lesson-plan-help = Números escolhidos antes, para uma turma. Não precisa de internet.
lesson-lead = Junte lançamentos e depois ponha-os na mesa um após o outro, com um só botão. A aula toda é um link.
lesson-back-to-table = Voltar à mesa
lesson-back-to-group = Voltar à página do grupo
lesson-settings = O que se joga
lesson-cards = Cartas, como no jogo 24
lesson-cards-help = Usam-se os quatro números, e não se juntam algarismos.
lesson-add = Acrescentar lançamentos
lesson-up-to = Uma aula tem no máximo { $most } lançamentos.
lesson-level = Dificuldade
lesson-count = Quantos lançamentos
lesson-count-problem = Escolha um número inteiro de 1 a { $most }.
lesson-add-by-level = Acrescentar lançamentos assim
lesson-stop = Parar
lesson-searching = À procura de lançamentos…
lesson-added = { $count ->
    [1] 1 lançamento foi acrescentado.
   *[other] { $count } lançamentos foram acrescentados.
}
lesson-few-found = { $count ->
    [0] Não se achou nenhum lançamento assim: são raros com estes dados e este objetivo.
    [1] Só se achou 1 lançamento assim: são raros com estes dados e este objetivo.
   *[other] Só se acharam { $count } lançamentos assim: são raros com estes dados e este objetivo.
}
# { $most } is how many rolls a lesson has at most, { $room } how many more fit.
lesson-no-room = { $room ->
    [0] Uma aula tem no máximo { $most } lançamentos, por isso não cabe mais nenhum.
    [1] Uma aula tem no máximo { $most } lançamentos, por isso só cabe mais 1.
   *[other] Uma aula tem no máximo { $most } lançamentos, por isso só cabem mais { $room }.
}
lesson-typed = Os seus números
lesson-typed-help = Um lançamento por linha, por exemplo 1 4 5 7: de dois a seis números inteiros de 0 a 999.
lesson-add-typed = Acrescentar estes lançamentos
# { $line } counts the lines that have something in them; the first is 1.
lesson-typed-problem = A linha { $line }, “{ $roll }”, não é um lançamento: um lançamento tem de dois a seis números inteiros de 0 a 999.
lesson-typed-nothing = Escreva pelo menos um lançamento.
lesson-from-link = De um link
lesson-from-link-help = Cole o link de outra aula, ou de um lançamento.
lesson-add-from-link = Acrescentar do link
lesson-link-empty = Este link não tem aula nem lançamento.

## The rolls of a plan

lesson-rolls = { $count ->
    [0] Os lançamentos
    [1] 1 lançamento
   *[other] { $count } lançamentos
}
lesson-no-rolls-yet = Ainda não há lançamentos: acrescente alguns.
lesson-unready = O link aparece assim que a aula puder ser jogada.
lesson-other-tab = Esta aula mudou em outra aba ou janela; agora está assim. “Desfazer a última mudança” traz de volta o que estava aqui.
lesson-undo = Desfazer a última mudança
# { $theirs } and { $own } are numbers of rolls.
lesson-of-link = Lançamentos na aula deste link: { $theirs }. Lançamentos no seu plano: { $own }. Se você abrir a aula, ela toma o lugar do seu plano.
lesson-take-link = Abrir a aula do link
lesson-keep-plan = Ficar com o meu plano
lesson-own-plan = Não foi possível ler a aula do link. Este é o seu próprio plano.
lesson-clear = Tirar tudo
# A roll as it is named to people who do not see beside which one a key is.
lesson-roll = n.º { $number }, { $numbers }
lesson-earlier = Antes: { $roll }
lesson-later = Depois: { $roll }
lesson-leave-out = Tirar: { $roll }
# { $percent } is how much of the work is done.
lesson-rating = Cálculo em curso… { $percent }%
lesson-impossible = Impossível

## The link

lesson-link = O link
lesson-address = Link para esta aula
lesson-link-help = Abre esta aula de novo, em qualquer aparelho. Quem tem o link vê os lançamentos.

## Holding it

lesson-hold = Dar esta aula
lesson-make-help = Joga-se numa mesa sua, e é você quem lidera. Lá o chat fica desligado até você ligar.
lesson-table = Nome da mesa
lesson-make = Abrir uma mesa com esta aula
lesson-take-help = A sua mesa recebe o objetivo, os dados e o modo de jogo desta aula.
lesson-take-another-help = Fica no lugar da aula que está em curso, e a sua mesa recebe o objetivo, os dados e o modo de jogo desta.
lesson-take = Levar para “{ $table }”
lesson-end-round-first = Ainda há uma rodada aberta: termine-a primeiro.
lesson-held = Aula
lesson-on-table = Na mesa está o n.º { $number } de { $count }.
lesson-next = A seguir vem o n.º { $number } de { $count }.
lesson-all-played = Foram todos jogados: { $count }.
lesson-done = Depois deste, todos terão sido jogados.
lesson-over = A aula acabou
lesson-end-puzzles = Desafios
lesson-end-pupils = Alunos
lesson-end-right = Respostas certas nesta mesa
lesson-shared = Uma aula com Score. Desafios: { $puzzles }, alunos: { $pupils }, respostas certas: { $right } de { $all }
lesson-deal = Pôr na mesa o n.º { $number } de { $count }
lesson-list = O que a aula tem
lesson-list-help = No meio dá para pôr na mesa outros números: a aula espera.
lesson-comes-next = o próximo
lesson-lies-there = na mesa
lesson-was-played = jogado
lesson-choose-short = Próximo
lesson-choose = Escolher como próximo: { $roll }
lesson-end = Fechar a aula…
lesson-end-help = A mesa fica como está. O link da aula abre-a de novo, desde o início.
lesson-yes-end = Sim, fechar

## The report

report-title = Relatório
report-of = Relatório: { $table }
report-hosts-only = Só quem lidera uma mesa tem o relatório dela.
report-kept = O que cada pessoa da turma fez nesta mesa. Só quem lidera vê, e fica guardado até a mesa ser esvaziada; pôr todos os pontos a 0 não muda nada nele.
report-help = Uma rodada conta para quem tem lugar quando ela termina, mesmo ausente. Os tempos vão da chegada dos números à resposta ou à chamada, sem pausas. Os passos são os que estão nos tabuleiros quando as rodadas terminam: os que têm uma fração, algarismos juntos ou um número negativo contam também na coluna deles.
report-saved = IMPOSSÍVEL salvos por outra pessoa
report-saved-by = { $caller } chamou IMPOSSÍVEL em lançamentos que dá para fazer, e depois { $saver } chamou SCORE e não mostrou. Rodadas: { $rounds }.
report-saved-help = Cada uma dessas rodadas deu um ponto à primeira pessoa. Pode ser azar, mas se duas fazem isso sempre de novo, talvez estejam se ajudando. Você pode proibir as chamadas de qualquer uma delas.
report-nobody = Ainda não há ninguém da turma na mesa.
report-print = Imprimir o relatório
report-save = Baixar o relatório
# The name of a file. { $date } is as 2026-12-31.
report-file = { $table } { $date } relatório.csv
report-table = Mesa
report-date = Data
report-name = Nome
report-team = Equipe
report-points = Pontos
report-rounds = Rodadas
report-right = Certas
report-wrong-impossible = IMPOSSÍVEL errado
report-not-shown = SCORE não mostrado
report-without-answer = Sem resposta
report-mean = Tempo médio
report-fastest = Resposta certa mais rápida
report-mean-s = Segundos em média
report-fastest-s = Resposta certa mais rápida, segundos
report-seconds = { $seconds } s
report-hints = Dicas
report-steps = Passos
report-fractions = Com frações
report-joins = Com algarismos juntos
report-negatives = Com números negativos

### Practice and the rolls of the day.

## A roll on the board

learn-make = Faça { $goal } em dois ou três passos.
learn-make-of-all = Faça { $goal } com todos os números.
learn-reached = { $goal }! Esse é um caminho.
learn-rightly-impossible = Certo: ninguém consegue fazer { $goal } com estes números.
learn-wrongly-impossible = Há um caminho para { $goal }. Olhe mais uma vez.
learn-shown = Este é o caminho mais fácil para { $goal }.
learn-shown-impossible = Ninguém consegue fazer { $goal } com estes números. Veja a razão abaixo.
# $far: how far $value is from the goal
learn-too-small = { $value } é pequeno demais para { $goal }: a diferença é { $far }. Desfaça, ou recomece.
learn-too-large = { $value } é grande demais para { $goal }: a diferença é { $far }. Desfaça, ou recomece.
learn-start-again = Recomeçar
learn-hint = Dica
learn-impossible = Impossível
learn-show = Mostrar
learn-next = Próximos números
learn-stopwatch = Mostrar o tempo
learn-sounds = Sons
learn-to-statistics = Como foi até agora
learn-clock-wrong = O relógio deste aparelho mostra um dia que não pode estar certo; por isso esta resposta não está nas suas estatísticas. Acerte o relógio, e a próxima estará.

## Games

learn-games = Jogos
learn-game-score = Score
learn-game-24 = 24

## Mais pessoas num aparelho

learn-who-plays = Quem joga?
learn-plays = Joga { $name }
learn-nobody-named = Joga “Sem nome”
learn-several-here = Há mais de uma pessoa aqui?
learn-new-name = Nome
learn-new-name-help = Cada nome tem os seus próprios degraus, dias e estatísticas.
learn-add-name = Jogar
learn-forget-name = Não perguntar mais por { $name }

## The rolls of the day

learn-daily-lead = Cinco desafios, do mais fácil ao mais difícil, hoje iguais para todos. Um deles pode ser impossível.
learn-day-ahead = Esse dia ainda não chegou. Estes são os desafios de hoje.
learn-day-before = O dia anterior
learn-day-after = O dia seguinte
learn-rolls = Os desafios deste dia
learn-roll-number = Desafio { $number }: { $mark }
learn-mark-open = por fazer
learn-mark-solved = resolvido
learn-mark-helped = resolvido depois de uma dica ou de um “Impossível” errado
learn-mark-shown = mostrado
learn-details = Como foi cada desafio
learn-column-roll = Desafio
learn-column-result = Resultado
learn-column-time = Tempo
learn-column-hints = Dicas
learn-column-wrong-calls = Impossível por engano
learn-day-done = Os cinco estão feitos
learn-days-in-a-row = Dias seguidos
# What is shared: $signs has one for each roll.
learn-shared = { $game }, desafios do dia { $date }: { $signs } { $time }{ $hints ->
    [0] {""}
    [1] {", uma dica"}
   *[other] {", "}{ $hints } dicas
}
learn-signs = ● resolvido, ◐ resolvido depois de uma dica ou de um “Impossível” errado, ○ mostrado. Nenhum número é revelado.
learn-streak = { $days ->
    [0] Ainda nenhum dia seguido.
    [1] Um dia seguido.
   *[other] { $days } dias seguidos.
}
learn-streak-rule = Um dia conta quando você resolve um dos seus desafios no próprio dia; um dia de folga por semana não faz mal.
learn-archive = Todos os dias deste mês
learn-month-before = O mês anterior
learn-month-after = O mês seguinte
learn-date-done = { $date }, feito

## Practice

learn-practice-lead = Um desafio após o outro, sem relógio. O que for difícil volta mais vezes.
learn-now = { $skill }, dificuldade { $level }
learn-no-roll = Não se achou nada deste nível com este objetivo e estes dados ou estas cartas.
learn-comes-again = Você já viu o caminho com estes números. Agora consegue achar sem ajuda?
learn-level-link = Este nível
learn-example = Um exemplo
learn-skills = O que há para aprender
learn-rule = Se você resolve um desafio de primeira, a habilidade sobe um degrau. Depois de uma dica ou de um “Impossível” errado, ela fica onde está. Quanto mais alto ela está, mais tarde volta. No último degrau, está aprendida.
learn-rule-shown = Quando o caminho foi mostrado, a habilidade desce um degrau, e esse desafio volta depois de mais 3, também num nível escolhido por você.
learn-by-rule = Escolha por mim
learn-own-setting = Objetivo e dados à sua escolha
learn-own-setting-help = O que você treina assim tem os seus próprios degraus.
learn-goal = Objetivo, de 0 a 999
learn-goal-problem = O objetivo é um número inteiro de 0 a 999.
learn-dice = Dados
learn-dice-help = As faces de cada dado, por exemplo 6 6 12. Um campo vazio quer dizer os dados de sempre.
learn-dice-problem = Os dados são de 2 a { $most }, cada um com 2 a 100 faces. Escreva as faces separadas por espaços.
learn-use-setting = Treinar com estes
learn-usual-setting = Como no jogo
learn-choose-level = { $skill }, dificuldade { $level }
learn-standing-new = nova
learn-standing-learning = degrau { $number } de 5
learn-standing-due = degrau { $number } de 5, para rever
learn-standing-mastered = aprendida
learn-standing-mastered-due = aprendida, para rever

learn-skill = { $skill ->
    [two-steps] Dois passos
    [three-steps] Três passos
    [subtraction] Subtração
    [division] Divisão
    [joining] Juntar algarismos
    [impossible] É impossível?
    [negative] Abaixo de zero
   *[fractions] Frações
}
learn-about-skill = { $skill ->
    [two-steps] Bastam três números: primeiro faça um novo, depois use-o.
    [three-steps] O caminho mais fácil usa os quatro números.
    [subtraction] O caminho mais fácil tem uma subtração.
    [division] O caminho mais fácil tem uma divisão.
    [joining] Ponha dois números lado a lado: 1 & 2 é 12.
    [impossible] Ache um caminho, ou diga que não há nenhum.
    [negative] Sem o mais: primeiro vá abaixo de zero. Tirar −3 é somar 3.
   *[fractions] Sem o vezes: dividir por uma fração menor que 1 torna um número maior.
}

## A corrida

race-lead = Faça 20 ou 18, quantas vezes conseguir. Vence quem fizer três gols.
race-either = { $first } ou { $second }
race-standings = Pontos e gols
race-player = Pessoa
race-points = Pontos
race-goals = Gols
race-goals-of = { $goals } de { $all }
race-first-roll = { $name }: lance os dados! O primeiro lançamento é grátis.
race-make = { $name }: faça 20 ou 18, quantas vezes conseguir.
race-won = Três gols: { $name } venceu!
race-own-win = Três gols: você venceu!
race-end = A corrida acabou
race-end-rolls = Lances no total
race-shared = Uma corrida a três gols, ganha. Lances no total: { $rolls }
# $by: points of a step; $sum: the points then
race-gained = { $by ->
    [1] Um ponto a mais. Pontos agora: { $sum }.
   *[other] { $by } pontos a mais. Pontos agora: { $sum }.
}
race-roll-cost = O lançamento custa um ponto. Pontos agora: { $sum }.
race-bonus = Terminam em 0 ou 5: mais { $bonus }, então { $points }.
race-goal = Gol! Os pontos recomeçam do 0.
race-which-roll = Lançamento { $number } de { $all }
race-back = Lançamento anterior
race-forward = Lançamento seguinte
race-roll = Novo lançamento
race-hand-on = Passar a vez
race-new = Uma nova corrida
race-new-help = Um nome para cada pessoa que joga neste aparelho; para jogar individualmente não é preciso nenhum. A corrida aberta termina.
race-give-up = Esta corrida não acabou. Pressione de novo para desistir dela.
race-name = Pessoa { $number }
race-same-name = Alguém já tem este nome.
race-link = Uma corrida com os mesmos lançamentos
race-begin = Começar
race-racers = Numa corrida jogam de 1 a { $most } pessoas.
race-not-their-turn = É a vez de outra pessoa.
race-over = Esta corrida já foi vencida. Comece uma nova.
race-no-roll = Primeiro lance os dados.
race-rolled-this-turn = Na sua vez só há um novo lançamento. Continue com os seus lançamentos, ou passe a vez.
race-too-many-rolls = Você já tem { $most } lançamentos desde o seu último gol. Continue com esses.
race-no-such-roll = Deste lado não há mais lançamentos.
race-no-step = Não existe esse passo.
race-no-turns = Você joga individualmente: não há ninguém a quem passar a vez.
race-not-a-roll = Estes dados não podem estar ali.
race-too-long = Esta corrida ficou longa demais. Comece uma nova.
race-rules = Como funciona a corrida
race-all-rules = Todas as regras
race-rule-steps = Cada passo que dá 20 vale 1 ponto, cada um que dá 18 vale 3.
race-rule-again = Faça quantos passos quiser, e desfaça-os quando quiser; o mesmo caminho conta uma só vez em cada lançamento.
race-rule-fives = Quando os seus pontos terminam em 0 ou 5, você ganha mais 5. Só 25 é um gol em vez disso.
race-rule-goal = Exatamente { $points } pontos são um gol. Os pontos recomeçam do 0.
race-rule-roll = O primeiro lançamento é grátis. Cada novo lançamento custa um ponto.
race-rule-rolls = Dá para andar para trás e para a frente pelos seus lançamentos. Depois de um gol fica só o lançamento com que ele foi feito.
race-rule-turns = Várias pessoas jogam uma de cada vez. Na sua vez, cada uma tem um novo lançamento.
race-rule-at-once = Todos jogam ao mesmo tempo, cada pessoa com os seus lançamentos: só ela e quem lidera os veem. A lista de quem joga mostra como está cada pessoa.
race-rule-win = Vence quem fizer primeiro { $goals } gols. Não há chamadas nem relógio.
race-example = Exemplo: você tem 17 pontos, e saem 3, 6, 9 e 14. 3 × 6 dá 18: 3 pontos, por isso 20. Esse é um múltiplo de 5, por isso 25: um gol.

### How practice and the rolls of the days went.

statistics-lead = O que você fez no treino e com os lançamentos do dia. Fica guardado só neste aparelho, e mais ninguém vê.
statistics-empty = Ainda nada. Cada desafio terminado conta aqui.
statistics-players = Respostas de
statistics-nobody = Sem nome
statistics-as-table = Como tabela
statistics-on-paper = { $name }, { $date }
statistics-none = –
statistics-short-date = { $day }/{ $month }

## Week by week

statistics-weeks = Resolvidos, semana a semana
statistics-weeks-summary = { $solved ->
    [1] Um desafio resolvido
   *[other] { $solved } desafios resolvidos
}
statistics-weeks-ahead = { $count ->
    [1] Uma resposta tem uma data que ainda não chegou e não aparece aqui.
   *[other] { $count } respostas têm uma data que ainda não chegou e não aparecem aqui.
}
statistics-week = Semana de { $date }: resolvidos { $solved }, mostrados { $shown }
statistics-weeks-best = A melhor semana: { $solved }, a partir de { $date }.
statistics-week-from = Semana de
statistics-solved = Resolvidos
statistics-shown = Mostrados

## Times

statistics-times = Tempo por dificuldade
statistics-times-help = Metade dos desafios resolvidos levou menos tempo, e a outra metade mais.
statistics-times-longest = O mais demorado: { $level }. Metade levou mais de { $time }.
statistics-difficulty = Dificuldade
statistics-median = Tempo do meio

## Calls

statistics-calls = É impossível?
statistics-calls-none = Você ainda não disse “Impossível”, e não encontrou nenhum desafio impossível.
statistics-calls-bold = Você diz “Impossível” cedo demais: primeiro procure mais um caminho.
statistics-calls-shy = Alguns desafios são mesmo impossíveis. Tenha coragem de dizer.
statistics-calls-half = Quando você diz “Impossível”, é verdade metade das vezes. Primeiro procure mais um caminho.
statistics-calls-good = Quando você diz “Impossível”, na maioria das vezes é verdade.
statistics-call = O que aconteceu
statistics-times-said = Quantas vezes
statistics-calls-right = Dito, e certo
statistics-calls-wrong = Dito, mas havia um caminho
statistics-calls-overlooked = Impossível, mas não dito

## Skills

statistics-skills = Habilidades
statistics-skill = Habilidade
statistics-alone = Sem ajuda
statistics-helped = Depois de uma dica ou de um “Impossível” errado
statistics-alone-of = { $alone } de { $all } sem ajuda
statistics-skills-next = Pratique a seguir:

## The file

statistics-file = Levar, ou apagar
statistics-file-help = O arquivo contém as respostas, os degraus do treino e os dias da pessoa mostrada. Abra-o em outro aparelho: o que já está lá não conta duas vezes.
statistics-export = Guardar num arquivo
statistics-export-of = Guardar num arquivo: { $name }
statistics-export-all = Guardar todos deste aparelho num arquivo
statistics-import = Abrir um arquivo
statistics-delete = Apagar estas respostas
statistics-undo = Recuperar as respostas
# $name: the name of the file
statistics-exported = Guardado como { $name }.
statistics-imported = { $count ->
    [0] Tudo o que há neste arquivo já estava aqui.
    [1] Uma resposta foi acrescentada.
   *[other] { $count } respostas foram acrescentadas.
}
statistics-file-of-several = Este arquivo contém o treino de várias pessoas. O de quem você quer aqui?
statistics-file-take-in = Acrescentar: { $name }
statistics-file-take-all-in = Acrescentar todos
statistics-left-out = { $count ->
    [1] Uma resposta ficou de fora, porque a data dela não pode estar certa.
   *[other] { $count } respostas ficaram de fora, porque as datas delas não podem estar certas.
}
statistics-file-too-long = Este arquivo é longo demais para um arquivo de respostas. Nada mudou.
statistics-file-other = Este não é um arquivo de respostas, ou está estragado. Nada mudou.
statistics-file-later = Este arquivo vem de uma versão mais nova do Score. Recarregue a página e depois abra-o de novo.
statistics-file-unreadable = Não foi possível ler este arquivo. Nada mudou.
statistics-deleted = Apagadas. Ainda dá para recuperar, enquanto ficar nesta página.
statistics-restored = As respostas estão de volta.

## Com códigos QR

statistics-carry = Para outro aparelho com códigos QR
statistics-carry-help = Os códigos contêm as respostas, os degraus do treino e os dias desta pessoa. Nada é enviado: a câmera do outro aparelho lê os códigos.
statistics-carry-show = Mostrar os códigos
statistics-carry-hide = Esconder os códigos
statistics-carry-code = { $all ->
    [1] Leia este código com o outro aparelho, e abra o link lá.
   *[other] Código { $number } de { $all }. Leia com o outro aparelho, abra o link lá, e mostre o próximo.
}
statistics-carry-qr = Código QR { $number } de { $all }
statistics-carry-left-out = { $count ->
    [1] A resposta mais antiga fica de fora. Um arquivo leva tudo.
   *[other] Ficam de fora { $count } respostas e dias, os mais antigos. Um arquivo leva tudo.
}
statistics-carry-anew = As respostas mudaram: estes códigos são novos. Comece pelo primeiro.
statistics-carry-too-much = Isto é mais do que cabe em códigos. Use um arquivo.
statistics-carry-before = O código anterior
statistics-carry-next = O próximo código
statistics-carry-link = O link neste código
statistics-paste = Colar o link de um código
statistics-paste-help = Se nenhuma câmera puder ler o código: copie o link dele no outro aparelho, envie-o para você e cole-o aqui.
statistics-paste-open = Abrir o link
statistics-paste-other = Este não é o link de um código. Copie-o inteiro no outro aparelho.
statistics-arrival = De outro aparelho
statistics-carry-parts = Códigos que chegaram: { $here } de { $of }. Leia o próximo.
# $new of the $answers are not here yet. $practised: rolls in practice
statistics-carry-about = { $name }: respostas { $answers }, das quais novas { $new }; dias { $days }; lançamentos no treino { $practised }.
statistics-carry-once = O que já está aqui não conta duas vezes; cada habilidade fica no degrau mais alto.
statistics-carry-take-in = Acrescentar
statistics-carry-forget = Deixar de lado
statistics-carry-broken = Não é possível ler estes códigos. Leia todos de novo, a partir do primeiro.
statistics-carry-later = Estes códigos vêm de uma versão mais nova do Score. Recarregue a página e depois leia-os de novo.
statistics-taken-in = { $count ->
    [0] Pronto: todas as respostas já estavam aqui.
    [1] Pronto: uma resposta foi acrescentada.
   *[other] Pronto: { $count } respostas foram acrescentadas.
}

### Dials.

## The board and its buttons.

dials-target = Alvo
dials-presses = Toques
dials-fewest = Mínimo possível
# In the place of the fewest presses.
dials-no-way = nenhum
dials-undo = Desfazer
dials-redo = Refazer
dials-hint = Dica
dials-again = Do começo
dials-new-puzzle = Novo desafio
dials-solution = Solução
dials-own-puzzle = Um desafio seu
dials-puzzle-link = Link para este desafio

## What to do, and what has happened. $target: letters.

dials-shown = Os discos mostram { $letters }.
dials-status-start = Pressione os botões até os discos mostrarem { $target }.
dials-status-no-way = Com estes botões não dá para chegar a { $target }. Abra a solução para ver a razão.
dials-status-so-far = { $pressed ->
    [1] 1 toque
   *[other] { $pressed } toques
} até agora. { $left ->
    [1] Basta mais { $left }.
   *[other] Bastam mais { $left }.
}
dials-solved-at-once = Os discos já mostram o alvo.
dials-solved-fewest = Resolvido em { $pressed ->
    [1] 1 toque
   *[other] { $pressed } toques
}, e com menos não dá!
dials-solved = Resolvido em { $pressed ->
    [1] 1 toque
   *[other] { $pressed } toques
}! O mínimo era { $fewest }.
dials-solution-helped = A solução ajudou.
dials-hints-helped = { $count ->
    [1] Uma dica ajudou.
   *[other] As dicas ajudaram.
}
dials-hint-said = Dica: o botão { $button } precisa de mais { $presses ->
    [1] um toque
   *[other] { $presses } toques
}.
dials-unreadable = Não foi possível ler o que este navegador tinha guardado. Isso foi posto de lado, e o jogo começa do zero.
dials-other-puzzle = Outra aba ou janela começou outro desafio, e agora é esse que fica guardado. Este fica aqui até que a página seja recarregada ou fechada.

## The ladder: levels from small puzzles to the published one.

dials-ladder = Escada
dials-level = Nível { $level } de { $levels }
# Read aloud behind the level.
dials-levels-solved = resolvidos: { $solved }
dials-easier = Nível mais fácil
dials-harder = Nível mais difícil
dials-next-level = Próximo nível
dials-back-to-level = Voltar ao nível { $level }
# The published game: five dials of five letters.
dials-full-puzzle = Desafio completo
dials-ladder-climbed = Você subiu a escada toda!

## Why something cannot be done.

dials-refusal-no-button = Aqui não há esse botão.
dials-refusal-nothing-to-undo = Não há toque para desfazer.
dials-refusal-nothing-to-redo = Não há toque para refazer.
dials-refusal-solved = Os discos mostram o alvo. Desfazer volta um toque atrás.
dials-refusal-no-way = Nada pode ajudar: com estes botões não dá para chegar ao alvo.
dials-refusal-all-told = Os botões com dica são todos os que é preciso pressionar.
dials-refusal-too-many-moves = Seriam { $moves } jogadas. Recomece do início.

## What dials and buttons are called.

dials-dial-right = O disco { $dial } mostra { $shown }, como deve
dials-dial = O disco { $dial } mostra { $shown }, alvo { $target }, { $left ->
    [1] falta 1 posição
   *[other] faltam { $left } posições
}
# In words, because it stands behind a button’s number.
dials-times = { $count ->
    [1] uma vez
    [2] duas vezes
    [3] três vezes
    [4] quatro vezes
    [5] cinco vezes
    [6] seis vezes
    [7] sete vezes
    [8] oito vezes
    [9] nove vezes
    [10] dez vezes
   *[other] { $count } vezes
}
dials-still = { $presses ->
    [0] pronto
   *[other] mais { $presses }
}
# $turns: dials-turns or dials-turns-nothing.
dials-button = Botão { $button }: { $turns }
# $dials: dials-turn, more than once.
dials-turns = gira { $dials }
dials-turn = o disco { $dial } em { $steps }
dials-turns-nothing = não gira nada
# Behind a button’s name; $times: dials-times.
dials-button-pressed = pressionado { $times }
# Behind a button’s name; $still: dials-still.
dials-button-hint = dica: { $still }

## The presses of a solution. $others, $last, $only: dials-press-button.

dials-press-button = o botão { $button } { $times }
dials-press-none = Não pressione nada: os discos já mostram o alvo.
dials-press-one = Pressione { $only }.
dials-press-list = Pressione { $others } e { $last }.

## Which targets some buttons reach.

dials-reach-all = Com estes botões chega-se a todos os { $all } alvos, a cada um de uma só maneira.
dials-reach-some = Com estes botões chega-se só a { $targets } de { $all } alvos, mas a cada um de { $ways } maneiras.
dials-conditions = Dá para chegar a um alvo se, contando quantas posições cada disco tem de girar e tirando as voltas inteiras de { $modulus }, isto dá 0:
# A term of a condition, perhaps behind a factor.
dials-term = disco { $dial }
dials-leaves = { $number }, e sobra { $left }
# $sum: a sum and what it comes to.
dials-condition-good = aqui { $sum }: certo
dials-condition-not-zero = aqui { $sum }: não é 0

## A puzzle of one’s own.

dials-count = Discos e botões
dials-letters = Letras em cada disco
dials-letters-choice = { $modulus }: de A a { $last }
dials-signatures = O que fazem os botões
# $digits: dials-digits or dials-digits-of-eleven.
dials-own-help = Uma linha é um botão. Cada campo diz quantas posições ele gira esse disco: { $digits }.
dials-digits = de 0 a { $last }
dials-digits-of-eleven = de 0 a 9, ou X para 10
dials-signature-field = Botão { $button }, posições do disco { $dial }
dials-start = Começo
dials-play-own = Jogar
dials-other-signatures = Outros botões
dials-other-letters = Outras letras
dials-wrong-modulus = Um disco tem 2, 3, 5, 7 ou 11 letras.
dials-wrong-count = Os discos são de { $min } a { $max }.
dials-wrong-letters = Escreva { $dials } letras de A a { $last }.
dials-wrong-steps = Cada campo tem um algarismo: { $digits }.
dials-wrong-signatures = Os botões são { $dials }.
dials-wrong-kinds = Os tamanhos não são iguais.

## The rules.

dials-how-to-play = Como se joga
dials-rule-letters = Cada disco mostra uma letra de A a { $last }. Uma posição à frente leva de A a B, e de { $last } a A.
dials-rule-buttons = Um botão gira todos os discos ao mesmo tempo, cada um com o seu número de posições: +2 debaixo de um disco são duas posições, e um ponto é nenhuma.
dials-rule-goal = Pressione botões até cada disco mostrar a sua letra do alvo. Ela tem um anel no disco, e está escrita debaixo dele.
dials-rule-order = A ordem dos toques não faz diferença, e pressionar um botão { $modulus } vezes não muda nada.
dials-rule-keyboard = Pressione um botão, ou o número dele no teclado. H dá uma dica, Z desfaz.
dials-rule-tip = Conte o que ainda falta a cada disco. Que botão move só poucos discos?

## The worked solution.

dials-worked = Como se calcula
# The right side of the equations.
dials-turns-column = posições
dials-button-column = Botão { $button }
dials-line = Linha { $line }
dials-play-steps = Ver
dials-pause = Pausa
dials-press-them = Pressionar nos discos
dials-equations = Uma linha para cada disco, uma coluna para cada botão. De { $start } a { $target } o disco 1 tem de girar { $steps } no total: essa é a linha 1. Só conta o que sobra depois de voltas inteiras de { $modulus }.
dials-step-swap = A linha { $line } tem um 0 na coluna { $column }, por isso troca de lugar com a linha { $with }.
# $product: a number, or dials-leaves.
dials-step-scale = Linha { $line } vezes { $by }, para fazer um 1 na coluna { $column }: { $by } × { $value } = { $product }.
# $sum: a number, or dials-leaves.
dials-step-add = Linha { $line } mais { $times ->
    [1] linha { $of }
   *[other] { $times } × linha { $of }
}, para fazer um 0 na coluna { $column }: { $value } + { $times } = { $sum }.
dials-end-no-way = A linha { $line } só tem zeros, mas tem { $right } à direita: nenhum toque consegue isso. Não há maneira.
# $presses: dials-press-none, dials-press-one or dials-press-list.
dials-end-one-way = Agora cada linha tem um botão e diz quantas vezes: { $presses }
dials-end-many-ways = { $count ->
    [1] O botão { $free } pode ser pressionado
   *[other] Os botões { $free } podem ser pressionados
} quantas vezes se quiser, e depois cada linha diz quantas vezes é preciso pressionar outro: { $ways } maneiras. Com o menor número de toques: { $presses }

### Mathematician’s Yahtzee.

# The ways to play, together and one by one.
yahtzee-modes = O que fazer
yahtzee-mode = { $mode ->
    [practice] Treino
    [game] Partida
   *[review] Análise
}

## Patterns

yahtzee-pattern = { $pattern ->
    [yahtzee] Yahtzee
    [fibonacci] Fibonacci
    [pi] Pi
    [all-prime] Todos primos
    [all-even] Todos pares
   *[all-odd] Todos ímpares
}
# The same in the middle of a sentence.
yahtzee-pattern-within = { $pattern ->
    [yahtzee] yahtzee
    [fibonacci] Fibonacci
    [pi] pi
    [all-prime] todos primos
    [all-even] todos pares
   *[all-odd] todos ímpares
}
# One character on each die of the pattern.
yahtzee-pattern-sign = { $pattern ->
    [yahtzee] =
    [fibonacci] φ
    [pi] π
    [all-prime] N
    [all-even] P
   *[all-odd] I
}
# What dice must show for it.
yahtzee-pattern-rule = { $pattern ->
    [yahtzee] cinco iguais
    [fibonacci] 1 1 2 3 5
    [pi] um 3, um 1 e um 4
    [all-prime] só 2, 3 e 5
    [all-even] só 2, 4 e 6
   *[all-odd] só 1, 3 e 5
}
yahtzee-patterns = Combinações
yahtzee-pattern-column = Combinação
yahtzee-your-choice = Os seus dados
yahtzee-best-choice = Os melhores dados
yahtzee-pattern-shown = já está aqui
# Lists: with a comma, and before the last one.
yahtzee-list = { $first }, { $next }
yahtzee-list-end = { $others } e { $last }

## Dice

# A die, read aloud.
yahtzee-die = Dado { $die }: { $number }, lançar de novo
yahtzee-die-of-patterns = { $die }, parte de { $patterns }
yahtzee-roll-five = Lançar cinco dados
yahtzee-roll-anew = Cinco dados novos
yahtzee-roll-again = Lançar os dados escolhidos
yahtzee-roll-dice = { $count ->
    [1] Lançar 1 dado de novo
   *[other] Lançar { $count } dados de novo
}
yahtzee-undo = Desfazer
yahtzee-adviser = Conselhos
yahtzee-dice-show = Os dados mostram { $numbers }.
yahtzee-patterns-shown = { $patterns }!

## What to do next

yahtzee-roll = Lance os dados.
yahtzee-round = Rodada { $round } de { $rounds }. Lance os dados.
yahtzee-round-of-player = Rodada { $round } de { $rounds }. { $player }, lance os dados.
yahtzee-choose-box = Escolha uma casa.
yahtzee-no-pattern = Desta vez nenhuma combinação.
yahtzee-choose-dice = Escolha dados para lançar de novo. { $left }
yahtzee-choose-dice-or-box = Escolha dados para lançar de novo, ou uma casa para marcar pontos. { $left }
yahtzee-rolls-left = { $count ->
    [1] Resta 1 lançamento.
   *[other] Restam { $count } lançamentos.
}
yahtzee-game-over = A partida acabou: { $total } pontos. A análise mostra quantos poderiam ter sido.
yahtzee-winner = A partida acabou. { $name } vence com { $total } pontos. A análise mostra cada escolha.
yahtzee-winners = A partida acabou. { $names } têm { $total } pontos cada.
yahtzee-end = O jogo acabou
yahtzee-shared = { $game }: { $total } pontos
yahtzee-names-and = { $one } e { $other }

## What cannot be

yahtzee-refusal = { $refusal ->
    [players] Podem jogar de uma a seis pessoas.
    [not-thrown] Primeiro lance os dados.
    [thrown] Os dados já foram lançados.
    [no-throw-left] Nesta jogada não resta nenhum lançamento.
    [all-kept] Primeiro escolha os dados para lançar de novo.
    [kept-changed] Um dado que foi mantido mudou.
    [box-filled] Essa casa já está preenchida.
   *[game-over] A partida acabou. Comece uma nova.
}
yahtzee-no-such-throw = O link dá dados que não podem existir: são precisos cinco, cada um de 1 a 6.
yahtzee-give-up-game = Esta partida não acabou. Pressione de novo para desistir dela.

## The adviser

yahtzee-advice = Quão provável é cada combinação quando você mantém os dados que ficam e joga para ela, e o que é melhor manter para ela.
yahtzee-advice-at-end = Não resta lançamento: uma combinação está lá ou não está.
yahtzee-advice-points = Para ter mais pontos no fim
yahtzee-advice-boxes = A casa para ter mais pontos no fim
yahtzee-every-choice = Cada escolha
yahtzee-order-by = A melhor para
yahtzee-by-points = Pontos
yahtzee-working-out = Cálculo da partida inteira…
# A choice of dice, read aloud.
yahtzee-keep = { $count ->
    [0] Lançar os cinco de novo
    [5] Manter os cinco
   *[other] Manter { $dice }
}
yahtzee-named-choice = { $name }: { $choice }
yahtzee-per-cent = { $percent }%
yahtzee-per-cent-below = menos de { $percent }%
yahtzee-per-cent-above = mais de { $percent }%
# Small below that: the same in hundredths and as a fraction.
yahtzee-exactly = { $percent }, ou { $fraction }
yahtzee-decimal = { $sign }{ $whole },{ $hundredths }
yahtzee-expected = { $points } em média

## The score sheet

yahtzee-sheet = Folha de pontos
yahtzee-upper = Casas de cima
yahtzee-lower = Casas de baixo
yahtzee-box-column = Casa
yahtzee-you = Você
yahtzee-box = { $score_box ->
    [ones] Uns
    [twos] Dois
    [threes] Três
    [fours] Quatros
    [fives] Cincos
    [sixes] Seis
    [all-odd] Todos ímpares
    [all-even] Todos pares
    [pi] Pi
    [all-prime] Todos primos
    [fibonacci] Fibonacci
    [yahtzee] Yahtzee
   *[chance] Chance
}
# What a box scores: so many points, or the sum of its dice.
yahtzee-box-sum = soma
yahtzee-upper-sum = Soma
yahtzee-bonus = Extra
yahtzee-total = Total
yahtzee-bonus-rule = { $bonus } a partir de { $from }
yahtzee-bonus-missing = mais { $missing }
yahtzee-score-in = Marcar { $points } em { $score_box }

## New games

yahtzee-new-game = Nova partida
yahtzee-other-players = Mudar quem joga
yahtzee-alone = Jogar individualmente
yahtzee-together = Jogar em conjunto
yahtzee-names-help = Para duas a seis pessoas neste aparelho. Para uma pessoa a menos, deixe um campo vazio.
yahtzee-player = Pessoa { $number }
yahtzee-too-few-players = São precisas pelo menos duas pessoas. Se não há mais ninguém, escolha “Jogar individualmente”.

## The review

yahtzee-no-review = Jogue uma partida até o fim. Depois cada escolha aparece aqui ao lado da melhor.
yahtzee-whose = Escolhas de
yahtzee-review-summary = { $total } pontos. Com o melhor jogo, esperam-se { $expected } antes do primeiro lançamento. As escolhas custaram { $lost }, e a sorte { $sign ->
    [minus] tirou
   *[plus] deu
} { $luck }.
yahtzee-review-help = Uma escolha é medida por aquilo a que leva em média, não por como os dados caíram. O melhor jogo é o de uma só pessoa que quer o maior número de pontos possível.
yahtzee-only-losses = Só escolhas que perderam pontos
yahtzee-no-losses = Nenhuma escolha perdeu pontos. Perfeito!
yahtzee-turn = Jogada { $turn }
yahtzee-chosen = escolhido
yahtzee-best = melhor
yahtzee-nothing-lost = a melhor escolha
yahtzee-lost = perda: { $points }
yahtzee-lost-least = perda: menos de { $points }

## The rules

yahtzee-how = Como se joga
yahtzee-how-dice = Lance cinco dados. Depois escolha os que não servem, e lance-os de novo; pode fazer isso duas vezes. Os dados que formam uma combinação levam o sinal dela.
yahtzee-how-keys = Com um teclado, 1 a { $dice } escolhem dados, R lança, e Z esvazia uma casa preenchida por engano, até o próximo lançamento.
yahtzee-how-pi = Pi é um 3, um 1 e um 4 entre os cinco dados, por isso 3 1 4 1 4 é pi.
yahtzee-how-game = Numa partida, cada jogada termina numa casa da folha de pontos, cada casa uma vez: treze jogadas. As casas de cima contam o seu próprio número, de 1 a { $sides }; { $from } ou mais nelas dão mais { $bonus } pontos. Todos ímpares, todos pares e chance marcam a soma dos dados, pi 25, todos primos 30, Fibonacci 40 e Yahtzee 50. Dados que não servem para uma casa marcam 0 nela. Não há curinga, e um segundo Yahtzee não dá nada a mais.
yahtzee-how-adviser = Os conselhos mostram exatamente quão provável é cada combinação, para tudo o que se pode manter. Depois de uma partida, a análise mostra cada escolha ao lado da melhor. Com a melhor escolha todas as vezes, uma partida dá em média 230,59 pontos.

### Worksheets, and mistakes to be found.

## The form of a worksheet

sheet-lead = Lançamentos, mãos, erros para descobrir ou Dials em papel, com folha de respostas. O mesmo link faz de novo a mesma folha.
sheet-kind-label = O que contém
sheet-kind = { $kind ->
    [hands] Mãos do 24
    [mistakes] Erros para descobrir
    [impossible] Quais são impossíveis?
    [dials] Dials
   *[rolls] Lançamentos do Score
}
sheet-count = Quantos exercícios
sheet-count-problem = Escolha um número inteiro de 1 a { $most }.
sheet-from = Dificuldade mínima
sheet-to = Dificuldade máxima
sheet-levels-problem = A dificuldade mínima é maior do que a máxima: escolha outra.
sheet-level = { $level ->
    [easy] fácil
    [medium] média
    [hard] difícil
    [very-hard] muito difícil
   *[any] variada
}
sheet-skill-label = O que treina
sheet-skill = { $skill ->
    [two-steps] dois passos
    [three-steps] três passos
    [subtraction] subtração
    [division] divisão
    [fractions] frações
    [joining] juntar algarismos
   *[mix] um pouco de tudo
}
sheet-mistake-label = Quais erros
sheet-mistake = { $kind ->
    [sign] sinais
    [order] ordem das operações
    [fraction] frações
    [division] dividir por uma fração
    [join] juntar algarismos
    [twice] um número usado duas vezes
   *[any] um pouco de tudo
}
sheet-working = Linhas para as contas
sheet-working-problem = Escolha um número inteiro de 0 a { $most }.
sheet-title-label = Título
sheet-title-help = Um campo vazio quer dizer o título de sempre.
sheet-title-problem = Um título tem no máximo { $most } caracteres, numa linha.
sheet-name-and-date = Linhas para nome e data
sheet-large = Letra grande
sheet-version-label = Versão
# A and B have different items that are equally hard.
sheet-version = { $version ->
    [a] A
    [b] B, tão difícil como A
   *[one] uma só
}
sheet-key-label = Respostas
sheet-key = { $key ->
    [all] todas as soluções diferentes
   *[three] as três primeiras
}
sheet-printed-label = No papel
sheet-printed = { $printed ->
    [sheet] só a folha
    [key] só as respostas
   *[both] folha e respostas
}
sheet-print = Imprimir
sheet-csv = Guardar como tabela (CSV)
sheet-new = Outros exercícios
sheet-pupils-link = Os exercícios para a turma, sem respostas
sheet-pupils-lead = Pressione “Jogar” num exercício para o resolver no aparelho.
sheet-link = Esta folha
sheet-few = { $count ->
    [0] Não há exercícios assim. Escolha mais dificuldades, ou outra coisa para treinar.
    [1] Só há 1 exercício assim. Escolha mais dificuldades, ou outra coisa para treinar.
   *[other] Só há { $count } exercícios assim. Escolha mais dificuldades, ou outra coisa para treinar.
}
sheet-few-on-paper = Não há mais exercícios assim: { $count } em vez de { $wanted }.
sheet-no-fractions = Os lançamentos do Score que precisam de uma fração são raros demais para uma folha. Escolha mãos do 24, também as muito difíceis.

## On paper

sheet-usual-title = { $kind ->
    [hands] Faça 24
    [mistakes] Descubra o erro
    [impossible] Quais são impossíveis?
    [dials] Dials
   *[rolls] Faça 20
}
sheet-title-with-version = { $title } – { $version ->
    [a] A
   *[b] B
}
sheet-name = Nome
sheet-date = Data
sheet-task-rolls = Faça { $goal } em dois ou três passos. Use cada número no máximo uma vez; não é preciso usar todos. Pode somar, subtrair, multiplicar, dividir e juntar algarismos (1 & 2 = 12).
sheet-task-hands = Faça { $goal } com os quatro números. Some, subtraia, multiplique ou divida; use cada número exatamente uma vez.
sheet-task-mistakes = Cada solução diz que faz { $goal } com os números escritos acima dela. Cada número só pode ser usado uma vez; 1 & 2 é 12. Em cada exercício uma linha pode estar errada. Marque-a e escreva o que é certo, ou “não pode”. Se todas estiverem certas, escreva “tudo certo”.
sheet-task-impossible = Com alguns destes lançamentos não é possível fazer { $goal } em dois ou três passos. Marque esses com uma cruz, e mostre um caminho para os outros. Pode somar, subtrair, multiplicar, dividir e juntar algarismos (1 & 2 = 12).
sheet-task-dials = Cada botão gira cada disco o número de letras escrito na sua linha. Quantas vezes é preciso pressionar cada botão para passar das letras de cima às de baixo?
sheet-play = Jogar
sheet-impossible = impossível
sheet-start = de
sheet-target = para
sheet-button = botão { $button }
# $last is a letter.
sheet-letters = Depois de { $last } vem A de novo.
sheet-on-screen = A mesma folha num aparelho:
sheet-qr = Código QR dos exercícios para a turma
sheet-answers = Respostas: { $title }
# $shown solutions follow, of $count.
sheet-ways = { $rest ->
    [0] { $count ->
        [1] 1 solução
       *[other] { $count } soluções diferentes
    }
   *[other] { $count } soluções diferentes, aqui as { $shown } mais simples
}
# The nearest numbers below and above the goal.
sheet-is-impossible = impossível. { $kind ->
    [whole] Os números inteiros mais próximos são { $below } e { $above }.
   *[other] Os mais próximos são { $below } e { $above }.
}
sheet-all-right = tudo certo
# $why and $right are sentences.
sheet-wrong-line = { $solution }) { $line } – { $why } { $right }
sheet-presses = botão { $button }: { $times } ×

## The table

sheet-file = { $version ->
    [a] folha de exercícios A.csv
    [b] folha de exercícios B.csv
   *[one] folha de exercícios.csv
}
sheet-column-number = N.º
sheet-column-given = Números
sheet-column-goal = Objetivo
sheet-column-points = Dificuldade
sheet-column-count = Soluções
sheet-column-answer = Resposta

## Mistakes to be found

mistake-lead = Uma linha abaixo pode estar errada. Toque nela, ou diga que estão todas certas.
mistake-item = Exercício { $item } de { $count }
mistake-goal = faça { $goal }
mistake-solution = Solução { $letter }
mistake-all-right = Estão todas certas
mistake-show = Mostrar
mistake-found = Sim, esta linha está errada.
mistake-line-is-right = { $line } está certo. Continue a procurar.
mistake-there-is-one = Há uma linha errada. Olhe de novo.
mistake-none = Todas as linhas estão certas.
mistake-here = Esta linha está errada.
mistake-mark-wrong = errada
mistake-mark-right = está certa
mistake-new = Outros exercícios
mistake-end = Você olhou todos
mistake-end-at-once = Certos de primeira
mistake-end-later = Certos depois
mistake-end-row = Seguidos
mistake-shared = Encontre o erro: { $right } de { $all } certos de primeira
mistake-level = Dificuldade
mistake-link = Estas soluções
mistake-no-items = Não há exercícios assim. Escolha outra dificuldade, ou outros erros.
mistake-put-right = O certo é { $line }.
mistake-not-possible = Por isso { $line } não pode mesmo ser escrito aqui.
# What was done; $right is what is right, $number what was used once more.
mistake-why = { $slip ->
    [sign-of-result] O sinal do resultado está errado: é { $right }.
    [sign-of-first] O menos do primeiro número foi esquecido.
    [sign-of-second] O menos do segundo número foi esquecido.
    [left-to-right] A conta foi feita da esquerda para a direita, mas × e ÷ vêm antes de + e −.
    [right-to-left] A segunda operação foi feita primeiro, mas aqui vai-se da esquerda para a direita.
    [tops-and-bottoms] Foi calculado em cima com em cima e embaixo com embaixo. Primeiro as frações precisam do mesmo denominador.
    [whole-to-top] O número inteiro foi para o numerador tal como é. Primeiro tem de passar a ser uma fração com o mesmo denominador.
    [top-and-bottom-times] Numerador e denominador foram ambos multiplicados, e isso não muda nada. Só se multiplica o numerador.
    [not-turned-over] Dividir por uma fração é multiplicar pela fração invertida; aqui ela não foi invertida.
    [other-turned-over] Foi invertido o número errado: inverte-se o que está depois de ÷.
    [join-turned] Os algarismos estão na ordem contrária.
    [join-of-zero] Um zero não pode ser juntado na frente: nenhum número começa com 0.
    [join-of-negative] Um número negativo não pode ser juntado depois de outro.
   *[used-again] O número { $number } já tinha sido usado, ou nunca esteve lá. Cada número só pode ser usado uma vez.
}

### Homework for a learning management system (LMS): the form of a package, and the work in it.

## The form

homework-lead = Um arquivo que Moodle, Canvas, Open edX, ILIAS e outras plataformas aceitam (SCORM 1.2). O resultado de cada aluno chega lá ao seu livro de notas, e a nenhum outro lugar.
homework-no-work = Escolha primeiro os exercícios: abra uma folha, uma aula planejada ou um nível de prática e aperte lá “Para um LMS”.
homework-of = Contém: { $work }
homework-of-sheet = { $kind }, { $count ->
    [one] { $count } exercício
   *[other] { $count } exercícios
}
homework-of-lesson = uma aula planejada, { $count ->
    [one] { $count } lançamento
   *[other] { $count } lançamentos
}
homework-of-level = prática, { $skill }, { $level }
homework-usual-lesson = Aula
homework-name = Nome
homework-name-help = Os alunos também o veem.
homework-name-problem = { $why ->
    [empty] Escreva um nome.
    [long] Um nome tem no máximo { $most } caracteres.
   *[control] Um nome é uma linha de texto.
}
homework-right = Quantos devem estar certos
homework-right-problem = Escolha um número inteiro de 1 a { $most }.
homework-pass = Aprovado a partir de, em por cento
homework-second = Uma segunda tentativa conta
homework-second-help = Senão, a primeira resposta decide.
homework-hints = Dicas
homework-hints-help = Um exercício com dica conta metade.
homework-solutions = As soluções podem ser vistas
homework-solutions-help = Um exercício cuja solução foi vista não conta nada.
homework-minutes = Minutos para tudo
homework-minutes-help = Uma caixa vazia é sem limite. O tempo só conta enquanto a página está à frente.
homework-minutes-problem = Escolha um número inteiro de 1 a { $most }, ou esvazie a caixa.
homework-language-reader = o de quem lê
homework-numbers = Números
homework-numbers-choice = { $numbers ->
    [own] diferentes para cada aluno
   *[same] os mesmos para todos
}
homework-make = Salvar o pacote
homework-size = { $size } kB
homework-saved = { $count ->
    [one] { $file } está salvo, com { $count } exercício. Envie-o à sua plataforma como pacote SCORM.
   *[other] { $file } está salvo, com { $count } exercícios. Envie-o à sua plataforma como pacote SCORM.
}
homework-no-files = Não foi possível obter os arquivos do jogo, ou algo os mudou no caminho. Carregue esta página de novo.
homework-no-package = Com os arquivos deste site não dá para fazer um pacote.
homework-guide = Cada pacote tem o jogo inteiro, e os alunos não precisam de conta aqui. Um aluno que sabe programar pode comunicar qualquer resultado, como em todo pacote SCORM.
homework-code = Código de um aluno
homework-code-help = De um trabalho sem plataforma. Os exercícios, o nome e os ajustes acima devem ser os do pacote.
homework-code-read = Ler um código entregue
homework-code-go = Ler
homework-code-none = Um código tem { $letters } letras, em três grupos.
homework-code-mistyped = Uma letra deste código está errada, ou duas trocaram de lugar.
homework-code-other = Este código é de outra tarefa, ou de outros ajustes.

## The work

homework-refused = { $why ->
    [missing] Não é possível obter o arquivo desta tarefa. Carregue a página de novo, ou pergunte ao seu professor.
    [changed] O arquivo desta tarefa foi mudado depois de feito. Peça ao seu professor o pacote como era.
    [later] Uma versão mais nova do jogo fez esta tarefa. Peça ao seu professor um pacote novo.
   *[other] O arquivo desta tarefa não pode ser lido. Peça ao seu professor um pacote novo.
}
homework-no-items = Não há exercícios nesta tarefa. Avise o seu professor.
homework-ended = Esta tarefa está feita, e a sua plataforma tem o resultado. Você pode fechar esta página.
homework-anew = O que ficou guardado de uma visita anterior não pode ser lido; por isso começa de novo.
homework-item-of-level = Exercício { $item }
homework-done-of = { $done } de { $all } feitos
homework-done-of-level = { $done } de { $all } certos
homework-kept = Você pode parar quando quiser: fica guardado.
homework-not-kept = Aqui nada fica guardado: se você fechar esta página, começa de novo.
homework-left = Tempo restante: { $time }
homework-unrecorded = Você está só olhando: nada é registrado.
homework-not-taken = A sua plataforma não aceitou o último resultado. Ele vai de novo com o próximo.
homework-send-again = Enviar de novo
homework-no-lms = Aqui não há plataforma, por isso nada é comunicado. No fim você recebe um código para entregar.
homework-silent = A sua plataforma não aceita resultados nesta janela. Feche-a e abra a tarefa lá mais uma vez.
homework-worth = { $end ->
    [right] Certo: este exercício conta inteiro.
    [with-help] Certo com dica: este exercício conta metade.
    [wrong] Errado: este exercício não conta nada.
    [shown] Você viu a solução: este exercício não conta nada.
   *[given-up] Você desistiu: este exercício não conta nada.
}
homework-verdict-wrong = Estava errado.
homework-verdict-given-up = Você desistiu.
homework-time-over = O tempo acabou.
homework-give-up = Desistir
homework-next = Próximo exercício
homework-to-result = Ao resultado

## The result

homework-result = Resultado
homework-score = { $score } de 100
homework-status = { $status ->
    [passed] Aprovado, com pelo menos { $pass }.
    [failed] Não aprovado: é preciso { $pass }.
   *[incomplete] Ainda não terminado.
}
homework-how = { $how ->
    [right] certo
    [with-help] certo com dica
    [wrong] errado
    [shown] solução vista
    [given-up] desistência
   *[open] não feito
}
homework-hand-in = Entregue esta frase. O código diz o mesmo, para que nenhum erro passe.
homework-handed-in = { $score } de 100; certos { $right }, com dica { $help }, vistos { $shown }
homework-sentence = { $name }: { $result }. Código: { $code }
homework-copy = Copiar

### As páginas que já se podem ler antes de o programa chegar. O inglês está em
### pages/*.html, nos elementos com data-l10n-id.

## Partes que não chegaram

parts-own-tab = Abrir em outra aba
parts-newer = Há uma versão mais nova do jogo.
parts-load = Carregar a nova versão
parts-next = Sem grupo, ela vem sozinha com a próxima rodada.
parts-waits = Ela será carregada quando a rodada terminar.
parts-coming = Esta página está chegando…
parts-missing = Não foi possível carregar esta parte do jogo. Confira a conexão e tente de novo.
parts-again = Tentar de novo
parts-of-newer = Esta parte do jogo vem com a versão mais nova.

## A escolha dos jogos

games-pick-a-game = Escolha um jogo
games-join = Entrar na turma ou no grupo de amigos com um código
games-score = Score
games-roll-four-dice-make = Lance quatro dados. Faça 20 com os números deles.
games-score-links = <a class="go primary" href="#play">Jogar Score</a><a href="#rules">Regras</a><a href="#race">A corrida</a><a href="#play?roll=today">Lançamento do dia <span class="date" data-date></span></a>
games-draw-four-cards-make = Tire quatro cartas. Faça 24 com todas elas.
games-24-links = <a class="go" href="#24">Jogar 24</a><a href="#rules-24">Regras</a><a href="#24?roll=today">Mão do dia <span class="date" data-date></span></a>
games-dials = Dials
games-each-button-turns-the = Cada botão gira os discos à sua maneira. Descubra quais pressionar.
games-play-dials = <a class="go" href="#dials">Jogar Dials</a><a href="#dials?show=rules">Regras</a>
games-mathematician-s-yahtzee = Yahtzee matemático
games-roll-five-dice-for = Lance cinco dados à procura de números primos, de pi e dos números de Fibonacci.
games-play-yahtzee = <a class="go" href="#yahtzee">Jogar Yahtzee</a><a href="#yahtzee?show=rules">Regras</a>
games-every-day = <b>Todos os dias:</b><a href="#daily">cinco lançamentos do dia</a><a href="#practice">continuar o treino</a><a href="#mistake">descubra o erro</a><a href="#statistics">veja como foi</a>
games-with-others = <b>Com outras pessoas:</b><a href="#players">em conjunto num só aparelho</a><a href="#group">em grupo, cada pessoa no seu aparelho</a>
games-for-teachers = Para quem ensina
games-class-table = Uma mesa para a turma
games-plan = Uma aula para preparar
games-paper = Uma folha para imprimir
games-own-numbers = Números à sua escolha
games-every-roll = Todos os lançamentos que existem
games-install = Você pode instalar o Score neste aparelho: ele terá um ícone próprio e vai abrir também sem conexão.
games-install-yes = Instalar
games-install-no = Não quero

## As regras do Score

rules-how-to-play-score = Como se joga Score
rules-roll-four-dice-make = Lance quatro dados. Faça 20 com os números deles.
rules-press-1-to-5 = Pressione de 1 a 5 para ver acontecer
rules-you-rolled-4-3 = Saíram 4, 3, 8 e 19. O objetivo é 20.
rules-the-first-step-put = O primeiro passo: ponha 4 × 3 nos três espaços.
rules-4-3-12-the = 4 × 3 = 12. O 12 é vermelho, porque foi feito por você. O 4 e o 3 já não estão lá.
rules-the-second-step-12 = O segundo passo: 12 + 8. Ele usa o seu 12 vermelho.
rules-20-you-needed-two = 20! Foram precisos dois passos. O 19 sobra, e não faz mal.
rules-play-the-guided-first = <a href="#guide">Jogar o primeiro lançamento com ajuda</a>
rules-what-you-need = O que é preciso
rules-one-player-or-more = Uma pessoa ou mais, e esta página. Dois dados têm 6 faces, um tem 12 e um tem 20. O número a fazer chama-se <b>objetivo</b>.
rules-a-round = Uma rodada
rules-roll-anyone-may-roll = <b>Lance.</b> Lança quem quiser, mas não enquanto um relógio está ligado.
rules-think-can-20-be = <b>Pense.</b> É possível fazer 20? Os números ainda não se movem: faça as contas de cabeça, ou tente na página Laboratório.
rules-call-score-if-you = <b>Chame SCORE</b> se souber um caminho. Agora há 30 segundos para o mostrar, e só você pode mover os números.
rules-call-impossible-if-you = <b>Chame IMPOSSÍVEL</b> se achar que ninguém consegue. Agora os outros têm 60 segundos para chamar SCORE.
rules-look-the-roll-is = <b>Veja.</b> O lançamento acabou. A página diz quem tinha razão, e mostra todos os caminhos para 20.
rules-a-step = Um passo
rules-tap-a-number-an = Escolha um número, uma operação e um número, ou arraste-os para os três espaços. O resultado junta-se aos seus números, e os dois que foram usados desaparecem. Há cinco operações:
rules-plus-4-3-7 = <b>mais:</b> 4 + 3 = 7
rules-minus-3-4-1 = <b>menos:</b> 3 − 4 = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="menos 1"></span>. Números abaixo de zero também servem.
rules-times-4-3-12 = <b>vezes:</b> 4 × 3 = 12
rules-divide-2-3-2 = <b>dividir:</b> 2 ÷ 3 = <span aria-hidden="true">2/3</span><span class="hush heard" data-heard="dois terços"></span>. Frações também servem, e continuam a ser frações.
rules-join-1-2-12 = <b>juntar:</b> 1 &amp; 2 = 12. Põe os algarismos lado a lado. O número da esquerda é inteiro e não é 0, mas pode estar abaixo de zero: <span aria-hidden="true">−3</span><span class="hush heard" data-heard="menos 3"></span> &amp; 4 = <span aria-hidden="true">−34</span><span class="hush heard" data-heard="menos 34"></span>. O número da direita é inteiro e não está abaixo de zero: 2 &amp; 0 = 20.
rules-a-number-that-you = Um número feito por você é <b class="made-number">vermelho</b>. Ele tem uma moldura dupla e diz como foi feito.
rules-some-steps-cannot-be = Alguns passos não são possíveis, como dividir por 0. Então a página diz a razão, e nada se perde.
rules-when-the-goal-counts = Quando o objetivo conta
rules-the-last-step-must = O último passo tem de usar um número vermelho. Por isso são precisos dois ou três passos: 4 × 5 sozinho não conta. Não é preciso usar todos os dados. Se não resta outro número e o objetivo não foi feito, a tentativa falhou: o relógio para imediatamente.
rules-with-more-dice-you = Com mais dados há mais passos. Com só dois dados há um único passo, e ele conta.
rules-read-a-line = Ler uma linha
rules-a-way-is-written = Um caminho se escreve numa linha, assim:
rules-brackets-come-first-then = Primeiro vêm os parênteses, depois &amp;, depois × e ÷, depois + e −. Por isso faça estes passos:
rules-points = Pontos
rules-what-happens = O que acontece
rules-points-column = Pontos
rules-you-call-score-and = Você chama SCORE e faz o objetivo a tempo.
rules-you-call-score-but = Você chama SCORE, mas o tempo acaba, ou não consegue, ou desiste, ou sai.
rules-you-call-impossible-and = Você chama IMPOSSÍVEL, e durante 60 segundos ninguém chama SCORE.
rules-you-call-impossible-someone = Você chama IMPOSSÍVEL. Outra pessoa chama SCORE e faz o objetivo.
rules-lost-first = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="menos 1"></span>
rules-lost-regained = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="menos 1"></span>
rules-you-minus-2 = você <span aria-hidden="true">−2</span><span class="hush heard" data-heard="menos 2"></span><br>a outra pessoa +1
rules-you-call-impossible-someone-else = Você chama IMPOSSÍVEL. Outra pessoa chama SCORE e não consegue.
rules-you-plus-1 = você +1<br>a outra pessoa <span aria-hidden="true">−1</span><span class="hush heard" data-heard="menos 1"></span>
rules-you-call-impossible-then = Você chama IMPOSSÍVEL, depois SCORE, e faz o objetivo. Perde 2 e ganha 1 de volta.
rules-you-call-impossible-then-score = Você chama IMPOSSÍVEL, depois SCORE, e não consegue.
rules-there-is-one-clock = Há um relógio de cada vez. Chamar SCORE faz parar os 60 segundos e começar os 30.
rules-with-friends-you-may = Entre amigos vale fingir: um IMPOSSÍVEL a que ninguém responde ganha, mesmo que houvesse um caminho.
rules-playing-alone = Jogar individualmente
rules-nobody-is-there-to = Não há ninguém para responder ao seu IMPOSSÍVEL, por isso a página responde. Ela tenta todos os caminhos. Quando os 60 segundos acabam, você ganha 1 ponto se não houver nenhum. Se houver um, ele aparece e você perde 2.
rules-tap-i-am-sure = Pressione <b>Confirmo</b> se não quiser esperar. Se depois chamar SCORE e não conseguir, você recebe 0 pontos quando não há caminho, e <span aria-hidden="true">−3</span><span class="hush heard" data-heard="menos 3"></span> quando há.
rules-hints = Dicas
rules-stuck-hint-gives-away = Está difícil? <b>Dica</b> revela cada vez mais: primeiro se há algum caminho, depois que números ele usa, depois a última operação, depois o primeiro passo. As dicas não custam pontos, mas no fim a página diz quantas foram usadas.
rules-when-the-roll-is = Quando o lançamento acabar, pressione <b>Explicar</b> ao lado de um caminho. A página faz o caminho passo a passo e explica cada um. Se não há caminho, ela mostra os números mais próximos que dá para fazer.
rules-undo = Desfazer
rules-undo-takes-a-step = Desfazer volta um passo atrás, e Refazer faz o passo de novo. Depois de usar o último número é tarde demais.
rules-friends-at-one-screen = Em conjunto num só aparelho
rules-open-players-and-add = Abra “Quem joga neste aparelho” e escreva de dois a seis nomes. Cada pessoa tem um canto com um botão SCORE e um botão IMPOSSÍVEL, e duas teclas:
rules-player = Pessoa
rules-score = SCORE
rules-impossible = IMPOSSÍVEL
rules-keyboard = Teclado
rules-a-step-divides-and = um passo; <kbd>/</kbd> divide e <kbd>&amp;</kbd> junta
rules-the-number-ends-here = o número acaba aqui: o seu 1, não o seu 12
rules-take-back-what-you = apaga o que foi escrito por último
rules-put-everything-back = põe tudo de volta
rules-undo-ctrl-y-is = desfaz; <kbd>Ctrl</kbd> <kbd>Y</kbd> refaz
rules-go-round-the-board = anda pelo tabuleiro; <kbd>Enter</kbd> escolhe
rules-roll-h-is-a = lança; <kbd>H</kbd> dá uma dica
rules-score-and-impossible-when = SCORE e IMPOSSÍVEL, quando joga individualmente
rules-single-keys-can-be = <kbd>?</kbd> mostra as teclas da página aberta. Os atalhos de uma tecla podem ser desligados em <a href="#settings">Opções</a>.
rules-by-ear = Jogar ouvindo
rules-by-ear-board = Com um leitor de tela, o primeiro link da página leva ao tabuleiro. Ali valem as teclas do jogo. Digite um passo, por exemplo <kbd>4</kbd> <kbd>*</kbd> <kbd>5</kbd> e <kbd>Enter</kbd>, e a página diz quanto dá. As setas percorrem o tabuleiro.
rules-by-ear-time = O tempo é dito na metade e dez segundos antes do fim. Para ter mais, as <a href="#house">regras da casa</a> dão até 600 segundos por chamada, ou nenhum relógio.
rules-house-rules = Regras da casa
rules-change-the-game-at = Mude o jogo na sua mesa:
rules-dice-two-to-six = <b>Dados:</b> de dois a seis, cada um com 2 a 100 faces.
rules-goal-any-number-from = <b>Objetivo:</b> qualquer número de 0 a 999.
rules-signs-choose-which-of = <b>Operações:</b> escolha quais das cinco podem ser usadas.
rules-clocks-each-5-to = <b>Relógios:</b> cada um de 5 a 600 segundos. Para jogar individualmente, dá para desligar: então os números se movem sem chamada, mas sem pontos.
rules-all-numbers-the-goal = <b>Todos os números:</b> o objetivo só conta se cada número for usado.
rules-blocking-who-calls-impossible = <b>Bloqueio:</b> quem chama IMPOSSÍVEL, depois SCORE, e não consegue, recebe <span aria-hidden="true">−2</span><span class="hush heard" data-heard="menos 2"></span> em vez de 0.
rules-spoilers-wait-after-the = <b>Quem atrapalha espera:</b> quem chama SCORE e não consegue, duas vezes seguidas, não pode chamar no próximo lançamento, depois da terceira vez nos próximos dois, e assim por diante. Acaba quando consegue. Em mesas que alguém abriu, vale desde o início.
rules-undo-on-or-off = <b>Desfazer:</b> sim ou não.
rules-who-rolls-anyone-the = <b>Quem lança:</b> quem quiser, a pessoa 1, ou quem fez o último ponto.
rules-presets-score-24-with = <b>Modelos:</b> Score; 24 com cartas, que também é <a href="#24">um jogo próprio</a>; e os seus.
rules-race = A corrida
rules-race-goes = Na <a href="#race">corrida</a> não há chamadas: cada passo que dá 20 vale 1 ponto, cada um que dá 18 vale 3, e um novo lançamento custa 1. Quando os pontos se tornam um múltiplo de 5, também 0, vêm mais 5. Exatamente 25 são um gol, e os pontos recomeçam do 0. Vence quem fizer três gols. Assim, com 17 pontos, 3 × 6 leva a 20 pontos, e por isso a 25: um gol.
rules-race-group = Num grupo, quem lidera pode escolher a corrida como modo de jogo. Então todos jogam ao mesmo tempo, cada pessoa com os seus lançamentos.
rules-play-now = <a class="go primary" href="#play">Jogar Score</a>

## As regras do 24

rules-24-how-to-play-24 = Como se joga 24
rules-24-draw-four-cards-make = Tire quatro cartas. Faça 24 com todas elas.
rules-24-4-6-24-all = 4 × <b class="made-number">6</b> = <b class="made-number">24</b>. As quatro cartas foram usadas: isso conta.
rules-24-the-cards = As cartas
rules-24-the-pack-has-52 = O baralho tem 52 cartas, sem curingas. Um ás é 1; valete, dama e rei são 11, 12 e 13. Os naipes não contam. Uma carta que está na mesa não pode sair de novo na mesma mão.
rules-24-what-is-not-as = O que é diferente do Score
rules-24-the-goal-is-24 = O objetivo é 24.
rules-24-you-must-use-all = É preciso usar os quatro números. Por isso são sempre precisos três passos.
rules-24-there-is-no-joining = Não se juntam algarismos: um 2 e um 4 lado a lado não são 24.
rules-24-what-is-as-in = O que é igual ao Score
rules-24-call-score-and-show = Chame SCORE e mostre em 30 segundos, ou chame IMPOSSÍVEL e espere 60. Passos, pontos, dicas e teclas são os mesmos: veja <a href="#rules">as regras do Score</a>. Pelo caminho, frações e números abaixo de zero também servem. Os seus pontos e as suas regras da casa no 24 ficam separados dos do Score.
rules-24-two-to-six-friends = De duas a seis pessoas podem jogar num só aparelho: abra <a href="#players">Quem joga neste aparelho</a>. Em <a href="#group">um grupo</a>, quem lidera escolhe “24 com cartas” nas regras da casa.
rules-24-every-hand = Todas as mãos
rules-24-there-are-1-820 = Há 1.820 mãos diferentes, e 458 delas são impossíveis. <a href="#hands">Veja todas as mãos e as suas soluções.</a>
rules-24-the-hand-of-the = A <a href="#24?roll=today">mão do dia</a> é a mesma para todos.
rules-24-play-now = <a class="go primary" href="#24">Jogar 24</a>

## Teclas desta página

key-help-title = Teclas desta página
key-help-next = continuar
key-help-dials-press = pressiona o botão com esse número
key-help-dials-hint = uma dica
key-help-dials-undo = desfaz o último toque; <kbd>Y</kbd> refaz
key-help-yahtzee-choose = escolhe dados
key-help-yahtzee-roll = lança
key-help-yahtzee-empty = esvazia uma casa preenchida por engano, até o próximo lançamento
key-help-about = <kbd>?</kbd> abre e fecha esta lista. Os atalhos de uma tecla podem ser desligados em Opções.

## Os títulos dos jogos que são carregados depois

page-of-dials-title = Dials
page-of-dials-lead = Cada botão gira os discos à sua maneira. Chegue destas letras àquelas.
page-of-yahtzee-title = Yahtzee matemático
page-of-yahtzee-lead = Cinco dados, mais dois lançamentos, e combinações que só quem ama a matemática procuraria.

### What public/boot.js says when the game does not start; each on one line.

boot-file-title = Esta página foi aberta como arquivo
boot-file-text = O navegador não deixa uma página aberta de um arquivo carregar um programa. Ponha a pasta inteira num servidor web qualquer, e abra o endereço dele.
boot-old-title = Este navegador é antigo demais para o jogo
boot-old-text = O jogo precisa de WebAssembly e de módulos JavaScript. As versões atuais de Chrome, Edge, Firefox e Safari têm tudo isso.
boot-blocked-title = O WebAssembly está desligado neste navegador
boot-blocked-text = O navegador é novo o bastante, mas não pode executar um programa como este jogo. Isso acontece com o modo de isolamento ou de bloqueio do iPhone, iPad e Mac, com opções de segurança rígidas, ou com as regras de algumas escolas. Permita o programa para este site nas opções do navegador, fale com quem cuida deste aparelho, ou use outro navegador. As regras podem ser lidas aqui mesmo assim.
boot-framed-title = Este quadro não deixa o jogo ler os próprios arquivos
boot-framed-text = A página em volta mostra o jogo em um quadro fechado para ele (uma “sandbox”). Abra o jogo em uma aba só dele. Se você cuida daquela página: dê ao quadro “allow-scripts allow-same-origin”.
boot-withheld-title = Este navegador não executa uma parte do jogo
boot-withheld-text = O arquivo está no servidor, mas algo o retém: um bloqueador, uma extensão ou o tipo que o servidor lhe dá. Desligue os bloqueadores para este site ou use outro navegador. Se você cuida deste site: arquivos que terminam em .js precisam do tipo text/javascript.
boot-missing-title = Falta uma parte do jogo
boot-missing-text = O servidor não enviou um dos arquivos. Se você cuida deste site: copie a pasta pronta inteira, com todos os arquivos.
boot-network-title = A conexão se perdeu
boot-network-text = Uma parte do jogo não chegou. Confira a conexão e tente de novo. Nada se perde.
boot-damaged-title = O jogo chegou estragado, ou este navegador não consegue lê-lo
boot-damaged-text = Algo mudou o arquivo pelo caminho, ou o navegador é antigo demais. Tente de novo, ou use uma versão atual de Chrome, Edge, Firefox ou Safari.
boot-crash-title = O jogo parou
boot-crash-text = O erro é do jogo, não seu. Os seus pontos e as suas opções estão guardados. Tente de novo para continuar.
boot-again = Tentar de novo
boot-about = Score é um jogo de cálculo com quatro dados. Faça 20 com os números deles em dois ou três passos. É grátis, não precisa de conta e serve para uma pessoa, para várias em um aparelho e para uma turma inteira.
boot-coming = O jogo está a caminho…
boot-table = Chegue ao objetivo com estes números, passo a passo.
boot-title = Score – o jogo de cálculo com dados
boot-today = Lançamento do dia
boot-wide = Na mesa: um 12 vermelho feito com 4 × 3, um 8 e um 19
boot-narrow = A mesma mesa em um telefone
boot-sounds = Sons
boot-theme = Cores
boot-what = O que é o Score
