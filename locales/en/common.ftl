### The frame of every page.

title = { $page } – Score
# Where the name at the top of each page leads.
title-leads-to = All games
# The first thing that Tab reaches leads past the menu.
skip-to-game = To the game
skip-to-page = To the page
# On every page without a game: back to the one that goes on.
to-game = To the game
menu = Menu
menu-explore = Explore
menu-more = More
pages = Pages
sounds-on = Sounds: on
sounds-off = Sounds: off
theme-device = Theme: as the device
theme-light = Theme: light
theme-dark = Theme: dark
show-keys = Keys on this page: ?
fill-screen = Full screen
language = Language
language-missing = This language could not be fetched. Check the network and choose it again.

## What the pages are called

page-games = Games
page-play = Play
page-rules = Rules
page-house = House rules
page-players = Players at this screen
page-settings = Settings
page-group = Group
page-experiment = Experiment
page-atlas = Atlas
page-24 = 24
page-rules-24 = Rules of 24
page-hands = All hands of 24
page-dials = Dials
page-yahtzee = Mathematician’s Yahtzee
page-sheet = Worksheets
page-mistake = Spot the mistake
page-practice = Practice
page-daily = Rolls of the day
page-statistics = Statistics
page-race = The race
page-homework = Homework

# A day; $month is 1 to 12.
common-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }

# Between groups of three digits of a large number.
number-group-separator = {","}

# Between things that are listed.
common-list-separator = {", "}

# Back and on through something that is shown in steps.
pager-back = Back
pager-next = Next
pager-step = { $step ->
    [0] Start
   *[other] Step { $step } of { $steps }
}

# The name of a bar that shows how far a search has come.
progress-searching = Searching

## A link to copy

common-play-link = Play these numbers
common-copy-link = Copy its link
# Homework for a learning management system (LMS), such as Moodle.
common-for-lms = For an LMS
common-copied = Copied.
end-of = { $count } of { $all }
end-share = Share
end-share-by-hand = Mark the text and copy it.
common-copy-by-hand = Hold or right-click the link to copy it.
common-not-for-others = This address leads only to this computer. For others, start the game for the network (cargo xtask play --lan) and open the first address that it prints.

## The name of a player

common-you = You
common-name-empty = Type a name: at least one letter or digit.
common-name-too-long = A name has at most 20 characters.
common-name-invisible = A name cannot have characters that nobody can see.
common-name-stacked-marks = A name has at most four accents or other marks on one letter, and none without a letter.
common-name-reserved = A name cannot call you the host, a teacher or the like: others would believe it. Choose another name.
common-name-taken = That name is taken. “{ $free }” is free.
common-table-full = Every seat is taken.

## A link that cannot be used

common-link-too-long = The link is too long, so nothing of it was used.
common-link-unknown-key = The link says something about “{ $key }” that this page does not know.
common-link-bad-value = The link gives “{ $value }” for { $key }; that cannot be, so it was left out.
common-link-changed = A program on the way has changed this link or cut it off, so nothing of it was used. Ask the sender to copy the whole link again, or to show you its QR code. For a group’s table its short code is enough.
common-lesson-too-long = The lesson in the link is too long, so it was left out.
common-lesson-cut-short = The lesson in the link is not complete, so it was left out. Copy the whole link.
common-lesson-broken = The lesson in the link cannot be read at “{ $part }”, so it was left out. Copy the whole link.
# { $number } is the number of the roll in the lesson; the first is 1.
common-lesson-roll = Roll { $number } of the lesson, “{ $roll }”, cannot be played: a roll has two to six whole numbers from 0 to 999.
common-lesson-no-rolls = The lesson has no rolls.
common-lesson-too-many-rolls = A lesson has at most 20 rolls.

## What the browser keeps

common-not-kept = This browser keeps nothing for this page: points and settings last until you close it.
common-unreadable = The data that this browser had kept could not be read. It was put aside, and the game starts afresh.
common-other-tab = Another tab or window has played on here. This is the game now.
common-other-tab-first = Another tab or window has played on here. This is the game now; your last action did not count.
common-other-tab-later = A later version of this game has played on here, in another tab or window. Load this page again to go on.

## Where the solver, which is fetched later, has no result

solver-not-started = The part of the game that works this out could not be fetched. Check the network and try again.
solver-stopped = The part of the game that works this out has stopped. Try again.
# A newer page has been put on the server.
solver-other-version = This page is older or newer than the part of it that works this out. Load the page again.
# The request is not one that can be worked out.
solver-refused = This cannot be worked out.
solver-open-roll = These numbers lie on the table of your group now. Solutions and hints are shown when the round has ended.
solver-try-again = Try again
# Takes a message away.
common-close = Close

## Numbers as a screen reader says them

spoken-minus = minus { $size }
# A fraction beyond one: 20 and one half.
spoken-whole-and-part = { $whole } and { $part }
spoken-over = { $numerator } over { $denominator }
# How many parts, up to ten in a word.
spoken-count = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $written }
}
# $count is spoken-count of the numerator.
spoken-part = { $denominator ->
    [2] { $numerator ->
        [1] { $count } half
       *[other] { $count } halves
    }
    [3] { $numerator ->
        [1] { $count } third
       *[other] { $count } thirds
    }
    [4] { $numerator ->
        [1] { $count } quarter
       *[other] { $count } quarters
    }
    [5] { $numerator ->
        [1] { $count } fifth
       *[other] { $count } fifths
    }
    [6] { $numerator ->
        [1] { $count } sixth
       *[other] { $count } sixths
    }
    [7] { $numerator ->
        [1] { $count } seventh
       *[other] { $count } sevenths
    }
    [8] { $numerator ->
        [1] { $count } eighth
       *[other] { $count } eighths
    }
    [9] { $numerator ->
        [1] { $count } ninth
       *[other] { $count } ninths
    }
   *[10] { $numerator ->
        [1] { $count } tenth
       *[other] { $count } tenths
    }
}

## Parts of the page that are fetched when they are opened

parts-coming = This page is on its way …
parts-missing = This part of the game could not be fetched. Check the network and try again.
parts-again = Try again
parts-of-newer = This part of the game needs its newer version.
