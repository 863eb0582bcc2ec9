### Practice and the rolls of the day.

## A roll on the board

learn-board = The numbers
learn-make = Make { $goal } in two or three steps.
learn-make-of-all = Make { $goal } from all of the numbers.
learn-reached = { $goal }! That is a way.
learn-rightly-impossible = Right: nobody can make { $goal } from these.
learn-wrongly-impossible = There is a way to { $goal }. Look once more.
learn-shown = This is the easiest way to { $goal }.
learn-shown-impossible = Nobody can make { $goal } from these. Below is why.
# $far: how far $value is from the goal
learn-too-small = { $value } is { $far } too small for { $goal }. Undo, or start again.
learn-too-large = { $value } is { $far } too large for { $goal }. Undo, or start again.
learn-start-again = Start again
learn-hint = Hint
learn-impossible = Impossible
learn-show = Show me
learn-next = Next numbers
learn-stopwatch = Show the time
learn-to-statistics = How it went so far

## Games

learn-games = Games
learn-game-score = Score
learn-game-24 = 24

## The rolls of the day

learn-daily-lead = Five puzzles, from easy to hard, and the same for everyone today. One of them may be impossible.
learn-day-ahead = That day has not come yet. These are the puzzles of today.
learn-day-before = The day before
learn-day-after = The day after
learn-rolls = The puzzles of this day
learn-roll-number = Puzzle { $number }: { $mark }
learn-mark-open = open
learn-mark-solved = solved
learn-mark-helped = solved with help
learn-mark-shown = shown
learn-day-done = All five are done
# What is shared: $signs has one for each roll.
learn-shared = { $game }, puzzles of the day { $date }: { $signs } { $time }{ $hints ->
    [0] {""}
    [one] {", one hint"}
   *[other] {", "}{ $hints } hints
}
learn-signs = ● solved, ◐ solved with help, ○ shown. No number is given away.
learn-share = Share
learn-share-by-hand = Mark the text and copy it.
learn-streak = { $days ->
    [0] No day in a row yet. One missed day a week is forgiven.
    [one] One day in a row. One missed day a week is forgiven.
   *[other] { $days } days in a row. One missed day a week is forgiven.
}
learn-archive = All days of this month
learn-month-before = The month before
learn-month-after = The month after
learn-date-done = { $date }, done

## Practice

learn-practice-lead = One puzzle after the other, without a clock. What you find hard comes back more often.
learn-now = { $skill }, { $level }
learn-no-roll = Nothing was found for this level with this goal and these numbers to draw from.
learn-comes-again = You have seen the way for these numbers. Can you find it yourself now?
learn-level-link = This level
learn-example = An example
learn-skills = What you can learn
learn-rule = A skill moves a step on when you solve a puzzle alone. It comes back after 1, 2, 4, 8, then 16 other puzzles. With the last step you have mastered it.
learn-by-rule = Choose for me
learn-choose-level = { $skill }, { $level }
learn-standing-new = new
learn-standing-learning = step { $number } of 5
learn-standing-due = step { $number } of 5, due again
learn-standing-mastered = mastered

learn-skill = { $skill ->
    [two-steps] Two steps
    [three-steps] Three steps
    [subtraction] Subtraction
    [division] Division
    [joining] Joining
    [impossible] Is it impossible?
    [negative] Below zero
   *[fractions] Fractions
}
learn-about-skill = { $skill ->
    [two-steps] Three of the numbers are enough: first make one, then use it.
    [three-steps] You need all four numbers.
    [subtraction] Taking away is part of the easiest way.
    [division] Dividing is part of the easiest way.
    [joining] Put two numbers side by side: 1 & 2 is 12.
    [impossible] Find a way, or say that there is none.
    [negative] Without plus: go below zero first. Minus a negative number is plus.
   *[fractions] Without times: dividing by a fraction makes a number larger.
}
