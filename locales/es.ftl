### The frame of every page.

title = { $page } – Score
# Where the name at the top of each page leads.
title-leads-to = Todos los juegos
# The first thing that Tab reaches leads past the menu.
skip-to-game = Ir al juego
skip-to-page = Ir a la página
# On every page without a game: back to the one that goes on.
to-game = Volver al juego
menu = Menú
menu-explore = Explorar
menu-more = Más
pages = Páginas
sounds-on = Sonidos: sí
sounds-off = Sonidos: no
theme-device = Colores: como el dispositivo
theme-light = Colores: claros
theme-dark = Colores: oscuros
show-keys = Teclas de esta página: ?
fill-screen = Pantalla completa
language = Idioma
language-missing = No se pudo cargar este idioma. Revisa la red y elígelo otra vez.

## What the pages are called

page-games = Juegos
page-play = Jugar
page-rules = Reglas
page-house = Reglas de la casa
page-players = Con más gente en esta pantalla
page-settings = Ajustes
page-group = Grupo
page-experiment = Experimentar
page-atlas = Atlas
page-24 = 24
page-rules-24 = Reglas de 24
page-hands = Todas las manos de 24
page-dials = Dials
page-yahtzee = Yahtzee matemático
page-sheet = Hojas de ejercicios
page-mistake = Encuentra el error
page-practice = Práctica
page-daily = Tiradas del día
page-statistics = Estadísticas
page-race = La carrera
page-homework = Deberes

# A day; $month is 1 to 12.
common-date = { $day } de { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }

# Between groups of three digits of a large number.
number-group-separator = {"\u202F"}

# Between things that are listed.
common-list-separator = {", "}

# Back and on through something that is shown in steps.
pager-back = Atrás
pager-next = Siguiente
pager-step = { $step ->
    [0] Inicio
   *[other] Paso { $step } de { $steps }
}

# The name of a bar that shows how far a search has come.
progress-searching = Buscando

## A link to copy

common-play-link = Jugar con estos números
common-copy-link = Copiar el enlace
common-for-lms = Para un LMS
common-copied = Copiado.
end-of = { $count } de { $all }
end-share = Compartir
end-share-by-hand = Selecciona el texto y cópialo.
common-copy-by-hand = Para copiar el enlace, mantén el dedo encima o haz clic derecho.
common-not-for-others = Esta dirección solo lleva a este ordenador. Para los demás, inicia el juego para la red (cargo xtask play --lan) y abre la primera dirección que muestra.

## The name of a player

common-you = Tú
common-name-empty = Escribe un nombre: al menos una letra o una cifra.
common-name-too-long = Un nombre tiene como máximo 20 caracteres.
common-name-invisible = Un nombre no puede tener caracteres invisibles.
common-name-stacked-marks = Un nombre tiene como máximo cuatro acentos u otras marcas sobre una letra, y ninguna sin letra.
common-name-reserved = Un nombre no puede decir que diriges la mesa, que das clase o que tienes otro papel parecido: otras personas lo creerían. Elige otro nombre.
common-name-taken = Ese nombre ya está ocupado. “{ $free }” está libre.
common-table-full = Todos los asientos están ocupados.

## A link that cannot be used

common-link-too-long = El enlace es demasiado largo, así que no se usó nada de él.
common-link-unknown-key = El enlace dice algo sobre “{ $key }” que esta página no conoce.
common-link-bad-value = El enlace da “{ $value }” para { $key }; eso no puede ser, así que se dejó fuera.
common-link-changed = Algún programa ha cambiado o cortado este enlace por el camino, así que no se ha usado nada de él. Pide a quien lo envió que copie otra vez el enlace entero o que te enseñe su código QR; para la mesa de un grupo basta el código corto.
common-lesson-too-long = La sesión del enlace es demasiado larga, así que se dejó fuera.
common-lesson-cut-short = La sesión del enlace no está completa, así que se dejó fuera. Copia el enlace entero.
common-lesson-broken = La sesión del enlace no se puede leer en “{ $part }”, así que se dejó fuera. Copia el enlace entero.
# { $number } is the number of the roll in the lesson; the first is 1.
common-lesson-roll = La tirada { $number } de la sesión, “{ $roll }”, no se puede jugar: una tirada tiene de dos a seis números enteros de 0 a 999.
common-lesson-no-rolls = La sesión no tiene tiradas.
common-lesson-too-many-rolls = Una sesión tiene como máximo 20 tiradas.

## What the browser keeps

common-not-kept = Este navegador no guarda nada de esta página: los puntos y los ajustes duran hasta que la cierres.
common-unreadable = Lo que este navegador había guardado no se pudo leer. Se dejó aparte, y el juego empieza de nuevo.
common-other-tab = El juego siguió en otra pestaña o ventana; así está ahora.
common-other-tab-first = El juego siguió en otra pestaña o ventana. Así está ahora; lo que estabas haciendo no se hizo.
common-other-tab-later = Una versión más nueva de este juego siguió jugando aquí, en otra pestaña o ventana. Vuelve a cargar esta página para seguir.

## Where the solver, which is fetched later, has no result

solver-not-started = No se pudo cargar la parte del juego que calcula esto. Revisa la red e inténtalo otra vez.
solver-stopped = La parte del juego que calcula esto se detuvo. Inténtalo otra vez.
# A newer page has been put on the server.
solver-other-version = Esta página no es de la misma versión que la parte que calcula esto. Vuelve a cargar la página.
# The request is not one that can be worked out.
solver-refused = Esto no se puede calcular.
solver-open-roll = Estos números están ahora en la mesa de tu grupo. Las soluciones y las pistas se muestran cuando termine la ronda.
solver-try-again = Intentar otra vez
# Takes a message away.
common-close = Cerrar

## Numbers as a screen reader says them

spoken-minus = menos { $size }
# A fraction beyond one: 20 and one half.
spoken-whole-and-part = { $whole }, y { $part }
spoken-over = { $numerator } sobre { $denominator }
# How many parts, up to ten in a word.
spoken-count = { $count ->
    [1] un
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
   *[other] { $written }
}
# $count is spoken-count of the numerator.
spoken-part = { $denominator ->
    [2] { $numerator ->
        [1] { $count } medio
       *[other] { $count } medios
    }
    [3] { $numerator ->
        [1] { $count } tercio
       *[other] { $count } tercios
    }
    [4] { $numerator ->
        [1] { $count } cuarto
       *[other] { $count } cuartos
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
        [1] { $count } séptimo
       *[other] { $count } séptimos
    }
    [8] { $numerator ->
        [1] { $count } octavo
       *[other] { $count } octavos
    }
    [9] { $numerator ->
        [1] { $count } noveno
       *[other] { $count } novenos
    }
   *[10] { $numerator ->
        [1] { $count } décimo
       *[other] { $count } décimos
    }
}

### The table: board, calls, clocks, settlements.
### `$source` is `dice` or `cards`: what the numbers come from.

## The board

board-name = Tablero. La tecla de interrogación dice qué teclas hay.
board-name-alone = Tablero
board-taken = { $piece }: en uso
table-op-add = más
table-op-sub = menos
table-op-mul = por
table-op-div = entre
table-op-join = juntar
table-tile-made = { $value }, hecho con { $step }
table-tile-on-die = { $value }, en un dado de { $sides } caras
table-tile-card = { $value }, una carta
# What lies in a slot, or table-slot-empty.
table-slot-left = Primer número: { $held }
table-slot-op = Signo: { $held }
table-slot-right = Segundo número: { $held }
table-slot-empty = vacío

## The panel

table-goal = Objetivo
table-points = Puntos
table-scoreboard = Marcador
table-roll-of-the-day =
    { $source ->
        [cards] Mano del día, { $date }
       *[dice] Tirada del día, { $date }
    }
# Asked before the button does it.
table-clear-points = ¿Todo el mundo empieza otra vez de 0?
table-clear-points-alone = ¿Empiezas otra vez de 0?
table-yes-clear-points = Sí, a 0
table-no-clock = No hay reloj en marcha
table-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
# $time is table-seconds.
table-seconds-left = Tiempo: { $time }.

## The buttons below the board

table-calls = Botones para cantar
table-undo = Deshacer
table-redo = Rehacer
table-roll = LANZAR
table-deal = REPARTIR
table-new-roll =
    { $source ->
        [cards] Nueva mano
       *[dice] Nueva tirada
    }
table-take-away =
    { $source ->
        [cards] ¿Quitar esta mano?
       *[dice] ¿Quitar esta tirada?
    }
# The keyboard's keys where no buttons are shown.
table-answers-by-keyboard = R: sí. K: dejarla.
table-yes-new-roll =
    { $source ->
        [cards] Sí, nueva mano
       *[dice] Sí, nueva tirada
    }
table-keep-it = Dejarla
table-host-rolls =
    { $source ->
        [cards] Reparte quien dirige
       *[dice] Lanza quien dirige
    }
table-last-scorer-rolls =
    { $source ->
        [cards] Reparte quien ganó el último punto
       *[dice] Lanza quien ganó el último punto
    }
table-you-ask = Tú la pides
# $label is table-you-ask or table-new-roll.
table-vote-count = { $label }: { $asking } de { $needed }
table-own-vote =
    { $source ->
        [cards] Pides una nueva mano: { $asking } de los { $needed } votos que hacen falta.
       *[dice] Pides una nueva tirada: { $asking } de los { $needed } votos que hacen falta.
    }
table-others-vote =
    { $source ->
        [cards] Se pide una nueva mano: { $asking } de { $needed }.
       *[dice] Se pide una nueva tirada: { $asking } de { $needed }.
    }
table-i-am-sure = Sin duda
table-too-soon = Ha sido demasiado rápido y no cuenta. Pulsa otra vez.
table-hint = Pista
table-hints-left =
    { $count ->
        [0] Ver la última pista
        [one] Pista, queda { $count }
       *[other] Pista, quedan { $count }
    }
table-give-up = Rendirse
table-next-lesson = SEGUIR
table-next-lesson-is = la siguiente lección corta
table-score = SCORE
table-i-can-make = Puedo conseguir { $goal }
table-impossible = IMPOSIBLE
table-no-one-can = nadie puede
# Where everyone plays on their own board.
table-have-it = LO TENGO
table-goal-on-board = { $goal } está en mi tablero
table-surely-impossible = Sí, imposible
table-think-on = Pensar más
table-has-answered = ya respondió
# A button in a player's corner: what it calls, and for whom.
table-call-of = { $call }, { $name }

## What to do now

table-somebody = Alguien
# The name of a host in a sentence about the game.
table-name-of-host = { $name } (dirige)
table-roll-comes = Pronto llegan los primeros números.
table-begin =
    { $source ->
        [cards] Reparte las cartas para empezar.
       *[dice] Lanza los dados para empezar.
    }
table-move-freely = Consigue { $goal }. No hay reloj: mueve los números, o canta.
table-think = ¿Puedes conseguir { $goal }? Piensa, y luego canta.
table-you-say-impossible = Dices que { $goal } es imposible. Canta SCORE si al final encuentras una solución.
table-says-impossible = { $name } dice que { $goal } es imposible. Quien pueda conseguirlo, que cante SCORE.
table-make = Consigue { $goal }: un número, un signo, un número.
table-make-it = { $name }, consigue { $goal }.
table-answer-impossible = ¿Es imposible { $goal }? Solo puedes responder una vez.
table-now-answer = { $goal } está en tu tablero. ¡Ahora pulsa LO TENGO!
# $waiting is table-answers.
table-you-have-it = ¡{ $goal }! Lo tienes. { $waiting }
table-you-answered-impossible = Dices que { $goal } es imposible. { $waiting }
table-answers = Respuestas: { $given } de { $expected }.
table-paused-now = Quien dirige puso el juego en pausa. Pronto sigue.
table-choose-operator = Ahora elige qué haces con los dos números.
# Typed digits that may go on; in the first case they are no number of the board yet.
table-typed = { $typed }… sigue escribiendo.
table-typed-number = { $typed }… pulsa Enter para { $typed }, o sigue escribiendo.

## What is out of the ordinary at this table

table-practice = Práctica, sin puntos: las soluciones ya se conocen.
# $rules are table-rule-*, one after the other.
table-rules-of-link = { $rules } · por un enlace
table-own-rules = Reglas de siempre
table-rule-goal = objetivo { $goal }
table-rule-dice = dados de { $sides } caras
table-rule-cards = cartas
table-rule-operators = solo { $operators }
table-rule-score-clock = SCORE: { $time }
table-rule-impossible-clock = IMPOSIBLE: { $time }
table-rule-clock-off = sin reloj
table-rule-all-numbers = hay que usar todos los números
table-rule-some-numbers = pueden sobrar números
table-rule-blocking = bloqueo
table-rule-no-blocking = sin bloqueo
table-rule-undo = se puede deshacer
table-rule-no-undo = no se puede deshacer
table-rule-anyone-rolls = cualquiera trae números nuevos
table-rule-spoilers-wait = quien molesta espera

## What has happened; $time is empty or table-first-seconds

table-first-seconds = { $time }.{" "}
table-you-called-score = ¡SCORE! { $time }Consigue { $goal }.
table-called-score = ¡{ $name } canta SCORE! { $time }
table-you-called-impossible = ¡IMPOSIBLE! { $time }Canta SCORE si al final encuentras una solución.
table-called-impossible = ¡{ $name } canta IMPOSIBLE! { $time }
table-one-step = { $step }, pero un solo paso no cuenta. Sigue.
table-no-red-number = { $step }, pero el último paso debe usar un número rojo. Sigue, o vuelve atrás con Deshacer.
table-not-all-numbers = { $step }, pero hay que usar todos los números. Sigue, o vuelve atrás con Deshacer.
table-undone = Paso deshecho.
table-dealt = { $numbers }. { $instruction }
table-points-cleared = Todos los puntos están a cero.

## How a round ended

table-you-showed = ¡{ $goal }! Lo mostraste.
table-showed = ¡{ $goal }! { $name } lo mostró.
table-well-made = ¡{ $goal }! Bien hecho.
table-missed = Eso no es { $goal }, y no quedan números.
table-out-of-time = Se acabó el tiempo antes de mostrar { $goal }.
table-you-gave-up = Te rendiste.
table-gave-up = { $name } se rindió.
table-was-a-way = Sí que había una solución.
table-yours-stood = Mantuviste IMPOSIBLE.
table-stood = { $name } mantuvo IMPOSIBLE.
table-ended = Quien dirige terminó la ronda.
table-ended-without-points = Quien dirige terminó la ronda, sin puntos.
table-all-answered = Todo el mundo respondió.
table-everyones-time-is-up = Se acabó el tiempo.

## What came of it

table-was-possible = { $goal } era posible
table-was-impossible = { $goal } era imposible
# Where the board no longer shows it.
table-rolled =
    { $source ->
        [cards] La mano era { $numbers }.
       *[dice] La tirada era { $numbers }.
    }
# Whose points these are, and what for.
table-reason-of = { $name }: { $reason }
table-score-shown = SCORE, y se mostró.
table-score-not-shown = SCORE: sin mostrar cómo.
table-impossible-found = IMPOSIBLE, pero hay una solución.
table-impossible-is = IMPOSIBLE, y es verdad.
table-impossible-shown = IMPOSIBLE, pero se mostró una solución.
table-impossible-not-shown = IMPOSIBLE, y nadie mostró lo contrario.
# It was possible, but nobody showed a way.
table-impossible-counts = IMPOSIBLE cuenta: hay una solución, pero nadie la mostró.
table-impossible-alone = IMPOSIBLE, y nadie cantó SCORE.
table-counts-for-nobody = Lo que se cantó no cuenta ni a favor ni en contra de nadie.
table-nobody-called = Nadie cantó, así que no hay puntos.
table-no-call-of-yours = No cantaste, así que tus puntos no cambian.
table-practice-ended = Práctica: esta vez sin puntos.
table-made-in = Conseguido en { $time }.
# Beside a solution in the list of all.
table-your-way = Tu solución
table-way-of = Solución de { $name }
table-you-made = Conseguiste { $goal }.
table-impossible-was-wrong = IMPOSIBLE, pero hay una solución.
table-no-answer-of-yours = No respondiste, así que tus puntos no cambian.
table-came-later = Esta ronda empezó antes de que llegaras.
table-so-many-right =
    { $count ->
        [0] Esta vez nadie acertó.
        [one] Acertó { $count } persona.
       *[other] Acertaron { $count } personas.
    }
table-own-impossible-shown = IMPOSIBLE cuesta 2, y al mostrar la solución recuperas 1.
table-own-impossible-mistaken = SCORE no se mostró (−1), e IMPOSIBLE era un error (−2).
table-own-impossible-blocked = SCORE no se mostró (−1), y por la regla del bloqueo eso cuesta 1 más.
table-own-impossible-stood = SCORE no se mostró (−1), pero IMPOSIBLE se mantuvo (+1).
table-hints-taken =
    { $count ->
        [0] Sin pistas.
        [one] Con una pista.
       *[other] Con { $count } pistas.
    }

## The guided first rolls

table-coach = Tu primera tirada
table-coach-join = Juntar cifras
table-coach-impossible = IMPOSIBLE
table-coach-skip = Saltar
table-coach-play = Jugar ya
table-coach-progress = Hecho: { $done } de { $taps }
table-guide-1 = Consigue 20 con estos números. Elige el 4.
table-guide-2 = Bien. Ahora elige × (por).
table-guide-3 = Y ahora el 3.
table-guide-4 = El 12 es rojo: sale de 4 × 3. El último paso debe usar un número rojo. Elige el 12.
table-guide-5 = Ahora elige + (más).
table-guide-6 = Y el 8: eso da 20.
table-guide-reached = ¡20, en dos pasos! En una ronda de verdad primero cantas SCORE; entonces tienes 30 segundos.
table-guide-join-1 = Hay un quinto signo: juntar. Pone las cifras una al lado de la otra. Elige el 1.
table-guide-join-2 = Ahora elige & (juntar).
table-guide-join-3 = Y ahora el 2.
table-guide-join-4 = 1 y 2, juntos, son 12. Elige el 12.
table-guide-joined = ¡20 otra vez! Juntar cuenta como un paso más: 1 y 2 pueden ser 12, o 21 al revés.
table-guide-impossible = Con unas pocas tiradas, 3 de cada 100, nadie puede conseguir 20. Esta es una. Inténtalo, o canta IMPOSIBLE.
table-guide-called = Correcto: nadie puede conseguir 20 con estos números, ¡y eso también es un punto! En una ronda de verdad primero pasan 60 segundos.
table-guide-elsewhere = ¡Lo haces a tu manera! Sigue, o vuelve atrás con Deshacer.
table-guide-dead-end = Solo queda { $left }, y eso no es 20. Vuelve atrás con Deshacer e inténtalo de otra manera.
table-guide-always-misses = Solo queda { $left }. Aquí siempre se acaba así: canta IMPOSIBLE.

## Why something cannot be

table-not-seated = Nadie tiene ese asiento.
table-no-roll =
    { $source ->
        [cards] Primero reparte.
       *[dice] Primero lanza.
    }
table-call-open = Ya hay un SCORE o un IMPOSIBLE en marcha: primero hay que terminarlo.
table-round-closed =
    { $source ->
        [cards] Esta mano ya está decidida. Reparte otra vez.
       *[dice] Esta tirada ya está decidida. Lanza otra vez.
    }
