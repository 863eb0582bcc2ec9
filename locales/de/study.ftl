### Lösungen, Erklärungen, Tipps, der Atlas.

## Lösungen einer Aufgabe

# Bevor die erste Lösung gefunden ist.
# Neben einer Lösung, nach einer Runde, in der alle ein eigenes Brett hatten.
study-found-by-class = gefunden
study-found-by-nobody = von niemandem gefunden
study-looking = Lösungen werden gesucht …
study-solutions-count = { $count ->
    [0] Keine Lösung
    [1] 1 Lösung
   *[other] { $written } verschiedene Lösungen
}
study-solutions-so-far = bisher { $count } verschiedene Lösungen
# Die Gruppe von Knöpfen, die wählen, welche Liste man sieht.
study-lists = Welche Lösungen
study-list-different = Verschiedene
study-list-all-by-form = Alle, nach Form
study-all-solutions = Insgesamt { $count }, in jeder Reihenfolge.
study-all-solutions-so-far = Bisher { $count }, in jeder Reihenfolge.
# Wie man die Namen der Formen liest, zum Beispiel (a bc)d.
study-forms-help = Jeder Buchstabe steht für eine Zahl. Was eng beieinander steht, wird zuerst gerechnet.
# Eine Form ohne Lösungen.
study-form-without-solutions = keine
# Lösungen, die gezählt, aber nicht aufgelistet werden.
study-left-out = und { $count } weitere
study-stop = Anhalten
study-go-on = Weitersuchen

## Wie schwer ein Wurf ist

study-difficulty = Schwierigkeit: { $points }, { $level }.
study-level = { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
   *[very-hard] sehr schwer
}

## Warum es keine Lösung gibt

study-none-of = Es gibt { $tried } Möglichkeiten, diese Zahlen zu verbinden. Alle wurden ausprobiert, und keine ergibt { $goal }.
study-nearest-below = Am nächsten darunter:
study-nearest-above = Am nächsten darüber:
# Auf dieser Seite ergibt sich nichts.
study-nothing-there = nichts
# Das Ziel auf dem Zahlenstrahl der Zahlen, die sich ergeben.
study-no-goal = keine { $goal }
# Der Zahlenstrahl in Worten.
study-number-line = Zahlenstrahl von { $from } bis { $to }: { $count } Zahlen lassen sich bilden, und { $goal } ist nicht darunter.

# Was die Zeichen auf dem Zahlenstrahl bedeuten.
study-legend-whole = eine ganze Zahl, die sich bilden lässt
study-legend-part = ein Bruch, der sich bilden lässt
study-legend-goal = das Ziel, das sich nicht bilden lässt
# Bis ein Strich gewählt ist; dann steht hier, wie seine Zahl entsteht.
study-number-line-help = Wähle einen Strich, oder drücke eine Pfeiltaste: Hier steht dann, wie die Zahl entsteht.

## Eine Lösung, auf den Spielsteinen erklärt

study-explain = Erklären
study-hide = Ausblenden
# Beendet eine Erklärung, die auf dem Brett liegt, fern von ihrer Lösung in der Liste.
study-hide-explanation = Erklärung schließen
# Dieselben Knöpfe in Worten, mit der Lösung, um die es geht.
study-explain-solution = { $solution } erklären
study-hide-solution = { $solution } ausblenden
study-explanation = Erklärung
study-start-with = Am Anfang liegen { $numbers } da.
# Wie eine Zahl heißt, die ein Schritt ergeben hat.
study-made-from = { $value }, entstanden aus { $formula }
# Die letzte Zahl einer Liste; zwischen den anderen stehen Kommas.
study-numbers-and = { $others } und { $last }
# Ein Schritt, und Bemerkungen, warum er das ergibt.
study-step = { $formula } = { $result }.
study-step-explained = { $formula } = { $result } – { $remarks }.
study-remarks-and = { $others }, und { $last }

## Bemerkungen: Teile eines Satzes

