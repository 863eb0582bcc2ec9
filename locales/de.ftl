### Der Rahmen jeder Seite.

title = { $page } – Score
# Wohin der Name oben auf jeder Seite führt.
title-leads-to = Alle Spiele
# Das Erste, was Tab erreicht, führt am Menü vorbei.
skip-to-game = Zum Spiel
skip-to-page = Zur Seite
# Auf jeder Seite ohne Spiel: zurück zu dem, das läuft.
to-game = Zum Spiel
menu = Menü
menu-explore = Entdecken
menu-more = Mehr
pages = Seiten
sounds-on = Töne: an
sounds-off = Töne: aus
theme-device = Farben: wie das Gerät
theme-light = Farben: hell
theme-dark = Farben: dunkel
show-keys = Tasten auf dieser Seite: ?
fill-screen = Ganzer Bildschirm
language = Sprache
language-missing = Diese Sprache konnte nicht geladen werden. Prüfe das Netz und wähle sie noch einmal.

## Wie die Seiten heißen

page-games = Spiele
page-play = Spielen
page-rules = Regeln
page-house = Hausregeln
page-players = Spieler an diesem Bildschirm
page-settings = Einstellungen
page-group = Gruppe
page-experiment = Ausprobieren
page-atlas = Atlas
page-24 = 24
page-rules-24 = Regeln von 24
page-hands = Alle Blätter von 24
page-dials = Dials
page-yahtzee = Mathe-Kniffel
page-sheet = Arbeitsblätter
page-mistake = Finde den Fehler
page-practice = Üben
page-daily = Würfe des Tages
page-statistics = Statistik
page-race = Das Wettrennen
page-homework = Hausaufgaben

# Ein Tag; $month ist 1 bis 12.
common-date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }

# Zwischen den Dreiergruppen einer großen Zahl.
number-group-separator = {"."}

# Zwischen Dingen, die aufgezählt werden.
common-list-separator = {", "}

# Zurück und weiter durch etwas, das in Schritten gezeigt wird.
pager-back = Zurück
pager-next = Weiter
pager-step = { $step ->
    [0] Anfang
   *[other] Schritt { $step } von { $steps }
}

# Der Name eines Balkens, der zeigt, wie weit eine Suche ist.
progress-searching = Suche läuft

## Ein Link zum Kopieren

common-play-link = Diese Zahlen spielen
common-copy-link = Link kopieren
common-for-lms = Für ein LMS
common-copied = Kopiert.
end-of = { $count } von { $all }
end-share = Teilen
end-share-by-hand = Markiere den Text und kopiere ihn.
common-copy-by-hand = Halte den Link gedrückt oder klicke ihn mit der rechten Maustaste an, um ihn zu kopieren.
common-not-for-others = Diese Adresse führt nur zu diesem Computer. Für andere: Starte das Spiel für das Netz (cargo xtask play --lan) und öffne die erste Adresse, die es ausgibt.

## Der Name eines Mitspielers

common-you = Du
common-name-empty = Gib einen Namen ein: mindestens einen Buchstaben oder eine Ziffer.
common-name-too-long = Ein Name hat höchstens 20 Zeichen.
common-name-invisible = Ein Name darf keine unsichtbaren Zeichen haben.
common-name-stacked-marks = Ein Name hat höchstens vier Akzente oder andere Zeichen auf einem Buchstaben und keine ohne Buchstaben.
common-name-reserved = Ein Name darf nicht so klingen, als würdest du den Tisch leiten oder unterrichten: Andere würden das glauben. Wähle einen anderen Namen.
common-name-taken = Dieser Name ist vergeben. „{ $free }“ ist frei.
common-table-full = Alle Plätze sind besetzt.

## Ein Link, der sich nicht verwenden lässt

common-link-too-long = Der Link ist zu lang, deshalb wurde nichts davon verwendet.
common-link-unknown-key = Der Link sagt etwas über „{ $key }“, das diese Seite nicht kennt.
common-link-bad-value = Der Link gibt „{ $value }“ für { $key } an; das geht nicht, deshalb wurde es weggelassen.
common-link-changed = Unterwegs hat ein Programm diesen Link verändert oder abgeschnitten, darum wurde nichts daraus verwendet. Bitte die Person, die ihn geschickt hat, den ganzen Link noch einmal zu kopieren oder dir den QR-Code zu zeigen; für den Tisch einer Gruppe reicht der kurze Code.
common-lesson-too-long = Die Stunde im Link ist zu lang, deshalb wurde sie weggelassen.
common-lesson-cut-short = Die Stunde im Link ist nicht vollständig, deshalb wurde sie weggelassen. Kopiere den ganzen Link.
common-lesson-broken = Die Stunde im Link ist bei „{ $part }“ nicht lesbar, deshalb wurde sie weggelassen. Kopiere den ganzen Link.
# { $number } ist die Nummer des Wurfs in der Stunde; der erste ist 1.
common-lesson-roll = Wurf { $number } der Stunde, „{ $roll }“, geht nicht: Ein Wurf hat zwei bis sechs ganze Zahlen von 0 bis 999.
common-lesson-no-rolls = Die Stunde hat keine Würfe.
common-lesson-too-many-rolls = Eine Stunde hat höchstens 20 Würfe.

## Was der Browser aufhebt

common-not-kept = Dieser Browser hebt für diese Seite nichts auf: Punkte und Einstellungen gelten, bis du sie schließt.
common-unreadable = Was dieser Browser aufgehoben hatte, war nicht zu lesen. Es liegt nun beiseite, und das Spiel beginnt neu.
common-other-tab = Ein anderer Tab oder ein anderes Fenster hat hier weitergespielt; so ist es jetzt.
common-other-tab-first = Ein anderer Tab oder ein anderes Fenster hat hier weitergespielt. So ist es jetzt; was du gerade tun wolltest, ist nicht geschehen.
common-other-tab-later = Eine spätere Version dieses Spiels hat hier in einem anderen Tab oder Fenster weitergespielt. Lade diese Seite neu, um weiterzuspielen.

## Wo der Löser, der später geladen wird, kein Ergebnis hat

solver-not-started = Der Teil des Spiels, der das ausrechnet, konnte nicht geladen werden. Prüfe das Netz und versuche es noch einmal.
solver-stopped = Der Teil des Spiels, der das ausrechnet, ist stehen geblieben. Versuche es noch einmal.
# Auf dem Server liegt eine neuere Seite.
solver-other-version = Diese Seite ist älter oder neuer als ihr Teil, der das ausrechnet. Lade die Seite neu.
# Was verlangt wird, lässt sich nicht ausrechnen.
solver-refused = Das lässt sich nicht ausrechnen.
solver-open-roll = Diese Zahlen liegen gerade auf dem Tisch deiner Gruppe. Lösungen und Tipps gibt es, wenn die Runde zu Ende ist.
solver-try-again = Noch einmal versuchen
# Nimmt eine Nachricht weg.
common-close = Schließen

## Zahlen, wie ein Screenreader sie vorliest

spoken-minus = minus { $size }
# Ein Bruch, der größer als eins ist: 20 und zwei Drittel.
spoken-whole-and-part = { $whole } und { $part }
spoken-over = { $numerator } durch { $denominator }
# Wie viele Teile, bis zehn als Wort.
spoken-count = { $count ->
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $written }
}
# $count ist spoken-count des Zählers.
spoken-part = { $denominator ->
    [2] { $numerator ->
        [1] { $count }halb
       *[other] { $count } Halbe
    }
    [3] { $count } Drittel
    [4] { $count } Viertel
    [5] { $count } Fünftel
    [6] { $count } Sechstel
    [7] { $count } Siebtel
    [8] { $count } Achtel
    [9] { $count } Neuntel
   *[10] { $count } Zehntel
}

### Der Tisch: Würfel, Ansagen, Uhren, Abrechnung.
### `$source` ist `dice` oder `cards`: woher die Zahlen kommen.

## Das Brett