table-impossible-called = Ya se cantó IMPOSIBLE.
table-score-called = Ya se cantó SCORE.
table-call-score-first = Primero canta SCORE.
table-not-your-call = Solo mueve los números quien cantó SCORE.
table-no-call = No has cantado nada que puedas terminar.
table-time-is-up = El tiempo se había acabado.
table-nothing-to-undo = No hay ningún paso que deshacer.
table-nothing-to-redo = No hay ningún paso que rehacer.
table-undo-off = En esta mesa no se puede deshacer.
table-not-your-roll =
    { $source ->
        [cards] Le toca repartir a otra persona.
       *[dice] Le toca lanzar a otra persona.
    }
table-host-only = Solo quien dirige puede hacer eso.
table-must-stand = Si cantas IMPOSIBLE, se mantiene hasta que se acaba el tiempo.
table-no-hints-in-group = En un grupo no hay pistas.
table-hint-taken = Ya tienes esa pista.
table-hint-skipped = Antes de esa pista viene otra.
table-no-further-hint =
    { $source ->
        [cards] Esta mano es imposible, así que no hay más pistas.
       *[dice] Esta tirada es imposible, así que no hay más pistas.
    }
table-clock-needed = Sin reloj solo se puede jugar en solitario. Elige un reloj, o juega en solitario.
table-stand-in-only = Sustituyes a quien dirige: puedes traer números nuevos y terminar una ronda sin puntos.
table-own-call = Sustituyes a quien dirige, y cantaste o respondiste en esta ronda: no puedes terminarla.
table-only-calls = En esta mesa se canta SCORE o IMPOSIBLE.
table-no-calls = En esta ronda nadie canta: responde en tu propio tablero.
table-round-open = Todo el mundo sigue con esta ronda. Termínala primero.
table-already-answered = Ya respondiste, y una respuesta no se puede cambiar.
table-goal-not-on-board = El objetivo todavía no está en tu tablero.
table-goal-without-red-number = Tu objetivo no cuenta: el último paso debe usar un número rojo que hayas hecho antes.
table-goal-with-numbers-left = Tu objetivo no cuenta: hay que usar todos los números.
table-board-full = En tu tablero no caben más pasos en esta ronda. Todavía puedes responder.
table-paused = El juego está en pausa.
table-not-paused = El juego no está en pausa.
table-must-wait = Fallaste con SCORE varias veces seguidas, así que no puedes cantar en { $source ->
    [cards] { $rolls ->
        [one] esta mano.
       *[other] { $rolls } manos, contando esta.
    }
   *[dice] { $rolls ->
        [one] esta tirada.
       *[other] { $rolls } tiradas, contando esta.
    }
}
table-everyone-in-group = Todo el mundo puede jugar a la vez solo si cada persona tiene su pantalla: en un grupo.
table-in-race = En la carrera cada persona tiene sus tiradas: en la mesa no hay ninguna.
table-no-round-clock = Esta ronda no tiene reloj.
table-round-long-enough = Esta ronda ya se ha alargado todo lo posible: diez minutos.
# How much time a player has, compared with others.
table-time-usual = tiempo habitual
table-time-half-again = la mitad más de tiempo
table-time-twice = el doble de tiempo
table-own-time-half-again = En esta ronda tienes la mitad más de tiempo.
table-own-time-twice = En esta ronda tienes el doble de tiempo.
table-everyone = Consigue { $goal } en tu propio tablero, o di IMPOSIBLE.
table-same-number = Un número no se puede usar consigo mismo.
table-number-gone = Ese número ya se usó.
table-op-not-allowed = En esta mesa se juega sin ese signo.
table-division-by-zero = No se puede dividir entre cero.
table-join-fraction = Una fracción no tiene cifras para juntar.
table-join-zero = Al juntar, un número no puede empezar por cero.
table-join-negative = A la derecha no se puede juntar un número negativo.
table-overflow = El resultado es demasiado grande para calcularlo con exactitud.
table-brackets = Un paso a la vez: empieza por el que está entre paréntesis.
table-fits-nowhere = “{ $key }” no va aquí: un paso es un número libre, un signo y otro número libre.
table-not-sent = Ahora mismo no hay conexión, así que eso no se envió.

## What a link brings

game-score = Score
table-unknown-page = Aquí no hay ninguna página “{ $name }”; esta es la mesa.
table-before-the-link = Las mías, antes del enlace
table-link-rules = Este enlace trajo sus propias reglas de la casa.
table-link-rules-kept = Este enlace trajo sus propias reglas de la casa; las tuyas están guardadas en los modelos.
table-link-presets-full = Este enlace trae sus propias reglas de la casa, y no hay sitio para guardar las tuyas: olvida un modelo y abre el enlace otra vez.

### Solutions, explanations, hints, the atlas.

## Solutions of a puzzle

# Before the first solution is found.
# Beside a solution, after a round in which each player had a board.
study-found-by-class = encontrada
study-found-by-nobody = no la encontró nadie
study-looking = Buscando soluciones…
study-solutions-count = { $count ->
    [0] Ninguna solución
    [1] 1 solución
   *[other] { $written } soluciones diferentes
}
study-solutions-so-far = { $count } soluciones diferentes hasta ahora
study-different-help = La misma solución en otro orden cuenta una vez. Lo que no cambia nada, como × 6 ÷ 6, también vale, pero no está aquí.
# The group of buttons that choose which list is shown.
study-lists = Qué soluciones
study-list-different = Diferentes
study-list-all-by-form = Todas
study-all-solutions = { $count } en total, en todos los órdenes.
study-all-solutions-so-far = { $count } hasta ahora, en todos los órdenes.
# How the names of the forms are read, such as (a bc)d.
study-forms-help = Cada letra es un número. Las letras que van pegadas se calculan primero.
# A form without solutions.
study-form-without-solutions = ninguna
# Solutions that are counted but not listed.
study-left-out = y { $count } más
study-stop = Parar
study-go-on = Seguir

## How hard a roll is

study-difficulty = Dificultad: { $points }, { $level }.
study-level = { $level ->
    [easy] fácil
    [medium] media
    [hard] difícil
   *[very-hard] muy difícil
}

## Why there is no solution

study-none-of = Hay { $tried } maneras de calcular con estos números. Se probaron todas, y ninguna da { $goal }.
study-nearest-below = El más cercano por debajo:
study-nearest-above = El más cercano por encima:
# On that side nothing can be made.
study-nothing-there = nada
# The goal on a line of numbers that can be made.
study-no-goal = sin { $goal }
# The line of numbers in words.
study-number-line = Recta numérica de { $from } a { $to }: se pueden conseguir { $count } números, y { $goal } no es uno de ellos.

# What the marks on the line mean.
study-legend-whole = un número entero que se puede conseguir
study-legend-part = una fracción que se puede conseguir
study-legend-goal = el objetivo, que no se puede conseguir
# Until a mark is chosen; then this line says how its number is made.
study-number-line-help = Elige una marca, o pulsa una flecha del teclado: aquí dirá cómo se hace el número.

## A solution explained on the tiles

study-explain = Explicar
study-hide = Ocultar
# Ends an explanation that lies on the board, far from its solution in the list.
study-hide-explanation = Cerrar la explicación
# The same buttons in words, with the solution that they are about.
study-explain-solution = Explicar { $solution }
study-hide-solution = Ocultar { $solution }
study-explanation = Explicación
study-start-with = Al principio están { $numbers }.
# How a number is called that a step made.
study-made-from = { $value }, hecho con { $formula }
# The last number of a list; the others have commas between.
study-numbers-and = { $others } y { $last }
# A step, and remarks why it makes what it makes.
study-step = { $formula } = { $result }.
study-step-explained = { $formula } = { $result }: { $remarks }.
study-remarks-and = { $others }, y { $last }

## Remarks: parts of a sentence

study-reaches-goal = ese es el objetivo
study-one-step-alone = { $way } = { $goal } es un solo paso. Un solo paso no cuenta: hacen falta dos o más.
study-side-by-side = { $left } y { $right } uno al lado del otro dan { $joined }
study-keeps-minus = el signo menos de { $number } se queda delante
study-changes-nothing = { $op ->
    [add] sumar 0 no cambia nada
    [sub] restar 0 no cambia nada
    [div] dividir entre 1 no cambia nada
   *[mul] multiplicar por 1 no cambia nada
}
study-minus-itself = un número menos él mismo es 0
study-divided-by-itself = un número dividido entre sí mismo es 1
study-times-zero = cualquier número por 0 es 0
study-zero-divided = 0 dividido entre cualquier otro número es 0
study-adds-negative = sumar { $negative } es restar { $size }
study-subtracts-negative = restar { $negative } es sumar { $size }
study-below-zero = { $depth } menos que cero es { $depth } bajo cero
study-falls-below-zero = { $taken } es { $depth } más que { $from }, así que el resultado está { $depth } bajo cero
# A sum that begins below zero; "end" is one of the next three.
study-goes-up = al subir { $change } desde { $from } bajo cero se llega { $end }
study-goes-down = al bajar { $change } desde { $from } bajo cero se llega { $end }
study-at-zero = exactamente a cero
study-so-far-below-zero = a { $size } bajo cero
study-so-far-above-zero = a { $size } sobre cero
study-both-negative = { $op ->
    [div] un número negativo dividido entre un número negativo es positivo
   *[mul] un número negativo por un número negativo es positivo
}
study-one-negative = { $op ->
    [div] solo uno de los dos es negativo, así que el cociente es negativo
   *[mul] solo uno de los dos es negativo, así que el producto es negativo
}
study-same-denominator = los denominadores son iguales, así que { $sum } = { $numerator } da { $result }
study-common-denominator = con el denominador común { $denominator } es { $sum } = { $result }
study-multiplies-one = el numerador es { $above } = { $numerator }, y eso da { $product }
study-multiplies = el numerador es { $above } = { $numerator } y el denominador { $below } = { $denominator }, y eso da { $product }
study-divides-by = dividir entre { $divisor } es multiplicar por { $inverse }
study-times-inverse = { $formula } es { $product }
study-divided = al dividir entre { $by }, el denominador se hace { $by } veces más grande, y eso da { $quotient }
study-stays = la división de { $dividend } entre { $divisor } no es exacta, así que el resultado es una fracción
study-is-whole = { $fraction } es { $number }
study-lowest-terms = { $fraction } simplificada al máximo es { $number }

## Hints

study-hint-solvable = Hay una solución.
study-hint-impossible = No hay solución: es imposible.
study-hint-all-numbers = Usa todos los números: { $used }.
study-hint-numbers = Usa { $used }, y deja fuera { $spare }.
study-hint-last-operator = { $op ->
    [add] El último paso es una suma ({ $sign }).
    [sub] El último paso es una resta ({ $sign }).
    [mul] El último paso es una multiplicación ({ $sign }).
    [div] El último paso es una división ({ $sign }).
   *[join] El último paso es juntar cifras ({ $sign }).
}
study-hint-first-step = Empieza con { $formula } = { $result }.
study-hint-way-on = Desde aquí se puede seguir.
study-hint-all-on-board = Usa todos estos: { $used }.
study-hint-next-step = Sigue con { $formula } = { $result }.
study-hint-next-step-made = Sigue con { $formula } = { $result }. Toma el { $made } que has hecho.
study-hint-take-back = Esto no lleva a nada. Deshaz { $formula } = { $result }.

## The way to a table

study-qr-code = Código QR del enlace a esta mesa

## The atlas

atlas-title = Atlas
atlas-lead = Todas las tiradas de unos dados: cuántas soluciones tienen, si son difíciles y cuáles son imposibles.
atlas-dice = Dados
atlas-dice-help = Las caras de 2 a 5 dados, de 2 a 100 cada uno. Deja una casilla vacía para un dado menos.
atlas-die = Caras del dado { $number }
atlas-work-it-out = Calcular
atlas-dice-problem = Hay de 2 a 5 dados, cada uno con 2 a 100 caras.
atlas-too-many-rolls = Estos dados tienen { $rolls } tiradas diferentes; el atlas acepta hasta 100 000. Elige menos dados o caras.
atlas-too-many-dice = El atlas acepta hasta { $most } dados.
atlas-looking = Mirando { $rolls } tiradas diferentes…
atlas-impossible = { $impossible } de { $rolls } tiradas diferentes no pueden dar { $goal }.
# How often such a roll is rolled; the last two are a share in per cent.
atlas-impossible-share = Contando todas las formas en que pueden caer los dados, son { $impossible } de { $rolls }, o sea, el { $whole },{ $tenth } %.
atlas-stopped = Parado. Elige “Calcular” para empezar otra vez.

## The chart of impossible rolls by goal

atlas-by-goal = Tiradas imposibles para cada objetivo
atlas-impossible-for-goal = { $count ->
    [1] Objetivo { $goal }: 1 tirada imposible
   *[other] Objetivo { $goal }: { $written } tiradas imposibles
}
atlas-by-goal-summary = Barras para los objetivos de { $first } a { $last }. Mínimo: { $fewest }. Máximo: { $most }.
atlas-as-numbers = En números

## What the forms of the solutions contribute

atlas-forms = Qué resuelve cada forma
atlas-form-column = Forma
atlas-solves-column = Tiradas que resuelve
atlas-only-column = Solo esta forma
atlas-needs-forms = { $count ->
    [1] Tiradas que resuelve una sola forma
    [2] Tiradas que resuelven solo dos formas
   *[3] Tiradas que resuelven solo tres formas
}

## The table of rolls

atlas-rolls = Las tiradas
atlas-which-rolls = Qué tiradas
atlas-show-all = Todas
atlas-show-possible = Posibles
atlas-show-impossible = Imposibles
atlas-show-one-form = Una sola forma
atlas-with-numbers = Con estos números
atlas-with-numbers-problem = Números enteros con espacios entre ellos, por ejemplo 3 12.
atlas-rolls-shown = { $shown } de { $total } tiradas
atlas-nothing-found = No se encontró nada: elige “Todas”, o busca menos números.
atlas-roll-column = Tirada
atlas-solutions-column = Soluciones
atlas-difficulty-column = Dificultad
atlas-forms-column = Formas
# A roll without a solution.
atlas-no-solution = ninguna
# The difficulty of a roll without a solution.
atlas-no-difficulty = –
atlas-difficulty-cell = { $points } { $level }
atlas-more-rows = Más filas
atlas-to-rolls = A la lista de todas las tiradas
atlas-print = Imprimir la tabla
atlas-print-sheets = Imprimir la tabla (unas { $sheets } hojas)
atlas-printed-rows = De estas filas se imprimen las primeras { $rows }.
atlas-how-to-print-all = Para todas, pulsa «Imprimir la tabla» en la página.
atlas-download = Descargar CSV

## All hands of the 24 game

hands-title = Todas las manos de 24
hands-lead = Todas las manos de cuatro cartas: cuántas soluciones tienen, si son difíciles y cuáles son imposibles.
hands-goal = Objetivo, de 0 a 999
hands-goal-help = Se usan los cuatro números, con + − × ÷.
hands-highest = Carta más alta, de 2 a 13
hands-highest-help = 13 es la K. Con 10 se quedan fuera J, Q y K.
hands-highest-problem = La carta más alta es un número entero de 2 a 13.
hands-summary = { $impossible } de { $hands } manos no pueden dar { $goal }. Las demás tienen en total { $solutions } soluciones diferentes.
hands-table = Las manos
hands-show-one-solution = Una sola solución
hands-shown = { $shown } de { $total } manos
hands-hand-column = Mano
hands-simplest-column = Una solución
hands-download = Descargar todo, con tabuladores

### House rules, players, experiment.

## Fields of several forms.

fields-goal = Objetivo, de 0 a 999
fields-operators = Signos
fields-all-numbers = Hay que usar todos los números
fields-copy = Copiar
fields-share = Compartir
fields-link-selected = El enlace está seleccionado: cópialo con Ctrl+C, o mantén el dedo encima.
fields-dice-problem = Hay de 2 a 6 dados, cada uno con 2 a 100 caras.
fields-numbers-problem = Hay de 2 a 6 números enteros, cada uno de 0 a 999.
fields-goal-problem = El objetivo es un número entero de 0 a 999.
fields-operators-problem = Sin ningún signo no se puede hacer nada: elige al menos uno.
fields-clock-problem = Un reloj dura de 5 a 600 segundos; una casilla vacía quiere decir sin reloj.

## The form of the house rules.

rules-form-numbers = Números
rules-form-cards = Cuatro cartas en lugar de dados
rules-form-cards-help = El as es 1; J, Q y K son 11, 12 y 13.
rules-form-dice = Caras de cada dado
rules-form-dice-help = De 2 a 6 dados con 2 a 100 caras. Deja una casilla vacía para un dado menos.
rules-form-die = Caras del dado { $number }
rules-form-goal-and-operators = Objetivo y signos
rules-form-clocks = Relojes
rules-form-score-clock = SCORE, segundos
rules-form-score-clock-help = De 5 a 600, o vacío para jugar en solitario sin reloj.
rules-form-impossible-clock = IMPOSIBLE, segundos
rules-form-set-both = Ajustar los dos
rules-form-times = { $times ->
    [0] sin
   *[other] ×{ $times }
}
rules-form-times-name = { $times ->
    [0] sin: no hay relojes
    [1] ×1: 30 y 60 segundos
    [2] ×2: el doble de tiempo
    [5] ×5: cinco veces más tiempo
    [10] ×10: diez veces más tiempo
   *[other] ×{ $times }
}
rules-form-at-the-table = En la mesa
rules-form-undo = Deshacer
rules-form-undo-help = Se pueden deshacer pasos mientras quedan números.
rules-form-all-numbers-help = El objetivo solo cuenta cuando no sobra ningún número.
rules-form-blocking = Bloqueo
rules-form-blocking-help = Si cantas IMPOSIBLE, luego cantas SCORE tú y fallas, pierdes dos puntos.
rules-form-spoilers-wait = Quien molesta espera
rules-form-spoilers-wait-help = Si fallas con SCORE dos veces seguidas, no cantas en la siguiente ronda; después de la tercera vez, en las dos siguientes, y así hasta que lo logres.
rules-form-who-rolls = Quién lanza o reparte
rules-form-anyone-rolls = cualquiera
rules-form-host-rolls = quien dirige o el asiento 1
rules-form-last-scorer-rolls = quien ganó el último punto

## House rules.

house-title = Reglas de la casa
# Which rules these are.
house-game-alone = Las reglas de { $game } cuando juegas en solitario.
house-game-together = Las reglas de { $game } cuando juegas con más gente en esta pantalla.
house-lead = Cambia el juego en tu mesa. Los puntos se quedan. Si hay números en la mesa, se quitan.
house-presets = Modelos
house-preset-score = Score
house-preset-24 = 24 con cartas
house-forget = Olvidar { $name }
house-use = Jugar con estas reglas
house-defaults = Volver a las reglas iniciales
house-keep-and-share = Guardar y compartir
house-more-time = Más tiempo para una persona
house-more-time-help = Para una llamada de SCORE. Los demás tienen el tiempo de las reglas de la casa.
house-preset-name = Nombre del modelo
house-save = Guardar como modelo
house-link = Enlace a estas reglas
house-preset-chosen = Ahora pulsa “Jugar con estas reglas”.
house-preset-saved = Guardado en los modelos.
house-preset-name-problem = Primero ponle un nombre al modelo.
house-presets-full = Ya hay 12 modelos. Primero olvida uno.
house-rules-changed = Nuevas reglas de la casa. Valen desde los próximos números.
# What was not saved when the page was left.
house-kept = Lo que todavía no habías guardado sigue aquí.
house-take-back = Deshacer mis cambios

