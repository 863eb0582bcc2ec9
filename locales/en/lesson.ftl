### Lessons: planning one, holding it, and the report of it.

## Planning

lesson-title = Plan a lesson
lesson-plan-help = Numbers chosen beforehand, for a class. It needs no network.
lesson-lead = Put rolls together, and deal them one after the other with one press. The whole lesson is one link.
lesson-back-to-table = Back to the table
lesson-back-to-group = Back to the group page
lesson-settings = What is played
lesson-cards = Cards, as in the 24 game
lesson-cards-help = All four numbers are used, and nothing is joined.
lesson-add = Add rolls
lesson-up-to = A lesson has up to { $most } rolls.
lesson-level = Difficulty
lesson-count = How many rolls
lesson-count-problem = Choose a whole number from 1 to { $most }.
lesson-add-by-level = Add such rolls
lesson-stop = Stop
lesson-searching = Looking for rolls …
lesson-added = { $count ->
    [one] 1 roll was added.
   *[other] { $count } rolls were added.
}
lesson-few-found = { $count ->
    [0] No such roll was found: it is rare with these dice and this goal.
    [one] Only 1 such roll was found: they are rare with these dice and this goal.
   *[other] Only { $count } such rolls were found: they are rare with these dice and this goal.
}
# { $most } is how many rolls a lesson has at most, { $room } how many more fit.
lesson-no-room = { $room ->
    [0] A lesson has at most { $most } rolls, so there is no room for more.
    [one] A lesson has at most { $most } rolls, so there is room for 1 more.
   *[other] A lesson has at most { $most } rolls, so there is room for { $room } more.
}
lesson-typed = Your own numbers
lesson-typed-help = One roll a line, such as 1 4 5 7: two to six whole numbers from 0 to 999.
lesson-add-typed = Add these rolls
# { $line } counts the lines that have something in them; the first is 1.
lesson-typed-problem = Line { $line }, “{ $roll }”, is no roll: a roll has two to six whole numbers from 0 to 999.
lesson-typed-nothing = Write at least one roll.
lesson-from-link = From a link
lesson-from-link-help = Paste the link of another lesson, or of a roll.
lesson-add-from-link = Add from the link
lesson-link-empty = This link has no lesson and no roll.

## The rolls of a plan

lesson-rolls = { $count ->
    [0] The rolls
    [one] 1 roll
   *[other] { $count } rolls
}
lesson-no-rolls-yet = There are no rolls yet: add some.
lesson-unready = There is a link as soon as the lesson can be played.
lesson-other-tab = Another tab or window has changed this lesson. This is how it is now. “Take back the last change” brings your lesson back.
lesson-undo = Take back the last change
# { $theirs } and { $own } are numbers of rolls.
lesson-of-link = Rolls in the lesson of this link: { $theirs }. Rolls in your own plan: { $own }. If you open the lesson, it takes the place of your plan.
lesson-take-link = Open the lesson of the link
lesson-keep-plan = Keep my plan
lesson-own-plan = The lesson of the link could not be read. This is your own plan.
lesson-clear = Leave all out
# A roll as it is named to people who do not see beside which one a key is.
lesson-roll = no. { $number }, { $numbers }
lesson-earlier = Earlier: { $roll }
lesson-later = Later: { $roll }
lesson-leave-out = Leave out { $roll }
# { $percent } is how much of the work is done.
lesson-rating = Working it out … { $percent } %
lesson-impossible = Impossible

## The link

lesson-link = The link
lesson-address = Link to this lesson
lesson-link-help = It opens this lesson again, on any device. Anyone who has it sees the rolls.

## Holding it

lesson-hold = Hold this lesson
lesson-make-help = It is played at a table of your own. You host it. The chat there is off until you switch it on.
lesson-table = Name of the table
lesson-make = Make a table with it
lesson-take-help = Your table gets the goal, the dice and the way of playing of this lesson.
lesson-take-another-help = It takes the place of the lesson that you hold now. Your table gets its goal, its dice and its way of playing.
lesson-take = Take it to “{ $table }”
lesson-end-round-first = A round is still open: end it first.
lesson-held = Lesson
lesson-on-table = No. { $number } of { $count } is on the table.
lesson-next = No. { $number } of { $count } comes next.
lesson-all-played = All { $count } were played.
lesson-done = After this one all have been played.
lesson-over = The lesson is over
lesson-end-puzzles = Puzzles
lesson-end-pupils = Pupils
lesson-end-right = Right answers at this table
lesson-shared = A lesson with Score. Puzzles: { $puzzles }, pupils: { $pupils }, right answers: { $right } of { $all }
lesson-deal = Deal no. { $number } of { $count }
lesson-list = What the lesson has
lesson-list-help = You can deal other numbers in between: the lesson waits.
lesson-comes-next = comes next
lesson-lies-there = on the table
lesson-was-played = played
lesson-choose-short = Next
lesson-choose = Let { $roll } come next
lesson-end = Put the lesson away …
lesson-end-help = The table stays as it is. The link of the lesson opens it again, from its beginning.
lesson-yes-end = Yes, put it away

## The report

report-title = Report
report-of = Report: { $table }
report-hosts-only = Only the hosts of a table have its report.
report-kept = This is the work of each pupil at this table. Only its hosts see it. It is kept until the table is cleared, even if all points are set to 0.
report-help = A round counts for everyone who has a seat when it ends, also for players who are away. Times are from the first sight of the numbers to the answer or call, without pauses. Steps are those on the boards when rounds end. Steps with a fraction, a join or a negative number count in their column too.
report-saved = IMPOSSIBLE calls that another player saved
report-saved-by = { $caller } called IMPOSSIBLE on rolls that can be made, and { $saver } then called SCORE and did not show it. Rounds: { $rounds }.
report-saved-help = Each of these rounds won the first of them a point. It can be bad luck, but two players who do it again and again may be helping each other. You can forbid either of them to call.
report-nobody = There are no pupils at the table yet.
report-print = Print the report
report-save = Download the report
# The name of a file. { $date } is as 2026-12-31.
report-file = { $table } { $date } report.csv
report-table = Table
report-date = Date
report-name = Name
report-team = Team
report-points = Points
report-rounds = Rounds
report-right = Right
report-wrong-impossible = Wrong IMPOSSIBLE
report-not-shown = SCORE not shown
report-without-answer = No answer
report-mean = Time on average
report-fastest = Quickest right answer
report-mean-s = Seconds on average
report-fastest-s = Quickest right answer, seconds
report-seconds = { $seconds } s
report-hints = Hints
report-steps = Steps
report-fractions = With fractions
report-joins = Joins
report-negatives = With negative numbers
