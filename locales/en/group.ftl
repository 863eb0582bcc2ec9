### Group play.

## The lobby

group-title = Play in a group
group-lead = Everybody at the table has their own screen and sees the same numbers. Who makes the goal first?
group-no-table-yet = You are at no table yet: choose a group, make a table or join one.
group-not-kept = This browser keeps nothing for this page: if you reload or close it, you lose your seat at the table.
group-your-name = Your name
group-your-name-help = A first name or a nickname is enough. Everybody at the table sees it.
group-where-to-play = Where to play
group-a = Group A
group-b = Group B
group-open-to-everybody = Open to everybody
group-make-a-table = Make a table
group-make-help = You are its host: give it a name, such as Class 5b, and choose Score or 24. Afterwards, under Invite, make a key with which you host it in any browser.
group-for-a-class = For a class
group-for-a-class-help = All play at once, each on a board of their own. The chat is off, and newcomers wait until you let them in.
group-game = Game
group-game-score = Score
group-game-24 = 24
group-make-the-table = Make the table
group-elsewhere = Another table, or only look on
group-join-a-table = Join a table
group-join-help = Type its name or code, as the host shows it, or paste a link that you were sent.
group-join-installed = You play in the installed game. A scanned link may open the browser instead. On an iPhone, an iPad or a Mac these are two devices with a seat each. Copy the link there and paste it here, or type the code.
group-join-the-table = Join the table
group-go-private = Go private: play alone
group-one-screen = Play at one screen
group-looking-for-table = Looking for the table …
group-choose-table = Now choose a table below.
group-which-table = Write the name or the code of the table, or paste a link.
# { $host } is the site of a link that was pasted.
group-pasted-other-site = This link leads to another site, { $host }, which has tables of its own. Open it in the browser.
group-pasted-open = Open { $host }
group-pasted-no-link = This link leads to no table and to no page of this game. Ask the sender for the table’s code.
# { $table } is the name or the code of the table that a link names.
group-come-to-group = Join Group { $table }
group-come-to-table = Join table { $table }
group-come-as-host = Host table { $table } here
group-come-as-host-help = Your link has the host’s key. The browser that hosts the table now is sent away. Without a name you keep the one that you have there.
group-are-you = { $name } has a seat at this table on this device already. Who are you?
group-i-am = I am { $name }, now called { $new }
group-own-seat = I am { $new }, and new here
group-take-name = Come as “{ $name }”
group-ask-again = Ask again
group-was-here = { $name } was at this table in this tab. If you are somebody else, write your own name.
group-play-on-as = Play on as “{ $name }”
group-name-taken = That name is taken. “{ $free }” is free. If that is you on another device, come as “{ $free }”: the host can give you your seat.
group-no-relay = There is no relay at this address, so nobody else can be reached from here. You can play alone, or together at one screen.
group-no-network = You are offline, so nobody else can be reached just now. This page tries again by itself. Meanwhile you can play alone, or together at one screen.
# After why no relay can be reached.
group-play-without = You can play alone, or together at one screen.

## The connection

group-connection = Connection
group-offline = You are offline.
group-sockets-blocked = The relay answers, but the live connection to it is blocked on the way. Use another network, or ask those who look after this one to let WebSockets through.
group-sign-in = Another page answers in the place of this site: the network may want you to sign in. Open any other site in a new tab and sign in there.
group-reconnecting = Reconnecting. Your seat and your points are kept; nothing is lost.
group-reconnecting-call = Reconnecting. The table’s clock stands still only while the relay itself is away.
group-relay-away = Your seat and your points are kept; nothing is lost.
group-relay-away-call = The table’s clock stands still, and goes on when the relay is back.
group-own-outage = Your seat and your points are kept.
group-own-outage-call = Your seat is kept, but the table’s clock runs on.
group-tried-for-seconds = { $seconds ->
    [one] For 1 second so far.
   *[other] For { $seconds } seconds so far.
}
group-tried-for-minutes = For { $minutes } min { $seconds } s so far.
group-next-try = { $seconds ->
    [one] The next try is in 1 second.
   *[other] The next try is in { $seconds } seconds.
}
group-tries-by-itself = As soon as there is room, this page brings you in by itself.
group-try-now = Try now
group-play-here = Play here
group-load-again = Load the page again
group-leave = Leave
group-not-sent = There is no connection just now, so that was not sent.
group-no-connection = There is no connection just now.
group-new-table = The table that you were at is gone. This is a new one of the same name.

