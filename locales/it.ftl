### The frame of every page.

title = { $page } – Score
# Where the name at the top of each page leads.
title-leads-to = Tutti i giochi
# The first thing that Tab reaches leads past the menu.
skip-to-game = Vai al gioco
skip-to-page = Vai alla pagina
# On every page without a game: back to the one that goes on.
to-game = Vai al gioco
menu = Menu
menu-explore = Esplora
menu-more = Altro
pages = Pagine
sounds-on = Suoni: sì
sounds-off = Suoni: no
theme-device = Colori: come il dispositivo
theme-light = Colori: chiari
theme-dark = Colori: scuri
show-keys = Tasti di questa pagina: ?
fill-screen = Schermo intero
language = Lingua
language-missing = Non è stato possibile caricare questa lingua. Controlla la connessione e sceglila di nuovo.

## What the pages are called

page-games = Giochi
page-play = Gioca
page-rules = Regole
page-house = Regole della casa
page-players = Chi gioca a questo schermo
page-settings = Impostazioni
page-group = Gruppo
page-experiment = Laboratorio
page-atlas = Atlante
page-24 = 24
page-rules-24 = Regole di 24
page-hands = Tutte le mani di 24
page-dials = Dials
page-yahtzee = Yahtzee matematico
page-sheet = Schede di esercizi
page-mistake = Trova l’errore
page-practice = Allenamento
page-daily = Lanci del giorno
page-statistics = Statistiche
page-race = La gara
page-homework = Compiti

# A day; $month is 1 to 12.
common-date = { $day } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { $year }

# Between groups of three digits of a large number.
number-group-separator = {"."}

# Between things that are listed.
common-list-separator = {", "}

# Back and on through something that is shown in steps.
pager-back = Indietro
pager-next = Avanti
pager-step = { $step ->
    [0] Inizio
   *[other] Passaggio { $step } di { $steps }
}

# The name of a bar that shows how far a search has come.
progress-searching = Ricerca in corso

## A link to copy

common-play-link = Gioca con questi numeri
common-copy-link = Copia il link
common-for-lms = Per un LMS
common-copied = Copiato.
end-of = { $count } su { $all }
end-share = Condividi
end-share-by-hand = Seleziona il testo e copialo.
common-copy-by-hand = Per copiare il link, tienilo premuto o fai clic con il tasto destro.
common-not-for-others = Questo indirizzo porta solo a questo computer. Per gli altri, avvia il gioco per la rete (cargo xtask play --lan) e apri il primo indirizzo che mostra.

## The name of a player

common-you = Tu
common-name-empty = Scrivi un nome: almeno una lettera o una cifra.
common-name-too-long = Un nome ha al massimo 20 caratteri.
common-name-invisible = Un nome non può avere caratteri invisibili.
common-name-stacked-marks = Un nome ha al massimo quattro accenti o altri segni su una lettera, e nessuno senza lettera.
common-name-reserved = Un nome non può dire che conduci il gioco, che insegni o che hai un altro ruolo così: gli altri ci crederebbero. Scegli un altro nome.
common-name-taken = Questo nome è già preso. “{ $free }” è libero.
common-table-full = Tutti i posti sono occupati.

## A link that cannot be used

common-link-too-long = Il link è troppo lungo: non ne è stato usato niente.
common-link-unknown-key = Nel link c’è “{ $key }”, che questa pagina non conosce.
common-link-bad-value = Il link indica “{ $value }” per { $key }: non è possibile, quindi è stato ignorato.
common-link-changed = Lungo la strada un programma ha cambiato o tagliato questo link, quindi non ne è stato usato nulla. Chiedi a chi te l’ha mandato di copiare di nuovo il link intero o di mostrarti il codice QR; per il tavolo di un gruppo basta il codice breve.
common-lesson-too-long = La lezione nel link è troppo lunga, quindi è stata ignorata.
common-lesson-cut-short = La lezione nel link non è completa, quindi è stata ignorata. Copia il link intero.
common-lesson-broken = La lezione nel link non si può leggere nel punto “{ $part }”, quindi è stata ignorata. Copia il link intero.
# { $number } is the number of the roll in the lesson; the first is 1.
common-lesson-roll = Con il lancio { $number } della lezione, “{ $roll }”, non si può giocare: un lancio ha da due a sei numeri interi da 0 a 999.
common-lesson-no-rolls = La lezione non ha lanci.
common-lesson-too-many-rolls = Una lezione ha al massimo 20 lanci.

## What the browser keeps

common-not-kept = Questo browser non conserva niente per questa pagina: punti e impostazioni valgono finché non la chiudi.
common-unreadable = Quello che questo browser aveva conservato non si può leggere. È stato messo da parte, e il gioco ricomincia da capo.
common-other-tab = In un’altra scheda o finestra del browser il gioco è andato avanti: ecco com’è adesso.
common-other-tab-first = In un’altra scheda o finestra del browser il gioco è andato avanti. Ecco com’è adesso; quello che stavi facendo non è stato fatto.
common-other-tab-later = In un’altra scheda o finestra del browser il gioco è andato avanti con una versione più nuova. Ricarica questa pagina per continuare.

## Where the solver, which is fetched later, has no result

solver-not-started = Non è stato possibile caricare la parte del gioco che fa questi calcoli. Controlla la connessione e riprova.
solver-stopped = La parte del gioco che fa questi calcoli si è fermata. Riprova.
# A newer page has been put on the server.
solver-other-version = Questa pagina è più vecchia o più nuova della sua parte che fa questi calcoli. Ricarica la pagina.
# The request is not one that can be worked out.
solver-refused = Questo non si può calcolare.
solver-open-roll = Questi numeri sono adesso sul tavolo del tuo gruppo. Le soluzioni e gli indizi si vedranno alla fine del round.
solver-try-again = Riprova
# Takes a message away.
common-close = Chiudi

## Numbers as a screen reader says them

spoken-minus = meno { $size }
# A fraction beyond one: 20 and one half.
spoken-whole-and-part = { $whole } e { $part }
spoken-over = { $numerator } fratto { $denominator }
# How many parts, up to ten in a word.
spoken-count = { $count ->
    [1] un
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
   *[other] { $written }
}
# $count is spoken-count of the numerator.
spoken-part = { $denominator ->
    [2] { $numerator ->
        [1] { $count } mezzo
       *[other] { $count } mezzi
    }
    [3] { $numerator ->
        [1] { $count } terzo
       *[other] { $count } terzi
    }
    [4] { $numerator ->
        [1] { $count } quarto
       *[other] { $count } quarti
    }
    [5] { $numerator ->
        [1] { $count } quinto
       *[other] { $count } quinti
    }
    [6] { $numerator ->
        [1] { $count } sesto
       *[other] { $count } sesti
    }
    [7] { $numerator ->
        [1] { $count } settimo
       *[other] { $count } settimi
    }
    [8] { $numerator ->
        [1] { $count } ottavo
       *[other] { $count } ottavi
    }
    [9] { $numerator ->
        [1] { $count } nono
       *[other] { $count } noni
    }
   *[10] { $numerator ->
        [1] { $count } decimo
       *[other] { $count } decimi
    }
}

### The table: board, calls, clocks, settlements.
### `$source` is `dice` or `cards`: what the numbers come from.

## The board

board-name = Tabellone. Il tasto punto interrogativo dice quali tasti ci sono.
board-name-alone = Tabellone
board-taken = { $piece }: preso
table-op-add = più
table-op-sub = meno
table-op-mul = per
table-op-div = diviso
table-op-join = unire
table-tile-made = { $value }, fatto con { $step }
table-tile-on-die = { $value }, su un dado con { $sides } facce
table-tile-card = { $value }, una carta
# What lies in a slot, or table-slot-empty.
table-slot-left = Primo numero: { $held }
table-slot-op = Operazione: { $held }
table-slot-right = Secondo numero: { $held }
table-slot-empty = vuoto

## The panel

table-goal = Obiettivo
table-points = Punti
table-scoreboard = Classifica
table-roll-of-the-day =
    { $source ->
        [cards] Mano del giorno, { $date }
       *[dice] Lancio del giorno, { $date }
    }
# Asked before the button does it.
table-clear-points = Ricominciate tutti da 0?
table-clear-points-alone = Ricominci da 0?
table-yes-clear-points = Sì, da 0
table-no-clock = Nessun timer in corso
table-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
# $time is table-seconds.
table-seconds-left = Tempo rimasto: { $time }.

## The buttons below the board

table-calls = Chiamate
table-undo = Annulla
table-redo = Ripeti
table-roll = LANCIA
table-deal = DAI LE CARTE
table-new-roll =
    { $source ->
        [cards] Nuova mano
       *[dice] Nuovo lancio
    }
table-take-away =
    { $source ->
        [cards] Togliere questa mano?
       *[dice] Togliere questo lancio?
    }
# The keyboard’s keys where no buttons are shown.
table-answers-by-keyboard = R: sì. K: no, tieni.
table-yes-new-roll =
    { $source ->
        [cards] Sì, nuova mano
       *[dice] Sì, nuovo lancio
    }
table-keep-it = No, tieni
table-host-rolls =
    { $source ->
        [cards] Dà le carte chi conduce
       *[dice] Lancia chi conduce
    }
table-last-scorer-rolls =
    { $source ->
        [cards] Dà le carte chi ha fatto l’ultimo punto
       *[dice] Lancia chi ha fatto l’ultimo punto
    }
table-you-ask = Sei d’accordo
# $label is table-you-ask or table-new-roll.
table-vote-count = { $label }: { $asking } su { $needed }
table-own-vote =
    { $source ->
        [cards] Chiedi una nuova mano. Voti: { $asking } su { $needed }.
       *[dice] Chiedi un nuovo lancio. Voti: { $asking } su { $needed }.
    }
table-others-vote =
    { $source ->
        [cards] C’è chi chiede una nuova mano: { $asking } su { $needed }.
       *[dice] C’è chi chiede un nuovo lancio: { $asking } su { $needed }.
    }
table-i-am-sure = Confermo
table-too-soon = È stato troppo veloce e non conta. Premi ancora una volta.
table-hint = Indizio
table-hints-left =
    { $count ->
        [0] Indizio: ancora l’ultimo
       *[other] Indizio, ancora { $count }
    }
table-give-up = Mi arrendo
table-next-lesson = AVANTI
table-next-lesson-is = la prossima breve lezione
table-score = SCORE
table-i-can-make = So fare { $goal }
table-impossible = IMPOSSIBILE
table-no-one-can = non si può fare
# Where everyone plays on their own board.
table-have-it = CE L’HO
table-goal-on-board = { $goal } è sul mio tabellone
table-surely-impossible = Sì, impossibile
table-think-on = Ci penso ancora
table-has-answered = ha risposto
# A button in a player’s corner: what it calls, and for whom.
table-call-of = { $call }, { $name }

## What to do now

table-somebody = Qualcuno
# The name of a host in a sentence about the game.
table-name-of-host = { $name } (conduce)
table-roll-comes = I primi numeri arrivano tra poco.
table-begin =
    { $source ->
        [cards] Dai le carte per cominciare.
       *[dice] Lancia i dadi per cominciare.
    }
table-move-freely = Fai { $goal }. Non c’è nessun timer: muovi i numeri o fai una chiamata.
table-think = Si può fare { $goal }? Pensaci, poi chiama.
table-you-say-impossible = Dici che { $goal } è impossibile. Se poi trovi un modo, chiama SCORE.
table-says-impossible = { $name } dice che { $goal } è impossibile. Chi sa farlo chiama SCORE.
table-make = Fai { $goal }: un numero, un’operazione, un numero.
table-make-it = { $name }, fai { $goal }.
table-answer-impossible = È impossibile fare { $goal }? Puoi rispondere una volta sola.
table-now-answer = { $goal } è sul tuo tabellone. Ora premi CE L’HO!
# $waiting is table-answers.
table-you-have-it = { $goal }! Ce l’hai fatta. { $waiting }
table-you-answered-impossible = Dici che { $goal } è impossibile. { $waiting }
table-answers = Risposte: { $given } su { $expected }.
table-paused-now = Chi conduce ha messo il gioco in pausa. Si riprende tra poco.
table-choose-operator = Ora scegli che cosa fare con i due numeri.
# Typed digits that may go on; in the first case they are no number of the board yet.
table-typed = { $typed } … continua a scrivere.
table-typed-number = { $typed } … premi Invio per { $typed }, o continua a scrivere.

## What is out of the ordinary at this table

table-practice = Allenamento, senza punti: le soluzioni si conoscono già.
# $rules are table-rule-*, one after the other.
table-rules-of-link = { $rules } · da un link
table-own-rules = Regole solite
table-rule-goal = obiettivo { $goal }
table-rule-dice = dadi con { $sides } facce
table-rule-cards = carte
table-rule-operators = solo { $operators }
table-rule-score-clock = SCORE: { $time }
table-rule-impossible-clock = IMPOSSIBILE: { $time }
table-rule-clock-off = senza timer
table-rule-all-numbers = si devono usare tutti i numeri
table-rule-some-numbers = possono avanzare numeri
table-rule-blocking = blocco
table-rule-no-blocking = senza blocco
table-rule-undo = si può annullare
table-rule-no-undo = non si può annullare
table-rule-anyone-rolls = porta numeri nuovi chi vuole
table-rule-spoilers-wait = chi disturba aspetta

## What has happened; $time is empty or table-first-seconds

table-first-seconds = { $time }.{" "}
table-you-called-score = SCORE! { $time }Fai { $goal }.
table-called-score = { $name } chiama SCORE! { $time }
table-you-called-impossible = IMPOSSIBILE! { $time }Se poi trovi un modo, chiama SCORE.
table-called-impossible = { $name } chiama IMPOSSIBILE! { $time }
table-one-step = { $step }, ma un passaggio solo non vale. Vai avanti.
table-no-red-number = { $step }, ma l’ultimo passaggio deve usare un numero rosso. Vai avanti, o torna indietro con Annulla.
table-not-all-numbers = { $step }, ma si devono usare tutti i numeri. Vai avanti, o torna indietro con Annulla.
table-undone = Passaggio annullato.
table-dealt = { $numbers }. { $instruction }
table-points-cleared = Tutti i punti sono a zero.

## How a round ended

table-you-showed = { $goal }! Hai mostrato come si fa.
table-showed = { $goal }! { $name } ha mostrato come si fa.
table-well-made = { $goal }! Ben fatto.
table-missed = Non è { $goal }, e non ci sono più numeri.
table-out-of-time = Il tempo è scaduto prima di arrivare a { $goal }.
table-you-gave-up = Hai deciso di arrenderti.
table-gave-up = { $name } si arrende.
table-was-a-way = Invece un modo c’era.
table-yours-stood = Hai confermato IMPOSSIBILE.
table-stood = { $name } ha confermato IMPOSSIBILE.
table-ended = Chi conduce ha chiuso il round.
table-ended-without-points = Chi conduce ha chiuso il round, senza punti.
table-all-answered = Hanno risposto tutti.
table-everyones-time-is-up = Il tempo è scaduto.

## What came of it

table-was-possible = { $goal } era possibile
table-was-impossible = { $goal } era impossibile
# Where the board no longer shows it.
table-rolled =
    { $source ->
        [cards] La mano era { $numbers }.
       *[dice] Il lancio era { $numbers }.
    }
# Whose points these are, and what for.
table-reason-of = { $name }: { $reason }
table-score-shown = SCORE, e mostrato.
table-score-not-shown = SCORE: nessun modo mostrato.
table-impossible-found = IMPOSSIBILE, ma un modo c’è.
table-impossible-is = IMPOSSIBILE, ed è vero.
table-impossible-shown = IMPOSSIBILE, ma qualcuno ha mostrato come si fa.
table-impossible-not-shown = IMPOSSIBILE, e nessuno ha mostrato il contrario.
# It was possible, but nobody showed a way.
table-impossible-counts = IMPOSSIBILE vale: un modo c’è, ma nessuno l’ha mostrato.
table-impossible-alone = IMPOSSIBILE, e nessuno ha chiamato SCORE.
table-counts-for-nobody = La chiamata non dà e non toglie punti a nessuno.
table-nobody-called = Nessuno ha chiamato, quindi non ci sono punti.
table-no-call-of-yours = Non hai fatto chiamate, quindi i tuoi punti restano come sono.
table-practice-ended = Allenamento: questa volta senza punti.
table-made-in = Tempo: { $time }.
# Beside a solution in the list of all.
table-your-way = Il tuo modo
table-way-of = Modo di { $name }
table-you-made = Hai fatto { $goal }.
table-impossible-was-wrong = IMPOSSIBILE, ma un modo c’è.
table-no-answer-of-yours = Non hai risposto, quindi i tuoi punti restano come sono.
table-came-later = Questo round è cominciato prima del tuo arrivo.
table-so-many-right =
    { $count ->
        [0] Questa volta nessuno ha dato la risposta giusta.
        [one] { $count } persona ha dato la risposta giusta.
       *[other] { $count } persone hanno dato la risposta giusta.
    }
table-own-impossible-shown = IMPOSSIBILE costa 2 punti, ma poi hai mostrato un modo e ne riprendi 1.
table-own-impossible-mistaken = SCORE non è stato mostrato (−1), e IMPOSSIBILE era sbagliato (−2).
table-own-impossible-blocked = SCORE non è stato mostrato (−1), e con la regola del blocco costa 1 punto in più.
table-own-impossible-stood = SCORE non è stato mostrato (−1), ma IMPOSSIBILE è rimasto valido (+1).
table-hints-taken =
    { $count ->
        [0] Senza indizi.
        [one] Con un indizio.
       *[other] Con { $count } indizi.
    }

## The guided first rolls

table-coach = Il tuo primo lancio
table-coach-join = Unire le cifre
table-coach-impossible = IMPOSSIBILE
table-coach-skip = Salta
table-coach-play = Gioca ora
table-coach-progress = { $done } su { $taps }
table-guide-1 = Fai 20 con questi numeri. Scegli il 4.
table-guide-2 = Bene. Ora scegli × (per).
table-guide-3 = E adesso il 3.
table-guide-4 = Il 12 è rosso: viene da 4 × 3. L’ultimo passaggio deve usare un numero rosso. Scegli il 12.
table-guide-5 = Ora scegli + (più).
table-guide-6 = E l’8: fa 20.
table-guide-reached = 20, in due passaggi! In un vero round prima chiami SCORE, e poi hai 30 secondi.
table-guide-join-1 = C’è una quinta operazione: unire. Mette le cifre una accanto all’altra. Scegli l’1.
table-guide-join-2 = Ora scegli & (unire).
table-guide-join-3 = E adesso il 2.
table-guide-join-4 = 1 e 2, uniti, sono 12. Scegli il 12.
table-guide-joined = Di nuovo 20! Unire è un passaggio come gli altri: 1 e 2 possono diventare 12, oppure 21 se li scambi.
table-guide-impossible = Con alcuni lanci, 3 su 100, non si fa 20 in nessun modo. Questo è uno di quelli. Prova, o chiama IMPOSSIBILE.
table-guide-called = Giusto: con questi numeri nessuno può fare 20, e anche questo vale un punto! In un vero round prima passano 60 secondi.
table-guide-elsewhere = Un modo tutto tuo! Vai avanti, o torna indietro con Annulla.
table-guide-dead-end = Resta solo { $left }, e non è 20. Torna indietro con Annulla e prova un altro modo.
table-guide-always-misses = Resta solo { $left }. Qui finisce sempre così: chiama IMPOSSIBILE.

## Why something cannot be

table-not-seated = Lì non c’è nessuno.
table-no-roll =
    { $source ->
        [cards] Prima dai le carte.
       *[dice] Prima lancia.
    }
