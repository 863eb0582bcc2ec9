### House rules, players, experiment.

## Fields of several forms.

fields-goal = Goal, 0 to 999
fields-operators = Operators
fields-all-numbers = All numbers must be used
fields-copy = Copy
fields-share = Share
fields-link-selected = The link is selected: copy it with Ctrl+C, or hold your finger on it.
fields-dice-problem = There are 2 to 6 dice, each with 2 to 100 sides.
fields-numbers-problem = There are 2 to 6 whole numbers, each from 0 to 999.
fields-goal-problem = The goal is a whole number from 0 to 999.
fields-operators-problem = Without any operator nothing can be made: choose at least one.
fields-clock-problem = A clock runs 5 to 600 seconds; an empty box is no clock.

## The form of the house rules.

rules-form-numbers = Numbers
rules-form-cards = Four playing cards instead of dice
rules-form-cards-help = Ace is 1; jack, queen and king are 11, 12 and 13.
rules-form-dice = Sides of each die
rules-form-dice-help = 2 to 6 dice with 2 to 100 sides. Leave a box empty for one die fewer.
rules-form-die = Sides of die { $number }
rules-form-goal-and-operators = Goal and operators
rules-form-clocks = Clocks
rules-form-score-clock = SCORE, seconds
rules-form-score-clock-help = 5 to 600, or empty for no clock when you play alone.
rules-form-impossible-clock = IMPOSSIBLE, seconds
rules-form-set-both = Set both
rules-form-times = { $times ->
    [0] off
   *[other] ×{ $times }
}
rules-form-times-name = { $times ->
    [0] off: no clocks
    [1] ×1: 30 and 60 seconds
    [2] ×2: twice as long
    [5] ×5: five times as long
    [10] ×10: ten times as long
   *[other] ×{ $times }
}
rules-form-at-the-table = At the table
rules-form-undo = Undo
rules-form-undo-help = Steps can be taken back while numbers are left.
rules-form-all-numbers-help = The goal counts only when no number is left over.
rules-form-blocking = Blocking
rules-form-blocking-help = If you call IMPOSSIBLE, then SCORE yourself and fail, you lose two points.
rules-form-spoilers-wait = Spoilers wait
rules-form-spoilers-wait-help = If you fail with SCORE twice in a row, you make no call in the next round. After the third time you make none in the next two, and so on, until you succeed.
rules-form-who-rolls = Who rolls or deals
rules-form-anyone-rolls = anyone
rules-form-host-rolls = host or first
rules-form-last-scorer-rolls = the last scorer

## House rules.

house-title = House rules
# Which rules these are.
house-game-alone = The rules of { $game }, as you play it alone.
house-game-together = The rules of { $game }, as you play it together at this screen.
house-lead = Change the game at your table. Points are kept. Numbers on the table are taken away.
house-presets = Presets
house-preset-score = Score
house-preset-24 = 24 with cards
house-forget = Forget { $name }
house-use = Use these rules
house-defaults = Back to the defaults
house-keep-and-share = Keep and share
house-more-time = More time for one player
house-more-time-help = For a SCORE call. The others have the time of the house rules.
house-preset-name = Name of a preset
house-save = Save as preset
house-link = Link to these rules
house-preset-chosen = Now press “Use these rules”.
house-preset-saved = Saved among the presets.
house-preset-name-problem = Give the preset a name first.
house-presets-full = There are 12 presets already. Forget one first.
house-rules-changed = New house rules. The next numbers are played by them.
# What was not saved when the page was left.
house-kept = Your unsaved changes are still here.
house-take-back = Take my changes back

## Players.

players-title = Players
players-lead = Two to six players at one screen. Everyone gets a corner with two keys.
players-name = Name of player { $number }
players-help = Leave a box empty where nobody sits. Names stay on this device.
players-together = Play together
players-alone = Play alone
players-clear-points = All points to 0
players-screen = The screen
players-flat = It lies flat on a table
players-flat-help = Corners at the far end are turned round for the people who sit there.
players-too-few = You need at least two players. To play by yourself, choose “Play alone”.
players-seated = Everybody has a corner with two keys. The first numbers can come.
players-points-cleared = All points are zero.

## Settings.

settings-lead = For this device. Each change counts at once.
settings-reading = Reading
settings-text = Size of letters
settings-percent = { $percent } %
settings-spacing = Wider spacing
settings-spacing-help = Letters, words and lines stand farther apart. That helps some people with dyslexia to read.
settings-playing = Playing
settings-hand = For the left hand
settings-hand-help = On a phone on its side the buttons are to the left of the numbers. On a wide screen clock and points are there. Sums are read from left to right as ever.
settings-keys = Play with single keys
settings-keys-help = R rolls or deals, S and I call, digits and operators make steps. Switch this off if keys get in your way.
settings-installed = On the home screen, and in the browser
settings-installed-apart = You can add the game to the home screen or the Dock. On an iPhone, an iPad and a Mac that game and the browser are two devices. Each keeps its own points, practice and seat at a group’s table.
settings-installed-carry = Statistics can save your practice as a file in one of them, and open it in the other. A scanned link opens the browser. Copy it there and paste it here: a link to a table under “Join a table”, that of a code under “Statistics”.
settings-installed-paste = Join a table

## Experiment.

experiment-title = Experiment
experiment-lead = Your own numbers, your own goal. Nothing here counts.
experiment-numbers = Numbers
experiment-numbers-help = 2 to 6 numbers, 0 to 999. Leave a box empty for one fewer.
experiment-number = Number { $number }
experiment-lay-out = Lay them out
experiment-solve = Show all solutions
# In place of the solutions of a roll that is on the table of the player’s group.
experiment-no-longer-withheld = The round has ended. Now the solutions can be shown.
experiment-your-numbers = Your numbers
experiment-bench = Try by hand
# The clock of a call runs at the table meanwhile.
experiment-call-runs = A call is open at the table.
experiment-to-the-table = To the table
experiment-close = Close the experiment
experiment-start-again = Start again
experiment-try = Try to make { $goal }. Undo as often as you like.
experiment-reached = { $goal }! That is a way.
experiment-missed = That is not { $goal }. Undo, or start again.
