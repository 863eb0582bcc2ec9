### Der Rahmen jeder Seite.

title = { $page } – Score
menu = Menü
pages = Seiten
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
page-players = Spieler
page-group = Gruppe
page-experiment = Ausprobieren
page-atlas = Atlas
page-24 = 24
page-rules-24 = Regeln von 24
page-hands = Alle Blätter von 24
page-dials = Dials
page-yahtzee = Mathe-Kniffel

# Zwischen den Dreiergruppen einer großen Zahl.
number-group-separator = {"."}

# Zurück und weiter durch etwas, das in Schritten gezeigt wird.
pager-back = Zurück
pager-next = Weiter
pager-step = Schritt { $step } von { $steps }

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
common-name-reserved = Ein Name darf nicht „host“, „teacher“ oder ein ähnliches Wort enthalten: Andere würden dich dafür halten. Wähle einen anderen Namen.
common-name-taken = Dieser Name ist vergeben. „{ $free }“ ist frei.
common-table-full = Alle Plätze sind besetzt.

## Ein Link, der sich nicht verwenden lässt

common-link-too-long = Der Link ist zu lang, deshalb wurde nichts davon verwendet.
common-link-unknown-key = Der Link sagt etwas über „{ $key }“, das diese Seite nicht kennt.
common-link-bad-value = Der Link gibt „{ $value }“ für { $key } an; das geht nicht, deshalb wurde es weggelassen.

## Was der Browser aufhebt

common-not-kept = Dieser Browser hebt für diese Seite nichts auf: Punkte und Einstellungen gelten, bis du sie schließt.
common-unreadable = Was dieser Browser aufgehoben hatte, war nicht zu lesen. Es liegt nun beiseite, und das Spiel beginnt neu.

## Wo der Löser, der später geladen wird, kein Ergebnis hat

solver-not-started = Der Teil des Spiels, der das ausrechnet, konnte nicht geladen werden. Prüfe das Netz und versuche es noch einmal.
solver-stopped = Der Teil des Spiels, der das ausrechnet, ist stehen geblieben. Versuche es noch einmal.
# Auf dem Server liegt eine neuere Seite.
solver-other-version = Diese Seite ist älter oder neuer als ihr Teil, der das ausrechnet. Lade die Seite neu.
# Was verlangt wird, lässt sich nicht ausrechnen.
solver-refused = Das lässt sich nicht ausrechnen.
solver-try-again = Noch einmal versuchen
