### Arbeitsblätter, und Fehler, die zu finden sind.

## Das Formular eines Arbeitsblatts

sheet-lead = Würfe, Blätter, versteckte Fehler oder Dials auf Papier, mit Lösungen. Derselbe Link macht immer wieder dasselbe Blatt.
sheet-kind-label = Was darauf steht
sheet-kind = { $kind ->
    [hands] Blätter des 24-Spiels
    [mistakes] Versteckte Fehler
    [impossible] Welche sind unmöglich?
    [dials] Dials
   *[rolls] Würfe von Score
}
sheet-count = Wie viele
sheet-count-problem = Wähle eine ganze Zahl von 1 bis { $most }.
sheet-from = Schwierigkeit von
sheet-to = Schwierigkeit bis
sheet-levels-problem = Die erste Schwierigkeit ist größer als die zweite: Wähle eine andere.
sheet-level = { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [very-hard] sehr schwer
   *[any] gemischt
}
sheet-skill-label = Was geübt wird
sheet-skill = { $skill ->
    [two-steps] zwei Schritte
    [three-steps] drei Schritte
    [subtraction] Minus
    [division] Geteilt
    [fractions] Brüche
    [joining] Ziffern verbinden
   *[mix] gemischt
}
sheet-mistake-label = Welche Fehler
sheet-mistake = { $kind ->
    [sign] Vorzeichen
    [order] Reihenfolge beim Rechnen
    [fraction] Brüche
    [division] Teilen durch einen Bruch
    [join] Ziffern verbinden
    [twice] eine Zahl doppelt benutzt
   *[any] gemischt
}
sheet-working = Zeilen zum Rechnen
sheet-working-problem = Wähle eine ganze Zahl von 0 bis { $most }.
sheet-title-label = Überschrift
sheet-title-help = Ein leeres Feld ist die übliche Überschrift.
sheet-title-problem = Eine Überschrift hat höchstens { $most } Zeichen, in einer Zeile.
sheet-name-and-date = Zeilen für Name und Datum
sheet-large = Große Schrift
sheet-version-label = Fassung
# A und B haben verschiedene Aufgaben, die gleich schwer sind.
sheet-version = { $version ->
    [a] A
    [b] B, so schwer wie A
   *[one] nur eine
}
sheet-key-label = Lösungen
sheet-key = { $key ->
    [all] alle verschiedenen
   *[three] die ersten drei
}
sheet-print = Drucken
sheet-csv = Als Tabelle sichern (CSV)
sheet-new = Andere Aufgaben
sheet-pupils-link = Die Aufgaben für die Klasse, ohne Lösungen
sheet-pupils-lead = Drück bei einer Aufgabe auf „Spielen“, um sie am Bildschirm zu lösen.
sheet-link = Dieses Blatt
sheet-few = { $count ->
    [0] Solche Aufgaben gibt es nicht. Wähle mehr Schwierigkeiten oder etwas anderes zum Üben.
    [one] Es gibt nur 1 solche Aufgabe. Wähle mehr Schwierigkeiten oder etwas anderes zum Üben.
   *[other] Es gibt nur { $count } solche Aufgaben. Wähle mehr Schwierigkeiten oder etwas anderes zum Üben.
}
sheet-no-fractions = Würfe von Score, die einen Bruch brauchen, sind für ein Blatt zu selten. Wähle Blätter des 24-Spiels, auch sehr schwere.

## Auf dem Papier