## Players.

players-title = Quién juega
players-lead = De dos a seis personas en una sola pantalla. Cada persona tiene una esquina con dos teclas.
players-name = Nombre en el asiento { $number }
players-help = Deja una casilla vacía donde no haya nadie. Los nombres se quedan en este dispositivo.
players-together = Jugar con más gente
players-alone = Jugar en solitario
players-clear-points = Todos los puntos a 0
players-screen = La pantalla
players-flat = Está plana sobre una mesa
players-flat-help = Las esquinas del otro lado se giran hacia las personas que están allí.
players-too-few = Hacen falta al menos dos personas. Para jugar sin nadie más, elige “Jugar en solitario”.
players-seated = Cada persona tiene una esquina con dos teclas. Ya pueden llegar los primeros números.
players-points-cleared = Todos los puntos están a cero.

## Settings.

settings-lead = Para este dispositivo. Lo que cambies aquí vale enseguida.
settings-reading = Lectura
settings-text = Tamaño de las letras
settings-percent = { $percent } %
settings-spacing = Más espacio
settings-spacing-help = Las letras, las palabras y las líneas están más separadas. A algunas personas con dislexia eso les ayuda a leer.
settings-playing = Juego
settings-hand = Para la mano izquierda
settings-hand-help = Con el teléfono de lado, los botones están a la izquierda de los números; en una pantalla ancha, el reloj y los puntos. Las cuentas se leen de izquierda a derecha, como siempre.
settings-keys = Jugar con teclas sueltas
settings-keys-help = R lanza o reparte, S e I cantan, las cifras y los signos hacen pasos. Desactívalo si las teclas te molestan.
settings-installed = En la pantalla de inicio y en el navegador
settings-installed-apart = En un iPhone, un iPad y un Mac, el juego añadido a la pantalla de inicio o al Dock y el juego del navegador son dos dispositivos: los puntos, la práctica y el sitio en la mesa de un grupo que guarda uno no están en el otro.
settings-installed-carry = Las estadísticas pueden guardar tu práctica como archivo en uno y abrirlo en el otro. Un enlace escaneado abre el navegador: cópialo allí y pégalo aquí, el de una mesa en «Entrar en una mesa» y el de tu práctica en «Estadísticas».
settings-installed-paste = Entrar en una mesa

## Experiment.

experiment-title = Experimentar
experiment-lead = Tus números, tu objetivo. Aquí no cuenta nada.
experiment-numbers = Números
experiment-numbers-help = De 2 a 6 números, de 0 a 999. Deja una casilla vacía para un número menos.
experiment-number = Número { $number }
experiment-lay-out = Ponerlos
experiment-solve = Mostrar todas las soluciones
# In place of the solutions of a roll that is on the table of the player’s group.
experiment-no-longer-withheld = La ronda ha terminado. Ahora se pueden ver las soluciones.
experiment-your-numbers = Tus números
experiment-bench = Probar a mano
# The clock of a call runs at the table meanwhile.
experiment-call-runs = En la mesa hay un SCORE o un IMPOSIBLE en marcha.
experiment-to-the-table = A la mesa
experiment-close = Cerrar el experimento
experiment-start-again = Empezar otra vez
experiment-try = Intenta conseguir { $goal }. Deshaz tantas veces como quieras.
experiment-reached = ¡{ $goal }! Es una solución.
experiment-missed = Eso no es { $goal }. Deshaz, o empieza otra vez.

### Group play.

## The lobby

group-title = Jugar en grupo
group-lead = En la mesa, cada persona tiene su pantalla y ve los mismos números. ¿Quién consigue antes el objetivo?
group-no-table-yet = Todavía no tienes mesa: elige un grupo, abre una mesa o entra en una.
group-not-kept = Este navegador no guarda nada para esta página: si la recargas o la cierras, pierdes tu sitio en la mesa.
group-your-name = Tu nombre
group-your-name-help = Basta con un nombre o un apodo. Toda la mesa lo ve.
group-where-to-play = Dónde jugar
group-a = Grupo A
group-b = Grupo B
group-open-to-everybody = Abierto a todo el mundo
group-make-a-table = Abrir una mesa
group-make-help = La diriges tú: ponle un nombre, por ejemplo Clase 5B, y elige Score o 24. Después, en «Invitar», crea una clave con la que la diriges en cualquier navegador.
group-for-a-class = Para una clase
group-for-a-class-help = Todo el mundo juega a la vez, cada cual en su tablero. El chat está desactivado y quien llega espera hasta que le dejes entrar.
group-game = Juego
group-game-score = Score
group-game-24 = 24
group-make-the-table = Abrir la mesa
group-elsewhere = Otra mesa, o solo mirar
group-join-a-table = Entrar en una mesa
group-join-help = Su nombre o su código, como lo muestra quien dirige, o un enlace que te hayan enviado.
group-join-installed = Juegas en el juego instalado. Un enlace escaneado puede abrir el navegador en su lugar, y en un iPhone, un iPad o un Mac son dos dispositivos, cada uno con su sitio. Copia allí el enlace y pégalo aquí, o escribe el código.
group-join-the-table = Entrar en la mesa
group-go-private = Modo privado: jugar en solitario
group-one-screen = Jugar en una sola pantalla
group-looking-for-table = Buscando la mesa…
group-choose-table = Ahora elige una mesa abajo.
group-which-table = Escribe el nombre o el código de la mesa, o pega un enlace.
# { $host } is the site of a link that was pasted.
group-pasted-other-site = Este enlace lleva a otro sitio web, { $host }, que tiene sus propias mesas. Ábrelo en el navegador.
group-pasted-open = Abrir { $host }
group-pasted-no-link = Este enlace no lleva a ninguna mesa ni a ninguna página de este juego. Pide el código de la mesa a quien te lo envió.
# { $table } is the name or the code of the table that a link names.
group-come-to-group = Entrar en el grupo { $table }
group-come-to-table = Entrar en la mesa { $table }
group-come-as-host = Dirigir la mesa { $table } aquí
group-come-as-host-help = Tu enlace tiene la clave para dirigir. El navegador que dirige la mesa ahora tendrá que salir. Sin nombre, conservas el que tienes allí.
group-are-you = { $name } ya tiene un asiento en esta mesa en este dispositivo. ¿Quién eres?
group-i-am = Soy { $name } y ahora me llamo { $new }
group-own-seat = Soy { $new } y acabo de llegar
group-take-name = Entrar como “{ $name }”
group-ask-again = Pedir otra vez
group-was-here = { $name } estaba en esta mesa en esta pestaña. Si eres otra persona, escribe tu propio nombre.
group-play-on-as = Seguir como “{ $name }”
group-name-taken = Ese nombre ya está ocupado. “{ $free }” está libre. Si eres tú en otro dispositivo, entra como “{ $free }”: quien dirige la mesa puede darte tu sitio.
group-no-relay = En esta dirección no hay servidor de juego, así que desde aquí no se puede jugar con nadie más. Puedes jugar en solitario, o con más gente en una sola pantalla.
group-no-network = No tienes conexión, así que ahora no se puede jugar con nadie más. Esta página lo vuelve a intentar por su cuenta. Mientras tanto puedes jugar en solitario, o con más gente en una sola pantalla.
# After why no relay can be reached.
group-play-without = Puedes jugar en solitario, o con más gente en una sola pantalla.

## The connection

group-connection = Conexión
group-offline = No tienes conexión.
group-sockets-blocked = El servidor de juego responde, pero algo en el camino bloquea la conexión en directo. Usa otra red, o pide a quienes se encargan de esta que dejen pasar los WebSockets.
group-sign-in = En lugar de este sitio responde otra página: quizá la red quiere que inicies sesión. Abre cualquier otro sitio en una pestaña nueva e inicia sesión allí.
group-reconnecting = Conectando de nuevo. Tu asiento y tus puntos se guardan; no se pierde nada.
group-reconnecting-call = Conectando de nuevo. El reloj de la mesa solo se para mientras falla el propio servidor de juego.
group-relay-away = Tu asiento y tus puntos se guardan; no se pierde nada.
group-relay-away-call = El reloj de la mesa está parado, y seguirá cuando vuelva el servidor de juego.
group-own-outage = Tu asiento y tus puntos se guardan.
group-own-outage-call = Tu asiento se guarda, pero el reloj de la mesa sigue.
group-tried-for-seconds = { $seconds ->
    [one] Desde hace { $seconds } segundo.
   *[other] Desde hace { $seconds } segundos.
}
group-tried-for-minutes = Desde hace { $minutes } min { $seconds } s.
group-next-try = { $seconds ->
    [one] Próximo intento dentro de { $seconds } segundo.
   *[other] Próximo intento dentro de { $seconds } segundos.
}
group-tries-by-itself = En cuanto haya sitio, esta página te hará entrar por su cuenta.
group-try-now = Intentar ahora
group-play-here = Jugar aquí
group-load-again = Volver a cargar la página
group-leave = Salir
group-not-sent = Ahora mismo no hay conexión, así que eso no se envió.
group-no-connection = Ahora mismo no hay conexión.
group-new-table = La mesa en la que estabas ya no existe. Esta es una nueva con el mismo nombre.

## The waiting room

group-waiting-title = Quien dirige te va a dejar entrar
group-waiting-help = Deja abierta esta página: sigue por su cuenta.
group-waiting-long = Si nadie te deja entrar, avisa a quien dirige la mesa. ¿La diriges tú? Abre el enlace de tu clave en este dispositivo.
group-go-back = Volver
group-asking = Pediste entrar en “{ $table }” como { $name }.
group-asking-to-look-on = Pediste mirar en “{ $table }”. Tu número es el { $number }.
group-asking-again = Se perdió la conexión; esta página lo pide otra vez por su cuenta.

## Beside the table

group-side = El grupo
group-what-is-shown = Qué se muestra
group-tab-players = Quién juega
group-tab-invite = Invitar
group-tab-live = Clase
group-tab-you = Tú
group-looking-on = Estás mirando
group-somebody = Alguien
# A key under a table that is shown to a whole room: its solutions stand beside the
# board then, to be explained on it.
group-projector-solutions = Soluciones
group-close-projector = { $waiting ->
    [0] Cerrar esta vista
   *[other] Cerrar esta vista · { $waiting } en espera
}

## Who comes and goes, and what happens

group-two-names = { $first } y { $second }
group-name-and-others = { $first } y { $others } más
group-came = Llega a la mesa: { $names }.
group-went = { $count ->
    [one] { $names } ya no está.
   *[other] { $names } ya no están.
}
group-were-removed = { $count ->
   *[other] Quien dirige sacó de la mesa a { $names }.
}
group-ask-to-come-in = { $count ->
    [one] { $names } espera para entrar.
   *[other] { $names } esperan para entrar.
}
group-you-host = Ahora diriges tú la mesa.
group-hosts = Ahora dirige la mesa { $name }.
group-you-stand-in = Sustituyes a quien dirige: puedes traer números nuevos y terminar una ronda.
group-stands-in = { $name } sustituye a quien dirige.
group-left = { $name } dejó la mesa para siempre.
group-let-in-as = Quien dirige te dejó entrar como { $name }.
group-you-are-handed = Quien dirige te dio el asiento de { $name }, con los puntos.
group-is-handed = { $name } sigue con otro dispositivo, con los mismos puntos.
group-plays-24 = Ahora la mesa juega a 24.
group-rules-changed = Las reglas de la casa han cambiado.
group-anyone-rolls = Ahora cualquiera puede traer números nuevos.
group-host-rolls = Desde ahora trae los números nuevos quien dirige.
group-last-scorer-rolls = Desde ahora trae los números nuevos quien ganó el último punto.
group-way-is-call = Desde ahora una persona canta, y lo muestra a todo el mundo.
group-way-is-everyone = Desde ahora todo el mundo juega a la vez, cada persona en su tablero.
group-way-is-race = Desde ahora hay una carrera: todo el mundo juega a la vez, cada persona con sus tiradas.
group-race-started = Empieza una nueva carrera.
group-paused = El juego está en pausa.
group-lengthened = La ronda tiene { $seconds } segundos más.
group-resumed = El juego sigue.
group-locked = La mesa está cerrada.
group-unlocked = La mesa está abierta otra vez.
group-chat-on = El chat está activado.
group-chat-off = El chat está desactivado.
group-you-are-muted = Quien dirige desactivó tus mensajes.
group-you-may-write = Ya puedes escribir mensajes otra vez.
group-you-may-call = Ya puedes cantar otra vez.
group-you-may-play = Quien dirige te deja jugar esta ronda.
group-may-come-back = { $count ->
    [one] { $names } puede volver.
   *[other] { $names } pueden volver.
}
group-you-are-co-host = Ahora diriges también tú: tienes todas las herramientas de quien dirige.
group-is-co-host-now = Ahora { $name } también dirige.
group-no-co-host = Ya no dirige nadie más.
group-name-fixed = Desde ahora quien dirige te llama { $name }.
group-you-are-in-team = Ahora estás en el equipo { $team }.
group-teams-set = Ahora hay { $count } equipos. Cada uno tiene los puntos que sus miembros ganen desde ahora.
group-teams-end = Ya no hay equipos.
group-you-sit-at = Ahora estás en la mesa { $table }.
group-tables-set = { $count ->
    [one] Ahora todo el mundo está en { $count } mesa pequeña.
   *[other] Ahora todo el mundo está en { $count } mesas pequeñas.
}
group-tables-end = Todo el mundo está otra vez en una sola mesa.
group-waiting-room-on = Quien llega ahora espera hasta que quien dirige le deje entrar.
group-waiting-room-off = Nadie tiene que esperar para entrar.
group-watchers-sent-away = Quien quiere mirar espera hasta que quien dirige le deje entrar.
group-watchers-free = Cualquiera puede mirar otra vez.
group-newcomers-are-muted = Los nuevos no pueden escribir.
group-newcomers-may-write = Los nuevos pueden escribir.

## The players

group-players = Quién juega
group-nobody-else = Todavía no hay nadie más: en “Invitar” se ve cómo pueden entrar otras personas.
group-scoreboard = Marcador
group-is-you = tú
group-is-host = dirige
# Beside a name in the chat, for those who do not see the mark.
group-heard-host = (dirige)
group-is-co-host = también dirige
group-is-stand-in = sustituye
group-is-away = ausente
group-is-muted = sin mensajes
group-is-without-calls = sin cantar
group-goals = { $count ->
    [one] 1 gol
   *[other] { $count } goles
}
group-tools-for = Herramientas para { $name }
group-forbid-calls = No dejar cantar
# How much time one player has; beside it a choice.
group-time-for-one = Tiempo
group-time-for-one-help = A los demás no se les dice.
group-time-for-one-none = Ahora no hay reloj aquí, así que más tiempo no cambiaría nada.
group-allow-calls = Dejar cantar
group-let-play = Dejar jugar esta ronda
group-mute = Silenciar
group-unmute = Dejar escribir
group-remove = Sacar
group-make-co-host = Hacer que también dirija
group-unmake-co-host = Que ya no dirija
group-close = Cerrar
group-new-name = Nuevo nombre
group-rename = Cambiar nombre
group-removed = Fuera de la mesa
group-take-back = Dejar volver
group-take-all-back = Dejar volver a todo el mundo
# For those who do not see beside whose name the button is.
group-take-back-name = Dejar volver a { $name }
group-namesakes = Nombres de quienes están fuera
group-namesake = { $name } tomó el nombre de alguien que fue sacado de la mesa.
group-remove-name = Sacar a { $name }
group-remove-and-ask = Sacar y preguntarme antes de que alguien entre
group-let-stay = Dejar que se quede

## The chat

group-chat = Chat
group-chat-tab = { $unread ->
    [0] Chat
    [one] Chat · { $unread } nuevo
   *[other] Chat · { $unread } nuevos
}
group-messages = Mensajes
group-your-message = Tu mensaje
group-send = Enviar
group-chat-is-off = El chat está desactivado en esta mesa.
group-chat-empty = Todavía no ha escrito nadie. ¡Saluda!
# The button at a message of one’s own, and for hosts at anyone’s.
group-take-back-line = Retirar
group-unsaid = La conexión se perdió en ese momento. Mira si tu mensaje está ahí y, si no, envíalo otra vez.

## The invitation

group-invite-others = Invitar a otras personas
group-invite-public = { $name } está abierto a todo el mundo. Así se llega:
group-invite-by-code = En “{ $name }” se entra con este código o con el enlace:
group-invite-by-name = En “{ $name }” se entra con su nombre, con este código o con el enlace:
group-link = Enlace a esta mesa
group-for-projector = En el proyector
group-watch-link = Abrir una página para el proyector
# { $table } is the name of a table.
group-class-ready = «{ $table }» está abierta
group-class-ready-help = La clase escanea esto, o abre la dirección y escribe el código.
group-host-key = Dirigir en cualquier navegador
group-host-key-help = Con esta clave, cualquier navegador dirige esta mesa: por si este pierde sus datos o sigues en otro ordenador. Guárdala donde nadie de la clase la vea. Una clave nueva anula la anterior.
group-host-key-make = Crear una clave para dirigir
group-host-key-another = Crear otra clave
group-host-key-sure = Crear otra y anular la última
group-host-key-keep = Conservar la última
group-host-key-link = Enlace para dirigir
group-host-key-save = Descargar la clave
group-host-key-print = Imprimir con la invitación
group-host-key-hide = Ocultar la clave
# A file’s name.
group-host-key-file = { $table } { $date } clave.txt
group-open-wall = Abrir la vista de pared
group-class-begin = Empezar
group-class-here = Alumnado presente: { $count }
group-watch-help = Solo muestra la mesa y no ocupa ningún asiento. Mueve su ventana al proyector, donde siempre puede entrar, o ábrela en otro dispositivo, y deja esta página para ti.
group-project = Mostrar esta misma página
group-project-help = Cuando solo hay una pantalla. Allí la tecla R trae números nuevos, y con “Cerrar esta vista” vuelve todo lo demás.
group-watch-table = Solo mirar

## The host's tools

