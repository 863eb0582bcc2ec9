### Mathematician's Yahtzee.

# The ways to play, together and one by one.
yahtzee-modes = What to do
yahtzee-mode = { $mode ->
    [practice] Practice
    [game] Game
   *[review] Review
}

## Patterns

yahtzee-pattern = { $pattern ->
    [yahtzee] Yahtzee
    [fibonacci] Fibonacci
    [pi] Pi
    [all-prime] All prime
    [all-even] All even
   *[all-odd] All odd
}
# The same in the middle of a sentence.
yahtzee-pattern-within = { $pattern ->
    [yahtzee] yahtzee
    [fibonacci] fibonacci
    [pi] pi
    [all-prime] all prime
    [all-even] all even
   *[all-odd] all odd
}
# One character on each die of the pattern.
yahtzee-pattern-sign = { $pattern ->
    [yahtzee] =
    [fibonacci] φ
    [pi] π
    [all-prime] P
    [all-even] E
   *[all-odd] O
}
# What dice must show for it.
yahtzee-pattern-rule = { $pattern ->
    [yahtzee] five the same
    [fibonacci] 1 1 2 3 5
    [pi] a 3, a 1 and a 4
    [all-prime] only 2, 3 and 5
    [all-even] only 2, 4 and 6
   *[all-odd] only 1, 3 and 5
}
yahtzee-patterns = Patterns
yahtzee-pattern-column = Pattern
yahtzee-your-choice = Your dice
yahtzee-best-choice = Best dice
yahtzee-pattern-shown = here it is
# Lists: with a comma, and before the last one.
yahtzee-list = { $first }, { $next }
yahtzee-list-end = { $others } and { $last }

## Dice

# A die, read aloud.
yahtzee-die = Die { $die }: { $number }, roll again
yahtzee-die-of-patterns = { $die }, part of { $patterns }
yahtzee-roll-five = Roll five dice
yahtzee-roll-anew = Five new dice
yahtzee-roll-again = Roll chosen dice again
yahtzee-roll-dice = { $count ->
    [one] Roll 1 die again
   *[other] Roll { $count } dice again
}
yahtzee-undo = Undo
yahtzee-adviser = Adviser
yahtzee-dice-show = The dice show { $numbers }.
yahtzee-patterns-shown = { $patterns }!

## What to do next

yahtzee-roll = Roll the dice.
yahtzee-round = Round { $round } of { $rounds }. Roll the dice.
yahtzee-round-of-player = Round { $round } of { $rounds }. { $player }, roll the dice.
yahtzee-choose-box = Choose a box.
yahtzee-no-pattern = No pattern this time.
yahtzee-choose-dice = Choose dice to roll again. { $left }
yahtzee-choose-dice-or-box = Choose dice to roll again, or a box to score. { $left }
yahtzee-rolls-left = { $count ->
    [one] 1 roll left.
   *[other] { $count } rolls left.
}
yahtzee-game-over = The game is over: { $total } points. The review shows what they could have been.
yahtzee-winner = The game is over. { $name } wins with { $total } points. The review shows every choice.
yahtzee-winners = The game is over. { $names } have { $total } points each.
yahtzee-end = The game is over
yahtzee-shared = { $game }: { $total } points
yahtzee-names-and = { $one } and { $other }

## What cannot be

yahtzee-refusal = { $refusal ->
    [players] One to six players can play.
    [not-thrown] Roll the dice first.
    [thrown] The dice are rolled already.
    [no-throw-left] No roll is left in this turn.
    [all-kept] First choose the dice to roll again.
    [kept-changed] A die that was kept has changed.
    [box-filled] That box is filled already.
   *[game-over] The game is over. Begin a new one.
}
yahtzee-no-such-throw = The link gives dice that cannot be: five are needed, each 1 to 6.
yahtzee-give-up-game = This game is not over. Press again to give it up.

## The adviser

