### Unterrichtsstunden: planen, halten, und der Bericht darüber.

## Planen

lesson-title = Eine Stunde planen
lesson-plan-help = Zahlen, die vorher ausgesucht sind, für eine Klasse. Das geht ohne Netz.
lesson-lead = Stelle Würfe zusammen und lege sie dann einen nach dem anderen mit einem Druck auf den Tisch. Die ganze Stunde ist ein Link.
lesson-back-to-table = Zurück zum Tisch
lesson-back-to-group = Zurück zur Gruppenseite
lesson-settings = Was gespielt wird
lesson-cards = Karten, wie beim 24-Spiel
lesson-cards-help = Alle vier Zahlen werden gebraucht, und nichts wird verbunden.
lesson-add = Würfe dazunehmen
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
# { $place } zählt die Zeilen, in denen etwas steht; die erste ist 1.
lesson-typed-problem = Zeile { $place }, „{ $roll }“, ist kein Wurf: Ein Wurf hat zwei bis sechs ganze Zahlen von 0 bis 999.
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
lesson-no-rolls-yet = Noch gibt es keine Würfe: Nimm oben welche dazu.
lesson-unready = Einen Link gibt es, sobald alles oben gespielt werden kann.
lesson-other-tab = Ein anderer Tab oder ein anderes Fenster hat diese Stunde geändert; so ist sie jetzt. „Letzte Änderung zurücknehmen“ bringt zurück, was hier stand.
lesson-undo = Letzte Änderung zurücknehmen
lesson-clear = Alle weglassen
# Ein Wurf, wie ihn hört, wer nicht sieht, neben welchem die Taste steht.
lesson-roll = Nr. { $place }, { $numbers }
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
lesson-make = Einen Tisch damit aufmachen
lesson-take-help = Dein Tisch bekommt Ziel, Würfel und Spielweise dieser Stunde.
lesson-take-another-help = Sie tritt an die Stelle der Stunde, die du gerade hältst, und dein Tisch bekommt ihr Ziel, ihre Würfel und ihre Spielweise.
lesson-take = An „{ $table }“ mitnehmen
lesson-end-round-first = Eine Runde läuft noch: Beende sie zuerst.
lesson-held = Stunde
lesson-on-table = Nr. { $place } von { $count } liegt auf dem Tisch.
lesson-next = Nr. { $place } von { $count } kommt als Nächstes.
lesson-all-played = Alle { $count } sind gespielt.
lesson-done = Nach diesem sind alle gespielt.
lesson-deal = Nr. { $place } von { $count } auf den Tisch
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
report-kept = Was an diesem Tisch alle getan haben. Nur wer ihn leitet, sieht es, und es bleibt, bis der Tisch geräumt wird; wenn alle Punkte auf 0 gesetzt werden, ändert es sich nicht.
report-help = Eine Runde zählt für alle, die an ihrem Ende da sind. Zeiten gehen vom Anblick der Zahlen bis zur Antwort oder Ansage, ohne Pausen. Schritte sind die, die am Ende der Runden auf den Feldern stehen: Die mit einem Bruch, einem Verbinden oder einer negativen Zahl zählen auch in ihrer Spalte.
report-nobody = Am Tisch ist noch niemand, über den zu berichten wäre.
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
report-joins = Verbinden
report-negatives = Mit negativen Zahlen
