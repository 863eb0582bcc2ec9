### Der Tisch: Würfel, Ansagen, Uhren, Abrechnung.
### `$source` ist `dice` oder `cards`: woher die Zahlen kommen.

## Das Brett

table-numbers = Zahlen
table-step = Rechenschritt
table-operators = Rechenzeichen
table-op-add = plus
table-op-sub = minus
table-op-mul = mal
table-op-div = geteilt
table-op-join = anhängen
table-tile-made = { $value }, gebildet aus { $step }
table-tile-on-die = { $value }, auf einem Würfel mit { $sides } Seiten
table-tile-card = { $value }, eine Karte
# Was auf einem Platz liegt, oder table-place-empty.
table-place-left = Erste Zahl: { $held }
table-place-op = Rechenzeichen: { $held }
table-place-right = Zweite Zahl: { $held }
table-place-empty = leer

## Die Leiste

table-goal = Ziel
table-points = Punkte
table-scoreboard = Punktestand
table-roll-of-the-day =
    { $source ->
        [cards] Blatt des Tages, { $date }
       *[dice] Wurf des Tages, { $date }
    }
# Die Frage, bevor der Knopf es tut.
table-clear-points = Fangen alle wieder von vorn an?
table-clear-points-alone = Fängst du bei 0 wieder an?
table-yes-clear-points = Ja, auf 0
table-no-clock = Es läuft keine Uhr
table-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
# $time ist table-seconds.
table-seconds-left = Noch { $time }.

## Die Knöpfe unter dem Brett

table-calls = Ansagen
table-undo = Zurück
table-redo = Wieder vor
table-roll =
    { $source ->
        [cards] AUSTEILEN
       *[dice] WÜRFELN
    }
table-new-roll =
    { $source ->
        [cards] Neue Karten
       *[dice] Neuer Wurf
    }
table-take-away =
    { $source ->
        [cards] Diese Karten wegnehmen?
       *[dice] Diesen Wurf wegnehmen?
    }
# Die Tasten der Tastatur, wo keine Knöpfe zu sehen sind.
table-answers-by-keyboard = R: ja. K: behalten.
table-yes-new-roll =
    { $source ->
        [cards] Ja, neue Karten
       *[dice] Ja, neuer Wurf
    }
table-keep-it = Behalten
table-host-rolls =
    { $source ->
        [cards] Die Spielleitung teilt aus
       *[dice] Die Spielleitung würfelt
    }
table-last-scorer-rolls =
    { $source ->
        [cards] Wer zuletzt gepunktet hat, teilt aus
       *[dice] Wer zuletzt gepunktet hat, würfelt
    }
table-you-ask = Du bist dafür
# $label ist table-you-ask oder table-new-roll.
table-vote-count = { $label }: { $asking } von { $needed }
table-own-vote =
    { $source ->
        [cards] Du möchtest neue Karten: { $asking } von { $needed } nötigen Stimmen.
       *[dice] Du möchtest einen neuen Wurf: { $asking } von { $needed } nötigen Stimmen.
    }
table-others-vote =
    { $source ->
        [cards] Neue Karten sind gewünscht: { $asking } von { $needed }.
       *[dice] Ein neuer Wurf ist gewünscht: { $asking } von { $needed }.
    }
table-i-am-sure = Ich bin sicher
table-hint = Tipp
table-hints-left =
    { $count ->
        [0] Tipp: den letzten noch einmal
       *[other] Tipp, noch { $count }
    }
table-give-up = Aufgeben
table-next-lesson = WEITER
table-next-lesson-is = die nächste kurze Lektion
table-score = SCORE
table-i-can-make = Ich schaffe { $goal }
table-impossible = UNMÖGLICH
table-no-one-can = das schafft niemand
# Wo alle auf einem eigenen Brett spielen.
table-have-it = ICH HAB’S
table-goal-on-board = { $goal } liegt auf meinem Brett
table-surely-impossible = Ja, unmöglich
table-think-on = Weiterdenken
table-has-answered = fertig
# Ein Knopf in der Ecke eines Mitspielers: was er ansagt und für wen.
table-call-of = { $call }, { $name }

## Was jetzt zu tun ist

table-somebody = Jemand
# Der Name einer Spielleitung in einem Satz über das Spiel.
table-name-of-host = { $name } (Spielleitung)
table-roll-comes = Die ersten Zahlen kommen gleich.
table-begin =
    { $source ->
        [cards] Teile die Karten aus, dann geht es los.
       *[dice] Würfle, dann geht es los.
    }