## The waiting room

group-waiting-title = The host will let you in
group-waiting-help = Keep this page open: it goes on by itself.
group-waiting-long = If nobody lets you in, tell the host. Are you the host yourself? Open the link of your host’s key on this device.
group-go-back = Go back
group-asking = You have asked to come to “{ $table }” as { $name }.
group-asking-to-look-on = You have asked to look on at “{ $table }”. Your number is { $number }.
group-asking-again = The connection is lost; this page asks again by itself.

## Beside the table

group-side = The group
group-what-is-shown = What is shown
group-tab-players = Players
group-tab-invite = Invite
group-tab-live = Class
group-tab-you = You
group-looking-on = You are looking on
group-somebody = Somebody
# A key under a table that is shown to a whole room: its solutions stand beside the
# board then, to be explained on it.
group-projector-solutions = Solutions
group-close-projector = { $waiting ->
    [0] Close this view
   *[other] Close this view · { $waiting } waiting
}

## Who comes and goes, and what happens

group-two-names = { $first } and { $second }
group-name-and-others = { $first } and { $others } others
group-came = { $names } joined.
group-went = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
}
group-were-removed = { $count ->
    [one] { $names } was removed.
   *[other] { $names } were removed.
}
group-ask-to-come-in = { $count ->
    [one] { $names } waits to be let in.
   *[other] { $names } wait to be let in.
}
group-you-host = You host the table now.
group-hosts = { $name } hosts the table now.
group-you-stand-in = You stand in for the host: you can bring new numbers and end a round.
group-stands-in = { $name } stands in for the host.
group-left = { $name } left for good.
group-let-in-as = The host has let you in as { $name }.
group-you-are-handed = The host has given you the seat of { $name }, with the points.
group-is-handed = { $name } plays on with another device, with the same points.
group-plays-24 = The table plays 24 now.
group-rules-changed = The house rules have changed.
group-anyone-rolls = Anyone may bring new numbers now.
group-host-rolls = The host brings new numbers from now on.
group-last-scorer-rolls = The last scorer brings new numbers from now on.
group-way-is-call = From now on one player calls, and shows a way to all.
group-way-is-everyone = From now on all play at once, each on their own board.
group-way-is-race = From now on all race at once, each with rolls of their own.
group-race-started = A new race begins.
group-paused = The game is paused.
group-lengthened = The round has { $seconds } more seconds.
group-resumed = The game goes on.
group-locked = The table is locked.
group-unlocked = The table is open again.
group-chat-on = The chat is on.
group-chat-off = The chat is off.
group-you-are-muted = The host has switched your messages off.
group-you-may-write = You can write messages again.
group-you-may-call = You may make calls again.
group-you-may-play = The host lets you play this round.
group-may-come-back = { $count ->
   *[other] { $names } may come back.
}
group-you-are-co-host = You are co-host now: you have all tools of the host.
group-is-co-host-now = { $name } is co-host now.
group-no-co-host = There is no co-host any more.
group-name-fixed = The host calls you { $name } from now on.
group-you-are-in-team = You are in team { $team } now.
group-teams-set = There are { $count } teams now. Each has the points that its members win from now on.
group-teams-end = There are no teams any more.
group-you-sit-at = You sit at table { $table } now.
group-tables-set = { $count ->
    [one] All sit at one small table now.
   *[other] All sit at { $count } small tables now.
}
group-tables-end = All sit round one table again.
group-waiting-room-on = Newcomers wait now until the host lets them in.
group-waiting-room-off = Nobody has to wait to come in.
group-watchers-sent-away = Anyone who wants to look on waits until the host lets them in.
group-watchers-free = Anybody may look on again.
group-newcomers-are-muted = Newcomers may not write.
group-newcomers-may-write = Newcomers may write.

## The players

