### Mathe-Kniffel.

# Die Arten zu spielen, zusammen und einzeln.
yahtzee-modes = Was du tun möchtest
yahtzee-mode = { $mode ->
    [practice] Üben
    [game] Spiel
   *[review] Rückblick
}

## Muster

yahtzee-pattern = { $pattern ->
    [yahtzee] Kniffel
    [fibonacci] Fibonacci
    [pi] Pi
    [all-prime] Alle prim
    [all-even] Alle gerade
   *[all-odd] Alle ungerade
}
# Dasselbe mitten im Satz.
yahtzee-pattern-within = { $pattern ->
    [yahtzee] Kniffel
    [fibonacci] Fibonacci
    [pi] Pi
    [all-prime] alle prim
    [all-even] alle gerade
   *[all-odd] alle ungerade
}
# Ein Zeichen auf jedem Würfel des Musters.
yahtzee-pattern-sign = { $pattern ->
    [yahtzee] =
    [fibonacci] φ
    [pi] π
    [all-prime] P
    [all-even] G
   *[all-odd] U
}
# Was die Würfel dafür zeigen müssen.
yahtzee-pattern-rule = { $pattern ->
    [yahtzee] fünf gleiche
    [fibonacci] 1 1 2 3 5
    [pi] eine 3, eine 1 und eine 4
    [all-prime] nur 2, 3 und 5
    [all-even] nur 2, 4 und 6
   *[all-odd] nur 1, 3 und 5
}
yahtzee-patterns = Muster
yahtzee-pattern-column = Muster
yahtzee-your-choice = Deine Würfel
yahtzee-best-choice = Beste Würfel
yahtzee-pattern-shown = liegt da
# Aufzählungen: mit Komma, und vor dem letzten Glied.
yahtzee-list = { $first }, { $next }
yahtzee-list-end = { $others } und { $last }

## Würfel

yahtzee-dice = Fünf Würfel
# Ein Würfel, vorgelesen.
yahtzee-die = Würfel { $place }: { $number }, neu werfen
yahtzee-die-of-patterns = { $die }, gehört zu: { $patterns }
yahtzee-roll-five = Fünf Würfel werfen
yahtzee-roll-anew = Fünf neue Würfel
yahtzee-roll-again = Gewählte neu werfen
yahtzee-roll-dice = { $count ->
    [one] 1 Würfel neu werfen
   *[other] { $count } Würfel neu werfen
}
yahtzee-undo = Rückgängig
yahtzee-adviser = Ratgeber
yahtzee-dice-show = Die Würfel zeigen { $numbers }.
yahtzee-patterns-shown = { $patterns }!

## Was zu tun ist

yahtzee-roll = Würfle!
yahtzee-round = Runde { $round } von { $rounds }. Würfle!
yahtzee-round-of-player = Runde { $round } von { $rounds }. { $player }, würfle!
yahtzee-choose-box = Wähle ein Feld.
yahtzee-no-pattern = Diesmal kein Muster.
yahtzee-choose-dice = Wähle Würfel, die du neu werfen möchtest. { $left }
yahtzee-choose-dice-or-box = Wähle Würfel, die du neu werfen möchtest, oder trag die Punkte in ein Feld ein. { $left }
yahtzee-rolls-left = { $count ->
    [one] Noch 1 Wurf.
   *[other] Noch { $count } Würfe.
}
yahtzee-game-over = Das Spiel ist zu Ende: { $total } Punkte. Der Rückblick zeigt, wie viele es hätten sein können.
yahtzee-winner = Das Spiel ist zu Ende. { $name } gewinnt mit { $total } Punkten. Der Rückblick zeigt jede Entscheidung.
yahtzee-winners = Das Spiel ist zu Ende. { $names } haben je { $total } Punkte.
yahtzee-names-and = { $one } und { $other }

## Was nicht geht

yahtzee-refusal = { $refusal ->
    [players] Einer bis sechs können mitspielen.
    [not-thrown] Würfle zuerst.
    [thrown] Es ist schon gewürfelt.
    [no-throw-left] In diesem Zug ist kein Wurf mehr übrig.
    [all-kept] Wähle zuerst die Würfel, die neu geworfen werden sollen.
    [kept-changed] Ein Würfel, der liegen bleiben sollte, hat sich verändert.
    [box-filled] Dieses Feld ist schon ausgefüllt.
   *[game-over] Das Spiel ist zu Ende. Beginne ein neues.
}
yahtzee-no-such-throw = Der Link nennt Würfel, die es nicht geben kann: Es müssen fünf sein, jeder von 1 bis 6.
yahtzee-give-up-game = Dieses Spiel ist noch nicht zu Ende. Drück noch einmal, um es aufzugeben.

## Der Ratgeber

