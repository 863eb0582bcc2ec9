### Die Seiten, die schon zu lesen sind, bevor das Programm da ist. Ihr Englisch steht in
### pages/*.html, an den Elementen mit data-l10n-id.

## Teile, die nicht gekommen sind

parts-newer = Es gibt eine neuere Version des Spiels.
parts-load = Neue Version laden
parts-waits = Sie wird geladen, wenn die Runde zu Ende ist.
parts-missing = Dieser Teil des Spiels ließ sich nicht holen. Prüfe das Netz und versuch es noch einmal.
parts-again = Noch einmal versuchen
parts-of-newer = Dieser Teil des Spiels kommt mit der neueren Version.

## Die Auswahl der Spiele

games-pick-a-game = Such dir ein Spiel aus
games-join = <a href="#group">Mit einem Code bei deiner Klasse oder bei Freunden mitspielen</a>
games-score = Score
games-roll-four-dice-make = Wirf vier Würfel. Mach aus ihren Zahlen 20.
games-score-links = <a class="go primary" href="#play">Score spielen</a><a href="#rules">Regeln</a><a href="#play?roll=today">Wurf des Tages <span class="date" data-date></span></a>
games-draw-four-cards-make = Zieh vier Karten. Mach aus allen zusammen 24.
games-24-links = <a class="go" href="#24">24 spielen</a><a href="#rules-24">Regeln</a><a href="#24?roll=today">Blatt des Tages <span class="date" data-date></span></a><a href="#hands">Alle Blätter</a>
games-dials = Dials
games-each-button-turns-the = Jeder Knopf dreht die Scheiben auf seine Weise. Finde heraus, welche du drücken musst.
games-play-dials = <a class="go" href="#dials">Dials spielen</a><a href="#dials?show=rules">Regeln</a>
games-mathematician-s-yahtzee = Mathe-Kniffel
games-roll-five-dice-for = Wirf fünf Würfel und sammle Primzahlen, Pi und die Zahlen von Fibonacci.
games-play-yahtzee = <a class="go" href="#yahtzee">Mathe-Kniffel spielen</a><a href="#yahtzee?show=rules">Regeln</a>
games-every-day = <b>Jeden Tag:</b><a href="#daily">fünf Würfe des Tages</a><a href="#practice">weiter üben</a><a href="#mistake">finde den Fehler</a><a href="#statistics">sieh, wie es ging</a>
games-with-others = <b>Mit anderen:</b><a href="#players">Freunde an einem Bildschirm</a><a href="#group">eine Gruppe, jeder am eigenen Gerät</a>
games-for-teachers = <b>Für den Unterricht:</b><a href="#group">ein Tisch für die Klasse</a><a href="#group?show=plan">eine Stunde planen</a><a href="#sheet">ein Arbeitsblatt drucken</a><a href="#experiment">eigene Zahlen</a><a href="#atlas">alle Würfe, die es gibt</a>

## Die Regeln von Score

