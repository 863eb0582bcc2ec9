# Der Rahmen jeder Seite.
theme = Farben