table-call-open = Prima finisci la chiamata aperta.
table-round-closed =
    { $source ->
        [cards] Questa mano è finita. Dai di nuovo le carte.
       *[dice] Questo lancio è finito. Lancia di nuovo.
    }
table-impossible-called = IMPOSSIBILE è già stato chiamato.
table-score-called = SCORE è già stato chiamato.
table-call-score-first = Prima chiama SCORE.
table-not-your-call = Muove i numeri solo chi ha chiamato SCORE.
table-no-call = Non hai una chiamata da chiudere.
table-time-is-up = Il tempo era scaduto.
table-nothing-to-undo = Non c’è nessun passaggio da annullare.
table-nothing-to-redo = Non c’è nessun passaggio da ripetere.
table-undo-off = A questo tavolo non si può annullare.
table-not-your-roll =
    { $source ->
        [cards] Ora tocca a qualcun altro dare le carte.
       *[dice] Ora tocca a qualcun altro lanciare.
    }
table-host-only = Può farlo solo chi conduce.
table-must-stand = Una chiamata IMPOSSIBILE vale finché non scade il suo tempo.
table-no-hints-in-group = In gruppo non ci sono indizi.
table-hint-taken = Hai già questo indizio.
table-hint-skipped = Prima di questo c’è un altro indizio.
table-no-further-hint =
    { $source ->
        [cards] Questa mano è impossibile, quindi non ci sono altri indizi.
       *[dice] Questo lancio è impossibile, quindi non ci sono altri indizi.
    }
table-clock-needed = Senza timer si gioca solo per conto proprio. Scegli un timer, o gioca per conto tuo.
table-stand-in-only = Sostituisci chi conduce: puoi portare numeri nuovi e chiudere un round senza punti.
table-own-call = Sostituisci chi conduce, ma una delle chiamate è tua, oppure hai già risposto: non puoi chiudere questo round.
table-only-calls = A questo tavolo si chiama SCORE o IMPOSSIBILE.
table-no-calls = In questo round non si chiama: rispondi sul tuo tabellone.
table-round-open = Tutti stanno ancora lavorando a questo round. Prima chiudilo.
table-already-answered = Hai già risposto, e la risposta non si cambia.
table-goal-not-on-board = L’obiettivo non è ancora sul tuo tabellone.
table-goal-without-red-number = Il tuo obiettivo non vale: l’ultimo passaggio deve usare un numero rosso fatto prima.
table-goal-with-numbers-left = Il tuo obiettivo non vale: si devono usare tutti i numeri.
table-board-full = In questo round il tuo tabellone non accetta altri passaggi. Puoi ancora rispondere.
table-paused = Il gioco è in pausa.
table-not-paused = Il gioco non è in pausa.
table-must-wait = SCORE non ti è riuscito più volte di fila, quindi non puoi chiamare per { $source ->
    [cards] { $rolls ->
        [one] questa mano.
       *[other] { $rolls } mani, contando anche questa.
    }
   *[dice] { $rolls ->
        [one] questo lancio.
       *[other] { $rolls } lanci, contando anche questo.
    }
}
table-everyone-in-group = Si può giocare tutti insieme solo quando ognuno ha uno schermo: in gruppo.
table-in-race = Nella gara ognuno ha i propri lanci: sul tavolo non ce n’è nessuno.
table-no-round-clock = Questo round non ha orologio.
table-round-long-enough = Questo round è già stato allungato quanto si può: di dieci minuti.
# How much time a player has, compared with others.
table-time-usual = tempo normale
table-time-half-again = metà tempo in più
table-time-twice = il doppio del tempo
table-own-time-half-again = In questo round hai metà tempo in più.
table-own-time-twice = In questo round hai il doppio del tempo.
table-everyone = Fai { $goal } sul tuo tabellone, o di’ IMPOSSIBILE.
table-same-number = Un numero non si può usare con sé stesso.
table-number-gone = Quel numero è già stato usato.
table-op-not-allowed = A questo tavolo non c’è questa operazione.
table-division-by-zero = Non si può dividere per zero.
table-join-fraction = Una frazione non ha cifre da unire.
table-join-zero = Un numero unito non può cominciare con zero.
table-join-negative = Un numero negativo non si può unire a destra.
table-overflow = Il risultato è troppo grande per un calcolo esatto.
table-brackets = Un passaggio alla volta: comincia da quello tra parentesi.
table-fits-nowhere = “{ $key }” qui non va bene: un passaggio è un numero libero, un’operazione e un altro numero libero.
table-not-sent = In questo momento non c’è connessione, quindi non è stato inviato.

## What a link brings

game-score = Score
table-unknown-page = Qui non c’è nessuna pagina “{ $name }”: questo è il tavolo.
table-before-the-link = Le mie, prima del link
table-link-rules = Questo link ha portato le sue regole della casa.
table-link-rules-kept = Questo link ha portato le sue regole della casa; le tue sono conservate tra i modelli.
table-link-presets-full = Questo link porta le sue regole della casa, e non c’è posto per conservare le tue: elimina un modello, poi apri di nuovo il link.

### Solutions, explanations, hints, the atlas.

## Solutions of a puzzle

# Before the first solution is found.
# Beside a solution, after a round in which each player had a board.
study-found-by-class = trovata
study-found-by-nobody = non trovata da nessuno
study-looking = Ricerca di soluzioni…
study-solutions-count = { $count ->
    [0] Nessuna soluzione
    [1] 1 soluzione
   *[other] { $written } soluzioni diverse
}
study-solutions-so-far = { $count } soluzioni diverse finora
study-different-help = Lo stesso modo in un altro ordine conta una volta. Ciò che non cambia nulla, come × 6 ÷ 6, è giusto lo stesso, ma non è qui.
# The group of buttons that choose which list is shown.
study-lists = Quali soluzioni
study-list-different = Diverse
study-list-all-by-form = Tutte
study-all-solutions = { $count } in tutto, in ogni ordine.
study-all-solutions-so-far = Finora { $count }, in ogni ordine.
# How the names of the forms are read, such as (a bc)d.
study-forms-help = Ogni lettera è un numero. Le lettere attaccate si calcolano per prime.
# A form without solutions.
study-form-without-solutions = nessuna
# Solutions that are counted but not listed.
study-left-out = e ancora { $count }
study-stop = Ferma
study-go-on = Continua

## How hard a roll is

study-difficulty = Difficoltà: { $points }, { $level }.
study-level = { $level ->
    [easy] facile
    [medium] media
    [hard] difficile
   *[very-hard] molto difficile
}

## Why there is no solution

study-none-of = Con questi numeri ci sono { $tried } calcoli. Sono stati provati tutti, e nessuno fa { $goal }.
study-nearest-below = Il più vicino sotto:
study-nearest-above = Il più vicino sopra:
# On that side nothing can be made.
study-nothing-there = nessuno
# The goal on a line of numbers that can be made.
study-no-goal = niente { $goal }
# The line of numbers in words.
study-number-line = Linea dei numeri da { $from } a { $to }: si possono fare { $count } numeri, e { $goal } non c’è.

# What the marks on the line mean.
study-legend-whole = un numero intero che si può fare
study-legend-part = una frazione che si può fare
study-legend-goal = l’obiettivo, che non si può fare
# Until a mark is chosen; then this line says how its number is made.
study-number-line-help = Scegli una tacca, o premi un tasto freccia: qui si legge come si fa quel numero.

## A solution explained on the tiles

study-explain = Spiega
study-hide = Nascondi
# Ends an explanation that lies on the board, far from its solution in the list.
study-hide-explanation = Chiudi la spiegazione
# The same buttons in words, with the solution that they are about.
study-explain-solution = Spiega { $solution }
study-hide-solution = Nascondi { $solution }
study-explanation = Spiegazione
study-start-with = Si comincia con { $numbers }.
# How a number is called that a step made.
study-made-from = { $value }, fatto con { $formula }
# The last number of a list; the others have commas between.
study-numbers-and = { $others } e { $last }
# A step, and remarks why it makes what it makes.
study-step = { $formula } = { $result }.
study-step-explained = { $formula } = { $result }: { $remarks }.
study-remarks-and = { $others }, e { $last }

## Remarks: parts of a sentence

study-reaches-goal = questo è l’obiettivo
study-one-step-alone = { $way } = { $goal } è un passaggio solo. Un passaggio solo non vale: ne servono due o più.
study-side-by-side = { $left } e { $right } uno accanto all’altro fanno { $joined }
study-keeps-minus = il segno meno di { $number } resta davanti
study-changes-nothing = { $op ->
    [add] aggiungere 0 non cambia niente
    [sub] togliere 0 non cambia niente
    [div] dividere per 1 non cambia niente
   *[mul] moltiplicare per 1 non cambia niente
}
study-minus-itself = un numero meno sé stesso fa 0
study-divided-by-itself = un numero diviso sé stesso fa 1
study-times-zero = qualsiasi numero per 0 fa 0
study-zero-divided = 0 diviso qualsiasi altro numero fa 0
study-adds-negative = aggiungere { $negative } è come togliere { $size }
study-subtracts-negative = togliere { $negative } è come aggiungere { $size }
study-below-zero = { $depth } meno di zero vuol dire { $depth } sotto zero
study-falls-below-zero = { $taken } supera { $from } di { $depth }, quindi il risultato è { $depth } sotto zero
# A sum that begins below zero; "end" is one of the next three.
study-goes-up = salendo di { $change } da { $from } sotto zero si arriva a { $end }
study-goes-down = scendendo di { $change } da { $from } sotto zero si arriva a { $end }
study-at-zero = zero esatto
study-so-far-below-zero = { $size } sotto zero
study-so-far-above-zero = { $size } sopra zero
study-both-negative = { $op ->
    [div] un numero negativo diviso un numero negativo è positivo
   *[mul] un numero negativo per un numero negativo è positivo
}
study-one-negative = { $op ->
    [div] solo uno dei due è negativo, quindi il quoziente è negativo
   *[mul] solo uno dei due è negativo, quindi il prodotto è negativo
}
study-same-denominator = i denominatori sono uguali, quindi { $sum } = { $numerator } porta a { $result }
study-common-denominator = con il denominatore comune { $denominator } diventa { $sum } = { $result }
study-multiplies-one = il numeratore è { $above } = { $numerator }, e si ottiene { $product }
study-multiplies = il numeratore è { $above } = { $numerator } e il denominatore { $below } = { $denominator }, e si ottiene { $product }
study-divides-by = dividere per { $divisor } è come moltiplicare per { $inverse }
study-times-inverse = { $formula } fa { $product }
study-divided = dividendo per { $by } il denominatore diventa { $by } volte più grande, e si ottiene { $quotient }
study-stays = { $dividend } diviso { $divisor } dà un resto, quindi il risultato è una frazione
study-is-whole = { $fraction } è { $number }
study-lowest-terms = { $fraction } ridotto ai minimi termini è { $number }

## Hints

study-hint-solvable = Una soluzione c’è.
study-hint-impossible = Non c’è nessuna soluzione: è impossibile.
study-hint-all-numbers = Usa tutti i numeri: { $used }.
study-hint-numbers = Usa { $used }, e lascia fuori { $spare }.
study-hint-last-operator = { $op ->
    [add] L’ultimo passaggio è un’addizione ({ $sign }).
    [sub] L’ultimo passaggio è una sottrazione ({ $sign }).
    [mul] L’ultimo passaggio è una moltiplicazione ({ $sign }).
    [div] L’ultimo passaggio è una divisione ({ $sign }).
   *[join] Nell’ultimo passaggio si uniscono le cifre ({ $sign }).
}
study-hint-first-step = Comincia con { $formula } = { $result }.
study-hint-way-on = Da qui si può andare avanti.
study-hint-all-on-board = Usa tutti questi: { $used }.
study-hint-next-step = Continua con { $formula } = { $result }.
study-hint-next-step-made = Continua con { $formula } = { $result }. Prendi il { $made } che hai fatto.
study-hint-take-back = Così non si arriva da nessuna parte. Annulla { $formula } = { $result }.

## The way to a table

study-qr-code = Codice QR del link a questo tavolo

## The atlas

atlas-title = Atlante
atlas-lead = Tutti i lanci di certi dadi: in quanti modi si risolvono, quanto sono difficili e quali sono impossibili.
atlas-dice = Dadi
atlas-dice-help = Le facce di ogni dado: da 2 a 5 dadi, da 2 a 100 facce. Per un dado in meno lascia vuota una casella.
atlas-die = Facce del dado numero { $number }
atlas-work-it-out = Calcola
atlas-dice-problem = I dadi sono da 2 a 5, ognuno da 2 a 100 facce.
atlas-too-many-rolls = Questi dadi hanno { $rolls } lanci diversi; l’atlante arriva a 100.000. Scegli meno dadi o meno facce.
atlas-too-many-dice = L’atlante arriva a { $most } dadi.
atlas-looking = Controllo di { $rolls } lanci diversi…
atlas-impossible = Lanci impossibili per { $goal }: { $impossible } su { $rolls } lanci diversi.
# How often such a roll is rolled; the last two are a share in per cent.
atlas-impossible-share = Contando quanto spesso escono, sono { $impossible } su { $rolls }, cioè { $whole },{ $tenth }%.
atlas-stopped = Fermato. Scegli “Calcola” per ricominciare.

## The chart of impossible rolls by goal

atlas-by-goal = Lanci impossibili per ogni obiettivo
atlas-impossible-for-goal = { $count ->
    [1] Obiettivo { $goal }: 1 lancio impossibile
   *[other] Obiettivo { $goal }: { $written } lanci impossibili
}
atlas-by-goal-summary = Barre per gli obiettivi da { $first } a { $last }. Minimo: { $fewest }. Massimo: { $most }.
atlas-as-numbers = In numeri

## What the forms of the solutions contribute

atlas-forms = Che cosa risolve ogni forma
atlas-form-column = Forma
atlas-solves-column = Lanci che risolve
atlas-only-column = Solo questa forma
atlas-needs-forms = { $count ->
    [1] Lanci che una sola forma risolve
    [2] Lanci che solo due forme risolvono
   *[3] Lanci che solo tre forme risolvono
}

## The table of rolls

atlas-rolls = I lanci
atlas-which-rolls = Quali lanci
atlas-show-all = Tutti
atlas-show-possible = Possibili
atlas-show-impossible = Impossibili
atlas-show-one-form = Una sola forma
atlas-with-numbers = Con questi numeri
atlas-with-numbers-problem = Numeri interi separati da spazi, per esempio 3 12.
atlas-rolls-shown = { $shown } lanci su { $total }
atlas-nothing-found = Non si è trovato niente: scegli “Tutti”, o cerca meno numeri.
atlas-roll-column = Lancio
atlas-solutions-column = Soluzioni
atlas-difficulty-column = Difficoltà
atlas-forms-column = Forme
# A roll without a solution.
atlas-no-solution = nessuna
# The difficulty of a roll without a solution.
atlas-no-difficulty = –
atlas-difficulty-cell = { $points } { $level }
atlas-more-rows = Altre righe
atlas-to-rolls = Vai all’elenco di tutti i lanci
atlas-print = Stampa la tabella
atlas-print-sheets = Stampa la tabella (circa { $sheets } fogli)
atlas-printed-rows = Di queste righe si stampano le prime { $rows }.
atlas-how-to-print-all = Per averle tutte premi «Stampa la tabella» nella pagina.
atlas-download = Scarica il CSV

## All hands of the 24 game

hands-title = Tutte le mani di 24
hands-lead = Tutte le mani di quattro carte: in quanti modi si risolvono, quanto sono difficili e quali sono impossibili.
hands-goal = Obiettivo, da 0 a 999
hands-goal-help = Si usano tutti e quattro i numeri, con + − × ÷.
hands-highest = Carta più alta, da 2 a 13
hands-highest-help = 13 è il re. Con 10 restano fuori fante, regina e re.
hands-highest-problem = La carta più alta è un numero intero da 2 a 13.
hands-summary = Mani impossibili per { $goal }: { $impossible } su { $hands }. Le altre hanno { $solutions } soluzioni diverse.
hands-table = Le mani
hands-show-one-solution = Una sola soluzione
hands-shown = { $shown } mani su { $total }
hands-hand-column = Mano
hands-simplest-column = Una soluzione
hands-download = Scarica tutto, con tabulazioni

### House rules, players, experiment.

## Fields of several forms.

fields-goal = Obiettivo, da 0 a 999
fields-operators = Operazioni
fields-all-numbers = Si devono usare tutti i numeri
fields-copy = Copia
fields-share = Condividi
fields-link-selected = Il link è selezionato: copialo con Ctrl+C, o tienici il dito sopra.
fields-dice-problem = I dadi sono da 2 a 6, ognuno da 2 a 100 facce.
fields-numbers-problem = Servono da 2 a 6 numeri interi, ognuno da 0 a 999.
fields-goal-problem = L’obiettivo è un numero intero da 0 a 999.
fields-operators-problem = Senza operazioni non si può fare niente: scegline almeno una.
fields-clock-problem = Un timer dura da 5 a 600 secondi; una casella vuota vuol dire senza timer.

## The form of the house rules.

rules-form-numbers = Numeri
rules-form-cards = Quattro carte da gioco al posto dei dadi
rules-form-cards-help = L’asso vale 1; fante, regina e re valgono 11, 12 e 13.
rules-form-dice = Facce di ogni dado
rules-form-dice-help = Da 2 a 6 dadi, da 2 a 100 facce. Per un dado in meno lascia vuota una casella.
rules-form-die = Facce del dado numero { $number }
rules-form-goal-and-operators = Obiettivo e operazioni
rules-form-clocks = Timer
rules-form-score-clock = SCORE, secondi
rules-form-score-clock-help = Da 5 a 600, o vuoto per giocare per conto tuo senza timer.
rules-form-impossible-clock = IMPOSSIBILE, secondi
rules-form-set-both = Imposta tutti e due
rules-form-times = { $times ->
    [0] no
   *[other] ×{ $times }
}
rules-form-times-name = { $times ->
    [0] no: senza timer
    [1] ×1: 30 e 60 secondi
    [2] ×2: il doppio del tempo
    [5] ×5: cinque volte il tempo
    [10] ×10: dieci volte il tempo
   *[other] ×{ $times }
}
rules-form-at-the-table = Al tavolo
rules-form-undo = Annulla
rules-form-undo-help = Finché restano numeri, i passaggi si possono annullare.
rules-form-all-numbers-help = L’obiettivo vale solo se non avanza nessun numero.
rules-form-blocking = Blocco
rules-form-blocking-help = Se chiami IMPOSSIBILE, poi SCORE, e non ci riesci, perdi due punti.
rules-form-spoilers-wait = Chi disturba aspetta
rules-form-spoilers-wait-help = Se chiami SCORE e non ti riesce per due volte di fila, al prossimo round non puoi chiamare; dopo la terza volta per i prossimi due, e così via, finché non ti riesce.
rules-form-who-rolls = Chi lancia o dà le carte
rules-form-anyone-rolls = chi vuole
rules-form-host-rolls = chi conduce o la persona 1
rules-form-last-scorer-rolls = chi ha fatto l’ultimo punto

## House rules.

house-title = Regole della casa
# Which rules these are.
house-game-alone = Le regole di { $game }, quando giochi per conto tuo.
house-game-together = Le regole di { $game }, quando giocate insieme a questo schermo.
house-lead = Cambia il gioco al tuo tavolo. I punti restano. I numeri sul tavolo vengono tolti.
house-presets = Modelli
house-preset-score = Score
house-preset-24 = 24 con le carte
house-forget = Elimina { $name }
house-use = Usa queste regole
house-defaults = Torna alle regole iniziali
house-keep-and-share = Conserva e condividi
house-more-time = Più tempo per una persona
house-more-time-help = Per una chiamata SCORE. Gli altri hanno il tempo delle regole della casa.
house-preset-name = Nome di un modello
house-save = Salva come modello
house-link = Link a queste regole
house-preset-chosen = Ora premi “Usa queste regole”.
house-preset-saved = Salvato tra i modelli.
house-preset-name-problem = Prima dai un nome al modello.
house-presets-full = Ci sono già 12 modelli. Prima eliminane uno.
house-rules-changed = Nuove regole della casa. Valgono dai prossimi numeri.
# What was not saved when the page was left.
house-kept = Quello che non avevi salvato è ancora qui.
house-take-back = Annulla le mie modifiche

