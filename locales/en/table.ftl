### The table: board, calls, clocks, settlements.
### `$source` is `dice` or `cards`: what the numbers come from.

## The board

board-name = Board. The question mark key says which keys there are.
board-name-alone = Board
board-taken = { $piece }: taken
table-op-add = plus
table-op-sub = minus
table-op-mul = times
table-op-div = divide
table-op-join = join
table-tile-made = { $value }, made from { $step }
table-tile-on-die = { $value }, on a die with { $sides } sides
table-tile-card = { $value }, a card
# What lies in a slot, or table-slot-empty.
table-slot-left = First number: { $held }
table-slot-op = Operator: { $held }
table-slot-right = Second number: { $held }
table-slot-empty = empty

## The panel

table-goal = Goal
table-points = Points
table-scoreboard = Scoreboard
table-roll-of-the-day =
    { $source ->
        [cards] Hand of the day, { $date }
       *[dice] Roll of the day, { $date }
    }
# Asked before the button does it.
table-clear-points = Does everybody begin again?
table-clear-points-alone = Do you begin again at 0?
table-yes-clear-points = Yes, to 0
table-no-clock = No clock runs
table-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
# $time is table-seconds.
table-seconds-left = { $time } left.

## The buttons below the board

table-calls = Calls
table-undo = Undo
table-redo = Redo
table-roll = ROLL
table-deal = DEAL
table-new-roll =
    { $source ->
        [cards] New hand
       *[dice] New roll
    }
table-take-away =
    { $source ->
        [cards] Take this hand away?
       *[dice] Take this roll away?
    }
# The keyboard's keys where no buttons are shown.
table-answers-by-keyboard = R: yes. K: keep it.
table-yes-new-roll =
    { $source ->
        [cards] Yes, new hand
       *[dice] Yes, new roll
    }
table-keep-it = Keep it
table-host-rolls =
    { $source ->
        [cards] The host deals
       *[dice] The host rolls
    }
table-last-scorer-rolls =
    { $source ->
        [cards] The last scorer deals
       *[dice] The last scorer rolls
    }
table-you-ask = You ask
# $label is table-you-ask or table-new-roll.
table-vote-count = { $label }: { $asking } of { $needed }
table-own-vote =
    { $source ->
        [cards] You ask for a new hand: { $asking } of the { $needed } needed.
       *[dice] You ask for a new roll: { $asking } of the { $needed } needed.
    }
table-others-vote =
    { $source ->
        [cards] A new hand is asked for: { $asking } of { $needed }.
       *[dice] A new roll is asked for: { $asking } of { $needed }.
    }
table-i-am-sure = I am sure
table-too-soon = That was too quick, so it did not count. Press again.
table-hint = Hint
table-hints-left =
    { $count ->
        [0] Hint: the last one again
       *[other] Hint, { $count } left
    }
table-give-up = Give up
table-next-lesson = GO ON
table-next-lesson-is = the next short lesson
table-score = SCORE
table-i-can-make = I can make { $goal }
table-impossible = IMPOSSIBLE
table-no-one-can = no one can
# Where everyone plays on their own board.
table-have-it = I HAVE IT
table-goal-on-board = { $goal } is on my board
table-surely-impossible = Yes, impossible
table-think-on = Think on
table-has-answered = answered
# A button in a player's corner: what it calls, and for whom.
table-call-of = { $call }, { $name }

## What to do now

table-somebody = Somebody
# The name of a host in a sentence about the game.
table-name-of-host = { $name } (host)
table-roll-comes = The first numbers come soon.
table-begin =
    { $source ->
        [cards] Deal the cards to begin.
       *[dice] Roll the dice to begin.
    }
table-move-freely = Make { $goal }. There is no clock: move the numbers, or make a call.
table-think = Can you make { $goal }? Think, then call.
table-you-say-impossible = You say { $goal } is impossible. SCORE if you find a way after all.
table-says-impossible = { $name } says { $goal } is impossible. Anyone who can make it calls SCORE.
table-make = Make { $goal }: a number, an operator, a number.
table-make-it = { $name }, make { $goal }.
table-answer-impossible = Is { $goal } impossible? You can answer only once.
table-now-answer = { $goal } is on your board. Now press I HAVE IT!
# $waiting is table-answers.
table-you-have-it = { $goal }! You have it. { $waiting }
table-you-answered-impossible = You say { $goal } is impossible. { $waiting }
table-answers = { $given } of { $expected } have answered.
table-paused-now = The host has paused the game. It goes on soon.
table-choose-operator = Now choose what to do with the two numbers.
# Typed digits that may go on; in the first case they are no number of the board yet.
table-typed = { $typed } … type on.
table-typed-number = { $typed } … press Enter for { $typed }, or type on.

