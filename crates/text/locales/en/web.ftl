# The pages around the table.

## The frame

web-skip = Skip to the content
web-nav = Main
web-nav-home = Home
web-nav-rules = Rules
web-rules-games = The rules of each game
web-nav-me = You are
web-theme = Theme:
web-theme-title = Change between automatic, light and dark
web-theme-auto = Automatic
web-theme-light = Light
web-theme-dark = Dark
web-unofficial = Patolli is made by admirers of these games. It is unofficial, not connected with their designers or publishers, and contains none of their texts or pictures. If you like a game here, buy it.
web-credit-zapotec = Zapotec is designed by Fabio Lopiano and published by Board&Dice.
web-credit-copan = Copan: Dying City is designed by Éric Dubus and Olivier Melison and published by Holy Grail Games.
web-credit-ahau = Ahau: Rulers of Yucatán is designed by Tamás Oláh, its solo game by David Digby, and published by Apeiron Games.
web-credit-yucatan = Yucatan is designed by Guillaume Montiage and published by Matagot.
web-to-home = To the home page
web-back = Back
web-save = Save
web-link = Link
web-link-local = It works on this computer only, because the table is open on it alone. To let other devices in, start it with: patolli serve --listen 0.0.0.0:5252
web-copy = Copy the link
web-copied = Copied

## Home

web-hero = Strategy from the valleys of Oaxaca and beyond
web-hero-more = Sit down and play: no account, nothing to install. Alone, against bots, or with friends by a link.
web-shelf = Games
web-game-zapotec = Build in three valleys, trade, raise pyramids and please the gods: five rounds, one secret card in each. For one to four, about an hour.
web-game-copan = A great city is dying. Court its last wealth on the Pyramid, send your Totem to five Sites and let your Priests climb before everything runs out. For one to four, 45 minutes each.
web-game-ahau = March your Ruler through the land of the Maya, win regions by a bluff, summon five gods from ten cities and raise a pyramid before the third age ends. For one to five, 90 to 120 minutes.
web-game-yucatan = Lead two troops through the jungle, fight for three cities with hidden cards, call creatures to your side and sacrifice your prisoners to climb the pyramid. For two to four, 60 to 90 minutes.
web-play-alone = Play alone
web-play-bots = With bots
web-play-friends = Invite friends
web-play-hotseat = Several at this screen
web-rules-of = The rules of { $game }
web-my-matches = Your matches
web-rematch-offered = { $name } offers you a rematch: { $game }.
web-rematch-accept = Accept
web-rematch-decline = Decline
web-more-matches = { $n ->
    [one] One more match
   *[other] { $n } more matches
}
web-title-mine = { $n ->
    [one] ● Your turn
   *[other] ● Your turn in { $n } matches
}
web-your-turn = Your turn
web-gathering = Not begun yet
web-waiting-for = Waiting for { $names }
web-over = Finished
web-cancelled = Called off
web-stopped = Read-only
web-open-match = Open
web-open-watch = Watch
web-open-replay = Replay
web-open-result = Result
web-to-watch = Matches to watch
web-nothing-to-watch = Nobody plays in public now. Tick “Others may watch” when you set up a table, and it will stand here.
web-finished = Your finished matches
web-helped = With help from bots: { $names }
web-ago-now = just now
web-ago-minutes = { $n ->
    [one] a minute ago
   *[other] { $n } minutes ago
}
web-ago-hours = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
}
web-ago-days = { $n ->
    [one] yesterday
   *[other] { $n } days ago
}

## Names

web-name = Your name
web-name-hint = So that the others know who you are. You can change it later.
web-names = Jaguar, Quetzal, Coati, Heron, Ocelot, Toucan, Iguana, Agouti, Axolotl, Hummingbird
# People cannot take these names: bots, solo opponents and the server go by them.
names-reserved = bot, robot, ai, computer, cpu, server, system, host, admin, administrator, moderator, Patolli, Pakal, you
web-seats = Seats
web-seat-open = open

## A new table

web-new-ways = Ways to play
web-new-solo = Your opponent: { $name }, the game’s own.
web-new-my-seat = You have the first seat. Who sits on the others?
web-new-seat = Seat { $n }
web-new-nobody = nobody
web-new-friend = a friend, by link
web-new-beside = somebody at this screen
web-new-bot = a bot: { $level }
web-new-beside-name = Name
web-new-more = Clock, pace, watching
web-new-clock = Clock
web-new-clock-zero = When somebody’s time is up a bot takes over; whoever comes back can take the seat again at any time.
web-clock-none = No clock
web-clock-live = Live: { $minutes } minutes each, and { $gain } seconds more after every decision
web-clock-days = { $n ->
    [one] One day for each decision
   *[other] { $n } days for each decision
}
web-new-pace = Pace of the bots
web-pace-none = at once
web-pace-quick = quick
web-pace-normal = normal: easy to follow
web-pace-slow = slow
web-new-watch = Others may watch
web-new-watch-hint = The home page lists the match. Who watches sees only what lies open on the table.
web-new-lobby = Gather before it begins
web-new-lobby-hint = There you can add a word of your own to the luck. With friends this always comes first.
web-new-begin = Begin
web-new-set-up = Set up the table

## The lobby