## Players.

players-title = Chi gioca
players-lead = Da due a sei persone a un solo schermo. Ognuno ha un angolo con due tasti.
players-name = Nome della persona { $number }
players-help = Lascia vuota una casella dove non c’è nessuno. I nomi restano su questo dispositivo.
players-together = Giocate insieme
players-alone = Gioca per conto tuo
players-clear-points = Tutti i punti a 0
players-screen = Lo schermo
players-flat = È appoggiato sul tavolo
players-flat-help = Gli angoli dall’altra parte sono girati verso chi siede lì.
players-too-few = Servono almeno due persone. Se non c’è nessun altro, scegli “Gioca per conto tuo”.
players-seated = Ognuno ha un angolo con due tasti. I primi numeri possono arrivare.
players-points-cleared = Tutti i punti sono a zero.

## Settings.

settings-lead = Per questo dispositivo. Quello che cambi qui vale subito.
settings-reading = Lettura
settings-text = Grandezza delle lettere
settings-percent = { $percent }%
settings-spacing = Più spazio
settings-spacing-help = Lettere, parole e righe sono più distanti. Questo aiuta alcune persone con dislessia a leggere.
settings-playing = Gioco
settings-hand = Per la mano sinistra
settings-hand-help = Con il telefono in orizzontale i pulsanti sono a sinistra dei numeri; su uno schermo largo, il timer e i punti. I conti si leggono da sinistra a destra, come sempre.
settings-keys = Gioca con i tasti singoli
settings-keys-help = R lancia o dà le carte, S e I chiamano, cifre e operazioni fanno i passaggi. Disattivalo se i tasti ti disturbano.
settings-installed = Nella schermata Home e nel browser
settings-installed-apart = Su un iPhone, un iPad e un Mac, il gioco aggiunto alla schermata Home o al Dock e il gioco nel browser sono due dispositivi: i punti, gli esercizi e il posto al tavolo di un gruppo che uno conserva non sono nell’altro.
settings-installed-carry = Le statistiche possono salvare i tuoi esercizi in un file da una parte e aprirlo dall’altra. Un link inquadrato apre il browser: copialo lì e incollalo qui, quello di un tavolo in «Vai a un tavolo», quello dei tuoi esercizi in «Statistiche».
settings-installed-paste = Vai a un tavolo

## Experiment.

experiment-title = Laboratorio
experiment-lead = I tuoi numeri, il tuo obiettivo. Qui non si fanno punti.
experiment-numbers = Numeri
experiment-numbers-help = Da 2 a 6 numeri, tra 0 e 999. Per un numero in meno lascia vuota una casella.
experiment-number = Numero { $number }
experiment-lay-out = Usa questi numeri
experiment-solve = Mostra tutte le soluzioni
# In place of the solutions of a roll that is on the table of the player’s group.
experiment-no-longer-withheld = Il round è finito. Ora si possono vedere le soluzioni.
experiment-your-numbers = I tuoi numeri
experiment-bench = Prova a mano
# The clock of a call runs at the table meanwhile.
experiment-call-runs = Al tavolo c’è una chiamata aperta.
experiment-to-the-table = Vai al tavolo
experiment-close = Chiudi il laboratorio
experiment-start-again = Ricomincia
experiment-try = Prova a fare { $goal }. Annulla tutte le volte che vuoi.
experiment-reached = { $goal }! Questo è un modo.
experiment-missed = Non è { $goal }. Annulla, o ricomincia.

### Group play.

## The lobby

group-title = Gioca in gruppo
group-lead = Al tavolo ognuno ha il suo schermo, e tutti vedono gli stessi numeri. Chi arriva prima all’obiettivo?
group-no-table-yet = Non sei ancora a un tavolo: scegli un gruppo, apri un tavolo o vai a un tavolo che c’è già.
group-not-kept = Questo browser non conserva niente per questa pagina: se la ricarichi o la chiudi, perdi il tuo posto al tavolo.
group-your-name = Il tuo nome
group-your-name-help = Basta il nome o un soprannome. Lo vedono tutti al tavolo.
group-where-to-play = Dove giocare
group-a = Gruppo A
group-b = Gruppo B
group-open-to-everybody = Aperto a tutti
group-make-a-table = Apri un tavolo
group-make-help = Lo conduci tu: dagli un nome, per esempio Classe 5B, e scegli Score o 24. Poi, sotto «Invita», crea una chiave con cui lo conduci in qualsiasi browser.
group-for-a-class = Per una classe
group-for-a-class-help = Giocano tutti insieme, ognuno sulla propria plancia. La chat è spenta, e chi arriva aspetta finché non lo fai entrare.
group-game = Gioco
group-game-score = Score
group-game-24 = 24
group-make-the-table = Apri il tavolo
group-elsewhere = Un altro tavolo, o guardare soltanto
group-join-a-table = Vai a un tavolo
group-join-help = Il suo nome o il suo codice, come lo mostra chi conduce, oppure un link che hai ricevuto.
group-join-installed = Stai giocando nel gioco installato. Un link inquadrato può aprire invece il browser, e su un iPhone, un iPad o un Mac sono due dispositivi, ciascuno con il suo posto. Copia lì il link e incollalo qui, oppure scrivi il codice.
group-join-the-table = Vai al tavolo
group-go-private = Gioca per conto tuo
group-one-screen = Giocate a un solo schermo
group-looking-for-table = Ricerca del tavolo…
group-choose-table = Ora scegli un tavolo qui sotto.
group-which-table = Scrivi il nome o il codice del tavolo, oppure incolla un link.
# { $host } is the site of a link that was pasted.
group-pasted-other-site = Questo link porta a un altro sito, { $host }, che ha i suoi tavoli. Aprilo nel browser.
group-pasted-open = Apri { $host }
group-pasted-no-link = Questo link non porta a nessun tavolo e a nessuna pagina di questo gioco. Chiedi il codice del tavolo a chi te l’ha mandato.
# { $table } is the name or the code of the table that a link names.
group-come-to-group = Vai al Gruppo { $table }
group-come-to-table = Vai al tavolo { $table }
group-come-as-host = Conduci qui il tavolo { $table }
group-come-as-host-help = Il tuo link ha la chiave per condurre. Il browser che conduce ora il tavolo viene mandato via. Senza nome tieni quello che hai lì.
group-are-you = { $name } ha già un posto a questo tavolo su questo dispositivo. Chi sei?
group-i-am = Sono { $name } e ora mi chiamo { $new }
group-own-seat = Sono { $new } e sono qui per la prima volta
group-take-name = Entra come “{ $name }”
group-ask-again = Chiedi di nuovo
group-was-here = { $name } era a questo tavolo in questa scheda. Se sei un’altra persona, scrivi il tuo nome.
group-play-on-as = Continua come “{ $name }”
group-name-taken = Questo nome è già preso. “{ $free }” è libero. Se sei tu su un altro dispositivo, entra come “{ $free }”: chi conduce il tavolo può darti il tuo posto.
group-no-relay = A questo indirizzo non c’è un server di gioco, quindi da qui non si può raggiungere nessuno. Puoi giocare per conto tuo, o insieme ad altri a un solo schermo.
group-no-network = Non c’è connessione, quindi ora non si può raggiungere nessuno. Questa pagina continua a provare. Intanto puoi giocare per conto tuo, o insieme ad altri a un solo schermo.
# After why no relay can be reached.
group-play-without = Puoi giocare per conto tuo, o insieme ad altri a un solo schermo.

## The connection

group-connection = Connessione
group-offline = Non c’è connessione.
group-sockets-blocked = Il server di gioco risponde, ma il collegamento in tempo reale viene bloccato lungo la strada. Usa un’altra rete, o chiedi a chi si occupa di questa di lasciar passare i WebSocket.
group-sign-in = Al posto di questo sito risponde un’altra pagina: forse la rete vuole che tu faccia l’accesso. Apri un altro sito in una nuova scheda e fai l’accesso lì.
group-reconnecting = Si sta ricollegando. Il tuo posto e i tuoi punti restano: non si perde niente.
group-reconnecting-call = Si sta ricollegando. Il timer del tavolo si ferma solo se manca il server di gioco.
group-relay-away = Il tuo posto e i tuoi punti restano: non si perde niente.
group-relay-away-call = Il timer del tavolo è fermo, e riparte quando il server di gioco torna.
group-own-outage = Il tuo posto e i tuoi punti restano.
group-own-outage-call = Il tuo posto resta, ma il timer del tavolo va avanti.
group-tried-for-seconds = { $seconds ->
    [one] Sta provando da 1 secondo.
   *[other] Sta provando da { $seconds } secondi.
}
group-tried-for-minutes = Sta provando da { $minutes } min { $seconds } s.
group-next-try = { $seconds ->
    [one] Prossimo tentativo tra 1 secondo.
   *[other] Prossimo tentativo tra { $seconds } secondi.
}
group-tries-by-itself = Appena c’è posto, questa pagina ti fa entrare da sola.
group-try-now = Prova ora
group-play-here = Gioca qui
group-load-again = Ricarica la pagina
group-leave = Esci
group-not-sent = In questo momento non c’è connessione, quindi non è stato inviato.
group-no-connection = In questo momento non c’è connessione.
group-new-table = Il tavolo dov’eri non c’è più. Questo è uno nuovo con lo stesso nome.

## The waiting room

group-waiting-title = Chi conduce ti farà entrare
group-waiting-help = Tieni aperta questa pagina: va avanti da sola.
group-waiting-long = Se nessuno ti fa entrare, avvisa chi conduce il tavolo. Lo conduci tu? Apri il link della tua chiave su questo dispositivo.
group-go-back = Indietro
group-asking = Hai chiesto di entrare in “{ $table }” come { $name }.
group-asking-to-look-on = Hai chiesto di guardare “{ $table }”. Il tuo numero è { $number }.
group-asking-again = La connessione si è persa; questa pagina chiede di nuovo da sola.

## Beside the table

group-side = Il gruppo
group-what-is-shown = Che cosa si vede
group-tab-players = Chi gioca
group-tab-invite = Invita
group-tab-live = Classe
group-tab-you = Tu
group-looking-on = Stai guardando
group-somebody = Qualcuno
# A key under a table that is shown to a whole room: its solutions stand beside the
# board then, to be explained on it.
group-projector-solutions = Soluzioni
group-close-projector = { $waiting ->
    [0] Chiudi questa vista
   *[other] Chiudi questa vista · { $waiting } in attesa
}

## Who comes and goes, and what happens

group-two-names = { $first } e { $second }
group-name-and-others = { $first } e altri { $others }
group-came = Nuovi arrivi al tavolo: { $names }.
group-went = { $count ->
    [one] { $names } è assente.
   *[other] { $names } sono assenti.
}
group-were-removed = { $count ->
    [one] { $names } non fa più parte del tavolo.
   *[other] { $names } non fanno più parte del tavolo.
}
group-ask-to-come-in = { $count ->
    [one] { $names } aspetta di entrare.
   *[other] { $names } aspettano di entrare.
}
group-you-host = Ora conduci tu il tavolo.
group-hosts = Ora il tavolo lo conduce { $name }.
group-you-stand-in = Sostituisci chi conduce: puoi portare numeri nuovi e chiudere un round.
group-stands-in = { $name } sostituisce chi conduce.
group-left = { $name } ha lasciato il tavolo per sempre.
group-let-in-as = Chi conduce ti ha fatto entrare come { $name }.
group-you-are-handed = Chi conduce ti ha dato il posto di { $name }, con i suoi punti.
group-is-handed = { $name } continua a giocare con un altro dispositivo, con gli stessi punti.
group-plays-24 = Ora il tavolo gioca a 24.
group-rules-changed = Le regole della casa sono cambiate.
group-anyone-rolls = Ora può portare numeri nuovi chi vuole.
group-host-rolls = D’ora in poi porta numeri nuovi chi conduce.
group-last-scorer-rolls = D’ora in poi porta numeri nuovi chi ha fatto l’ultimo punto.
group-way-is-call = D’ora in poi una persona chiama, e mostra il suo modo a tutti.
group-way-is-everyone = D’ora in poi si gioca tutti insieme, ognuno sul proprio tabellone.
group-way-is-race = D’ora in poi si fa la gara: si gioca tutti insieme, ognuno con i propri lanci.
group-race-started = Comincia una nuova gara.
group-paused = Il gioco è in pausa.
group-lengthened = Il round ha { $seconds } secondi in più.
group-resumed = Il gioco riprende.
group-locked = Il tavolo è chiuso.
group-unlocked = Il tavolo è di nuovo aperto.
group-chat-on = La chat è accesa.
group-chat-off = La chat è spenta.
group-you-are-muted = Chi conduce ha bloccato i tuoi messaggi.
group-you-may-write = Puoi scrivere di nuovo messaggi.
group-you-may-call = Puoi chiamare di nuovo.
group-you-may-play = Chi conduce ti lascia giocare questo turno.
group-may-come-back = { $count ->
    [one] { $names } può tornare.
   *[other] { $names } possono tornare.
}
group-you-are-co-host = Ora conduci anche tu: hai tutti gli strumenti di chi conduce.
group-is-co-host-now = Ora conduce anche { $name }.
group-no-co-host = Ora non conduce più nessun altro.
group-name-fixed = D’ora in poi chi conduce ti chiama { $name }.
group-you-are-in-team = Ora fai parte della squadra { $team }.
group-teams-set = Ora ci sono { $count } squadre. Ognuna ha i punti che i suoi membri vincono da adesso.
group-teams-end = Non ci sono più squadre.
group-you-sit-at = Il tuo posto ora è al tavolo { $table }.
group-tables-set = { $count ->
    [one] Ora tutti sono a un solo tavolo piccolo.
   *[other] Ora tutti sono a { $count } tavoli piccoli.
}
group-tables-end = Tutti sono di nuovo a un unico tavolo.
group-waiting-room-on = D’ora in poi chi arriva aspetta che chi conduce apra.
group-waiting-room-off = Per entrare non si deve più aspettare.
group-watchers-sent-away = Chi vuole guardare aspetta che chi conduce apra.
group-watchers-free = Tutti possono di nuovo guardare.
group-newcomers-are-muted = Chi arriva non può scrivere.
group-newcomers-may-write = Chi arriva può scrivere.

## The players

group-players = Chi gioca
group-nobody-else = Non c’è ancora nessun altro: sotto “Invita” trovi come far venire gli altri.
group-scoreboard = Classifica
group-is-you = tu
group-is-host = conduce
# Beside a name in the chat, for those who do not see the mark.
group-heard-host = (conduce)
group-is-co-host = conduce insieme
group-is-stand-in = sostituisce
group-is-away = assente
group-is-muted = senza messaggi
group-is-without-calls = senza chiamate
group-goals = { $count ->
    [one] 1 gol
   *[other] { $count } gol
}
group-tools-for = Strumenti per { $name }
group-forbid-calls = Vieta le chiamate
# How much time one player has; beside it a choice.
group-time-for-one = Tempo
group-time-for-one-help = Agli altri non viene detto.
group-time-for-one-none = Qui adesso non c’è orologio: più tempo non cambierebbe nulla.
group-allow-calls = Permetti le chiamate
group-let-play = Lascia giocare questo turno
group-mute = Blocca i messaggi
group-unmute = Permetti i messaggi
group-remove = Togli dal tavolo
group-make-co-host = Fai condurre con te
group-unmake-co-host = Non far più condurre
group-close = Chiudi
group-new-name = Nuovo nome
group-rename = Cambia nome
group-removed = Fuori dal tavolo
group-take-back = Riammetti
group-take-all-back = Riammetti tutti
# For those who do not see beside whose name the button is.
group-take-back-name = Riammetti { $name }
group-namesakes = Nomi di chi è fuori dal tavolo
group-namesake = { $name } ha preso il nome di qualcuno che è stato tolto dal tavolo.
group-remove-name = Togli { $name } dal tavolo
group-remove-and-ask = Togli, e chiedimi prima di far entrare qualcuno
group-let-stay = Lascia restare

## The chat

group-chat = Chat
group-chat-tab = { $unread ->
    [0] Chat
    [one] Chat · { $unread } nuovo
   *[other] Chat · { $unread } nuovi
}
group-messages = Messaggi
group-your-message = Il tuo messaggio
group-send = Invia
group-chat-is-off = A questo tavolo la chat è spenta.
group-chat-empty = Nessuno ha ancora scritto. Saluta tu!
# The button at a message of one’s own, and for hosts at anyone’s.
group-take-back-line = Ritira
group-unsaid = Proprio in quel momento la connessione si è persa. Guarda se il tuo messaggio c’è, e se manca invialo di nuovo.

## The invitation

group-invite-others = Invita altri
group-invite-public = { $name } è aperto a tutti. Ecco come arrivarci:
group-invite-by-code = Gli altri entrano in “{ $name }” con questo codice o con il link:
group-invite-by-name = Gli altri entrano in “{ $name }” con il nome, con questo codice o con il link:
group-link = Link a questo tavolo
group-for-projector = Sul proiettore
group-watch-link = Apri una pagina per il proiettore
# { $table } is the name of a table.
group-class-ready = “{ $table }” è aperto
group-class-ready-help = La classe inquadra questo codice, oppure apre l’indirizzo e scrive il codice del tavolo.
group-host-key = Condurre in qualsiasi browser
group-host-key-help = Con questa chiave qualsiasi browser conduce questo tavolo: se questo perde i suoi dati, o se continui su un altro computer. Tienila dove nessuno della classe la vede. Una chiave nuova annulla quella di prima.
group-host-key-make = Crea una chiave per condurre
group-host-key-another = Crea un’altra chiave
group-host-key-sure = Creane un’altra e annulla l’ultima
group-host-key-keep = Tieni l’ultima
group-host-key-link = Link per condurre
group-host-key-save = Scarica la chiave
group-host-key-print = Stampa con l’invito
group-host-key-hide = Nascondi la chiave
# A file’s name.
group-host-key-file = { $table } { $date } chiave.txt
group-open-wall = Apri la vista a parete
group-class-begin = Inizia
group-class-here = Alunni presenti: { $count }
group-watch-help = Mostra solo il tavolo, e non occupa posti. Sposta la sua finestra sul proiettore, dove ha sempre un posto, o aprila su un altro computer, e tieni questa pagina per te.
group-project = Mostra proprio questa pagina
group-project-help = Se c’è un solo schermo. Lì il tasto R porta numeri nuovi, e “Chiudi questa vista” fa tornare tutto il resto.
group-watch-table = Guarda soltanto

## The host’s tools