group-host-tools = Herramientas de quien dirige
group-host-tab = { $waiting ->
    [0] Dirigir
   *[other] Dirigir · { $waiting } en espera
}
group-standing-in = { $maker } no está. Hasta que vuelva, puedes traer números nuevos y terminar una ronda.
group-standing-in-for-nobody = Quien abrió esta mesa la ha dejado. Puedes traer números nuevos y terminar una ronda.
group-end-round = Terminar la ronda
group-end-with-points = Terminar con puntos
group-end-without-points = Terminar sin puntos
group-yes-end = Sí, terminar
group-play-on = Seguir jugando
group-end-nobody-called = ¿Terminar esta ronda? Nadie ha cantado, así que nadie recibe puntos.
group-end-no-points = ¿Terminar esta ronda? Lo que se cantó no da puntos a nadie.
group-end-score = ¿Terminar esta ronda? Con puntos, el SCORE de { $score } cuenta como no mostrado.
group-end-impossible = ¿Terminar esta ronda? Con puntos, el IMPOSIBLE de { $impossible } cuenta como mantenido.
group-end-both-same = ¿Terminar esta ronda? Con puntos, el SCORE de { $score } cuenta como no mostrado, y su IMPOSIBLE como mantenido.
group-end-both = ¿Terminar esta ronda? Con puntos, el SCORE de { $score } cuenta como no mostrado, y el IMPOSIBLE de { $impossible } como mantenido.
group-end-everyones = ¿Terminar esta ronda? Respuestas: { $given } de { $expected }.
group-end-everyones-no-points = ¿Terminar esta ronda? Respuestas: { $given } de { $expected }, y nadie recibe puntos.
group-pause = Pausa
group-more-time-for-all = Más tiempo para todos
group-half-minute-more = + 30 s
group-minute-more = + 1 min
group-race-anew = ¿Empezar una nueva carrera? Los puntos y goles de esta se borran.
group-race-shared = Una carrera a tres goles con Score. Personas: { $players }
group-go-on = Seguir
group-deal = Poner números a elección
group-deal-these = Poner estos números
group-way = Modo de juego
group-way-who = Quién busca la solución
group-way-call = quien canta antes
group-way-everyone = todo el mundo a la vez
group-way-race = una carrera, todo el mundo a la vez
group-play-at-once = Que jueguen todos a la vez
group-way-clock = Tiempo por ronda, en segundos
group-way-clock-help = De 30 a 600, o vacío para jugar sin reloj.
group-way-clock-problem = Una ronda dura de 30 a 600 segundos; una casilla vacía quiere decir sin reloj.
group-way-points = Las respuestas dan puntos
group-way-points-help = Una respuesta correcta da un punto.
group-way-first-three = Las tres primeras respuestas correctas dan un punto más
group-way-wrong = Un IMPOSIBLE equivocado cuesta un punto
group-way-help = Si cambia el modo de juego, se quitan los números que haya en la mesa.
group-use-way = Jugar en este modo
group-anyone = Cualquiera puede traer números nuevos
group-anyone-help = Si quizá hay gente pensando en los números, solo se quitan cuando la mayoría lo pide.
group-host-help = Los traes tú, y quien dirige contigo.
group-last-scorer-help = Según las reglas de la casa los trae quien ganó el último punto, y también tú.
group-waiting-room = Preguntarme antes de que alguien entre
group-waiting-room-help = Quien llega espera hasta que le dejes entrar.
group-watchers-wait = Preguntarme antes de que alguien mire
group-watchers-wait-help = Saca a quienes ahora solo miran, menos las páginas que abriste en este navegador.
group-visitor-looks-on = Alguien que mira ({ $number })
group-visitors = { $count ->
    [0] No espera nadie
    [one] Espera { $count } persona
   *[other] Esperan { $count } personas
}
group-let-in = Dejar entrar
group-turn-away = Rechazar
group-may-be = Quizá es { $name }, que ahora no está y tiene { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
group-somebody-may-be = Quizá { $newcomer } es { $name }, que ahora no está y tiene { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
group-give-seat = Dar ese asiento
group-hand-seat-to = Dar este asiento a…
group-lost-devices = Personas que quizá tienen otro dispositivo
# For those who do not see beside whose name the button is.
group-let-in-name = Dejar entrar a { $name }
group-turn-away-name = Rechazar a { $name }
group-let-all-in = Dejar entrar a todo el mundo
group-one-by-one = De uno en uno
group-wait-to-come-in = Esperan para entrar: { $count }
group-turn-all-away = Rechazar a todo el mundo
group-flood = { $count } personas de un mismo lugar
group-flood-help = Llegaron en un minuto desde la misma red: quizá es tu clase, o una sola persona con muchas pestañas.
group-flood-let-in = Dejar entrar a las { $count }
group-flood-turn-away = Rechazar a las { $count }
group-visitor-namesake = Alguien con este nombre fue sacado de la mesa.
# Beside the name of a visitor, where several names look alike.
group-visitor-number = n.º { $number }
group-lock = Cerrar la mesa
group-lock-help = Ya no entra nadie nuevo.
group-chat-switch = Chat
group-chat-switch-help = En la mesa se pueden escribir mensajes.
group-mute-newcomers = Los nuevos no pueden escribir
group-mute-newcomers-help = Quien se siente a partir de ahora no escribe nada hasta que lo permitas, en Quién juega.
group-csv-save = Descargar el marcador
group-csv-copy = Copiar el marcador
# The name of a file. { $date } is as 2026-12-31.
group-csv-file = { $table } { $date } marcador.csv
group-print = Imprimir el marcador
group-csv-name = Nombre
group-csv-points = Puntos
group-save-instead = Este navegador no deja que la página copie. Descarga el marcador.
group-house-rules = Reglas de la casa
group-rules-help = Si cambian las reglas, se quitan los números que haya en la mesa.
group-use-rules = Jugar con estas reglas
group-remove-newcomers = Sacar a quien acaba de llegar…
group-newcomers = { $count ->
    [0] Nadie ha llegado en los últimos cinco minutos.
    [one] En los últimos cinco minutos ha llegado { $count } persona.
   *[other] En los últimos cinco minutos han llegado { $count } personas, primero las más recientes.
}
# { $deed } is one of the next four.
group-newcomer = hace { $seconds } s, { $deed }
group-newcomer-nothing = todavía no ha hecho nada
group-newcomer-wrote = ha escrito
group-newcomer-played = ha jugado
group-newcomer-called = ha cantado
group-newcomer-gone = { $said }, ya no está
group-newcomers-help = Están marcados los nombres que parecen una broma: llegaron a la vez o se parecen, y no han hecho nada. Sus asientos se guardan: en “Quién juega” puedes dejar que vuelvan.
group-remove-chosen = { $count ->
    [one] Sacar a { $count } persona
   *[other] Sacar a { $count } personas
}
group-zero = Todos los puntos a 0…
group-zero-help = Lo que se ha ganado y perdido se borra para siempre.
group-yes-zero = Sí, todos los puntos a 0
group-clear = Vaciar la mesa…
group-clear-help = Todo el mundo tiene que salir. Los nombres, los puntos y los mensajes se borran enseguida y para siempre.
group-yes-clear = Sí, vaciar la mesa

## Small tables

group-small-tables = Mesas pequeñas
group-small-tables-help = La clase juega en mesas pequeñas, todas con los mismos números, y en cada una se canta. Cada vez que llegan números nuevos, todo el mundo cambia de asiento. Si ahora hay números en la mesa, se quitan.
group-table-size = Asientos en cada mesa
group-split-into-tables = Hacer mesas pequeñas
group-seat-anew = Cambiar todos los asientos
group-one-table = Volver a una sola mesa
group-so-many-tables = { $count ->
    [one] Hay { $count } mesa pequeña.
   *[other] Hay { $count } mesas pequeñas.
}
group-table-number = Mesa { $table }
group-your-table = Tu mesa: { $table }
group-table-no-roll = todavía sin números
group-table-thinks = pensando
group-table-called = { $name }: { $call }
group-table-solved = { $name } lo mostró
group-table-stood = El IMPOSIBLE de { $name } se mantuvo
group-table-ended = terminada
group-tables-progress = Mesas que han terminado: { $finished } de { $count }.
group-ways-wait = Las soluciones se muestran cuando todas las mesas han terminado.
group-tables-finished = { $count ->
    [one] La mesa ha terminado.
   *[other] Las { $count } mesas han terminado.
}
group-end-tables = ¿Terminar esta ronda? { $open ->
    [one] Todavía juega { $open } mesa.
   *[other] Todavía juegan { $open } mesas.
} Con puntos, un SCORE abierto cuenta como no mostrado, y un IMPOSIBLE como mantenido.
group-end-tables-no-call = ¿Terminar esta ronda? { $open ->
    [one] Todavía juega { $open } mesa, y allí no ha cantado nadie.
   *[other] Todavía juegan { $open } mesas, y allí no ha cantado nadie.
}

## Teams

group-teams = Equipos
group-teams-help = El azar forma los equipos, lo más iguales posible. Un equipo tiene los puntos que sus miembros ganen desde entonces.
group-teams-count = Cuántos equipos
group-make-teams = Formar equipos
group-new-teams = Formar nuevos equipos
group-end-teams = Quitar los equipos
group-team-move = Poner a
group-team-to = en el equipo
group-team-put = Mover
group-team-circle = Círculo
group-team-triangle = Triángulo
group-team-square = Cuadrado
group-team-star = Estrella
group-team-cross = Cruz
group-team-drop = Gota

## The live board of a class

group-live = Qué hace cada estudiante
group-live-empty = Cada estudiante tiene aquí una casilla en cuanto hay números en la mesa.
group-live-order = Orden de las casillas
group-live-by-help = Primero la ayuda
group-live-by-name = Por nombre
group-count-working = { $count } calculando
group-count-help = { $count ->
    [one] { $count } quizá necesita ayuda
   *[other] { $count } quizá necesitan ayuda
}
group-count-has-it = { $count ->
    [one] { $count } lo tiene
   *[other] { $count } lo tienen
}
group-count-impossible = { $count } IMPOSIBLE
group-count-away = { $count ->
    [one] { $count } ausente
   *[other] { $count } ausentes
}
group-count-no-answer = { $count } sin respuesta
group-state-working = calculando
group-state-help = ¿necesita ayuda?
group-state-has-it = lo tiene
group-state-no-answer = sin respuesta
group-steps = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}
group-hints = { $count ->
    [one] { $count } pista
   *[other] { $count } pistas
}
group-so-many-players = { $count ->
    [one] { $count } persona
   *[other] { $count } personas
}
group-different-solutions = { $count ->
    [one] { $count } solución diferente
   *[other] { $count } soluciones diferentes
}
group-board-of = Tablero de { $name }

## What the class has made of a roll

group-class-found = { $count ->
    [one] La clase encontró { $count } solución
   *[other] La clase encontró { $count } soluciones diferentes
}
group-class-found-none = La clase no encontró ninguna solución
group-class-page = Página { $page } de { $pages }
group-class-pages-stop = No pasar más
group-class-pages-go-on = Pasar sola
group-class-impossible = { $count ->
    [one] { $count } persona respondió IMPOSIBLE.
   *[other] { $count } personas respondieron IMPOSIBLE.
}
group-class-impossible-names = Respuesta IMPOSIBLE: { $names }.
group-show-names = Mostrar nombres
# A large number stands before it: how many have answered.
group-of-so-many-have-answered = respuestas de { $count }

## The player's own seat

group-you = Tú
group-change = Cambiar
group-step-out = Jugar un rato en solitario
group-step-out-help = Tu asiento y tus puntos te esperan.
group-next-player = Otro jugador en este dispositivo
group-next-player-help = Tu asiento y tus puntos te esperan aquí.
group-next-player-short = Otro jugador
group-go-private-short = Modo privado
group-leave-table = Dejar la mesa…
group-leave-table-help = Después, otras personas pueden ocupar tu asiento. Si vuelves con este navegador, tendrás un asiento nuevo, con tus puntos.
group-yes-leave = Sí, dejar la mesa

## Why a group refuses something

group-refused-locked = Quien dirige cerró la mesa: ahora no puede entrar nadie nuevo.
group-refused-removed = Quien dirige te sacó de esta mesa.
group-refused-stale = Eso era para unos números anteriores. Ahora hay otros en la mesa.
group-refused-nobody-hosts = Nadie dirige esta mesa, así que aquí nadie puede cambiar eso.
group-refused-yourself = No puedes hacerte eso a ti.
group-refused-roll-first = Han pasado demasiadas cosas desde que llegaron estos números. Primero pon otros en la mesa.
group-refused-chat-off = El chat está desactivado en esta mesa.
group-refused-muted = Quien dirige desactivó tus mensajes.
group-refused-calls-forbidden = Por ahora, quien dirige no te deja cantar.
group-refused-looks-on = Has llegado en mitad de esta ronda, así que miras hasta la siguiente, o hasta que quien dirige te deje jugar.
group-refused-other-on-device = Otra persona de este dispositivo ya estaba en la mesa con esta tirada: juegas a partir de la siguiente.
group-refused-removed-on-device = El anfitrión ha quitado a otro jugador de este dispositivo, así que tiene que dejarte entrar. Pregúntale.
group-refused-no-vote = Quien no puede cantar con estos números no puede pedir que se quiten.
group-refused-not-sayable = Un mensaje tiene de 1 a 200 caracteres que se pueden ver.
group-refused-too-fast = Demasiado rápido. Espera un momento.
group-refused-not-the-maker = Es quien abrió esta mesa: nadie puede silenciar ni sacar a esa persona, ni cambiarle el nombre.
group-refused-maker-only = Solo puede hacerlo quien abrió esta mesa.
group-refused-name-fixed = Quien dirige eligió tu nombre, así que no puedes cambiarlo.
group-refused-visitor-gone = Esa persona ya no espera.
group-refused-no-newcomers = Nadie ha llegado en el último minuto.
group-refused-team-count = Puede haber de dos a seis equipos.
group-refused-empty-team = Entonces un equipo no tendría a nadie. Forma menos equipos, o pon a alguien en cada uno.
group-refused-twice-in-teams = Nadie puede estar en dos equipos.
group-refused-no-such-team = Ese equipo no existe.
group-refused-table-size = Una mesa pequeña tiene de tres a seis asientos.
group-refused-too-few-for-tables = Para mesas pequeñas hacen falta al menos tres personas, sin contar a quienes dirigen.
group-refused-no-small-tables = No hay mesas pequeñas.
group-refused-no-race = En esta mesa no hay carrera.
group-refused-race-over = Esta carrera ya está ganada. Quien dirige, o quien le sustituye, puede empezar otra.
group-refused-race-too-long = Has hecho todo lo que cabe en una carrera. Quien dirige puede empezar otra.
group-refused-hosts-sit-nowhere = Quienes dirigen no tienen asiento en ninguna mesa pequeña: pasan por todas y las ven.
group-refused-no-table-yet = Todavía no tienes mesa pequeña. Tendrás un asiento con los próximos números.
group-refused-nobody-chosen = Elige al menos a una persona que siga aquí.
group-refused-not-away = Esa persona está aquí. Solo se puede dar a otro dispositivo el asiento de alguien que no está.
group-refused-hosts-keep-seats = Quien dirige conserva su asiento y no recibe otro.
group-refused-too-often = Lo has hecho muchas veces. Dentro de unos minutos podrás hacerlo otra vez; la carrera sigue.

## Why a table's name is refused

group-table-name-empty = Escribe un nombre para la mesa: al menos una letra o una cifra.
group-table-name-too-long = El nombre de una mesa tiene como máximo 20 caracteres.
group-table-name-invisible = El nombre de una mesa no puede tener caracteres invisibles.
group-table-name-stacked = El nombre de una mesa tiene como máximo cuatro acentos u otras marcas sobre una letra, y ninguna sin letra.
group-table-name-reserved = El nombre de una mesa no puede llevar esa palabra. Elige otro nombre.

## Why a relay lets nobody in

group-table-exists = Ya hay una mesa con ese nombre. Entra en ella, o elige otro nombre.
group-no-such-table = No hay ninguna mesa con ese nombre o código.
group-other-tab = Ya estás en esta mesa en otra pestaña o ventana.
group-not-here = Esa mesa no existe en este servidor de juego.
group-too-many-tables = Ahora mismo no hay sitio para otra mesa.
group-too-many-watchers = Ya hay demasiada gente mirando esta mesa.
group-busy = Ahora mismo llega mucha gente a la vez.
group-tables-from-here = Tu red ya tiene todas las mesas que permite este servidor de juego. Entra en una de ellas, pide a quien dirige que vacíe una que no haga falta, o pide más a quienes se encargan del servidor de juego (--tables-per-address).
group-seats-from-here = Tu red ya tiene en esta mesa todos los asientos que permite este servidor de juego. Pide a quien dirige que saque a alguien que no sea del grupo, o pide más a quienes se encargan del servidor de juego (--seats-per-address).
group-seat-handed-over = Quien dirige dio tu asiento en esta mesa, con sus puntos, a otro dispositivo. Entra con otro nombre, o pregunta a quien dirige si fue un error.
group-hosted-elsewhere = Ahora dirige esta mesa otro navegador, que entró con la clave para dirigir. Si no fuiste tú, abre aquí el enlace con tu clave: así se echa al otro navegador.
group-wrong-host-key = Esta no es la clave para dirigir esta mesa, o una más nueva la ha sustituido. Puedes entrar a jugar.
group-broken-host-key = La clave del anfitrión en este enlace no está entera o tiene un error. Abre otra vez el enlace completo. También puedes entrar a jugar.
group-seats-of-device = Este dispositivo tiene tantos asientos en esta mesa como puede tener. Entra con uno de sus nombres, o con otro dispositivo.
group-newcomers-from-here = Llega mucha gente a la vez desde tu red. Si es lo normal, pide a quienes se encargan del servidor de juego que permitan más (--joins-per-minute).
group-turned-away = Quien dirige no te dejó entrar. { $seconds ->
    [one] Puedes pedirlo otra vez dentro de { $seconds } segundo.
   *[other] Puedes pedirlo otra vez dentro de { $seconds } segundos.
}
group-may-ask-again = Puedes pedir entrar otra vez.
group-a-full = El grupo A está lleno. Prueba con el grupo B, o abre tu propia mesa.
group-b-full = El grupo B está lleno. Prueba con el grupo A, o abre tu propia mesa.

## Why a relay ends the connection

group-closed-bad-message = El servidor de juego no entendió esta página.
group-closed-no-hello = Esta página tardó demasiado en saludar.
group-closed-old-page = Esta página y el servidor de juego no van bien juntos: uno de los dos es más antiguo. Tus puntos se guardan.
group-closed-taken-over = Ahora juegas en otra pestaña o ventana.
group-closed-removed = Quien dirige te sacó de la mesa.
group-closed-left = Dejaste la mesa.
group-closed-cleared = La mesa se vació. Sus nombres y sus puntos se borraron.
group-closed-too-slow = Este dispositivo no pudo seguir el ritmo de la mesa.
group-closed-restart = El servidor de juego se está reiniciando.
group-closed-trouble = El servidor de juego tuvo un problema con esta mesa.
group-framed-title = Los grupos juegan en una pestaña propia
group-framed-text = Otra página muestra esta en un marco y podría poner sus propios botones sobre los de tu mesa. Abre el juego en una pestaña propia: el camino a tu mesa va contigo.
group-own-tab = Abrir en una pestaña propia

### Lessons: planning one, holding it, and the report of it.

## Planning

lesson-title = Preparar una sesión
lesson-plan-help = Números elegidos de antemano, para una clase. No hace falta red.
lesson-lead = Reúne tiradas y luego ponlas en la mesa una tras otra con una sola pulsación. Toda la sesión cabe en un enlace.
lesson-back-to-table = Volver a la mesa
lesson-back-to-group = Volver a la página del grupo
lesson-settings = A qué se juega
lesson-cards = Cartas, como en el juego de 24
lesson-cards-help = Se usan los cuatro números, y no se junta nada.
lesson-add = Añadir tiradas
lesson-up-to = Una sesión tiene como máximo { $most } tiradas.
lesson-level = Dificultad
lesson-count = Cuántas tiradas
lesson-count-problem = Elige un número entero de 1 a { $most }.
lesson-add-by-level = Añadir esas tiradas
lesson-stop = Parar
lesson-searching = Buscando tiradas…
lesson-added = { $count ->
    [one] Se añadió { $count } tirada.
   *[other] Se añadieron { $count } tiradas.
}
lesson-few-found = { $count ->
    [0] No se encontró ninguna tirada así: son raras con estos dados y este objetivo.
    [one] Solo se encontró { $count } tirada así: son raras con estos dados y este objetivo.
   *[other] Solo se encontraron { $count } tiradas así: son raras con estos dados y este objetivo.
}
# { $most } is how many rolls a lesson has at most, { $room } how many more fit.
lesson-no-room = { $room ->
    [0] Una sesión tiene como máximo { $most } tiradas, así que ya no caben más.
    [one] Una sesión tiene como máximo { $most } tiradas, así que solo cabe { $room } más.
   *[other] Una sesión tiene como máximo { $most } tiradas, así que solo caben { $room } más.
}
lesson-typed = Tus propios números
lesson-typed-help = Una tirada por línea, por ejemplo 1 4 5 7: de dos a seis números enteros de 0 a 999.
lesson-add-typed = Añadir estas tiradas
# { $line } counts the lines that have something in them; the first is 1.
lesson-typed-problem = La línea { $line }, “{ $roll }”, no es una tirada: una tirada tiene de dos a seis números enteros de 0 a 999.
lesson-typed-nothing = Escribe al menos una tirada.
lesson-from-link = Desde un enlace
lesson-from-link-help = Pega el enlace de otra sesión, o de una tirada.
lesson-add-from-link = Añadir desde el enlace
lesson-link-empty = Este enlace no tiene ni sesión ni tirada.

## The rolls of a plan

lesson-rolls = { $count ->
    [0] Las tiradas
    [one] { $count } tirada
   *[other] { $count } tiradas
}
lesson-no-rolls-yet = Todavía no hay tiradas: añade algunas.
lesson-unready = Habrá un enlace en cuanto la sesión se pueda jugar.
lesson-other-tab = Otra pestaña o ventana cambió esta sesión; así está ahora. “Deshacer el último cambio” trae de vuelta lo que había aquí.
lesson-undo = Deshacer el último cambio
# { $theirs } and { $own } are numbers of rolls.
lesson-of-link = Tiradas en la sesión de este enlace: { $theirs }. Tiradas en tu propio plan: { $own }. Si abres la sesión, sustituye a tu plan.
lesson-take-link = Abrir la sesión del enlace
lesson-keep-plan = Conservar mi plan
lesson-own-plan = No se ha podido leer la sesión del enlace. Este es tu propio plan.
lesson-clear = Quitarlas todas
# A roll as it is named to people who do not see beside which one a key is.
lesson-roll = n.º { $number }, { $numbers }
lesson-earlier = Antes: { $roll }
lesson-later = Después: { $roll }
lesson-leave-out = Quitar: { $roll }
# { $percent } is how much of the work is done.
lesson-rating = Calculando… { $percent } %
lesson-impossible = Imposible

## The link

lesson-link = El enlace
lesson-address = Enlace a esta sesión
lesson-link-help = Abre otra vez esta sesión, en cualquier dispositivo. Quien lo tiene ve las tiradas.

## Holding it

lesson-hold = Dar esta sesión
lesson-make-help = Se juega en una mesa propia. La diriges tú. El chat está desactivado hasta que lo actives.
lesson-table = Nombre de la mesa
lesson-make = Abrir una mesa con esta sesión
lesson-take-help = Tu mesa recibe el objetivo, los dados y el modo de juego de esta sesión.
lesson-take-another-help = Ocupa el lugar de la sesión que das ahora, y tu mesa recibe su objetivo, sus dados y su modo de juego.
lesson-take = Llevarla a “{ $table }”
lesson-end-round-first = Todavía hay una ronda abierta: termínala primero.
lesson-held = Sesión
lesson-on-table = El n.º { $number } de { $count } está en la mesa.
lesson-next = El n.º { $number } de { $count } es el siguiente.
lesson-all-played = Está todo jugado: { $count } de { $count }.
lesson-done = Después de este, se habrá jugado todo.
lesson-over = La clase ha terminado
lesson-end-puzzles = Retos
lesson-end-pupils = Alumnos
lesson-end-right = Respuestas correctas en esta mesa
lesson-shared = Una clase con Score. Retos: { $puzzles }, alumnos: { $pupils }, respuestas correctas: { $right } de { $all }
lesson-deal = Poner el n.º { $number } de { $count }
lesson-list = Lo que tiene la sesión
lesson-list-help = Entre una y otra puedes poner otros números: la sesión espera.
lesson-comes-next = viene después
lesson-lies-there = en la mesa
lesson-was-played = ya se jugó
lesson-choose-short = Siguiente
lesson-choose = Siguiente: { $roll }
lesson-end = Quitar la sesión…
lesson-end-help = La mesa se queda como está. El enlace de la sesión la abre otra vez, desde el principio.
lesson-yes-end = Sí, quitarla

## The report

report-title = Informe
report-of = Informe: { $table }
report-hosts-only = Solo tienen el informe de una mesa quienes la dirigen.
report-kept = Lo que hizo cada estudiante en esta mesa. Solo lo ven quienes la dirigen, y se guarda hasta que se vacía la mesa; poner todos los puntos a 0 no lo cambia.
report-help = Una ronda cuenta para quienes tienen sitio al final, también si están fuera. Los tiempos se miden desde que se ven los números hasta que se responde o se canta, sin pausas. Los pasos son los que están en los tableros al terminar las rondas: los que tienen una fracción, juntan cifras o tienen un número negativo cuentan también en su columna.
report-saved = IMPOSIBLE salvados por otra persona
report-saved-by = { $caller } cantó IMPOSIBLE en tiradas que sí se pueden hacer, y después { $saver } cantó SCORE y no lo mostró. Rondas: { $rounds }.
report-saved-help = Cada una de esas rondas dio un punto a la primera persona. Puede ser mala suerte, pero si dos lo hacen una y otra vez, quizá se ayudan. Puedes no dejar cantar a cualquiera de las dos.
report-nobody = Todavía no hay estudiantes en la mesa.
report-print = Imprimir el informe
report-save = Descargar el informe
# The name of a file. { $date } is as 2026-12-31.
report-file = { $table } { $date } informe.csv
report-table = Mesa
report-date = Fecha
report-name = Nombre
report-team = Equipo
report-points = Puntos
report-rounds = Rondas
report-right = Correctas
report-wrong-impossible = IMPOSIBLE equivocado
report-not-shown = SCORE no mostrado
report-without-answer = Sin respuesta
report-mean = Tiempo medio
report-fastest = Respuesta correcta más rápida
report-mean-s = Tiempo medio, en segundos
report-fastest-s = Respuesta correcta más rápida, en segundos
report-seconds = { $seconds } s
report-hints = Pistas
report-steps = Pasos
report-fractions = Con fracciones
report-joins = Juntando cifras
report-negatives = Con números negativos

### Practice and the rolls of the day.

## A roll on the board

learn-make = Consigue { $goal } en dos o tres pasos.
learn-make-of-all = Consigue { $goal } con todos los números.
learn-reached = ¡{ $goal }! Es una solución.
learn-rightly-impossible = Correcto: nadie puede conseguir { $goal } con estos números.
learn-wrongly-impossible = Hay una solución para { $goal }. Mira otra vez.
learn-shown = Esta es la solución más fácil para { $goal }.
learn-shown-impossible = Nadie puede conseguir { $goal } con estos números. Abajo se explica por qué.
# $far: how far $value is from the goal
learn-too-small = { $value } es demasiado pequeño: queda { $far } por debajo de { $goal }. Deshaz, o empieza otra vez.
learn-too-large = { $value } es demasiado grande: queda { $far } por encima de { $goal }. Deshaz, o empieza otra vez.
learn-start-again = Empezar otra vez
learn-hint = Pista
learn-impossible = Imposible
learn-show = Muéstramelo
learn-next = Siguientes números
learn-stopwatch = Mostrar el tiempo
learn-sounds = Sonidos
learn-to-statistics = Cómo te ha ido
learn-clock-wrong = El reloj de este dispositivo muestra un día que no puede ser correcto, así que esta respuesta no está en tus estadísticas. Ajusta el reloj y la próxima sí estará.

## Games

learn-games = Juegos
learn-game-score = Score
learn-game-24 = 24

## Several at one screen

learn-who-plays = ¿Quién juega?
learn-plays = Juega { $name }
learn-nobody-named = Juega «Sin nombre»
learn-several-here = ¿Más gente en esta pantalla?
learn-new-name = Nombre
learn-new-name-help = Cada nombre tiene sus propios escalones, días y estadísticas.
learn-add-name = Jugar
learn-forget-name = No preguntar más por { $name }

## The rolls of the day

learn-daily-lead = Cinco retos, de fácil a difícil, hoy los mismos para todo el mundo. Uno de ellos puede ser imposible.
learn-day-ahead = Ese día todavía no ha llegado. Estos son los retos de hoy.
learn-day-before = El día anterior
learn-day-after = El día siguiente
learn-rolls = Los retos de este día
learn-roll-number = Reto { $number }: { $mark }
learn-mark-open = por hacer
learn-mark-solved = resuelto
learn-mark-helped = resuelto tras una pista o un «Imposible» equivocado
learn-mark-shown = mostrado
learn-details = Cómo fue cada reto
learn-column-roll = Reto
learn-column-result = Resultado
learn-column-time = Tiempo
learn-column-hints = Pistas
learn-column-wrong-calls = “Imposible” equivocado
learn-day-done = Los cinco están hechos
learn-days-in-a-row = Días seguidos
# What is shared: $signs has one for each roll.
learn-shared = { $game }, retos del día { $date }: { $signs } { $time }{ $hints ->
    [0] {""}
    [one] {", una pista"}
   *[other] {", "}{ $hints } pistas
}
learn-signs = ● resuelto, ◐ resuelto tras una pista o un «Imposible» equivocado, ○ mostrado. No se revela ningún número.
learn-streak = { $days ->
    [0] Todavía no llevas días seguidos.
    [one] Llevas un día.
   *[other] Llevas { $days } días seguidos.
}
learn-streak-rule = Un día cuenta si resuelves uno de sus retos ese mismo día; se perdona un día perdido por semana.
learn-archive = Todos los días de este mes
learn-month-before = El mes anterior
learn-month-after = El mes siguiente
learn-date-done = { $date }, hecho

## Practice

learn-practice-lead = Un reto tras otro, sin reloj. Lo que te resulta difícil vuelve más a menudo.
learn-now = { $skill }, { $level }
learn-no-roll = No se encontró nada de este nivel con este objetivo y estos dados o cartas.
learn-comes-again = Ya viste la solución para estos números. ¿Puedes encontrarla ahora por tu cuenta?
learn-level-link = Este nivel
learn-example = Un ejemplo
learn-skills = Qué puedes aprender
learn-rule = Si resuelves un reto a la primera, la habilidad sube un escalón. Tras una pista o un «Imposible» equivocado se queda donde está. Cuanto más alta está, más tarda en volver. En el último escalón ya la dominas.
learn-rule-shown = Si se mostró la solución, la habilidad baja un escalón, y ese reto vuelve después de otros 3, también en un nivel que elegiste tú.
learn-by-rule = Elige por mí
learn-own-setting = Tu objetivo, tus dados
learn-own-setting-help = Lo que practicas así tiene sus propios escalones.
learn-goal = Objetivo, de 0 a 999
learn-goal-problem = El objetivo es un número entero de 0 a 999.
learn-dice = Dados
learn-dice-help = Las caras de cada dado, por ejemplo 6 6 12. Con la casilla vacía se usan los de siempre.
learn-dice-problem = Hay de 2 a { $most } dados, cada uno con 2 a 100 caras. Escribe cuántas caras tiene cada uno, con espacios entre los números.
learn-use-setting = Practicar así
learn-usual-setting = Como en el juego
learn-choose-level = { $skill }, { $level }
learn-standing-new = nueva
learn-standing-learning = escalón { $number } de 5
learn-standing-due = escalón { $number } de 5, toca otra vez
learn-standing-mastered = dominada
learn-standing-mastered-due = dominada, toca otra vez

learn-skill = { $skill ->
    [two-steps] Dos pasos
    [three-steps] Tres pasos
    [subtraction] Resta
    [division] División
    [joining] Juntar cifras
    [impossible] ¿Es imposible?
    [negative] Bajo cero
   *[fractions] Fracciones
}
learn-about-skill = { $skill ->
    [two-steps] Bastan tres de los números: primero haz un número y luego úsalo.
    [three-steps] La solución más fácil usa los cuatro números.
    [subtraction] En la solución más fácil hay una resta.
    [division] En la solución más fácil hay una división.
    [joining] Pon dos números uno al lado del otro: 1 & 2 es 12.
    [impossible] Encuentra una solución, o di que no la hay.
    [negative] Sin el signo más: primero baja de cero. Quitar −3 es sumar 3.
   *[fractions] Sin el signo por: al dividir entre una fracción, un número puede hacerse mayor.
}

## The race

race-lead = Consigue 20 o 18 todas las veces que puedas. Con tres goles se gana.
race-either = { $first } o { $second }
race-standings = Puntos y goles
race-player = Quién juega
race-points = Puntos
race-goals = Goles
race-goals-of = { $goals } de { $all }
race-first-roll = { $name }, lanza los dados. La primera tirada es gratis.
race-make = { $name }, consigue 20 o 18 todas las veces que puedas.
race-won = ¡Tres goles! { $name }: ¡carrera ganada!
race-own-win = ¡Tres goles! ¡Has ganado la carrera!
race-end = La carrera ha terminado
race-end-rolls = Tiradas en total
race-shared = Una carrera a tres goles, ganada. Tiradas en total: { $rolls }
# $by: points of a step; $sum: the points then
race-gained = { $by ->
    [one] Un punto más. Puntos ahora: { $sum }.
   *[other] { $by } puntos más. Puntos ahora: { $sum }.
}
race-roll-cost = La tirada cuesta un punto. Puntos ahora: { $sum }.
race-bonus = Terminan en 0 o 5: { $bonus } más, así que { $points }.
race-goal = ¡Gol! Los puntos empiezan otra vez de 0.
race-which-roll = Tirada { $number } de { $all }
race-back = Tirada anterior
race-forward = Tirada siguiente
race-roll = Nueva tirada
race-hand-on = Pasar el turno
race-new = Nueva carrera
race-new-help = Un nombre para cada persona que juega en esta pantalla; en solitario no hace falta. La carrera que está en marcha se termina.
race-give-up = Esta carrera no ha terminado. Pulsa otra vez para dejarla.
race-name = Nombre { $number }
race-same-name = Otra persona ya tiene ese nombre.
race-link = Una carrera con las mismas tiradas
race-begin = Empezar
race-racers = En una carrera juegan de 1 a { $most } personas.
race-not-their-turn = Le toca a otra persona.
race-over = Esta carrera ya está ganada. Empieza otra.
race-no-roll = Primero lanza.
race-rolled-this-turn = En cada turno hay una sola tirada nueva. Sigue con tus tiradas, o pasa el turno.
race-too-many-rolls = Tienes { $most } tiradas desde tu último gol. Sigue con esas.
race-no-such-roll = Por ese lado no hay más tiradas.
race-no-step = Ese paso no existe.
race-no-turns = Juegas en solitario: no hay nadie a quien pasar el turno.
race-not-a-roll = Esos dados no pueden estar ahí.
race-too-long = Esta carrera se ha hecho demasiado larga. Empieza otra.
race-rules = Cómo se juega la carrera
race-all-rules = Todas las reglas
race-rule-steps = Cada paso que da 20 vale 1 punto, y cada paso que da 18 vale 3.
race-rule-again = Haz tantos pasos como quieras, y puedes deshacerlos; el mismo cálculo cuenta una sola vez en cada tirada.
race-rule-fives = Si tus puntos terminan en 0 o en 5, ganas 5 más. Solo 25 es, en cambio, un gol.
race-rule-goal = Exactamente { $points } puntos son un gol. Los puntos empiezan otra vez de 0.
race-rule-roll = La primera tirada es gratis. Cada tirada nueva cuesta un punto.
race-rule-rolls = Puedes ir adelante y atrás por tus tiradas. Después de un gol solo te queda la tirada con la que lo marcaste.
race-rule-turns = Con más gente se juega por turnos. En cada turno hay una sola tirada nueva.
race-rule-at-once = Todo el mundo juega a la vez, cada persona con sus tiradas, que solo ven esa persona y quien dirige. La lista de quién juega muestra cómo va cada persona.
race-rule-win = Gana quien llega antes a { $goals } goles. No se canta y no hay reloj.
race-example = Ejemplo: tienes 17 puntos y te salen 3, 6, 9 y 14. 3 × 6 da 18: 3 puntos, o sea, 20. Es un múltiplo de 5, o sea, 25: un gol.

### How practice and the rolls of the days went.

statistics-lead = Lo que hiciste en la práctica y con las tiradas del día. Solo se guarda en este dispositivo, y nadie más lo ve.
statistics-empty = Todavía nada. Aquí se cuenta cada reto que terminas.
statistics-players = Respuestas de
statistics-nobody = Sin nombre
statistics-as-table = Como tabla
statistics-on-paper = { $name }, { $date }
statistics-none = –
statistics-short-date = { $day }/{ $month }

## Week by week

statistics-weeks = Resueltos, semana a semana
statistics-weeks-summary = { $solved ->
    [one] { $solved } reto resuelto
   *[other] { $solved } retos resueltos
}
statistics-weeks-ahead = { $count ->
    [one] Una respuesta tiene una fecha que aún no ha llegado y no se muestra aquí.
   *[other] { $count } respuestas tienen una fecha que aún no ha llegado y no se muestran aquí.
}
statistics-week = Semana del { $date }: resueltos { $solved }, mostrados { $shown }
statistics-weeks-best = La mejor semana: { $solved }, desde el { $date }.
statistics-week-from = Semana del
statistics-solved = Resueltos
statistics-shown = Mostrados

## Times

statistics-times = Tiempo según la dificultad
statistics-times-help = La mitad de los retos resueltos tardó menos, y la otra mitad más.
statistics-times-longest = Lo más largo: { $level }. La mitad te llevó más de { $time }.
statistics-difficulty = Dificultad
statistics-median = Tiempo del medio

## Calls

statistics-calls = ¿Es imposible?
statistics-calls-none = Todavía no has dicho “Imposible”, ni te ha tocado un reto imposible.
statistics-calls-bold = Dices “Imposible” demasiado pronto: busca primero un poco más.
statistics-calls-shy = Algunos retos de verdad son imposibles. Atrévete a decirlo.
statistics-calls-half = Cuando dices “Imposible”, lo es la mitad de las veces. Busca primero un poco más.
statistics-calls-good = Cuando dices “Imposible”, la mayoría de las veces lo es.
statistics-call = Qué pasó
statistics-times-said = Cuántas veces
statistics-calls-right = Dicho, y era verdad
statistics-calls-wrong = Dicho, pero había una solución
statistics-calls-overlooked = Imposible, pero no se vio

## Skills

statistics-skills = Habilidades
statistics-skill = Habilidad
statistics-alone = Sin ayuda
statistics-helped = Tras una pista o un «Imposible» equivocado
statistics-alone-of = { $alone } de { $all } sin ayuda
statistics-skills-next = Practica ahora:

## The file

statistics-file = Llevártelo todo o borrarlo
statistics-file-help = El archivo lleva las respuestas, los escalones de la práctica y los días de la persona que se muestra. Ábrelo en otro dispositivo: lo que ya está allí no se cuenta dos veces.
statistics-export = Guardar en un archivo
statistics-export-of = Guardar en un archivo: { $name }
statistics-export-all = Guardar a todos los de este dispositivo en un archivo
statistics-import = Abrir un archivo
statistics-delete = Borrar estas respuestas
statistics-undo = Deshacer el borrado
# $name: the name of the file
statistics-exported = Guardado como { $name }.
statistics-imported = { $count ->
    [0] Todo lo de este archivo ya estaba aquí.
    [one] Se añadió una respuesta.
   *[other] Se añadieron { $count } respuestas.
}
statistics-file-of-several = Este archivo lleva la práctica de varias personas. ¿La de quién quieres aquí?
statistics-file-take-in = Añadir: { $name }
statistics-file-take-all-in = Añadir a todos
statistics-left-out = { $count ->
    [one] Se dejó fuera una respuesta, porque su fecha no puede ser correcta.
   *[other] Se dejaron fuera { $count } respuestas, porque sus fechas no pueden ser correctas.
}
statistics-file-too-long = Este archivo es demasiado largo para ser un archivo de respuestas. No se cambió nada.
statistics-file-other = Este no es un archivo de respuestas, o está dañado. No se cambió nada.
statistics-file-later = Una versión más nueva de Score escribió este archivo. Vuelve a cargar la página y ábrelo otra vez.
statistics-file-unreadable = No se pudo leer este archivo. No se cambió nada.
statistics-deleted = Borrado. Todavía puedes deshacerlo, mientras sigas en esta página.
statistics-restored = Las respuestas están aquí otra vez.

## By QR code

statistics-carry = A otro dispositivo con códigos QR
statistics-carry-help = Los códigos llevan las respuestas, los escalones de la práctica y los días de esta persona. No se envía nada a ningún sitio: los lee la cámara del otro dispositivo.
statistics-carry-show = Mostrar los códigos
statistics-carry-hide = Ocultar los códigos
statistics-carry-code = { $all ->
    [one] Escanea este código con el otro dispositivo, y abre allí el enlace.
   *[other] Código { $number } de { $all }. Escanéalo con el otro dispositivo, abre allí el enlace, y muestra el siguiente.
}
statistics-carry-qr = Código QR { $number } de { $all }
statistics-carry-left-out = { $count ->
    [one] Falta la respuesta más antigua. Un archivo se lo lleva todo.
   *[other] Faltan las respuestas y los días más antiguos: { $count }. Un archivo se lo lleva todo.
}
statistics-carry-anew = Las respuestas han cambiado: estos códigos son nuevos. Empieza por el primero.
statistics-carry-too-much = Es demasiado para unos códigos. Usa un archivo.
statistics-carry-before = Código anterior
statistics-carry-next = Código siguiente
statistics-carry-link = El enlace de este código
statistics-paste = Pegar el enlace de un código
statistics-paste-help = Si ninguna cámara puede leer el código: copia su enlace en el otro dispositivo, envíatelo y pégalo aquí.
statistics-paste-open = Abrir el enlace
statistics-paste-other = Este no es el enlace de un código. Cópialo entero en el otro dispositivo.
statistics-arrival = Desde otro dispositivo
statistics-carry-parts = Códigos que han llegado: { $here } de { $of }. Escanea el siguiente.
# $new of the $answers are not here yet. $practised: rolls in practice
statistics-carry-about = { $name }: respuestas { $answers }, de ellas nuevas { $new }; días { $days }; tiradas en la práctica { $practised }.
statistics-carry-once = Lo que ya está aquí no se cuenta dos veces; cada habilidad queda en su escalón más alto.
statistics-carry-take-in = Añadir
statistics-carry-forget = No añadir
statistics-carry-broken = Estos códigos no se pueden leer. Escanéalos otra vez, desde el primero.
statistics-carry-later = Una versión más nueva de Score hizo estos códigos. Vuelve a cargar la página y escanéalos otra vez.
statistics-taken-in = { $count ->
    [0] Añadido; todas las respuestas ya estaban aquí.
    [one] Añadido, con una respuesta nueva.
   *[other] Añadido, con { $count } respuestas nuevas.
}

### Dials.

## The board and its buttons.

dials-target = Objetivo
dials-presses = Pulsaciones
dials-fewest = Mínimo posible
# In the place of the fewest presses.
dials-no-way = no hay
dials-undo = Deshacer
dials-redo = Rehacer
dials-hint = Pista
dials-again = Desde el principio
dials-new-puzzle = Nuevo reto
dials-solution = Solución
dials-own-puzzle = Tu propio reto
dials-puzzle-link = Enlace a este reto

## What to do, and what has happened. $target: letters.

dials-shown = Las ruedas muestran { $letters }.
dials-status-start = Pulsa los botones hasta que las ruedas muestren { $target }.
dials-status-no-way = Con estos botones no se puede llegar a { $target }. Abre la solución para ver por qué.
dials-status-so-far = { $pressed ->
    [one] { $pressed } pulsación
   *[other] { $pressed } pulsaciones
} hasta ahora. Con { $left } más se puede lograr.
dials-solved-at-once = Las ruedas ya muestran el objetivo.
dials-solved-fewest = ¡Resuelto en { $pressed ->
    [one] { $pressed } pulsación
   *[other] { $pressed } pulsaciones
}, y con menos no se puede!
dials-solved = ¡Resuelto en { $pressed ->
    [one] { $pressed } pulsación
   *[other] { $pressed } pulsaciones
}! Se podía hacer con { $fewest }.
dials-solution-helped = La solución ayudó.
dials-hints-helped = { $count ->
    [one] Ayudó una pista.
   *[other] Ayudaron algunas pistas.
}
dials-hint-said = Pista: el botón { $button } necesita { $presses ->
    [one] { $presses } pulsación
   *[other] { $presses } pulsaciones
} más.
dials-unreadable = Lo que este navegador había guardado no se pudo leer. Se dejó aparte, y el juego empieza de nuevo.
dials-other-puzzle = Otra pestaña o ventana empezó otro reto, y ahora se guarda ese. Este se queda aquí hasta que cargues otra vez o cierres esta página.

## The ladder: levels from small puzzles to the published one.

dials-ladder = Escalera
dials-level = Nivel { $level } de { $levels }
# Read aloud behind the level.
dials-levels-solved = { $solved ->
    [one] { $solved } resuelto
   *[other] { $solved } resueltos
}
dials-easier = Nivel más fácil
dials-harder = Nivel más difícil
dials-next-level = Siguiente nivel
dials-back-to-level = Volver al nivel { $level }
# The published game: five dials of five letters.
dials-full-puzzle = Reto completo
dials-ladder-climbed = ¡Subiste toda la escalera!

## Why something cannot be done.

dials-refusal-no-button = Aquí no hay ese botón.
dials-refusal-nothing-to-undo = No hay ninguna pulsación que deshacer.
dials-refusal-nothing-to-redo = No hay ninguna pulsación que rehacer.
dials-refusal-solved = Las ruedas muestran el objetivo. “Deshacer” vuelve una pulsación atrás.
dials-refusal-no-way = Nada puede ayudar: con estos botones no se puede llegar al objetivo.
dials-refusal-all-told = Solo hace falta pulsar los botones que tienen una pista.
dials-refusal-too-many-moves = Ya son { $moves } jugadas. Empieza otra vez desde el principio.

## What dials and buttons are called.

dials-dial-right = La rueda { $dial } muestra { $shown }, como debe ser
dials-dial = La rueda { $dial } muestra { $shown }, objetivo { $target }, { $left ->
    [one] falta { $left } paso
   *[other] faltan { $left } pasos
}
# In words, because it stands behind a button's number.
dials-times = { $count ->
    [1] una vez
    [2] dos veces
    [3] tres veces
    [4] cuatro veces
    [5] cinco veces
    [6] seis veces
    [7] siete veces
    [8] ocho veces
    [9] nueve veces
    [10] diez veces
   *[other] { $count } veces
}
dials-still = { $presses ->
    [0] hecho
   *[other] { $presses } más
}
# $turns: dials-turns or dials-turns-nothing.
dials-button = Botón { $button }: { $turns }
# $dials: dials-turn, more than once.
dials-turns = gira { $dials }
dials-turn = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
} la rueda { $dial }
dials-turns-nothing = no gira nada
# Behind a button's name; $times: dials-times.
dials-button-pressed = pulsado { $times }
# Behind a button's name; $still: dials-still.
dials-button-hint = pista: { $still }