group-players = Players
group-nobody-else = Nobody else is here yet: “Invite” shows how others come.
group-scoreboard = Scoreboard
group-is-you = you
group-is-host = host
# Beside a name in the chat, for those who do not see the mark.
group-heard-host = (host)
group-is-co-host = co-host
group-is-stand-in = stands in
group-is-away = away
group-is-muted = muted
group-is-without-calls = no calls
group-goals = { $count ->
    [one] 1 goal
   *[other] { $count } goals
}
group-tools-for = Host's tools for { $name }
group-forbid-calls = Forbid calls
# How much time one player has; beside it a choice.
group-time-for-one = Time
group-time-for-one-help = The others are not told.
group-time-for-one-none = There is no clock here now, so more time would change nothing.
group-allow-calls = Let call again
group-let-play = Let them play this round
group-mute = Mute
group-unmute = Let write again
group-remove = Remove
group-make-co-host = Make co-host
group-unmake-co-host = No longer co-host
group-close = Close
group-new-name = New name
group-rename = Rename
group-removed = Removed
group-take-back = Take back
group-take-all-back = Take all back
# For those who do not see beside whose name the button is.
group-take-back-name = Take back { $name }
group-namesakes = Names of removed players
group-namesake = { $name } took the name of a player who was removed.
group-remove-name = Remove { $name }
group-remove-and-ask = Remove, and ask me before somebody comes in
group-let-stay = Let them stay

## The chat

group-chat = Chat
group-chat-tab = { $unread ->
    [0] Chat
   *[other] Chat · { $unread } new
}
group-messages = Messages
group-your-message = Your message
group-send = Send
group-chat-is-off = The chat is off at this table.
group-chat-empty = Nobody has written yet. Say hello!
# The button at a message of one’s own, and for hosts at anyone’s.
group-take-back-line = Take back
group-unsaid = The connection was lost just then. See whether your message is there, and send it again if not.

## The invitation

group-invite-others = Invite others
group-invite-public = { $name } is open to everybody. This is the way to it:
group-invite-by-code = Others join “{ $name }” by this code or by the link:
group-invite-by-name = Others join “{ $name }” by its name, by this code, or by the link:
group-link = Link to this table
group-for-projector = On the projector
group-watch-link = Open a page for the projector
# { $table } is the name of a table.
group-class-ready = “{ $table }” is open
group-class-ready-help = Pupils scan this, or open the address and type the code.
group-host-key = Host in any browser
group-host-key-help = With this key any browser becomes the host of this table, if this one loses its data or you go on at another computer. Keep it where no pupil sees it. A new key ends the one before.
group-host-key-make = Make a host key
group-host-key-another = Make another key
group-host-key-sure = Make another, and end the last one
group-host-key-keep = Keep the last one
group-host-key-link = Link for the host
group-host-key-save = Download the key
group-host-key-print = Print with the invitation
group-host-key-hide = Hide the key
# A file’s name.
group-host-key-file = { $table } { $date } host key.txt
group-open-wall = Open the wall
group-class-begin = Start
group-class-here = Pupils here: { $count }
group-watch-help = That page only shows the table, and takes no seat. Move its window to the projector, where it always has a place, or open it at another computer. Keep this page for yourself.
group-project = Show this page itself
group-project-help = For a room with only one screen. R brings new numbers there, and “Close this view” brings the rest back.
group-watch-table = Only look on

## The host's tools