group-host-tools = Strumenti di chi conduce
group-host-tab = { $waiting ->
    [0] Conduzione
   *[other] Conduzione · { $waiting } in attesa
}
group-standing-in = { $maker } non c’è. Finché non torna, puoi portare numeri nuovi e chiudere un round.
group-standing-in-for-nobody = Chi ha aperto questo tavolo lo ha lasciato. Puoi portare numeri nuovi e chiudere un round.
group-end-round = Chiudi il round
group-end-with-points = Chiudi con i punti
group-end-without-points = Chiudi senza punti
group-yes-end = Sì, chiudi
group-play-on = Continua a giocare
group-end-nobody-called = Chiudere questo round? Nessuno ha chiamato, quindi nessuno riceve punti.
group-end-no-points = Chiudere questo round? La chiamata aperta non porta punti a nessuno.
group-end-score = Chiudere questo round? Con i punti, lo SCORE di { $score } conta come non mostrato.
group-end-impossible = Chiudere questo round? Con i punti, l’IMPOSSIBILE di { $impossible } conta come valido.
group-end-both-same = Chiudere questo round? Con i punti, lo SCORE di { $score } conta come non mostrato, e il suo IMPOSSIBILE come valido.
group-end-both = Chiudere questo round? Con i punti, lo SCORE di { $score } conta come non mostrato, e l’IMPOSSIBILE di { $impossible } come valido.
group-end-everyones = Chiudere questo round? Risposte: { $given } su { $expected }.
group-end-everyones-no-points = Chiudere questo round? Risposte: { $given } su { $expected }, e nessuno riceve punti.
group-pause = Pausa
group-more-time-for-all = Più tempo per tutti
group-half-minute-more = + 30 s
group-minute-more = + 1 min
group-race-anew = Cominciare una nuova gara? I punti e i gol di questa spariscono.
group-race-shared = Una gara a tre gol con Score. Persone: { $players }
group-go-on = Riprendi
group-deal = Metti sul tavolo numeri scelti da te
group-deal-these = Usa questi numeri
group-way = Modalità di gioco
group-way-who = Chi trova la soluzione
group-way-call = chi chiama prima
group-way-everyone = tutti insieme
group-way-race = una gara, tutti insieme
group-play-at-once = Fai giocare tutti insieme
group-way-clock = Tempo per un round, secondi
group-way-clock-help = Da 30 a 600, o vuoto per giocare senza timer.
group-way-clock-problem = Un round dura da 30 a 600 secondi; una casella vuota vuol dire senza timer.
group-way-points = Le risposte danno punti
group-way-points-help = Una risposta giusta dà un punto.
group-way-first-three = Le prime tre risposte giuste danno un punto in più
group-way-wrong = Un IMPOSSIBILE sbagliato costa un punto
group-way-help = Se cambi modalità, i numeri sul tavolo vengono tolti.
group-use-way = Giocate così
group-anyone = Può portare numeri nuovi chi vuole
group-anyone-help = I numeri a cui altri stanno forse pensando vengono tolti quando la maggioranza lo chiede.
group-host-help = Li porti tu, e chi conduce con te.
group-last-scorer-help = Per le regole della casa li porta chi ha fatto l’ultimo punto, e anche tu.
group-waiting-room = Chiedimi prima di far entrare qualcuno
group-waiting-room-help = Chi arriva aspetta che tu apra.
group-watchers-wait = Chiedimi prima di far guardare qualcuno
group-watchers-wait-help = Manda via tutti quelli che ora guardano soltanto, tranne le pagine che hai aperto in questo browser.
group-visitor-looks-on = Qualcuno che vuole guardare ({ $number })
group-visitors = { $count ->
    [0] Nessuno in attesa
    [one] 1 persona in attesa
   *[other] { $count } persone in attesa
}
group-let-in = Fai entrare
group-turn-away = Rifiuta
group-may-be = Forse è { $name }, che ora non c’è e ha { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
group-somebody-may-be = { $newcomer } forse è { $name }, che ora non c’è e ha { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
group-give-seat = Assegna quel posto
group-hand-seat-to = Dai questo posto a…
group-lost-devices = Chi forse ha un altro dispositivo
# For those who do not see beside whose name the button is.
group-let-in-name = Fai entrare { $name }
group-turn-away-name = Rifiuta { $name }
group-let-all-in = Fai entrare tutti
group-one-by-one = Uno alla volta
group-wait-to-come-in = Aspettano di entrare: { $count }
group-turn-all-away = Rifiuta tutti
group-flood = { $count } persone dallo stesso posto
group-flood-help = Sono arrivate in un minuto dalla stessa rete: forse è la tua classe, o una sola persona con molte schede.
group-flood-let-in = Fai entrare tutte e { $count }
group-flood-turn-away = Rifiuta tutte e { $count }
group-visitor-namesake = Qualcuno con questo nome è stato tolto dal tavolo.
# Beside the name of a visitor, where several names look alike.
group-visitor-number = n. { $number }
group-lock = Chiudi il tavolo
group-lock-help = Non entra più nessun altro.
group-chat-switch = Chat
group-chat-switch-help = Chi gioca può scrivere agli altri.
group-mute-newcomers = Chi arriva non può scrivere
group-mute-newcomers-help = Chi si siede da ora in poi non scrive nulla finché non lo permetti, sotto Chi gioca.
group-csv-save = Scarica la classifica
group-csv-copy = Copia la classifica
# The name of a file. { $date } is as 2026-12-31.
group-csv-file = { $table } { $date } classifica.csv
group-print = Stampa la classifica
group-csv-name = Nome
group-csv-points = Punti
group-save-instead = Questo browser non permette alla pagina di copiare. Scarica invece la classifica.
group-house-rules = Regole della casa
group-rules-help = Se cambi le regole, i numeri sul tavolo vengono tolti.
group-use-rules = Usa queste regole
group-remove-newcomers = Togli chi è appena entrato…
group-newcomers = { $count ->
    [0] Negli ultimi cinque minuti non è entrato nessuno.
    [one] Negli ultimi cinque minuti è entrata 1 persona.
   *[other] Negli ultimi cinque minuti sono entrate { $count } persone; prima le più recenti.
}
# { $deed } is one of the next four.
group-newcomer = { $seconds } s fa, { $deed }
group-newcomer-nothing = non ha ancora fatto niente
group-newcomer-wrote = ha scritto
group-newcomer-played = ha giocato
group-newcomer-called = ha chiamato
group-newcomer-gone = { $said }, ora non c’è
group-newcomers-help = È già selezionato chi sembra entrato per scherzo: molti in una volta o con nomi simili, senza fare niente. I loro posti restano: sotto “Chi gioca” puoi riammetterli.
group-remove-chosen = { $count ->
    [one] Togli 1 persona
   *[other] Togli { $count } persone
}
group-zero = Tutti i punti a 0…
group-zero-help = I punti vinti e persi da tutti spariscono per sempre.
group-yes-zero = Sì, tutti i punti a 0
group-clear = Svuota il tavolo…
group-clear-help = Tutti vengono mandati via. Nomi, punti e messaggi vengono cancellati subito, per sempre.
group-yes-clear = Sì, svuota il tavolo

## Small tables

group-small-tables = Tavoli piccoli
group-small-tables-help = La classe gioca a tavoli piccoli, tutti con gli stessi numeri, e a ogni tavolo si chiama. Ogni volta che arrivano numeri nuovi, i posti cambiano. I numeri che ora sono sul tavolo vengono tolti.
group-table-size = Persone a un tavolo
group-split-into-tables = Forma tavoli piccoli
group-seat-anew = Cambia i posti
group-one-table = Torna a un unico tavolo
group-so-many-tables = { $count ->
    [one] C’è 1 tavolo piccolo.
   *[other] Ci sono { $count } tavoli piccoli.
}
group-table-number = Tavolo { $table }
group-your-table = Il tuo tavolo: { $table }
group-table-no-roll = ancora nessun numero
group-table-thinks = ci pensa
group-table-called = { $name }: { $call }
group-table-solved = { $name } ha mostrato un modo
group-table-stood = L’IMPOSSIBILE di { $name } è rimasto valido
group-table-ended = finito
group-tables-progress = Tavoli che hanno finito: { $finished } su { $count }.
group-ways-wait = Le soluzioni si vedono quando tutti i tavoli hanno finito.
group-tables-finished = { $count ->
    [one] Il tavolo ha finito.
   *[other] Tutti e { $count } i tavoli hanno finito.
}
group-end-tables = Chiudere questo round? { $open ->
    [one] 1 tavolo sta ancora giocando.
   *[other] { $open } tavoli stanno ancora giocando.
} Con i punti, uno SCORE aperto conta come non mostrato, e un IMPOSSIBILE come valido.
group-end-tables-no-call = Chiudere questo round? { $open ->
    [one] 1 tavolo sta ancora giocando, e lì nessuno ha chiamato.
   *[other] { $open } tavoli stanno ancora giocando, e lì nessuno ha chiamato.
}

## Teams

group-teams = Squadre
group-teams-help = Tutti vengono divisi in squadre a caso, il più possibile alla pari. Una squadra ha i punti che i suoi membri vincono da quel momento.
group-teams-count = Quante squadre
group-make-teams = Forma le squadre
group-new-teams = Forma nuove squadre
group-end-teams = Niente più squadre
group-team-move = Sposta
group-team-to = nella squadra
group-team-put = Sposta
group-team-circle = Cerchio
group-team-triangle = Triangolo
group-team-square = Quadrato
group-team-star = Stella
group-team-cross = Croce
group-team-drop = Goccia

## The live board of a class

group-live = Che cosa sta facendo la classe
group-live-empty = Appena ci sono numeri sul tavolo, qui ognuno ha una casella.
group-live-order = Ordine delle caselle
group-live-by-help = Prima chi ha bisogno
group-live-by-name = Per nome
group-count-working = { $count } al lavoro
group-count-help = { $count ->
    [one] { $count } forse ha bisogno di aiuto
   *[other] { $count } forse hanno bisogno di aiuto
}
group-count-has-it = { $count ->
    [one] { $count } ce l’ha
   *[other] { $count } ce l’hanno
}
group-count-impossible = { $count } IMPOSSIBILE
group-count-away = { $count ->
    [one] { $count } assente
   *[other] { $count } assenti
}
group-count-no-answer = { $count } senza risposta
group-state-working = al lavoro
group-state-help = serve aiuto?
group-state-has-it = ce l’ha
group-state-no-answer = nessuna risposta
group-steps = { $count ->
    [one] { $count } passaggio
   *[other] { $count } passaggi
}
group-hints = { $count ->
    [one] { $count } indizio
   *[other] { $count } indizi
}
group-so-many-players = { $count ->
    [one] { $count } persona
   *[other] { $count } persone
}
group-different-solutions = { $count ->
    [one] { $count } soluzione
   *[other] { $count } soluzioni diverse
}
group-board-of = Tabellone di { $name }

## What the class has made of a roll

group-class-found = { $count ->
    [one] La classe ha trovato 1 soluzione
   *[other] La classe ha trovato { $count } soluzioni diverse
}
group-class-found-none = La classe non ha trovato soluzioni
group-class-page = Pagina { $page } di { $pages }
group-class-pages-stop = Non girare più
group-class-pages-go-on = Girare da sola
group-class-impossible = { $count ->
    [one] { $count } persona ha risposto IMPOSSIBILE.
   *[other] { $count } persone hanno risposto IMPOSSIBILE.
}
group-class-impossible-names = Risposta IMPOSSIBILE: { $names }.
group-show-names = Mostra i nomi
# A large number stands before it: how many have answered.
group-of-so-many-have-answered = su { $count } hanno risposto

## The player’s own seat

group-you = Tu
group-change = Cambia
group-step-out = Gioca per un po’ senza il gruppo
group-step-out-help = Il tuo posto e i tuoi punti ti aspettano.
group-next-player = Un altro giocatore su questo dispositivo
group-next-player-help = Il tuo posto e i tuoi punti ti aspettano qui.
group-next-player-short = Un altro giocatore
group-go-private-short = Gioca per conto tuo
group-leave-table = Lascia il tavolo…
group-leave-table-help = Il tuo posto sarà libero per altri. Se torni con questo browser, avrai un posto nuovo, con i tuoi punti.
group-yes-leave = Sì, lascia il tavolo

## Why a group refuses something

group-refused-locked = Chi conduce ha chiuso il tavolo: per ora non può entrare nessun altro.
group-refused-removed = Chi conduce ti ha tolto da questo tavolo.
group-refused-stale = Riguardava i numeri di prima. Ora sul tavolo ce ne sono altri.
group-refused-nobody-hosts = Nessuno conduce questo tavolo, quindi qui nessuno può cambiarlo.
group-refused-yourself = Su di te non puoi farlo.
group-refused-roll-first = Da quando sono arrivati questi numeri sono successe troppe cose. Prima mettine di nuovi.
group-refused-chat-off = A questo tavolo la chat è spenta.
group-refused-muted = Chi conduce ha bloccato i tuoi messaggi.
group-refused-calls-forbidden = Per ora chi conduce non ti lascia chiamare.
group-refused-looks-on = Sei entrato a metà di questo turno: guardi fino al prossimo, o finché chi conduce non ti lascia giocare.
group-refused-other-on-device = Un’altra persona di questo dispositivo era già al tavolo con questo lancio: giochi dal prossimo.
group-refused-removed-on-device = L’host ha tolto un altro giocatore di questo dispositivo, quindi deve farti entrare lui. Chiedi a lui.
group-refused-no-vote = Chi con questi numeri non può chiamare non può neanche chiedere di toglierli.
group-refused-not-sayable = Un messaggio ha da 1 a 200 caratteri che si vedono.
group-refused-too-fast = Troppo in fretta. Aspetta un momento.
group-refused-not-the-maker = Questa persona ha aperto il tavolo: nessuno può bloccarla, toglierla o cambiarle il nome.
group-refused-maker-only = Può farlo solo chi ha aperto questo tavolo.
group-refused-name-fixed = Il tuo nome lo ha scelto chi conduce, quindi non puoi cambiarlo.
group-refused-visitor-gone = Non è più in attesa.
group-refused-no-newcomers = Nell’ultimo minuto non è entrato nessuno.
group-refused-team-count = Le squadre possono essere da due a sei.
group-refused-empty-team = Così una squadra resterebbe vuota. Forma meno squadre, o metti qualcuno in ognuna.
group-refused-twice-in-teams = Nessuno può stare in due squadre.
group-refused-no-such-team = Questa squadra non c’è.
group-refused-table-size = A un tavolo piccolo ci sono da tre a sei persone.
group-refused-too-few-for-tables = Per i tavoli piccoli servono almeno tre persone, oltre a chi conduce.
group-refused-no-small-tables = Non ci sono tavoli piccoli.
group-refused-no-race = A questo tavolo non c’è una gara.
group-refused-race-over = Questa gara è già vinta. Chi conduce, o chi sostituisce, può cominciarne una nuova.
group-refused-race-too-long = Hai fatto tutto quello che ci sta in una gara. Chi conduce può cominciarne una nuova.
group-refused-hosts-sit-nowhere = Chi conduce non ha posto a un tavolo piccolo: gira e li vede tutti.
group-refused-no-table-yet = Non hai ancora posto a un tavolo piccolo. Lo avrai con i prossimi numeri.
group-refused-nobody-chosen = Scegli almeno una persona che c’è ancora.
group-refused-not-away = È qui. Si può dare a un altro dispositivo solo il posto di chi non c’è.
group-refused-hosts-keep-seats = Chi conduce tiene il proprio posto, e non ne riceve un altro.
group-refused-too-often = Lo hai fatto molto spesso. Tra qualche minuto potrai farlo di nuovo; la gara continua.

## Why a table’s name is refused

group-table-name-empty = Scrivi un nome per il tavolo: almeno una lettera o una cifra.
group-table-name-too-long = Il nome di un tavolo ha al massimo 20 caratteri.
group-table-name-invisible = Il nome di un tavolo non può avere caratteri invisibili.
group-table-name-stacked = Il nome di un tavolo ha al massimo quattro accenti o altri segni su una lettera, e nessuno senza lettera.
group-table-name-reserved = Il nome di un tavolo non può contenere quella parola. Scegli un altro nome.

## Why a relay lets nobody in

group-table-exists = C’è già un tavolo con questo nome. Vai a quel tavolo, o scegli un altro nome.
group-no-such-table = Non c’è nessun tavolo con questo nome o codice.
group-other-tab = Sei a questo tavolo in un’altra scheda o finestra del browser.
group-not-here = Su questo server di gioco quel tavolo non c’è.
group-too-many-tables = In questo momento non c’è posto per un altro tavolo.
group-too-many-watchers = Questo tavolo lo stanno già guardando in troppi.
group-busy = In questo momento arrivano in molti insieme.
group-tables-from-here = Dalla tua rete ci sono già tutti i tavoli che questo server di gioco permette. Vai a uno di quelli, fai svuotare un tavolo che non serve a nessuno, o chiedi più tavoli a chi gestisce il server di gioco (--tables-per-address).
group-seats-from-here = Dalla tua rete ci sono già tutti i posti a questo tavolo che questo server di gioco permette. Chiedi a chi conduce di togliere chi non c’entra, o chiedi più posti a chi gestisce il server di gioco (--seats-per-address).
group-seat-handed-over = Chi conduce ha dato il tuo posto a questo tavolo, con i suoi punti, a un altro dispositivo. Entra con un altro nome, o chiedi a chi conduce se è stato uno sbaglio.
group-hosted-elsewhere = Ora questo tavolo è condotto da un altro browser, entrato con la chiave per condurre. Se non sei stato tu, apri qui il link con la tua chiave: l’altro browser verrà allontanato.
group-wrong-host-key = Questa non è la chiave per condurre questo tavolo, o una più nuova l’ha sostituita. Puoi entrare a giocare.
group-broken-host-key = La chiave dell’host in questo link non è intera o contiene un errore. Apri di nuovo il link intero. Puoi anche entrare a giocare.
group-seats-of-device = Questo dispositivo ha tanti posti a questo tavolo quanti ne può avere. Entra con uno dei loro nomi, o con un altro dispositivo.
group-newcomers-from-here = Dalla tua rete arrivano in molti insieme. Se è normale, chiedi un limite più alto a chi gestisce il server di gioco (--joins-per-minute).
group-turned-away = Chi conduce non ti ha fatto entrare. { $seconds ->
    [one] Puoi chiedere di nuovo tra 1 secondo.
   *[other] Puoi chiedere di nuovo tra { $seconds } secondi.
}
group-may-ask-again = Puoi chiedere di nuovo di entrare.
group-a-full = Il Gruppo A è pieno. Prova il Gruppo B, o apri un tavolo tuo.
group-b-full = Il Gruppo B è pieno. Prova il Gruppo A, o apri un tavolo tuo.

## Why a relay ends the connection

group-closed-bad-message = Il server di gioco non ha capito questa pagina.
group-closed-no-hello = Questa pagina ci ha messo troppo a presentarsi.
group-closed-old-page = Questa pagina e il server di gioco non vanno d’accordo: uno dei due è più vecchio. I tuoi punti restano.
group-closed-taken-over = Stai giocando in un’altra scheda o finestra del browser.
group-closed-removed = Chi conduce ti ha tolto dal tavolo.
group-closed-left = Hai lasciato il tavolo.
group-closed-cleared = Il tavolo è stato svuotato. Nomi e punti sono stati cancellati.
group-closed-too-slow = Questo dispositivo non riusciva a stare dietro al tavolo.
group-closed-restart = Il server di gioco si sta riavviando.
group-closed-trouble = Il server di gioco ha avuto un problema con questo tavolo.
group-framed-title = I gruppi giocano in una scheda a parte
group-framed-text = Un’altra pagina mostra questa in un riquadro e potrebbe mettere i suoi pulsanti sopra quelli del tuo tavolo. Apri il gioco in una scheda a parte: la strada per il tuo tavolo viene con te.
group-own-tab = Apri in una scheda a parte

### Lessons: planning one, holding it, and the report of it.

## Planning

lesson-title = Prepara una lezione
lesson-plan-help = Numeri scelti prima, per una classe. Non serve la connessione.
lesson-lead = Metti insieme dei lanci, e poi mettili sul tavolo uno dopo l’altro con un solo pulsante. Tutta la lezione sta in un link.
lesson-back-to-table = Torna al tavolo
lesson-back-to-group = Torna alla pagina del gruppo
lesson-settings = A che cosa si gioca
lesson-cards = Carte, come nel gioco 24
lesson-cards-help = Si usano tutti e quattro i numeri, e non si uniscono le cifre.
lesson-add = Aggiungi lanci
lesson-up-to = Una lezione ha al massimo { $most } lanci.
lesson-level = Difficoltà
lesson-count = Quanti lanci
lesson-count-problem = Scegli un numero intero da 1 a { $most }.
lesson-add-by-level = Aggiungi lanci così
lesson-stop = Ferma
lesson-searching = Ricerca di lanci…
lesson-added = { $count ->
    [one] È stato aggiunto 1 lancio.
   *[other] Sono stati aggiunti { $count } lanci.
}
lesson-few-found = { $count ->
    [0] Non si è trovato nessun lancio così: sono rari con questi dadi e questo obiettivo.
    [one] Si è trovato solo 1 lancio così: sono rari con questi dadi e questo obiettivo.
   *[other] Si sono trovati solo { $count } lanci così: sono rari con questi dadi e questo obiettivo.
}
# { $most } is how many rolls a lesson has at most, { $room } how many more fit.
lesson-no-room = { $room ->
    [0] Una lezione ha al massimo { $most } lanci, quindi non c’è più posto.
    [one] Una lezione ha al massimo { $most } lanci, quindi c’è posto solo per un altro.
   *[other] Una lezione ha al massimo { $most } lanci, quindi c’è posto solo per altri { $room }.
}
lesson-typed = I tuoi numeri
lesson-typed-help = Un lancio per riga, per esempio 1 4 5 7: da due a sei numeri interi da 0 a 999.
lesson-add-typed = Aggiungi questi lanci
# { $line } counts the lines that have something in them; the first is 1.
lesson-typed-problem = La riga { $line }, “{ $roll }”, non è un lancio: un lancio ha da due a sei numeri interi da 0 a 999.
lesson-typed-nothing = Scrivi almeno un lancio.
lesson-from-link = Da un link
lesson-from-link-help = Incolla il link di un’altra lezione, o di un lancio.
lesson-add-from-link = Aggiungi dal link
lesson-link-empty = In questo link non ci sono né lezioni né lanci.

## The rolls of a plan

lesson-rolls = { $count ->
    [0] I lanci
    [one] 1 lancio
   *[other] { $count } lanci
}
lesson-no-rolls-yet = Non ci sono ancora lanci: aggiungine qualcuno.
lesson-unready = Il link appare appena la lezione si può giocare.
lesson-other-tab = In un’altra scheda o finestra del browser questa lezione è cambiata: ecco com’è adesso. “Annulla l’ultima modifica” fa tornare quello che c’era qui.
lesson-undo = Annulla l’ultima modifica
# { $theirs } and { $own } are numbers of rolls.
lesson-of-link = Lanci nella lezione di questo link: { $theirs }. Lanci nel tuo piano: { $own }. Se apri la lezione, prende il posto del tuo piano.
lesson-take-link = Apri la lezione del link
lesson-keep-plan = Tieni il mio piano
lesson-own-plan = La lezione del link non si può leggere. Questo è il tuo piano.
lesson-clear = Togli tutto
# A roll as it is named to people who do not see beside which one a key is.
lesson-roll = n. { $number }, { $numbers }
lesson-earlier = Prima: { $roll }
lesson-later = Dopo: { $roll }
lesson-leave-out = Togli: { $roll }
# { $percent } is how much of the work is done.
lesson-rating = Calcolo in corso… { $percent }%
lesson-impossible = Impossibile

## The link

lesson-link = Il link
lesson-address = Link a questa lezione
lesson-link-help = Riapre questa lezione su qualsiasi dispositivo. Chi ha il link vede i lanci.

## Holding it

lesson-hold = Fai questa lezione
lesson-make-help = Si gioca a un tavolo tuo, che conduci tu. Lì la chat è spenta finché non la accendi.
lesson-table = Nome del tavolo
lesson-make = Apri un tavolo con questa lezione
lesson-take-help = Il tuo tavolo prende l’obiettivo, i dadi e la modalità di gioco di questa lezione.
lesson-take-another-help = Prende il posto della lezione in corso, e il tuo tavolo ne prende l’obiettivo, i dadi e la modalità di gioco.
lesson-take = Portala a “{ $table }”
lesson-end-round-first = C’è ancora un round aperto: prima chiudilo.
lesson-held = Lezione
lesson-on-table = Sul tavolo c’è il n. { $number } di { $count }.
lesson-next = Poi viene il n. { $number } di { $count }.
lesson-all-played = Sono stati giocati tutti: { $count }.
lesson-done = Con questo sono stati giocati tutti.
lesson-over = La lezione è finita
lesson-end-puzzles = Rompicapi
lesson-end-pupils = Alunni
lesson-end-right = Risposte giuste a questo tavolo
lesson-shared = Una lezione con Score. Rompicapi: { $puzzles }, alunni: { $pupils }, risposte giuste: { $right } su { $all }
lesson-deal = Metti sul tavolo il n. { $number } di { $count }
lesson-list = Che cosa c’è nella lezione
lesson-list-help = In mezzo puoi mettere sul tavolo altri numeri: la lezione aspetta.
lesson-comes-next = il prossimo
lesson-lies-there = sul tavolo
lesson-was-played = giocato
lesson-choose-short = Prossimo
lesson-choose = Scegli come prossimo: { $roll }
lesson-end = Metti via la lezione…
lesson-end-help = Il tavolo resta com’è. Il link della lezione la riapre, dall’inizio.
lesson-yes-end = Sì, mettila via

## The report

report-title = Resoconto
report-of = Resoconto: { $table }
report-hosts-only = Il resoconto di un tavolo lo vede solo chi lo conduce.
report-kept = Che cosa ha fatto ogni persona della classe a questo tavolo. Lo vede solo chi conduce, e si conserva finché il tavolo non viene svuotato; mettere tutti i punti a 0 non lo cambia.
report-help = Un round conta per chi ha un posto quando finisce, anche se è via. I tempi vanno da quando si vedono i numeri alla risposta o alla chiamata, senza le pause. I passaggi sono quelli sui tabelloni alla fine dei round: quelli con una frazione, un’unione di cifre o un numero negativo contano anche nella loro colonna.
report-saved = IMPOSSIBILE salvati da altri
report-saved-by = { $caller } ha chiamato IMPOSSIBILE su lanci che si possono fare, e poi { $saver } ha chiamato SCORE e non l’ha mostrato. Round: { $rounds }.
report-saved-help = Ognuno di questi round ha dato un punto alla prima persona. Può essere sfortuna, ma se due lo fanno di continuo, forse si aiutano. Puoi vietare le chiamate all’una o all’altra.
report-nobody = Al tavolo non c’è ancora nessuno della classe.
report-print = Stampa il resoconto
report-save = Scarica il resoconto
# The name of a file. { $date } is as 2026-12-31.
report-file = { $table } { $date } resoconto.csv
report-table = Tavolo
report-date = Data
report-name = Nome
report-team = Squadra
report-points = Punti
report-rounds = Round
report-right = Giuste
report-wrong-impossible = IMPOSSIBILE sbagliati
report-not-shown = SCORE non mostrati
report-without-answer = Senza risposta
report-mean = Tempo medio
report-fastest = Risposta giusta più veloce
report-mean-s = Secondi in media
report-fastest-s = Risposta giusta più veloce, secondi
report-seconds = { $seconds } s
report-hints = Indizi
report-steps = Passaggi
report-fractions = Con frazioni
report-joins = Con cifre unite
report-negatives = Con numeri negativi

### Practice and the rolls of the day.

## A roll on the board

learn-make = Fai { $goal } in due o tre passaggi.
learn-make-of-all = Fai { $goal } con tutti i numeri.
learn-reached = { $goal }! Questo è un modo.
learn-rightly-impossible = Giusto: con questi numeri nessuno può fare { $goal }.
learn-wrongly-impossible = Un modo per fare { $goal } c’è. Guarda ancora una volta.
learn-shown = Questo è il modo più facile per fare { $goal }.
learn-shown-impossible = Con questi numeri nessuno può fare { $goal }. Sotto c’è scritto perché.
# $far: how far $value is from the goal
learn-too-small = { $value } è troppo piccolo per { $goal }: la differenza è { $far }. Annulla, o ricomincia.
learn-too-large = { $value } è troppo grande per { $goal }: la differenza è { $far }. Annulla, o ricomincia.
learn-start-again = Ricomincia
learn-hint = Indizio
learn-impossible = Impossibile
learn-show = Mostrami
learn-next = Prossimi numeri
learn-stopwatch = Mostra il tempo
learn-sounds = Suoni
learn-to-statistics = Com’è andata finora
learn-clock-wrong = L’orologio di questo dispositivo mostra un giorno che non può essere giusto, quindi questa risposta non è nelle tue statistiche. Regola l’orologio, e la prossima ci sarà.

## Games

learn-games = Giochi
learn-game-score = Score
learn-game-24 = 24

## Più persone a uno schermo

learn-who-plays = Chi gioca?
learn-plays = Gioca { $name }
learn-nobody-named = Gioca «Senza nome»
learn-several-here = Siete in più persone?
learn-new-name = Nome
learn-new-name-help = Ogni nome ha i suoi gradini, i suoi giorni e le sue statistiche.
learn-add-name = Gioca
learn-forget-name = Non chiedere più di { $name }

## The rolls of the day

learn-daily-lead = Cinque rompicapi, dal più facile al più difficile, oggi uguali per tutti. Uno può essere impossibile.
learn-day-ahead = Quel giorno non è ancora arrivato. Questi sono i rompicapi di oggi.
learn-day-before = Il giorno prima
learn-day-after = Il giorno dopo
learn-rolls = I rompicapi di questo giorno
learn-roll-number = Rompicapo { $number }: { $mark }
learn-mark-open = da fare
learn-mark-solved = risolto
learn-mark-helped = risolto dopo un indizio o un «Impossibile» sbagliato
learn-mark-shown = mostrato
learn-details = Com’è andato ogni rompicapo
learn-column-roll = Rompicapo
learn-column-result = Risultato
learn-column-time = Tempo
learn-column-hints = Indizi
learn-column-wrong-calls = Impossibile per sbaglio
learn-day-done = Tutti e cinque fatti
learn-days-in-a-row = Giorni di fila
# What is shared: $signs has one for each roll.
learn-shared = { $game }, rompicapi del giorno { $date }: { $signs } { $time }{ $hints ->
    [0] {""}
    [one] {", un indizio"}
   *[other] {", "}{ $hints } indizi
}
learn-signs = ● risolto, ◐ risolto dopo un indizio o un «Impossibile» sbagliato, ○ mostrato. Nessun numero viene svelato.
learn-streak = { $days ->
    [0] Ancora nessun giorno di fila.
    [one] Un giorno di fila.
   *[other] { $days } giorni di fila.
}
learn-streak-rule = Un giorno conta se risolvi uno dei suoi rompicapi il giorno stesso; puoi saltare un giorno alla settimana.
learn-archive = Tutti i giorni di questo mese
learn-month-before = Il mese prima
learn-month-after = Il mese dopo
learn-date-done = { $date }, fatto

## Practice

learn-practice-lead = Un rompicapo dopo l’altro, senza timer. Quello che trovi difficile torna più spesso.
learn-now = { $skill }, difficoltà { $level }
learn-no-roll = Per questo livello non si è trovato niente con questo obiettivo e questi dadi o queste carte.
learn-comes-again = Per questi numeri hai già visto come si fa. Ora sai trovare il modo senza aiuto?
learn-level-link = Questo livello
learn-example = Un esempio
learn-skills = Che cosa puoi imparare
learn-rule = Se risolvi un rompicapo al primo colpo, l’abilità sale di un gradino. Dopo un indizio o un «Impossibile» sbagliato resta dov’è. Più è in alto, più tardi ritorna. Con l’ultimo gradino l’hai imparata.
learn-rule-shown = Quando ti viene mostrato il modo, l’abilità scende di un gradino, e quel rompicapo torna dopo altri 3, anche in un livello che hai scelto tu.
learn-by-rule = Scegli tu per me
learn-own-setting = Obiettivo e dadi scelti da te
learn-own-setting-help = Quello che alleni così ha i suoi gradini a parte.
learn-goal = Obiettivo, da 0 a 999
learn-goal-problem = L’obiettivo è un numero intero da 0 a 999.
learn-dice = Dadi
learn-dice-help = Le facce di ogni dado, per esempio 6 6 12. Una casella vuota vuol dire i dadi soliti.
learn-dice-problem = I dadi sono da 2 a { $most }, ognuno da 2 a 100 facce. Scrivi le facce separate da spazi.
learn-use-setting = Allenati con questi
learn-usual-setting = Come nel gioco
learn-choose-level = { $skill }, difficoltà { $level }
learn-standing-new = nuova
learn-standing-learning = gradino { $number } di 5
learn-standing-due = gradino { $number } di 5, da ripassare
learn-standing-mastered = imparata
learn-standing-mastered-due = imparata, da ripassare

learn-skill = { $skill ->
    [two-steps] Due passaggi
    [three-steps] Tre passaggi
    [subtraction] Sottrazione
    [division] Divisione
    [joining] Unire le cifre
    [impossible] È impossibile?
    [negative] Sotto zero
   *[fractions] Frazioni
}
learn-about-skill = { $skill ->
    [two-steps] Bastano tre numeri: prima ne fai uno nuovo, poi lo usi.
    [three-steps] Il modo più facile usa tutti e quattro i numeri.
    [subtraction] Nel modo più facile c’è una sottrazione.
    [division] Nel modo più facile c’è una divisione.
    [joining] Metti due numeri uno accanto all’altro: 1 & 2 è 12.
    [impossible] Trova un modo, o di’ che non ce n’è.
    [negative] Senza il più: prima vai sotto zero. Togliere −3 è aggiungere 3.
   *[fractions] Senza il per: dividere per una frazione più piccola di 1 fa diventare più grande un numero.
}

## La gara

race-lead = Fai 20 o 18, tutte le volte che puoi. Vince chi fa tre gol.
race-either = { $first } o { $second }
race-standings = Punti e gol
race-player = Persona
race-points = Punti
race-goals = Gol
race-goals-of = { $goals } su { $all }
race-first-roll = { $name }: lancia! Il primo lancio è gratis.
race-make = { $name }: fai 20 o 18, tutte le volte che puoi.
race-won = Tre gol! { $name }: gara vinta!
race-own-win = Tre gol! Hai vinto la gara!
race-end = La gara è finita
race-end-rolls = Lanci in tutto
race-shared = Una gara a tre gol, vinta. Lanci in tutto: { $rolls }
# $by: points of a step; $sum: the points then
race-gained = { $by ->
    [one] Un punto in più. Punti ora: { $sum }.
   *[other] { $by } punti in più. Punti ora: { $sum }.
}
race-roll-cost = Il lancio costa un punto. Punti ora: { $sum }.
race-bonus = Finiscono con 0 o 5: altri { $bonus }, quindi { $points }.
race-goal = Gol! I punti ripartono da 0.
race-which-roll = Lancio { $number } di { $all }
race-back = Il lancio prima
race-forward = Il lancio dopo
race-roll = Nuovo lancio
race-hand-on = Passa il turno
race-new = Una nuova gara
race-new-help = Un nome per ogni persona che gioca a questo schermo; se giochi per conto tuo, non serve. La gara aperta finisce.
race-give-up = Questa gara non è finita. Premi di nuovo per abbandonarla.
race-name = Persona { $number }
race-same-name = Qualcuno ha già questo nome.
race-link = Una gara con gli stessi lanci
race-begin = Comincia
race-racers = A una gara giocano da 1 a { $most } persone.
race-not-their-turn = Tocca a qualcun altro.
race-over = Questa gara è già vinta. Comincia una nuova.
race-no-roll = Prima lancia.
race-rolled-this-turn = In un turno c’è un solo nuovo lancio. Continua con i tuoi lanci, o passa il turno.
race-too-many-rolls = Hai già { $most } lanci dal tuo ultimo gol. Continua con quelli.
race-no-such-roll = Da questa parte non ci sono altri lanci.
race-no-step = Non c’è un passaggio così.
race-no-turns = Giochi per conto tuo: non c’è nessuno a cui passare il turno.
race-not-a-roll = Questi dadi non possono stare lì.
race-too-long = Questa gara è diventata troppo lunga. Comincia una nuova.
race-rules = Come funziona la gara
race-all-rules = Tutte le regole
race-rule-steps = Ogni passaggio che fa 20 dà 1 punto, ogni passaggio che fa 18 ne dà 3.
race-rule-again = Fai tutti i passaggi che vuoi, e annullali quando vuoi; lo stesso modo vale una volta sola per ogni lancio.
race-rule-fives = Quando i tuoi punti finiscono per 0 o per 5, ne ricevi altri 5. Solo 25 è invece un gol.
race-rule-goal = { $points } punti esatti sono un gol. Poi i punti ripartono da 0.
race-rule-roll = Il primo lancio è gratis. Ogni nuovo lancio costa un punto.
race-rule-rolls = Puoi andare avanti e indietro tra i tuoi lanci. Dopo un gol ti resta solo il lancio con cui lo hai fatto.
race-rule-turns = In più persone si gioca a turno. In ogni turno c’è un solo nuovo lancio.
race-rule-at-once = Si gioca tutti insieme, ognuno con i propri lanci. Li vedono solo chi li ha fatti e chi conduce. L’elenco di chi gioca mostra a che punto sono tutti.
race-rule-win = Vince chi arriva prima a { $goals } gol. Non ci sono chiamate, e non c’è nessun timer.
race-example = Esempio: hai 17 punti ed escono 3, 6, 9 e 14. 3 × 6 fa 18: 3 punti, quindi 20. È un multiplo di 5, quindi 25: un gol.

### How practice and the rolls of the days went.

statistics-lead = Che cosa hai fatto nell’allenamento e con i lanci del giorno. Si conserva solo su questo dispositivo, e nessun altro lo vede.
statistics-empty = Ancora niente. Qui si conta ogni rompicapo che finisci.
statistics-players = Le risposte di
statistics-nobody = Senza nome
statistics-as-table = Come tabella
statistics-on-paper = { $name }, { $date }
statistics-none = –
statistics-short-date = { $day }/{ $month }

## Week by week

statistics-weeks = Risolti, settimana per settimana
statistics-weeks-summary = { $solved ->
    [one] Un rompicapo risolto
   *[other] { $solved } rompicapi risolti
}
statistics-weeks-ahead = { $count ->
    [one] Una risposta ha una data che deve ancora venire e non è mostrata qui.
   *[other] { $count } risposte hanno una data che deve ancora venire e non sono mostrate qui.
}
statistics-week = Settimana { $date }: risolti { $solved }, mostrati { $shown }
statistics-weeks-best = La settimana migliore: { $solved }, dal { $date }.
statistics-week-from = Settimana
statistics-solved = Risolti
statistics-shown = Mostrati

## Times

statistics-times = Tempo per difficoltà
statistics-times-help = La metà dei rompicapi risolti ha richiesto meno tempo, l’altra metà di più.
statistics-times-longest = I più lunghi: { $level }. La metà ti ha richiesto più di { $time }.
statistics-difficulty = Difficoltà
statistics-median = Tempo di mezzo

## Calls

statistics-calls = È impossibile?
statistics-calls-none = Non hai ancora detto “Impossibile”, e non hai incontrato rompicapi impossibili.
statistics-calls-bold = Dici “Impossibile” troppo presto: prima cerca ancora un modo.
statistics-calls-shy = Alcuni rompicapi sono davvero impossibili. Abbi il coraggio di dirlo.
statistics-calls-half = Quando dici “Impossibile”, è vero una volta su due. Prima cerca ancora un modo.
statistics-calls-good = Quando dici “Impossibile”, il più delle volte è vero.
statistics-call = Che cosa è successo
statistics-times-said = Quante volte
statistics-calls-right = Detto, ed era vero
statistics-calls-wrong = Detto, ma un modo c’era
statistics-calls-overlooked = Impossibile, ma non detto

## Skills

statistics-skills = Abilità
statistics-skill = Abilità
statistics-alone = Senza aiuto
statistics-helped = Dopo un indizio o un «Impossibile» sbagliato
statistics-alone-of = { $alone } su { $all } senza aiuto
statistics-skills-next = Ora esercita:

## The file

statistics-file = Portale con te, o eliminale
statistics-file-help = Il file contiene le risposte, i gradini dell’allenamento e i giorni della persona mostrata. Aprilo su un altro dispositivo: quello che c’è già non si conta due volte.
statistics-export = Salva in un file
statistics-export-of = Salva in un file: { $name }
statistics-export-all = Salva tutti quelli di questo dispositivo in un file
statistics-import = Apri un file
statistics-delete = Elimina queste risposte
statistics-undo = Annulla l’eliminazione
# $name: the name of the file
statistics-exported = Salvato come { $name }.
statistics-imported = { $count ->
    [0] Tutto quello che c’è in questo file era già qui.
    [one] È stata aggiunta una risposta.
   *[other] Sono state aggiunte { $count } risposte.
}
statistics-file-of-several = Questo file contiene l’allenamento di più persone. Di chi lo vuoi qui?
statistics-file-take-in = Aggiungi: { $name }
statistics-file-take-all-in = Aggiungi tutti
statistics-left-out = { $count ->
    [one] Una risposta è stata lasciata fuori, perché la sua data non può essere giusta.
   *[other] { $count } risposte sono state lasciate fuori, perché le loro date non possono essere giuste.
}
statistics-file-too-long = Questo file è troppo lungo per essere un file di risposte. Non è cambiato niente.
statistics-file-other = Questo non è un file di risposte, o è rovinato. Non è cambiato niente.
statistics-file-later = Questo file viene da una versione più nuova di Score. Ricarica la pagina, poi aprilo di nuovo.
statistics-file-unreadable = Non è stato possibile leggere questo file. Non è cambiato niente.
statistics-deleted = Eliminate. Puoi ancora annullare, finché resti su questa pagina.
statistics-restored = Le risposte sono tornate.

## Con i codici QR

statistics-carry = Su un altro dispositivo con i codici QR
statistics-carry-help = I codici contengono le risposte, i gradini dell’allenamento e i giorni di questa persona. Non si invia niente: li legge la fotocamera dell’altro dispositivo.
statistics-carry-show = Mostra i codici
statistics-carry-hide = Nascondi i codici
statistics-carry-code = { $all ->
    [one] Inquadra questo codice con l’altro dispositivo, e lì apri il link.
   *[other] Codice { $number } di { $all }. Inquadralo con l’altro dispositivo, lì apri il link, e mostra il prossimo.
}
statistics-carry-qr = Codice QR { $number } di { $all }
statistics-carry-left-out = { $count ->
    [one] La risposta più vecchia resta fuori. Un file porta con sé tutto.
   *[other] Restano fuori { $count } tra risposte e giorni, i più vecchi. Un file porta con sé tutto.
}
statistics-carry-anew = Le risposte sono cambiate: questi codici sono nuovi. Comincia dal primo.
statistics-carry-too-much = È più di quanto sta nei codici. Usa un file.
statistics-carry-before = Il codice prima
statistics-carry-next = Il prossimo codice
statistics-carry-link = Il link in questo codice
statistics-paste = Incolla il link di un codice
statistics-paste-help = Se nessuna fotocamera può leggere il codice: copia il suo link sull’altro dispositivo, mandalo a te stesso e incollalo qui.
statistics-paste-open = Apri il link
statistics-paste-other = Questo non è il link di un codice. Copialo tutto sull’altro dispositivo.
statistics-arrival = Da un altro dispositivo
statistics-carry-parts = Codici arrivati: { $here } su { $of }. Inquadra il prossimo.
# $new of the $answers are not here yet. $practised: rolls in practice
statistics-carry-about = { $name }: risposte { $answers }, di cui nuove { $new }; giorni { $days }; lanci nell’allenamento { $practised }.
statistics-carry-once = Quello che c’è già qui non si conta due volte; ogni abilità resta sul gradino più alto.
statistics-carry-take-in = Aggiungi
statistics-carry-forget = Lascia stare
statistics-carry-broken = Questi codici non si possono leggere. Inquadrali di nuovo, dal primo in poi.
statistics-carry-later = Questi codici vengono da una versione più nuova di Score. Ricarica la pagina, poi inquadrali di nuovo.
statistics-taken-in = { $count ->
    [0] Fatto: le risposte erano già tutte qui.
    [one] Fatto: è stata aggiunta una risposta.
   *[other] Fatto: sono state aggiunte { $count } risposte.
}

### Dials.

## The board and its buttons.

dials-target = Arrivo
dials-presses = Tocchi
dials-fewest = Minimo possibile
# In the place of the fewest presses.
dials-no-way = nessuno
dials-undo = Annulla
dials-redo = Ripeti
dials-hint = Indizio
dials-again = Da capo
dials-new-puzzle = Nuovo rompicapo
dials-solution = Soluzione
dials-own-puzzle = Un rompicapo tuo
dials-puzzle-link = Link a questo rompicapo

## What to do, and what has happened. $target: letters.

dials-shown = I dischi mostrano { $letters }.
dials-status-start = Premi i pulsanti finché i dischi non mostrano { $target }.
dials-status-no-way = Con questi pulsanti non si può arrivare a { $target }. Apri la soluzione per vedere perché.
dials-status-so-far = { $pressed ->
    [one] 1 tocco
   *[other] { $pressed } tocchi
} finora. { $left ->
    [one] Ne basta ancora { $left }.
   *[other] Ne bastano ancora { $left }.
}
dials-solved-at-once = I dischi mostrano già le lettere d’arrivo.
dials-solved-fewest = Risolto in { $pressed ->
    [one] 1 tocco
   *[other] { $pressed } tocchi
}, e con meno non si può!
dials-solved = Risolto in { $pressed ->
    [one] 1 tocco
   *[other] { $pressed } tocchi
}! Il minimo era { $fewest }.
dials-solution-helped = Con l’aiuto della soluzione.
dials-hints-helped = { $count ->
    [one] Con l’aiuto di un indizio.
   *[other] Con l’aiuto di indizi.
}
dials-hint-said = Indizio: il pulsante { $button } va premuto ancora { $presses ->
    [one] una volta
   *[other] { $presses } volte
}.
dials-unreadable = Quello che questo browser aveva conservato non si può leggere. È stato messo da parte, e il gioco ricomincia da capo.
dials-other-puzzle = In un’altra scheda o finestra del browser è cominciato un altro rompicapo, e adesso si conserva quello. Questo resta qui finché non ricarichi o chiudi la pagina.

## The ladder: levels from small puzzles to the published one.

dials-ladder = Scala
dials-level = Livello { $level } di { $levels }
# Read aloud behind the level.
dials-levels-solved = risolti: { $solved }
dials-easier = Livello più facile
dials-harder = Livello più difficile
dials-next-level = Prossimo livello
dials-back-to-level = Torna al livello { $level }
# The published game: five dials of five letters.
dials-full-puzzle = Rompicapo completo
dials-ladder-climbed = Hai salito tutta la scala!

## Why something cannot be done.

dials-refusal-no-button = Qui non c’è un pulsante così.
dials-refusal-nothing-to-undo = Non c’è nessun tocco da annullare.
dials-refusal-nothing-to-redo = Non c’è nessun tocco da ripetere.
dials-refusal-solved = I dischi mostrano le lettere d’arrivo. Annulla torna indietro di un tocco.
dials-refusal-no-way = Niente può aiutare: con questi pulsanti non si può raggiungere l’arrivo.
dials-refusal-all-told = I pulsanti con un indizio sono tutti quelli che devi premere.
dials-refusal-too-many-moves = Sarebbero { $moves } mosse. Ricomincia da capo.

## What dials and buttons are called.

dials-dial-right = Il disco { $dial } mostra { $shown }, come deve
dials-dial = Il disco { $dial } mostra { $shown }, arrivo { $target }, { $left ->
    [one] manca 1 scatto
   *[other] mancano { $left } scatti
}
# In words, because it stands behind a button’s number.
dials-times = { $count ->
    [1] una volta
    [2] due volte
    [3] tre volte
    [4] quattro volte
    [5] cinque volte
    [6] sei volte
    [7] sette volte
    [8] otto volte
    [9] nove volte
    [10] dieci volte
   *[other] { $count } volte
}
dials-still = { $presses ->
    [0] finito
   *[other] ancora { $presses }
}
# $turns: dials-turns or dials-turns-nothing.
dials-button = Pulsante { $button }: { $turns }
# $dials: dials-turn, more than once.
dials-turns = gira { $dials }
dials-turn = il disco { $dial } di { $steps }
dials-turns-nothing = non gira niente
# Behind a button’s name; $times: dials-times.
dials-button-pressed = premuto { $times }
# Behind a button’s name; $still: dials-still.
dials-button-hint = indizio: { $still }

## The presses of a solution. $others, $last, $only: dials-press-button.

dials-press-button = il pulsante { $button } { $times }
dials-press-none = Non premere niente: i dischi mostrano già le lettere d’arrivo.
dials-press-one = Premi { $only }.
dials-press-list = Premi { $others } e { $last }.

## Which targets some buttons reach.

dials-reach-all = Con questi pulsanti si raggiunge qualsiasi arrivo: ce ne sono { $all }, e a ognuno si arriva in un modo solo.
dials-reach-some = Con questi pulsanti si raggiungono solo { $targets } arrivi su { $all }, ma a ognuno si arriva in { $ways } modi.
dials-conditions = Un arrivo si può raggiungere se, contando di quanti scatti deve girare ogni disco e togliendo i giri interi di { $modulus }, questo fa 0:
# A term of a condition, perhaps behind a factor.
dials-term = disco { $dial }
dials-leaves = { $number }, e resta { $left }
# $sum: a sum and what it comes to.
dials-condition-good = qui { $sum }: va bene
dials-condition-not-zero = qui { $sum }: non è 0

## A puzzle of one’s own.

dials-count = Dischi e pulsanti
dials-letters = Lettere su ogni disco
dials-letters-choice = { $modulus }: da A a { $last }
dials-signatures = Che cosa fanno i pulsanti
# $digits: dials-digits or dials-digits-of-eleven.
dials-own-help = Una riga è un pulsante. In ogni casella c’è scritto di quanti scatti gira quel disco: { $digits }.
dials-digits = da 0 a { $last }
dials-digits-of-eleven = da 0 a 9, o X per 10
dials-signature-field = Pulsante { $button }, scatti del disco { $dial }
dials-start = Partenza
dials-play-own = Gioca
dials-other-signatures = Altri pulsanti
dials-other-letters = Altre lettere
dials-wrong-modulus = Un disco ha 2, 3, 5, 7 o 11 lettere.
dials-wrong-count = I dischi sono da { $min } a { $max }.
dials-wrong-letters = Scrivi { $dials } lettere da A a { $last }.
dials-wrong-steps = In ogni casella c’è una cifra: { $digits }.
dials-wrong-signatures = I pulsanti sono { $dials }.
dials-wrong-kinds = Le misure non sono uguali.

## The rules.

dials-how-to-play = Come si gioca
dials-rule-letters = Ogni disco mostra una lettera da A a { $last }. Uno scatto porta da A a B, e da { $last } ad A.
dials-rule-buttons = Un pulsante gira tutti i dischi insieme, ognuno di un suo numero di scatti: +2 sotto un disco vuol dire due scatti, e un punto vuol dire nessuno.
dials-rule-goal = Premi i pulsanti finché ogni disco non mostra la sua lettera d’arrivo. Sul disco ha un anello intorno, ed è scritta anche sotto.
dials-rule-order = L’ordine in cui premi non conta, e premere { $modulus } volte lo stesso pulsante non cambia niente.
dials-rule-keyboard = Premi un pulsante, o il suo numero sulla tastiera. H dà un indizio, Z annulla.
dials-rule-tip = Conta che cosa manca ancora a ogni disco. Quale pulsante muove solo pochi dischi?

## The worked solution.

dials-worked = Come si calcola
# The right side of the equations.
dials-turns-column = scatti
dials-button-column = Pulsante { $button }
dials-line = Riga { $line }
dials-play-steps = Avvia
dials-pause = Pausa
dials-press-them = Premi sui dischi
dials-equations = Una riga per ogni disco, una colonna per ogni pulsante. Da { $start } a { $target } il disco 1 deve girare in tutto di { $steps }: questa è la riga 1. Conta solo quello che resta dopo i giri interi di { $modulus }.
dials-step-swap = La riga { $line } ha uno 0 nella colonna { $column }, quindi si scambia con la riga { $with }.
# $product: a number, or dials-leaves.
dials-step-scale = Riga { $line } per { $by }, per avere un 1 nella colonna { $column }: { $by } × { $value } = { $product }.
# $sum: a number, or dials-leaves.
dials-step-add = Riga { $line } più { $times ->
    [1] riga { $of }
   *[other] { $times } × riga { $of }
}, per avere uno 0 nella colonna { $column }: { $value } + { $times } = { $sum }.
dials-end-no-way = La riga { $line } ha solo zeri, ma a destra c’è { $right }: nessun tocco può farlo. Non c’è nessun modo.
# $presses: dials-press-none, dials-press-one or dials-press-list.
dials-end-one-way = Ora ogni riga ha un solo pulsante e dice quante volte: { $presses }
dials-end-many-ways = { $count ->
    [one] Il pulsante
   *[other] I pulsanti
} { $free } si { $count ->
    [one] può
   *[other] possono
} premere quante volte si vuole; poi ogni riga dice quante volte se ne deve premere un altro: { $ways } modi. Con il minor numero di tocchi: { $presses }

### Mathematician’s Yahtzee.

# The ways to play, together and one by one.
yahtzee-modes = Che cosa fare
yahtzee-mode = { $mode ->
    [practice] Allenamento
    [game] Partita
   *[review] Analisi
}

## Patterns

yahtzee-pattern = { $pattern ->
    [yahtzee] Yahtzee
    [fibonacci] Fibonacci
    [pi] Pi greco
    [all-prime] Tutti primi
    [all-even] Tutti pari
   *[all-odd] Tutti dispari
}
# The same in the middle of a sentence.
yahtzee-pattern-within = { $pattern ->
    [yahtzee] yahtzee
    [fibonacci] Fibonacci
    [pi] pi greco
    [all-prime] tutti primi
    [all-even] tutti pari
   *[all-odd] tutti dispari
}
# One character on each die of the pattern.
yahtzee-pattern-sign = { $pattern ->
    [yahtzee] =
    [fibonacci] φ
    [pi] π
    [all-prime] N
    [all-even] P
   *[all-odd] D
}
# What dice must show for it.
yahtzee-pattern-rule = { $pattern ->
    [yahtzee] cinque uguali
    [fibonacci] 1 1 2 3 5
    [pi] un 3, un 1 e un 4
    [all-prime] solo 2, 3 e 5
    [all-even] solo 2, 4 e 6
   *[all-odd] solo 1, 3 e 5
}
yahtzee-patterns = Combinazioni
yahtzee-pattern-column = Combinazione
yahtzee-your-choice = I tuoi dadi
yahtzee-best-choice = I dadi migliori
yahtzee-pattern-shown = c’è già
# Lists: with a comma, and before the last one.
yahtzee-list = { $first }, { $next }
yahtzee-list-end = { $others } e { $last }

## Dice

# A die, read aloud.
yahtzee-die = Dado { $die }: { $number }, da lanciare di nuovo
yahtzee-die-of-patterns = { $die }, parte di { $patterns }
yahtzee-roll-five = Lancia cinque dadi
yahtzee-roll-anew = Cinque dadi nuovi
yahtzee-roll-again = Lancia i dadi scelti
yahtzee-roll-dice = { $count ->
    [one] Lancia di nuovo 1 dado
   *[other] Lancia di nuovo { $count } dadi
}
yahtzee-undo = Annulla
yahtzee-adviser = Consigli
yahtzee-dice-show = I dadi mostrano { $numbers }.
yahtzee-patterns-shown = { $patterns }!

## What to do next

yahtzee-roll = Lancia i dadi.
yahtzee-round = Round { $round } di { $rounds }. Lancia i dadi.
yahtzee-round-of-player = Round { $round } di { $rounds }. { $player }, lancia i dadi.
yahtzee-choose-box = Scegli una casella.
yahtzee-no-pattern = Nessuna combinazione questa volta.
yahtzee-choose-dice = Scegli i dadi da lanciare di nuovo. { $left }
yahtzee-choose-dice-or-box = Scegli i dadi da lanciare di nuovo, o una casella per segnare i punti. { $left }
yahtzee-rolls-left = { $count ->
    [one] Resta 1 lancio.
   *[other] Restano { $count } lanci.
}
yahtzee-game-over = La partita è finita: { $total } punti. L’analisi mostra quanti potevano essere.
yahtzee-winner = La partita è finita. Vince { $name } con { $total } punti. L’analisi mostra ogni scelta.
yahtzee-winners = La partita è finita. { $names } hanno { $total } punti a testa.
yahtzee-end = La partita è finita
yahtzee-shared = { $game }: { $total } punti
yahtzee-names-and = { $one } e { $other }

## What cannot be

yahtzee-refusal = { $refusal ->
    [players] Si può giocare da una a sei persone.
    [not-thrown] Prima lancia i dadi.
    [thrown] I dadi sono già stati lanciati.
    [no-throw-left] In questo turno non restano lanci.
    [all-kept] Prima scegli i dadi da lanciare di nuovo.
    [kept-changed] Un dado che era stato tenuto è cambiato.
    [box-filled] Quella casella è già piena.
   *[game-over] La partita è finita. Comincia una nuova.
}
yahtzee-no-such-throw = Il link dà dadi che non possono esistere: ne servono cinque, ognuno da 1 a 6.
yahtzee-give-up-game = Questa partita non è finita. Premi di nuovo per abbandonarla.

## The adviser

yahtzee-advice = Quanto è probabile ogni combinazione se tieni i dadi che restano e giochi per ottenerla, e che cosa conviene tenere.
yahtzee-advice-at-end = Non restano lanci: una combinazione c’è o non c’è.
yahtzee-advice-points = Per avere più punti alla fine
yahtzee-advice-boxes = La casella per avere più punti alla fine
yahtzee-every-choice = Ogni scelta
yahtzee-order-by = La migliore per
yahtzee-by-points = Punti
yahtzee-working-out = Calcolo di tutta la partita…
# A choice of dice, read aloud.
yahtzee-keep = { $count ->
    [0] Lancia di nuovo tutti e cinque
    [5] Tieni tutti e cinque
   *[other] Tieni { $dice }
}
yahtzee-named-choice = { $name }: { $choice }
yahtzee-per-cent = { $percent }%
yahtzee-per-cent-below = meno di { $percent }%
yahtzee-per-cent-above = più di { $percent }%
# Small below that: the same in hundredths and as a fraction.
yahtzee-exactly = { $percent }, cioè { $fraction }
yahtzee-decimal = { $sign }{ $whole },{ $hundredths }
yahtzee-expected = { $points } in media

## The score sheet

yahtzee-sheet = Segnapunti
yahtzee-upper = Caselle in alto
yahtzee-lower = Caselle in basso
yahtzee-box-column = Casella
yahtzee-you = Tu
yahtzee-box = { $score_box ->
    [ones] Uno
    [twos] Due
    [threes] Tre
    [fours] Quattro
    [fives] Cinque
    [sixes] Sei
    [all-odd] Tutti dispari
    [all-even] Tutti pari
    [pi] Pi greco
    [all-prime] Tutti primi
    [fibonacci] Fibonacci
    [yahtzee] Yahtzee
   *[chance] Chance
}
# What a box scores: so many points, or the sum of its dice.
yahtzee-box-sum = somma
yahtzee-upper-sum = Somma
yahtzee-bonus = Bonus
yahtzee-total = Totale
yahtzee-bonus-rule = { $bonus } da { $from } in su
yahtzee-bonus-missing = ancora { $missing }
yahtzee-score-in = Segna { $points } in { $score_box }

## New games

yahtzee-new-game = Nuova partita
yahtzee-other-players = Cambia chi gioca
yahtzee-alone = Gioca per conto tuo
yahtzee-together = Giocate insieme
yahtzee-names-help = Da due a sei persone a questo schermo. Per una persona in meno lascia vuota una casella.
yahtzee-player = Persona { $number }
yahtzee-too-few-players = Servono almeno due persone. Se non c’è nessun altro, scegli “Gioca per conto tuo”.

## The review

yahtzee-no-review = Gioca una partita fino alla fine. Poi qui ogni scelta sta accanto a quella migliore.
yahtzee-whose = Le scelte di
yahtzee-review-summary = { $total } punti. Chi gioca nel modo migliore può aspettarsi { $expected } prima del primo lancio. Le scelte sono costate { $lost }, e la fortuna ha { $sign ->
    [minus] tolto
   *[plus] dato
} { $luck }.
yahtzee-review-help = Una scelta si misura da quello che porta in media, non da come sono caduti i dadi. Il gioco migliore è quello di una persona sola che vuole più punti possibile.
yahtzee-only-losses = Solo le scelte che hanno perso punti
yahtzee-no-losses = Nessuna scelta ha perso punti. Perfetto!
yahtzee-turn = Turno { $turn }
yahtzee-chosen = scelto
yahtzee-best = migliore
yahtzee-nothing-lost = la scelta migliore
yahtzee-lost = persi { $points }
yahtzee-lost-least = persi meno di { $points }

## The rules

yahtzee-how = Come si gioca
yahtzee-how-dice = Lancia cinque dadi. Poi scegli quelli che non ti piacciono, e lanciali di nuovo; puoi farlo due volte. I dadi che formano una combinazione portano il suo simbolo.
yahtzee-how-keys = Con la tastiera, da 1 a { $dice } scegli i dadi, R lancia, e Z svuota una casella riempita per sbaglio, fino al lancio dopo.
yahtzee-how-pi = Pi greco vuol dire un 3, un 1 e un 4 tra i cinque dadi, quindi 3 1 4 1 4 è pi greco.
yahtzee-how-game = In una partita ogni turno finisce in una casella del segnapunti, ogni casella una volta: tredici turni. Le caselle in alto contano il loro numero, da 1 a { $sides }; se lì fai { $from } o più, ricevi altri { $bonus } punti. Tutti dispari, tutti pari e chance valgono la somma dei dadi, pi greco 25, tutti primi 30, Fibonacci 40 e Yahtzee 50. I dadi che non vanno bene per una casella valgono lì 0. Non c’è il jolly, e un secondo Yahtzee non dà niente in più.
yahtzee-how-adviser = Con i consigli vedi esattamente quanto è probabile ogni combinazione, per tutto quello che puoi tenere. Dopo una partita, l’analisi mostra ogni scelta accanto a quella migliore. Con la scelta migliore ogni volta, una partita dà in media 230,59 punti.

### Worksheets, and mistakes to be found.

## The form of a worksheet

sheet-lead = Lanci, mani, errori da trovare o Dials su carta, con le soluzioni. Lo stesso link rifà la stessa scheda.
sheet-kind-label = Che cosa contiene
sheet-kind = { $kind ->
    [hands] Mani di 24
    [mistakes] Errori da trovare
    [impossible] Quali sono impossibili?
    [dials] Dials
   *[rolls] Lanci di Score
}
sheet-count = Quanti esercizi
sheet-count-problem = Scegli un numero intero da 1 a { $most }.
sheet-from = Difficoltà minima
sheet-to = Difficoltà massima
sheet-levels-problem = La difficoltà minima è più alta della massima: scegline un’altra.
sheet-level = { $level ->
    [easy] facile
    [medium] media
    [hard] difficile
    [very-hard] molto difficile
   *[any] mista
}
sheet-skill-label = Che cosa allena
sheet-skill = { $skill ->
    [two-steps] due passaggi
    [three-steps] tre passaggi
    [subtraction] sottrazione
    [division] divisione
    [fractions] frazioni
    [joining] unire le cifre
   *[mix] un po’ di tutto
}
sheet-mistake-label = Quali errori
sheet-mistake = { $kind ->
    [sign] segni
    [order] ordine delle operazioni
    [fraction] frazioni
    [division] dividere per una frazione
    [join] unire le cifre
    [twice] un numero usato due volte
   *[any] un po’ di tutto
}
sheet-working = Righe per i calcoli
sheet-working-problem = Scegli un numero intero da 0 a { $most }.
sheet-title-label = Titolo
sheet-title-help = Una casella vuota vuol dire il titolo solito.
sheet-title-problem = Un titolo ha al massimo { $most } caratteri, su una riga.
sheet-name-and-date = Righe per nome e data
sheet-large = Caratteri grandi
sheet-version-label = Versione
# A and B have different items that are equally hard.
sheet-version = { $version ->
    [a] A
    [b] B, difficile come A
   *[one] una sola
}
sheet-key-label = Soluzioni
sheet-key = { $key ->
    [all] tutte le soluzioni diverse
   *[three] le prime tre
}
sheet-printed-label = Su carta
sheet-printed = { $printed ->
    [sheet] solo la scheda
    [key] solo le soluzioni
   *[both] scheda e soluzioni
}
sheet-print = Stampa
sheet-csv = Salva come tabella (CSV)
sheet-new = Altri esercizi
sheet-pupils-link = Gli esercizi per la classe, senza soluzioni
sheet-pupils-lead = Premi “Gioca” accanto a un esercizio per risolverlo sullo schermo.
sheet-link = Questa scheda
sheet-few = { $count ->
    [0] Esercizi così non ce ne sono. Scegli più difficoltà, o un’altra cosa da allenare.
    [one] C’è solo 1 esercizio così. Scegli più difficoltà, o un’altra cosa da allenare.
   *[other] Ci sono solo { $count } esercizi così. Scegli più difficoltà, o un’altra cosa da allenare.
}
sheet-few-on-paper = Non ci sono altri esercizi così: { $count } al posto di { $wanted }.
sheet-no-fractions = I lanci di Score che hanno bisogno di una frazione sono troppo rari per una scheda. Scegli mani di 24, comprese quelle molto difficili.

## On paper

sheet-usual-title = { $kind ->
    [hands] Fai 24
    [mistakes] Trova l’errore
    [impossible] Quali sono impossibili?
    [dials] Dials
   *[rolls] Fai 20
}
sheet-title-with-version = { $title } – { $version ->
    [a] A
   *[b] B
}
sheet-name = Nome
sheet-date = Data
sheet-task-rolls = Fai { $goal } in due o tre passaggi. Usa ogni numero al massimo una volta; non serve usarli tutti. Puoi addizionare, sottrarre, moltiplicare, dividere e unire le cifre (1 & 2 = 12).
sheet-task-hands = Fai { $goal } con tutti e quattro i numeri. Addiziona, sottrai, moltiplica o dividi; usa ogni numero una volta sola.
sheet-task-mistakes = Ogni soluzione dice di fare { $goal } con i numeri scritti sopra. Ogni numero si usa una volta; 1 & 2 è 12. In ogni esercizio una riga può essere sbagliata. Cerchiala e scrivi la riga giusta, oppure “non si può”. Se sono tutte giuste, scrivi “tutto giusto”.
sheet-task-impossible = Con alcuni di questi lanci non si può fare { $goal } in due o tre passaggi. Metti una crocetta su quelli, e per gli altri mostra un modo. Puoi addizionare, sottrarre, moltiplicare, dividere e unire le cifre (1 & 2 = 12).
sheet-task-dials = Ogni pulsante gira ogni disco del numero di lettere scritto nella sua riga. Quante volte premi ogni pulsante per passare dalle lettere sopra a quelle sotto?
sheet-play = Gioca
sheet-impossible = impossibile
sheet-start = da
sheet-target = a
sheet-button = pulsante { $button }
# $last is a letter.
sheet-letters = Dopo { $last } si torna ad A.
sheet-on-screen = La stessa scheda su uno schermo:
sheet-qr = Codice QR degli esercizi per la classe
sheet-answers = Soluzioni: { $title }
# $shown solutions follow, of $count.
sheet-ways = { $rest ->
    [0] { $count ->
        [one] 1 soluzione
       *[other] { $count } soluzioni diverse
    }
   *[other] { $count } soluzioni diverse, ecco le { $shown } più semplici
}
# The nearest numbers below and above the goal.
sheet-is-impossible = impossibile. { $kind ->
    [whole] I numeri interi più vicini sono { $below } e { $above }.
   *[other] I più vicini sono { $below } e { $above }.
}
sheet-all-right = tutto giusto
# $why and $right are sentences.
sheet-wrong-line = { $solution }) { $line } – { $why } { $right }
sheet-presses = pulsante { $button }: { $times } ×

## The table

sheet-file = { $version ->
    [a] scheda-A.csv
    [b] scheda-B.csv
   *[one] scheda.csv
}
sheet-column-number = N.
sheet-column-given = Numeri
sheet-column-goal = Obiettivo
sheet-column-points = Difficoltà
sheet-column-count = Soluzioni
sheet-column-answer = Risposta

## Mistakes to be found

mistake-lead = Una riga qui sotto può essere sbagliata. Premila, o di’ che sono tutte giuste.
mistake-item = Esercizio { $item } di { $count }
mistake-goal = fai { $goal }
mistake-solution = Soluzione { $letter }
mistake-all-right = Sono tutte giuste
mistake-show = Mostrami
mistake-found = Sì, questa riga è sbagliata.
mistake-line-is-right = { $line } è giusto. Cerca ancora.
mistake-there-is-one = Una riga è sbagliata. Guarda ancora.
mistake-none = Tutte le righe sono giuste.
mistake-here = Questa riga è sbagliata.
mistake-mark-wrong = sbagliata
mistake-mark-right = è giusta
mistake-new = Altri esercizi
mistake-end = Li hai guardati tutti
mistake-end-at-once = Giusti subito
mistake-end-later = Giusti dopo
mistake-end-row = Di fila
mistake-shared = Trova l’errore: { $right } su { $all } giusti subito
mistake-level = Difficoltà
mistake-link = Queste soluzioni
mistake-no-items = Esercizi così non ce ne sono. Scegli un’altra difficoltà, o altri errori.
mistake-put-right = La riga giusta è { $line }.
mistake-not-possible = Quindi { $line } qui non si può proprio scrivere.
# What was done; $right is what is right, $number what was used once more.
mistake-why = { $slip ->
    [sign-of-result] Il segno del risultato è sbagliato: è { $right }.
    [sign-of-first] Il meno del primo numero è stato dimenticato.
    [sign-of-second] Il meno del secondo numero è stato dimenticato.
    [left-to-right] Il calcolo è stato fatto da sinistra a destra, ma × e ÷ vengono prima di + e −.
    [right-to-left] È stata fatta per prima la seconda operazione, ma qui si va da sinistra a destra.
    [tops-and-bottoms] Si è calcolato sopra con sopra e sotto con sotto. Prima bisogna portare le frazioni allo stesso denominatore.
    [whole-to-top] Il numero intero è stato messo al numeratore così com’è. Prima deve diventare una frazione con lo stesso denominatore.
    [top-and-bottom-times] Sono stati moltiplicati sia il numeratore sia il denominatore, e questo non cambia niente. Si moltiplica solo il numeratore.
    [not-turned-over] Dividere per una frazione vuol dire moltiplicare per la frazione capovolta; qui non è stata capovolta.
    [other-turned-over] È stato capovolto il numero sbagliato: va capovolto quello dopo ÷.
    [join-turned] Le cifre sono al contrario.
    [join-of-zero] Uno zero non si può unire davanti: nessun numero comincia con 0.
    [join-of-negative] Un numero negativo non si può unire dopo un altro.
   *[used-again] Il numero { $number } era già stato usato, o non c’è mai stato. Ogni numero si può usare una volta sola.
}

### Homework for a learning management system (LMS): the form of a package, and the work in it.

## The form

homework-lead = Un file che Moodle, Canvas, Open edX, ILIAS e altre piattaforme accettano (SCORM 1.2). Il risultato di ogni alunno arriva lì nel tuo registro, e in nessun altro posto.
homework-no-work = Scegli prima gli esercizi: apri una scheda, una lezione preparata o un livello di allenamento, e premi lì «Per un LMS».
homework-of = Contiene: { $work }
homework-of-sheet = { $kind }, { $count ->
    [one] 1 esercizio
   *[other] { $count } esercizi
}
homework-of-lesson = una lezione preparata, { $count ->
    [one] 1 lancio
   *[other] { $count } lanci
}
homework-of-level = allenamento, { $skill }, { $level }
homework-usual-lesson = Lezione
homework-name = Nome
homework-name-help = Lo vedono anche gli alunni.
homework-name-problem = { $why ->
    [empty] Scrivi un nome.
    [long] Un nome ha al massimo { $most } caratteri.
   *[control] Un nome è una riga di testo.
}
homework-right = Quanti devono essere giusti
homework-right-problem = Scegli un numero intero da 1 a { $most }.
homework-pass = Superato da, in per cento
homework-second = Un secondo tentativo conta
homework-second-help = Altrimenti decide la prima risposta.
homework-hints = Indizi
homework-hints-help = Un esercizio con un indizio conta metà.
homework-solutions = Si possono guardare le soluzioni
homework-solutions-help = Un esercizio di cui si è guardata la soluzione non conta.
homework-minutes = Minuti per tutto
homework-minutes-help = Una casella vuota è senza limite. Il tempo conta solo mentre la pagina è davanti.
homework-minutes-problem = Scegli un numero intero da 1 a { $most }, o svuota la casella.
homework-language-reader = quella di chi legge
homework-numbers = Numeri
homework-numbers-choice = { $numbers ->
    [own] diversi per ogni alunno
   *[same] gli stessi per tutti
}
homework-make = Salva il pacchetto
homework-size = { $size } kB
homework-saved = { $count ->
    [one] { $file } è salvato, con 1 esercizio. Caricalo sulla tua piattaforma come pacchetto SCORM.
   *[other] { $file } è salvato, con { $count } esercizi. Caricalo sulla tua piattaforma come pacchetto SCORM.
}
homework-no-files = Non è stato possibile avere i file del gioco, o qualcosa li ha cambiati per strada. Ricarica questa pagina.
homework-no-package = Con i file di questo sito non si può fare un pacchetto.
homework-guide = Ogni pacchetto contiene tutto il gioco, e qui gli alunni non hanno bisogno di un account. Un alunno che sa programmare può comunicare qualsiasi risultato, come con ogni pacchetto SCORM.
homework-code = Codice di un alunno
homework-code-help = Di un lavoro senza piattaforma. Esercizi, nome e impostazioni qui sopra devono essere quelli del pacchetto.
homework-code-read = Leggi un codice consegnato
homework-code-go = Leggi
homework-code-none = Un codice ha { $letters } lettere, in tre gruppi.
homework-code-mistyped = Una lettera di questo codice è sbagliata, o due si sono scambiate di posto.
homework-code-other = Questo codice è di un altro compito, o di altre impostazioni.

## The work

homework-refused = { $why ->
    [missing] Non si può avere il file di questo compito. Ricarica la pagina, o chiedi al tuo insegnante.
    [changed] Il file di questo compito è stato cambiato dopo. Chiedi al tuo insegnante il pacchetto com’era.
    [later] Una versione più recente del gioco ha fatto questo compito. Chiedi al tuo insegnante un nuovo pacchetto.
   *[other] Il file di questo compito non si può leggere. Chiedi al tuo insegnante un nuovo pacchetto.
}
homework-no-items = In questo compito non ci sono esercizi. Dillo al tuo insegnante.
homework-ended = Questo compito è finito, e la tua piattaforma ha il risultato. Puoi chiudere questa pagina.
homework-anew = Ciò che era stato conservato da una visita precedente non si può leggere, quindi si ricomincia.
homework-item-of-level = Esercizio { $item }
homework-done-of = { $done } di { $all } fatti
homework-done-of-level = { $done } di { $all } giusti
homework-kept = Puoi fermarti quando vuoi: resta conservato.
homework-not-kept = Qui non si conserva niente: se chiudi questa pagina, si ricomincia.
homework-left = Tempo rimasto: { $time }
homework-unrecorded = Stai solo guardando: non si registra niente.
homework-not-taken = La tua piattaforma non ha accettato l’ultimo risultato. Sarà inviato di nuovo con il prossimo.
homework-send-again = Invia di nuovo
homework-no-lms = Qui non c’è nessuna piattaforma, quindi non si comunica niente. Alla fine ricevi un codice da consegnare.
homework-silent = La tua piattaforma non accetta risultati in questa finestra. Chiudila e apri lì il compito un’altra volta.
homework-worth = { $end ->
    [right] Giusto: questo esercizio conta per intero.
    [with-help] Giusto con un indizio: questo esercizio conta metà.
    [wrong] Sbagliato: questo esercizio non conta.
    [shown] Hai guardato la soluzione: questo esercizio non conta.
   *[given-up] Hai rinunciato: questo esercizio non conta.
}
homework-verdict-wrong = Era sbagliato.
homework-verdict-given-up = Hai rinunciato.
homework-time-over = Il tempo è finito.
homework-give-up = Rinuncia
homework-next = Prossimo esercizio
homework-to-result = Al risultato

## The result

homework-result = Risultato
homework-score = { $score } su 100
homework-status = { $status ->
    [passed] Superato, con almeno { $pass }.
    [failed] Non superato: ci vuole { $pass }.
   *[incomplete] Non ancora finito.
}
homework-how = { $how ->
    [right] giusto
    [with-help] giusto con un indizio
    [wrong] sbagliato
    [shown] soluzione guardata
    [given-up] rinunciato
   *[open] non fatto
}
homework-hand-in = Consegna questa frase. Il suo codice dice lo stesso, così non ci sono errori.
homework-handed-in = { $score } su 100; giusti { $right }, con un indizio { $help }, guardati { $shown }
homework-sentence = { $name }: { $result }. Codice: { $code }
homework-copy = Copia

### Le pagine che si possono leggere prima che ci sia il programma. L’inglese è in
### pages/*.html, negli elementi con data-l10n-id.

## Parti che non sono arrivate

parts-own-tab = Apri in una scheda a parte
parts-newer = C’è una versione più nuova del gioco.
parts-load = Carica la nuova versione
parts-next = Senza gruppo arriva da sola con il prossimo round.
parts-waits = Verrà caricata alla fine del round.
parts-coming = Questa pagina sta arrivando…
parts-missing = Non è stato possibile caricare questa parte del gioco. Controlla la connessione e riprova.
parts-again = Riprova
parts-of-newer = Questa parte del gioco arriva con la versione più nuova.

## La scelta dei giochi

games-pick-a-game = Scegli un gioco
games-join = Entra nella tua classe o nel gruppo di amici con un codice
games-score = Score
games-roll-four-dice-make = Lancia quattro dadi. Fai 20 con i loro numeri.
games-score-links = <a class="go primary" href="#play">Gioca a Score</a><a href="#rules">Regole</a><a href="#race">La gara</a><a href="#play?roll=today">Lancio del giorno <span class="date" data-date></span></a>
games-draw-four-cards-make = Prendi quattro carte. Fai 24 con tutte e quattro.
games-24-links = <a class="go" href="#24">Gioca a 24</a><a href="#rules-24">Regole</a><a href="#24?roll=today">Mano del giorno <span class="date" data-date></span></a>
games-dials = Dials
games-each-button-turns-the = Ogni pulsante gira i dischi a modo suo. Scopri quali devi premere.
games-play-dials = <a class="go" href="#dials">Gioca a Dials</a><a href="#dials?show=rules">Regole</a>
games-mathematician-s-yahtzee = Yahtzee matematico
games-roll-five-dice-for = Lancia cinque dadi e cerca numeri primi, pi greco e i numeri di Fibonacci.
games-play-yahtzee = <a class="go" href="#yahtzee">Gioca a Yahtzee</a><a href="#yahtzee?show=rules">Regole</a>
games-every-day = <b>Ogni giorno:</b><a href="#daily">cinque lanci del giorno</a><a href="#practice">continua ad allenarti</a><a href="#mistake">trova l’errore</a><a href="#statistics">guarda com’è andata</a>
games-with-others = <b>Con gli altri:</b><a href="#players">insieme a un solo schermo</a><a href="#group">in gruppo, ognuno con il suo schermo</a>
games-for-teachers = Per chi insegna
games-class-table = Un tavolo per la classe
games-plan = Una lezione da preparare
games-paper = Una scheda da stampare
games-own-numbers = Numeri scelti da te
games-every-roll = Tutti i lanci che esistono
games-install = Puoi installare Score su questo dispositivo: avrà un’icona tutta sua e si aprirà anche senza rete.
games-install-yes = Installa
games-install-no = No, grazie

## Le regole di Score

rules-how-to-play-score = Come si gioca a Score
rules-roll-four-dice-make = Lancia quattro dadi. Fai 20 con i loro numeri.
rules-press-1-to-5 = Premi da 1 a 5 e guarda che cosa succede
rules-you-rolled-4-3 = Sono usciti 4, 3, 8 e 19. L’obiettivo è 20.
rules-the-first-step-put = Il primo passaggio: metti 4 × 3 nei tre spazi.
rules-4-3-12-the = 4 × 3 = 12. Il 12 è rosso, perché lo hai fatto tu. Il 4 e il 3 non ci sono più.
rules-the-second-step-12 = Il secondo passaggio: 12 + 8. Usa il tuo 12 rosso.
rules-20-you-needed-two = 20! Ti sono serviti due passaggi. Il 19 avanza, e va bene così.
rules-play-the-guided-first = <a href="#guide">Gioca il primo lancio con la guida</a>
rules-what-you-need = Che cosa serve
rules-one-player-or-more = Una o più persone, e questa pagina. Due dadi hanno 6 facce, uno ne ha 12 e uno 20. Il numero da fare si chiama <b>obiettivo</b>.
rules-a-round = Un round
rules-roll-anyone-may-roll = <b>Lancia.</b> Può lanciare chi vuole, ma non mentre scorre un timer.
rules-think-can-20-be = <b>Pensa.</b> Si può fare 20? I numeri non si muovono ancora: calcola a mente, o prova nella pagina Laboratorio.
rules-call-score-if-you = <b>Chiama SCORE</b> se conosci un modo. Ora hai 30 secondi per mostrarlo, e solo tu puoi muovere i numeri.
rules-call-impossible-if-you = <b>Chiama IMPOSSIBILE</b> se pensi che nessuno possa farcela. Ora gli altri hanno 60 secondi per chiamare SCORE.
rules-look-the-roll-is = <b>Guarda.</b> Il lancio è finito. La pagina dice chi aveva ragione, e mostra ogni modo di fare 20.
rules-a-step = Un passaggio
rules-tap-a-number-an = Scegli un numero, un’operazione e un numero, o trascinali nei tre spazi. Il risultato si aggiunge ai tuoi numeri, e i due che hai usato spariscono. Le operazioni sono cinque:
rules-plus-4-3-7 = <b>più:</b> 4 + 3 = 7
rules-minus-3-4-1 = <b>meno:</b> 3 − 4 = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="meno 1"></span>. I numeri sotto zero vanno bene.
rules-times-4-3-12 = <b>per:</b> 4 × 3 = 12
rules-divide-2-3-2 = <b>diviso:</b> 2 ÷ 3 = <span aria-hidden="true">2/3</span><span class="hush heard" data-heard="due terzi"></span>. Anche le frazioni vanno bene, e restano frazioni.
rules-join-1-2-12 = <b>unire:</b> 1 &amp; 2 = 12. Mette le cifre una accanto all’altra. Il numero a sinistra è intero e non è 0, ma può essere sotto zero: <span aria-hidden="true">−3</span><span class="hush heard" data-heard="meno 3"></span> &amp; 4 = <span aria-hidden="true">−34</span><span class="hush heard" data-heard="meno 34"></span>. Il numero a destra è intero e non è sotto zero: 2 &amp; 0 = 20.
rules-a-number-that-you = Un numero che hai fatto tu è <b class="made-number">rosso</b>. Ha una doppia cornice e dice come lo hai fatto.
rules-some-steps-cannot-be = Alcuni passaggi non si possono fare, per esempio dividere per 0. Allora la pagina dice perché, e non si perde niente.
rules-when-the-goal-counts = Quando l’obiettivo vale
rules-the-last-step-must = L’ultimo passaggio deve usare un numero rosso. Quindi ti servono due o tre passaggi: 4 × 5 da solo non vale. Non serve usare tutti i dadi. Se non restano altri numeri e non hai fatto l’obiettivo, lo hai mancato: il timer si ferma subito.
rules-with-more-dice-you = Con più dadi hai più passaggi. Con due dadi soli c’è un solo passaggio, e vale.
rules-read-a-line = Leggere una riga
rules-a-way-is-written = Un modo si scrive in una riga, così:
rules-brackets-come-first-then = Prima vengono le parentesi, poi &amp;, poi × e ÷, poi + e −. Quindi fai questi passaggi:
rules-points = Punti
rules-what-happens = Che cosa succede
rules-points-column = Punti
rules-you-call-score-and = Chiami SCORE e fai l’obiettivo in tempo.
rules-you-call-score-but = Chiami SCORE, ma il tempo scade, o manchi l’obiettivo, o ti arrendi, o te ne vai.
rules-you-call-impossible-and = Chiami IMPOSSIBILE, e per 60 secondi nessuno chiama SCORE.
rules-you-call-impossible-someone = Chiami IMPOSSIBILE. Qualcun altro chiama SCORE e fa l’obiettivo.
rules-lost-first = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="meno 1"></span>
rules-lost-regained = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="meno 1"></span>
rules-you-minus-2 = tu <span aria-hidden="true">−2</span><span class="hush heard" data-heard="meno 2"></span><br>l’altra persona +1
rules-you-call-impossible-someone-else = Chiami IMPOSSIBILE. Qualcun altro chiama SCORE e non ci riesce.
rules-you-plus-1 = tu +1<br>l’altra persona <span aria-hidden="true">−1</span><span class="hush heard" data-heard="meno 1"></span>
rules-you-call-impossible-then = Chiami IMPOSSIBILE, poi anche SCORE, e fai l’obiettivo. Perdi 2 e ne riprendi 1.
rules-you-call-impossible-then-score = Chiami IMPOSSIBILE, poi anche SCORE, e non ci riesci.
rules-there-is-one-clock = C’è un solo timer alla volta. Chi chiama SCORE ferma i 60 secondi e fa partire i 30.
rules-with-friends-you-may = Con gli amici puoi bluffare: un IMPOSSIBILE a cui nessuno risponde vince, anche se un modo c’era.
rules-playing-alone = Giocare per conto tuo
rules-nobody-is-there-to = Non c’è nessuno che risponda al tuo IMPOSSIBILE, quindi lo fa la pagina. Prova tutti i modi. Quando i 60 secondi sono finiti, vinci 1 punto se non ce n’è nessuno. Se ce n’è uno, lo vedi e perdi 2 punti.
rules-tap-i-am-sure = Premi <b>Confermo</b> se non vuoi aspettare. Se poi chiami anche SCORE e non ci riesci, ricevi 0 punti quando non c’è nessun modo, e <span aria-hidden="true">−3</span><span class="hush heard" data-heard="meno 3"></span> quando ce n’è uno.
rules-hints = Indizi
rules-stuck-hint-gives-away = Non sai come andare avanti? <b>Indizio</b> svela sempre di più: prima se un modo c’è, poi quali numeri usa, poi la sua ultima operazione, poi il suo primo passaggio. Gli indizi non costano punti, ma alla fine la pagina dice quanti ne hai usati.
rules-when-the-roll-is = Quando il lancio è finito, premi <b>Spiega</b> accanto a un modo. La pagina lo fa passaggio per passaggio e dice perché ogni passaggio è giusto. Se non c’è nessun modo, mostra i numeri più vicini che si possono fare.
rules-undo = Annulla
rules-undo-takes-a-step = Annulla torna indietro di un passaggio, e Ripeti lo rifà. Dopo l’ultimo numero è troppo tardi.
rules-friends-at-one-screen = Insieme a un solo schermo
rules-open-players-and-add = Apri “Chi gioca a questo schermo” e scrivi da due a sei nomi. Ognuno ha un angolo con un pulsante SCORE e uno IMPOSSIBILE, e due tasti:
rules-player = Persona
rules-score = SCORE
rules-impossible = IMPOSSIBILE
rules-keyboard = Tastiera
rules-a-step-divides-and = un passaggio; <kbd>/</kbd> divide e <kbd>&amp;</kbd> unisce
rules-the-number-ends-here = il numero finisce qui: il tuo 1, non il tuo 12
rules-take-back-what-you = toglie l’ultima cosa scritta
rules-put-everything-back = rimette tutto a posto
rules-undo-ctrl-y-is = annulla; <kbd>Ctrl</kbd> <kbd>Y</kbd> ripete
rules-go-round-the-board = gira per il tabellone; <kbd>Enter</kbd> prende
rules-roll-h-is-a = lancia; <kbd>H</kbd> dà un indizio
rules-score-and-impossible-when = SCORE e IMPOSSIBILE, quando giochi per conto tuo
rules-single-keys-can-be = <kbd>?</kbd> mostra i tasti della pagina aperta. I tasti singoli si possono disattivare nelle <a href="#settings">Impostazioni</a>.
rules-by-ear = Giocare ascoltando
rules-by-ear-board = Con un lettore di schermo premi il primo link della pagina: porta al tabellone. Lì i tasti sono quelli del gioco. Scrivi un passaggio, per esempio <kbd>4</kbd> <kbd>*</kbd> <kbd>5</kbd> e <kbd>Enter</kbd>, e la pagina dice quanto fa. Con le frecce giri sul tabellone.
rules-by-ear-time = Il tempo viene detto a metà e dieci secondi prima della fine. Se te ne serve di più, le <a href="#house">regole della casa</a> danno fino a 600 secondi per una chiamata, o nessun timer.
rules-house-rules = Regole della casa
rules-change-the-game-at = Cambia il gioco al tuo tavolo:
rules-dice-two-to-six = <b>Dadi:</b> da due a sei, ognuno da 2 a 100 facce.
rules-goal-any-number-from = <b>Obiettivo:</b> un numero qualsiasi da 0 a 999.
rules-signs-choose-which-of = <b>Operazioni:</b> scegli quali delle cinque si possono usare.
rules-clocks-each-5-to = <b>Timer:</b> ognuno da 5 a 600 secondi. Se giochi per conto tuo, puoi disattivarli: allora i numeri si muovono senza chiamata, ma senza punti.
rules-all-numbers-the-goal = <b>Tutti i numeri:</b> l’obiettivo vale solo se si usa ogni numero.
rules-blocking-who-calls-impossible = <b>Blocco:</b> chi chiama IMPOSSIBILE, poi SCORE, e non ci riesce riceve <span aria-hidden="true">−2</span><span class="hush heard" data-heard="meno 2"></span> invece di 0.
rules-spoilers-wait-after-the = <b>Chi disturba aspetta:</b> chi chiama SCORE e non ci riesce per due volte di fila non può chiamare al prossimo lancio, dopo la terza volta ai prossimi due, e così via. Finisce quando ci riesce. Ai tavoli che qualcuno ha aperto vale dall’inizio.
rules-undo-on-or-off = <b>Annulla:</b> sì o no.
rules-who-rolls-anyone-the = <b>Chi lancia:</b> chi vuole, la persona 1, o chi ha fatto l’ultimo punto.
rules-presets-score-24-with = <b>Modelli:</b> Score; 24 con le carte, che è anche <a href="#24">un gioco a sé</a>; e i tuoi.
rules-race = La gara
rules-race-goes = Nella <a href="#race">gara</a> non ci sono chiamate: ogni passaggio che fa 20 dà 1 punto, ogni passaggio che fa 18 ne dà 3, e un nuovo lancio ne costa 1. Quando i punti diventano un multiplo di 5, anche 0, se ne aggiungono altri 5. 25 punti esatti sono un gol, e i punti ripartono da 0. Vince chi fa tre gol. Così, con 17 punti, 3 × 6 li porta a 20, e quindi a 25: un gol.
rules-race-group = In un gruppo chi conduce può scegliere la gara come modalità di gioco. Allora si gioca tutti insieme, ognuno con i propri lanci.
rules-play-now = <a class="go primary" href="#play">Gioca a Score</a>

## Le regole di 24

rules-24-how-to-play-24 = Come si gioca a 24
rules-24-draw-four-cards-make = Prendi quattro carte. Fai 24 con tutte e quattro.
rules-24-4-6-24-all = 4 × <b class="made-number">6</b> = <b class="made-number">24</b>. Sono usate tutte e quattro le carte: vale.
rules-24-the-cards = Le carte
rules-24-the-pack-has-52 = Il mazzo ha 52 carte, senza jolly. Un asso è 1; fante, regina e re sono 11, 12 e 13. I semi non contano. Una carta che è sul tavolo non può uscire di nuovo nella stessa mano.
rules-24-what-is-not-as = Che cosa cambia rispetto a Score
rules-24-the-goal-is-24 = L’obiettivo è 24.
rules-24-you-must-use-all = Devi usare tutti e quattro i numeri. Quindi servono sempre tre passaggi.
rules-24-there-is-no-joining = Non si uniscono le cifre: un 2 e un 4 uno accanto all’altro non sono 24.
rules-24-what-is-as-in = Che cosa resta come in Score
rules-24-call-score-and-show = Chiama SCORE e mostra come si fa in 30 secondi, o chiama IMPOSSIBILE e aspettane 60. Passaggi, punti, indizi e tasti sono gli stessi: vedi <a href="#rules">le regole di Score</a>. Lungo la strada vanno bene frazioni e numeri sotto zero. I tuoi punti e le tue regole della casa in 24 sono separati da quelli di Score.
rules-24-two-to-six-friends = Si può giocare da due a sei persone a un solo schermo: apri <a href="#players">Chi gioca a questo schermo</a>. In <a href="#group">un gruppo</a> chi conduce sceglie “24 con le carte” nelle regole della casa.
rules-24-every-hand = Tutte le mani
rules-24-there-are-1-820 = Ci sono 1.820 mani diverse, e 458 sono impossibili. <a href="#hands">Guarda tutte le mani e le loro soluzioni.</a>
rules-24-the-hand-of-the = La <a href="#24?roll=today">mano del giorno</a> è la stessa per tutti.
rules-24-play-now = <a class="go primary" href="#24">Gioca a 24</a>

## Tasti di questa pagina

key-help-title = Tasti di questa pagina
key-help-next = avanti
key-help-dials-press = preme il pulsante con quel numero
key-help-dials-hint = un indizio
key-help-dials-undo = annulla l’ultimo tocco; <kbd>Y</kbd> lo ripete
key-help-yahtzee-choose = sceglie i dadi
key-help-yahtzee-roll = lancia
key-help-yahtzee-empty = svuota una casella riempita per sbaglio, fino al lancio dopo
key-help-about = <kbd>?</kbd> apre e chiude questo elenco. I tasti singoli si possono disattivare nelle Impostazioni.

## I titoli dei giochi che si caricano dopo

page-of-dials-title = Dials
page-of-dials-lead = Ogni pulsante gira i dischi a modo suo. Passa da queste lettere a quelle.
page-of-yahtzee-title = Yahtzee matematico
page-of-yahtzee-lead = Cinque dadi, altri due lanci, e combinazioni che solo chi ama la matematica cercherebbe.

### What public/boot.js says when the game does not start; each on one line.

boot-file-title = Questa pagina è stata aperta come file
boot-file-text = Il browser non permette a una pagina aperta da un file di caricare un programma. Metti tutta la cartella su un server web qualsiasi, e apri il suo indirizzo.
boot-old-title = Questo browser è troppo vecchio per il gioco
boot-old-text = Il gioco ha bisogno di WebAssembly e dei moduli JavaScript. Le versioni recenti di Chrome, Edge, Firefox e Safari hanno tutto.
boot-blocked-title = WebAssembly è spento in questo browser
boot-blocked-text = Il browser è abbastanza nuovo, ma non può eseguire un programma come questo gioco. Succede con la modalità di isolamento di iPhone, iPad e Mac, con impostazioni di sicurezza severe o per le regole di alcune scuole. Permettilo per questo sito nelle impostazioni del browser, chiedi a chi si occupa di questo dispositivo, o usa un altro browser. Qui le regole si possono leggere lo stesso.
boot-framed-title = Questo riquadro tiene il gioco lontano dai suoi file
boot-framed-text = La pagina intorno mostra il gioco in un riquadro che gli è chiuso (una «sandbox»). Apri il gioco in una scheda a parte. Se ti occupi di quella pagina: dai al riquadro “allow-scripts allow-same-origin”.
boot-withheld-title = Questo browser non esegue una parte del gioco
boot-withheld-text = Il file è sul server, ma qualcosa lo trattiene: un blocco, un’estensione o il tipo che il server gli dà. Disattiva i blocchi per questo sito o prendi un altro browser. Se ti occupi di questo sito: i file che finiscono in .js hanno bisogno del tipo text/javascript.
boot-missing-title = Manca una parte del gioco
boot-missing-text = Il server non ha mandato uno dei file. Se ti occupi di questo sito: copia tutta la cartella pronta, con tutti i suoi file.
boot-network-title = La connessione si è persa
boot-network-text = Una parte del gioco non è arrivata. Controlla la connessione e riprova. Non si perde niente.
boot-damaged-title = Il gioco è arrivato rovinato, o questo browser non sa leggerlo
boot-damaged-text = Lungo la strada qualcosa ha cambiato il file, o il browser è troppo vecchio. Riprova, o usa una versione recente di Chrome, Edge, Firefox o Safari.
boot-crash-title = Il gioco si è fermato
boot-crash-text = È un errore del gioco, non tuo. I tuoi punti e le tue impostazioni restano. Riprova per andare avanti.
boot-again = Riprova
boot-about = Score è un gioco di calcolo con quattro dadi. Fai 20 con i loro numeri in due o tre passaggi. È gratuito, non serve un account, e va bene per una persona, per più persone a uno schermo e per un’intera classe.
boot-coming = Il gioco sta arrivando…
boot-table = Con questi numeri arriva all’obiettivo, passaggio dopo passaggio.
boot-title = Score – il gioco di calcolo con i dadi
boot-today = Lancio del giorno
boot-wide = Sul tavolo: un 12 rosso fatto con 4 × 3, un 8 e un 19
boot-narrow = Lo stesso tavolo sul telefono
boot-sounds = Suoni
boot-theme = Colori
boot-what = Che cos’è Score
