### Wie das Üben und die Würfe der Tage gingen.

statistics-lead = Was du beim Üben und mit den Würfen der Tage gemacht hast. Es bleibt auf diesem Gerät, niemand sonst sieht es.
statistics-empty = Noch nichts. Jede Aufgabe, die du zu Ende bringst, zählt hier.
statistics-players = Wessen Antworten
statistics-nobody = Ohne Namen
statistics-as-table = Als Tabelle
statistics-none = –
statistics-short-date = { $day }.{ $month }.

## Woche für Woche

statistics-weeks = Gelöst, Woche für Woche
statistics-weeks-summary = { $solved ->
    [one] Eine Aufgabe gelöst
   *[other] { $solved } Aufgaben gelöst
}
statistics-week = Woche vom { $date }: { $solved } gelöst, { $shown } gezeigt
statistics-empty-week = Nichts in dieser Woche
statistics-week-from = Woche vom
statistics-solved = Gelöst
statistics-shown = Gezeigt

## Zeiten

statistics-times = Zeit nach Schwierigkeit
statistics-times-help = Die mittlere Zeit für gelöste Aufgaben: Die Hälfte ging schneller.
statistics-difficulty = Schwierigkeit
statistics-median = Mittlere Zeit

## Ansagen

statistics-calls = Ist es unmöglich?
statistics-calls-none = Du hast noch nicht „Unmöglich“ gesagt und keine unmögliche Aufgabe gehabt.
statistics-calls-bold = Du sagst zu früh „Unmöglich“: Such erst noch einen Weg.
statistics-calls-shy = Manche Aufgaben gehen wirklich nicht. Trau dich, das zu sagen.
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
statistics-helped = Mit Hilfe
statistics-alone-of = { $alone } von { $all } allein

## Die Datei

statistics-file = Mitnehmen oder löschen
statistics-file-help = Sichere die Antworten als Datei und öffne sie auf einem anderen Gerät: Was dort schon ist, zählt nicht doppelt.
statistics-export = Als Datei sichern
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
statistics-file-too-long = Diese Datei ist zu lang für Antworten. Nichts wurde geändert.
statistics-file-other = Das ist keine Datei mit Antworten, oder sie ist beschädigt. Nichts wurde geändert.
statistics-file-later = Eine neuere Version von Score hat diese Datei geschrieben. Lade die Seite neu und öffne sie noch einmal.
statistics-file-unreadable = Diese Datei konnte nicht gelesen werden. Nichts wurde geändert.
statistics-deleted = Gelöscht. Solange du auf dieser Seite bleibst, kannst du es rückgängig machen.
statistics-restored = Sie sind wieder da.