study-reaches-goal = das ist das Ziel
study-one-step-alone = { $way } = { $goal } ist ein einziger Schritt. Ein Schritt allein zählt nicht: Es müssen zwei oder mehr sein.
study-side-by-side = { $left } und { $right } nebeneinander ergeben { $joined }
study-keeps-minus = das Minuszeichen von { $number } bleibt vorne stehen
study-changes-nothing = { $op ->
    [add] wenn man 0 addiert, ändert sich nichts
    [sub] wenn man 0 subtrahiert, ändert sich nichts
    [div] wenn man durch 1 teilt, ändert sich nichts
   *[mul] wenn man mit 1 malnimmt, ändert sich nichts
}
study-minus-itself = eine Zahl minus sich selbst ist 0
study-divided-by-itself = eine Zahl geteilt durch sich selbst ist 1
study-times-zero = jede Zahl mal 0 ist 0
study-zero-divided = 0 geteilt durch jede andere Zahl ist 0
study-adds-negative = { $negative } zu addieren heißt { $size } zu subtrahieren
study-subtracts-negative = { $negative } zu subtrahieren heißt { $size } zu addieren
study-below-zero = { $depth } weniger als null liegt { $depth } unter null
study-falls-below-zero = { $taken } ist um { $depth } größer als { $from }, also liegt das Ergebnis { $depth } unter null
# Eine Summe, die unter null beginnt; „end“ ist eins der nächsten drei.
study-goes-up = von { $from } unter null um { $change } hinauf kommt man { $end }
study-goes-down = von { $from } unter null um { $change } hinab kommt man { $end }
study-at-zero = genau auf null
study-so-far-below-zero = auf { $size } unter null
study-so-far-above-zero = auf { $size } über null
study-both-negative = { $op ->
    [div] eine negative Zahl geteilt durch eine negative Zahl ist positiv
   *[mul] eine negative Zahl mal eine negative Zahl ist positiv
}
study-one-negative = { $op ->
    [div] nur eine der beiden Zahlen ist negativ, also ist der Quotient negativ
   *[mul] nur eine der beiden Zahlen ist negativ, also ist das Produkt negativ
}
study-same-denominator = die Nenner sind gleich, also führt { $sum } = { $numerator } zu { $result }
study-common-denominator = mit dem gemeinsamen Nenner { $denominator } ist es { $sum } = { $result }
study-multiplies-one = der Zähler ist { $above } = { $numerator }, das ergibt { $product }
study-multiplies = der Zähler ist { $above } = { $numerator } und der Nenner { $below } = { $denominator }, das ergibt { $product }
study-divides-by = durch { $divisor } zu teilen heißt mit { $inverse } malzunehmen
study-times-inverse = { $formula } ist { $product }
study-divided = durch { $by } geteilt wird der Nenner { $by }-mal so groß, das ergibt { $quotient }
study-stays = { $divisor } geht in { $dividend } nicht glatt auf, also ist das Ergebnis ein Bruch
study-is-whole = { $fraction } ist { $number }
study-lowest-terms = { $fraction } ist vollständig gekürzt { $number }

## Tipps

study-hint-solvable = Es gibt eine Lösung.
study-hint-impossible = Es gibt keine Lösung: So geht es nicht, es ist unmöglich.
study-hint-all-numbers = Du brauchst alle Zahlen: { $used }.
study-hint-numbers = Nimm { $used } und lass { $spare } weg.
study-hint-last-operator = { $op ->
    [add] Der letzte Schritt ist eine Addition ({ $sign }).
    [sub] Der letzte Schritt ist eine Subtraktion ({ $sign }).
    [mul] Der letzte Schritt ist eine Multiplikation ({ $sign }).
    [div] Der letzte Schritt ist eine Division ({ $sign }).
   *[join] Im letzten Schritt werden Ziffern aneinandergehängt ({ $sign }).
}
study-hint-first-step = Beginne mit { $formula } = { $result }.

## Der Weg an einen Tisch

study-qr-code = QR-Code des Links zu diesem Tisch

## Der Atlas