table-move-freely = Bilde { $goal }. Es läuft keine Uhr: Bewege die Zahlen oder mach eine Ansage.
table-think = Kannst du { $goal } bilden? Denk nach, dann sag an.
table-you-say-impossible = Du sagst, { $goal } ist unmöglich. Sag SCORE, wenn du doch einen Weg findest.
table-says-impossible = { $name } sagt, { $goal } ist unmöglich. Wer es doch schafft, sagt SCORE.
table-make = Bilde { $goal }: eine Zahl, ein Rechenzeichen, eine Zahl.
table-make-it = { $name }, bilde { $goal }.
table-answer-impossible = Ist { $goal } unmöglich? Du kannst nur einmal antworten.
table-now-answer = { $goal } liegt auf deinem Brett. Drücke jetzt auf ICH HAB’S!
# $waiting ist table-answers.
table-you-have-it = { $goal }! Du hast es. { $waiting }
table-you-answered-impossible = Du sagst, { $goal } ist unmöglich. { $waiting }
table-answers = { $given } von { $expected } sind fertig.
table-paused-now = Die Spielleitung macht eine Pause. Gleich geht es weiter.
table-choose-operator = Jetzt wähle, was du mit den beiden Zahlen machst.
# Getippte Ziffern, die weitergehen können; im ersten Fall sind sie noch keine Zahl des Bretts.
table-typed = { $typed } … tipp weiter.
table-typed-number = { $typed } … Eingabetaste für { $typed }, oder tipp weiter.

## Was an diesem Tisch anders ist

table-practice = Übung ohne Punkte: Die Lösungen sind bekannt.
# $rules sind table-rule-*, eine nach der anderen.
table-rules-of-link = { $rules } · durch einen Link
table-own-rules = Übliche Regeln
table-rule-goal = Ziel { $goal }
table-rule-dice = Würfel mit { $sides } Seiten
table-rule-cards = Karten
table-rule-operators = nur { $operators }
table-rule-score-clock = SCORE: { $time }
table-rule-impossible-clock = UNMÖGLICH: { $time }
table-rule-clock-off = keine Uhr
table-rule-all-numbers = alle Zahlen müssen vorkommen
table-rule-some-numbers = Zahlen dürfen übrig bleiben
table-rule-blocking = Blockadenregel
table-rule-no-blocking = ohne Blockadenregel
table-rule-undo = mit Zurücknehmen
table-rule-no-undo = ohne Zurücknehmen
table-rule-anyone-rolls = alle dürfen neue Zahlen bringen
table-rule-spoilers-wait = wer stört, setzt aus

## Was geschehen ist; $time ist leer oder table-first-seconds

table-first-seconds = { $time }.{" "}
table-you-called-score = SCORE! { $time }Bilde { $goal }.
table-called-score = { $name } sagt SCORE! { $time }
table-you-called-impossible = UNMÖGLICH! { $time }Sag SCORE, wenn du doch einen Weg findest.
table-called-impossible = { $name } sagt UNMÖGLICH! { $time }
table-one-step = { $step }, aber ein einziger Schritt zählt nicht. Mach weiter.
table-no-red-number = { $step }, aber der letzte Schritt muss eine rote Zahl benutzen. Mach weiter, oder drücke auf Zurück.
table-not-all-numbers = { $step }, aber alle Zahlen müssen vorkommen. Mach weiter, oder drücke auf Zurück.
table-undone = Schritt zurückgenommen.
table-dealt = { $numbers }. { $instruction }
table-points-cleared = Alle Punkte stehen auf null.

## Wie eine Runde ausging

table-you-showed = { $goal }! Du hast es gezeigt.
table-showed = { $goal }! { $name } hat es gezeigt.
table-well-made = { $goal }! Gut gemacht.
table-missed = Das ist nicht { $goal }, und es sind keine Zahlen mehr übrig.
table-out-of-time = Die Zeit war um, bevor { $goal } gezeigt war.
table-you-gave-up = Du hast aufgegeben.
table-gave-up = { $name } hat aufgegeben.
table-was-a-way = Es gab doch einen Weg.
table-yours-stood = Du bist bei UNMÖGLICH geblieben.
table-stood = { $name } blieb bei UNMÖGLICH.
table-ended = Die Spielleitung hat die Runde beendet.
table-ended-without-points = Die Spielleitung hat die Runde beendet, ohne Punkte.
table-all-answered = Alle haben geantwortet.
table-everyones-time-is-up = Die Zeit ist um.

## Was dabei herauskam

table-was-possible = { $goal } war möglich
table-was-impossible = { $goal } war unmöglich
# Wo das Brett ihn nicht mehr zeigt.
table-rolled =
    { $source ->
        [cards] Die Karten waren { $numbers }.
       *[dice] Der Wurf war { $numbers }.
    }
