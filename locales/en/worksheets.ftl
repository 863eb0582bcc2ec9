### Worksheets, and mistakes to be found.

## The form of a worksheet

sheet-lead = Print rolls, hands, mistakes to find or dials, with an answer key. The same link makes the same sheet again.
sheet-kind-label = What is on it
sheet-kind = { $kind ->
    [hands] Hands of 24
    [mistakes] Mistakes to find
    [impossible] Which are impossible?
    [dials] Dials
   *[rolls] Rolls of Score
}
sheet-count = How many
sheet-count-problem = Choose a whole number from 1 to { $most }.
sheet-from = From difficulty
sheet-to = To difficulty
sheet-levels-problem = The first difficulty is harder than the second: choose another.
sheet-level = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
    [very-hard] very hard
   *[any] a mix
}
sheet-skill-label = What it trains
sheet-skill = { $skill ->
    [two-steps] two steps
    [three-steps] three steps
    [subtraction] subtraction
    [division] division
    [fractions] fractions
    [joining] joining digits
   *[mix] a mix
}
sheet-mistake-label = Which mistakes
sheet-mistake = { $kind ->
    [sign] signs
    [order] order of operations
    [fraction] fractions
    [division] dividing by a fraction
    [join] joining digits
    [twice] a number used twice
   *[any] a mix
}
sheet-working = Lines for working
sheet-working-problem = Choose a whole number from 0 to { $most }.
sheet-title-label = Title
sheet-title-help = An empty box is the usual title.
sheet-title-problem = A title has at most { $most } characters, in one line.
sheet-name-and-date = Lines for name and date
sheet-large = Large print
sheet-version-label = Version
# A and B have different items that are equally hard.
sheet-version = { $version ->
    [a] A
    [b] B, as hard as A
   *[one] only one
}
sheet-key-label = Answer key
sheet-key = { $key ->
    [all] all different solutions
   *[three] first three
}
sheet-printed-label = On paper
sheet-printed = { $printed ->
    [sheet] the sheet alone
    [key] the key alone
   *[both] sheet and key
}
sheet-print = Print
sheet-csv = Save as a table (CSV)
sheet-new = Other items
sheet-pupils-link = The items for pupils, without answers
sheet-pupils-lead = Press ‘Play’ at an item to solve it on the screen.
sheet-link = This sheet
sheet-few = { $count ->
    [0] There are no such items. Choose more difficulties, or something else to train.
    [one] There is only 1 such item. Choose more difficulties, or something else to train.
   *[other] There are only { $count } such items. Choose more difficulties, or something else to train.
}
sheet-few-on-paper = There are no more such items: { $count } in place of { $wanted }.
sheet-no-fractions = Rolls of Score that need a fraction are too rare for a sheet. Choose hands of 24 with very hard ones among them.

## On paper

sheet-usual-title = { $kind ->
    [hands] Make 24
    [mistakes] Spot the mistake
    [impossible] Which are impossible?
    [dials] Dials
   *[rolls] Make 20
}
sheet-title-with-version = { $title } – { $version ->
    [a] A
   *[b] B
}
sheet-name = Name
sheet-date = Date
sheet-task-rolls = Make { $goal } in two or three steps. Use each number at most once; you need not use all of them. You may add, subtract, multiply, divide, and join digits (1 & 2 = 12).
sheet-task-hands = Make { $goal } from all four numbers. Add, subtract, multiply or divide; use each number exactly once.
sheet-task-mistakes = Each solution says that it makes { $goal } from the numbers above it. Each number may be used once; 1 & 2 is 12. In each item one line may be wrong. Mark it and write what is right, or “not allowed”. If all lines are right, write “all right”.
sheet-task-impossible = Some of these rolls cannot make { $goal } in two or three steps. Tick those, and show a way for the others. You may add, subtract, multiply, divide, and join digits (1 & 2 = 12).
sheet-task-dials = Each button turns every dial by as many letters as its row says. How often do you press each button to get from the letters above to those below?
sheet-play = Play
sheet-impossible = impossible
sheet-start = from
sheet-target = to
sheet-button = button { $button }
# $last is a letter.
sheet-letters = After { $last } comes A again.
sheet-on-screen = The same on a screen:
sheet-qr = QR code of the items for pupils
sheet-answers = Answers: { $title }
# $shown solutions follow, of $count.
sheet-ways = { $rest ->
    [0] { $count ->
        [one] 1 solution
       *[other] { $count } different solutions
    }
   *[other] { $count } different solutions, the simplest { $shown }
}
# The nearest numbers below and above the goal.
sheet-is-impossible = impossible. { $kind ->
    [whole] The nearest whole numbers are { $below } and { $above }.
   *[other] The nearest are { $below } and { $above }.
}
sheet-all-right = all right
# $why and $right are sentences.
sheet-wrong-line = { $solution }) { $line } – { $why } { $right }
sheet-presses = button { $button }: { $times } ×

## The table

sheet-file = { $version ->
    [a] worksheet-A.csv
    [b] worksheet-B.csv
   *[one] worksheet.csv
}
sheet-column-number = No.
sheet-column-given = Given
sheet-column-goal = Goal
sheet-column-points = Difficulty
sheet-column-count = Solutions
sheet-column-answer = Answer

## Mistakes to be found

mistake-lead = One line below may be wrong. Press that line, or say that all are right.
mistake-item = Item { $item } of { $count }
mistake-goal = make { $goal }
mistake-solution = Solution { $letter }
mistake-all-right = All are right
mistake-show = Show me
mistake-found = Yes, this line is wrong.
mistake-line-is-right = { $line } is right. Look on.
mistake-there-is-one = One line is wrong. Look again.
mistake-none = All lines are right.
mistake-here = This line is wrong.
mistake-mark-wrong = wrong
mistake-mark-right = is right
mistake-new = New ones
mistake-end = You have looked through all of them
mistake-end-at-once = Right at once
mistake-end-later = Right later
mistake-end-row = In a row
mistake-shared = Find the mistake: { $right } of { $all } right at once
mistake-level = Difficulty
mistake-link = These solutions
mistake-no-items = There are no such items. Choose another difficulty, or other mistakes.
mistake-put-right = Right is { $line }.
mistake-not-possible = So { $line } cannot be written here at all.
# What was done; $right is what is right, $number what was used once more.
mistake-why = { $slip ->
    [sign-of-result] The sign of the result is wrong: it is { $right }.
    [sign-of-first] The minus of the first number was overlooked.
    [sign-of-second] The minus of the second number was overlooked.
    [left-to-right] It was worked out from left to right, but × and ÷ come before + and −.
    [right-to-left] The second sign was worked out first, but here one goes from left to right.
    [tops-and-bottoms] The tops were added or taken away, and so were the bottoms. Fractions need the same bottom first.
    [whole-to-top] The whole number was put to the top as it is. It has to become a fraction with the same bottom first.
    [top-and-bottom-times] Top and bottom were both multiplied, and that changes nothing. Only the top is multiplied.
    [not-turned-over] To divide by a fraction is to multiply by the fraction turned over; here it was not turned over.
    [other-turned-over] The wrong number was turned over: it is the one after ÷.
    [join-turned] The digits stand the wrong way round.
    [join-of-zero] A zero cannot be joined in front: no number begins with 0.
    [join-of-negative] A negative number cannot be joined behind another.
   *[used-again] The { $number } was used up already, or was never there. Each number may be used only once.
}