board-name = Brett. Die Fragezeichen-Taste nennt alle Tasten.
board-name-alone = Brett
board-taken = { $piece }: genommen
table-op-add = plus
table-op-sub = minus
table-op-mul = mal
table-op-div = geteilt
table-op-join = anhängen
table-tile-made = { $value }, gebildet aus { $step }
table-tile-on-die = { $value }, auf einem Würfel mit { $sides } Seiten
table-tile-card = { $value }, eine Karte
# Was auf einem Platz liegt, oder table-slot-empty.
table-slot-left = Erste Zahl: { $held }
table-slot-op = Rechenzeichen: { $held }
table-slot-right = Zweite Zahl: { $held }
table-slot-empty = leer

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
table-roll = WÜRFELN
table-deal = AUSTEILEN
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
table-too-soon = Das war zu schnell und zählt nicht. Drücke noch einmal.
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
table-score-not-shown = SCORE: kein Weg gezeigt.
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
table-came-later = Diese Runde hat vor deinem Kommen begonnen.
table-so-many-right =
    { $count ->
        [0] Diesmal lag niemand richtig.
        [one] { $count } Person lag richtig.
       *[other] { $count } Personen lagen richtig.
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
table-guide-4 = Die 12 ist rot: aus 4 × 3 gebildet. Der letzte Schritt braucht eine rote Zahl. Wähle die 12.
table-guide-5 = Jetzt wähle + (plus).
table-guide-6 = Und die 8: Das macht 20.
table-guide-reached = 20, in zwei Schritten! In einer richtigen Runde sagst du zuerst SCORE; dann laufen 30 Sekunden.
table-guide-join-1 = Es gibt noch ein fünftes Rechenzeichen: anhängen. Es stellt Ziffern nebeneinander. Wähle die 1.
table-guide-join-2 = Jetzt wähle & (anhängen).
table-guide-join-3 = Und nun die 2.
table-guide-join-4 = Hängst du die 2 an die 1, wird daraus 12. Wähle die 12.
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
table-goal-without-red-number = Dein Ziel zählt nicht: Der letzte Schritt muss eine rote Zahl benutzen, die du vorher gebildet hast.
table-goal-with-numbers-left = Dein Ziel zählt nicht: Alle Zahlen müssen vorkommen.
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
table-in-race = Im Wettrennen hat jede und jeder eigene Würfe: Auf dem Tisch liegt keiner.
table-no-round-clock = Diese Runde hat keine Uhr.
table-round-long-enough = Diese Runde ist schon um so viel verlängert, wie es geht: um zehn Minuten.
# How much time a player has, compared with others.
table-time-usual = übliche Zeit
table-time-half-again = anderthalbfache Zeit
table-time-twice = doppelte Zeit
table-own-time-half-again = Du hast in dieser Runde anderthalbfache Zeit.
table-own-time-twice = Du hast in dieser Runde doppelte Zeit.
table-everyone = Bilde { $goal } auf deinem eigenen Brett, oder sag UNMÖGLICH.
table-same-number = Eine Zahl lässt sich nicht mit sich selbst verrechnen.
table-number-gone = Diese Zahl ist schon verbraucht.
table-op-not-allowed = Dieses Rechenzeichen gibt es an diesem Tisch nicht.
table-division-by-zero = Durch null kannst du nicht teilen.
table-join-fraction = Ein Bruch hat keine Ziffern zum Anhängen.
table-join-zero = Eine zusammengesetzte Zahl darf nicht mit null beginnen.
table-join-negative = Rechts lässt sich keine negative Zahl anhängen.
table-overflow = Das Ergebnis ist zu groß, um es genau auszurechnen.
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
study-different-help = Derselbe Weg in anderer Reihenfolge zählt einmal. Was nichts ändert, etwa × 6 ÷ 6, ist auch richtig, steht aber nicht hier.
# Die Gruppe von Knöpfen, die wählen, welche Liste man sieht.
study-lists = Welche Lösungen
study-list-different = Verschiedene
study-list-all-by-form = Alle
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

study-none-of = Mit diesen Zahlen gibt es { $tried } Rechnungen. Alle wurden ausprobiert, und keine ergibt { $goal }.
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
study-divided = beim Teilen durch { $by } wird der Nenner { $by }-mal so groß, das ergibt { $quotient }
study-stays = { $dividend } geteilt durch { $divisor } geht nicht auf, also ist das Ergebnis ein Bruch
study-is-whole = { $fraction } ist { $number }
study-lowest-terms = { $fraction } ist vollständig gekürzt { $number }

## Tipps

study-hint-solvable = Es gibt eine Lösung.
study-hint-impossible = Es gibt keine Lösung: Es ist unmöglich.
study-hint-all-numbers = Nimm alle Zahlen: { $used }.
study-hint-numbers = Nimm { $used } und lass { $spare } weg.
study-hint-last-operator = { $op ->
    [add] Der letzte Schritt ist eine Addition ({ $sign }).
    [sub] Der letzte Schritt ist eine Subtraktion ({ $sign }).
    [mul] Der letzte Schritt ist eine Multiplikation ({ $sign }).
    [div] Der letzte Schritt ist eine Division ({ $sign }).
   *[join] Im letzten Schritt werden Ziffern angehängt ({ $sign }).
}
study-hint-first-step = Beginne mit { $formula } = { $result }.
study-hint-way-on = Von hier geht es weiter.
study-hint-all-on-board = Nimm sie alle: { $used }.
study-hint-next-step = Mach weiter mit { $formula } = { $result }.
study-hint-next-step-made = Mach weiter mit { $formula } = { $result }. Nimm die { $made }, die du gemacht hast.
study-hint-take-back = So geht es nicht weiter. Nimm { $formula } = { $result } zurück.

## Der Weg an einen Tisch

study-qr-code = QR-Code des Links zu diesem Tisch

## Der Atlas

atlas-title = Atlas
atlas-lead = Alle Würfe mit bestimmten Würfeln: wie viele Lösungen sie haben, wie schwer sie sind und welche unmöglich sind.
atlas-dice = Würfel
atlas-dice-help = Die Seiten von 2 bis 5 Würfeln, je 2 bis 100. Für einen Würfel weniger lass ein Feld leer.
atlas-die = Seiten von Würfel { $number }
atlas-work-it-out = Ausrechnen
atlas-dice-problem = Es sind 2 bis 5 Würfel mit je 2 bis 100 Seiten.
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
atlas-print-sheets = Tabelle drucken (etwa { $sheets } Blätter)
atlas-printed-rows = Von diesen Zeilen werden die ersten { $rows } gedruckt.
atlas-how-to-print-all = Alle kommen mit „Tabelle drucken“ auf der Seite.
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

### House rules, players, experiment.

## Fields of several forms.

fields-goal = Ziel, 0 bis 999
fields-operators = Rechenzeichen
fields-all-numbers = Alle Zahlen müssen verwendet werden
fields-copy = Kopieren
fields-share = Teilen
fields-link-selected = Der Link ist markiert: Kopiere ihn mit Strg+C, oder halte deinen Finger darauf.
fields-dice-problem = Es sind 2 bis 6 Würfel mit je 2 bis 100 Seiten.
fields-numbers-problem = Es sind 2 bis 6 ganze Zahlen, jede von 0 bis 999.
fields-goal-problem = Das Ziel ist eine ganze Zahl von 0 bis 999.
fields-operators-problem = Ohne Rechenzeichen lässt sich nichts rechnen: Wähle mindestens eines.
fields-clock-problem = Eine Uhr läuft 5 bis 600 Sekunden; ein leeres Feld bedeutet: keine Uhr.

## The form of the house rules.

rules-form-numbers = Zahlen
rules-form-cards = Vier Spielkarten statt Würfeln
rules-form-cards-help = Das Ass ist 1; Bube, Dame und König sind 11, 12 und 13.
rules-form-dice = Seiten jedes Würfels
rules-form-dice-help = 2 bis 6 Würfel mit 2 bis 100 Seiten. Für einen Würfel weniger lass ein Feld leer.
rules-form-die = Seiten von Würfel { $number }
rules-form-goal-and-operators = Ziel und Rechenzeichen
rules-form-clocks = Uhren
rules-form-score-clock = SCORE, Sekunden
rules-form-score-clock-help = 5 bis 600; leer lassen, wenn du allein ohne Uhr spielen willst.
rules-form-impossible-clock = UNMÖGLICH, Sekunden
rules-form-set-both = Beide stellen
rules-form-times = { $times ->
    [0] aus
   *[other] ×{ $times }
}
rules-form-times-name = { $times ->
    [0] aus: keine Uhren
    [1] ×1: 30 und 60 Sekunden
    [2] ×2: doppelt so lang
    [5] ×5: fünfmal so lang
    [10] ×10: zehnmal so lang
   *[other] ×{ $times }
}
rules-form-at-the-table = Am Tisch
rules-form-undo = Zurücknehmen
rules-form-undo-help = Solange noch Zahlen übrig sind, kannst du Schritte zurücknehmen.
rules-form-all-numbers-help = Das Ziel zählt nur, wenn keine Zahl übrig bleibt.
rules-form-blocking = Blockieren
rules-form-blocking-help = Wer UNMÖGLICH ansagt, dann selbst SCORE ansagt und es nicht schafft, verliert zwei Punkte.
rules-form-spoilers-wait = Wer stört, setzt aus
rules-form-spoilers-wait-help = Wer zweimal hintereinander SCORE ansagt und es nicht schafft, sagt in der nächsten Runde nichts an, nach dem dritten Mal in den nächsten zwei und so weiter, bis es gelingt.
rules-form-who-rolls = Wer würfelt oder austeilt
rules-form-anyone-rolls = alle dürfen
rules-form-host-rolls = Leitung oder Platz 1
rules-form-last-scorer-rolls = wer zuletzt punktete

## House rules.

house-title = Hausregeln
# Welche Regeln das sind.
house-game-alone = Die Regeln von { $game }, wenn du allein spielst.
house-game-together = Die Regeln von { $game }, wenn ihr zusammen an diesem Bildschirm spielt.
house-lead = Ändere das Spiel an deinem Tisch. Die Punkte bleiben. Zahlen, die auf dem Tisch liegen, werden weggenommen.
house-presets = Vorlagen
house-preset-score = Score
house-preset-24 = 24 mit Karten
house-forget = „{ $name }“ löschen
house-use = Nach diesen Regeln spielen
house-defaults = Zurück zum Standard
house-keep-and-share = Aufheben und teilen
house-more-time = Mehr Zeit für eine Person
house-more-time-help = Für SCORE. Die anderen haben die Zeit der Hausregeln.
house-preset-name = Name der Vorlage
house-save = Als Vorlage speichern
house-link = Link zu diesen Regeln
house-preset-chosen = Drücke jetzt auf „Nach diesen Regeln spielen“.
house-preset-saved = Bei den Vorlagen gespeichert.
house-preset-name-problem = Gib der Vorlage zuerst einen Namen.
house-presets-full = Es gibt schon 12 Vorlagen. Lösche erst eine.
house-rules-changed = Neue Hausregeln. Sie gelten ab den nächsten Zahlen.
# Was beim Verlassen der Seite nicht gespeichert war.
house-kept = Was du noch nicht gespeichert hattest, ist noch da.
house-take-back = Meine Änderungen zurücknehmen

## Players.

players-title = Mitspielen
players-lead = Zwei bis sechs Leute an einem Bildschirm. Alle bekommen eine Ecke mit zwei Tasten.
players-name = Name von Spieler { $number }
players-help = Lass ein Feld leer, wo niemand sitzt. Die Namen bleiben auf diesem Gerät.
players-together = Zusammen spielen
players-alone = Allein spielen
players-clear-points = Alle Punkte auf 0
players-screen = Der Bildschirm
players-flat = Er liegt flach auf dem Tisch
players-flat-help = Die Ecken auf der anderen Seite sind zu denen gedreht, die dort sitzen.
players-too-few = Ihr müsst mindestens zu zweit sein. Wenn du für dich spielen willst, wähle „Allein spielen“.
players-seated = Alle haben eine Ecke mit zwei Tasten. Die ersten Zahlen können kommen.
players-points-cleared = Alle Punkte stehen auf null.

## Settings.

settings-lead = Für dieses Gerät. Was du hier änderst, gilt sofort.
settings-reading = Lesen
settings-text = Größe der Schrift
settings-percent = { $percent } %
settings-spacing = Mehr Abstand
settings-spacing-help = Buchstaben, Wörter und Zeilen stehen weiter auseinander. Das hilft manchen Menschen mit Legasthenie beim Lesen.
settings-playing = Spielen
settings-hand = Für die linke Hand
settings-hand-help = Auf einem Handy im Querformat stehen die Knöpfe links von den Zahlen, auf einem breiten Bildschirm Uhr und Punkte. Rechnungen liest man wie immer von links nach rechts.
settings-keys = Mit einzelnen Tasten spielen
settings-keys-help = R würfelt oder teilt aus, S und I sagen an, Ziffern und Rechenzeichen machen Schritte. Schalte es aus, wenn dir die Tasten in die Quere kommen.
settings-installed = Auf dem Startbildschirm und im Browser
settings-installed-apart = Auf einem iPhone, iPad und Mac sind das Spiel, das zum Startbildschirm oder Dock hinzugefügt wurde, und das Spiel im Browser zwei Geräte: Punkte, Übung und ein Platz am Tisch einer Gruppe, die das eine aufhebt, sind im anderen nicht da.
settings-installed-carry = Die Statistik kann deine Übung im einen als Datei speichern und im anderen öffnen. Ein gescannter Link öffnet den Browser: Kopiere ihn dort und füge ihn hier ein, einen zu einem Tisch unter „An einen Tisch kommen“, einen mit deiner Übung unter „Statistik“.
settings-installed-paste = An einen Tisch kommen

## Experiment.

experiment-title = Ausprobieren
experiment-lead = Deine Zahlen, dein Ziel. Hier zählt nichts.
experiment-numbers = Zahlen
experiment-numbers-help = 2 bis 6 Zahlen, 0 bis 999. Für eine Zahl weniger lass ein Feld leer.
experiment-number = Zahl { $number }
experiment-lay-out = Auslegen
experiment-solve = Alle Lösungen zeigen
# Statt der Lösungen eines Wurfs, der auf dem Tisch der Gruppe liegt.
experiment-no-longer-withheld = Die Runde ist zu Ende. Jetzt kannst du die Lösungen sehen.
experiment-your-numbers = Deine Zahlen
experiment-bench = Selbst probieren
# Am Tisch läuft inzwischen die Uhr eines Rufs.
experiment-call-runs = Am Tisch ist eine Ansage offen.
experiment-to-the-table = Zum Tisch
experiment-close = Ausprobieren schließen
experiment-start-again = Von vorn
experiment-try = Versuche, { $goal } zu erreichen. Du kannst so oft zurück, wie du willst.
experiment-reached = { $goal }! So geht es.
experiment-missed = Das ist nicht { $goal }. Nimm etwas zurück oder fang von vorn an.

### Das Spiel in der Gruppe.

## Die Lobby

group-title = In der Gruppe spielen
group-lead = Alle am Tisch haben einen eigenen Bildschirm und sehen dieselben Zahlen. Wer erreicht das Ziel zuerst?
group-no-table-yet = Du sitzt noch an keinem Tisch: Wähle eine Gruppe, eröffne einen Tisch oder komm an einen, den es schon gibt.
group-not-kept = Dieser Browser hebt für diese Seite nichts auf: Wenn du sie neu lädst oder schließt, verlierst du deinen Platz am Tisch.
group-your-name = Dein Name
group-your-name-help = Ein Vorname oder ein Spitzname genügt. Alle am Tisch sehen ihn.
group-where-to-play = Wo du spielst
group-a = Gruppe A
group-b = Gruppe B
group-open-to-everybody = Offen für alle
group-make-a-table = Tisch eröffnen
group-make-help = Du leitest ihn: Gib ihm einen Namen, etwa Klasse 5b, und wähle Score oder 24. Danach kannst du unter „Einladen“ einen Schlüssel erstellen, mit dem du ihn in jedem Browser leitest.
group-for-a-class = Für eine Klasse
group-for-a-class-help = Alle spielen gleichzeitig, jeder auf einem eigenen Brett. Der Chat ist aus, und wer neu kommt, wartet, bis du ihn einlässt.
group-game = Spiel
group-game-score = Score
group-game-24 = 24
group-make-the-table = Tisch eröffnen
group-elsewhere = Ein anderer Tisch, oder nur zuschauen
group-join-a-table = An einen Tisch kommen
group-join-help = Sein Name oder sein Code, wie die Spielleitung ihn zeigt, oder ein Link, den du bekommen hast.
group-join-installed = Du spielst im installierten Spiel. Ein gescannter Link öffnet vielleicht stattdessen den Browser, und auf einem iPhone, iPad oder Mac sind das zwei Geräte mit je einem eigenen Platz. Kopiere den Link dort und füge ihn hier ein, oder tippe den Code.
group-join-the-table = An den Tisch
group-go-private = Für dich: allein spielen
group-one-screen = An einem Bildschirm spielen
group-looking-for-table = Der Tisch wird gesucht …
group-choose-table = Wähle jetzt unten einen Tisch.
group-which-table = Gib den Namen oder den Code des Tisches ein oder füge einen Link ein.
# { $host } is the site of a link that was pasted.
group-pasted-other-site = Dieser Link führt zu einer anderen Website, { $host }, die eigene Tische hat. Öffne ihn im Browser.
group-pasted-open = { $host } öffnen
group-pasted-no-link = Dieser Link führt zu keinem Tisch und zu keiner Seite dieses Spiels. Bitte den Absender um den Code des Tisches.
# { $table } ist der Name oder der Code des Tisches, den ein Link nennt.
group-come-to-group = Zu Gruppe { $table }
group-come-to-table = An Tisch { $table }
group-come-as-host = Tisch { $table } hier leiten
group-come-as-host-help = Dein Link enthält den Schlüssel der Spielleitung. Der Browser, der den Tisch jetzt leitet, wird weggeschickt. Ohne Namen behältst du den, den du dort hast.
group-are-you = { $name } hat auf diesem Gerät schon einen Platz an diesem Tisch. Wer bist du?
group-i-am = Ich bin { $name } und heiße jetzt { $new }
group-own-seat = Ich bin { $new } und neu hier
group-take-name = Als „{ $name }“ kommen
group-ask-again = Noch einmal fragen
group-was-here = { $name } war in diesem Tab an diesem Tisch. Bist du jemand anders, dann schreib deinen eigenen Namen.
group-play-on-as = Als „{ $name }“ weiterspielen
group-name-taken = Dieser Name ist vergeben. „{ $free }“ ist frei. Bist du das an einem anderen Gerät, dann komm als „{ $free }“: Wer den Tisch leitet, kann dir deinen Platz geben.
group-no-relay = Unter dieser Adresse gibt es keinen Spielserver, deshalb ist von hier aus niemand zu erreichen. Du kannst allein spielen oder mit anderen an einem Bildschirm.
group-no-network = Du bist offline, deshalb ist gerade niemand zu erreichen. Diese Seite versucht es von selbst weiter. Bis dahin kannst du allein spielen oder mit anderen an einem Bildschirm.
group-play-without = Du kannst allein spielen oder mit anderen an einem Bildschirm.

## Die Verbindung

group-connection = Verbindung
group-offline = Du bist offline.
group-sockets-blocked = Der Spielserver antwortet, aber die ständige Verbindung zu ihm wird unterwegs gesperrt. Nimm ein anderes Netz, oder bitte die, die sich um dieses kümmern, WebSockets durchzulassen.
group-sign-in = Statt dieser Seite antwortet eine andere: Vielleicht will das Netz, dass du dich anmeldest. Öffne irgendeine andere Seite in einem neuen Tab und melde dich dort an.
group-reconnecting = Die Verbindung wird neu aufgebaut. Dein Platz und deine Punkte bleiben; nichts geht verloren.
group-reconnecting-call = Die Verbindung wird neu aufgebaut. Die Uhr des Tisches steht nur still, solange der Spielserver selbst weg ist.
group-relay-away = Dein Platz und deine Punkte bleiben; nichts geht verloren.
group-relay-away-call = Die Uhr des Tisches steht still, bis der Spielserver wieder da ist.
group-own-outage = Dein Platz und deine Punkte bleiben.
group-own-outage-call = Dein Platz bleibt, aber die Uhr des Tisches läuft weiter.
group-tried-for-seconds = { $seconds ->
    [one] Seit 1 Sekunde.
   *[other] Seit { $seconds } Sekunden.
}
group-tried-for-minutes = Seit { $minutes } min { $seconds } s.
group-next-try = { $seconds ->
    [one] Nächster Versuch in 1 Sekunde.
   *[other] Nächster Versuch in { $seconds } Sekunden.
}
group-tries-by-itself = Sobald Platz ist, bringt diese Seite dich von selbst hinein.
group-try-now = Jetzt versuchen
group-play-here = Hier spielen
group-load-again = Seite neu laden
group-leave = Verlassen
group-not-sent = Es gibt gerade keine Verbindung, deshalb wurde das nicht gesendet.
group-no-connection = Es gibt gerade keine Verbindung.
group-new-table = Den Tisch, an dem du warst, gibt es nicht mehr. Das ist ein neuer mit demselben Namen.

## Der Warteraum

group-waiting-title = Gleich wirst du eingelassen
group-waiting-help = Lass diese Seite offen: Es geht von selbst weiter.
group-waiting-long = Lässt dich niemand herein, sag der Leitung des Tischs Bescheid. Leitest du ihn selbst? Dann öffne den Link deines Schlüssels auf diesem Gerät.
group-go-back = Zurück
group-asking = Du hast gefragt, ob du als { $name } an „{ $table }“ kommen darfst.
group-asking-to-look-on = Du hast gefragt, ob du an „{ $table }“ zuschauen darfst. Deine Nummer ist { $number }.
group-asking-again = Die Verbindung ist weg; diese Seite fragt von selbst noch einmal.

## Neben dem Tisch

group-side = Die Gruppe
group-what-is-shown = Was gezeigt wird
group-tab-players = Spieler
group-tab-invite = Einladen
group-tab-live = Klasse
group-tab-you = Du
group-looking-on = Du schaust zu
group-somebody = Jemand
# Eine Taste unter einem Tisch, den ein ganzer Raum sieht: Dann stehen die Lösungen
# neben dem Brett, um darauf erklärt zu werden.
group-projector-solutions = Lösungen
group-close-projector = { $waiting ->
    [0] Ansicht schließen
   *[other] Ansicht schließen · { $waiting } warten
}

## Wer kommt und geht, und was geschieht

group-two-names = { $first } und { $second }
group-name-and-others = { $first } und { $others } andere
group-came = { $names }: neu am Tisch.
group-went = { $count ->
    [one] { $names } ist weg.
   *[other] { $names } sind weg.
}
group-were-removed = { $count ->
    [one] { $names } wurde vom Tisch entfernt.
   *[other] { $names } wurden vom Tisch entfernt.
}
group-ask-to-come-in = { $count ->
    [one] { $names } möchte an den Tisch.
   *[other] { $names } möchten an den Tisch.
}
group-you-host = Du leitest jetzt den Tisch.
group-hosts = { $name } leitet jetzt den Tisch.
group-you-stand-in = Du vertrittst die Spielleitung: Du kannst neue Zahlen bringen und eine Runde beenden.
group-stands-in = { $name } vertritt die Spielleitung.
group-left = { $name } hat den Tisch für immer verlassen.
group-let-in-as = Die Spielleitung hat dich als { $name } eingelassen.
group-you-are-handed = Die Spielleitung hat dir den Platz von { $name } gegeben, mit den Punkten.
group-is-handed = { $name } spielt mit einem anderen Gerät weiter, mit denselben Punkten.
group-plays-24 = Der Tisch spielt jetzt 24.
group-rules-changed = Die Hausregeln haben sich geändert.
group-anyone-rolls = Jetzt dürfen alle neue Zahlen bringen.
group-host-rolls = Ab jetzt bringt die Spielleitung neue Zahlen.
group-last-scorer-rolls = Ab jetzt bringt neue Zahlen, wer zuletzt gepunktet hat.
group-way-is-call = Ab jetzt sagt eine oder einer an und zeigt es allen.
group-way-is-everyone = Ab jetzt spielen alle gleichzeitig, jede und jeder auf einem eigenen Brett.
group-way-is-race = Ab jetzt läuft ein Wettrennen: Alle spielen gleichzeitig, jede und jeder mit eigenen Würfen.
group-race-started = Ein neues Wettrennen beginnt.
group-paused = Das Spiel macht Pause.
group-lengthened = Die Runde hat { $seconds } Sekunden mehr.
group-resumed = Das Spiel geht weiter.
group-locked = Der Tisch ist geschlossen.
group-unlocked = Der Tisch ist wieder offen.
group-chat-on = Der Chat ist an.
group-chat-off = Der Chat ist aus.
group-you-are-muted = Die Spielleitung hat deine Nachrichten abgeschaltet.
group-you-may-write = Du kannst wieder Nachrichten schreiben.
group-you-may-call = Du darfst wieder etwas ansagen.
group-you-may-play = Die Spielleitung lässt dich in dieser Runde mitspielen.
group-may-come-back = { $count ->
    [one] { $names } darf wiederkommen.
   *[other] { $names } dürfen wiederkommen.
}
group-you-are-co-host = Du leitest jetzt mit: Du hast alle Werkzeuge der Spielleitung.
group-is-co-host-now = { $name } leitet jetzt mit.
group-no-co-host = Niemand leitet mehr mit.
group-name-fixed = Die Spielleitung nennt dich ab jetzt { $name }.
group-you-are-in-team = Du bist jetzt in Team { $team }.
group-teams-set = Es gibt jetzt { $count } Teams. Jedes hat die Punkte, die seine Mitglieder von jetzt an holen.
group-teams-end = Es gibt keine Teams mehr.
group-you-sit-at = Du sitzt jetzt an Tisch { $table }.
group-tables-set = { $count ->
    [one] Alle sitzen jetzt an einem kleinen Tisch.
   *[other] Alle sitzen jetzt an { $count } kleinen Tischen.
}
group-tables-end = Alle sitzen wieder um einen Tisch.
group-waiting-room-on = Wer jetzt kommt, wartet, bis die Spielleitung öffnet.
group-waiting-room-off = Niemand muss mehr warten, um hereinzukommen.
group-watchers-sent-away = Wer zuschauen will, wartet, bis die Spielleitung öffnet.
group-watchers-free = Alle dürfen wieder zuschauen.
group-newcomers-are-muted = Wer neu kommt, darf nicht schreiben.
group-newcomers-may-write = Wer neu kommt, darf schreiben.

## Die Spieler

group-players = Spieler
group-nobody-else = Sonst ist noch niemand da: Unter „Einladen“ steht, wie andere herkommen.
group-scoreboard = Punktestand
group-is-you = du
group-is-host = leitet
# Neben einem Namen im Chat, für alle, die das Zeichen nicht sehen.
group-heard-host = (Spielleitung)
group-is-co-host = leitet mit
group-is-stand-in = vertritt
group-is-away = weg
group-is-muted = stumm
group-is-without-calls = ohne Ansagen
group-goals = { $count ->
    [one] 1 Tor
   *[other] { $count } Tore
}
group-tools-for = Werkzeuge für { $name }
group-forbid-calls = Ansagen verbieten
# How much time one player has; beside it a choice.
group-time-for-one = Zeit
group-time-for-one-help = Den anderen wird es nicht gesagt.
group-time-for-one-none = Hier gibt es jetzt keine Uhr, also würde mehr Zeit nichts ändern.
group-allow-calls = Wieder ansagen lassen
group-let-play = In dieser Runde mitspielen lassen
group-mute = Stummschalten
group-unmute = Wieder schreiben lassen
group-remove = Entfernen
group-make-co-host = Mitleiten lassen
group-unmake-co-host = Nicht mehr mitleiten lassen
group-close = Schließen
group-new-name = Neuer Name
group-rename = Umbenennen
group-removed = Entfernt
group-take-back = Zurückholen
group-take-all-back = Alle zurückholen
# Für alle, die nicht sehen, neben welchem Namen der Knopf ist.
group-take-back-name = { $name } zurückholen
group-namesakes = Namen von Entfernten
group-namesake = { $name } hat den Namen von jemandem genommen, der entfernt wurde.
group-remove-name = { $name } entfernen
group-remove-and-ask = Entfernen und mich fragen, bevor jemand hereinkommt
group-let-stay = Bleiben lassen

## Der Chat

group-chat = Chat
group-chat-tab = { $unread ->
    [0] Chat
   *[other] Chat · { $unread } neu
}
group-messages = Nachrichten
group-your-message = Deine Nachricht
group-send = Senden
group-chat-is-off = Der Chat ist an diesem Tisch aus.
group-chat-empty = Noch hat niemand geschrieben. Sag Hallo!
# Der Knopf an einer eigenen Nachricht, und für Leitende an jeder.
group-take-back-line = Zurücknehmen
group-unsaid = In diesem Augenblick ging die Verbindung verloren. Sieh nach, ob deine Nachricht da ist, und sende sie sonst noch einmal.

## Die Einladung

group-invite-others = Andere einladen
group-invite-public = { $name } ist für alle offen. So kommt man hin:
group-invite-by-code = Andere kommen mit diesem Code oder mit dem Link an „{ $name }“:
group-invite-by-name = Andere kommen mit dem Namen, mit diesem Code oder mit dem Link an „{ $name }“:
group-link = Link zu diesem Tisch
group-for-projector = Auf dem Beamer
group-watch-link = Seite für den Beamer öffnen
# { $table } is the name of a table.
group-class-ready = „{ $table }“ ist offen
group-class-ready-help = Die Klasse scannt das oder öffnet die Adresse und tippt den Code ein.
group-host-key = In jedem Browser leiten
group-host-key-help = Mit diesem Schlüssel leitet jeder Browser diesen Tisch: falls dieser hier seine Daten verliert oder du an einem anderen Computer weitermachst. Bewahre ihn auf, wo ihn niemand aus der Klasse sieht. Ein neuer Schlüssel macht den alten ungültig.
group-host-key-make = Schlüssel für die Spielleitung erstellen
group-host-key-another = Einen anderen Schlüssel erstellen
group-host-key-sure = Einen anderen erstellen, der letzte wird ungültig
group-host-key-keep = Den letzten behalten
group-host-key-link = Link für die Spielleitung
group-host-key-save = Schlüssel herunterladen
group-host-key-print = Mit der Einladung drucken
group-host-key-hide = Schlüssel verbergen
# A file’s name.
group-host-key-file = { $table } { $date } Schlüssel.txt
group-open-wall = Wandansicht öffnen
group-class-begin = Los
group-class-here = Aus der Klasse da: { $count }
group-watch-help = Sie zeigt nur den Tisch und belegt keinen Platz. Zieh ihr Fenster auf den Beamer, wo sie immer einen Platz hat, oder öffne sie an einem anderen Computer, und behalte diese Seite für dich.
group-project = Diese Seite selbst zeigen
group-project-help = Wenn es nur einen Bildschirm gibt. Die Taste R bringt neue Zahlen, und „Ansicht schließen“ alles Übrige zurück.
group-watch-table = Nur zuschauen

## Die Werkzeuge der Spielleitung

group-host-tools = Werkzeuge der Spielleitung
group-host-tab = { $waiting ->
    [0] Leitung
   *[other] Leitung · { $waiting } warten
}
group-standing-in = { $maker } ist weg. Bis zur Rückkehr kannst du neue Zahlen bringen und eine Runde beenden.
group-standing-in-for-nobody = Wer diesen Tisch eröffnet hat, hat ihn verlassen. Du kannst neue Zahlen bringen und eine Runde beenden.
group-end-round = Runde beenden
group-end-with-points = Mit Punkten beenden
group-end-without-points = Ohne Punkte beenden
group-yes-end = Ja, beenden
group-play-on = Weiterspielen
group-end-nobody-called = Diese Runde beenden? Niemand hat angesagt, also bekommt niemand Punkte.
group-end-no-points = Diese Runde beenden? Die offene Ansage bringt niemandem Punkte.
group-end-score = Diese Runde beenden? Mit Punkten gilt: SCORE von { $score } ist nicht gezeigt.
group-end-impossible = Diese Runde beenden? Mit Punkten gilt: UNMÖGLICH von { $impossible } hat standgehalten.
group-end-both-same = Diese Runde beenden? Mit Punkten gilt: SCORE von { $score } ist nicht gezeigt, UNMÖGLICH von derselben Person hat standgehalten.
group-end-both = Diese Runde beenden? Mit Punkten gilt: SCORE von { $score } ist nicht gezeigt, UNMÖGLICH von { $impossible } hat standgehalten.
group-end-everyones = Diese Runde beenden? { $given } von { $expected } haben geantwortet.
group-end-everyones-no-points = Diese Runde beenden? { $given } von { $expected } haben geantwortet, und niemand bekommt Punkte.
group-pause = Pause
group-more-time-for-all = Mehr Zeit für alle
group-half-minute-more = + 30 s
group-minute-more = + 1 min
group-race-anew = Ein neues Wettrennen anfangen? Punkte und Tore von diesem sind dann weg.
group-race-shared = Ein Wettrennen um drei Tore mit Score. Spieler: { $players }
group-go-on = Weiter
group-deal = Eigene Zahlen austeilen
group-deal-these = Diese Zahlen austeilen
group-way = Spielweise
group-way-who = Wer die Aufgabe löst
group-way-call = wer zuerst ansagt
group-way-everyone = alle gleichzeitig
group-way-race = ein Wettrennen, alle gleichzeitig
group-play-at-once = Alle gleichzeitig spielen lassen
group-way-clock = Zeit für eine Runde, Sekunden
group-way-clock-help = 30 bis 600, oder leer für keine Uhr.
group-way-clock-problem = Eine Runde dauert 30 bis 600 Sekunden; ein leeres Feld heißt: keine Uhr.
group-way-points = Antworten bringen Punkte
group-way-points-help = Eine richtige Antwort bringt einen.
group-way-first-three = Die ersten drei richtigen Antworten bringen einen mehr
group-way-wrong = Ein falsches UNMÖGLICH kostet einen
group-way-help = Mit einer anderen Spielweise werden die Zahlen auf dem Tisch weggenommen.
group-use-way = So spielen
group-anyone = Alle dürfen neue Zahlen bringen
group-anyone-help = Zahlen, über die andere vielleicht nachdenken, verschwinden, wenn die meisten das wollen.
group-host-help = Du bringst sie, und wer mit dir leitet.
group-last-scorer-help = Nach den Hausregeln bringt sie, wer zuletzt gepunktet hat, und du.
group-waiting-room = Mich fragen, bevor jemand hereinkommt
group-waiting-room-help = Wer kommt, wartet, bis du öffnest.
group-watchers-wait = Mich fragen, bevor jemand zuschaut
group-watchers-wait-help = Schickt alle weg, die jetzt nur zuschauen, außer Seiten, die du in diesem Browser geöffnet hast.
group-visitor-looks-on = Jemand zum Zuschauen ({ $number })
group-visitors = { $count ->
    [0] Niemand wartet
    [one] 1 Person wartet
   *[other] { $count } Personen warten
}
group-let-in = Einlassen
group-turn-away = Abweisen
group-may-be = Das ist vielleicht { $name }: gerade nicht da, mit { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkten.
}
group-somebody-may-be = { $newcomer } ist vielleicht { $name }: gerade nicht da, mit { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkten.
}
group-give-seat = Diesen Platz geben
group-hand-seat-to = Diesen Platz geben an …
group-lost-devices = Wer vielleicht ein anderes Gerät hat
# Für alle, die nicht sehen, neben welchem Namen der Knopf ist.
group-let-in-name = { $name } einlassen
group-turn-away-name = { $name } abweisen
group-let-all-in = Alle einlassen
group-one-by-one = Einzeln
group-wait-to-come-in = Warten auf Einlass: { $count }
group-turn-all-away = Alle abweisen
group-flood = { $count } Personen von einem Ort
group-flood-help = Sie kamen innerhalb einer Minute aus demselben Netz: vielleicht deine Klasse, vielleicht eine Person mit vielen Tabs.
group-flood-let-in = Alle { $count } einlassen
group-flood-turn-away = Alle { $count } abweisen
group-visitor-namesake = Jemand mit diesem Namen wurde entfernt.
# Beside the name of a visitor, where several names look alike.
group-visitor-number = Nr. { $number }
group-lock = Tisch schließen
group-lock-help = Niemand Neues kommt herein.
group-chat-switch = Chat
group-chat-switch-help = Alle am Tisch können einander schreiben.
group-mute-newcomers = Wer neu kommt, darf nicht schreiben
group-mute-newcomers-help = Wer sich ab jetzt setzt, schreibt nichts, bis du es unter Spieler erlaubst.
group-csv-save = Punktestand herunterladen
group-csv-copy = Punktestand kopieren
# Der Name einer Datei. { $date } ist wie 2026-12-31.
group-csv-file = { $table } { $date } Punktestand.csv
group-print = Punktestand drucken
group-csv-name = Name
group-csv-points = Punkte
group-save-instead = Dieser Browser lässt die Seite nicht kopieren. Lade den Punktestand stattdessen herunter.
group-house-rules = Hausregeln
group-rules-help = Mit neuen Regeln werden die Zahlen auf dem Tisch weggenommen.
group-use-rules = Nach diesen Regeln spielen
group-remove-newcomers = Gerade Gekommene entfernen …
group-newcomers = { $count ->
    [0] In den letzten fünf Minuten ist niemand gekommen.
    [one] In den letzten fünf Minuten ist 1 Person gekommen.
   *[other] In den letzten fünf Minuten sind { $count } gekommen, die neuesten zuerst.
}
# { $deed } ist eins der nächsten vier.
group-newcomer = vor { $seconds } s, { $deed }
group-newcomer-nothing = hat noch nichts getan
group-newcomer-wrote = hat geschrieben
group-newcomer-played = hat gespielt
group-newcomer-called = hat angesagt
group-newcomer-gone = { $said }, ist weg
group-newcomers-help = Ausgewählt ist, wer nach einem Streich aussieht: auf einmal gekommen oder ähnlich benannt, und nichts getan. Ihre Plätze bleiben: Unter „Spieler“ kannst du sie zurückholen.
group-remove-chosen = { $count ->
    [one] 1 Person entfernen
   *[other] { $count } entfernen
}
group-zero = Alle Punkte auf 0 …
group-zero-help = Was alle gewonnen und verloren haben, ist endgültig weg.
group-yes-zero = Ja, alle Punkte auf 0
group-clear = Tisch auflösen …
group-clear-help = Alle werden weggeschickt. Namen, Punkte und Nachrichten werden sofort und endgültig gelöscht.
group-yes-clear = Ja, Tisch auflösen

## Kleine Tische

group-small-tables = Kleine Tische
group-small-tables-help = Die Klasse spielt an kleinen Tischen, alle mit denselben Zahlen, und an jedem wird angesagt. Mit neuen Zahlen sitzen jedes Mal alle neu. Zahlen, die jetzt auf dem Tisch liegen, werden weggenommen.
group-table-size = Spieler an einem Tisch
group-split-into-tables = Kleine Tische bilden
group-seat-anew = Alle neu setzen
group-one-table = Zurück an einen Tisch
group-so-many-tables = { $count ->
    [one] Es gibt 1 kleinen Tisch.
   *[other] Es gibt { $count } kleine Tische.
}
group-table-number = Tisch { $table }
group-your-table = Dein Tisch: { $table }
group-table-no-roll = noch keine Zahlen
group-table-thinks = überlegt
group-table-called = { $name }: { $call }
group-table-solved = { $name } hat es gezeigt
group-table-stood = UNMÖGLICH von { $name } hat standgehalten
group-table-ended = fertig
group-tables-progress = { $finished } von { $count } Tischen sind fertig.
group-ways-wait = Lösungen werden gezeigt, wenn alle Tische fertig sind.
group-tables-finished = { $count ->
    [one] Der Tisch ist fertig.
   *[other] Alle { $count } Tische sind fertig.
}
group-end-tables = Diese Runde beenden? { $open ->
    [one] 1 Tisch spielt noch.
   *[other] { $open } Tische spielen noch.
} Mit Punkten gilt: Ein offenes SCORE ist nicht gezeigt, ein offenes UNMÖGLICH hat standgehalten.
group-end-tables-no-call = Diese Runde beenden? { $open ->
    [one] 1 Tisch spielt noch, und dort hat niemand angesagt.
   *[other] { $open } Tische spielen noch, und dort hat niemand angesagt.
}

## Teams

group-teams = Teams
group-teams-help = Alle kommen durch Zufall in Teams, so gleichmäßig wie möglich. Ein Team hat die Punkte, die seine Mitglieder von da an holen.
group-teams-count = Wie viele Teams
group-make-teams = Teams bilden
group-new-teams = Neue Teams bilden
group-end-teams = Keine Teams mehr
group-team-move = Verschiebe
group-team-to = in Team
group-team-put = Verschieben
group-team-circle = Kreis
group-team-triangle = Dreieck
group-team-square = Quadrat
group-team-star = Stern
group-team-cross = Kreuz
group-team-drop = Tropfen

## Was die Klasse gerade macht

group-live = Was alle gerade machen
group-live-empty = Sobald Zahlen auf dem Tisch liegen, haben hier alle ein Feld.
group-live-order = Reihenfolge der Felder
group-live-by-help = Hilfe zuerst
group-live-by-name = Nach Namen
group-count-working = { $count } am Rechnen
group-count-help = { $count ->
    [one] { $count } braucht vielleicht Hilfe
   *[other] { $count } brauchen vielleicht Hilfe
}
group-count-has-it = { $count ->
    [one] { $count } hat es
   *[other] { $count } haben es
}
group-count-impossible = { $count } UNMÖGLICH
group-count-away = { $count } weg
group-count-no-answer = { $count } ohne Antwort
group-state-working = rechnet
group-state-help = braucht Hilfe?
group-state-has-it = hat es
group-state-no-answer = keine Antwort
group-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
group-hints = { $count ->
    [one] { $count } Tipp
   *[other] { $count } Tipps
}
group-so-many-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
group-different-solutions = { $count ->
    [one] { $count } verschiedene Lösung
   *[other] { $count } verschiedene Lösungen
}
group-board-of = Brett von { $name }

## Was die Klasse aus einem Wurf gemacht hat

group-class-found = { $count ->
    [one] Die Klasse hat 1 Lösung gefunden
   *[other] Die Klasse hat { $count } verschiedene Lösungen gefunden
}
group-class-found-none = Die Klasse hat keine Lösung gefunden
group-class-page = Seite { $page } von { $pages }
group-class-pages-stop = Nicht weiterblättern
group-class-pages-go-on = Von selbst blättern
group-class-impossible = { $count ->
    [one] { $count } Person hat UNMÖGLICH geantwortet.
   *[other] { $count } Personen haben UNMÖGLICH geantwortet.
}
group-class-impossible-names = UNMÖGLICH haben geantwortet: { $names }.
group-show-names = Namen zeigen
# Davor steht eine große Zahl: wie viele schon geantwortet haben.
group-of-so-many-have-answered = von { $count } sind fertig

## Der eigene Platz

group-you = Du
group-change = Ändern
group-step-out = Eine Weile allein spielen
group-step-out-help = Dein Platz und deine Punkte warten auf dich.
group-next-player = Jemand anderes an diesem Gerät
group-next-player-help = Dein Platz und deine Punkte warten hier auf dich.
group-next-player-short = Jemand anderes
group-go-private-short = Allein spielen
group-leave-table = Den Tisch verlassen …
group-leave-table-help = Deinen Platz können dann andere haben. Wenn du mit diesem Browser wiederkommst, bekommst du einen neuen Platz, mit deinen Punkten.
group-yes-leave = Ja, den Tisch verlassen

## Warum eine Gruppe etwas ablehnt

group-refused-locked = Die Spielleitung hat den Tisch geschlossen: Gerade kann niemand Neues hereinkommen.
group-refused-removed = Die Spielleitung hat dich von diesem Tisch entfernt.
group-refused-stale = Das war für frühere Zahlen. Jetzt liegen andere auf dem Tisch.
group-refused-nobody-hosts = Niemand leitet diesen Tisch, deshalb kann das hier niemand ändern.
group-refused-yourself = Das kannst du nicht mit dir selbst machen.
group-refused-roll-first = Seit diese Zahlen kamen, ist zu viel geschehen. Bring zuerst neue.
group-refused-chat-off = Der Chat ist an diesem Tisch aus.
group-refused-muted = Die Spielleitung hat deine Nachrichten abgeschaltet.
group-refused-calls-forbidden = Die Spielleitung lässt dich vorerst nichts ansagen.
group-refused-looks-on = Du bist mitten in dieser Runde gekommen, also schaust du zu: bis zur nächsten Runde oder bis die Spielleitung dich mitspielen lässt.
group-refused-other-on-device = Auf diesem Gerät war bei diesem Wurf schon jemand anderes am Tisch. Du spielst ab dem nächsten mit.
group-refused-removed-on-device = Die Spielleitung hat jemand anderen von diesem Gerät entfernt. Deshalb muss sie dich hereinlassen. Frag sie.
group-refused-no-vote = Wer zu diesen Zahlen nichts ansagen darf, kann auch nicht verlangen, dass sie weggenommen werden.
group-refused-not-sayable = Eine Nachricht hat 1 bis 200 Zeichen, die man sehen kann.
group-refused-too-fast = Das war zu schnell. Warte einen Augenblick.
group-refused-not-the-maker = Diese Person hat den Tisch eröffnet: Niemand kann sie stummschalten, entfernen oder umbenennen.
group-refused-maker-only = Das kann nur, wer diesen Tisch eröffnet hat.
group-refused-name-fixed = Die Spielleitung hat deinen Namen festgelegt, deshalb kannst du ihn nicht ändern.
group-refused-visitor-gone = Da wartet niemand mehr.
group-refused-no-newcomers = In der letzten Minute ist niemand gekommen.
group-refused-team-count = Es kann zwei bis sechs Teams geben.
group-refused-empty-team = Dann wäre in einem Team niemand. Bilde weniger Teams oder setze in jedes jemanden.
group-refused-twice-in-teams = Niemand kann in zwei Teams sein.
group-refused-no-such-team = Dieses Team gibt es nicht.
group-refused-table-size = An einem kleinen Tisch sitzen drei bis sechs.
group-refused-too-few-for-tables = Kleine Tische brauchen mindestens drei, die nicht leiten.
group-refused-no-small-tables = Es gibt keine kleinen Tische.
group-refused-no-race = An diesem Tisch gibt es kein Wettrennen.
group-refused-race-over = Dieses Wettrennen ist gewonnen. Die Spielleitung oder ihre Vertretung kann ein neues anfangen.
group-refused-race-too-long = Mehr passt für dich nicht in ein Wettrennen. Die Spielleitung kann ein neues anfangen.
group-refused-hosts-sit-nowhere = Wer leitet, sitzt an keinem kleinen Tisch, geht herum und sieht alle.
group-refused-no-table-yet = Du sitzt noch an keinem kleinen Tisch. Mit den nächsten Zahlen bekommst du einen Platz.
group-refused-nobody-chosen = Wähle mindestens eine Person, die noch da ist.
group-refused-not-away = Diese Person ist da. Nur ein Platz, an dem gerade niemand ist, kann an ein anderes Gerät gehen.
group-refused-hosts-keep-seats = Wer leitet, behält den eigenen Platz und bekommt keinen anderen.
group-refused-too-often = Das hast du sehr oft gemacht. In ein paar Minuten geht es wieder; das Wettrennen läuft weiter.

## Warum der Name eines Tisches nicht geht

group-table-name-empty = Gib einen Namen für den Tisch ein: mindestens einen Buchstaben oder eine Ziffer.
group-table-name-too-long = Der Name eines Tisches hat höchstens 20 Zeichen.
group-table-name-invisible = Der Name eines Tisches darf keine Zeichen haben, die niemand sehen kann.
group-table-name-stacked = Der Name eines Tisches hat höchstens vier Akzente oder andere Zeichen auf einem Buchstaben, und keine ohne Buchstaben.
group-table-name-reserved = Dieses Wort darf im Namen eines Tisches nicht vorkommen. Wähle einen anderen Namen.

## Warum ein Spielserver niemanden einlässt

group-table-exists = Einen Tisch mit diesem Namen gibt es schon. Komm dazu, oder wähle einen anderen Namen.
group-no-such-table = Es gibt keinen Tisch mit diesem Namen oder Code.
group-other-tab = Du bist an diesem Tisch schon in einem anderen Tab oder Fenster.
group-not-here = Diesen Tisch gibt es auf diesem Spielserver nicht.
group-too-many-tables = Für noch einen Tisch ist gerade kein Platz.
group-too-many-watchers = An diesem Tisch schauen schon zu viele zu.
group-busy = Gerade kommen viele auf einmal.
group-tables-from-here = Dein Netz hat schon so viele Tische, wie dieser Spielserver erlaubt. Komm an einen davon, lass einen auflösen, den niemand braucht, oder bitte um mehr, wo der Spielserver betrieben wird (--tables-per-address).
group-seats-from-here = Dein Netz hat an diesem Tisch schon so viele Plätze, wie dieser Spielserver erlaubt. Bitte die Spielleitung, jemanden zu entfernen, der nicht dazugehört, oder bitte um mehr, wo der Spielserver betrieben wird (--seats-per-address).
group-seat-handed-over = Die Spielleitung hat deinen Platz an diesem Tisch mit seinen Punkten an ein anderes Gerät weitergegeben. Komm unter einem anderen Namen dazu, oder frag die Spielleitung, wenn das ein Irrtum war.
group-hosted-elsewhere = Diesen Tisch leitet jetzt ein anderer Browser, der mit dem Schlüssel der Spielleitung gekommen ist. Wenn du das nicht warst, öffne den Link mit deinem Schlüssel hier: Dann wird der andere Browser weggeschickt.
group-wrong-host-key = Das ist nicht der Schlüssel der Spielleitung für diesen Tisch, oder ein neuerer hat ihn ersetzt. Du kannst als Mitspieler dazukommen.
group-broken-host-key = Der Schlüssel der Spielleitung in diesem Link ist nicht ganz oder enthält einen Tippfehler. Öffne noch einmal den ganzen Link. Du kannst auch als Mitspieler dazukommen.
group-seats-of-device = Dieses Gerät hat an diesem Tisch so viele Plätze, wie es haben darf. Komm als jemand von ihnen dazu, oder mit einem anderen Gerät.
group-newcomers-from-here = Aus deinem Netz kommen gerade viele auf einmal. Ist das immer so, dann bitte um mehr, wo der Spielserver betrieben wird (--joins-per-minute).
group-turned-away = Die Spielleitung hat dich nicht eingelassen. { $seconds ->
    [one] In 1 Sekunde kannst du wieder fragen.
   *[other] In { $seconds } Sekunden kannst du wieder fragen.
}
group-may-ask-again = Du kannst wieder fragen, ob du hereinkommen darfst.
group-a-full = Gruppe A ist voll. Versuch es mit Gruppe B, oder eröffne einen eigenen Tisch.
group-b-full = Gruppe B ist voll. Versuch es mit Gruppe A, oder eröffne einen eigenen Tisch.

## Warum ein Spielserver die Verbindung beendet

group-closed-bad-message = Der Spielserver hat diese Seite nicht verstanden.
group-closed-no-hello = Diese Seite hat sich zu spät gemeldet.
group-closed-old-page = Diese Seite und der Spielserver passen nicht zusammen: Eines von beiden ist älter. Deine Punkte bleiben.
group-closed-taken-over = Du spielst in einem anderen Tab oder Fenster weiter.
group-closed-removed = Die Spielleitung hat dich vom Tisch entfernt.
group-closed-left = Du hast den Tisch verlassen.
group-closed-cleared = Der Tisch ist aufgelöst. Namen und Punkte sind gelöscht.
group-closed-too-slow = Dieses Gerät kam mit dem Tisch nicht mit.
group-closed-restart = Der Spielserver wird neu gestartet.
group-closed-trouble = Der Spielserver hatte ein Problem mit diesem Tisch.
group-framed-title = Gruppen spielen in einem eigenen Tab
group-framed-text = Eine andere Seite zeigt diese in einem Rahmen und könnte eigene Knöpfe über die deines Tisches legen. Öffne das Spiel in einem eigenen Tab: Der Weg zu deinem Tisch kommt mit.
group-own-tab = In einem eigenen Tab öffnen

### Unterrichtsstunden: planen, halten, und der Bericht darüber.

## Planen

lesson-title = Eine Stunde planen
lesson-plan-help = Zahlen, die vorher ausgesucht sind, für eine Klasse. Das geht ohne Netz.
lesson-lead = Stelle Würfe zusammen: Jeder kommt dann mit einem Knopfdruck auf den Tisch, einer nach dem anderen. Die ganze Stunde ist ein Link.
lesson-back-to-table = Zurück zum Tisch
lesson-back-to-group = Zurück zur Gruppenseite
lesson-settings = Was gespielt wird
lesson-cards = Karten, wie beim 24-Spiel
lesson-cards-help = Alle vier Zahlen werden gebraucht, und nichts wird angehängt.
lesson-add = Würfe dazunehmen
lesson-up-to = Eine Stunde hat höchstens { $most } Würfe.
lesson-level = Schwierigkeit
lesson-count = Wie viele Würfe
lesson-count-problem = Wähle eine ganze Zahl von 1 bis { $most }.
lesson-add-by-level = Solche Würfe dazunehmen
lesson-stop = Aufhören
lesson-searching = Würfe werden gesucht …
lesson-added = { $count ->
    [one] 1 Wurf ist dazugekommen.
   *[other] { $count } Würfe sind dazugekommen.
}
lesson-few-found = { $count ->
    [0] So ein Wurf war nicht zu finden: Er ist mit diesen Würfeln und diesem Ziel selten.
    [one] Nur 1 solcher Wurf war zu finden: Sie sind mit diesen Würfeln und diesem Ziel selten.
   *[other] Nur { $count } solche Würfe waren zu finden: Sie sind mit diesen Würfeln und diesem Ziel selten.
}
# { $most } ist, wie viele Würfe eine Stunde höchstens hat, { $room }, wie viele noch Platz haben.
lesson-no-room = { $room ->
    [0] Eine Stunde hat höchstens { $most } Würfe; es hat keiner mehr Platz.
    [one] Eine Stunde hat höchstens { $most } Würfe; es hat noch 1 Platz.
   *[other] Eine Stunde hat höchstens { $most } Würfe; es haben noch { $room } Platz.
}
lesson-typed = Eigene Zahlen
lesson-typed-help = Ein Wurf in jeder Zeile, etwa 1 4 5 7: zwei bis sechs ganze Zahlen von 0 bis 999.
lesson-add-typed = Diese Würfe dazunehmen
# { $line } zählt die Zeilen, in denen etwas steht; die erste ist 1.
lesson-typed-problem = Zeile { $line }, „{ $roll }“, ist kein Wurf: Ein Wurf hat zwei bis sechs ganze Zahlen von 0 bis 999.
lesson-typed-nothing = Schreibe mindestens einen Wurf.
lesson-from-link = Aus einem Link
lesson-from-link-help = Füge den Link einer anderen Stunde oder eines Wurfs ein.
lesson-add-from-link = Aus dem Link dazunehmen
lesson-link-empty = In diesem Link ist keine Stunde und kein Wurf.

## Die Würfe eines Plans

lesson-rolls = { $count ->
    [0] Die Würfe
    [one] 1 Wurf
   *[other] { $count } Würfe
}
lesson-no-rolls-yet = Noch gibt es keine Würfe: Nimm welche dazu.
lesson-unready = Einen Link gibt es, sobald die Stunde gespielt werden kann.
lesson-other-tab = Ein anderer Tab oder ein anderes Fenster hat diese Stunde geändert; so ist sie jetzt. „Letzte Änderung zurücknehmen“ bringt zurück, was hier stand.
lesson-undo = Letzte Änderung zurücknehmen
# { $theirs } and { $own } are numbers of rolls.
lesson-of-link = Würfe in der Stunde dieses Links: { $theirs }. Würfe in deinem eigenen Plan: { $own }. Öffnest du die Stunde, ersetzt sie deinen Plan.
lesson-take-link = Stunde des Links öffnen
lesson-keep-plan = Meinen Plan behalten
lesson-own-plan = Die Stunde des Links war nicht zu lesen. Das hier ist dein eigener Plan.
lesson-clear = Alle weglassen
# Ein Wurf, wie ihn hört, wer nicht sieht, neben welchem die Taste steht.
lesson-roll = Nr. { $number }, { $numbers }
lesson-earlier = Früher: { $roll }
lesson-later = Später: { $roll }
lesson-leave-out = { $roll } weglassen
# { $percent } ist, wie viel der Arbeit getan ist.
lesson-rating = Wird ausgerechnet … { $percent } %
lesson-impossible = Unmöglich

## Der Link

lesson-link = Der Link
lesson-address = Link zu dieser Stunde
lesson-link-help = Er öffnet diese Stunde wieder, auf jedem Gerät. Wer ihn hat, sieht die Würfe.

## Halten

lesson-hold = Diese Stunde halten
lesson-make-help = Gespielt wird an einem eigenen Tisch, den du leitest. Der Chat ist dort aus, bis du ihn einschaltest.
lesson-table = Name des Tischs
lesson-make = Einen Tisch damit eröffnen
lesson-take-help = Dein Tisch bekommt Ziel, Würfel und Spielweise dieser Stunde.
lesson-take-another-help = Sie tritt an die Stelle der Stunde, die du gerade hältst, und dein Tisch bekommt ihr Ziel, ihre Würfel und ihre Spielweise.
lesson-take = An „{ $table }“ mitnehmen
lesson-end-round-first = Eine Runde läuft noch: Beende sie zuerst.
lesson-held = Stunde
lesson-on-table = Nr. { $number } von { $count } liegt auf dem Tisch.
lesson-next = Nr. { $number } von { $count } kommt als Nächstes.
lesson-all-played = Alle { $count } sind gespielt.
lesson-done = Nach diesem sind alle gespielt.
lesson-over = Die Stunde ist vorbei
lesson-end-puzzles = Aufgaben
lesson-end-pupils = Schüler
lesson-end-right = Richtige Antworten an diesem Tisch
lesson-shared = Eine Stunde mit Score. Aufgaben: { $puzzles }, Schüler: { $pupils }, richtige Antworten: { $right } von { $all }
lesson-deal = Nr. { $number } von { $count } auf den Tisch
lesson-list = Was die Stunde hat
lesson-list-help = Zwischendurch kannst du andere Zahlen auf den Tisch legen: Die Stunde wartet.
lesson-comes-next = kommt als Nächstes
lesson-lies-there = auf dem Tisch
lesson-was-played = gespielt
lesson-choose-short = Nächster
lesson-choose = { $roll } als Nächstes
lesson-end = Die Stunde weglegen …
lesson-end-help = Der Tisch bleibt, wie er ist. Der Link der Stunde öffnet sie wieder, von Anfang an.
lesson-yes-end = Ja, weglegen

## Der Bericht

report-title = Bericht
report-of = Bericht: { $table }
report-hosts-only = Den Bericht eines Tischs hat nur, wer ihn leitet.
report-kept = Was an diesem Tisch alle getan haben. Nur wer ihn leitet, sieht es, und es bleibt, bis der Tisch aufgelöst wird; wenn alle Punkte auf 0 gesetzt werden, ändert es sich nicht.
report-help = Eine Runde zählt für alle, die an ihrem Ende einen Platz haben, auch wenn sie gerade weg sind. Zeiten gehen vom Anblick der Zahlen bis zur Antwort oder Ansage, ohne Pausen. Schritte sind die, die am Ende der Runden auf den Brettern stehen: Die mit einem Bruch, einem Anhängen oder einer negativen Zahl zählen auch in ihrer Spalte.
report-saved = UNMÖGLICH, von anderen gerettet
report-saved-by = { $caller } hat bei lösbaren Würfen UNMÖGLICH angesagt, und { $saver } hat dann SCORE angesagt und es nicht gezeigt. Runden: { $rounds }.
report-saved-help = Jede dieser Runden brachte der ersten Person einen Punkt. Das kann Pech sein, aber wenn zwei es immer wieder tun, helfen sie einander vielleicht. Du kannst beiden das Ansagen verbieten.
report-nobody = Am Tisch ist noch niemand aus der Klasse.
report-print = Bericht drucken
report-save = Bericht herunterladen
# Der Name einer Datei. { $date } ist wie 2026-12-31.
report-file = { $table } { $date } Bericht.csv
report-table = Tisch
report-date = Datum
report-name = Name
report-team = Team
report-points = Punkte
report-rounds = Runden
report-right = Richtig
report-wrong-impossible = UNMÖGLICH falsch
report-not-shown = SCORE nicht gezeigt
report-without-answer = Ohne Antwort
report-mean = Zeit im Mittel
report-fastest = Schnellste richtige Antwort
report-mean-s = Sekunden im Mittel
report-fastest-s = Schnellste richtige Antwort, Sekunden
report-seconds = { $seconds } s
report-hints = Tipps
report-steps = Schritte
report-fractions = Mit Brüchen
report-joins = Anhängen
report-negatives = Mit negativen Zahlen

### Üben und die Würfe des Tages.

## Ein Wurf auf dem Brett

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
learn-clock-wrong = Die Uhr dieses Geräts zeigt einen Tag, der nicht stimmen kann. Darum steht diese Antwort nicht in deiner Statistik. Stell die Uhr, dann zählt die nächste.

## Spiele

learn-games = Spiele
learn-game-score = Score
learn-game-24 = 24

## Mehrere an einem Bildschirm

learn-who-plays = Wer spielt?
learn-plays = { $name } spielt
learn-nobody-named = „Ohne Namen“ spielt
learn-several-here = Seid ihr mehrere?
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
learn-mark-helped = gelöst nach einem Tipp oder einem falschen „Unmöglich“
learn-mark-shown = gezeigt
learn-details = Wie jede Aufgabe ging
learn-column-roll = Aufgabe
learn-column-result = Ergebnis
learn-column-time = Zeit
learn-column-hints = Tipps
learn-column-wrong-calls = Zu Unrecht unmöglich
learn-day-done = Alle fünf sind geschafft
learn-days-in-a-row = Tage in Folge
# Was geteilt wird: $signs hat für jeden Wurf eines.
learn-shared = { $game }, Aufgaben des Tages { $date }: { $signs } { $time }{ $hints ->
    [0] {""}
    [one] {", ein Tipp"}
   *[other] {", "}{ $hints } Tipps
}
learn-signs = ● gelöst, ◐ gelöst nach einem Tipp oder einem falschen „Unmöglich“, ○ gezeigt. Keine Zahl wird verraten.
learn-streak = { $days ->
    [0] Noch kein Tag in Folge.
    [one] Ein Tag in Folge.
   *[other] { $days } Tage in Folge.
}
learn-streak-rule = Ein Tag zählt, wenn du eine seiner Aufgaben am Tag selbst gelöst hast; ein verpasster Tag in der Woche macht nichts.
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
learn-rule = Löst du eine Aufgabe auf Anhieb, kommst du einen Schritt weiter. Nach einem Tipp oder einem falschen „Unmöglich“ bleibst du, wo du bist. Je weiter du bist, desto später kommt so etwas wieder. Beim letzten Schritt kannst du es.
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
    [joining] Ziffern anhängen
    [impossible] Ist es unmöglich?
    [negative] Unter null
   *[fractions] Brüche
}
learn-about-skill = { $skill ->
    [two-steps] Drei der Zahlen reichen: Mach zuerst eine neue und benutze sie dann.
    [three-steps] Der leichteste Weg braucht alle vier Zahlen.
    [subtraction] Zum leichtesten Weg gehört ein Minus.
    [division] Zum leichtesten Weg gehört ein Geteilt.
    [joining] Häng zwei Zahlen aneinander: 1 & 2 ist 12.
    [impossible] Finde einen Weg, oder sag, dass es keinen gibt.
    [negative] Ohne Plus: Geh erst unter null. −3 abziehen heißt 3 dazuzählen.
   *[fractions] Ohne Mal: Teilst du durch einen Bruch, kann die Zahl größer werden.
}