# Wessen Punkte das sind und wofür.
table-reason-of = { $name }: { $reason }
table-score-shown = SCORE, und gezeigt.
table-score-not-shown = SCORE, aber nicht gezeigt.
table-impossible-found = UNMÖGLICH, aber es gibt einen Weg.
table-impossible-is = UNMÖGLICH, und das stimmt.
table-impossible-shown = UNMÖGLICH, aber es wurde gezeigt.
table-impossible-not-shown = UNMÖGLICH, und niemand hat das Gegenteil gezeigt.
# Es war möglich, aber niemand hat einen Weg gezeigt.
table-impossible-counts = UNMÖGLICH zählt: Es gibt einen Weg, aber niemand hat ihn gezeigt.
table-impossible-alone = UNMÖGLICH, und niemand hat SCORE gesagt.
table-counts-for-nobody = Die Ansage zählt weder für noch gegen jemanden.
table-nobody-called = Niemand hat etwas angesagt, also gibt es keine Punkte.
table-no-call-of-yours = Du hast nichts angesagt, also bleiben deine Punkte, wie sie sind.
table-practice-ended = Übung: diesmal ohne Punkte.
table-made-in = Geschafft in { $time }.
# Neben einer Lösung in der Liste aller Lösungen.
table-your-way = Dein Weg
table-way-of = Weg von { $name }
table-you-made = Du hast { $goal } gebildet.
table-impossible-was-wrong = UNMÖGLICH, aber es gibt einen Weg.
table-no-answer-of-yours = Du hast nicht geantwortet, also bleiben deine Punkte, wie sie sind.
table-so-many-right =
    { $count ->
        [0] Diesmal lag niemand richtig.
        [one] { $count } Spieler lag richtig.
       *[other] { $count } Spieler lagen richtig.
    }
table-own-impossible-shown = UNMÖGLICH kostet 2, und es selbst zu zeigen bringt 1 zurück.
table-own-impossible-mistaken = SCORE wurde nicht gezeigt (−1), und UNMÖGLICH war falsch (−2).
table-own-impossible-blocked = SCORE wurde nicht gezeigt (−1), und nach der Blockadenregel kostet das 1 mehr.
table-own-impossible-stood = SCORE wurde nicht gezeigt (−1), aber UNMÖGLICH blieb bestehen (+1).
table-hints-taken =
    { $count ->
        [0] Ohne Tipp.
        [one] Mit einem Tipp.
       *[other] Mit { $count } Tipps.
    }

## Die begleiteten ersten Würfe

table-coach = Dein erster Wurf
table-coach-join = Ziffern anhängen
table-coach-impossible = UNMÖGLICH
table-coach-skip = Überspringen
table-coach-play = Jetzt spielen
table-coach-progress = { $done } von { $taps } geschafft
table-guide-1 = Bilde 20 aus diesen Zahlen. Wähle die 4.
table-guide-2 = Gut. Jetzt wähle × (mal).
table-guide-3 = Und nun die 3.
table-guide-4 = Die 12 ist rot: Du hast sie aus 4 × 3 gebildet. Wähle die 12.
table-guide-5 = Jetzt wähle + (plus).
table-guide-6 = Und die 8: Das macht 20.
table-guide-reached = 20, in zwei Schritten! In einer richtigen Runde sagst du zuerst SCORE; dann laufen 30 Sekunden.
table-guide-join-1 = Es gibt noch ein fünftes Rechenzeichen: anhängen. Es stellt Ziffern nebeneinander. Wähle die 1.
table-guide-join-2 = Jetzt wähle & (anhängen).
table-guide-join-3 = Und nun die 2.
table-guide-join-4 = Die 2 an die 1 gehängt ist 12. Wähle die 12.
table-guide-joined = Wieder 20! Anhängen ist ein Schritt wie jeder andere: Aus 1 und 2 wird 12, andersherum 21.
table-guide-impossible = Aus ein paar Würfen, 3 von 100, wird nie 20, was du auch tust. Das ist so einer. Probier es, oder sag UNMÖGLICH.
table-guide-called = Richtig: Daraus kann niemand 20 bilden, und auch das ist ein Punkt! In einer richtigen Runde laufen erst 60 Sekunden.
table-guide-elsewhere = Dein eigener Weg! Mach weiter oder geh mit „Zurück“ wieder zurück.
table-guide-dead-end = Nur { $left } ist übrig, und das ist nicht 20. Geh mit „Zurück“ zurück und versuch einen anderen Weg.
table-guide-always-misses = Nur { $left } ist übrig. Hier endet jeder Weg so: Sag UNMÖGLICH.

## Warum etwas nicht geht

table-not-seated = Da sitzt niemand.
table-no-roll =
    { $source ->
        [cards] Teile zuerst aus.
       *[dice] Würfle zuerst.
    }
table-call-open = Bring zuerst die offene Ansage zu Ende.
table-round-closed =
    { $source ->
        [cards] Diese Karten sind abgerechnet. Teile neu aus.
       *[dice] Dieser Wurf ist abgerechnet. Würfle neu.
    }
