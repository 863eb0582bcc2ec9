### Solutions, explanations, hints, the atlas.

## Solutions of a puzzle

# Before the first solution is found.
# Beside a solution, after a round in which each player had a board.
study-found-by-class = found
study-found-by-nobody = found by nobody
study-looking = Looking for solutions …
study-solutions-count = { $count ->
    [0] No solution
    [1] 1 solution
   *[other] { $written } different solutions
}
study-solutions-so-far = { $count } different solutions so far
study-different-help = The same way in another order counts once. A step that changes nothing, such as × 6 ÷ 6, is right too, but is not listed.
# The group of buttons that choose which list is shown.
study-lists = Which solutions
study-list-different = Different
study-list-all-by-form = All
study-all-solutions = { $count } in all, in every order.
study-all-solutions-so-far = { $count } so far, in every order.
# How the names of the forms are read, such as (a bc)d.
study-forms-help = Each letter is a number. Letters side by side go together first.
# A form without solutions.
study-form-without-solutions = none
# Solutions that are counted but not listed.
study-left-out = and { $count } more
study-stop = Stop
study-go-on = Go on

## How hard a roll is

study-difficulty = Difficulty: { $points }, { $level }.
study-level = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[very-hard] very hard
}

## Why there is no solution

study-none-of = There are { $tried } calculations with these numbers. All were tried, and none makes { $goal }.
study-nearest-below = Nearest below:
study-nearest-above = Nearest above:
# On that side nothing can be made.
study-nothing-there = nothing
# The goal on a line of numbers that can be made.
study-no-goal = no { $goal }
# The line of numbers in words.
study-number-line = Number line from { $from } to { $to }: { $count } numbers can be made, and { $goal } is not among them.

# What the marks on the line mean.
study-legend-whole = a whole number that can be made
study-legend-part = a fraction that can be made
study-legend-goal = the goal, which cannot
# Until a mark is chosen; then this line says how its number is made.
study-number-line-help = Touch a mark, or press an arrow key: here it says how the number is made.

## A solution explained on the tiles

study-explain = Explain
study-hide = Hide
# Ends an explanation that lies on the board, far from its solution in the list.
study-hide-explanation = Close the explanation
# The same buttons in words, with the solution that they are about.
study-explain-solution = Explain { $solution }
study-hide-solution = Hide { $solution }
study-explanation = Explanation
study-start-with = Start with { $numbers }.
# How a number is called that a step made.
study-made-from = { $value }, made from { $formula }
# The last number of a list; the others have commas between.
study-numbers-and = { $others } and { $last }
# A step, and remarks why it makes what it makes.
study-step = { $formula } = { $result }.
study-step-explained = { $formula } = { $result }: { $remarks }.
study-remarks-and = { $others }, and { $last }

## Remarks: parts of a sentence

study-reaches-goal = that is the goal
study-one-step-alone = { $way } = { $goal } is a single step. One step alone does not count: it takes two or more.
study-side-by-side = { $left } and { $right } side by side make { $joined }
study-keeps-minus = the minus sign of { $number } stays in front
study-changes-nothing = { $op ->
    [add] adding 0 changes nothing
    [sub] subtracting 0 changes nothing
    [div] dividing by 1 changes nothing
   *[mul] multiplying by 1 changes nothing
}
study-minus-itself = a number minus itself is 0
study-divided-by-itself = a number divided by itself is 1
study-times-zero = any number times 0 is 0
study-zero-divided = 0 divided by any other number is 0
study-adds-negative = adding { $negative } is subtracting { $size }
study-subtracts-negative = subtracting { $negative } is adding { $size }
study-below-zero = { $depth } less than zero is { $depth } below zero
study-falls-below-zero = { $taken } is { $depth } more than { $from }, so the result is { $depth } below zero
# A sum that begins below zero; "end" is one of the next three.
study-goes-up = { $change } up from { $from } below zero is { $end }
study-goes-down = { $change } down from { $from } below zero is { $end }
study-at-zero = exactly zero
study-so-far-below-zero = { $size } below zero
study-so-far-above-zero = { $size } above zero
study-both-negative = { $op ->
    [div] a negative number divided by a negative number is positive
   *[mul] a negative number times a negative number is positive
}
study-one-negative = { $op ->
    [div] just one of the two is negative, so the quotient is negative
   *[mul] just one of the two is negative, so the product is negative
}
study-same-denominator = the denominators are the same, so { $sum } = { $numerator } gives { $result }
study-common-denominator = with the common denominator { $denominator } it is { $sum } = { $result }
study-multiplies-one = above the line { $above } = { $numerator } gives { $product }
study-multiplies = above the line { $above } = { $numerator } and below it { $below } = { $denominator } give { $product }
study-divides-by = dividing by { $divisor } is multiplying by { $inverse }
study-times-inverse = { $formula } is { $product }
study-divided = dividing by { $by } makes the denominator { $by } times as large, which gives { $quotient }
study-stays = { $divisor } does not go into { $dividend } evenly, so the result is a fraction
study-is-whole = { $fraction } is { $number }
study-lowest-terms = { $fraction } in lowest terms is { $number }