## What is out of the ordinary at this table

table-practice = Practice, for no points: the solutions are known.
# $rules are table-rule-*, one after the other.
table-rules-of-link = { $rules } · by a link
table-own-rules = Usual rules
table-rule-goal = goal { $goal }
table-rule-dice = dice with { $sides } sides
table-rule-cards = cards
table-rule-operators = only { $operators }
table-rule-score-clock = SCORE: { $time }
table-rule-impossible-clock = IMPOSSIBLE: { $time }
table-rule-clock-off = no clock
table-rule-all-numbers = all numbers must be used
table-rule-some-numbers = numbers may be left over
table-rule-blocking = blocking
table-rule-no-blocking = no blocking
table-rule-undo = undo
table-rule-no-undo = no undo
table-rule-anyone-rolls = anyone brings new numbers
table-rule-spoilers-wait = spoilers wait

## What has happened; $time is empty or table-first-seconds

table-first-seconds = { $time }.{" "}
table-you-called-score = SCORE! { $time }Make { $goal }.
table-called-score = { $name } calls SCORE! { $time }
table-you-called-impossible = IMPOSSIBLE! { $time }SCORE if you find a way after all.
table-called-impossible = { $name } calls IMPOSSIBLE! { $time }
table-one-step = { $step }, but one step alone does not count. Go on.
table-no-red-number = { $step }, but the last step must use a red number. Go on, or go back with Undo.
table-not-all-numbers = { $step }, but all numbers must be used. Go on, or go back with Undo.
table-undone = Step taken back.
table-dealt = { $numbers }. { $instruction }
table-points-cleared = All points are zero.

## How a round ended

table-you-showed = { $goal }! You showed it.
table-showed = { $goal }! { $name } showed it.
table-well-made = { $goal }! Well made.
table-missed = That is not { $goal }, and no numbers are left.
table-out-of-time = Time is up before { $goal } was shown.
table-you-gave-up = You gave up.
table-gave-up = { $name } gave up.
table-was-a-way = There was a way after all.
table-yours-stood = You stayed with IMPOSSIBLE.
table-stood = { $name } stood by IMPOSSIBLE.
table-ended = The host ended the round.
table-ended-without-points = The host ended the round, without points.
table-all-answered = All have answered.
table-everyones-time-is-up = Time is up.

## What came of it

table-was-possible = { $goal } was possible
table-was-impossible = { $goal } was impossible
# Where the board no longer shows it.
table-rolled =
    { $source ->
        [cards] The hand was { $numbers }.
       *[dice] The roll was { $numbers }.
    }
# Whose points these are, and what for.
table-reason-of = { $name }: { $reason }
table-score-shown = SCORE, and shown.
table-score-not-shown = SCORE: no way shown.
table-impossible-found = IMPOSSIBLE, but there is a way.
table-impossible-is = IMPOSSIBLE, and it is.
table-impossible-shown = IMPOSSIBLE, but it was shown.
table-impossible-not-shown = IMPOSSIBLE, and nobody showed otherwise.
# It was possible, but nobody showed a way.
table-impossible-counts = IMPOSSIBLE counts: there is a way, but nobody showed it.
table-impossible-alone = IMPOSSIBLE, and nobody called SCORE.
table-counts-for-nobody = The call counts neither for nor against anybody.
table-nobody-called = Nobody called, so there are no points.
table-no-call-of-yours = You made no call, so your points stay as they are.
table-practice-ended = Practice: no points this time.
table-made-in = Made in { $time }.
# Beside a solution in the list of all.
table-your-way = Your way
table-way-of = Way of { $name }
table-you-made = You made { $goal }.
table-impossible-was-wrong = IMPOSSIBLE, but there is a way.
table-no-answer-of-yours = You gave no answer, so your points stay as they are.
table-came-later = This round began before you came.
table-so-many-right =
    { $count ->
        [0] Nobody was right this time.
        [one] { $count } player was right.
       *[other] { $count } players were right.
    }
