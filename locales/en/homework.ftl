### Homework for a learning management system (LMS), such as Moodle: the form of a package, and the
### work in it.

## The form

homework-lead = Make a file for Moodle, Canvas, Open edX, ILIAS and other learning platforms (SCORM 1.2). Each pupil’s result goes into your gradebook there, and nowhere else.
homework-no-work = Choose the work first: open a worksheet, a planned lesson or a level of practice, and press ‘For an LMS’ there.
# $work is one of the next three.
homework-of = In it: { $work }
homework-of-sheet = { $kind }, { $count ->
    [one] 1 item
   *[other] { $count } items
}
homework-of-lesson = a planned lesson, { $count ->
    [one] 1 roll
   *[other] { $count } rolls
}
homework-of-level = practice, { $skill }, { $level }
homework-usual-lesson = Lesson
homework-name = Name
homework-name-help = Pupils see it, too.
homework-name-problem = { $why ->
    [empty] Give it a name.
    [long] A name has at most { $most } characters.
   *[control] A name is one line of text.
}
homework-right = How many must be right
homework-right-problem = Choose a whole number from 1 to { $most }.
homework-pass = Passed from, in per cent
homework-second = A second try counts
homework-second-help = Without it the first answer decides.
homework-hints = Hints
homework-hints-help = An item with a hint counts half.
homework-solutions = Solutions may be looked at
homework-solutions-help = An item whose solution was looked at counts nothing.
homework-minutes = Minutes for all of it
homework-minutes-help = An empty box is no limit. Time counts only while the page is in front.
homework-minutes-problem = Choose a whole number from 1 to { $most }, or empty the box.
homework-language-reader = the reader’s
homework-numbers = Numbers
homework-numbers-choice = { $numbers ->
    [own] different for each pupil
   *[same] the same for all
}
homework-make = Save the package
# $size has separators between thousands.
homework-size = { $size } kB
homework-saved = { $count ->
    [one] { $file } is saved, with 1 item. Upload it to your learning platform as a SCORM package.
   *[other] { $file } is saved, with { $count } items. Upload it to your learning platform as a SCORM package.
}
homework-no-files = The game’s own files could not be fetched, or were changed on their way. Load this page again.
homework-no-package = No package can be made from the files of this site.
homework-guide = Each package has the whole game in it, and pupils need no account here. A pupil who can program can report any result, as with every SCORM package.
homework-code = A pupil’s code
homework-code-help = It comes from work without a learning platform. Work, name and settings above must be those of the package.
homework-code-read = Read a code that was handed in
homework-code-go = Read it
homework-code-none = A code has { $letters } letters, in three groups.
homework-code-mistyped = One letter of this code is wrong, or two have changed places.
homework-code-other = This code is of other homework, or of other settings.

## The work

homework-refused = { $why ->
    [missing] The file of this homework cannot be fetched. Load the page again, or ask your teacher.
    [changed] The file of this homework was changed after it was made. Ask your teacher for the package as it was.
    [later] A later version of the game has made this homework. Ask your teacher for a new package.
   *[other] The file of this homework cannot be read. Ask your teacher for a new package.
}
homework-no-items = There are no items in this homework. Tell your teacher.
homework-ended = This homework is done, and your learning platform has the result. You can close this page.
homework-anew = Your earlier work cannot be read, so the homework begins anew.
homework-item-of-level = Item { $item }
homework-done-of = { $done } of { $all } done
# $done may be a fraction.
homework-done-of-level = { $done } of { $all } right
homework-kept = You can stop here at any time: your work is kept.
homework-not-kept = Nothing is kept here: when you close this page, it begins anew.
homework-left = Time left: { $time }
homework-unrecorded = You are only looking at it: nothing is recorded.
homework-not-taken = Your learning platform has not taken the last result. It is sent again with the next one.
homework-send-again = Send again
homework-no-lms = There is no learning platform here, so nothing is reported. At the end you get a code to hand in.
homework-silent = Your learning platform takes no results in this window. Close it, and open the homework there once more.
homework-worth = { $end ->
    [right] Right: this item counts in full.
    [with-help] Right with a hint: this item counts half.
    [wrong] Wrong: this item counts nothing.
    [shown] You looked at the solution: this item counts nothing.
   *[given-up] You gave it up: this item counts nothing.
}
homework-verdict-wrong = That was wrong.
homework-verdict-given-up = You gave it up.
homework-time-over = The time is over.
homework-give-up = Give up
homework-next = Next item
homework-to-result = To the result

## The result

homework-result = Result
homework-score = { $score } of 100
homework-status = { $status ->
    [passed] Passed, with at least { $pass }.
    [failed] Not passed: that takes { $pass }.
   *[incomplete] Not done yet.
}
homework-how = { $how ->
    [right] right
    [with-help] right with a hint
    [wrong] wrong
    [shown] solution looked at
    [given-up] given up
   *[open] not done
}
homework-hand-in = Hand in this sentence. Its code says the same, so that no mistake slips in.
homework-handed-in = { $score } of 100; right { $right }, with a hint { $help }, looked at { $shown }
# $result is the sentence before.
homework-sentence = { $name }: { $result }. Code: { $code }
homework-copy = Copy