group-host-tools = Host's tools
group-host-tab = { $waiting ->
    [0] Host
   *[other] Host · { $waiting } waiting
}
group-standing-in = { $maker } is away. You can bring new numbers and end a round until they are back.
group-standing-in-for-nobody = The player who made this table has left it. You can bring new numbers and end a round.
group-end-round = End the round
group-end-with-points = End it with points
group-end-without-points = End it without points
group-yes-end = Yes, end it
group-play-on = Play on
group-end-nobody-called = End this round? Nobody has called, so nobody gets points.
group-end-no-points = End this round? The call that is open brings nobody points.
group-end-score = End this round? With points, { $score }’s SCORE counts as not shown.
group-end-impossible = End this round? With points, { $impossible }’s IMPOSSIBLE counts as having stood.
group-end-both-same = End this round? With points, { $score }’s SCORE counts as not shown, and their IMPOSSIBLE as having stood.
group-end-both = End this round? With points, { $score }’s SCORE counts as not shown, and { $impossible }’s IMPOSSIBLE as having stood.
group-end-everyones = End this round? { $given } of { $expected } have answered.
group-end-everyones-no-points = End this round? { $given } of { $expected } have answered, and nobody gets points.
group-pause = Pause
group-more-time-for-all = More time for all
group-half-minute-more = + 30 s
group-minute-more = + 1 min
group-race-anew = Begin a new race? The points and goals of this one go.
group-race-shared = A race to three goals with Score. Players: { $players }
group-go-on = Go on
group-deal = Deal numbers of your choice
group-deal-these = Deal these numbers
group-way = Way of playing
group-way-who = Who solves the numbers
group-way-call = the first to call
group-way-everyone = all at once
group-way-race = a race, all at once
group-play-at-once = Let all play at once
group-way-clock = Time for a round, seconds
group-way-clock-help = 30 to 600, or empty for no clock.
group-way-clock-problem = A round takes 30 to 600 seconds; an empty box is no clock.
group-way-points = Answers bring points
group-way-points-help = A right answer brings one.
group-way-first-three = The first three right answers bring one more
group-way-wrong = A wrong IMPOSSIBLE costs one
group-way-help = With another way the numbers on the table are taken away.
group-use-way = Play this way
group-anyone = Anyone may bring new numbers
group-anyone-help = Numbers that others may be thinking about go away when most players ask for it.
group-host-help = You and your co-host bring them.
group-last-scorer-help = By the house rules the last scorer brings them, and so do you.
group-waiting-room = Ask me before somebody comes in
group-waiting-room-help = Newcomers wait until you let them in.
group-watchers-wait = Ask me before somebody looks on
group-watchers-wait-help = All who only look on now are sent away, except pages that you have opened in this browser.
group-visitor-looks-on = Somebody who looks on ({ $number })
group-visitors = { $count ->
    [0] Nobody is waiting
    [one] 1 person is waiting
   *[other] { $count } people are waiting
}
group-let-in = Let in
group-turn-away = Turn away
group-may-be = This may be { $name }, who is away with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
group-somebody-may-be = { $newcomer } may be { $name }, who is away with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
group-give-seat = Give them that seat
group-hand-seat-to = Give this seat to …
group-lost-devices = Players who may have another device
# For those who do not see beside whose name the button is.
group-let-in-name = Let in { $name }
group-turn-away-name = Turn away { $name }
group-let-all-in = Let all in
group-one-by-one = One by one
group-wait-to-come-in = Waiting to come in: { $count }
group-turn-all-away = Turn all away
group-flood = { $count } visitors from one place
group-flood-help = They came within a minute from the same network: it may be your class, or one person with many tabs.
group-flood-let-in = Let all { $count } in
group-flood-turn-away = Turn all { $count } away
group-visitor-namesake = A player with this name was removed.
# Beside the name of a visitor, where several names look alike.
group-visitor-number = no. { $number }
group-lock = Lock the table
group-lock-help = Nobody new comes in.
group-chat-switch = Chat
group-chat-switch-help = Players can write to each other.
group-mute-newcomers = New players may not write
group-mute-newcomers-help = Those who sit down from now on write nothing until you let them, under Players.
group-csv-save = Download the scoreboard
group-csv-copy = Copy the scoreboard
# The name of a file. { $date } is as 2026-12-31.
group-csv-file = { $table } { $date } scoreboard.csv
group-print = Print the scoreboard
group-csv-name = Name
group-csv-points = Points
group-save-instead = This browser does not let the page copy. Download it instead.
group-house-rules = House rules
group-rules-help = With new rules the numbers on the table are taken away.
group-use-rules = Use these rules
group-remove-newcomers = Remove newcomers …
group-newcomers = { $count ->
    [0] Nobody has joined in the last five minutes.
    [one] 1 player has joined in the last five minutes.
   *[other] { $count } players have joined in the last five minutes, the newest first.
}
# { $deed } is one of the next four.
group-newcomer = { $seconds } s ago, { $deed }
group-newcomer-nothing = has done nothing yet
group-newcomer-wrote = has written
group-newcomer-played = has played
group-newcomer-called = has called
group-newcomer-gone = { $said }, is away
group-newcomers-help = Those who look like a prank are chosen: they came together or have similar names, and have done nothing. Their seats are kept: under Players you can take them back.
group-remove-chosen = { $count ->
    [one] Remove 1 player
   *[other] Remove { $count } players
}
group-zero = All points to 0 …
group-zero-help = All points that were won or lost are gone, for good.
group-yes-zero = Yes, all points to 0
group-clear = Clear the table …
group-clear-help = Everybody is sent away. Names, points and messages are deleted at once, for good.
group-yes-clear = Yes, clear the table

## Small tables

