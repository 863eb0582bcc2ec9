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
language = Sprache
language-missing = Diese Sprache konnte nicht geladen werden. Prüfe das Netz und wähle sie noch einmal.

## Wie die Seiten heißen

page-games = Spiele
page-play = Spielen
page-rules = Regeln
page-house = Hausregeln
page-players = Spieler an diesem Bildschirm
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
common-copied = Kopiert.
common-copy-by-hand = Halte den Link gedrückt oder klicke ihn mit der rechten Maustaste an, um ihn zu kopieren.

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
common-lesson-too-long = Die Stunde im Link ist zu lang, deshalb wurde sie weggelassen.
common-lesson-cut-short = Die Stunde im Link ist nicht vollständig, deshalb wurde sie weggelassen. Kopiere den ganzen Link.
common-lesson-broken = Die Stunde im Link ist bei „{ $part }“ nicht lesbar, deshalb wurde sie weggelassen. Kopiere den ganzen Link.
# { $place } ist die Nummer des Wurfs in der Stunde; der erste ist 1.
common-lesson-roll = Wurf { $place } der Stunde, „{ $roll }“, geht nicht: Ein Wurf hat zwei bis sechs ganze Zahlen von 0 bis 999.
common-lesson-no-rolls = Die Stunde hat keine Würfe.
common-lesson-too-many-rolls = Eine Stunde hat höchstens 20 Würfe.

## Was der Browser aufhebt

common-not-kept = Dieser Browser hebt für diese Seite nichts auf: Punkte und Einstellungen gelten, bis du sie schließt.
common-unreadable = Was dieser Browser aufgehoben hatte, war nicht zu lesen. Es liegt nun beiseite, und das Spiel beginnt neu.
common-other-tab = Ein anderer Tab oder ein anderes Fenster hat hier weitergespielt; so ist es jetzt.
common-other-tab-first = Ein anderer Tab oder ein anderes Fenster hat hier weitergespielt. So ist es jetzt; was du gerade tun wolltest, ist nicht geschehen.
common-other-tab-later = Eine spätere Fassung dieses Spiels hat hier in einem anderen Tab oder Fenster weitergespielt. Lade diese Seite neu, um weiterzuspielen.

## Wo der Löser, der später geladen wird, kein Ergebnis hat

solver-not-started = Der Teil des Spiels, der das ausrechnet, konnte nicht geladen werden. Prüfe das Netz und versuche es noch einmal.
solver-stopped = Der Teil des Spiels, der das ausrechnet, ist stehen geblieben. Versuche es noch einmal.
# Auf dem Server liegt eine neuere Seite.
solver-other-version = Diese Seite ist älter oder neuer als ihr Teil, der das ausrechnet. Lade die Seite neu.
# Was verlangt wird, lässt sich nicht ausrechnen.
solver-refused = Das lässt sich nicht ausrechnen.
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