## The presses of a solution. $others, $last, $only: dials-press-button.

dials-press-button = el botón { $button } { $times }
dials-press-none = No pulses nada: las ruedas ya muestran el objetivo.
dials-press-one = Pulsa { $only }.
dials-press-list = Pulsa { $others } y { $last }.

## Which targets some buttons reach.

dials-reach-all = Estos botones llegan a los { $all } objetivos, a cada uno exactamente de una manera.
dials-reach-some = Estos botones solo llegan a { $targets } de { $all } objetivos, pero a cada uno de { $ways } maneras.
dials-conditions = Cuenta cuántos pasos tiene que girar cada rueda. Se puede llegar a un objetivo si esto da 0 al quitar las vueltas enteras de { $modulus }:
# A term of a condition, perhaps behind a factor.
dials-term = rueda { $dial }
dials-leaves = { $number }, resto { $left }
# $sum: a sum and what it comes to.
dials-condition-good = aquí { $sum }: bien
dials-condition-not-zero = aquí { $sum }: no es 0

## A puzzle of one's own.

dials-count = Ruedas y botones
dials-letters = Letras en cada rueda
dials-letters-choice = { $modulus }: de A a { $last }
dials-signatures = Qué hacen los botones
# $digits: dials-digits or dials-digits-of-eleven.
dials-own-help = Una fila es un botón. Cada casilla dice cuántos pasos gira esa rueda: { $digits }.
dials-digits = de 0 a { $last }
dials-digits-of-eleven = de 0 a 9, o X para 10
dials-signature-field = Botón { $button }, pasos de la rueda { $dial }
dials-start = Inicio
dials-play-own = Jugar
dials-other-signatures = Otros botones
dials-other-letters = Otras letras
dials-wrong-modulus = Una rueda tiene 2, 3, 5, 7 u 11 letras.
dials-wrong-count = Hay de { $min } a { $max } ruedas.
dials-wrong-letters = Escribe { $dials } letras de A a { $last }.
dials-wrong-steps = En cada casilla va una cifra: { $digits }.
dials-wrong-signatures = Hay { $dials } botones.
dials-wrong-kinds = Los tamaños no coinciden.