rules-how-to-play-score = So geht Score
rules-roll-four-dice-make = Wirf vier Würfel. Mach aus ihren Zahlen 20.
rules-press-1-to-5 = Drücke 1 bis 5 und sieh zu
rules-you-rolled-4-3 = Du hast 4, 3, 8 und 19 geworfen. Das Ziel ist 20.
rules-the-first-step-put = Der erste Schritt: Lege 4 × 3 auf die drei Plätze.
rules-4-3-12-the = 4 × 3 = 12. Die 12 ist rot, denn du hast sie gemacht. Die 4 und die 3 sind weg.
rules-the-second-step-12 = Der zweite Schritt: 12 + 8. Er benutzt deine rote 12.
rules-20-you-needed-two = 20! Du hast zwei Schritte gebraucht. Die 19 bleibt übrig, und das macht nichts.
rules-play-the-guided-first = <a href="#guide">Den ersten Wurf mit Anleitung spielen</a>
rules-what-you-need = Was du brauchst
rules-one-player-or-more = Eine Person oder mehr und diese Seite. Zwei Würfel haben 6 Seiten, einer hat 12 und einer 20. Die Zahl, die herauskommen soll, heißt <b>Ziel</b>.
rules-a-round = Eine Runde
rules-roll-anyone-may-roll = <b>Würfeln.</b> Das dürfen alle, nur nicht, solange eine Uhr läuft.
rules-think-can-20-be = <b>Nachdenken.</b> Geht 20? Die Zahlen bewegen sich noch nicht: Rechne im Kopf, oder probiere es auf der Seite „Ausprobieren“.
rules-call-score-if-you = <b>SCORE ansagen,</b> wenn du einen Weg weißt. Jetzt hast du 30 Sekunden, um ihn zu zeigen, und nur du darfst die Zahlen bewegen.
rules-call-impossible-if-you = <b>UNMÖGLICH ansagen,</b> wenn du meinst, dass es niemand schaffen kann. Die anderen haben jetzt 60 Sekunden, um SCORE anzusagen.
rules-look-the-roll-is = <b>Ansehen.</b> Der Wurf ist vorbei. Die Seite sagt, wer recht hatte, und zeigt jeden Weg zur 20.
rules-a-step = Ein Schritt
rules-tap-a-number-an = Wähle eine Zahl, ein Rechenzeichen und eine Zahl, oder zieh sie auf die drei Plätze. Das Ergebnis kommt zu deinen Zahlen dazu, und die beiden benutzten sind weg. Es gibt fünf Rechenzeichen:
rules-plus-4-3-7 = <b>plus:</b> 4 + 3 = 7
rules-minus-3-4-1 = <b>minus:</b> 3 − 4 = −1. Zahlen unter null sind erlaubt.
rules-times-4-3-12 = <b>mal:</b> 4 × 3 = 12
rules-divide-2-3-2 = <b>geteilt:</b> 2 ÷ 3 = 2/3. Auch Brüche sind erlaubt, und sie bleiben Brüche.
rules-join-1-2-12 = <b>verbinden:</b> 1 &amp; 2 = 12. Das schreibt die Ziffern nebeneinander. Die linke Zahl ist ganz und nicht 0, darf aber unter null sein: −3 &amp; 4 = −34. Die rechte Zahl ist ganz und nicht unter null: 2 &amp; 0 = 20.
rules-a-number-that-you = Eine Zahl, die du gemacht hast, ist <b class="made-number">rot</b>. Sie hat einen doppelten Rahmen und sagt, wie du sie gemacht hast.
rules-some-steps-cannot-be = Manche Schritte gehen nicht, zum Beispiel durch 0 teilen. Dann sagt die Seite, warum, und nichts geht verloren.
rules-when-the-goal-counts = Wann das Ziel zählt
rules-the-last-step-must = Der letzte Schritt muss eine rote Zahl benutzen. Du brauchst also zwei oder drei Schritte: 4 × 5 allein zählt nicht. Du musst nicht alle Würfel benutzen. Ist keine andere Zahl mehr übrig und das Ziel nicht erreicht, hast du es verfehlt: Die Uhr bleibt sofort stehen.
rules-with-more-dice-you = Mit mehr Würfeln hast du mehr Schritte. Mit nur zwei Würfeln zählt der eine Schritt.
rules-read-a-line = Eine Zeile lesen
rules-a-way-is-written = Ein Weg steht in einer Zeile, zum Beispiel so:
rules-brackets-come-first-then = Zuerst kommen Klammern, dann &amp;, dann × und ÷, dann + und −. Mach also diese Schritte:
rules-points = Punkte
rules-what-happens = Was geschieht
rules-points-column = Punkte
rules-you-call-score-and = Du sagst SCORE an und erreichst das Ziel rechtzeitig.
rules-you-call-score-but = Du sagst SCORE an, aber die Zeit läuft ab, du verfehlst das Ziel, gibst auf oder gehst.
rules-you-call-impossible-and = Du sagst UNMÖGLICH an, und 60 Sekunden lang sagt niemand SCORE an.
rules-you-call-impossible-someone = Du sagst UNMÖGLICH an. Jemand anders sagt SCORE an und erreicht das Ziel.
rules-you-minus-2 = du −2<br>die anderen +1
rules-you-call-impossible-someone-else = Du sagst UNMÖGLICH an. Jemand anders sagt SCORE an und erreicht das Ziel nicht.
rules-you-plus-1 = du +1<br>die anderen −1
rules-you-call-impossible-then = Du sagst UNMÖGLICH an, dann selbst SCORE, und erreichst das Ziel. Du verlierst 2 und gewinnst 1 zurück.
rules-you-call-impossible-then-score = Du sagst UNMÖGLICH an, dann selbst SCORE, und erreichst das Ziel nicht.
rules-there-is-one-clock = Es läuft immer nur eine Uhr. Wer SCORE ansagt, hält die 60 Sekunden an und startet die 30.
rules-with-friends-you-may = Unter Freunden darfst du bluffen: Ein UNMÖGLICH, dem niemand widerspricht, gewinnt, auch wenn es einen Weg gab.
rules-playing-alone = Allein spielen
rules-nobody-is-there-to = Deinem UNMÖGLICH kann niemand widersprechen, also tut es die Seite. Sie probiert jeden Weg. Nach den 60 Sekunden gewinnst du 1 Punkt, wenn es keinen gibt. Gibt es einen, siehst du ihn und verlierst 2.
rules-tap-i-am-sure = Drücke auf <b>Ich bin sicher</b>, wenn du nicht warten willst. Sagst du selbst SCORE an und schaffst es nicht, bekommst du 0 Punkte, wenn es keinen Weg gibt, und −3, wenn es einen gibt.
rules-hints = Tipps
rules-stuck-hint-gives-away = Kommst du nicht weiter? <b>Tipp</b> verrät immer mehr: zuerst, ob es überhaupt einen Weg gibt, dann, welche Zahlen er benutzt, dann sein letztes Rechenzeichen, dann seinen ersten Schritt. Tipps kosten keine Punkte, aber am Ende sagt die Seite, wie viele du genommen hast.
rules-when-the-roll-is = Ist der Wurf vorbei, drücke neben einem Weg auf <b>Erklären</b>. Die Seite macht ihn Schritt für Schritt und sagt, warum jeder Schritt stimmt. Gibt es keinen Weg, zeigt sie die nächsten Zahlen, die gehen.
rules-undo = Rückgängig
rules-undo-takes-a-step = „Rückgängig“ nimmt einen Schritt zurück, „Wiederholen“ macht ihn noch einmal. Nach der letzten Zahl ist es zu spät.
rules-friends-at-one-screen = Freunde an einem Bildschirm
rules-open-players-and-add = Öffne „Spieler“ und trage zwei bis sechs Namen ein. Alle bekommen eine Ecke mit den Knöpfen SCORE und UNMÖGLICH und zwei Tasten:
rules-player = Platz
rules-score = SCORE
rules-impossible = UNMÖGLICH
rules-keyboard = Tastatur
rules-a-step-divides-and = ein Schritt; <kbd>/</kbd> teilt und <kbd>&amp;</kbd> verbindet
rules-the-number-ends-here = hier endet die Zahl: deine 1, nicht deine 12
rules-take-back-what-you = nimm zurück, was du zuletzt getippt hast
rules-put-everything-back = leg alles zurück
rules-undo-ctrl-y-is = rückgängig; <kbd>Strg</kbd> <kbd>Y</kbd> wiederholt
rules-go-round-the-board = über das Brett gehen; <kbd>Enter</kbd> nimmt
rules-roll-h-is-a = würfeln; <kbd>H</kbd> gibt einen Tipp
rules-score-and-impossible-when = SCORE und UNMÖGLICH, wenn du allein spielst
rules-single-keys-can-be = Einzelne Tasten lassen sich unter „Hausregeln“ abschalten.
rules-house-rules = Hausregeln
rules-change-the-game-at = Ändere das Spiel an deinem Tisch:
rules-dice-two-to-six = <b>Würfel:</b> zwei bis sechs, jeder mit 2 bis 100 Seiten.
rules-goal-any-number-from = <b>Ziel:</b> jede Zahl von 0 bis 999.
rules-signs-choose-which-of = <b>Rechenzeichen:</b> such aus, welche der fünf erlaubt sind.
rules-clocks-each-5-to = <b>Uhren:</b> jede 5 bis 600 Sekunden. Spielst du allein, kannst du sie abschalten: Dann bewegen sich die Zahlen ohne Ansage, aber ohne Punkte.
rules-all-numbers-the-goal = <b>Alle Zahlen:</b> Das Ziel zählt nur, wenn jede Zahl benutzt ist.
rules-blocking-who-calls-impossible = <b>Blockieren:</b> Wer UNMÖGLICH ansagt, dann SCORE, und es nicht schafft, bekommt −2 statt 0.
rules-spoilers-wait-after-the = <b>Wer stört, setzt aus:</b> Wer zweimal hintereinander SCORE ansagt und es nicht schafft, sagt beim nächsten Wurf nichts an, nach dem dritten Mal bei den nächsten zwei und so weiter. Schaffst du es, ist das vorbei. An Tischen, die jemand aufgemacht hat, gilt das von Anfang an.
rules-undo-on-or-off = <b>Rückgängig:</b> an oder aus.
rules-who-rolls-anyone-the = <b>Wer würfelt:</b> alle, wer zuerst sitzt, oder wer den letzten Punkt gewonnen hat.
rules-presets-score-24-with = <b>Vorlagen:</b> Score; 24 mit Karten, das auch <a href="#24">ein eigenes Spiel</a> ist; und deine eigenen.
rules-play-now = <a class="go primary" href="#play">Score spielen</a>