## Das Wettrennen

race-lead = Mach 20 oder 18, so oft du kannst. Wer drei Tore hat, gewinnt.
race-either = { $first } oder { $second }
race-standings = Punkte und Tore
race-player = Wer
race-points = Punkte
race-goals = Tore
race-goals-of = { $goals } von { $all }
race-first-roll = { $name }: würfeln! Der erste Wurf ist umsonst.
race-make = { $name }: 20 oder 18 machen, so oft es geht.
race-won = Drei Tore: { $name } – gewonnen!
race-own-win = Drei Tore: Du hast gewonnen!
race-end = Das Wettrennen ist vorbei
race-end-rolls = Würfe zusammen
race-shared = Ein Wettrennen um drei Tore, gewonnen. Würfe zusammen: { $rolls }
# $by: Punkte eines Schritts; $sum: die Punkte danach
race-gained = { $by ->
    [one] Ein Punkt mehr. Punkte jetzt: { $sum }.
   *[other] { $by } Punkte mehr. Punkte jetzt: { $sum }.
}
race-roll-cost = Der Wurf kostet einen Punkt. Punkte jetzt: { $sum }.
race-bonus = Sie enden auf 0 oder 5, also { $bonus } dazu: { $points }.
race-goal = Ein Tor! Die Punkte fangen wieder bei 0 an.
race-which-roll = Wurf { $number } von { $all }
race-back = Wurf davor
race-forward = Wurf danach
race-roll = Neuer Wurf
race-hand-on = Weitergeben
race-new = Ein neues Wettrennen
race-new-help = Für alle, die an diesem Bildschirm spielen, je ein Name; allein brauchst du keinen. Das offene Wettrennen endet.
race-give-up = Dieses Wettrennen ist noch nicht zu Ende. Drück noch einmal, um es aufzugeben.
race-name = Name { $number }
race-same-name = So heißt schon jemand.
race-link = Ein Wettrennen mit denselben Würfen
race-begin = Anfangen
race-racers = Bei einem Wettrennen spielen 1 bis { $most }.
race-not-their-turn = Jemand anders ist dran.
race-over = Dieses Wettrennen ist gewonnen. Fang ein neues an.
race-no-roll = Würfle zuerst.
race-rolled-this-turn = Wer dran ist, darf nur einmal neu würfeln. Spiel mit deinen Würfen weiter, oder gib weiter.
race-too-many-rolls = Du hast { $most } Würfe seit deinem letzten Tor. Spiel mit diesen weiter.
race-no-such-roll = Auf dieser Seite gibt es keinen Wurf mehr.
race-no-step = So einen Schritt gibt es nicht.
race-no-turns = Du spielst allein: Da ist niemand, dem du weitergeben kannst.
race-not-a-roll = Diese Würfel können da nicht liegen.
race-too-long = Dieses Wettrennen ist zu lang geworden. Fang ein neues an.
race-rules = So geht das Wettrennen
race-all-rules = Alle Regeln
race-rule-steps = Jeder Schritt, der 20 ergibt, bringt 1 Punkt, jeder, der 18 ergibt, 3.
race-rule-again = Mach so viele Schritte, wie du willst, du kannst sie auch zurücknehmen; derselbe Weg zählt bei jedem Wurf nur einmal.
race-rule-fives = Enden deine Punkte auf 0 oder 5, bekommst du 5 dazu. Nur 25 ist stattdessen ein Tor.
race-rule-goal = Genau { $points } Punkte sind ein Tor. Die Punkte fangen wieder bei 0 an.
race-rule-roll = Der erste Wurf ist umsonst. Jeder neue kostet einen Punkt.
race-rule-rolls = Du kannst in deinen Würfen vor und zurück gehen. Nach einem Tor bleibt dir nur der Wurf, mit dem du es gemacht hast.
race-rule-turns = Mehrere spielen reihum. Wer dran ist, darf einmal neu würfeln.
race-rule-at-once = Alle spielen gleichzeitig, jede und jeder mit eigenen Würfen, die sonst nur die Spielleitung sieht. Wie alle stehen, zeigt die Liste der Spieler.
race-rule-win = Wer zuerst { $goals } Tore hat, gewinnt. Es gibt keine Ansagen und keine Uhr.
race-example = Beispiel: Du hast 17 Punkte und würfelst 3, 6, 9 und 14. 3 × 6 ergibt 18: 3 Punkte, also 20. Das ist ein Vielfaches von 5, also 25: ein Tor.

