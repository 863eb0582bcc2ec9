### Dials.

## Das Brett und seine Knöpfe.

dials-board = Räder und Knöpfe
dials-target = Ziel
dials-presses = Gedrückt
dials-fewest = Kürzester Weg
# Anstelle der kürzesten Lösung.
dials-no-way = keiner
dials-undo = Rückgängig
dials-redo = Wiederholen
dials-hint = Tipp
dials-again = Von vorn
dials-new-puzzle = Neues Rätsel
dials-solution = Lösung
dials-own-puzzle = Eigenes Rätsel
dials-puzzle-link = Link zu diesem Rätsel

## Was zu tun ist und was geschehen ist. $target: Buchstaben.

dials-shown = Die Räder zeigen { $letters }.
dials-status-start = Drücke die Knöpfe, bis die Räder { $target } zeigen.
dials-status-no-way = Mit diesen Knöpfen ist { $target } nicht zu erreichen. Öffne die Lösung, um zu sehen, warum.
dials-status-so-far = Bisher { $pressed ->
    [one] einmal
   *[other] { $pressed }-mal
} gedrückt. Noch { $left ->
    [one] einmal
   *[other] { $left }-mal
} kann reichen.
dials-solved-at-once = Die Räder zeigen das Ziel schon.
dials-solved-fewest = Gelöst! Du hast { $pressed ->
    [one] einmal
   *[other] { $pressed }-mal
} gedrückt, und mit weniger geht es nicht.
dials-solved = Gelöst! Du hast { $pressed ->
    [one] einmal
   *[other] { $pressed }-mal
} gedrückt, { $fewest ->
    [one] einmal
   *[other] { $fewest }-mal
} hätte gereicht.
dials-solution-helped = Die Lösung hat geholfen.
dials-hints-helped = { $count ->
    [one] Ein Tipp hat geholfen.
   *[other] Tipps haben geholfen.
}
dials-hint-said = Tipp: Drücke Knopf { $button } noch { $presses ->
    [one] einmal
   *[other] { $presses }-mal
}.
dials-unreadable = Was dieser Browser gespeichert hatte, war nicht lesbar. Es wurde beiseitegelegt, und das Spiel beginnt von vorn.
dials-other-puzzle = Ein anderer Tab oder ein anderes Fenster hat ein anderes Rätsel begonnen, und jenes wird nun aufgehoben. Dieses hier bleibt, bis du die Seite neu lädst oder schließt.

## Die Leiter: Stufen von kleinen Rätseln bis zum veröffentlichten Spiel.

dials-ladder = Leiter
dials-level = Stufe { $level } von { $levels }
# Wird hinter der Stufe vorgelesen.
dials-levels-solved = { $solved } geschafft
dials-easier = Leichtere Stufe
dials-harder = Schwerere Stufe
dials-next-level = Nächste Stufe
dials-back-to-level = Zurück zu Stufe { $level }
# Das veröffentlichte Spiel: fünf Räder mit fünf Buchstaben.
dials-full-puzzle = Großes Rätsel
dials-ladder-climbed = Du hast die ganze Leiter geschafft!

## Warum etwas nicht geht.

dials-refusal-no-button = Diesen Knopf gibt es hier nicht.
dials-refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
dials-refusal-nothing-to-redo = Es gibt nichts zu wiederholen.
dials-refusal-solved = Die Räder zeigen das Ziel. „Rückgängig“ nimmt einen Druck zurück.
dials-refusal-no-way = Hier hilft nichts: Mit diesen Knöpfen ist das Ziel nicht zu erreichen.
dials-refusal-all-told = Mehr als die Knöpfe mit Tipp brauchst du nicht zu drücken.
dials-refusal-too-many-moves = Das waren { $moves } Züge. Fang noch einmal von vorn an.

## Wie Räder und Knöpfe heißen.

dials-dial-right = Rad { $dial } zeigt { $shown }, wie es soll
dials-dial = Rad { $dial } zeigt { $shown }, Ziel { $target }, noch { $left ->
    [one] 1 Schritt
   *[other] { $left } Schritte
}
# In Worten, denn davor steht die Nummer eines Knopfs.
dials-times = { $count ->
    [1] einmal
    [2] zweimal
    [3] dreimal
    [4] viermal
    [5] fünfmal
    [6] sechsmal
    [7] siebenmal
    [8] achtmal
    [9] neunmal
    [10] zehnmal
   *[other] { $count }-mal
}
dials-still = { $presses ->
    [0] fertig
   *[other] noch { $presses }
}
# $turns: dials-turns oder dials-turns-nothing.
dials-button = Knopf { $button }: { $turns }
# $dials: dials-turn, mehrmals.
dials-turns = dreht { $dials }
dials-turn = Rad { $dial } um { $steps }
dials-turns-nothing = dreht nichts
# Hinter dem Namen eines Knopfs; $times: dials-times.
dials-button-pressed = { $times } gedrückt
# Hinter dem Namen eines Knopfs; $still: dials-still.
dials-button-hint = Tipp: { $still }

## Die Lösung in Worten. $others, $last, $only: dials-press-button.

