### Üben und die Würfe des Tages.

## Ein Wurf auf dem Brett

learn-board = Die Zahlen
learn-make = Mach { $goal } in zwei oder drei Schritten.
learn-make-of-all = Mach { $goal } aus allen Zahlen.
learn-reached = { $goal }! Das ist ein Weg.
learn-rightly-impossible = Richtig: Niemand kann daraus { $goal } machen.
learn-wrongly-impossible = Es gibt einen Weg zur { $goal }. Schau noch einmal hin.
learn-shown = So kommst du am leichtesten zur { $goal }.
learn-shown-impossible = Niemand kann daraus { $goal } machen. Unten steht, warum.
# $far: wie weit $value vom Ziel weg ist
learn-too-small = { $value } ist um { $far } zu klein für { $goal }. Nimm Schritte zurück oder fang neu an.
learn-too-large = { $value } ist um { $far } zu groß für { $goal }. Nimm Schritte zurück oder fang neu an.
learn-start-again = Neu anfangen
learn-hint = Tipp
learn-impossible = Unmöglich
learn-show = Zeig es mir
learn-next = Nächste Zahlen
learn-stopwatch = Zeit anzeigen
learn-to-statistics = Wie es bisher ging

## Spiele

learn-games = Spiele
learn-game-score = Score
learn-game-24 = 24

## Die Würfe des Tages

learn-daily-lead = Fünf Aufgaben, von leicht bis schwer, heute für alle dieselben. Eine davon kann unmöglich sein.
learn-day-ahead = Dieser Tag kommt erst noch. Das hier sind die Aufgaben von heute.
learn-day-before = Der Tag davor
learn-day-after = Der Tag danach
learn-rolls = Die Aufgaben dieses Tages
learn-roll-number = Aufgabe { $number }: { $mark }
learn-mark-open = offen
learn-mark-solved = gelöst
learn-mark-helped = mit Hilfe gelöst
learn-mark-shown = gezeigt
learn-day-done = Alle fünf sind geschafft
# Was geteilt wird: $signs hat für jeden Wurf eines.
learn-shared = { $game }, Aufgaben des Tages { $date }: { $signs } { $time }{ $hints ->
    [0] {""}
    [one] {", ein Tipp"}
   *[other] {", "}{ $hints } Tipps
}
learn-signs = ● gelöst, ◐ mit Hilfe gelöst, ○ gezeigt. Keine Zahl wird verraten.
learn-share = Teilen
learn-share-by-hand = Markiere den Text und kopiere ihn.
learn-streak = { $days ->
    [0] Noch kein Tag in Folge. Ein verpasster Tag in der Woche macht nichts.
    [one] Ein Tag in Folge. Ein verpasster Tag in der Woche macht nichts.
   *[other] { $days } Tage in Folge. Ein verpasster Tag in der Woche macht nichts.
}
learn-archive = Alle Tage dieses Monats
learn-month-before = Der Monat davor
learn-month-after = Der Monat danach
learn-date-done = { $date }, geschafft

## Üben

learn-practice-lead = Eine Aufgabe nach der anderen, ohne Uhr. Was dir schwerfällt, kommt öfter wieder.
learn-now = { $skill }, { $level }
learn-no-roll = Für diese Stufe war mit diesem Ziel und diesen Würfeln oder Karten nichts zu finden.
learn-comes-again = Bei diesen Zahlen hast du den Weg schon gesehen. Findest du ihn jetzt selbst?
learn-level-link = Diese Stufe
learn-example = Ein Beispiel
learn-skills = Was du lernen kannst
learn-rule = Wenn du eine Aufgabe allein löst, kommst du einen Schritt weiter. Danach kommt so etwas nach 1, 2, 4, 8 und dann 16 anderen Aufgaben wieder. Beim letzten Schritt kannst du es.
learn-by-rule = Wähle für mich
learn-choose-level = { $skill }, { $level }
learn-standing-new = neu
learn-standing-learning = Schritt { $number } von 5
learn-standing-due = Schritt { $number } von 5, wieder dran
learn-standing-mastered = kannst du

learn-skill = { $skill ->
    [two-steps] Zwei Schritte
    [three-steps] Drei Schritte
    [subtraction] Minus
    [division] Geteilt
    [joining] Aneinanderhängen
    [impossible] Ist es unmöglich?
    [negative] Unter null
   *[fractions] Brüche
}
learn-about-skill = { $skill ->
    [two-steps] Drei der Zahlen reichen: Mach zuerst eine neue und benutze sie dann.
    [three-steps] Du brauchst alle vier Zahlen.
    [subtraction] Zum leichtesten Weg gehört ein Minus.
    [division] Zum leichtesten Weg gehört ein Geteilt.
    [joining] Häng zwei Zahlen aneinander: 1 & 2 ist 12.
    [impossible] Finde einen Weg, oder sag, dass es keinen gibt.
    [negative] Ohne Plus: Geh erst unter null. Minus eine negative Zahl ist plus.
   *[fractions] Ohne Mal: Durch einen Bruch geteilt wird eine Zahl größer.
}