table-own-impossible-shown = IMPOSSIBLE costs 2, and showing it yourself wins 1 back.
table-own-impossible-mistaken = SCORE was not shown (−1), and IMPOSSIBLE was mistaken (−2).
table-own-impossible-blocked = SCORE was not shown (−1), and by the blocking rule that costs 1 more.
table-own-impossible-stood = SCORE was not shown (−1), but IMPOSSIBLE stood (+1).
table-hints-taken =
    { $count ->
        [0] Without a hint.
        [one] With one hint.
       *[other] With { $count } hints.
    }

## The guided first rolls

table-coach = Your first roll
table-coach-join = Joining digits
table-coach-impossible = IMPOSSIBLE
table-coach-skip = Skip
table-coach-play = Play now
table-coach-progress = { $done } of { $taps } done
table-guide-1 = Make 20 from these numbers. Choose the 4.
table-guide-2 = Good. Now choose × (times).
table-guide-3 = And now the 3.
table-guide-4 = 12 is red: you made it from 4 × 3. The last step must use a red number. Choose the 12.
table-guide-5 = Now choose + (plus).
table-guide-6 = And the 8: that makes 20.
table-guide-reached = 20, in two steps! In a real round you call SCORE first; then 30 seconds run.
table-guide-join-1 = There is a fifth operator: join. It puts digits beside each other. Choose the 1.
table-guide-join-2 = Now choose & (join).
table-guide-join-3 = And now the 2.
table-guide-join-4 = 1 and 2, joined, are 12. Choose the 12.
table-guide-joined = 20 again! Joining counts as a step like the others: 1 and 2 can be 12, or 21 the other way round.
table-guide-impossible = A few rolls, 3 of 100, make no 20, whatever you do. This is one. Try, or call IMPOSSIBLE.
table-guide-called = Right: nobody can make 20 of these, and that is a point too! In a real round 60 seconds run first.
table-guide-elsewhere = Your own way! Go on, or go back with Undo.
table-guide-dead-end = Only { $left } is left, and that is not 20. Go back with Undo, and try another way.
table-guide-always-misses = Only { $left } is left. Here every way ends so: call IMPOSSIBLE.

## Why something cannot be

table-not-seated = Nobody sits there.
table-no-roll =
    { $source ->
        [cards] Deal first.
       *[dice] Roll first.
    }
table-call-open = Finish the open call first.
table-round-closed =
    { $source ->
        [cards] This hand is settled. Deal again.
       *[dice] This roll is settled. Roll again.
    }
table-impossible-called = IMPOSSIBLE has been called already.
table-score-called = SCORE has been called already.
table-call-score-first = Call SCORE first.
table-not-your-call = Only the player who called SCORE moves the numbers.
table-no-call = There is no call of yours to end.
table-time-is-up = The time was up.
table-nothing-to-undo = There is no step to take back.
table-nothing-to-redo = There is no step to make again.
table-undo-off = This table plays without undo.
table-not-your-roll =
    { $source ->
        [cards] It is somebody else's turn to deal.
       *[dice] It is somebody else's turn to roll.
    }
table-host-only = Only the host can do that.
table-must-stand = An IMPOSSIBLE call stands until its time is up.
table-no-hints-in-group = In a group nobody takes hints.
table-hint-taken = You have that hint already.
table-hint-skipped = Another hint comes before that one.
table-no-further-hint =
    { $source ->
        [cards] This hand is impossible, so there are no further hints.
       *[dice] This roll is impossible, so there are no further hints.
    }