web-lobby-title = { $game }: before it begins
web-lobby-open = { $n ->
    [one] One seat is open. Make a link for it and send it to whom you want there.
   *[other] { $n } seats are open. Make a link for each and send it to whom you want there.
}
web-lobby-ready = Everybody is here. Anyone at the table can begin.
web-lobby-arrived = { $name } has taken a seat at your table.
web-lobby-gone = This match was called off before it began.
web-lobby-host = host
web-invite = Make an invitation link
web-invite-again = Make another link
web-invite-hint = Anyone with this link can take the seat; a new link revokes it. Only this device shows it.
web-revoke = Take invitations back
web-lobby-start = Begin
web-lobby-cancel = Call it off
web-lobby-stand-up = Give the seat back
web-lobby-terms = Agreed
web-lobby-watched = Others may watch.
web-lobby-private = Only those at the table can see it.
web-luck-title = Fair luck
web-luck-commitment = The luck of this match is already fixed, and this number seals it: at the end the seed is revealed, and anybody can check that it was not changed.
web-luck-words = Added to the luck:
web-luck-add = Add a word of your own to the luck, so that nobody can know it beforehand
web-luck-button = Add

## Invitations and devices

web-join-title = { $host } invites you to { $game }
web-join-title-none = You are invited to { $game }
web-join-seat = Seat { $n } is free for you.
web-join-running = The match has already begun.
web-join-already = You already sit at this table. This link is for somebody else, unless you want a second seat at this screen.
web-join = Take the seat
web-device-title = Let this device in
web-device-more = This link lets this device play under your name. It works once.
web-device-already = This device belongs to { $name } now. It will change hands.
web-device-confirm = Yes, this is my device
web-me-title = You
web-me-name = Name
web-me-name-hint = Matches that have begun keep the old name.
web-me-renamed = Your name is changed.
web-me-devices = Your devices
web-me-devices-more = There is no password: this browser knows you. To go on playing on your phone or another computer, make a link and open it there.
web-me-make-link = Make a link for a second device
web-me-link-hint = Works once, within 15 minutes. Keep it to yourself: anyone who opens it plays under your name.
web-me-forget-more = Lost a device, or sent the link to the wrong person?
web-me-forget = Forget all other devices
web-me-forgotten = All other devices are forgotten.

## Rules

web-rules-search = Search the rules
web-rules-find = Search
web-rules-contents = Contents
web-rules-assumption = Assumption { $ruling }
web-rules-assumption-mark = Assumption
web-rules-none = Nothing found. Try one word, or the number of a rule such as 6.1.
web-rules-found = { $n ->
    [0] Nothing for “{ $query }”
    [one] One place for “{ $query }”
   *[other] { $n } places for “{ $query }”
}

## Errors: what happened, and what to do

web-error-title-nothing = There is nothing here
web-error-title-forbidden = This is not for you
web-error-title-wait = Not so fast
web-error-title-server = Something is wrong here
web-error-title-refused = That did not work
web-error-not-found = This page does not exist. Check the address, or start from the home page.
web-error-no-match = There is no match at this address. It may have been removed: cancelled tables and tables that never start are kept for a limited time. Check the link, or set up a new table.
web-error-no-invite = This link is not valid any more: it was used, taken back, or its time is over. Ask for a new one.
web-error-not-your-seat = Only the players at this table have access. Ask one of them for an invitation link. If you play on another device, open “You” there and make a link for this one.
web-error-no-guest = The table does not know this browser yet. Start from the home page; if you played on another device, open “You” there and make a link for this one.
web-error-stale = Something happened meanwhile. Look at the table again, then decide anew; nothing was lost.
web-error-stopped = This match is read-only, because its saved log cannot be trusted. Nothing was changed. The server operator can restore a backup.
web-error-damaged = The server’s database is damaged, so nothing is stored any more and nothing was changed. The server operator can restore a backup.
web-error-bot-plays = A bot decides for this seat. Take the seat back first.
web-error-not-now = That is not possible at this moment. Look at the table again.
web-error-seats-open = Not all seats are taken. Invite somebody first.
web-error-empty = Please write something first.
web-error-too-many = You have { $most } open matches, and more is not possible. Finish one or call one off first.
web-error-seats = These seats do not make a table. Choose again.
web-error-broken-match = This match cannot be opened: its saved log is damaged. The server operator can find the reason in the log and restore a backup. Your other matches are not affected.
web-error-disk-full = The server’s disk is full, so nothing was stored and nothing changed. Whoever runs it must make room; then try again.
web-error-read-only = The server may not write to its database, so nothing was stored and nothing changed. Whoever runs it must allow it; then try again.
web-error-unavailable = The server cannot reach its database now. Nothing that was confirmed is lost. Try again in a moment.
web-error-slow = This took too long. Look whether it has happened, then try again in a moment.
web-error-bug = This is a mistake in Patolli, not yours. Whoever runs the server finds more in its log. Go back and try again.
web-error-host = The server does not know itself under this name. Open it by the address it printed when it started; whoever runs it can give it a public address.
web-error-origin = This request came from another site and was refused. If you wanted it, do it on the table’s own page.
web-error-too-fast = Too many requests from your address. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
web-error-form = This form cannot be understood. Go back, load the page again and fill it in once more.
web-error-method = This address is not meant to be opened like that. Start from the home page.
web-error-large = That is too much to send at once. Write less and try again.
web-error-seat-name = { $seat }: { $why }
web-error-alone = Choose at least one other player, or play alone against { $name }.
web-new-title = { $game }: { $kind }