group-small-tables = Small tables
group-small-tables-help = The class plays at small tables, all with the same numbers, and calls at each. Each time new numbers come, all are seated anew. Numbers that are on the table now are taken away.
group-table-size = Players at a table
group-split-into-tables = Make small tables
group-seat-anew = Seat all anew
group-one-table = Back to one table
group-so-many-tables = { $count ->
    [one] There is 1 small table.
   *[other] There are { $count } small tables.
}
group-table-number = Table { $table }
group-your-table = Your table: { $table }
group-table-no-roll = no numbers yet
group-table-thinks = thinking
group-table-called = { $name }: { $call }
group-table-solved = { $name } showed it
group-table-stood = { $name }’s IMPOSSIBLE stood
group-table-ended = over
group-tables-progress = { $finished } of { $count } tables have finished.
group-ways-wait = Solutions are shown when all tables have finished.
group-tables-finished = { $count ->
    [one] The table has finished.
   *[other] All { $count } tables have finished.
}
group-end-tables = End this round? { $open ->
    [one] 1 table still plays.
   *[other] { $open } tables still play.
} With points, a SCORE that is open counts as not shown, and an IMPOSSIBLE as having stood.
group-end-tables-no-call = End this round? { $open ->
    [one] 1 table still plays, and nobody there has called.
   *[other] { $open } tables still play, and nobody there has called.
}

## Teams

group-teams = Teams
group-teams-help = All are put into teams at random, as evenly as possible. A team has the points that its members win from then on.
group-teams-count = How many teams
group-make-teams = Make teams
group-new-teams = Make new teams
group-end-teams = No teams any more
group-team-move = Put
group-team-to = into team
group-team-put = Move
group-team-circle = Circle
group-team-triangle = Triangle
group-team-square = Square
group-team-star = Star
group-team-cross = Cross
group-team-drop = Drop

## The live board of a class

group-live = What each pupil does
group-live-empty = Each pupil has a place here as soon as numbers lie on the table.
group-live-order = Order of the tiles
group-live-by-help = Help first
group-live-by-name = By name
group-count-working = { $count } working
group-count-help = { $count ->
    [one] { $count } may need help
   *[other] { $count } may need help
}
group-count-has-it = { $count ->
    [one] { $count } has it
   *[other] { $count } have it
}
group-count-impossible = { $count } IMPOSSIBLE
group-count-away = { $count } away
group-count-no-answer = { $count } without an answer
group-state-working = working
group-state-help = needs help?
group-state-has-it = has it
group-state-no-answer = no answer
group-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
group-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
group-so-many-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
group-different-solutions = { $count ->
    [one] { $count } different solution
   *[other] { $count } different solutions
}
group-board-of = Board of { $name }

## What the class has made of a roll

group-class-found = { $count ->
    [one] The class found 1 solution
   *[other] The class found { $count } different solutions
}
group-class-found-none = The class found no solution
group-class-page = Page { $page } of { $pages }
group-class-pages-stop = Stop turning
group-class-pages-go-on = Turn by itself
group-class-impossible = { $count ->
    [one] { $count } player answered IMPOSSIBLE.
   *[other] { $count } players answered IMPOSSIBLE.
}
group-class-impossible-names = Answered IMPOSSIBLE: { $names }.
group-show-names = Show names
# A large number stands before it: how many have answered.
group-of-so-many-have-answered = of { $count } have answered

## The player's own seat

group-you = You
group-change = Change
group-step-out = Play alone for a while
group-step-out-help = Your seat and your points wait for you.
group-next-player = Another player at this device
group-next-player-help = Your seat and points wait for you here.
group-next-player-short = Another player
group-go-private-short = Go private
group-leave-table = Leave the table …
group-leave-table-help = Others can have your seat then. If you come back with this browser, you have a new seat, and your points again.
group-yes-leave = Yes, leave the table

## Why a group refuses something