## Die Regeln von 24

rules-24-how-to-play-24 = So geht 24
rules-24-draw-four-cards-make = Zieh vier Karten. Mach aus allen zusammen 24.
rules-24-4-6-24-all = 4 × <b class="made-number">6</b> = <b class="made-number">24</b>. Alle vier Karten sind benutzt: Das zählt.
rules-24-the-cards = Die Karten
rules-24-the-pack-has-52 = Das Spiel hat 52 Karten ohne Joker. Ein Ass ist 1; Bube, Dame und König sind 11, 12 und 13. Die Farben zählen nicht. Eine Karte, die auf dem Tisch liegt, kann im selben Blatt nicht noch einmal kommen.
rules-24-what-is-not-as = Was anders ist als in Score
rules-24-the-goal-is-24 = Das Ziel ist 24.
rules-24-you-must-use-all = Du musst alle vier Zahlen benutzen. Du brauchst also immer drei Schritte.
rules-24-there-is-no-joining = Verbinden gibt es nicht: Eine 2 und eine 4 nebeneinander sind nicht 24.
rules-24-what-is-as-in = Was gleich ist wie in Score
rules-24-call-score-and-show = Sag SCORE an und zeig es in 30 Sekunden, oder sag UNMÖGLICH an und warte 60. Schritte, Punkte, Tipps und Tasten sind dieselben: siehe <a href="#rules">die Regeln von Score</a>. Brüche und Zahlen unter null sind unterwegs erlaubt. Punkte und Hausregeln von 24 und von Score sind getrennt.
rules-24-two-to-six-friends = Zwei bis sechs Freunde spielen es an einem Bildschirm: Öffne <a href="#players">Spieler an diesem Bildschirm</a>. In <a href="#group">einer Gruppe</a> wählt die Leitung unter den Hausregeln „24 mit Karten“.
rules-24-every-hand = Alle Blätter
rules-24-there-are-1-820 = Es gibt 1.820 verschiedene Blätter, und 458 davon gehen nicht auf. <a href="#hands">Alle Blätter und ihre Lösungen ansehen.</a>
rules-24-the-hand-of-the = Das <a href="#24?roll=today">Blatt des Tages</a> ist für alle dasselbe.
rules-24-play-now = <a class="go primary" href="#24">24 spielen</a>

## Die Überschriften der Spiele, die später geladen werden

page-of-dials-title = Dials
page-of-dials-lead = Jeder Knopf dreht die Scheiben auf seine Weise. Komm von diesen Buchstaben zu jenen.
page-of-yahtzee-title = Mathe-Kniffel
page-of-yahtzee-lead = Fünf Würfel, zwei weitere Würfe und Muster, nach denen nur Mathematiker suchen würden.