table-clock-needed = Only one player alone can play without clocks. Choose a clock, or one player.
table-stand-in-only = You stand in for the host: you can bring new numbers and end a round without points.
table-own-call = You stand in for the host, but you have called or answered yourself: you cannot end this round.
table-only-calls = At this table players call SCORE or IMPOSSIBLE.
table-no-calls = Nobody calls in this round: answer on your own board.
table-round-open = Everyone is still working on this round. End it first.
table-already-answered = You have answered already, and an answer is final.
table-goal-not-on-board = The goal is not on your board yet.
table-goal-without-red-number = Your goal does not count: the last step must use a red number that you made before.
table-goal-with-numbers-left = Your goal does not count: all numbers must be used.
table-board-full = Your board takes no more steps in this round. You can still answer.
table-paused = The game is paused.
table-not-paused = The game is not paused.
table-must-wait = You failed with SCORE several times in a row, so you make no call on { $source ->
    [cards] { $rolls ->
        [one] this hand.
       *[other] { $rolls } hands, this one included.
    }
   *[dice] { $rolls ->
        [one] this roll.
       *[other] { $rolls } rolls, this one included.
    }
}
table-everyone-in-group = All can play at once only where each has a screen: in a group.
table-in-race = In a race each player has their own rolls: none lies on the table.
table-no-round-clock = This round has no clock.
table-round-long-enough = This round has been lengthened as much as a round may: by ten minutes.
# How much time a player has, compared with others.
table-time-usual = usual time
table-time-half-again = half as much time again
table-time-twice = twice the time
# To the player who has it, when a round begins.
table-own-time-half-again = You have half as much time again in this round.
table-own-time-twice = You have twice the time in this round.
table-everyone = Make { $goal } on your own board, or say IMPOSSIBLE.
table-same-number = A number cannot be used with itself.
table-number-gone = That number is used up.
table-op-not-allowed = This table plays without that operator.
table-division-by-zero = You cannot divide by zero.
table-join-fraction = A fraction has no digits to join.
table-join-zero = A joined number cannot begin with zero.
table-join-negative = A negative number cannot be joined on the right.
table-overflow = The result is too large to be held exactly.
table-brackets = One step at a time: begin with the step inside the brackets.
table-fits-nowhere = “{ $key }” does not fit here: a step is a free number, an operator, another free number.
table-not-sent = There is no connection just now, so that was not sent.

## What a link brings

game-score = Score
table-unknown-page = There is no page “{ $name }” here; this is the table.
table-before-the-link = Mine, before the link
table-link-rules = This link brought its own house rules.
table-link-rules-kept = This link brought its own house rules; yours are kept among the presets.
table-link-presets-full = This link brings its own house rules, and there is no room to keep yours. Forget a preset, then open the link again.

## The race

race-give-up = This race is not over. Press again to give it up.
race-won = Three goals: { $name } has won!
race-own-win = Three goals: you have won!
race-end = The race is over
race-end-rolls = Rolls in all
race-shared = A race to three goals, won. Rolls in all: { $rolls }
race-racers = A race has 1 to { $most } players.
race-not-their-turn = It is somebody else’s turn.
race-over = This race is won. Begin a new one.
race-no-roll = Roll first.
race-rolled-this-turn = There is one new roll in a turn. Play on with your rolls, or hand on.
race-too-many-rolls = You have { $most } rolls since your last goal. Play on with those.
race-no-such-roll = There is no further roll on this side.
race-no-step = There is no such step.
race-no-turns = You play alone: there is nobody to hand on to.
race-not-a-roll = These dice cannot lie there.
race-too-long = This race has become too long. Begin a new one.
race-lead = Make 20 or 18, as often as you can. Three goals win.
race-either = { $first } or { $second }
# $by: points of a step; $sum: the points then
race-gained = { $by ->
    [one] One point more. Points now: { $sum }.
   *[other] { $by } points more. Points now: { $sum }.
}
race-roll-cost = The roll costs a point. Points now: { $sum }.
race-bonus = They end in 0 or 5, so { $bonus } more: { $points }.
race-goal = A goal! The points begin again at 0.
race-which-roll = Roll { $number } of { $all }
race-back = Roll before
race-forward = Roll after
race-roll = New roll
race-new = A new race
race-begin = Begin
race-first-roll = { $name }: roll. The first roll is free.
race-make = { $name }: make 20 or 18, as often as you can.
race-rules = How the race goes
race-all-rules = All rules
race-rule-steps = Each step that makes 20 gives 1 point, each that makes 18 gives 3.
race-rule-again = Make as many steps as you like, and take them back; the same way counts once for each roll.
race-rule-fives = When your points end in 0 or 5, you get 5 more. Only 25 is a goal instead.
race-rule-goal = Exactly { $points } points are a goal. The points begin again at 0.
race-rule-roll = The first roll is free. Each new one costs a point.
race-rule-rolls = You may go back and forward through your rolls. After a goal you keep only the roll that made it.
race-rule-turns = Several players take turns. In each turn there is one new roll.
race-rule-at-once = All race at once, each with rolls of their own, which only they and the hosts see. The list of players shows how all stand.
race-rule-win = The first player with { $goals } goals wins. There are no calls and no clock.
race-example = Example: you have 17 points and roll 3, 6, 9 and 14. 3 × 6 makes 18: 3 points, so 20. That is a multiple of 5, so 25: a goal.