yahtzee-advice = Wie wahrscheinlich jedes Muster ist, wenn du die liegenden Würfel behältst und darauf spielst – und welche Würfel du dafür am besten behältst.
yahtzee-advice-at-end = Kein Wurf ist mehr übrig: Ein Muster liegt da oder nicht.
yahtzee-advice-points = Für möglichst viele Punkte am Ende
yahtzee-advice-boxes = Das Feld für möglichst viele Punkte am Ende
yahtzee-every-choice = Alle Möglichkeiten
yahtzee-order-by = Am besten für
yahtzee-by-points = Punkte
yahtzee-working-out = Das ganze Spiel wird durchgerechnet …
# Eine Auswahl von Würfeln, vorgelesen.
yahtzee-keep = { $count ->
    [0] Alle fünf neu werfen
    [5] Alle fünf behalten
   *[other] { $dice } behalten
}
yahtzee-named-choice = { $name }: { $choice }
yahtzee-per-cent = { $percent } %
yahtzee-per-cent-below = unter { $percent } %
yahtzee-per-cent-above = über { $percent } %
# Klein darunter: dasselbe auf Hundertstel und als Bruch.
yahtzee-exactly = { $percent } oder { $fraction }
yahtzee-decimal = { $sign }{ $whole },{ $hundredths }
yahtzee-expected = { $points } erwartet

## Der Spielzettel

yahtzee-sheet = Spielzettel
yahtzee-upper = Obere Felder
yahtzee-lower = Untere Felder
yahtzee-box-column = Feld
yahtzee-you = Du
yahtzee-box = { $score_box ->
    [ones] Einer
    [twos] Zweier
    [threes] Dreier
    [fours] Vierer
    [fives] Fünfer
    [sixes] Sechser
    [all-odd] Alle ungerade
    [all-even] Alle gerade
    [pi] Pi
    [all-prime] Alle prim
    [fibonacci] Fibonacci
    [yahtzee] Kniffel
   *[chance] Chance
}
# Was ein Feld zählt: so viele Punkte, oder die Summe seiner Würfel.
yahtzee-box-sum = Summe
yahtzee-upper-sum = Summe
yahtzee-bonus = Bonus
yahtzee-total = Gesamt
yahtzee-bonus-rule = { $bonus } ab { $from }
yahtzee-bonus-missing = noch { $missing }
yahtzee-score-in = { $points } bei „{ $score_box }“ eintragen

## Neue Spiele

yahtzee-new-game = Neues Spiel
yahtzee-other-players = Andere Spieler
yahtzee-alone = Allein spielen
yahtzee-together = Zusammen spielen
yahtzee-names-help = Für zwei bis sechs an diesem Bildschirm. Lass ein Namensfeld leer, wenn ihr weniger seid.
yahtzee-player = Name { $number }
yahtzee-too-few-players = Ihr müsst mindestens zu zweit sein. Wenn du für dich spielen möchtest, wähle „Allein spielen“.

## Der Rückblick

yahtzee-no-review = Spiel ein Spiel zu Ende. Dann steht hier jede Entscheidung neben der besten.
yahtzee-whose = Wessen Entscheidungen
yahtzee-review-summary = { $total } Punkte. Wer am besten spielt, kann vor dem ersten Wurf { $expected } erwarten. Die Entscheidungen haben { $lost } gekostet, und das Glück hat { $luck } { $sign ->
    [minus] genommen
   *[plus] gebracht
}.
yahtzee-review-help = Eine Entscheidung wird daran gemessen, wozu sie im Durchschnitt führt, nicht daran, wie die Würfel gefallen sind. Das beste Spiel ist das einer einzelnen Person, die so viele Punkte wie möglich will.
yahtzee-only-losses = Nur Entscheidungen, die Punkte gekostet haben
yahtzee-no-losses = Keine einzige Entscheidung hat einen Punkt gekostet. Perfekt!
yahtzee-turn = Zug { $turn }
yahtzee-chosen = gewählt
yahtzee-best = am besten
yahtzee-nothing-lost = die beste Wahl
yahtzee-lost = { $points } verloren
yahtzee-lost-least = weniger als { $points } verloren

## Die Regeln

yahtzee-how = So geht’s
yahtzee-how-dice = Wirf fünf Würfel. Wähle dann die aus, die dir nicht gefallen, und wirf sie noch einmal; das darfst du zweimal tun. Würfel, die ein Muster bilden, tragen sein Zeichen.
yahtzee-how-keys = Mit einer Tastatur wählst du mit 1 bis { $dice } Würfel aus, R würfelt, und Z leert ein Feld, das du aus Versehen ausgefüllt hast – bis zum nächsten Wurf.
yahtzee-how-pi = Pi ist eine 3, eine 1 und eine 4 unter den fünf Würfeln, also ist auch 3 1 4 1 4 Pi.
yahtzee-how-game = In einem Spiel endet jeder Zug in einem Feld des Spielzettels, jedes Feld kommt einmal dran: dreizehn Züge. Die oberen Felder zählen ihre eigene Zahl, 1 bis { $sides }; ab { $from } Punkten dort gibt es { $bonus } Punkte dazu. „Alle ungerade“, „Alle gerade“ und „Chance“ zählen die Summe der Würfel, Pi 25, „Alle prim“ 30, Fibonacci 40 und Kniffel 50. Würfel, die nicht zu einem Feld passen, zählen dort 0. Es gibt keinen Joker, und ein zweiter Kniffel bringt nichts extra.
yahtzee-how-adviser = Der Ratgeber rechnet genau aus, wie wahrscheinlich jedes Muster ist, für alles, was du behalten kannst. Nach einem Spiel zeigt der Rückblick jede Entscheidung neben der besten. Wer immer die beste Wahl trifft, bekommt im Durchschnitt 230,59 Punkte.
