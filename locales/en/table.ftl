### The table: board, calls, clocks, settlements.
### `$source` is `dice` or `cards`: what the numbers come from.

## The board

table-numbers = Numbers
table-step = Step
table-operators = Operators
table-op-add = plus
table-op-sub = minus
table-op-mul = times
table-op-div = divide
table-op-join = join
table-tile-made = { $value }, made from { $step }
table-tile-on-die = { $value }, on a die with { $sides } sides
table-tile-card = { $value }, a card
# What lies in a place, or table-place-empty.
table-place-left = First number: { $held }
table-place-op = Operator: { $held }
table-place-right = Second number: { $held }
table-place-empty = empty

## The panel

table-goal = Goal
table-points = Points
table-scoreboard = Scoreboard
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
table-roll =
    { $source ->
        [cards] DEAL
       *[dice] ROLL
    }
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
        [cards] Who scored last deals
       *[dice] Who scored last rolls
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
table-hint = Hint
table-hints-left =
    { $count ->
        [0] Hint: the last one again
       *[other] Hint, { $count } left
    }
table-give-up = Give up
table-score = SCORE
table-i-can-make = I can make { $goal }
table-impossible = IMPOSSIBLE
table-no-one-can = no one can
# A button in a player's corner: what it calls, and for whom.
table-call-of = { $call }, { $name }

## What to do now

table-somebody = Somebody
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

## What has happened; $time is empty or table-first-seconds

table-first-seconds = { $time }.{" "}
table-you-called-score = SCORE! { $time }Make { $goal }.
table-called-score = { $name } calls SCORE! { $time }
table-you-called-impossible = IMPOSSIBLE! { $time }SCORE if you find a way after all.
table-called-impossible = { $name } calls IMPOSSIBLE! { $time }
table-one-step = { $step }, but one step alone does not count. Go on.
table-not-all-numbers = { $step }, but all numbers must be used. Go on.
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
table-yours-stood = Your IMPOSSIBLE stood.
table-stood = { $name } stood by IMPOSSIBLE.
table-ended = The host ended the round.
table-ended-without-points = The host ended the round, without points.

## What came of it

table-was-possible = { $goal } was possible
table-was-impossible = { $goal } was impossible
# Whose points these are, and what for.
table-reason-of = { $name }: { $reason }
table-score-shown = SCORE, and shown.
table-score-not-shown = SCORE, but not shown.
table-impossible-found = IMPOSSIBLE, but the solver found a way.
table-impossible-is = IMPOSSIBLE, and it is.
table-impossible-shown = IMPOSSIBLE, but it was shown.
table-impossible-not-shown = IMPOSSIBLE, and nobody showed otherwise.
table-impossible-alone = IMPOSSIBLE, and nobody called SCORE.
table-counts-for-nobody = The call counts neither for nor against anybody.
table-nobody-called = Nobody called, so there are no points.
table-own-impossible-shown = IMPOSSIBLE costs 2, and showing it yourself wins 1 back.
table-own-impossible-mistaken = SCORE was not shown (−1), and IMPOSSIBLE was mistaken (−2).
table-own-impossible-blocked = SCORE was not shown (−1), and by the blocking rule that costs 1 more.
table-own-impossible-stood = SCORE was not shown (−1), but IMPOSSIBLE stood (+1).
table-hints-taken =
    { $count ->
        [one] With one hint.
       *[other] With { $count } hints.
    }
table-impossible-mistaken = The IMPOSSIBLE call was mistaken: { $goal } can be made.
table-score-mistaken = The SCORE call was mistaken: no way of making { $goal } exists.

## The guided first roll

table-coach = Your first roll
table-coach-skip = Skip
table-coach-play = Play for real
table-coach-progress = { $done } of { $taps } done
table-guide-1 = Make 20 from these numbers. Tap the 4.
table-guide-2 = Good. Now tap × (times).
table-guide-3 = And now the 3.
table-guide-4 = 12 is red: you made it from 4 × 3. Tap the 12.
table-guide-5 = Now tap + (plus).
table-guide-6 = And the 8: that makes 20.
table-guide-reached = 20, in two steps! In a real round you call SCORE first; then 30 seconds run.
table-guide-elsewhere = Your own way! Go on, or tap Undo to go back.

## Why something cannot be

table-not-seated = Nobody sits there.
table-no-roll = Roll first.
table-call-open = Finish the open call first.
table-round-closed = This roll is settled. Roll again.
table-impossible-called = IMPOSSIBLE has been called already.
table-score-called = SCORE has been called already.
table-call-score-first = Call SCORE first.
table-not-your-call = Only the player who called SCORE moves the numbers.
table-no-call = There is no call of yours to end.
table-time-is-up = The time was up.
table-nothing-to-undo = There is no step to take back.
table-nothing-to-redo = There is no step to make again.
table-undo-off = This table plays without undo.
table-not-your-roll = It is somebody else's turn to roll.
table-host-only = Only the host can do that.
table-must-stand = An IMPOSSIBLE call stands until its time is up.
table-no-hints-in-group = In a group nobody takes hints.
table-hint-taken = You have that hint already.
table-hint-skipped = Another hint comes before that one.
table-no-further-hint = This roll is impossible, so there are no further hints.
table-clock-needed = Only solitaire can be played without clocks. Choose a clock, or one player.
table-stand-in-only = You stand in for the host: you can roll and end a round without points.
table-own-call = You stand in for the host, and one of the calls is yours: you cannot end this round.
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
table-link-presets-full = This link brings its own house rules, and there is no room to keep yours: forget a preset, then open the link again.