### Wie das Üben und die Würfe der Tage gingen.

statistics-lead = Was du beim Üben und mit den Würfen der Tage gemacht hast. Es bleibt auf diesem Gerät, niemand sonst sieht es.
statistics-empty = Noch nichts. Jede Aufgabe, die du zu Ende bringst, zählt hier.
statistics-players = Wessen Antworten
statistics-nobody = Ohne Namen
statistics-as-table = Als Tabelle
statistics-on-paper = { $name }, { $date }
statistics-none = –
statistics-short-date = { $day }.{ $month }.

## Woche für Woche

statistics-weeks = Gelöst, Woche für Woche
statistics-weeks-summary = { $solved ->
    [one] Eine Aufgabe gelöst
   *[other] { $solved } Aufgaben gelöst
}
statistics-weeks-ahead = { $count ->
    [one] Eine Antwort hat ein Datum, das erst noch kommt, und ist hier nicht zu sehen.
   *[other] { $count } Antworten haben ein Datum, das erst noch kommt, und sind hier nicht zu sehen.
}
statistics-week = Woche vom { $date }: { $solved } gelöst, { $shown } gezeigt
statistics-weeks-best = Die meisten in einer Woche: { $solved }, ab dem { $date }.
statistics-week-from = Woche vom
statistics-solved = Gelöst
statistics-shown = Gezeigt

