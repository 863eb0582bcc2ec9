### Dials.

## The board and its buttons.

dials-target = Target
dials-presses = Presses
dials-fewest = Fewest possible
# In the place of the fewest presses.
dials-no-way = none
dials-undo = Undo
dials-redo = Redo
dials-hint = Hint
dials-again = From the start
dials-new-puzzle = New puzzle
dials-solution = Solution
dials-own-puzzle = Your own puzzle
dials-puzzle-link = Link to this puzzle

## What to do, and what has happened. $target: letters.

dials-shown = The dials show { $letters }.
dials-status-start = Press the buttons until the dials show { $target }.
dials-status-no-way = These buttons cannot come to { $target }. Open the solution to see why.
dials-status-so-far = { $pressed ->
    [one] 1 press
   *[other] { $pressed } presses
} so far. { $left } more can do it.
dials-solved-at-once = The dials show the target already.
dials-solved-fewest = Solved in { $pressed ->
    [one] 1 press
   *[other] { $pressed } presses
}, and fewer cannot do it!
dials-solved = Solved in { $pressed ->
    [one] 1 press
   *[other] { $pressed } presses
}! { $fewest } would have been enough.
dials-solution-helped = The solution helped.
dials-hints-helped = { $count ->
    [one] A hint helped.
   *[other] Hints helped.
}
dials-hint-said = Hint: button { $button } needs { $presses ->
    [one] one more press
   *[other] { $presses } more presses
}.
dials-unreadable = The game that this browser had kept could not be read. It was put aside, and a new one begins.
dials-other-puzzle = Another tab or window has begun another puzzle, and that one is kept now. This one is here until you load or close this page.

## The ladder: levels from small puzzles to the published one.

dials-ladder = Ladder
dials-level = Level { $level } of { $levels }
# Read aloud behind the level.
dials-levels-solved = { $solved } solved
dials-easier = Easier level
dials-harder = Harder level
dials-next-level = Next level
dials-back-to-level = Back to level { $level }
# The published game: five dials of five letters.
dials-full-puzzle = Full puzzle
dials-ladder-climbed = You have climbed the whole ladder!

## Why something cannot be done.

dials-refusal-no-button = There is no such button here.
dials-refusal-nothing-to-undo = There is no press to take back.
dials-refusal-nothing-to-redo = There is no press to make again.
dials-refusal-solved = The dials show the target. Undo goes back a press.
dials-refusal-no-way = Nothing can help: these buttons cannot come to the target.
dials-refusal-all-told = The buttons with a hint are all that you need to press.
dials-refusal-too-many-moves = You have made { $moves } moves. Begin again from the start.

## What dials and buttons are called.

dials-dial-right = Dial { $dial } shows { $shown }, as it should
dials-dial = Dial { $dial } shows { $shown }, target { $target }, { $left ->
    [one] 1 step
   *[other] { $left } steps
} to go
# In words, because it stands behind a button's number.
dials-times = { $count ->
    [1] once
    [2] twice
    [3] three times
    [4] four times
    [5] five times
    [6] six times
    [7] seven times
    [8] eight times
    [9] nine times
    [10] ten times
   *[other] { $count } times
}
dials-still = { $presses ->
    [0] done
   *[other] { $presses } more
}
# $turns: dials-turns or dials-turns-nothing.
dials-button = Button { $button }: { $turns }
# $dials: dials-turn, more than once.
dials-turns = turns { $dials }
dials-turn = dial { $dial } by { $steps }
dials-turns-nothing = turns nothing
# Behind a button's name; $times: dials-times.
dials-button-pressed = pressed { $times }
# Behind a button's name; $still: dials-still.
dials-button-hint = hint: { $still }

## The presses of a solution. $others, $last, $only: dials-press-button.

dials-press-button = button { $button } { $times }
dials-press-none = Press nothing: the dials show the target already.
dials-press-one = Press { $only }.
dials-press-list = Press { $others } and { $last }.

## Which targets some buttons reach.

dials-reach-all = These buttons reach all { $all } targets, each in exactly one way.
dials-reach-some = These buttons reach only { $targets } of { $all } targets, but each of them in { $ways } ways.
dials-conditions = Count how many steps each dial must turn. A target can be reached if each sum below is 0 after whole turns of { $modulus }:
# A term of a condition, perhaps behind a factor.
dials-term = dial { $dial }
dials-leaves = { $number }, which leaves { $left }
# $sum: a sum and what it comes to.
dials-condition-good = here { $sum }: good
dials-condition-not-zero = here { $sum }: not 0

## A puzzle of one's own.

dials-count = Dials and buttons
dials-letters = Letters on each dial
dials-letters-choice = { $modulus }: A to { $last }
dials-signatures = What the buttons do
# $digits: dials-digits or dials-digits-of-eleven.
dials-own-help = Each line is a button. A box says by how many steps it turns that dial: { $digits }.
dials-digits = 0 to { $last }
dials-digits-of-eleven = 0 to 9, or X for 10
dials-signature-field = Button { $button }, steps of dial { $dial }
dials-start = Start
dials-play-own = Play it
dials-other-signatures = Other buttons
dials-other-letters = Other letters
dials-wrong-modulus = A dial has 2, 3, 5, 7 or 11 letters.
dials-wrong-count = There are { $min } to { $max } dials.
dials-wrong-letters = Write { $dials } letters from A to { $last }.
dials-wrong-steps = In each box is one digit: { $digits }.
dials-wrong-signatures = There are { $dials } buttons.
dials-wrong-kinds = These are of different sizes.

## The rules.

dials-how-to-play = How to play
dials-rule-letters = Each dial shows a letter from A to { $last }. One step turns A to B, and { $last } to A.
dials-rule-buttons = A button turns all dials at once, each by its own number of steps. +2 under a dial is two steps, and a dot is none.
dials-rule-goal = Press buttons until every dial shows its target letter. It has a ring on the dial, and stands below it.
dials-rule-order = The order of the presses makes no difference, and pressing one button { $modulus } times changes nothing.
dials-rule-keyboard = Press a button, or its number on the keyboard. H gives a hint, Z takes a press back.
dials-rule-tip = Count what each dial still needs. Which button moves only few dials?

## The worked solution.

dials-worked = How to work it out
# The right side of the equations.
dials-turns-column = turns
dials-button-column = Button { $button }
dials-line = Line { $line }
dials-play-steps = Play
dials-pause = Pause
dials-press-them = Press them on the dials
dials-equations = A line for each dial, a column for each button. From { $start } to { $target }, dial 1 must turn by { $steps } in all: that is line 1. Only the rest after whole turns of { $modulus } counts.
dials-step-swap = Line { $line } has a 0 in column { $column }, so it changes places with line { $with }.
# $product: a number, or dials-leaves.
dials-step-scale = Line { $line } times { $by }, to make a 1 in column { $column }: { $by } × { $value } = { $product }.
# $sum: a number, or dials-leaves.
dials-step-add = Line { $line } plus { $times ->
    [1] line { $of }
   *[other] { $times } × line { $of }
}, to make a 0 in column { $column }: { $value } + { $times } = { $sum }.
dials-end-no-way = Line { $line } has only zeros, but { $right } on the right: no presses can do that. There is no way.
# $presses: dials-press-none, dials-press-one or dials-press-list.
dials-end-one-way = Now each line has one button and says how often to press it: { $presses }
dials-end-many-ways = { $count ->
    [one] Button
   *[other] Buttons
} { $free } can be pressed as often as you like. Then each line says how often to press another: { $ways } ways. With the fewest presses: { $presses }