table-impossible-called = UNMÖGLICH ist schon angesagt.
table-score-called = SCORE ist schon angesagt.
table-call-score-first = Sag zuerst SCORE.
table-not-your-call = Nur wer SCORE gesagt hat, bewegt die Zahlen.
table-no-call = Du hast keine Ansage, die du beenden könntest.
table-time-is-up = Die Zeit war um.
table-nothing-to-undo = Es gibt keinen Schritt, den du zurücknehmen könntest.
table-nothing-to-redo = Es gibt keinen Schritt, den du wiederholen könntest.
table-undo-off = An diesem Tisch wird nichts zurückgenommen.
table-not-your-roll =
    { $source ->
        [cards] Jemand anders ist mit Austeilen dran.
       *[dice] Jemand anders ist mit Würfeln dran.
    }
table-host-only = Das kann nur die Spielleitung.
table-must-stand = UNMÖGLICH gilt, bis die Zeit um ist.
table-no-hints-in-group = In der Gruppe gibt es keine Tipps.
table-hint-taken = Diesen Tipp hast du schon.
table-hint-skipped = Vor diesem Tipp kommt noch ein anderer.
table-no-further-hint =
    { $source ->
        [cards] Mit diesen Karten ist es unmöglich, also gibt es keine weiteren Tipps.
       *[dice] Dieser Wurf ist unmöglich, also gibt es keine weiteren Tipps.
    }
table-clock-needed = Ohne Uhren geht es nur allein. Wähle eine Uhr oder spiel allein.
table-stand-in-only = Du vertrittst die Spielleitung: Du kannst neue Zahlen bringen und eine Runde ohne Punkte beenden.
table-own-call = Du vertrittst die Spielleitung, und eine der Ansagen ist deine, oder du hast geantwortet: Diese Runde kannst du nicht beenden.
table-only-calls = An diesem Tisch wird angesagt: SCORE oder UNMÖGLICH.
table-no-calls = In dieser Runde sagt niemand etwas an: Antworte auf deinem eigenen Brett.
table-round-open = Alle arbeiten noch an dieser Runde. Beende sie zuerst.
table-already-answered = Du hast schon geantwortet, und eine Antwort gilt endgültig.
table-goal-not-on-board = Das Ziel liegt noch nicht auf deinem Brett.
table-board-full = Auf dein Brett passen in dieser Runde keine Schritte mehr. Antworten kannst du noch.
table-paused = Das Spiel macht gerade Pause.
table-not-paused = Das Spiel macht gerade keine Pause.
table-must-wait = Du hast SCORE mehrmals hintereinander nicht geschafft. Darum sagst du bei { $source ->
    [cards] { $rolls ->
        [one] diesem Blatt nichts an.
       *[other] { $rolls } Blättern nichts an, dieses mitgezählt.
    }
   *[dice] { $rolls ->
        [one] diesem Wurf nichts an.
       *[other] { $rolls } Würfen nichts an, diesen mitgezählt.
    }
}
table-everyone-in-group = Gleichzeitig spielen können alle nur in einer Gruppe, wo jede und jeder einen eigenen Bildschirm hat.
table-everyone = Bilde { $goal } auf deinem eigenen Brett, oder sag UNMÖGLICH.
table-same-number = Eine Zahl lässt sich nicht mit sich selbst verrechnen.
table-number-gone = Diese Zahl ist schon verbraucht.
table-op-not-allowed = Dieses Rechenzeichen gibt es an diesem Tisch nicht.
table-division-by-zero = Durch null kannst du nicht teilen.
table-join-fraction = Ein Bruch hat keine Ziffern zum Anhängen.
table-join-zero = Eine zusammengesetzte Zahl darf nicht mit null beginnen.
table-join-negative = Rechts lässt sich keine negative Zahl anhängen.
table-overflow = Das Ergebnis ist zu groß, um es genau zu rechnen.
table-brackets = Ein Schritt nach dem anderen: Beginne mit dem in der Klammer.
table-fits-nowhere = „{ $key }“ passt hier nicht: Ein Schritt ist eine freie Zahl, ein Rechenzeichen und noch eine freie Zahl.
table-not-sent = Gerade gibt es keine Verbindung, deshalb wurde das nicht gesendet.

## Was ein Link mitbringt

game-score = Score
table-unknown-page = Eine Seite „{ $name }“ gibt es hier nicht; das ist der Tisch.
table-before-the-link = Meine, vor dem Link
table-link-rules = Dieser Link hat eigene Hausregeln mitgebracht.
table-link-rules-kept = Dieser Link hat eigene Hausregeln mitgebracht; deine sind bei den Vorlagen aufgehoben.
table-link-presets-full = Dieser Link bringt eigene Hausregeln mit, und für deine ist kein Platz mehr: Lösche eine Vorlage und öffne den Link noch einmal.