## Hints

study-hint-solvable = There is a solution.
study-hint-impossible = There is no solution: this one is impossible.
study-hint-all-numbers = Use all the numbers: { $used }.
study-hint-numbers = Use { $used }, and leave { $spare } out.
study-hint-last-operator = { $op ->
    [add] The last step is an addition ({ $sign }).
    [sub] The last step is a subtraction ({ $sign }).
    [mul] The last step is a multiplication ({ $sign }).
    [div] The last step is a division ({ $sign }).
   *[join] The last step is a join ({ $sign }).
}
study-hint-first-step = Begin with { $formula } = { $result }.
study-hint-way-on = There is a way on from here.
study-hint-all-on-board = Use all of these: { $used }.
study-hint-next-step = Go on with { $formula } = { $result }.
study-hint-next-step-made = Go on with { $formula } = { $result }. Take the { $made } that you made.
study-hint-take-back = This leads nowhere. Take { $formula } = { $result } back.

## The way to a table

study-qr-code = QR code of the link to this table

## The atlas

atlas-title = Atlas
atlas-lead = Every roll of some dice: how many ways it has, how hard it is, and which rolls are impossible.
atlas-dice = Dice
atlas-dice-help = The sides of 2 to 5 dice, 2 to 100 each. Leave a box empty for one fewer.
atlas-die = Sides of die { $number }
atlas-work-it-out = Work it out
atlas-dice-problem = There are 2 to 5 dice, each with 2 to 100 sides.
atlas-too-many-rolls = These dice have { $rolls } different rolls; the atlas takes up to 100,000. Choose fewer dice or sides.
atlas-too-many-dice = The atlas takes up to { $most } dice.
atlas-looking = Looking at { $rolls } different rolls …
atlas-impossible = { $impossible } of { $rolls } different rolls cannot make { $goal }.
# How often such a roll is rolled; the last two are a share in per cent.
atlas-impossible-share = Of all the ways the dice can fall that is { $impossible } of { $rolls }, or { $whole }.{ $tenth } %.
atlas-stopped = Stopped. Choose 'Work it out' to begin again.

## The chart of impossible rolls by goal

atlas-by-goal = Impossible rolls for each goal
atlas-impossible-for-goal = { $count ->
    [1] Goal { $goal }: 1 impossible roll
   *[other] Goal { $goal }: { $written } impossible rolls
}
atlas-by-goal-summary = Bars for the goals { $first } to { $last }. Fewest: { $fewest }. Most: { $most }.
atlas-as-numbers = As numbers

## What the forms of the solutions contribute

atlas-forms = What each form solves
atlas-form-column = Form
atlas-solves-column = Rolls it solves
atlas-only-column = Only this form
atlas-needs-forms = { $count ->
    [1] Rolls that only one form solves
    [2] Rolls that just two forms solve
   *[3] Rolls that just three forms solve
}

## The table of rolls

atlas-rolls = The rolls
atlas-which-rolls = Which rolls
atlas-show-all = All
atlas-show-possible = Possible
atlas-show-impossible = Impossible
atlas-show-one-form = One form only
atlas-with-numbers = With these numbers
atlas-with-numbers-problem = Whole numbers with spaces between, such as 3 12.
atlas-rolls-shown = { $shown } of { $total } rolls
atlas-nothing-found = Nothing found: choose “All”, or look for fewer numbers.
atlas-roll-column = Roll
atlas-solutions-column = Solutions
atlas-difficulty-column = Difficulty
atlas-forms-column = Forms
# A roll without a solution.
atlas-no-solution = none
# The difficulty of a roll without a solution.
atlas-no-difficulty = –
atlas-difficulty-cell = { $points } { $level }
atlas-more-rows = More rows
atlas-to-rolls = To the list of all rolls
atlas-print = Print the table
atlas-print-sheets = Print the table (sheets: about { $sheets })
atlas-printed-rows = Of these rows the first { $rows } are printed.
atlas-how-to-print-all = For all of them press “Print the table” on the page.
atlas-download = Download CSV

## All hands of the 24 game

hands-title = All hands of 24
hands-lead = Every hand of four cards: how many ways it has, how hard it is, and which hands are impossible.
hands-goal = Goal, 0 to 999
hands-goal-help = All four numbers are used, with + − × ÷.
hands-highest = Highest card, 2 to 13
hands-highest-help = 13 is the king. 10 leaves jack, queen and king out.
hands-highest-problem = The highest card is a whole number from 2 to 13.
hands-summary = { $impossible } of { $hands } hands cannot make { $goal }. The others have { $solutions } different solutions.
hands-table = The hands
hands-show-one-solution = One solution only
hands-shown = { $shown } of { $total } hands
hands-hand-column = Hand
hands-simplest-column = A solution
hands-download = Download all, with tabs