## Zeiten

statistics-times = Zeit nach Schwierigkeit
statistics-times-help = Die Hälfte der gelösten Aufgaben ging schneller, die andere Hälfte langsamer.
statistics-times-longest = Am längsten: { $level }. Die Hälfte davon dauerte länger als { $time }.
statistics-difficulty = Schwierigkeit
statistics-median = Mittlere Zeit

## Ansagen

statistics-calls = Ist es unmöglich?
statistics-calls-none = Du hast noch nicht „Unmöglich“ gesagt und keine unmögliche Aufgabe gehabt.
statistics-calls-bold = Du sagst zu früh „Unmöglich“: Such erst noch einen Weg.
statistics-calls-shy = Manche Aufgaben gehen wirklich nicht. Trau dich, das zu sagen.
statistics-calls-half = Wenn du „Unmöglich“ sagst, stimmt es jedes zweite Mal. Such erst noch einen Weg.
statistics-calls-good = Wenn du „Unmöglich“ sagst, stimmt es meistens.
statistics-call = Was geschah
statistics-times-said = Wie oft
statistics-calls-right = Gesagt, und es stimmt
statistics-calls-wrong = Gesagt, aber es gab einen Weg
statistics-calls-overlooked = Unmöglich und nicht erkannt

## Fertigkeiten

statistics-skills = Fertigkeiten
statistics-skill = Fertigkeit
statistics-alone = Allein
statistics-helped = Nach einem Tipp oder falschem „Unmöglich“
statistics-alone-of = { $alone } von { $all } allein
statistics-skills-next = Übe als Nächstes:

## Die Datei

