### Group play.

## The lobby

group-title = Play in a group
group-lead = Everybody at the table has their own screen and sees the same roll. Who makes the goal first?
group-your-name = Your name
group-your-name-help = A first name or a nickname is enough. Everybody at the table sees it.
group-where-to-play = Where to play
group-a = Group A
group-b = Group B
group-open-to-everybody = Open to everybody
group-make-a-table = Make a table
group-make-help = You are its host: give it a name, such as Class 5b, and choose Score or 24.
group-game = Game
group-game-score = Score
group-game-24 = 24
group-make-the-table = Make the table
group-join-a-table = Join a table
group-join-help = Its name or its code, as the host shows it.
group-join-the-table = Join the table
group-go-private = Go private: play alone
group-one-screen = Play at one screen
group-looking-for-table = Looking for the table …
group-choose-table = Now choose a table below.
group-which-table = Write the name or the code of the table.
# { $table } is the name or the code of the table that a link names.
group-come-to-group = Join Group { $table }
group-come-to-table = Join table { $table }
group-take-name = Come as “{ $name }”
group-no-relay = There is no relay at this address, so nobody else can be reached from here. You can play alone, or together at one screen.
group-no-network = You are offline, so nobody else can be reached just now. This page tries again by itself. Meanwhile you can play alone, or together at one screen.

## The connection

group-connection = Connection
group-offline = You are offline.
group-reconnecting = Reconnecting. Your seat and your points are kept; nothing is lost.
group-reconnecting-call = Reconnecting. The table’s clock stands still only while the relay itself is away.
group-relay-away = Your seat and your points are kept; nothing is lost.
group-relay-away-call = The table’s clock stands still, and goes on when it is back.
group-own-outage = Your seat and your points are kept.
group-own-outage-call = Your seat is kept, but the table’s clock runs on.
group-tried-for-seconds = { $seconds ->
    [one] For 1 second so far.
   *[other] For { $seconds } seconds so far.
}
group-tried-for-minutes = For { $minutes } min { $seconds } s so far.
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
group-go-back = Go back
group-asking = You have asked to come to “{ $table }” as { $name }.
group-asking-again = The connection is lost; this page asks again by itself.

## Beside the table

group-side = The group
group-what-is-shown = What is shown
group-tab-players = Players
group-tab-invite = Invite
group-tab-you = You
group-looking-on = You are looking on
group-somebody = Somebody
group-fill-screen = Full screen
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
group-you-stand-in = You stand in for the host: you can roll and end a round.
group-stands-in = { $name } stands in for the host.
group-left = { $name } left for good.
group-plays-24 = The table plays 24 now.
group-rules-changed = The house rules have changed.
group-anyone-rolls = Anyone may roll now.
group-host-rolls = The host rolls from now on.
group-last-scorer-rolls = Who scored last rolls from now on.
group-locked = The table is locked.
group-unlocked = The table is open again.
group-chat-on = The chat is on.
group-chat-off = The chat is off.
group-you-are-muted = The host has switched your messages off.
group-you-may-write = You can write messages again.
group-may-come-back = { $name } may come back.
group-you-are-co-host = You are co-host now: you have all tools of the host.
group-is-co-host-now = { $name } is co-host now.
group-no-co-host = There is no co-host any more.
group-name-fixed = The host calls you { $name } from now on.
group-waiting-room-on = Who comes now waits until the host lets them in.
group-waiting-room-off = Nobody has to wait to come in.

## The players

group-players = Players
group-scoreboard = Scoreboard
group-is-you = you
group-is-host = host
group-is-co-host = co-host
group-is-stand-in = stands in
group-is-away = away
group-is-muted = muted
group-tools-for = Host's tools for { $name }
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
# For those who do not see beside whose name the button is.
group-take-back-name = Take back { $name }

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
group-unsaid = The connection was lost just then. See whether your message is there, and send it again if not.

## The invitation

group-invite-others = Invite others
group-invite-public = { $name } is open to everybody. This is the way to it:
group-invite-by-code = Others join “{ $name }” by this code or by the link:
group-invite-by-name = Others join “{ $name }” by its name, by this code, or by the link:
group-link = Link to this table
group-copy = Copy
group-copied = Copied.
group-copy-by-hand = The link is selected: copy it with Ctrl+C, or hold your finger on it.
group-project = Show on a projector
group-project-help = On another computer, open the link with &watch at its end: it shows the table and takes no seat.