## The rules.

dials-how-to-play = Cómo se juega
dials-rule-letters = Cada rueda muestra una letra de A a { $last }. Un paso lleva de A a B, y de { $last } a A.
dials-rule-buttons = Un botón gira todas las ruedas a la vez, cada una su propio número de pasos: +2 debajo de una rueda son dos pasos, y un punto es ninguno.
dials-rule-goal = Pulsa botones hasta que cada rueda muestre su letra objetivo. Está marcada con un anillo en la rueda y escrita debajo.
dials-rule-order = El orden en que pulsas no cambia nada, y pulsar { $modulus } veces el mismo botón tampoco.
dials-rule-keyboard = Pulsa un botón, o su número en el teclado. H es una pista, Z deshace.
dials-rule-tip = Cuenta lo que le falta a cada rueda. ¿Qué botón mueve pocas ruedas?

## The worked solution.

dials-worked = Cómo encontrar la solución
# The right side of the equations.
dials-turns-column = giros
dials-button-column = Botón { $button }
dials-line = Fila { $line }
dials-play-steps = Reproducir
dials-pause = Pausa
dials-press-them = Pulsarlos en las ruedas
dials-equations = Una fila para cada rueda, una columna para cada botón. De { $start } a { $target }, la rueda 1 tiene que girar { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
} en total: esa es la fila 1. Solo cuenta lo que queda al quitar las vueltas enteras de { $modulus }.
dials-step-swap = La fila { $line } tiene un 0 en la columna { $column }, así que cambia de lugar con la fila { $with }.
# $product: a number, or dials-leaves.
dials-step-scale = Fila { $line } por { $by }, para que haya un 1 en la columna { $column }: { $by } × { $value } = { $product }.
# $sum: a number, or dials-leaves.
dials-step-add = Fila { $line } más { $times ->
    [1] fila { $of }
   *[other] { $times } × fila { $of }
}, para que haya un 0 en la columna { $column }: { $value } + { $times } = { $sum }.
dials-end-no-way = La fila { $line } solo tiene ceros, pero a la derecha hay { $right }: ninguna pulsación puede hacer eso. No hay solución.
# $presses: dials-press-none, dials-press-one or dials-press-list.
dials-end-one-way = Ahora cada fila tiene un botón y dice cuántas veces: { $presses }
dials-end-many-ways = { $count ->
    [one] El botón { $free } se puede pulsar
   *[other] Los botones { $free } se pueden pulsar
} tantas veces como quieras, y entonces cada fila dice cuántas veces hay que pulsar otro: { $ways } soluciones. Con el mínimo de pulsaciones: { $presses }

### Mathematician's Yahtzee.

# The ways to play, together and one by one.
yahtzee-modes = Qué quieres hacer
yahtzee-mode = { $mode ->
    [practice] Práctica
    [game] Partida
   *[review] Repaso
}

## Patterns

yahtzee-pattern = { $pattern ->
    [yahtzee] Yahtzee
    [fibonacci] Fibonacci
    [pi] Pi
    [all-prime] Todos primos
    [all-even] Todos pares
   *[all-odd] Todos impares
}
# The same in the middle of a sentence.
yahtzee-pattern-within = { $pattern ->
    [yahtzee] yahtzee
    [fibonacci] Fibonacci
    [pi] pi
    [all-prime] todos primos
    [all-even] todos pares
   *[all-odd] todos impares
}
# One character on each die of the pattern.
yahtzee-pattern-sign = { $pattern ->
    [yahtzee] =
    [fibonacci] φ
    [pi] π
    [all-prime] P
    [all-even] A
   *[all-odd] I
}
# What dice must show for it.
yahtzee-pattern-rule = { $pattern ->
    [yahtzee] cinco iguales
    [fibonacci] 1 1 2 3 5
    [pi] un 3, un 1 y un 4
    [all-prime] solo 2, 3 y 5
    [all-even] solo 2, 4 y 6
   *[all-odd] solo 1, 3 y 5
}
yahtzee-patterns = Combinaciones
yahtzee-pattern-column = Combinación
yahtzee-your-choice = Tus dados
yahtzee-best-choice = Mejores dados
yahtzee-pattern-shown = aquí está
# Lists: with a comma, and before the last one.
yahtzee-list = { $first }, { $next }
yahtzee-list-end = { $others } y { $last }

## Dice

# A die, read aloud.
yahtzee-die = Dado { $die }: { $number }, lanzar otra vez
yahtzee-die-of-patterns = { $die }, parte de: { $patterns }
yahtzee-roll-five = Lanzar cinco dados
yahtzee-roll-anew = Cinco dados nuevos
yahtzee-roll-again = Lanzar otra vez los elegidos
yahtzee-roll-dice = { $count ->
    [one] Lanzar otra vez { $count } dado
   *[other] Lanzar otra vez { $count } dados
}
yahtzee-undo = Deshacer
yahtzee-adviser = Consejero
yahtzee-dice-show = Los dados muestran { $numbers }.
yahtzee-patterns-shown = ¡{ $patterns }!

## What to do next

yahtzee-roll = Lanza los dados.
yahtzee-round = Ronda { $round } de { $rounds }. Lanza los dados.
yahtzee-round-of-player = Ronda { $round } de { $rounds }. { $player }, lanza los dados.
yahtzee-choose-box = Elige una casilla.
yahtzee-no-pattern = Esta vez no hay combinación.
yahtzee-choose-dice = Elige dados para lanzarlos otra vez. { $left }
yahtzee-choose-dice-or-box = Elige dados para lanzarlos otra vez, o una casilla para anotar los puntos. { $left }
yahtzee-rolls-left = { $count ->
    [one] Queda { $count } tirada.
   *[other] Quedan { $count } tiradas.
}
yahtzee-game-over = La partida ha terminado: { $total } puntos. El repaso muestra cuántos podían haber sido.
yahtzee-winner = La partida ha terminado. Gana { $name } con { $total } puntos. El repaso muestra cada decisión.
yahtzee-winners = La partida ha terminado. Empate entre { $names }, con { $total } puntos.
yahtzee-end = La partida ha terminado
yahtzee-shared = { $game }: { $total } puntos
yahtzee-names-and = { $one } y { $other }

## What cannot be

yahtzee-refusal = { $refusal ->
    [players] Pueden jugar de una a seis personas.
    [not-thrown] Primero lanza los dados.
    [thrown] Los dados ya están lanzados.
    [no-throw-left] No queda ninguna tirada en este turno.
    [all-kept] Primero elige los dados que quieres lanzar otra vez.
    [kept-changed] Ha cambiado un dado que se guardaba.
    [box-filled] Esa casilla ya está llena.
   *[game-over] La partida ha terminado. Empieza otra.
}
yahtzee-no-such-throw = El enlace da dados que no pueden ser: hacen falta cinco, cada uno de 1 a 6.
yahtzee-give-up-game = Esta partida no ha terminado. Pulsa otra vez para dejarla.

## The adviser

yahtzee-advice = La probabilidad de cada combinación si guardas los dados que se quedan y juegas para lograrla, y qué es mejor guardar para ella.
yahtzee-advice-at-end = No queda ninguna tirada: la combinación está o no está.
yahtzee-advice-points = Para tener más puntos al final
yahtzee-advice-boxes = La casilla para tener más puntos al final
yahtzee-every-choice = Todas las decisiones
yahtzee-order-by = Lo mejor para
yahtzee-by-points = Puntos
yahtzee-working-out = Calculando toda la partida…
# A choice of dice, read aloud.
yahtzee-keep = { $count ->
    [0] Lanzar otra vez los cinco
    [5] Guardar los cinco
   *[other] Guardar { $dice }
}
yahtzee-named-choice = { $name }: { $choice }
yahtzee-per-cent = { $percent } %
yahtzee-per-cent-below = menos del { $percent } %
yahtzee-per-cent-above = más del { $percent } %
# Small below that: the same in hundredths and as a fraction.
yahtzee-exactly = { $percent }, o { $fraction }
yahtzee-decimal = { $sign }{ $whole },{ $hundredths }
yahtzee-expected = { $points } en promedio