atlas-title = Atlas
atlas-lead = Alle Würfe mit bestimmten Würfeln: wie viele Lösungen sie haben, wie schwer sie sind und welche unmöglich sind.
atlas-dice = Würfel
atlas-dice-help = Die Seiten von 2 bis 5 Würfeln, je 2 bis 100. Für einen Würfel weniger lass ein Feld leer.
atlas-die = Seiten von Würfel { $number }
atlas-goal = Ziel, 0 bis 999
atlas-operators = Rechenzeichen
atlas-operator = { $op ->
    [add] plus
    [sub] minus
    [mul] mal
    [div] geteilt
   *[join] anhängen
}
atlas-all-numbers = Alle Zahlen müssen benutzt werden
atlas-work-it-out = Ausrechnen
atlas-dice-problem = Es sind 2 bis 5 Würfel mit je 2 bis 100 Seiten.
atlas-goal-problem = Das Ziel ist eine ganze Zahl von 0 bis { $most }.
atlas-operators-problem = Ganz ohne Rechenzeichen geht nichts: Wähle mindestens eins.
atlas-too-many-rolls = Mit diesen Würfeln gibt es { $rolls } verschiedene Würfe; der Atlas nimmt bis zu 100.000. Wähle weniger Würfel oder Seiten.
atlas-too-many-dice = Der Atlas nimmt bis zu { $most } Würfel.
atlas-looking = { $rolls } verschiedene Würfe werden untersucht …
atlas-impossible = { $impossible } von { $rolls } verschiedenen Würfen können nicht { $goal } ergeben.
# Wie oft so ein Wurf fällt; die letzten beiden sind ein Anteil in Prozent.
atlas-impossible-share = So, wie die Würfel fallen, sind das { $impossible } von { $rolls } oder { $whole },{ $tenth } %.
atlas-stopped = Angehalten. Wähle „Ausrechnen“, um neu zu beginnen.

## Das Diagramm der unmöglichen Würfe nach Ziel

atlas-by-goal = Unmögliche Würfe für jedes Ziel
atlas-impossible-for-goal = { $count ->
    [1] Ziel { $goal }: 1 unmöglicher Wurf
   *[other] Ziel { $goal }: { $written } unmögliche Würfe
}
atlas-by-goal-summary = Balken für die Ziele { $first } bis { $last }. Am wenigsten: { $fewest }. Am meisten: { $most }.
atlas-as-numbers = In Zahlen

## Was die Formen der Lösungen beitragen

atlas-forms = Was jede Form löst
atlas-form-column = Form
atlas-solves-column = Gelöste Würfe
atlas-only-column = Nur diese Form
atlas-needs-forms = { $count ->
    [1] Würfe, die nur eine Form löst
    [2] Würfe, die genau zwei Formen lösen
   *[3] Würfe, die genau drei Formen lösen
}

## Die Tabelle der Würfe

atlas-rolls = Die Würfe
atlas-which-rolls = Welche Würfe
atlas-show-all = Alle
atlas-show-possible = Mögliche
atlas-show-impossible = Unmögliche
atlas-show-one-form = Nur eine Form
atlas-with-numbers = Mit diesen Zahlen
atlas-with-numbers-problem = Ganze Zahlen mit Leerzeichen dazwischen, zum Beispiel 3 12.
atlas-rolls-shown = { $shown } von { $total } Würfen
atlas-nothing-found = Nichts gefunden: Wähle „Alle“ oder such nach weniger Zahlen.
atlas-roll-column = Wurf
atlas-solutions-column = Lösungen
atlas-difficulty-column = Schwierigkeit
atlas-forms-column = Formen
# Ein Wurf ohne Lösung.
atlas-no-solution = keine
# Die Schwierigkeit eines Wurfs ohne Lösung.
atlas-no-difficulty = –
atlas-difficulty-cell = { $points } { $level }
atlas-more-rows = Mehr Zeilen
atlas-to-rolls = Zur Liste aller Würfe
atlas-print = Tabelle drucken
atlas-printed-rows = Von diesen Zeilen werden die ersten { $rows } gedruckt.
atlas-download = CSV herunterladen

## Alle Blätter des 24-Spiels

hands-title = Alle Blätter von 24
hands-lead = Alle Blätter aus vier Karten: wie viele Lösungen sie haben, wie schwer sie sind und welche unmöglich sind.
hands-goal = Ziel, 0 bis 999
hands-goal-help = Alle vier Zahlen werden benutzt, mit + − × ÷.
hands-highest = Höchste Karte, 2 bis 13
hands-highest-help = 13 ist der König. Bei 10 bleiben Bube, Dame und König weg.
hands-highest-problem = Die höchste Karte ist eine ganze Zahl von 2 bis 13.
hands-summary = { $impossible } von { $hands } Blättern können nicht { $goal } ergeben. Die anderen haben zusammen { $solutions } verschiedene Lösungen.
hands-table = Die Blätter
hands-show-one-solution = Nur eine Lösung
hands-shown = { $shown } von { $total } Blättern
hands-hand-column = Blatt
hands-simplest-column = Eine Lösung
hands-download = Alle herunterladen, mit Tabulatoren
