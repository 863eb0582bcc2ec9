### Practice and the rolls of the day.

## A roll on the board

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
learn-sounds = Sounds
learn-to-statistics = How it went so far
learn-clock-wrong = The clock of this device shows a day that cannot be right, so this answer is not in your statistics. Set the clock, and your next answer is.

## Games

learn-games = Games
learn-game-score = Score
learn-game-24 = 24

## Several at one screen

learn-who-plays = Who plays?
learn-plays = { $name } plays
learn-nobody-named = “Without a name” plays
learn-several-here = Several at this screen?
learn-new-name = Name
learn-new-name-help = Each name has steps, days and statistics of its own.
learn-add-name = Play
learn-forget-name = Do not ask for { $name } any more

## The rolls of the day

learn-daily-lead = Five puzzles, from easy to hard, and the same for everyone today. One of them may be impossible.
learn-day-ahead = That day has not come yet. These are the puzzles of today.
learn-day-before = The day before
learn-day-after = The day after
learn-rolls = The puzzles of this day
learn-roll-number = Puzzle { $number }: { $mark }
learn-mark-open = open
learn-mark-solved = solved
learn-mark-helped = solved after a hint or a wrong call
learn-mark-shown = shown
learn-details = How each puzzle went
learn-column-roll = Puzzle
learn-column-result = Result
learn-column-time = Time
learn-column-hints = Hints
learn-column-wrong-calls = Wrongly called impossible
learn-day-done = All five are done
learn-days-in-a-row = Days in a row
# What is shared: $signs has one for each roll.
learn-shared = { $game }, puzzles of the day { $date }: { $signs } { $time }{ $hints ->
    [0] {""}
    [one] {", one hint"}
   *[other] {", "}{ $hints } hints
}
learn-signs = ● solved, ◐ solved after a hint or a wrong call, ○ shown. No number is given away.
learn-streak = { $days ->
    [0] No day in a row yet.
    [one] One day in a row.
   *[other] { $days } days in a row.
}
learn-streak-rule = A day counts when you solve one of its puzzles on that day. One missed day a week is forgiven.
learn-archive = All days of this month
learn-month-before = The month before
learn-month-after = The month after
learn-date-done = { $date }, done

## Practice

learn-practice-lead = One puzzle after the other, without a clock. Puzzles that you find hard come back more often.
learn-now = { $skill }, { $level }
learn-no-roll = No puzzle was found for this level with this goal and these dice or cards.
learn-comes-again = You have seen the way for these numbers. Can you find it yourself now?
learn-level-link = This level
learn-example = An example
learn-skills = What you can learn
learn-rule = Solve a puzzle at the first go, and its skill moves up one step. After a hint or a wrong call it stays where it is. The higher a skill is, the later it comes back. At the last step you have mastered it.
learn-rule-shown = When a way was shown, the skill goes a step back. That puzzle comes again after 3 others, also at a level that you chose yourself.
learn-by-rule = Choose for me
learn-own-setting = Own goal and dice
learn-own-setting-help = Practice with them has steps of its own.
learn-goal = Goal, 0 to 999
learn-goal-problem = The goal is a whole number from 0 to 999.
learn-dice = Dice
learn-dice-help = The sides of each die, such as 6 6 12. An empty box means the usual dice.
learn-dice-problem = There are 2 to { $most } dice, each with 2 to 100 sides. Write their sides with spaces between.
learn-use-setting = Practise with these
learn-usual-setting = As in the game
learn-choose-level = { $skill }, { $level }
learn-standing-new = new
learn-standing-learning = step { $number } of 5
learn-standing-due = step { $number } of 5, due again
learn-standing-mastered = mastered
learn-standing-mastered-due = mastered, due again

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
    [three-steps] The easiest way takes all four numbers.
    [subtraction] Taking away is part of the easiest way.
    [division] Dividing is part of the easiest way.
    [joining] Put two numbers side by side: 1 & 2 is 12.
    [impossible] Find a way, or say that there is none.
    [negative] Without plus: go below zero first. Taking away −3 adds 3.
   *[fractions] Without times: dividing by a fraction can make a number larger.
}

## The race

race-standings = Points and goals
race-player = Player
race-points = Points
race-goals = Goals
race-goals-of = { $goals } of { $all }
race-hand-on = Hand on
race-new-help = One name for each player at this screen; alone you need none. The race that is open ends.
race-name = Player { $number }
race-same-name = Another player has this name already.
race-link = A race with the same rolls