yahtzee-advice = You see how likely each pattern is if you play on for it with the dice that stay. The best dice to keep for it stand beside it.
yahtzee-advice-at-end = No roll is left: a pattern is there or it is not.
yahtzee-advice-points = For the most points in the end
yahtzee-advice-boxes = The box for the most points in the end
yahtzee-every-choice = Every choice
yahtzee-order-by = Best for
yahtzee-by-points = Points
yahtzee-working-out = Working out the whole game …
# A choice of dice, read aloud.
yahtzee-keep = { $count ->
    [0] Roll all five again
    [5] Keep all five
   *[other] Keep { $dice }
}
yahtzee-named-choice = { $name }: { $choice }
yahtzee-per-cent = { $percent } %
yahtzee-per-cent-below = under { $percent } %
yahtzee-per-cent-above = over { $percent } %
# Small below that: the same in hundredths and as a fraction.
yahtzee-exactly = { $percent }, or { $fraction }
yahtzee-decimal = { $sign }{ $whole }.{ $hundredths }
yahtzee-expected = { $points } expected

## The score sheet

yahtzee-sheet = Score sheet
yahtzee-upper = Upper boxes
yahtzee-lower = Lower boxes
yahtzee-box-column = Box
yahtzee-you = You
yahtzee-box = { $score_box ->
    [ones] Ones
    [twos] Twos
    [threes] Threes
    [fours] Fours
    [fives] Fives
    [sixes] Sixes
    [all-odd] All odd
    [all-even] All even
    [pi] Pi
    [all-prime] All prime
    [fibonacci] Fibonacci
    [yahtzee] Yahtzee
   *[chance] Chance
}
# What a box scores: so many points, or the sum of its dice.
yahtzee-box-sum = sum
yahtzee-upper-sum = Sum
yahtzee-bonus = Bonus
yahtzee-total = Total
yahtzee-bonus-rule = { $bonus } from { $from }
yahtzee-bonus-missing = { $missing } to go
yahtzee-score-in = Score { $points } in { $score_box }

## New games

yahtzee-new-game = New game
yahtzee-other-players = Other players
yahtzee-alone = Play alone
yahtzee-together = Play together
yahtzee-names-help = For two to six at this screen. Leave a box empty for one fewer.
yahtzee-player = Player { $number }
yahtzee-too-few-players = You need at least two players. To play by yourself, choose “Play alone”.

## The review

yahtzee-no-review = Play a game to its end. Then every choice stands here beside the best one.
yahtzee-whose = Whose choices
yahtzee-review-summary = { $total } points. Best play expects { $expected } before the first roll. The choices lost { $lost }, and luck { $sign ->
    [minus] took
   *[plus] brought
} { $luck }.
yahtzee-review-help = A choice is measured by its points on average, not by how the dice fell. Best play is that of one player who wants as many points as possible.
yahtzee-only-losses = Only choices that lost points
yahtzee-no-losses = Not one choice lost a point. Perfect!
yahtzee-turn = Turn { $turn }
yahtzee-chosen = chosen
yahtzee-best = best
yahtzee-nothing-lost = the best choice
yahtzee-lost = { $points } lost
yahtzee-lost-least = less than { $points } lost

## The rules

yahtzee-how = How to play
yahtzee-how-dice = Roll five dice. Then choose those that you do not like, and roll them again; you may do that twice. Dice that make a pattern carry its sign.
yahtzee-how-keys = With a keyboard, 1 to { $dice } choose dice, and R rolls. Until the next roll, Z empties a box that was filled by a slip.
yahtzee-how-pi = Pi is a 3, a 1 and a 4 among the five dice, so 3 1 4 1 4 is pi.
yahtzee-how-game = In a game every turn ends in a box of the score sheet, each box once: thirteen turns. The upper boxes count their own number, 1 to { $sides }; { $from } or more there bring { $bonus } points more. All odd, all even and chance score the sum of the dice, pi 25, all prime 30, Fibonacci 40 and Yahtzee 50. Dice that do not fit a box score 0 there. There is no joker, and a second Yahtzee brings nothing more.
yahtzee-how-adviser = The adviser works out exactly how likely each pattern is, for all that you can keep. After a game, the review shows every choice beside the best one. With the best choice each time, a game brings 230.59 points on average.