group-refused-locked = The host has locked the table: nobody new can come in just now.
group-refused-removed = The host has removed you from this table.
group-refused-stale = That was about earlier numbers. Others lie on the table now.
group-refused-nobody-hosts = Nobody hosts this table, so nobody can change that here.
group-refused-yourself = You cannot do that to yourself.
group-refused-roll-first = Too much has happened since these numbers came. Bring new ones first.
group-refused-chat-off = The chat is off at this table.
group-refused-muted = The host has switched your messages off.
group-refused-calls-forbidden = The host lets you make no calls for now.
group-refused-looks-on = You came in the middle of this round, so you look on until the next one, or until the host lets you play.
group-refused-other-on-device = Another player of this device was at the table with these numbers before you, so you play from the next roll on.
group-refused-removed-on-device = The host has removed another player of this device, so it takes a host to let you in. Ask them.
group-refused-no-vote = You may not call on these numbers, so you cannot ask to take them away.
group-refused-not-sayable = A message has 1 to 200 characters that can be seen.
group-refused-too-fast = That was too fast. Wait a moment.
group-refused-not-the-maker = They made this table: nobody can mute, remove or rename them.
group-refused-maker-only = Only the player who made this table can do that.
group-refused-name-fixed = The host has chosen your name, so you cannot change it.
group-refused-visitor-gone = They are not waiting any more.
group-refused-no-newcomers = Nobody has joined in the last minute.
group-refused-team-count = There can be two to six teams.
group-refused-empty-team = Then a team would have nobody in it. Make fewer teams, or put somebody into each.
group-refused-twice-in-teams = Nobody can be in two teams.
group-refused-no-such-team = There is no such team.
group-refused-table-size = A small table has three to six players.
group-refused-too-few-for-tables = Small tables need at least three players beside the hosts.
group-refused-no-small-tables = There are no small tables.
group-refused-no-race = There is no race at this table.
group-refused-race-over = This race is won. The host, or a player who stands in for them, can begin a new one.
group-refused-race-too-long = You have done as much as fits into one race. A host can begin a new one.
group-refused-hosts-sit-nowhere = Hosts sit at no small table: they go round and see all of them.
group-refused-no-table-yet = You sit at no small table yet. You get a place with the next numbers.
group-refused-nobody-chosen = Choose at least one player who is still there.
group-refused-not-away = They are here. Only an absent player's seat can be given to another device.
group-refused-hosts-keep-seats = The seat of a host stays theirs, and a host is given no other.
group-refused-too-often = You have done that very often. In a few minutes you can do it again; the race goes on.

## Why a table's name is refused

group-table-name-empty = Type a name for the table: at least one letter or digit.
group-table-name-too-long = A table's name has at most 20 characters.
group-table-name-invisible = A table's name cannot have characters that nobody can see.
group-table-name-stacked = A table's name has at most four accents or other marks on one letter, and none without a letter.
group-table-name-reserved = A table's name cannot contain that word. Choose another name.

## Why a relay lets nobody in

group-table-exists = There is a table of that name already. Join it, or choose another name.
group-no-such-table = There is no table with that name or code.
group-other-tab = You are at this table in another tab or window.
group-not-here = This relay has no such table.
group-too-many-tables = There is no room for another table just now.
group-too-many-watchers = Too many are looking on at this table already.
group-busy = Many are coming at once just now.
group-tables-from-here = Your network already has as many tables as this relay allows. Join one of them, let a host clear one that nobody needs, or ask for more where the relay is run (--tables-per-address).
group-seats-from-here = Your network already has as many seats at this table as this relay allows. Let the host remove a player who does not belong there, or ask for more where the relay is run (--seats-per-address).
group-seat-handed-over = The host has given your seat at this table, with its points, to another device. Come in under another name, or ask the host if that was a mistake.
group-hosted-elsewhere = Another browser hosts this table now: it came with the host’s key. If that was not you, open the link with your key here, and the other browser is sent away.
group-wrong-host-key = This is not the host’s key of this table, or a newer one has taken its place. You can come in as a player.
group-broken-host-key = The host’s key in this link is not whole, or was mistyped. Open the whole link again. You can also come in as a player.
group-seats-of-device = This device has as many seats at this table as it may have. Come in as one of its players, or with another device.
group-newcomers-from-here = Many are coming from your network at once. If that is usual, ask for more where the relay is run (--joins-per-minute).
group-turned-away = The host did not let you in. { $seconds ->
    [one] You can ask again in 1 second.
   *[other] You can ask again in { $seconds } seconds.
}
group-may-ask-again = You can ask again to come in.
group-a-full = Group A is full. Try Group B, or make a table of your own.
group-b-full = Group B is full. Try Group A, or make a table of your own.

## Why a relay ends the connection

group-closed-bad-message = The relay did not understand this page.
group-closed-no-hello = This page was too slow to say hello.
group-closed-old-page = This page and the relay do not belong together: one is older. Your points are kept.
group-closed-taken-over = You play on in another tab or window.
group-closed-removed = The host has removed you from the table.
group-closed-left = You have left the table.
group-closed-cleared = The table is cleared. Its names and points are deleted.
group-closed-too-slow = This device could not keep up with the table.
group-closed-restart = The relay is being started again.
group-closed-trouble = The relay had some trouble with this table.

# Shown in place of a group's page where a page of another site has it in a frame.
group-framed-title = Groups play in a tab of their own
group-framed-text = Another page shows this one in a frame, and could lay its own buttons over those of your table. Open the game in a tab of its own: the way to your table goes with you.
group-own-tab = Open in a tab of its own