statistics-file = Mitnehmen oder löschen
statistics-file-help = In der Datei stehen die Antworten, die Schritte beim Üben und die Tage der Person, die gezeigt wird. Öffne sie auf einem anderen Gerät: Was dort schon ist, zählt nicht doppelt.
statistics-export = Als Datei sichern
statistics-export-of = Als Datei sichern: { $name }
statistics-export-all = Alle an diesem Gerät als eine Datei sichern
statistics-import = Datei öffnen
statistics-delete = Diese Antworten löschen
statistics-undo = Löschen rückgängig machen
# $name: der Name der Datei
statistics-exported = Gesichert als { $name }.
statistics-imported = { $count ->
    [0] Alles in dieser Datei war schon hier.
    [one] Eine Antwort kam dazu.
   *[other] { $count } Antworten kamen dazu.
}
statistics-file-of-several = In dieser Datei steht die Übung von mehreren. Wessen Übung soll hier dazukommen?
statistics-file-take-in = Übernehmen: { $name }
statistics-file-take-all-in = Alle übernehmen
statistics-left-out = { $count ->
    [one] Eine Antwort blieb weg, weil ihr Datum nicht stimmen kann.
   *[other] { $count } Antworten blieben weg, weil ihr Datum nicht stimmen kann.
}
statistics-file-too-long = Diese Datei ist zu lang für Antworten. Nichts wurde geändert.
statistics-file-other = Das ist keine Datei mit Antworten, oder sie ist beschädigt. Nichts wurde geändert.
statistics-file-later = Eine neuere Version von Score hat diese Datei geschrieben. Lade die Seite neu und öffne sie noch einmal.
statistics-file-unreadable = Diese Datei konnte nicht gelesen werden. Nichts wurde geändert.
statistics-deleted = Gelöscht. Solange du auf dieser Seite bleibst, kannst du es rückgängig machen.
statistics-restored = Sie sind wieder da.

## Mit QR-Codes

statistics-carry = Mit QR-Codes auf ein anderes Gerät
statistics-carry-help = In den Codes stehen die Antworten, die Schritte beim Üben und die Tage dieser Person. Nichts wird verschickt: Die Kamera des anderen Geräts liest sie.
statistics-carry-show = Codes zeigen
statistics-carry-hide = Codes verbergen
statistics-carry-code = { $all ->
    [one] Scanne diesen Code mit dem anderen Gerät und öffne dort den Link.
   *[other] Code { $number } von { $all }. Scanne ihn mit dem anderen Gerät, öffne dort den Link, und zeig den nächsten.
}
statistics-carry-qr = QR-Code { $number } von { $all }
statistics-carry-left-out = { $count ->
    [one] Die älteste Antwort fehlt darin. Eine Datei nimmt alles mit.
   *[other] Die ältesten { $count } Antworten und Tage fehlen darin. Eine Datei nimmt alles mit.
}
statistics-carry-anew = Die Antworten haben sich geändert: Das sind neue Codes. Beginne mit dem ersten.
statistics-carry-too-much = Das ist mehr, als Codes fassen. Nimm eine Datei.
statistics-carry-before = Der Code davor
statistics-carry-next = Der nächste Code
statistics-carry-link = Der Link in diesem Code
statistics-paste = Den Link eines Codes einfügen
statistics-paste-help = Wo keine Kamera den Code lesen kann: Kopiere seinen Link auf dem anderen Gerät, schick ihn dir selbst und füge ihn hier ein.
statistics-paste-open = Link öffnen
statistics-paste-other = Das ist kein Link eines Codes. Kopiere ihn auf dem anderen Gerät ganz.
statistics-arrival = Von einem anderen Gerät
statistics-carry-parts = { $here } von { $of } Codes sind da. Scanne den nächsten.
# $new der $answers sind noch nicht hier. $practised: Würfe beim Üben
statistics-carry-about = { $name }: Antworten { $answers }, davon neu { $new }; Tage { $days }; Würfe beim Üben { $practised }.
statistics-carry-once = Was schon da ist, zählt nicht doppelt; jede Fertigkeit bleibt beim weiteren Schritt.
statistics-carry-take-in = Übernehmen
statistics-carry-forget = Lieber nicht
statistics-carry-broken = Diese Codes kann man nicht lesen. Scanne sie noch einmal, vom ersten an.
statistics-carry-later = Eine neuere Version von Score hat diese Codes gemacht. Lade die Seite neu und scanne sie noch einmal.
statistics-taken-in = { $count ->
    [0] Übernommen; alle Antworten waren schon hier.
    [one] Übernommen, mit einer neuen Antwort.
   *[other] Übernommen, mit { $count } neuen Antworten.
}

### Dials.

## Das Brett und seine Knöpfe.

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

### Mathe-Kniffel.

# Die Arten zu spielen, zusammen und einzeln.
yahtzee-modes = Was du tun möchtest
yahtzee-mode = { $mode ->
    [practice] Üben
    [game] Spiel
   *[review] Rückblick
}

## Muster

yahtzee-pattern = { $pattern ->
    [yahtzee] Kniffel
    [fibonacci] Fibonacci
    [pi] Pi
    [all-prime] Alle prim
    [all-even] Alle gerade
   *[all-odd] Alle ungerade
}
# Dasselbe mitten im Satz.
yahtzee-pattern-within = { $pattern ->
    [yahtzee] Kniffel
    [fibonacci] Fibonacci
    [pi] Pi
    [all-prime] alle prim
    [all-even] alle gerade
   *[all-odd] alle ungerade
}
# Ein Zeichen auf jedem Würfel des Musters.
yahtzee-pattern-sign = { $pattern ->
    [yahtzee] =
    [fibonacci] φ
    [pi] π
    [all-prime] P
    [all-even] G
   *[all-odd] U
}
# Was die Würfel dafür zeigen müssen.
yahtzee-pattern-rule = { $pattern ->
    [yahtzee] fünf gleiche
    [fibonacci] 1 1 2 3 5
    [pi] eine 3, eine 1 und eine 4
    [all-prime] nur 2, 3 und 5
    [all-even] nur 2, 4 und 6
   *[all-odd] nur 1, 3 und 5
}
yahtzee-patterns = Muster
yahtzee-pattern-column = Muster
yahtzee-your-choice = Deine Würfel
yahtzee-best-choice = Beste Würfel
yahtzee-pattern-shown = liegt da
# Aufzählungen: mit Komma, und vor dem letzten Glied.
yahtzee-list = { $first }, { $next }
yahtzee-list-end = { $others } und { $last }

## Würfel

# Ein Würfel, vorgelesen.
yahtzee-die = Würfel { $die }: { $number }, neu werfen
yahtzee-die-of-patterns = { $die }, gehört zu: { $patterns }
yahtzee-roll-five = Fünf Würfel werfen
yahtzee-roll-anew = Fünf neue Würfel
yahtzee-roll-again = Gewählte neu werfen
yahtzee-roll-dice = { $count ->
    [one] 1 Würfel neu werfen
   *[other] { $count } Würfel neu werfen
}
yahtzee-undo = Rückgängig
yahtzee-adviser = Ratgeber
yahtzee-dice-show = Die Würfel zeigen { $numbers }.
yahtzee-patterns-shown = { $patterns }!

## Was zu tun ist

yahtzee-roll = Würfle!
yahtzee-round = Runde { $round } von { $rounds }. Würfle!
yahtzee-round-of-player = Runde { $round } von { $rounds }. { $player }, würfle!
yahtzee-choose-box = Wähle ein Feld.
yahtzee-no-pattern = Diesmal kein Muster.
yahtzee-choose-dice = Wähle Würfel, die du neu werfen möchtest. { $left }
yahtzee-choose-dice-or-box = Wähle Würfel, die du neu werfen möchtest, oder trag die Punkte in ein Feld ein. { $left }
yahtzee-rolls-left = { $count ->
    [one] Noch 1 Wurf.
   *[other] Noch { $count } Würfe.
}
yahtzee-game-over = Das Spiel ist zu Ende: { $total } Punkte. Der Rückblick zeigt, wie viele es hätten sein können.
yahtzee-winner = Das Spiel ist zu Ende. { $name } gewinnt mit { $total } Punkten. Der Rückblick zeigt jede Entscheidung.
yahtzee-winners = Das Spiel ist zu Ende. { $names } haben je { $total } Punkte.
yahtzee-end = Das Spiel ist vorbei
yahtzee-shared = { $game }: { $total } Punkte
yahtzee-names-and = { $one } und { $other }

## Was nicht geht

yahtzee-refusal = { $refusal ->
    [players] Eine bis sechs Personen können mitspielen.
    [not-thrown] Würfle zuerst.
    [thrown] Es ist schon gewürfelt.
    [no-throw-left] In diesem Zug ist kein Wurf mehr übrig.
    [all-kept] Wähle zuerst die Würfel, die neu geworfen werden sollen.
    [kept-changed] Ein Würfel, der liegen bleiben sollte, hat sich verändert.
    [box-filled] Dieses Feld ist schon ausgefüllt.
   *[game-over] Das Spiel ist zu Ende. Beginne ein neues.
}
yahtzee-no-such-throw = Der Link nennt Würfel, die es nicht geben kann: Es müssen fünf sein, jeder von 1 bis 6.
yahtzee-give-up-game = Dieses Spiel ist noch nicht zu Ende. Drück noch einmal, um es aufzugeben.

## Der Ratgeber

yahtzee-advice = Wie wahrscheinlich jedes Muster ist, wenn du die liegenden Würfel behältst und darauf spielst – und welche Würfel du dafür am besten behältst.
yahtzee-advice-at-end = Kein Wurf ist mehr übrig: Ein Muster liegt da oder nicht.
yahtzee-advice-points = Für möglichst viele Punkte am Ende
yahtzee-advice-boxes = Das Feld für möglichst viele Punkte am Ende
yahtzee-every-choice = Alle Möglichkeiten
yahtzee-order-by = Am besten für
yahtzee-by-points = Punkte
yahtzee-working-out = Das ganze Spiel wird durchgerechnet …
# Eine Auswahl von Würfeln, vorgelesen.
yahtzee-keep = { $count ->
    [0] Alle fünf neu werfen
    [5] Alle fünf behalten
   *[other] { $dice } behalten
}
yahtzee-named-choice = { $name }: { $choice }
yahtzee-per-cent = { $percent } %
yahtzee-per-cent-below = unter { $percent } %
yahtzee-per-cent-above = über { $percent } %
# Klein darunter: dasselbe auf Hundertstel und als Bruch.
yahtzee-exactly = { $percent } oder { $fraction }
yahtzee-decimal = { $sign }{ $whole },{ $hundredths }
yahtzee-expected = { $points } erwartet

## Der Spielzettel

yahtzee-sheet = Spielzettel
yahtzee-upper = Obere Felder
yahtzee-lower = Untere Felder
yahtzee-box-column = Feld
yahtzee-you = Du
yahtzee-box = { $score_box ->
    [ones] Einer
    [twos] Zweier
    [threes] Dreier
    [fours] Vierer
    [fives] Fünfer
    [sixes] Sechser
    [all-odd] Alle ungerade
    [all-even] Alle gerade
    [pi] Pi
    [all-prime] Alle prim
    [fibonacci] Fibonacci
    [yahtzee] Kniffel
   *[chance] Chance
}
# Was ein Feld zählt: so viele Punkte, oder die Summe seiner Würfel.
yahtzee-box-sum = Summe
yahtzee-upper-sum = Summe
yahtzee-bonus = Bonus
yahtzee-total = Gesamt
yahtzee-bonus-rule = { $bonus } ab { $from }
yahtzee-bonus-missing = noch { $missing }
yahtzee-score-in = { $points } bei „{ $score_box }“ eintragen

## Neue Spiele

yahtzee-new-game = Neues Spiel
yahtzee-other-players = Andere Spieler
yahtzee-alone = Allein spielen
yahtzee-together = Zusammen spielen
yahtzee-names-help = Für zwei bis sechs an diesem Bildschirm. Lass ein Namensfeld leer, wenn ihr weniger seid.
yahtzee-player = Name { $number }
yahtzee-too-few-players = Ihr müsst mindestens zu zweit sein. Wenn du für dich spielen möchtest, wähle „Allein spielen“.

## Der Rückblick

yahtzee-no-review = Spiel ein Spiel zu Ende. Dann steht hier jede Entscheidung neben der besten.
yahtzee-whose = Wessen Entscheidungen
yahtzee-review-summary = { $total } Punkte. Wer am besten spielt, kann vor dem ersten Wurf { $expected } erwarten. Die Entscheidungen haben { $lost } gekostet, und das Glück hat { $luck } { $sign ->
    [minus] genommen
   *[plus] gebracht
}.
yahtzee-review-help = Eine Entscheidung wird daran gemessen, wozu sie im Durchschnitt führt, nicht daran, wie die Würfel gefallen sind. Das beste Spiel ist das einer einzelnen Person, die so viele Punkte wie möglich will.
yahtzee-only-losses = Nur Entscheidungen, die Punkte gekostet haben
yahtzee-no-losses = Keine einzige Entscheidung hat einen Punkt gekostet. Perfekt!
yahtzee-turn = Zug { $turn }
yahtzee-chosen = gewählt
yahtzee-best = am besten
yahtzee-nothing-lost = die beste Wahl
yahtzee-lost = { $points } verloren
yahtzee-lost-least = weniger als { $points } verloren

## Die Regeln

yahtzee-how = So geht’s
yahtzee-how-dice = Wirf fünf Würfel. Wähle dann die aus, die dir nicht gefallen, und wirf sie noch einmal; das darfst du zweimal tun. Würfel, die ein Muster bilden, tragen sein Zeichen.
yahtzee-how-keys = Mit einer Tastatur wählst du mit 1 bis { $dice } Würfel aus, R würfelt, und Z leert ein Feld, das du aus Versehen ausgefüllt hast – bis zum nächsten Wurf.
yahtzee-how-pi = Pi ist eine 3, eine 1 und eine 4 unter den fünf Würfeln, also ist auch 3 1 4 1 4 Pi.
yahtzee-how-game = In einem Spiel endet jeder Zug in einem Feld des Spielzettels, jedes Feld kommt einmal dran: dreizehn Züge. Die oberen Felder zählen ihre eigene Zahl, 1 bis { $sides }; ab { $from } Punkten dort gibt es { $bonus } Punkte dazu. „Alle ungerade“, „Alle gerade“ und „Chance“ zählen die Summe der Würfel, Pi 25, „Alle prim“ 30, Fibonacci 40 und Kniffel 50. Würfel, die nicht zu einem Feld passen, zählen dort 0. Es gibt keinen Joker, und ein zweiter Kniffel bringt nichts extra.
yahtzee-how-adviser = Der Ratgeber rechnet genau aus, wie wahrscheinlich jedes Muster ist, für alles, was du behalten kannst. Nach einem Spiel zeigt der Rückblick jede Entscheidung neben der besten. Wer immer die beste Wahl trifft, bekommt im Durchschnitt 230,59 Punkte.

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
    [joining] Ziffern anhängen
   *[mix] gemischt
}
sheet-mistake-label = Welche Fehler
sheet-mistake = { $kind ->
    [sign] Vorzeichen
    [order] Reihenfolge beim Rechnen
    [fraction] Brüche
    [division] Teilen durch einen Bruch
    [join] Ziffern anhängen
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
sheet-printed-label = Auf Papier
sheet-printed = { $printed ->
    [sheet] nur das Blatt
    [key] nur die Lösungen
   *[both] Blatt und Lösungen
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
sheet-few-on-paper = Mehr Aufgaben dieser Art gibt es nicht: { $count } statt { $wanted }.
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
sheet-task-rolls = Mach { $goal } in zwei oder drei Schritten. Benutze jede Zahl höchstens einmal; du brauchst nicht alle. Du darfst plus, minus, mal und geteilt rechnen und Ziffern anhängen (1 & 2 = 12).
sheet-task-hands = Mach { $goal } aus allen vier Zahlen. Rechne plus, minus, mal oder geteilt; benutze jede Zahl genau einmal.
sheet-task-mistakes = Jede Lösung behauptet, dass sie aus den Zahlen darüber { $goal } macht. Jede Zahl darf einmal benutzt werden; 1 & 2 ist 12. In jeder Aufgabe kann eine Zeile falsch sein. Streiche sie an und schreib, was richtig ist, oder „nicht erlaubt“. Sind alle richtig, schreib „alles richtig“.
sheet-task-impossible = Aus manchen dieser Würfe kann niemand in zwei oder drei Schritten { $goal } machen. Kreuze sie an, und zeig für die anderen einen Weg. Du darfst plus, minus, mal und geteilt rechnen und Ziffern anhängen (1 & 2 = 12).
sheet-task-dials = Jeder Knopf dreht jedes Rad um so viele Buchstaben, wie in seiner Zeile steht. Wie oft drückst du jeden Knopf, um von den Buchstaben oben zu denen unten zu kommen?
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
sheet-is-impossible = unmöglich. { $kind ->
    [whole] Die nächsten ganzen Zahlen sind { $below } und { $above }.
   *[other] Am nächsten kommen { $below } und { $above }.
}
sheet-all-right = alles richtig
# $why und $right sind Sätze.
sheet-wrong-line = { $solution }) { $line } – { $why } { $right }
sheet-presses = Knopf { $button }: { $times } ×

## Die Tabelle

sheet-file = { $version ->
    [a] arbeitsblatt-A.csv
    [b] arbeitsblatt-B.csv
   *[one] arbeitsblatt.csv
}
sheet-column-number = Nr.
sheet-column-given = Aufgabe
sheet-column-goal = Ziel
sheet-column-points = Schwierigkeit
sheet-column-count = Lösungen
sheet-column-answer = Antwort

## Fehler finden

mistake-lead = Unten kann eine Zeile falsch sein. Drücke auf sie, oder sag, dass alles richtig ist.
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
mistake-end = Du hast alle durchgesehen
mistake-end-at-once = Gleich richtig
mistake-end-later = Später richtig
mistake-end-row = In Folge
mistake-shared = Finde den Fehler: { $right } von { $all } gleich richtig
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
    [tops-and-bottoms] Hier wurde oben mit oben und unten mit unten gerechnet. Brüche brauchen zuerst denselben Nenner.
    [whole-to-top] Die ganze Zahl wurde einfach oben dazugerechnet. Sie muss zuerst ein Bruch mit demselben Nenner werden.
    [top-and-bottom-times] Oben und unten wurden malgenommen, und das ändert nichts. Nur der Zähler wird malgenommen.
    [not-turned-over] Durch einen Bruch teilen heißt: mit dem umgedrehten Bruch malnehmen. Hier wurde er nicht umgedreht.
    [other-turned-over] Die falsche Zahl wurde umgedreht: Umgedreht wird die nach dem ÷.
    [join-turned] Die Ziffern stehen verkehrt herum.
    [join-of-zero] Eine Null darf beim Anhängen nicht vorn stehen: Keine Zahl fängt mit 0 an.
    [join-of-negative] Eine negative Zahl darf beim Anhängen nicht hinten stehen.
   *[used-again] Die { $number } war schon verbraucht oder nie da. Jede Zahl darf nur einmal benutzt werden.
}

