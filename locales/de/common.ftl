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
