### House rules, players, experiment.

## Fields of several forms.

fields-goal = Ziel, 0 bis 999
fields-operators = Rechenzeichen
fields-all-numbers = Alle Zahlen müssen verwendet werden
fields-dice-problem = Es sind 2 bis 6 Würfel mit je 2 bis 100 Seiten.
fields-numbers-problem = Es sind 2 bis 6 ganze Zahlen, jede von 0 bis 999.
fields-goal-problem = Das Ziel ist eine ganze Zahl von 0 bis 999.
fields-operators-problem = Ohne Rechenzeichen lässt sich nichts rechnen: Wähle mindestens eines.
fields-clock-problem = Eine Uhr läuft 5 bis 600 Sekunden; ein leeres Feld bedeutet: keine Uhr.

## The form of the house rules.

rules-form-numbers = Zahlen
rules-form-cards = Vier Spielkarten statt Würfeln
rules-form-cards-help = Das Ass ist 1; Bube, Dame und König sind 11, 12 und 13.
rules-form-dice = Seiten jedes Würfels
rules-form-dice-help = 2 bis 6 Würfel mit 2 bis 100 Seiten. Für einen Würfel weniger lass ein Feld leer.
rules-form-die = Seiten von Würfel { $number }
rules-form-goal-and-operators = Ziel und Rechenzeichen
rules-form-clocks = Uhren
rules-form-score-clock = SCORE, Sekunden
rules-form-score-clock-help = 5 bis 600; leer lassen, wenn du allein ohne Uhr spielen willst.
rules-form-impossible-clock = IMPOSSIBLE, Sekunden
rules-form-set-both = Beide stellen
rules-form-times = { $times ->
    [0] aus
   *[other] ×{ $times }
}
rules-form-times-name = { $times ->
    [0] aus: keine Uhren
    [1] ×1: 30 und 60 Sekunden
    [2] ×2: doppelt so lang
    [5] ×5: fünfmal so lang
    [10] ×10: zehnmal so lang
   *[other] ×{ $times }
}
rules-form-at-the-table = Am Tisch
rules-form-undo = Zurücknehmen
rules-form-undo-help = Solange noch Zahlen übrig sind, kannst du Schritte zurücknehmen.
rules-form-all-numbers-help = Das Ziel zählt nur, wenn keine Zahl übrig bleibt.
rules-form-blocking = Blockieren
rules-form-blocking-help = Wer IMPOSSIBLE ruft, dann selbst SCORE ruft und es nicht schafft, verliert zwei Punkte.
rules-form-spoilers-wait = Wer stört, setzt aus
rules-form-spoilers-wait-help = Wer zweimal hintereinander SCORE ansagt und es nicht schafft, sagt in der nächsten Runde nichts an, nach dem dritten Mal in den nächsten zwei und so weiter, bis es gelingt.
rules-form-who-rolls = Wer würfelt oder austeilt
rules-form-anyone-rolls = alle dürfen
rules-form-host-rolls = Leitung, Spieler 1
rules-form-last-scorer-rolls = wer zuletzt traf

## House rules.

house-title = Hausregeln
# Welche Regeln das sind.
house-game-alone = Die Regeln von { $game }, wenn du allein spielst.
house-game-together = Die Regeln von { $game }, wenn ihr zusammen an diesem Bildschirm spielt.
house-lead = Ändere das Spiel an deinem Tisch. Die Punkte bleiben. Zahlen, die auf dem Tisch liegen, werden weggenommen.
house-presets = Vorlagen
house-preset-score = Score
house-preset-24 = 24 mit Karten
house-forget = „{ $name }“ löschen
house-use = Nach diesen Regeln spielen
house-defaults = Zurück zum Standard
house-keep-and-share = Aufheben und teilen
house-preset-name = Name der Vorlage
house-save = Als Vorlage speichern
house-link = Link zu diesen Regeln
house-copy = Kopieren
house-device = Dieses Gerät
house-shortcuts = Mit einzelnen Tasten spielen
house-shortcuts-help = R würfelt oder teilt aus, S und I rufen, Ziffern und Rechenzeichen machen Schritte. Schalte es aus, wenn dir die Tasten in die Quere kommen.
house-preset-chosen = Drücke jetzt auf „Nach diesen Regeln spielen“.
house-preset-saved = Bei den Vorlagen gespeichert.
house-preset-name-problem = Gib der Vorlage zuerst einen Namen.
house-presets-full = Es gibt schon 12 Vorlagen. Lösche erst eine.
house-rules-changed = Neue Hausregeln. Sie gelten ab den nächsten Zahlen.
# Was beim Verlassen der Seite nicht gespeichert war.
house-kept = Was du noch nicht gespeichert hattest, ist noch da.
house-take-back = Meine Änderungen zurücknehmen
house-copied = Kopiert.
house-copy-by-hand = Der Link ist markiert: Kopiere ihn mit Strg+C oder halte den Finger darauf.

## Players.

players-title = Mitspielen
players-lead = Zwei bis sechs Leute an einem Bildschirm. Alle bekommen eine Ecke mit zwei Tasten.
players-name = Name von Spieler { $number }
players-help = Lass ein Feld leer, wo niemand sitzt. Die Namen bleiben auf diesem Gerät.
players-together = Zusammen spielen
players-alone = Allein spielen
players-clear-points = Alle Punkte auf 0
players-screen = Der Bildschirm
players-flat = Er liegt flach auf dem Tisch
players-flat-help = Die Ecken auf der anderen Seite sind zu denen gedreht, die dort sitzen.
players-too-few = Ihr müsst mindestens zu zweit sein. Wenn du für dich spielen willst, wähle „Allein spielen“.
players-seated = Alle haben eine Ecke mit zwei Tasten. Die ersten Zahlen können kommen.
players-points-cleared = Alle Punkte stehen auf null.

## Experiment.

experiment-title = Ausprobieren
experiment-lead = Deine Zahlen, dein Ziel. Hier zählt nichts.
experiment-numbers = Zahlen
experiment-numbers-help = 2 bis 6 Zahlen, 0 bis 999. Für eine Zahl weniger lass ein Feld leer.
experiment-number = Zahl { $number }
experiment-lay-out = Auslegen
experiment-solve = Alle Lösungen zeigen
# Statt der Lösungen eines Wurfs, der auf dem Tisch der Gruppe liegt.
experiment-withheld = Mit diesen Zahlen spielt gerade deine Gruppe. Die Lösungen gibt es hier, sobald die Runde zu Ende ist.
experiment-no-longer-withheld = Die Runde ist zu Ende. Jetzt kannst du die Lösungen sehen.
experiment-your-numbers = Deine Zahlen
experiment-bench = Selbst probieren
# Am Tisch läuft inzwischen die Uhr eines Rufs.
experiment-call-runs = Am Tisch ist ein Ruf offen.
experiment-to-the-table = Zum Tisch
experiment-close = Ausprobieren schließen
experiment-start-again = Von vorn
experiment-try = Versuche, { $goal } zu erreichen. Du kannst so oft zurück, wie du willst.
experiment-reached = { $goal }! So geht es.
experiment-missed = Das ist nicht { $goal }. Nimm etwas zurück oder fang von vorn an.