### Hausaufgaben für eine Lernplattform (LMS) wie Moodle: das Formular eines Pakets, und die Arbeit darin.

## Das Formular

homework-lead = Eine Datei, die Moodle, Canvas, Open edX, ILIAS und andere Lernplattformen nehmen (SCORM 1.2). Die Ergebnisse kommen dort in dein Notenbuch und sonst nirgends hin.
homework-no-work = Wähle zuerst die Aufgaben: Öffne ein Arbeitsblatt, eine geplante Stunde oder eine Übungsstufe und drücke dort auf „Für ein LMS“.
homework-of = Darin: { $work }
homework-of-sheet = { $kind }, { $count ->
    [one] 1 Aufgabe
   *[other] { $count } Aufgaben
}
homework-of-lesson = eine geplante Stunde, { $count ->
    [one] 1 Wurf
   *[other] { $count } Würfe
}
homework-of-level = Üben, { $skill }, { $level }
homework-usual-lesson = Stunde
homework-name = Name
homework-name-help = Die Klasse sieht ihn auch.
homework-name-problem = { $why ->
    [empty] Gib einen Namen ein.
    [long] Ein Name hat höchstens { $most } Zeichen.
   *[control] Ein Name ist eine Zeile Text.
}
homework-right = Wie viele richtig sein müssen
homework-right-problem = Wähle eine ganze Zahl von 1 bis { $most }.
homework-pass = Bestanden ab, in Prozent
homework-second = Ein zweiter Versuch zählt
homework-second-help = Sonst entscheidet die erste Antwort.
homework-hints = Tipps
homework-hints-help = Eine Aufgabe mit Tipp zählt halb.
homework-solutions = Lösungen dürfen angesehen werden
homework-solutions-help = Eine Aufgabe, deren Lösung angesehen wurde, zählt nichts.
homework-minutes = Minuten für alles
homework-minutes-help = Ein leeres Feld ist keine Grenze. Die Zeit zählt nur, solange die Seite vorn ist.
homework-minutes-problem = Wähle eine ganze Zahl von 1 bis { $most }, oder leere das Feld.
homework-language-reader = wie beim Lesen eingestellt
homework-numbers = Zahlen
homework-numbers-choice = { $numbers ->
    [own] für jedes Kind andere
   *[same] für alle dieselben
}
homework-make = Paket sichern
homework-size = { $size } kB
homework-saved = { $count ->
    [one] { $file } ist gesichert, mit 1 Aufgabe. Lade es als SCORM-Paket auf deine Lernplattform.
   *[other] { $file } ist gesichert, mit { $count } Aufgaben. Lade es als SCORM-Paket auf deine Lernplattform.
}
homework-no-files = Die Dateien des Spiels waren nicht zu bekommen oder wurden unterwegs verändert. Lade diese Seite neu.
homework-no-package = Aus den Dateien dieser Seite lässt sich kein Paket machen.
homework-guide = In jedem Paket ist das ganze Spiel, und niemand braucht hier ein Konto. Wer programmieren kann, kann jedes Ergebnis melden, wie bei jedem SCORM-Paket.
homework-code = Code aus der Klasse
homework-code-help = Von Arbeit ohne Lernplattform. Aufgaben, Name und Einstellungen oben müssen die des Pakets sein.
homework-code-read = Einen abgegebenen Code lesen
homework-code-go = Lesen
homework-code-none = Ein Code hat { $letters } Buchstaben in drei Gruppen.
homework-code-mistyped = Ein Buchstabe dieses Codes ist falsch, oder zwei sind vertauscht.
homework-code-other = Dieser Code gehört zu anderen Hausaufgaben oder zu anderen Einstellungen.

## Die Arbeit

homework-refused = { $why ->
    [missing] Die Datei dieser Hausaufgabe ist nicht zu bekommen. Lade die Seite neu oder frag deine Lehrkraft.
    [changed] Die Datei dieser Hausaufgabe wurde nachträglich verändert. Bitte deine Lehrkraft um das Paket, wie es war.
    [later] Eine neuere Version des Spiels hat diese Hausaufgabe gemacht. Bitte deine Lehrkraft um ein neues Paket.
   *[other] Die Datei dieser Hausaufgabe ist nicht lesbar. Bitte deine Lehrkraft um ein neues Paket.
}
homework-no-items = In dieser Hausaufgabe sind keine Aufgaben. Sag es deiner Lehrkraft.
homework-ended = Diese Hausaufgabe ist fertig, und deine Lernplattform hat das Ergebnis. Du kannst die Seite schließen.
homework-anew = Was von einem früheren Besuch da war, ist nicht lesbar. Darum geht es von vorn los.
homework-item-of-level = Aufgabe { $item }
homework-done-of = { $done } von { $all } fertig
homework-done-of-level = { $done } von { $all } richtig
homework-kept = Du kannst jederzeit aufhören: Es bleibt gesichert.
homework-not-kept = Hier wird nichts gesichert: Schließt du die Seite, geht es von vorn los.
homework-left = Noch { $time }
homework-unrecorded = Du schaust es nur an: Nichts wird gewertet.
homework-not-taken = Deine Lernplattform hat das letzte Ergebnis nicht angenommen. Es wird mit dem nächsten noch einmal gesendet.
homework-send-again = Noch einmal senden
homework-no-lms = Hier ist keine Lernplattform, darum wird nichts gemeldet. Am Ende bekommst du einen Code zum Abgeben.
homework-silent = Deine Lernplattform nimmt in diesem Fenster keine Ergebnisse an. Schließ es und öffne die Hausaufgabe dort noch einmal.
homework-worth = { $end ->
    [right] Richtig: Diese Aufgabe zählt voll.
    [with-help] Richtig mit Tipp: Diese Aufgabe zählt halb.
    [wrong] Falsch: Diese Aufgabe zählt nichts.
    [shown] Du hast die Lösung angesehen: Diese Aufgabe zählt nichts.
   *[given-up] Du hast aufgegeben: Diese Aufgabe zählt nichts.
}
homework-verdict-wrong = Das war falsch.
homework-verdict-given-up = Du hast aufgegeben.
homework-time-over = Die Zeit ist um.
homework-give-up = Aufgeben
homework-next = Nächste Aufgabe
homework-to-result = Zum Ergebnis

## Das Ergebnis

homework-result = Ergebnis
homework-score = { $score } von 100
homework-status = { $status ->
    [passed] Bestanden, mit mindestens { $pass }.
    [failed] Nicht bestanden: Dafür braucht es { $pass }.
   *[incomplete] Noch nicht fertig.
}
homework-how = { $how ->
    [right] richtig
    [with-help] richtig mit Tipp
    [wrong] falsch
    [shown] Lösung angesehen
    [given-up] aufgegeben
   *[open] nicht gemacht
}
homework-hand-in = Gib diesen Satz ab. Der Code sagt dasselbe, damit sich kein Fehler einschleicht.
homework-handed-in = { $score } von 100; richtig { $right }, mit Tipp { $help }, angesehen { $shown }
homework-sentence = { $name }: { $result }. Code: { $code }
homework-copy = Kopieren

### Die Seiten, die schon zu lesen sind, bevor das Programm da ist. Ihr Englisch steht in
### pages/*.html, an den Elementen mit data-l10n-id.

## Teile, die nicht gekommen sind

parts-own-tab = In einem eigenen Tab öffnen
parts-newer = Es gibt eine neuere Version des Spiels.
parts-load = Neue Version laden
parts-next = Ohne Gruppe kommt sie mit der nächsten Runde von selbst.
parts-waits = Sie wird geladen, wenn die Runde zu Ende ist.
parts-coming = Diese Seite kommt gleich …
parts-missing = Dieser Teil des Spiels ließ sich nicht holen. Prüfe das Netz und versuch es noch einmal.
parts-again = Noch einmal versuchen
parts-of-newer = Dieser Teil des Spiels kommt mit der neueren Version.

## Die Auswahl der Spiele

games-pick-a-game = Such dir ein Spiel aus
games-join = Mit einem Code bei deiner Klasse oder bei Freunden mitspielen
games-score = Score
games-roll-four-dice-make = Wirf vier Würfel. Mach aus ihren Zahlen 20.
games-score-links = <a class="go primary" href="#play">Score spielen</a><a href="#rules">Regeln</a><a href="#race">Das Wettrennen</a><a href="#play?roll=today">Wurf des Tages <span class="date" data-date></span></a>
games-draw-four-cards-make = Zieh vier Karten. Mach aus allen zusammen 24.
games-24-links = <a class="go" href="#24">24 spielen</a><a href="#rules-24">Regeln</a><a href="#24?roll=today">Blatt des Tages <span class="date" data-date></span></a>
games-dials = Dials
games-each-button-turns-the = Jeder Knopf dreht die Räder auf seine Weise. Finde heraus, welche du drücken musst.
games-play-dials = <a class="go" href="#dials">Dials spielen</a><a href="#dials?show=rules">Regeln</a>
games-mathematician-s-yahtzee = Mathe-Kniffel
games-roll-five-dice-for = Wirf fünf Würfel und sammle Primzahlen, Pi und die Zahlen von Fibonacci.
games-play-yahtzee = <a class="go" href="#yahtzee">Mathe-Kniffel spielen</a><a href="#yahtzee?show=rules">Regeln</a>
games-every-day = <b>Jeden Tag:</b><a href="#daily">fünf Würfe des Tages</a><a href="#practice">weiter üben</a><a href="#mistake">finde den Fehler</a><a href="#statistics">sieh, wie es ging</a>
games-with-others = <b>Mit anderen:</b><a href="#players">Freunde an einem Bildschirm</a><a href="#group">eine Gruppe, alle am eigenen Gerät</a>
games-for-teachers = Für den Unterricht
games-class-table = Ein Tisch für die Klasse
games-plan = Eine Stunde planen
games-paper = Ein Arbeitsblatt drucken
games-own-numbers = Eigene Zahlen
games-every-roll = Alle Würfe, die es gibt
games-install = Du kannst Score auf diesem Gerät installieren: Dann hat es ein eigenes Symbol und öffnet sich auch ohne Netz.
games-install-yes = Installieren
games-install-no = Nein danke

## Die Regeln von Score

