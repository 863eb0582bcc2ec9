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
