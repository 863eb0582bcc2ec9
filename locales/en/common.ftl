### The frame of every page.

title = { $page } – Score
menu = Menu
pages = Pages
theme-device = Theme: as the device
theme-light = Theme: light
theme-dark = Theme: dark
language = Language
language-missing = This language could not be fetched. Check the network and choose it again.

## What the pages are called

page-games = Games
page-play = Play
page-rules = Rules
page-house = House rules
page-players = Players
page-group = Group
page-experiment = Experiment
page-atlas = Atlas
page-24 = 24
page-rules-24 = Rules of 24
page-hands = All hands of 24
page-dials = Dials
page-yahtzee = Mathematician’s Yahtzee

# Between groups of three digits of a large number.
number-group-separator = {","}

# Back and on through something that is shown in steps.
pager-back = Back
pager-next = Next
pager-step = Step { $step } of { $steps }

# The name of a bar that shows how far a search has come.
progress-searching = Searching
