### Das Spiel in der Gruppe.