sheet-usual-title = { $kind ->
    [hands] Mach 24
    [mistakes] Finde den Fehler
    [impossible] Welche sind unmöglich?
    [dials] Dials
   *[rolls] Mach 20
}
sheet-title-with-version = { $title } – { $version ->
    [a] A
   *[b] B
}
sheet-name = Name
sheet-date = Datum
sheet-task-rolls = Mach { $goal } in zwei oder drei Schritten. Benutze jede Zahl höchstens einmal; du brauchst nicht alle. Du darfst plus, minus, mal und geteilt rechnen und Ziffern verbinden (1 & 2 = 12).
sheet-task-hands = Mach { $goal } aus allen vier Zahlen. Rechne plus, minus, mal oder geteilt; benutze jede Zahl genau einmal.
sheet-task-mistakes = Jede Lösung behauptet, dass sie aus den Zahlen darüber { $goal } macht. In jeder Aufgabe ist höchstens eine Zeile falsch. Streiche sie an und schreib, was richtig ist, oder schreib „alles richtig“.
sheet-task-impossible = Aus manchen dieser Würfe kann niemand in zwei oder drei Schritten { $goal } machen. Kreuze sie an, und zeig für die anderen einen Weg. Du darfst plus, minus, mal und geteilt rechnen und Ziffern verbinden (1 & 2 = 12).
sheet-task-dials = Jeder Knopf dreht jede Scheibe um so viele Buchstaben, wie in seiner Zeile steht. Wie oft drückst du jeden Knopf, um von den Buchstaben oben zu denen unten zu kommen?
sheet-play = Spielen
sheet-impossible = unmöglich
sheet-start = von
sheet-target = bis
sheet-button = Knopf { $button }
# $last ist ein Buchstabe.
sheet-letters = Nach { $last } kommt wieder A.
sheet-on-screen = Dasselbe am Bildschirm:
sheet-qr = QR-Code der Aufgaben für die Klasse
sheet-answers = Lösungen: { $title }
# $shown Lösungen folgen, von $count.
sheet-ways = { $rest ->
    [0] { $count ->
        [one] 1 Lösung
       *[other] { $count } verschiedene Lösungen
    }
   *[other] { $count } verschiedene Lösungen, die { $shown } einfachsten
}
# Die nächsten Zahlen unter und über dem Ziel.
sheet-is-impossible = unmöglich. Am nächsten kommen { $below } und { $above }.
sheet-all-right = alles richtig
# $why und $right sind Sätze.
sheet-wrong-line = { $solution }) { $line } – { $why } { $right }
sheet-presses = Knopf { $button }: { $times } ×

## Die Tabelle

sheet-file = arbeitsblatt.csv
sheet-column-place = Nr.
sheet-column-given = Aufgabe
sheet-column-goal = Ziel
sheet-column-points = Schwierigkeit
sheet-column-count = Lösungen
sheet-column-answer = Antwort

## Fehler finden

mistake-lead = Unten ist höchstens eine Zeile falsch. Zeig auf sie, oder sag, dass alles richtig ist.
mistake-item = Aufgabe { $item } von { $count }
mistake-goal = mach { $goal }
mistake-solution = Lösung { $letter }
mistake-all-right = Alles ist richtig
mistake-show = Zeig es mir
mistake-found = Ja, diese Zeile ist falsch.
mistake-line-is-right = { $line } ist richtig. Such weiter.
mistake-there-is-one = Eine Zeile ist falsch. Schau noch einmal hin.
mistake-none = Alle Zeilen sind richtig.
mistake-here = Diese Zeile ist falsch.
mistake-mark-wrong = falsch
mistake-mark-right = stimmt
mistake-new = Neue Aufgaben
mistake-level = Schwierigkeit
mistake-link = Diese Lösungen
mistake-no-items = Solche Aufgaben gibt es nicht. Wähle eine andere Schwierigkeit oder andere Fehler.
mistake-put-right = Richtig ist { $line }.
mistake-not-possible = { $line } darf hier also gar nicht stehen.
# Was gemacht wurde; $right ist, was richtig ist, $number, was noch einmal benutzt wurde.
mistake-why = { $slip ->
    [sign-of-result] Das Vorzeichen des Ergebnisses ist falsch: Es ist { $right }.
    [sign-of-first] Das Minus der ersten Zahl wurde übersehen.
    [sign-of-second] Das Minus der zweiten Zahl wurde übersehen.
    [left-to-right] Hier wurde von links nach rechts gerechnet, aber Punkt geht vor Strich.
    [right-to-left] Hier wurde das zweite Zeichen zuerst gerechnet, es geht aber von links nach rechts.
    [tops-and-bottoms] Oben und unten wurden jeweils für sich gerechnet. Brüche brauchen zuerst denselben Nenner.
    [whole-to-top] Die ganze Zahl wurde einfach oben dazugerechnet. Sie muss zuerst ein Bruch mit demselben Nenner werden.
    [top-and-bottom-times] Oben und unten wurden malgenommen, und das ändert nichts. Nur der Zähler wird malgenommen.
    [not-turned-over] Durch einen Bruch teilen heißt: mit dem umgedrehten Bruch malnehmen. Hier wurde er nicht umgedreht.
    [other-turned-over] Die falsche Zahl wurde umgedreht: Umgedreht wird die nach dem ÷.
    [join-turned] Die Ziffern stehen verkehrt herum.
    [join-of-zero] Eine Null darf beim Verbinden nicht vorn stehen: Keine Zahl fängt mit 0 an.
    [join-of-negative] Eine negative Zahl darf beim Verbinden nicht hinten stehen.
   *[used-again] Die { $number } war schon verbraucht oder nie da. Jede Zahl darf nur einmal benutzt werden.
}