## The host's tools

group-host-tools = Host's tools
group-host-tab = { $waiting ->
    [0] Host
   *[other] Host · { $waiting } waiting
}
group-standing-in = { $maker } is away. You can roll and end a round until they are back.
group-standing-in-for-nobody = Who made this table has left it. You can roll and end a round.
group-new-roll = New roll
group-take-roll-away = Take this roll away?
group-yes-new-roll = Yes, new roll
group-keep-roll = Keep it
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
group-anyone = Anyone may roll
group-anyone-help = A roll that others may be thinking about goes when most ask for it.
group-host-help = You and your co-host roll.
group-last-scorer-help = By the house rules who scored last rolls, and you.
group-waiting-room = Ask me before somebody comes in
group-waiting-room-help = Who comes waits until you let them in.
group-visitors = { $count ->
    [0] Nobody is waiting
    [one] 1 person is waiting
   *[other] { $count } people are waiting
}
group-let-in = Let in
group-turn-away = Turn away
# For those who do not see beside whose name the button is.
group-let-in-name = Let in { $name }
group-turn-away-name = Turn away { $name }
group-let-all-in = Let all in
group-lock = Lock the table
group-lock-help = Nobody new comes in.
group-chat-switch = Chat
group-chat-switch-help = Players can write to each other.
group-csv-save = Download the scoreboard
group-csv-copy = Copy the scoreboard
group-csv-file = scoreboard.csv
group-csv-name = Name
group-csv-points = Points
group-save-instead = This browser does not let the page copy. Download it instead.
group-house-rules = House rules
group-rules-help = With new rules a roll on the table is taken away.
group-use-rules = Use these rules
group-remove-newcomers = Remove who has just joined …
group-newcomers = { $count ->
    [0] This page has seen nobody join in the last minute.
    [one] 1 player has joined in the last minute: { $names }
   *[other] { $count } players have joined in the last minute: { $names }
}
group-newcomers-help = Their seats are kept: under Players you can take back each of them.
group-yes-remove = Yes, remove them
group-zero = All points to 0 …
group-zero-help = What everybody has won and lost is gone, for good.
group-yes-zero = Yes, all points to 0
group-clear = Clear the table …
group-clear-help = Everybody is sent away. Names, points and messages are deleted at once, for good.
group-yes-clear = Yes, clear the table

## The player's own seat

group-you = You
group-change = Change
group-step-out = Play alone for a while
group-step-out-help = Your seat and your points wait for you.
group-go-private-short = Go private
group-leave-table = Leave the table …
group-leave-table-help = Your seat and your points are given up, for good.
group-yes-leave = Yes, leave the table

## Why a group refuses something

group-refused-locked = The host has locked the table: nobody new can come in just now.
group-refused-removed = The host has removed you from this table.
group-refused-stale = That was about an earlier roll. Another one lies on the table now.
group-refused-nobody-hosts = Nobody hosts this table, so nobody can change that here.
group-refused-yourself = You cannot do that to yourself.
group-refused-roll-first = Too much has happened since the last roll. Roll first.
group-refused-chat-off = The chat is off at this table.
group-refused-muted = The host has switched your messages off.
group-refused-not-sayable = A message has 1 to 200 characters that can be seen.
group-refused-too-fast = That was too fast. Wait a moment.
group-refused-not-the-maker = They made this table: nobody can mute, remove or rename them.
group-refused-maker-only = Only the player who made this table can do that.
group-refused-name-fixed = The host has chosen your name, so you cannot change it.
group-refused-visitor-gone = They are not waiting any more.
group-refused-no-newcomers = Nobody has joined in the last minute.

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
group-turned-away = The host did not let you in.
group-a-full = Group A is full. Try Group B, or make a table of your own.
group-b-full = Group B is full. Try Group A, or make a table of your own.

## Why a relay ends the connection

group-bye-bad-message = The relay did not understand this page.
group-bye-no-hello = This page was too slow to say hello.
group-bye-old-page = This page and the relay do not belong together: one is older. Your points are kept.
group-bye-taken-over = You play on in another tab or window.
group-bye-removed = The host has removed you from the table.
group-bye-left = You have left the table.
group-bye-cleared = The table is cleared. Its names and points are deleted.
group-bye-too-slow = This device could not keep up with the table.
group-bye-restart = The relay is being started again.
group-bye-trouble = The relay had some trouble with this table.
