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
learn-sounds = Töne
learn-to-statistics = Wie es bisher ging

## Spiele

learn-games = Spiele
learn-game-score = Score
learn-game-24 = 24

## Mehrere an einem Bildschirm

learn-who-plays = Wer spielt?
learn-plays = { $name } spielt
learn-nobody-named = Jemand ohne Namen spielt
learn-several-here = Seid ihr mehrere?
learn-somebody-else = Jemand anders
learn-new-name = Name
learn-new-name-help = Jeder Name hat eigene Schritte, Tage und eine eigene Statistik.
learn-add-name = Spielen
learn-forget-name = Nach { $name } nicht mehr fragen

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
learn-details = Wie jede Aufgabe ging
learn-column-roll = Aufgabe
learn-column-result = Ergebnis
learn-column-time = Zeit
learn-column-hints = Tipps
learn-column-wrong-calls = Zu Unrecht unmöglich
learn-day-done = Alle fünf sind geschafft
# Was geteilt wird: $signs hat für jeden Wurf eines.
learn-shared = { $game }, { $source ->
    [cards] Karten des Tages
   *[dice] Würfe des Tages
} { $date }: { $signs } { $time }{ $hints ->
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
learn-rule = Wenn du eine Aufgabe allein löst, kommst du einen Schritt weiter; mit Hilfe bleibst du, wo du bist. Danach kommt so etwas nach 1, 2, 4, 8 und dann 16 anderen Aufgaben wieder. Beim letzten Schritt kannst du es.
learn-rule-shown = Wurde dir der Weg gezeigt, geht es einen Schritt zurück, und diese Aufgabe kommt nach 3 anderen wieder, auch auf einer Stufe, die du selbst gewählt hast.
learn-by-rule = Wähle für mich
learn-own-setting = Eigenes Ziel und eigene Würfel
learn-own-setting-help = Was du damit übst, hat eigene Schritte.
learn-goal = Ziel, 0 bis 999
learn-goal-problem = Das Ziel ist eine ganze Zahl von 0 bis 999.
learn-dice = Würfel
learn-dice-help = Die Seiten jedes Würfels, etwa 6 6 12. Ein leeres Feld: die üblichen.
learn-dice-problem = Es gibt 2 bis { $most } Würfel mit je 2 bis 100 Seiten. Schreib die Seiten mit Leerzeichen dazwischen.
learn-use-setting = Damit üben
learn-usual-setting = Wie im Spiel
learn-choose-level = { $skill }, { $level }
learn-standing-new = neu
learn-standing-learning = Schritt { $number } von 5
learn-standing-due = Schritt { $number } von 5, wieder dran
learn-standing-mastered = kannst du
learn-standing-mastered-due = kannst du, wieder dran

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

## Das Wettrennen

race-lead = Mach 20 oder 18, so oft du kannst. Drei Tore gewinnen.
race-standings = Punkte und Tore
race-player = Wer
race-points = Punkte
race-goals = Tore
race-goals-of = { $goals } von { $all }
race-first-roll = { $name }: würfeln! Der erste Wurf ist umsonst.
race-make = { $name }: 20 oder 18 machen, so oft es geht.
race-won = Drei Tore: { $name } – gewonnen!
# $by: Punkte eines Schritts; $sum: die Punkte danach
race-gained = { $by ->
    [one] Ein Punkt: { $sum }.
   *[other] { $by } Punkte: { $sum }.
}
race-roll-cost = Der Wurf kostet einen Punkt: { $sum }.
race-bonus = Ein Vielfaches von 5 gibt { $bonus } dazu: { $points }.
race-goal = Ein Tor! Die Punkte fangen wieder bei 0 an.
race-place = Wurf { $number } von { $all }
race-back = Wurf davor
race-forward = Wurf danach
race-roll = Neuer Wurf
race-hand-on = Weitergeben
race-new = Ein neues Wettrennen
race-new-help = Ein Name für alle, die an diesem Bildschirm spielen; allein brauchst du keinen. Das offene Wettrennen endet.
race-name = Name { $number }
race-same-name = So heißt schon jemand.
race-link = Ein Wettrennen mit denselben Würfen
race-begin = Anfangen
race-racers = Bei einem Wettrennen spielen 1 bis { $most }.
race-not-their-turn = Jemand anders ist dran.
race-over = Dieses Wettrennen ist gewonnen. Fang ein neues an.
race-no-roll = Würfle zuerst.
race-rolled-this-turn = Wer dran ist, hat einen neuen Wurf. Spiel mit deinen Würfen weiter, oder gib weiter.
race-too-many-rolls = Du hast { $most } Würfe seit deinem letzten Tor. Spiel mit diesen weiter.
race-no-such-roll = Auf dieser Seite gibt es keinen Wurf mehr.
race-no-step = So einen Schritt gibt es nicht.
race-no-turns = Du spielst allein: Da ist niemand, dem du weitergeben kannst.
race-not-a-roll = Diese Würfel können da nicht liegen.
race-too-long = Dieses Wettrennen ist zu lang geworden. Fang ein neues an.
race-rules = So geht das Wettrennen
race-rule-steps = Jeder Schritt, der 20 ergibt, bringt 1 Punkt, jeder, der 18 ergibt, 3. Mach so viele Schritte, wie du willst, und nimm sie zurück; derselbe Weg zählt bei jedem Wurf einmal.
race-rule-fives = Werden deine Punkte ein Vielfaches von 5, auch 0, bekommst du 5 dazu.
race-rule-goal = Genau { $points } Punkte sind ein Tor. Die Punkte fangen wieder bei 0 an.
race-rule-roll = Der erste Wurf ist umsonst. Jeder neue kostet einen Punkt.
race-rule-rolls = Du kannst in deinen Würfen vor und zurück gehen, bis zu einem Tor: Danach bleibt dir der Wurf, mit dem du es gemacht hast.
race-rule-turns = Mehrere spielen reihum. Wer dran ist, hat einen neuen Wurf.
race-rule-win = Wer zuerst { $goals } Tore hat, gewinnt. Es gibt keine Ansagen und keine Uhr.
race-example = Beispiel: Du hast 17 Punkte und würfelst 3, 6, 9 und 14. 3 × 6 ergibt 18: 3 Punkte, also 20. Das ist ein Vielfaches von 5, also 25: ein Tor.