## The score sheet

yahtzee-sheet = Hoja de puntos
yahtzee-upper = Casillas de arriba
yahtzee-lower = Casillas de abajo
yahtzee-box-column = Casilla
yahtzee-you = Tú
yahtzee-box = { $score_box ->
    [ones] Unos
    [twos] Doses
    [threes] Treses
    [fours] Cuatros
    [fives] Cincos
    [sixes] Seises
    [all-odd] Todos impares
    [all-even] Todos pares
    [pi] Pi
    [all-prime] Todos primos
    [fibonacci] Fibonacci
    [yahtzee] Yahtzee
   *[chance] Chance
}
# What a box scores: so many points, or the sum of its dice.
yahtzee-box-sum = suma
yahtzee-upper-sum = Suma
yahtzee-bonus = Extra
yahtzee-total = Total
yahtzee-bonus-rule = { $bonus } desde { $from }
yahtzee-bonus-missing = { $missing ->
    [one] falta { $missing }
   *[other] faltan { $missing }
}
yahtzee-score-in = Anotar { $points } en “{ $score_box }”

## New games

yahtzee-new-game = Nueva partida
yahtzee-other-players = Cambiar nombres
yahtzee-alone = Jugar en solitario
yahtzee-together = Jugar con más gente
yahtzee-names-help = De dos a seis personas en esta pantalla. Deja una casilla vacía para una persona menos.
yahtzee-player = Nombre { $number }
yahtzee-too-few-players = Hacen falta al menos dos personas. Para jugar sin nadie más, elige “Jugar en solitario”.

## The review

yahtzee-no-review = Juega una partida hasta el final. Entonces cada decisión estará aquí junto a la mejor.
yahtzee-whose = Decisiones de
yahtzee-review-summary = { $total } puntos. Con el mejor juego se pueden esperar { $expected } antes de la primera tirada. Las decisiones costaron { $lost }, y la suerte { $sign ->
    [minus] quitó
   *[plus] trajo
} { $luck }.
yahtzee-review-help = Una decisión se mide por lo que da en promedio, no por cómo cayeron los dados. El mejor juego es el de una sola persona que quiere tantos puntos como sea posible.
yahtzee-only-losses = Solo decisiones que costaron puntos
yahtzee-no-losses = Ninguna decisión costó ni un punto. ¡Perfecto!
yahtzee-turn = Turno { $turn }
yahtzee-chosen = elegido
yahtzee-best = mejor
yahtzee-nothing-lost = la mejor decisión
yahtzee-lost = costó { $points }
yahtzee-lost-least = costó menos de { $points }

## The rules

yahtzee-how = Cómo se juega
yahtzee-how-dice = Lanza cinco dados. Luego elige los que no te gustan y lánzalos otra vez; puedes hacerlo dos veces. Los dados que forman una combinación llevan su signo.
yahtzee-how-keys = Con un teclado, las teclas 1 a { $dice } eligen dados, R lanza, y Z vacía una casilla que se llenó por error, hasta la siguiente tirada.
yahtzee-how-pi = Pi es un 3, un 1 y un 4 entre los cinco dados, así que 3 1 4 1 4 es pi.
yahtzee-how-game = En una partida, cada turno termina en una casilla de la hoja de puntos, cada casilla una sola vez: trece turnos. Las casillas de arriba cuentan su propio número, de 1 a { $sides }; { $from } o más ahí dan { $bonus } puntos más. Todos impares, todos pares y chance anotan la suma de los dados, pi 25, todos primos 30, Fibonacci 40 y yahtzee 50. Los dados que no encajan en una casilla anotan 0 en ella. No hay comodín, y un segundo yahtzee no da nada más.
yahtzee-how-adviser = El consejero calcula exactamente la probabilidad de cada combinación, para todo lo que puedes guardar. Después de una partida, el repaso muestra cada decisión junto a la mejor. Con la mejor decisión cada vez, una partida da 230,59 puntos en promedio.

### Worksheets, and mistakes to be found.

## The form of a worksheet

sheet-lead = Tiradas, manos, errores por encontrar o Dials en papel, con soluciones. El mismo enlace hace otra vez la misma hoja.
sheet-kind-label = Qué lleva
sheet-kind = { $kind ->
    [hands] Manos de 24
    [mistakes] Errores por encontrar
    [impossible] ¿Cuáles son imposibles?
    [dials] Dials
   *[rolls] Tiradas de Score
}
sheet-count = Cuántos
sheet-count-problem = Elige un número entero de 1 a { $most }.
sheet-from = Dificultad, desde
sheet-to = Dificultad, hasta
sheet-levels-problem = La primera dificultad es mayor que la segunda: elige otra.
sheet-level = { $level ->
    [easy] fácil
    [medium] media
    [hard] difícil
    [very-hard] muy difícil
   *[any] mezcla
}
sheet-skill-label = Qué se practica
sheet-skill = { $skill ->
    [two-steps] dos pasos
    [three-steps] tres pasos
    [subtraction] resta
    [division] división
    [fractions] fracciones
    [joining] juntar cifras
   *[mix] mezcla
}
sheet-mistake-label = Qué errores
sheet-mistake = { $kind ->
    [sign] más y menos
    [order] orden de las operaciones
    [fraction] fracciones
    [division] dividir entre una fracción
    [join] juntar cifras
    [twice] un número usado dos veces
   *[any] mezcla
}
sheet-working = Líneas para calcular
sheet-working-problem = Elige un número entero de 0 a { $most }.
sheet-title-label = Título
sheet-title-help = Con la casilla vacía se usa el título de siempre.
sheet-title-problem = Un título tiene como máximo { $most } caracteres, en una línea.
sheet-name-and-date = Líneas para el nombre y la fecha
sheet-large = Letra grande
sheet-version-label = Versión
# A and B have different items that are equally hard.
sheet-version = { $version ->
    [a] A
    [b] B, tan difícil como A
   *[one] solo una
}
sheet-key-label = Soluciones
sheet-key = { $key ->
    [all] todas las diferentes
   *[three] las tres primeras
}
sheet-printed-label = En papel
sheet-printed = { $printed ->
    [sheet] solo la hoja
    [key] solo las soluciones
   *[both] hoja y soluciones
}
sheet-print = Imprimir
sheet-csv = Guardar como tabla (CSV)
sheet-new = Otros ejercicios
sheet-pupils-link = Los ejercicios para la clase, sin soluciones
sheet-pupils-lead = Pulsa “Jugar” junto a un ejercicio para resolverlo en la pantalla.
sheet-link = Esta hoja
sheet-few = { $count ->
    [0] No hay ejercicios así. Elige más dificultades, u otra cosa que practicar.
    [one] Solo hay { $count } ejercicio así. Elige más dificultades, u otra cosa que practicar.
   *[other] Solo hay { $count } ejercicios así. Elige más dificultades, u otra cosa que practicar.
}
sheet-few-on-paper = No hay más ejercicios de este tipo: { $count } en lugar de { $wanted }.
sheet-no-fractions = Las tiradas de Score que necesitan una fracción son demasiado raras para una hoja. Elige manos de 24, incluidas las muy difíciles.

## On paper

sheet-usual-title = { $kind ->
    [hands] Consigue 24
    [mistakes] Encuentra el error
    [impossible] ¿Cuáles son imposibles?
    [dials] Dials
   *[rolls] Consigue 20
}
sheet-title-with-version = { $title } – { $version ->
    [a] A
   *[b] B
}
sheet-name = Nombre
sheet-date = Fecha
sheet-task-rolls = Consigue { $goal } en dos o tres pasos. Usa cada número como máximo una vez; no hace falta usarlos todos. Puedes sumar, restar, multiplicar, dividir y juntar cifras (1 & 2 = 12).
sheet-task-hands = Consigue { $goal } con los cuatro números. Suma, resta, multiplica o divide; usa cada número exactamente una vez.
sheet-task-mistakes = Cada solución dice que consigue { $goal } con los números de arriba. Cada número se usa una vez; 1 & 2 es 12. En cada ejercicio puede haber una línea equivocada. Márcala y escribe lo correcto, o “no se puede”. Si todas están bien, escribe “todo está bien”.
sheet-task-impossible = Algunas de estas tiradas no pueden dar { $goal } en dos o tres pasos. Márcalas, y muestra una solución para las demás. Puedes sumar, restar, multiplicar, dividir y juntar cifras (1 & 2 = 12).
sheet-task-dials = Cada botón gira cada rueda tantas letras como dice su fila. ¿Cuántas veces pulsas cada botón para pasar de las letras de arriba a las de abajo?
sheet-play = Jugar
sheet-impossible = imposible
sheet-start = de
sheet-target = a
sheet-button = botón { $button }
# $last is a letter.
sheet-letters = Después de { $last } viene otra vez A.
sheet-on-screen = Lo mismo en una pantalla:
sheet-qr = Código QR de los ejercicios para la clase
sheet-answers = Soluciones: { $title }
# $shown solutions follow, of $count.
sheet-ways = { $rest ->
    [0] { $count ->
        [one] { $count } solución
       *[other] { $count } soluciones diferentes
    }
   *[other] { $count } soluciones diferentes, las { $shown } más simples
}
# The nearest numbers below and above the goal.
sheet-is-impossible = imposible. { $kind ->
    [whole] Los números enteros más cercanos son { $below } y { $above }.
   *[other] Los más cercanos son { $below } y { $above }.
}
sheet-all-right = todo está bien
# $why and $right are sentences.
sheet-wrong-line = { $solution }) { $line } – { $why } { $right }
sheet-presses = botón { $button }: { $times } ×

## The table

sheet-file = { $version ->
    [a] hoja-de-ejercicios-A.csv
    [b] hoja-de-ejercicios-B.csv
   *[one] hoja-de-ejercicios.csv
}
sheet-column-number = N.º
sheet-column-given = Enunciado
sheet-column-goal = Objetivo
sheet-column-points = Dificultad
sheet-column-count = Soluciones
sheet-column-answer = Respuesta

## Mistakes to be found

mistake-lead = Puede que una línea de abajo esté mal. Púlsala, o di que todo está bien.
mistake-item = Ejercicio { $item } de { $count }
mistake-goal = consigue { $goal }
mistake-solution = Solución { $letter }
mistake-all-right = Todo está bien
mistake-show = Muéstramelo
mistake-found = Sí, esta línea está equivocada.
mistake-line-is-right = { $line } está bien. Sigue buscando.
mistake-there-is-one = Hay una línea equivocada. Mira otra vez.
mistake-none = Todas las líneas están bien.
mistake-here = Esta línea está equivocada.
mistake-mark-wrong = mal
mistake-mark-right = está bien
mistake-new = Ejercicios nuevos
mistake-end = Las has mirado todas
mistake-end-at-once = Bien a la primera
mistake-end-later = Bien después
mistake-end-row = Seguidos
mistake-shared = Encuentra el error: { $right } de { $all } bien a la primera
mistake-level = Dificultad
mistake-link = Estas soluciones
mistake-no-items = No hay ejercicios así. Elige otra dificultad, u otros errores.
mistake-put-right = Lo correcto es { $line }.
mistake-not-possible = Así que { $line } no se puede escribir aquí.
# What was done; $right is what is right, $number what was used once more.
mistake-why = { $slip ->
    [sign-of-result] El signo del resultado está mal: es { $right }.
    [sign-of-first] Se olvidó el menos del primer número.
    [sign-of-second] Se olvidó el menos del segundo número.
    [left-to-right] Se calculó de izquierda a derecha, pero × y ÷ van antes que + y −.
    [right-to-left] Se calculó primero el segundo signo, pero aquí se va de izquierda a derecha.
    [tops-and-bottoms] Se calculó arriba con arriba y abajo con abajo. Las fracciones necesitan primero el mismo denominador.
    [whole-to-top] El número entero se puso tal cual con el numerador. Primero hay que escribirlo como una fracción con el mismo denominador.
    [top-and-bottom-times] Se multiplicaron el numerador y el denominador, y eso no cambia nada. Solo se multiplica el numerador.
    [not-turned-over] Dividir entre una fracción es multiplicar por la fracción invertida; aquí no se invirtió.
    [other-turned-over] Se invirtió el número que no era: hay que invertir el que va después de ÷.
    [join-turned] Las cifras están al revés.
    [join-of-zero] No se puede juntar un cero delante: ningún número empieza por 0.
    [join-of-negative] No se puede juntar un número negativo detrás de otro.
   *[used-again] El { $number } ya se había usado, o nunca estuvo. Cada número solo se puede usar una vez.
}

### Homework for a learning management system (LMS): the form of a package, and the work in it.

## The form

homework-lead = Un archivo que aceptan Moodle, Canvas, Open edX, ILIAS y otras plataformas (SCORM 1.2). El resultado de cada alumno llega allí a tu libro de notas, y a ningún otro sitio.
homework-no-work = Primero elige los ejercicios: abre una hoja, una clase preparada o un nivel de práctica y pulsa allí «Para un LMS».
homework-of = Contiene: { $work }
homework-of-sheet = { $kind }, { $count ->
    [one] 1 ejercicio
   *[other] { $count } ejercicios
}
homework-of-lesson = una clase preparada, { $count ->
    [one] 1 tirada
   *[other] { $count } tiradas
}
homework-of-level = práctica, { $skill }, { $level }
homework-usual-lesson = Clase
homework-name = Nombre
homework-name-help = Los alumnos también lo ven.
homework-name-problem = { $why ->
    [empty] Escribe un nombre.
    [long] Un nombre tiene como mucho { $most } caracteres.
   *[control] Un nombre es una línea de texto.
}
homework-right = Cuántos deben estar bien
homework-right-problem = Elige un número entero de 1 a { $most }.
homework-pass = Aprobado desde, en tanto por ciento
homework-second = Cuenta un segundo intento
homework-second-help = Si no, decide la primera respuesta.
homework-hints = Pistas
homework-hints-help = Un ejercicio con pista cuenta la mitad.
homework-solutions = Se pueden mirar las soluciones
homework-solutions-help = Un ejercicio cuya solución se ha mirado no cuenta nada.
homework-minutes = Minutos para todo
homework-minutes-help = Una casilla vacía es sin límite. El tiempo solo cuenta mientras la página está delante.
homework-minutes-problem = Elige un número entero de 1 a { $most }, o vacía la casilla.
homework-language-reader = el de quien lee
homework-numbers = Números
homework-numbers-choice = { $numbers ->
    [own] distintos para cada alumno
   *[same] los mismos para todos
}
homework-make = Guardar el paquete
homework-size = { $size } kB
homework-saved = { $count ->
    [one] { $file } está guardado, con 1 ejercicio. Súbelo a tu plataforma como paquete SCORM.
   *[other] { $file } está guardado, con { $count } ejercicios. Súbelo a tu plataforma como paquete SCORM.
}
homework-no-files = No se han podido obtener los archivos del juego, o algo los ha cambiado por el camino. Vuelve a cargar esta página.
homework-no-package = Con los archivos de este sitio no se puede hacer un paquete.
homework-guide = Cada paquete lleva el juego entero, y los alumnos no necesitan cuenta aquí. Un alumno que sepa programar puede comunicar cualquier resultado, como en todo paquete SCORM.
homework-code = Código de un alumno
homework-code-help = De trabajo sin plataforma. Los ejercicios, el nombre y los ajustes de arriba deben ser los del paquete.
homework-code-read = Leer un código entregado
homework-code-go = Leer
homework-code-none = Un código tiene { $letters } letras, en tres grupos.
homework-code-mistyped = Una letra de este código está mal, o dos han cambiado de sitio.
homework-code-other = Este código es de otros deberes, o de otros ajustes.

## The work

homework-refused = { $why ->
    [missing] No se puede obtener el archivo de estos deberes. Vuelve a cargar la página, o pregunta a tu docente.
    [changed] El archivo de estos deberes se cambió después de hacerlo. Pide a tu docente el paquete como era.
    [later] Una versión posterior del juego ha hecho estos deberes. Pide a tu docente un paquete nuevo.
   *[other] El archivo de estos deberes no se puede leer. Pide a tu docente un paquete nuevo.
}
homework-no-items = En estos deberes no hay ejercicios. Díselo a tu docente.
homework-ended = Estos deberes están hechos, y tu plataforma tiene el resultado. Puedes cerrar esta página.
homework-anew = Lo que se guardó de una visita anterior no se puede leer, así que se empieza de nuevo.
homework-item-of-level = Ejercicio { $item }
homework-done-of = { $done } de { $all } hechos
homework-done-of-level = { $done } de { $all } bien
homework-kept = Puedes parar cuando quieras: queda guardado.
homework-not-kept = Aquí no se guarda nada: si cierras esta página, se empieza de nuevo.
homework-left = Queda { $time }
homework-unrecorded = Solo lo estás mirando: no se registra nada.
homework-not-taken = Tu plataforma no ha aceptado el último resultado. Se envía otra vez con el siguiente.
homework-send-again = Enviar otra vez
homework-no-lms = Aquí no hay ninguna plataforma, así que no se comunica nada. Al final recibes un código para entregar.
homework-silent = Tu plataforma no acepta resultados en esta ventana. Ciérrala y abre los deberes allí otra vez.
homework-worth = { $end ->
    [right] Bien: este ejercicio cuenta entero.
    [with-help] Bien con pista: este ejercicio cuenta la mitad.
    [wrong] Mal: este ejercicio no cuenta nada.
    [shown] Has mirado la solución: este ejercicio no cuenta nada.
   *[given-up] Lo has dejado: este ejercicio no cuenta nada.
}
homework-verdict-wrong = Eso no era correcto.
homework-verdict-given-up = Lo has dejado.
homework-time-over = Se acabó el tiempo.
homework-give-up = Dejarlo
homework-next = Siguiente ejercicio
homework-to-result = Al resultado

## The result

homework-result = Resultado
homework-score = { $score } de 100
homework-status = { $status ->
    [passed] Aprobado, con al menos { $pass }.
    [failed] No aprobado: hacen falta { $pass }.
   *[incomplete] Aún sin terminar.
}
homework-how = { $how ->
    [right] bien
    [with-help] bien con pista
    [wrong] mal
    [shown] solución mirada
    [given-up] dejado
   *[open] sin hacer
}
homework-hand-in = Entrega esta frase. Su código dice lo mismo, para que no se cuele ningún error.
homework-handed-in = { $score } de 100; bien { $right }, con pista { $help }, miradas { $shown }
homework-sentence = { $name }: { $result }. Código: { $code }
homework-copy = Copiar

### What can be read before the program is there. Its English stands in pages/*.html, at the
### elements with data-l10n-id.

## Parts that did not come

parts-own-tab = Abrir en una pestaña propia
parts-newer = Hay una versión más nueva del juego.
parts-load = Cargar la nueva versión
parts-next = Sin grupo, llega sola con la próxima ronda.
parts-waits = Se cargará cuando termine la ronda.
parts-coming = Esta página está en camino…
parts-missing = No se pudo cargar esta parte del juego. Revisa la red e inténtalo otra vez.
parts-again = Intentar otra vez
parts-of-newer = Esta parte del juego viene con la versión más nueva.

## The choice of games

