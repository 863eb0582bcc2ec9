### Das Spiel in der Gruppe.

## Die Lobby

group-title = In der Gruppe spielen
group-lead = Alle am Tisch haben einen eigenen Bildschirm und sehen dieselben Zahlen. Wer erreicht das Ziel zuerst?
group-no-table-yet = Du sitzt noch an keinem Tisch: Wähle eine Gruppe, eröffne einen Tisch oder komm an einen, den es schon gibt.
group-your-name = Dein Name
group-your-name-help = Ein Vorname oder ein Spitzname genügt. Alle am Tisch sehen ihn.
group-where-to-play = Wo du spielst
group-a = Gruppe A
group-b = Gruppe B
group-open-to-everybody = Offen für alle
group-make-a-table = Tisch eröffnen
group-make-help = Du leitest ihn: Gib ihm einen Namen, etwa Klasse 5b, und wähle Score oder 24.
group-for-a-class = Für eine Klasse
group-for-a-class-help = Der Chat bleibt aus, bis du ihn einschaltest.
group-game = Spiel
group-game-score = Score
group-game-24 = 24
group-make-the-table = Tisch eröffnen
group-join-a-table = An einen Tisch kommen
group-join-help = Sein Name oder sein Code, wie die Spielleitung ihn zeigt.
group-join-the-table = An den Tisch
group-go-private = Für dich: allein spielen
group-one-screen = An einem Bildschirm spielen
group-looking-for-table = Der Tisch wird gesucht …
group-choose-table = Wähle jetzt unten einen Tisch.
group-which-table = Gib den Namen oder den Code des Tisches ein.
# { $table } ist der Name oder der Code des Tisches, den ein Link nennt.
group-come-to-group = Zu Gruppe { $table }
group-come-to-table = An Tisch { $table }
group-take-name = Als „{ $name }“ kommen
group-ask-again = Noch einmal fragen
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
group-relay-away-call = Die Uhr des Tisches steht still und läuft weiter, wenn er wieder da ist.
group-own-outage = Dein Platz und deine Punkte bleiben.
group-own-outage-call = Dein Platz bleibt, aber die Uhr des Tisches läuft weiter.
group-tried-for-seconds = { $seconds ->
    [one] Seit 1 Sekunde.
   *[other] Seit { $seconds } Sekunden.
}
group-tried-for-minutes = Seit { $minutes } min { $seconds } s.
group-next-try = { $seconds ->
    [one] Der nächste Versuch ist in 1 Sekunde.
   *[other] Der nächste Versuch ist in { $seconds } Sekunden.
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
group-fill-screen = Ganzer Bildschirm
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
group-paused = Das Spiel macht Pause.
group-resumed = Das Spiel geht weiter.
group-locked = Der Tisch ist geschlossen.
group-unlocked = Der Tisch ist wieder offen.
group-chat-on = Der Chat ist an.
group-chat-off = Der Chat ist aus.
group-you-are-muted = Die Spielleitung hat deine Nachrichten abgeschaltet.
group-you-may-write = Du kannst wieder Nachrichten schreiben.
group-you-may-call = Du darfst wieder etwas ansagen.
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
group-tools-for = Werkzeuge für { $name }
group-forbid-calls = Ansagen verbieten
group-allow-calls = Wieder ansagen lassen
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
group-copy = Kopieren
group-copied = Kopiert.
group-copy-by-hand = Der Link ist markiert: Kopiere ihn mit Strg+C, oder halte deinen Finger darauf.
group-for-projector = Auf dem Beamer
group-watch-link = Seite für den Beamer öffnen
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
group-end-nobody-called = Diese Runde beenden? Niemand hat gerufen, also bekommt niemand Punkte.
group-end-no-points = Diese Runde beenden? Der offene Ruf bringt niemandem Punkte.
group-end-score = Diese Runde beenden? Mit Punkten gilt: SCORE von { $score } ist nicht gezeigt.
group-end-impossible = Diese Runde beenden? Mit Punkten gilt: IMPOSSIBLE von { $impossible } hat standgehalten.
group-end-both-same = Diese Runde beenden? Mit Punkten gilt: SCORE von { $score } ist nicht gezeigt, IMPOSSIBLE vom selben Spieler hat standgehalten.
group-end-both = Diese Runde beenden? Mit Punkten gilt: SCORE von { $score } ist nicht gezeigt, IMPOSSIBLE von { $impossible } hat standgehalten.
group-end-everyones = Diese Runde beenden? { $given } von { $expected } haben geantwortet.
group-end-everyones-no-points = Diese Runde beenden? { $given } von { $expected } haben geantwortet, und niemand bekommt Punkte.
group-pause = Pause
group-go-on = Weiter
group-deal = Eigene Zahlen austeilen
group-deal-these = Diese Zahlen austeilen
group-way = Spielweise
group-way-who = Wer die Zahlen löst
group-way-call = wer zuerst ansagt
group-way-everyone = alle gleichzeitig
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
group-turn-all-away = Alle abweisen
# Beside the name of a visitor, where several names look alike.
group-visitor-number = Nr. { $number }
group-lock = Tisch schließen
group-lock-help = Niemand Neues kommt herein.
group-chat-switch = Chat
group-chat-switch-help = Die Spieler können einander schreiben.
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
group-newcomer-called = hat gerufen
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
group-class-impossible = { $count ->
    [one] { $count } Spieler hat UNMÖGLICH geantwortet.
   *[other] { $count } Spieler haben UNMÖGLICH geantwortet.
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
group-go-private-short = Allein spielen
group-leave-table = Den Tisch verlassen …
group-leave-table-help = Dein Platz ist dann endgültig weg. Wenn du wiederkommst, hast du deine Punkte wieder.
group-yes-leave = Ja, den Tisch verlassen

## Warum eine Gruppe etwas ablehnt

group-refused-locked = Die Spielleitung hat den Tisch geschlossen: Gerade kann niemand Neues hereinkommen.
group-refused-removed = Die Spielleitung hat dich von diesem Tisch entfernt.
group-refused-stale = Das galt früheren Zahlen. Jetzt liegen andere auf dem Tisch.
group-refused-nobody-hosts = Niemand leitet diesen Tisch, deshalb kann das hier niemand ändern.
group-refused-yourself = Das kannst du nicht mit dir selbst machen.
group-refused-roll-first = Seit diese Zahlen kamen, ist zu viel geschehen. Bring zuerst neue.
group-refused-chat-off = Der Chat ist an diesem Tisch aus.
group-refused-muted = Die Spielleitung hat deine Nachrichten abgeschaltet.
group-refused-calls-forbidden = Die Spielleitung lässt dich vorerst nichts ansagen.
group-refused-no-vote = Wer zu diesen Zahlen nichts ansagen darf, kann auch nicht verlangen, dass sie weggenommen werden.
group-refused-not-sayable = Eine Nachricht hat 1 bis 200 Zeichen, die man sehen kann.
group-refused-too-fast = Das war zu schnell. Warte einen Augenblick.
group-refused-not-the-maker = Von dort wurde dieser Tisch eröffnet: Stummschalten, entfernen oder umbenennen kann da niemand.
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
group-refused-hosts-sit-nowhere = Wer leitet, sitzt an keinem kleinen Tisch, geht herum und sieht alle.
group-refused-no-table-yet = Du sitzt noch an keinem kleinen Tisch. Mit den nächsten Zahlen bekommst du einen Platz.
group-refused-nobody-chosen = Wähle mindestens eine Person, die noch da ist.
group-refused-not-away = Sie sind da. Nur ein Platz, an dem gerade niemand ist, kann an ein anderes Gerät gehen.
group-refused-hosts-keep-seats = Wer leitet, behält den eigenen Platz und bekommt keinen anderen.

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
group-seat-handed-over = Die Spielleitung hat deinen Platz an diesem Tisch mit seinen Punkten einem anderen Gerät gegeben. Komm unter einem anderen Namen dazu, oder frag die Spielleitung, wenn das ein Irrtum war.
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