dials-press-button = Knopf { $button } { $times }
dials-press-none = Drücke nichts: Die Räder zeigen das Ziel schon.
dials-press-one = Drücke { $only }.
dials-press-list = Drücke { $others } und { $last }.

## Welche Ziele man mit den Knöpfen erreicht.

dials-reach-all = Diese Knöpfe erreichen alle { $all } Ziele, jedes auf genau eine Weise.
dials-reach-some = Diese Knöpfe erreichen nur { $targets } von { $all } Zielen, aber jedes davon auf { $ways } Weisen.
dials-conditions = Zähle, um wie viele Schritte sich jedes Rad drehen muss. Ein Ziel ist erreichbar, wenn dies nach ganzen Umdrehungen von { $modulus } immer 0 ist:
# Ein Summand einer Bedingung, vielleicht hinter einem Faktor.
dials-term = Rad { $dial }
dials-leaves = { $number }, Rest { $left }
# $sum: eine Summe und ihr Wert.
dials-condition-good = hier { $sum }: passt
dials-condition-not-zero = hier { $sum }: nicht 0

## Ein eigenes Rätsel.

dials-count = Räder und Knöpfe
dials-letters = Buchstaben auf jedem Rad
dials-letters-choice = { $modulus }: A bis { $last }
dials-signatures = Was die Knöpfe tun
# $digits: dials-digits oder dials-digits-of-eleven.
dials-own-help = Eine Zeile ist ein Knopf. In jedem Feld steht, um wie viele Schritte er das Rad dreht: { $digits }.
dials-digits = 0 bis { $last }
dials-digits-of-eleven = 0 bis 9, oder X für 10
dials-signature-field = Knopf { $button }, Schritte von Rad { $dial }
dials-start = Start
dials-play-own = Spielen
dials-other-signatures = Andere Knöpfe
dials-other-letters = Andere Buchstaben
dials-wrong-modulus = Ein Rad hat 2, 3, 5, 7 oder 11 Buchstaben.
dials-wrong-count = Es gibt { $min } bis { $max } Räder.
dials-wrong-letters = Schreib { $dials } Buchstaben von A bis { $last }.
dials-wrong-steps = In jedem Feld steht eine Ziffer: { $digits }.
dials-wrong-signatures = Es gibt { $dials } Knöpfe.
dials-wrong-kinds = Die Größen passen nicht zusammen.

## Die Regeln.

dials-how-to-play = So wird gespielt
dials-rule-letters = Jedes Rad zeigt einen Buchstaben von A bis { $last }. Ein Schritt dreht A zu B und { $last } zu A.
dials-rule-buttons = Ein Knopf dreht alle Räder zugleich, jedes um seine eigene Zahl von Schritten: +2 unter einem Rad heißt zwei Schritte, ein Punkt heißt keiner.
dials-rule-goal = Drücke Knöpfe, bis jedes Rad seinen Zielbuchstaben zeigt. Er hat einen Ring auf dem Rad und steht darunter.
dials-rule-order = In welcher Reihenfolge du drückst, ist gleich, und wer einen Knopf { $modulus }-mal drückt, ändert nichts.
dials-rule-keyboard = Drücke einen Knopf oder seine Nummer auf der Tastatur. H ist ein Tipp, Z nimmt zurück.
dials-rule-tip = Zähle, was jedem Rad noch fehlt. Welcher Knopf bewegt nur wenige Räder?

## Der Lösungsweg.

dials-worked = So findet man die Lösung
# Die rechte Seite der Gleichungen.
dials-turns-column = Drehung
dials-button-column = Knopf { $button }
dials-line = Zeile { $line }
dials-play-steps = Abspielen
dials-pause = Pause
dials-press-them = Auf den Rädern vormachen
dials-equations = Eine Zeile für jedes Rad, eine Spalte für jeden Knopf. Von { $start } nach { $target } muss sich Rad 1 insgesamt um { $steps } drehen: Das ist Zeile 1. Es zählt nur, was nach ganzen Umdrehungen von { $modulus } übrig bleibt.
dials-step-swap = Zeile { $line } hat in Spalte { $column } eine 0, darum tauscht sie den Platz mit Zeile { $with }.
# $product: eine Zahl oder dials-leaves.
dials-step-scale = Zeile { $line } mal { $by }, damit in Spalte { $column } eine 1 steht: { $by } × { $value } = { $product }.
# $sum: eine Zahl oder dials-leaves.
dials-step-add = Zeile { $line } plus { $times ->
    [1] Zeile { $of }
   *[other] { $times } × Zeile { $of }
}, damit in Spalte { $column } eine 0 steht: { $value } + { $times } = { $sum }.
dials-end-no-way = Zeile { $line } hat nur Nullen, aber rechts steht { $right }: Das schafft kein Knopfdruck. Es gibt keinen Weg.
# $presses: dials-press-none, dials-press-one oder dials-press-list.
dials-end-one-way = Jetzt hat jede Zeile einen Knopf und sagt, wie oft: { $presses }
dials-end-many-ways = { $count ->
    [one] Knopf { $free } kannst
   *[other] Die Knöpfe { $free } kannst
} du drücken, so oft du willst, und dann sagt jede Zeile, wie oft ein anderer dran ist: { $ways } Wege. Am kürzesten: { $presses }