games-pick-a-game = Elige un juego
games-join = Juega con tu clase o con otras personas: entra con su código
games-score = Score
games-roll-four-dice-make = Lanza cuatro dados. Consigue 20 con sus números.
games-score-links = <a class="go primary" href="#play">Jugar a Score</a><a href="#rules">Reglas</a><a href="#race">La carrera</a><a href="#play?roll=today">Tirada del día <span class="date" data-date></span></a>
games-draw-four-cards-make = Saca cuatro cartas. Consigue 24 con todas.
games-24-links = <a class="go" href="#24">Jugar a 24</a><a href="#rules-24">Reglas</a><a href="#24?roll=today">Mano del día <span class="date" data-date></span></a>
games-dials = Dials
games-each-button-turns-the = Cada botón gira las ruedas a su manera. Encuentra las pulsaciones correctas.
games-play-dials = <a class="go" href="#dials">Jugar a Dials</a><a href="#dials?show=rules">Reglas</a>
games-mathematician-s-yahtzee = Yahtzee matemático
games-roll-five-dice-for = Lanza cinco dados y busca números primos, pi y los números de Fibonacci.
games-play-yahtzee = <a class="go" href="#yahtzee">Jugar a Yahtzee</a><a href="#yahtzee?show=rules">Reglas</a>
games-every-day = <b>Cada día:</b><a href="#daily">cinco tiradas del día</a><a href="#practice">seguir practicando</a><a href="#mistake">encuentra el error</a><a href="#statistics">ver cómo te ha ido</a>
games-with-others = <b>Con más gente:</b><a href="#players">en una sola pantalla</a><a href="#group">en grupo, cada persona en su pantalla</a>
games-for-teachers = Para dar clase
games-class-table = Una mesa para la clase
games-plan = Preparar una sesión
games-paper = Una hoja para imprimir
games-own-numbers = Tus propios números
games-every-roll = Todas las tiradas que existen
games-install = Puedes instalar Score en este dispositivo: tendrá su propio icono y se abrirá también sin red.
games-install-yes = Instalar
games-install-no = No, gracias

## The rules of Score

rules-how-to-play-score = Cómo se juega a Score
rules-roll-four-dice-make = Lanza cuatro dados. Consigue 20 con sus números.
rules-press-1-to-5 = Pulsa de 1 a 5 para ver cómo funciona
rules-you-rolled-4-3 = Te salieron 4, 3, 8 y 19. El objetivo es 20.
rules-the-first-step-put = El primer paso: pon 4 × 3 en los tres lugares.
rules-4-3-12-the = 4 × 3 = 12. El 12 es rojo, porque lo hiciste tú. El 4 y el 3 ya no están.
rules-the-second-step-12 = El segundo paso: 12 + 8. Usa tu 12 rojo.
rules-20-you-needed-two = ¡20! Necesitaste dos pasos. El 19 sobra, y no pasa nada.
rules-play-the-guided-first = <a href="#guide">Jugar la primera tirada con guía</a>
rules-what-you-need = Qué necesitas
rules-one-player-or-more = Una persona o más, y esta página. Dos dados tienen 6 caras, uno tiene 12 y uno tiene 20. El número que hay que conseguir se llama <b>objetivo</b>.
rules-a-round = Una ronda
rules-roll-anyone-may-roll = <b>Lanzar.</b> Puede lanzar cualquiera, pero no mientras hay un reloj en marcha.
rules-think-can-20-be = <b>Pensar.</b> ¿Se puede conseguir 20? Los números todavía no se mueven: calcula de cabeza, o pruébalo en la página “Experimentar”.
rules-call-score-if-you = <b>Cantar SCORE</b> si sabes una solución. Ahora tienes 30 segundos para mostrarla, y solo tú puedes mover los números.
rules-call-impossible-if-you = <b>Cantar IMPOSIBLE</b> si crees que nadie puede lograrlo. El resto tiene ahora 60 segundos para cantar SCORE.
rules-look-the-roll-is = <b>Mirar.</b> La tirada ha terminado. La página dice quién tenía razón y muestra todas las soluciones para conseguir 20.
rules-a-step = Un paso
rules-tap-a-number-an = Elige un número, un signo y un número, o arrástralos a los tres lugares. El resultado se une a tus números, y los dos que usaste ya no están. Hay cinco signos:
rules-plus-4-3-7 = <b>más:</b> 4 + 3 = 7
rules-minus-3-4-1 = <b>menos:</b> 3 − 4 = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="menos 1"></span>. Se permiten números bajo cero.
rules-times-4-3-12 = <b>por:</b> 4 × 3 = 12
rules-divide-2-3-2 = <b>entre:</b> 2 ÷ 3 = <span aria-hidden="true">2/3</span><span class="hush heard" data-heard="dos tercios"></span>. También se permiten fracciones, y siguen siendo fracciones.
rules-join-1-2-12 = <b>juntar:</b> 1 &amp; 2 = 12. Pone las cifras una al lado de la otra. El número de la izquierda es entero y no es 0, pero puede ser menor que cero: <span aria-hidden="true">−3</span><span class="hush heard" data-heard="menos 3"></span> &amp; 4 = <span aria-hidden="true">−34</span><span class="hush heard" data-heard="menos 34"></span>. El número de la derecha es entero y no es menor que cero: 2 &amp; 0 = 20.
rules-a-number-that-you = Un número que hiciste es <b class="made-number">rojo</b>. Tiene un marco doble y dice cómo lo hiciste.
rules-some-steps-cannot-be = Algunos pasos no se pueden hacer, como dividir entre 0. Entonces la página dice por qué, y no se pierde nada.
rules-when-the-goal-counts = Cuándo cuenta el objetivo
rules-the-last-step-must = El último paso debe usar un número rojo. Así que necesitas dos o tres pasos: 4 × 5 por sí solo no cuenta. No hace falta usar todos los dados. Si no queda ningún otro número y no has conseguido el objetivo, has fallado: el reloj se para enseguida.
rules-with-more-dice-you = Con más dados tienes más pasos. Con solo dos dados, cuenta el único paso.
rules-read-a-line = Leer una línea
rules-a-way-is-written = Una solución se escribe en una línea, así:
rules-brackets-come-first-then = Primero van los paréntesis, luego &amp;, luego × y ÷, luego + y −. Así que haz estos pasos:
rules-points = Puntos
rules-what-happens = Qué pasa
rules-points-column = Puntos
rules-you-call-score-and = Cantas SCORE y consigues el objetivo a tiempo.
rules-you-call-score-but = Cantas SCORE, pero se acaba el tiempo, o fallas, o te rindes, o te vas.
rules-you-call-impossible-and = Cantas IMPOSIBLE, y nadie canta SCORE durante 60 segundos.
rules-you-call-impossible-someone = Cantas IMPOSIBLE. Otra persona canta SCORE y consigue el objetivo.
rules-lost-first = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="menos 1"></span>
rules-lost-regained = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="menos 1"></span>
rules-you-minus-2 = tú <span aria-hidden="true">−2</span><span class="hush heard" data-heard="menos 2"></span><br>la otra persona +1
rules-you-call-impossible-someone-else = Cantas IMPOSIBLE. Otra persona canta SCORE y no lo consigue.
rules-you-plus-1 = tú +1<br>la otra persona <span aria-hidden="true">−1</span><span class="hush heard" data-heard="menos 1"></span>
rules-you-call-impossible-then = Cantas IMPOSIBLE, luego cantas SCORE tú, y consigues el objetivo. Pierdes 2 y recuperas 1.
rules-you-call-impossible-then-score = Cantas IMPOSIBLE, luego cantas SCORE tú, y no lo consigues.
rules-there-is-one-clock = Solo hay un reloj a la vez. Al cantar SCORE se paran los 60 segundos y empiezan los 30.
rules-with-friends-you-may = Con más gente se puede fingir: un IMPOSIBLE al que nadie responde gana, aunque hubiera una solución.
rules-playing-alone = Jugar en solitario
rules-nobody-is-there-to = No hay nadie para responder a tu IMPOSIBLE, así que lo hace la página. Lo prueba todo. Cuando pasan los 60 segundos, ganas 1 punto si no hay solución. Si la hay, la ves y pierdes 2.
rules-tap-i-am-sure = Pulsa <b>Sin duda</b> si no quieres esperar. Si cantas SCORE tú y no lo consigues, recibes 0 puntos cuando no hay solución, y <span aria-hidden="true">−3</span><span class="hush heard" data-heard="menos 3"></span> cuando la hay.
rules-hints = Pistas
rules-stuck-hint-gives-away = ¿No sabes cómo seguir? <b>Pista</b> cuenta cada vez más: primero si hay una solución, luego qué números usa, luego su último signo, luego su primer paso. Las pistas no cuestan puntos, pero al final la página dice cuántas usaste.
rules-when-the-roll-is = Cuando la tirada ha terminado, pulsa <b>Explicar</b> junto a una solución. La página la hace paso a paso y dice por qué está bien cada paso. Si no hay solución, muestra los números más cercanos que se pueden conseguir.
rules-undo = Deshacer
rules-undo-takes-a-step = “Deshacer” quita un paso, y “Rehacer” lo hace otra vez. Cuando se ha usado el último número, ya es tarde.
rules-friends-at-one-screen = Con más gente en una pantalla
rules-open-players-and-add = Abre “Con más gente en esta pantalla” y escribe de dos a seis nombres. Cada persona tiene una esquina con un botón SCORE y un botón IMPOSIBLE, y dos teclas:
rules-player = Asiento
rules-score = SCORE
rules-impossible = IMPOSIBLE
rules-keyboard = Teclado
rules-a-step-divides-and = un paso; <kbd>/</kbd> divide y <kbd>&amp;</kbd> junta
rules-the-number-ends-here = el número termina aquí: tu 1, no tu 12
rules-take-back-what-you = borra lo último que escribiste
rules-put-everything-back = devuelve todo a su lugar
rules-undo-ctrl-y-is = deshacer; <kbd>Ctrl</kbd> <kbd>Y</kbd> rehace
rules-go-round-the-board = moverse por el tablero; <kbd>Enter</kbd> elige
rules-roll-h-is-a = lanzar; <kbd>H</kbd> da una pista
rules-score-and-impossible-when = SCORE e IMPOSIBLE, cuando juegas en solitario
rules-single-keys-can-be = <kbd>?</kbd> muestra las teclas de la página abierta. Las teclas sueltas se pueden desactivar en <a href="#settings">Ajustes</a>.
rules-by-ear = Jugar escuchando
rules-by-ear-board = Con un lector de pantalla, pulsa el primer enlace de la página: lleva al tablero. Allí valen las teclas del juego. Escribe un paso, como <kbd>4</kbd> <kbd>*</kbd> <kbd>5</kbd> y <kbd>Enter</kbd>, y la página dice cuánto da. Con las flechas recorres el tablero.
rules-by-ear-time = El tiempo se dice a la mitad y diez segundos antes del final. Si necesitas más, las <a href="#house">Reglas de la casa</a> dan hasta 600 segundos en cada reloj, o ningún reloj.
rules-house-rules = Reglas de la casa
rules-change-the-game-at = Cambia el juego en tu mesa:
rules-dice-two-to-six = <b>Dados:</b> de dos a seis, cada uno con 2 a 100 caras.
rules-goal-any-number-from = <b>Objetivo:</b> cualquier número de 0 a 999.
rules-signs-choose-which-of = <b>Signos:</b> elige cuáles de los cinco se pueden usar.
rules-clocks-each-5-to = <b>Relojes:</b> cada uno de 5 a 600 segundos. Si juegas en solitario, puedes desactivarlos: entonces los números se mueven sin cantar, y sin puntos.
rules-all-numbers-the-goal = <b>Todos los números:</b> el objetivo solo cuenta si se usa cada número.
rules-blocking-who-calls-impossible = <b>Bloqueo:</b> quien canta IMPOSIBLE, luego SCORE, y no lo consigue, recibe <span aria-hidden="true">−2</span><span class="hush heard" data-heard="menos 2"></span> en lugar de 0.
rules-spoilers-wait-after-the = <b>Quien molesta espera:</b> quien falla con SCORE dos veces seguidas no canta en la siguiente tirada; después de la tercera vez, en las dos siguientes, y así. Cuando lo logra, se acaba. En las mesas que abrió alguien, esta regla vale desde el principio.
rules-undo-on-or-off = <b>Deshacer:</b> sí o no.
rules-who-rolls-anyone-the = <b>Quién lanza:</b> cualquiera, quien ocupa el primer asiento, o quien ganó el último punto.
rules-presets-score-24-with = <b>Modelos:</b> Score; 24 con cartas, que también es <a href="#24">un juego aparte</a>; y los tuyos.
rules-race = La carrera
rules-race-goes = En <a href="#race">la carrera</a> no se canta: cada paso que da 20 vale 1 punto, cada paso que da 18 vale 3, y una tirada nueva cuesta 1. Cuando los puntos llegan a un múltiplo de 5, también a 0, se ganan 5 más. Exactamente 25 son un gol, y los puntos empiezan otra vez de 0. Con tres goles se gana. Así, con 17 puntos, 3 × 6 te lleva a 20, y por eso a 25: un gol.
rules-race-group = En un grupo, quien dirige puede elegir la carrera como modo de juego. Entonces todo el mundo juega a la vez, cada persona con sus tiradas.
rules-play-now = <a class="go primary" href="#play">Jugar a Score</a>

## The rules of 24

rules-24-how-to-play-24 = Cómo se juega a 24
rules-24-draw-four-cards-make = Saca cuatro cartas. Consigue 24 con todas.
rules-24-4-6-24-all = 4 × <b class="made-number">6</b> = <b class="made-number">24</b>. Se usaron las cuatro cartas: eso cuenta.
rules-24-the-cards = Las cartas
rules-24-the-pack-has-52 = La baraja tiene 52 cartas y ningún comodín. Un as es 1; J, Q y K son 11, 12 y 13. Los palos no cuentan. Una carta que está en la mesa no puede salir otra vez en la misma mano.
rules-24-what-is-not-as = Qué es distinto de Score
rules-24-the-goal-is-24 = El objetivo es 24.
rules-24-you-must-use-all = Hay que usar los cuatro números. Así que siempre necesitas tres pasos.
rules-24-there-is-no-joining = No se puede juntar: un 2 y un 4 uno al lado del otro no son 24.
rules-24-what-is-as-in = Qué es como en Score
rules-24-call-score-and-show = Canta SCORE y muestra tu solución en 30 segundos, o canta IMPOSIBLE y espera 60. Los pasos, los puntos, las pistas y las teclas son los mismos: mira <a href="#rules">las reglas de Score</a>. Por el camino se permiten fracciones y números bajo cero. Tus puntos y tus reglas de la casa en 24 van aparte de los de Score.
rules-24-two-to-six-friends = De dos a seis personas pueden jugar en una pantalla: abre <a href="#players">Con más gente en esta pantalla</a>. En <a href="#group">un grupo</a>, quien dirige elige “24 con cartas” en las reglas de la casa.
rules-24-every-hand = Todas las manos
rules-24-there-are-1-820 = Hay 1 820 manos diferentes, y 458 de ellas son imposibles. <a href="#hands">Ver todas las manos y sus soluciones.</a>
rules-24-the-hand-of-the = La <a href="#24?roll=today">mano del día</a> es la misma para todo el mundo.
rules-24-play-now = <a class="go primary" href="#24">Jugar a 24</a>

## Teclas de esta página

key-help-title = Teclas de esta página
key-help-next = seguir
key-help-dials-press = pulsa el botón de ese número
key-help-dials-hint = una pista
key-help-dials-undo = deshace la última pulsación; <kbd>Y</kbd> la rehace
key-help-yahtzee-choose = elegir dados
key-help-yahtzee-roll = lanzar
key-help-yahtzee-empty = vaciar una casilla que se llenó por error, hasta la siguiente tirada
key-help-about = <kbd>?</kbd> abre y cierra esta lista. Las teclas sueltas se pueden desactivar en “Ajustes”.

## The headings of games that are loaded later

page-of-dials-title = Dials
page-of-dials-lead = Cada botón gira las ruedas a su manera. Pasa de estas letras a aquellas.
page-of-yahtzee-title = Yahtzee matemático
page-of-yahtzee-lead = Cinco dados, dos tiradas más, y combinaciones que solo se buscan en matemáticas.

### What public/boot.js says when the game does not start; each on one line.

boot-file-title = Esta página se abrió como un archivo
boot-file-text = Si una página se abre como un archivo, el navegador no la deja cargar un programa. Pon toda la carpeta en un servidor web y abre su dirección.
boot-old-title = Este navegador es demasiado antiguo para el juego
boot-old-text = El juego necesita WebAssembly y módulos de JavaScript. Una versión reciente de Chrome, Edge, Firefox o Safari tiene las dos cosas.
boot-blocked-title = WebAssembly está desactivado en este navegador
boot-blocked-text = El navegador es lo bastante nuevo, pero no tiene permiso para ejecutar un programa como este juego. La causa es el modo de aislamiento en iPhone, iPad y Mac, unos ajustes de seguridad estrictos o las normas de algunas escuelas. Permítelo para este sitio en los ajustes del navegador, pregunta a quienes se encargan de este dispositivo, o usa otro navegador. De todos modos, aquí puedes leer las reglas.
boot-framed-title = Este marco no deja al juego leer sus propios archivos
boot-framed-text = La página de alrededor muestra el juego en un marco cerrado para él (un «sandbox»). Abre el juego en una pestaña propia. Si te encargas de esa página: da al marco “allow-scripts allow-same-origin”.
boot-withheld-title = Este navegador no ejecuta una parte del juego
boot-withheld-text = El archivo está en el servidor, pero algo lo retiene: un bloqueador, una extensión o el tipo que le da el servidor. Desactiva los bloqueadores para este sitio o usa otro navegador. Si te encargas de este sitio: los archivos que acaban en .js necesitan el tipo text/javascript.
boot-missing-title = Falta una parte del juego
boot-missing-text = El servidor no envió uno de los archivos. Si te encargas de este sitio: copia toda la carpeta generada, con todos sus archivos.
boot-network-title = Se perdió la conexión
boot-network-text = El juego no llegó completo. Revisa la red e inténtalo otra vez. No se ha perdido nada.
boot-damaged-title = El juego llegó dañado, o este navegador no puede leerlo
boot-damaged-text = Algo cambió el archivo por el camino, o el navegador es demasiado antiguo. Inténtalo otra vez, o usa una versión reciente de Chrome, Edge, Firefox o Safari.
boot-crash-title = El juego se detuvo
boot-crash-text = Es un error del juego, no tuyo. Tus puntos y tus ajustes están guardados. Inténtalo otra vez para seguir.
boot-again = Intentar otra vez
boot-about = Score es un juego de cálculo con cuatro dados. Consigue 20 con sus números en dos o tres pasos. Es gratis, no hace falta ninguna cuenta, y sirve para una persona, para varias en una pantalla y para toda una clase.
boot-coming = El juego está en camino…
boot-table = Consigue el objetivo con estos números, paso a paso.
boot-title = Score – el juego de cálculo con dados
boot-today = Tirada del día
boot-wide = En la mesa: un 12 rojo hecho con 4 × 3, un 8 y un 19
boot-narrow = La misma mesa en el teléfono
boot-sounds = Sonidos
boot-theme = Colores
boot-what = Qué es Score