rules-how-to-play-score = So geht Score
rules-roll-four-dice-make = Wirf vier Würfel. Mach aus ihren Zahlen 20.
rules-press-1-to-5 = Drücke 1 bis 5 und sieh zu
rules-you-rolled-4-3 = Du hast 4, 3, 8 und 19 geworfen. Das Ziel ist 20.
rules-the-first-step-put = Der erste Schritt: Lege 4 × 3 auf die drei Plätze.
rules-4-3-12-the = 4 × 3 = 12. Die 12 ist rot, denn du hast sie gemacht. Die 4 und die 3 sind weg.
rules-the-second-step-12 = Der zweite Schritt: 12 + 8. Er benutzt deine rote 12.
rules-20-you-needed-two = 20! Du hast zwei Schritte gebraucht. Die 19 bleibt übrig, und das macht nichts.
rules-play-the-guided-first = <a href="#guide">Den ersten Wurf mit Anleitung spielen</a>
rules-what-you-need = Was du brauchst
rules-one-player-or-more = Eine Person oder mehr und diese Seite. Zwei Würfel haben 6 Seiten, einer hat 12 und einer 20. Die Zahl, die herauskommen soll, heißt <b>Ziel</b>.
rules-a-round = Eine Runde
rules-roll-anyone-may-roll = <b>Würfeln.</b> Das dürfen alle, nur nicht, solange eine Uhr läuft.
rules-think-can-20-be = <b>Nachdenken.</b> Geht 20? Die Zahlen bewegen sich noch nicht: Rechne im Kopf, oder probiere es auf der Seite „Ausprobieren“.
rules-call-score-if-you = <b>SCORE ansagen,</b> wenn du einen Weg weißt. Jetzt hast du 30 Sekunden, um ihn zu zeigen, und nur du darfst die Zahlen bewegen.
rules-call-impossible-if-you = <b>UNMÖGLICH ansagen,</b> wenn du meinst, dass es niemand schaffen kann. Die anderen haben jetzt 60 Sekunden, um SCORE anzusagen.
rules-look-the-roll-is = <b>Ansehen.</b> Der Wurf ist vorbei. Die Seite sagt, wer recht hatte, und zeigt jeden Weg zur 20.
rules-a-step = Ein Schritt
rules-tap-a-number-an = Wähle eine Zahl, ein Rechenzeichen und eine Zahl, oder zieh sie auf die drei Plätze. Das Ergebnis kommt zu deinen Zahlen dazu, und die beiden benutzten sind weg. Es gibt fünf Rechenzeichen:
rules-plus-4-3-7 = <b>plus:</b> 4 + 3 = 7
rules-minus-3-4-1 = <b>minus:</b> 3 − 4 = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="minus 1"></span>. Zahlen unter null sind erlaubt.
rules-times-4-3-12 = <b>mal:</b> 4 × 3 = 12
rules-divide-2-3-2 = <b>geteilt:</b> 2 ÷ 3 = <span aria-hidden="true">2/3</span><span class="hush heard" data-heard="zwei Drittel"></span>. Auch Brüche sind erlaubt, und sie bleiben Brüche.
rules-join-1-2-12 = <b>anhängen:</b> 1 &amp; 2 = 12. Das schreibt die Ziffern nebeneinander. Die linke Zahl ist ganz und nicht 0, darf aber unter null sein: <span aria-hidden="true">−3</span><span class="hush heard" data-heard="minus 3"></span> &amp; 4 = <span aria-hidden="true">−34</span><span class="hush heard" data-heard="minus 34"></span>. Die rechte Zahl ist ganz und nicht unter null: 2 &amp; 0 = 20.
rules-a-number-that-you = Eine Zahl, die du gemacht hast, ist <b class="made-number">rot</b>. Sie hat einen doppelten Rahmen und sagt, wie du sie gemacht hast.
rules-some-steps-cannot-be = Manche Schritte gehen nicht, zum Beispiel durch 0 teilen. Dann sagt die Seite, warum, und nichts geht verloren.
rules-when-the-goal-counts = Wann das Ziel zählt
rules-the-last-step-must = Der letzte Schritt muss eine rote Zahl benutzen. Du brauchst also zwei oder drei Schritte: 4 × 5 allein zählt nicht. Du musst nicht alle Würfel benutzen. Ist keine andere Zahl mehr übrig und das Ziel nicht erreicht, hast du es verfehlt: Die Uhr bleibt sofort stehen.
rules-with-more-dice-you = Mit mehr Würfeln hast du mehr Schritte. Mit nur zwei Würfeln zählt der eine Schritt.
rules-read-a-line = Eine Zeile lesen
rules-a-way-is-written = Ein Weg steht in einer Zeile, zum Beispiel so:
rules-brackets-come-first-then = Zuerst kommen Klammern, dann &amp;, dann × und ÷, dann + und −. Mach also diese Schritte:
rules-points = Punkte
rules-what-happens = Was geschieht
rules-points-column = Punkte
rules-you-call-score-and = Du sagst SCORE an und erreichst das Ziel rechtzeitig.
rules-you-call-score-but = Du sagst SCORE an, aber die Zeit läuft ab, du verfehlst das Ziel, gibst auf oder gehst.
rules-you-call-impossible-and = Du sagst UNMÖGLICH an, und 60 Sekunden lang sagt niemand SCORE an.
rules-you-call-impossible-someone = Du sagst UNMÖGLICH an. Jemand anders sagt SCORE an und erreicht das Ziel.
rules-lost-first = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="minus 1"></span>
rules-lost-regained = <span aria-hidden="true">−1</span><span class="hush heard" data-heard="minus 1"></span>
rules-you-minus-2 = du <span aria-hidden="true">−2</span><span class="hush heard" data-heard="minus 2"></span><br>die andere Person +1
rules-you-call-impossible-someone-else = Du sagst UNMÖGLICH an. Jemand anders sagt SCORE an und erreicht das Ziel nicht.
rules-you-plus-1 = du +1<br>die andere Person <span aria-hidden="true">−1</span><span class="hush heard" data-heard="minus 1"></span>
rules-you-call-impossible-then = Du sagst UNMÖGLICH an, dann selbst SCORE, und erreichst das Ziel. Du verlierst 2 und gewinnst 1 zurück.
rules-you-call-impossible-then-score = Du sagst UNMÖGLICH an, dann selbst SCORE, und erreichst das Ziel nicht.
rules-there-is-one-clock = Es läuft immer nur eine Uhr. Wer SCORE ansagt, hält die 60 Sekunden an und startet die 30.
rules-with-friends-you-may = Unter Freunden darfst du bluffen: Ein UNMÖGLICH, dem niemand widerspricht, gewinnt, auch wenn es einen Weg gab.
rules-playing-alone = Allein spielen
rules-nobody-is-there-to = Deinem UNMÖGLICH kann niemand widersprechen, also tut es die Seite. Sie probiert jeden Weg. Nach den 60 Sekunden gewinnst du 1 Punkt, wenn es keinen gibt. Gibt es einen, siehst du ihn und verlierst 2.
rules-tap-i-am-sure = Drücke auf <b>Ich bin sicher</b>, wenn du nicht warten willst. Sagst du selbst SCORE an und schaffst es nicht, bekommst du 0 Punkte, wenn es keinen Weg gibt, und <span aria-hidden="true">−3</span><span class="hush heard" data-heard="minus 3"></span>, wenn es einen gibt.
rules-hints = Tipps
rules-stuck-hint-gives-away = Kommst du nicht weiter? <b>Tipp</b> verrät immer mehr: zuerst, ob es überhaupt einen Weg gibt, dann, welche Zahlen er benutzt, dann sein letztes Rechenzeichen, dann seinen ersten Schritt. Tipps kosten keine Punkte, aber am Ende sagt die Seite, wie viele du genommen hast.
rules-when-the-roll-is = Ist der Wurf vorbei, drücke neben einem Weg auf <b>Erklären</b>. Die Seite macht ihn Schritt für Schritt und sagt, warum jeder Schritt stimmt. Gibt es keinen Weg, zeigt sie die nächsten Zahlen, die gehen.
rules-undo = Zurücknehmen
rules-undo-takes-a-step = „Zurück“ nimmt einen Schritt zurück, „Wieder vor“ macht ihn noch einmal. Nach der letzten Zahl ist es zu spät.
rules-friends-at-one-screen = Freunde an einem Bildschirm
rules-open-players-and-add = Öffne „Spieler an diesem Bildschirm“ und trage zwei bis sechs Namen ein. Alle bekommen eine Ecke mit den Knöpfen SCORE und UNMÖGLICH und zwei Tasten:
rules-player = Platz
rules-score = SCORE
rules-impossible = UNMÖGLICH
rules-keyboard = Tastatur
rules-a-step-divides-and = ein Schritt; <kbd>/</kbd> teilt und <kbd>&amp;</kbd> hängt an
rules-the-number-ends-here = hier endet die Zahl: deine 1, nicht deine 12
rules-take-back-what-you = nimm zurück, was du zuletzt getippt hast
rules-put-everything-back = leg alles zurück
rules-undo-ctrl-y-is = rückgängig; <kbd>Strg</kbd> <kbd>Y</kbd> wiederholt
rules-go-round-the-board = über das Brett gehen; <kbd>Enter</kbd> nimmt
rules-roll-h-is-a = würfeln; <kbd>H</kbd> gibt einen Tipp
rules-score-and-impossible-when = SCORE und UNMÖGLICH, wenn du allein spielst
rules-single-keys-can-be = <kbd>?</kbd> zeigt die Tasten der Seite, die offen ist. Einzelne Tasten lassen sich unter <a href="#settings">Einstellungen</a> abschalten.
rules-by-ear = Spielen nach Gehör
rules-by-ear-board = Drücke mit einem Screenreader den ersten Link der Seite: Er führt zum Brett. Dort gelten die Tasten des Spiels. Tippe einen Schritt, etwa <kbd>4</kbd> <kbd>*</kbd> <kbd>5</kbd> und <kbd>Enter</kbd>, und die Seite sagt, was er ergibt. Mit den Pfeilen gehst du auf dem Brett umher.
rules-by-ear-time = Die Zeit wird in der Mitte und zehn Sekunden vor dem Ende angesagt. Brauchst du mehr, geben die <a href="#house">Hausregeln</a> bis zu 600 Sekunden für eine Ansage oder gar keine Uhren.
rules-house-rules = Hausregeln
rules-change-the-game-at = Ändere das Spiel an deinem Tisch:
rules-dice-two-to-six = <b>Würfel:</b> zwei bis sechs, jeder mit 2 bis 100 Seiten.
rules-goal-any-number-from = <b>Ziel:</b> jede Zahl von 0 bis 999.
rules-signs-choose-which-of = <b>Rechenzeichen:</b> such aus, welche der fünf erlaubt sind.
rules-clocks-each-5-to = <b>Uhren:</b> jede 5 bis 600 Sekunden. Spielst du allein, kannst du sie abschalten: Dann bewegen sich die Zahlen ohne Ansage, aber ohne Punkte.
rules-all-numbers-the-goal = <b>Alle Zahlen:</b> Das Ziel zählt nur, wenn jede Zahl benutzt ist.
rules-blocking-who-calls-impossible = <b>Blockieren:</b> Wer UNMÖGLICH ansagt, dann SCORE, und es nicht schafft, bekommt <span aria-hidden="true">−2</span><span class="hush heard" data-heard="minus 2"></span> statt 0.
rules-spoilers-wait-after-the = <b>Wer stört, setzt aus:</b> Wer zweimal hintereinander SCORE ansagt und es nicht schafft, sagt beim nächsten Wurf nichts an, nach dem dritten Mal bei den nächsten zwei und so weiter. Schaffst du es, ist das vorbei. An Tischen, die jemand eröffnet hat, gilt das von Anfang an.
rules-undo-on-or-off = <b>Zurücknehmen:</b> an oder aus.
rules-who-rolls-anyone-the = <b>Wer würfelt:</b> alle, wer auf Platz 1 sitzt, oder wer den letzten Punkt gewonnen hat.
rules-presets-score-24-with = <b>Vorlagen:</b> Score; 24 mit Karten, das auch <a href="#24">ein eigenes Spiel</a> ist; und deine eigenen.
rules-race = Das Wettrennen
rules-race-goes = Beim <a href="#race">Wettrennen</a> gibt es keine Ansagen: Jeder Schritt, der 20 ergibt, bringt 1 Punkt, jeder, der 18 ergibt, 3, und ein neuer Wurf kostet 1. Werden die Punkte ein Vielfaches von 5, auch 0, kommen 5 dazu. Genau 25 sind ein Tor, und die Punkte fangen wieder bei 0 an. Wer drei Tore hat, gewinnt. Aus 17 Punkten werden mit 3 × 6 also 20 und damit 25: ein Tor.
rules-race-group = In einer Gruppe kann die Spielleitung das Wettrennen als Spielweise wählen. Dann spielen alle gleichzeitig, jede und jeder mit eigenen Würfen.
rules-play-now = <a class="go primary" href="#play">Score spielen</a>

## Die Regeln von 24

rules-24-how-to-play-24 = So geht 24
rules-24-draw-four-cards-make = Zieh vier Karten. Mach aus allen zusammen 24.
rules-24-4-6-24-all = 4 × <b class="made-number">6</b> = <b class="made-number">24</b>. Alle vier Karten sind benutzt: Das zählt.
rules-24-the-cards = Die Karten
rules-24-the-pack-has-52 = Das Spiel hat 52 Karten ohne Joker. Ein Ass ist 1; Bube, Dame und König sind 11, 12 und 13. Die Farben zählen nicht. Eine Karte, die auf dem Tisch liegt, kann im selben Blatt nicht noch einmal kommen.
rules-24-what-is-not-as = Was anders ist als in Score
rules-24-the-goal-is-24 = Das Ziel ist 24.
rules-24-you-must-use-all = Du musst alle vier Zahlen benutzen. Du brauchst also immer drei Schritte.
rules-24-there-is-no-joining = Anhängen gibt es nicht: Eine 2 und eine 4 nebeneinander sind nicht 24.
rules-24-what-is-as-in = Was genauso ist wie in Score
rules-24-call-score-and-show = Sag SCORE an und zeig es in 30 Sekunden, oder sag UNMÖGLICH an und warte 60. Schritte, Punkte, Tipps und Tasten sind dieselben: siehe <a href="#rules">die Regeln von Score</a>. Brüche und Zahlen unter null sind unterwegs erlaubt. Punkte und Hausregeln von 24 und von Score sind getrennt.
rules-24-two-to-six-friends = Zwei bis sechs Freunde spielen es an einem Bildschirm: Öffne <a href="#players">Spieler an diesem Bildschirm</a>. In <a href="#group">einer Gruppe</a> wählt die Leitung unter den Hausregeln „24 mit Karten“.
rules-24-every-hand = Alle Blätter
rules-24-there-are-1-820 = Es gibt 1.820 verschiedene Blätter, und 458 davon gehen nicht auf. <a href="#hands">Alle Blätter und ihre Lösungen ansehen.</a>
rules-24-the-hand-of-the = Das <a href="#24?roll=today">Blatt des Tages</a> ist für alle dasselbe.
rules-24-play-now = <a class="go primary" href="#24">24 spielen</a>

## Tasten auf dieser Seite

key-help-title = Tasten auf dieser Seite
key-help-next = weiter
key-help-dials-press = drücke den Knopf mit dieser Nummer
key-help-dials-hint = ein Tipp
key-help-dials-undo = nimm das letzte Drücken zurück; <kbd>Y</kbd> wiederholt es
key-help-yahtzee-choose = Würfel auswählen
key-help-yahtzee-roll = würfeln
key-help-yahtzee-empty = ein Feld leeren, das aus Versehen ausgefüllt wurde – bis zum nächsten Wurf
key-help-about = <kbd>?</kbd> öffnet und schließt diese Liste. Einzelne Tasten lassen sich unter „Einstellungen“ abschalten.

## Die Überschriften der Spiele, die später geladen werden

page-of-dials-title = Dials
page-of-dials-lead = Jeder Knopf dreht die Räder auf seine Weise. Komm von diesen Buchstaben zu jenen.
page-of-yahtzee-title = Mathe-Kniffel
page-of-yahtzee-lead = Fünf Würfel, zwei weitere Würfe und Muster, nach denen man nur in der Mathematik sucht.

### Was public/boot.js sagt, wenn das Spiel nicht startet; jedes in einer Zeile.

boot-file-title = Diese Seite wurde als Datei geöffnet
boot-file-text = Aus einer Datei darf eine Seite kein Programm laden. Leg den ganzen Ordner auf irgendeinen Webserver und öffne dessen Adresse.
boot-old-title = Dieser Browser ist zu alt für das Spiel
boot-old-text = Das Spiel braucht WebAssembly und JavaScript-Module. Ein aktueller Chrome, Edge, Firefox oder Safari hat beides.
boot-blocked-title = WebAssembly ist in diesem Browser ausgeschaltet
boot-blocked-text = Der Browser ist neu genug, darf aber ein Programm wie dieses Spiel nicht ausführen. Das liegt am Blockierungsmodus auf iPhone, iPad und Mac, an strengen Sicherheitseinstellungen oder an den Regeln mancher Schulen. Erlaube es für diese Seite in den Einstellungen, frag die, die das Gerät betreuen, oder nimm einen anderen Browser. Die Regeln kann man hier trotzdem lesen.
boot-framed-title = Dieser Rahmen hält das Spiel von seinen eigenen Dateien fern
boot-framed-text = Die Seite darum zeigt das Spiel in einem Rahmen, der ihm verschlossen ist (einer Sandbox). Öffne das Spiel in einem eigenen Tab. Wenn du jene Seite betreust: Gib dem Rahmen „allow-scripts allow-same-origin“.
boot-withheld-title = Dieser Browser führt einen Teil des Spiels nicht aus
boot-withheld-text = Die Datei liegt auf dem Server, aber etwas hält sie zurück: ein Blocker, eine Erweiterung oder der Typ, den der Server ihr gibt. Schalte Blocker für diese Seite aus oder nimm einen anderen Browser. Wenn du diese Seite betreust: Dateien auf .js brauchen den Typ text/javascript.
boot-missing-title = Ein Teil des Spiels fehlt
boot-missing-text = Der Server hat eine der Dateien nicht geschickt. Wenn du diese Seite betreust: Kopiere den ganzen fertigen Ordner mit allen Dateien.
boot-network-title = Die Verbindung ist abgebrochen
boot-network-text = Das Spiel ist nicht ganz angekommen. Prüfe das Netz und versuch es noch einmal. Nichts ist verloren.
boot-damaged-title = Das Spiel kam beschädigt an, oder dieser Browser kann es nicht lesen
boot-damaged-text = Unterwegs wurde die Datei verändert, oder der Browser ist zu alt. Versuch es noch einmal, oder nimm einen aktuellen Chrome, Edge, Firefox oder Safari.
boot-crash-title = Das Spiel ist stehen geblieben
boot-crash-text = Das ist ein Fehler im Spiel und nicht deiner. Deine Punkte und Einstellungen sind noch da. Versuch es noch einmal, dann geht es weiter.
boot-again = Noch einmal versuchen
boot-about = Score ist ein Rechenspiel mit vier Würfeln. Mach aus den Zahlen des Wurfs in zwei oder drei Schritten 20. Es kostet nichts, braucht kein Konto und ist für eine Person da, für Freunde an einem Bildschirm und für eine ganze Klasse.
boot-coming = Das Spiel ist unterwegs …
boot-table = Mach aus diesen Zahlen Schritt für Schritt das Ziel.
boot-title = Score – das Rechenspiel mit Würfeln
boot-today = Wurf des Tages
boot-wide = Am Tisch: eine rote 12 aus 4 × 3, eine 8 und eine 19
boot-narrow = Derselbe Tisch auf dem Telefon
boot-sounds = Töne
boot-theme = Farben
boot-what = Was Score ist
