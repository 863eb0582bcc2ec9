### How practice and the rolls of the days went.

statistics-lead = Your answers in practice and on the rolls of the days are kept on this device alone, and nobody else sees them.
statistics-empty = Nothing yet. Each puzzle that you finish is counted here.
statistics-players = Whose answers
statistics-nobody = Without a name
statistics-as-table = As a table
statistics-on-paper = { $name }, { $date }
statistics-none = –
statistics-short-date = { $day }/{ $month }

## Week by week

statistics-weeks = Solved, week by week
statistics-weeks-summary = { $solved ->
    [one] One puzzle solved
   *[other] { $solved } puzzles solved
}
statistics-weeks-ahead = { $count ->
    [one] One answer has a date that is yet to come, and is not shown here.
   *[other] { $count } answers have a date that is yet to come, and are not shown here.
}
statistics-week = Week of { $date }: { $solved } solved, { $shown } shown
statistics-weeks-best = The most in one week: { $solved }, from { $date } on.
statistics-week-from = Week of
statistics-solved = Solved
statistics-shown = Shown

## Times

statistics-times = Time by difficulty
statistics-times-help = Half of the puzzles that you solved took less time than this, and half took more.
statistics-times-longest = Longest: { $level }. Half of those took you more than { $time }.
statistics-difficulty = Difficulty
statistics-median = Time in the middle

## Calls

statistics-calls = Is it impossible?
statistics-calls-none = You have not said “Impossible” yet, and no puzzle was impossible.
statistics-calls-bold = You say “Impossible” too soon: look for one more way first.
statistics-calls-shy = Some puzzles really are impossible. Dare to say so.
statistics-calls-half = When you say “Impossible”, it is so half of the time. Look for one more way first.
statistics-calls-good = When you say “Impossible”, it mostly is.
statistics-call = What happened
statistics-times-said = How often
statistics-calls-right = Said, and right
statistics-calls-wrong = Said, but there was a way
statistics-calls-overlooked = Not seen to be impossible

## Skills

statistics-skills = Skills
statistics-skill = Skill
statistics-alone = Alone
statistics-helped = After a hint or a wrong call
statistics-alone-of = { $alone } of { $all } alone
statistics-skills-next = What to practise next:

## The file

statistics-file = Take it along, or delete it
statistics-file-help = The file holds the answers, the steps of practice and the days of the player who is shown. Open it on another device: nothing is counted twice there.
statistics-export = Save as a file
statistics-export-of = Save as a file: { $name }
statistics-export-all = Save all players of this device as one file
statistics-import = Open a file
statistics-delete = Delete these answers
statistics-undo = Undo the deletion
# $name: the name of the file
statistics-exported = Saved as { $name }.
statistics-imported = { $count ->
    [0] Everything in this file was here already.
    [one] One answer was added.
   *[other] { $count } answers were added.
}
statistics-file-of-several = This file holds the practice of several players. Whose is to come in here?
statistics-file-take-in = Take in: { $name }
statistics-file-take-all-in = Take all of them in
statistics-left-out = { $count ->
    [one] One answer was left out, as its date cannot be right.
   *[other] { $count } answers were left out, as their dates cannot be right.
}
statistics-file-too-long = This file is too long for a file of answers. Nothing was changed.
statistics-file-other = This is no file of answers, or it is broken. Nothing was changed.
statistics-file-later = A newer version of Score wrote this file. Load the page again, then open it once more.
statistics-file-unreadable = This file could not be read. Nothing was changed.
statistics-deleted = Deleted. You can still undo it, as long as you stay on this page.
statistics-restored = The answers are back.

## By QR code

statistics-carry = To another device by QR code
statistics-carry-help = The codes hold the answers, the steps of practice and the days of this player. Nothing is sent anywhere: the camera of the other device reads them.
statistics-carry-show = Show the codes
statistics-carry-hide = Hide the codes
statistics-carry-code = { $all ->
    [one] Scan this code with the other device, and open the link there.
   *[other] Code { $number } of { $all }. Scan it with the other device, open the link there, and show the next one.
}
statistics-carry-qr = QR code { $number } of { $all }
statistics-carry-left-out = { $count ->
    [one] The oldest answer is left out. A file takes everything along.
   *[other] The oldest { $count } answers and days are left out. A file takes everything along.
}
statistics-carry-anew = The answers have changed: these codes are new. Begin with the first one.
statistics-carry-too-much = This is more than codes hold. Use a file.
statistics-carry-before = The code before
statistics-carry-next = The next code
statistics-carry-link = The link in this code
statistics-paste = Paste the link of a code
statistics-paste-help = If no camera can read the code, copy its link on the other device, send it to yourself, and paste it here.
statistics-paste-open = Open the link
statistics-paste-other = This is no link of a code. Copy all of it on the other device.
statistics-arrival = From another device
statistics-carry-parts = { $here } of { $of } codes are here. Scan the next one.
# $new of the $answers are not here yet. $practised: rolls in practice
statistics-carry-about = { $name }: answers { $answers }, of which new { $new }; days { $days }; rolls in practice { $practised }.
statistics-carry-once = Nothing is counted twice, and each skill keeps the higher of its two steps.
statistics-carry-take-in = Take it in
statistics-carry-forget = Leave it
statistics-carry-broken = These codes cannot be read. Scan them once more, from the first one on.
statistics-carry-later = A newer version of Score made these codes. Load the page again, then scan them once more.
statistics-taken-in = { $count ->
    [0] It is taken in; all of its answers were here already.
    [one] It is taken in, with one new answer.
   *[other] It is taken in, with { $count } new answers.
}
