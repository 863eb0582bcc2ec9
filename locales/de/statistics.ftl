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
statistics-file-help = Sichere alles als Datei und öffne sie auf einem anderen Gerät: Antworten, Schritte beim Üben und Tage. Was dort schon ist, zählt nicht doppelt.
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

## Mit QR-Codes

statistics-carry = Mit QR-Codes auf ein anderes Gerät
statistics-carry-help = In den Codes stehen die Antworten, die Schritte beim Üben und die Tage dieser Person. Nichts wird verschickt: Die Kamera des anderen Geräts liest sie.
statistics-carry-show = Codes zeigen
statistics-carry-hide = Codes verbergen
statistics-carry-code = { $all ->
    [one] Lies diesen Code mit dem anderen Gerät und öffne dort den Link.
   *[other] Code { $number } von { $all }. Lies ihn mit dem anderen Gerät, öffne dort den Link, und zeig den nächsten.
}
statistics-carry-qr = QR-Code { $number } von { $all }
statistics-carry-left-out = { $count ->
    [one] Die älteste Antwort fehlt darin. Eine Datei nimmt alles mit.
   *[other] Die ältesten { $count } Antworten und Tage fehlen darin. Eine Datei nimmt alles mit.
}
statistics-carry-too-much = Das ist mehr, als Codes fassen. Nimm eine Datei.
statistics-carry-before = Der Code davor
statistics-carry-next = Der nächste Code
statistics-carry-link = Der Link in diesem Code
statistics-arrival = Von einem anderen Gerät
statistics-carry-parts = { $here } von { $of } Codes sind da. Lies den nächsten.
# $new der $answers sind noch nicht hier. $practised: Würfe beim Üben
statistics-carry-about = { $name }: Antworten { $answers }, davon neu { $new }; Tage { $days }; Würfe beim Üben { $practised }. Was schon da ist, zählt nicht doppelt; beim Üben zählt, wer weiter ist.
statistics-carry-take-in = Übernehmen
statistics-carry-forget = Lieber nicht
statistics-carry-broken = Diese Codes kann man nicht lesen. Lies sie noch einmal, vom ersten an.
statistics-carry-later = Eine neuere Fassung von Score hat diese Codes gemacht. Lade die Seite neu und lies sie noch einmal.
statistics-taken-in = { $count ->
    [0] Übernommen; alle Antworten waren schon hier.
    [one] Übernommen, mit einer neuen Antwort.
   *[other] Übernommen, mit { $count } neuen Antworten.
}
