# The pages around the table.

## The frame

web-skip = Skip to content
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
web-unofficial = Patolli is an unofficial fan project, not affiliated with the designers or publishers of these games. It contains none of their texts or pictures. If you like a game here, buy it.
web-to-home = Go to the home page
web-back = Back
web-save = Save
web-link = Link
web-link-local = This link works on this computer only, because the server accepts connections from nowhere else. To let other devices in, start it with: patolli serve --listen 0.0.0.0:5252
web-copy = Copy link
web-copied = Copied

## Home

web-hero = Strategy from the valleys of Oaxaca and beyond
web-hero-more = Sit down and play: no account, nothing to install. Solo, against bots, or with friends via a link.
web-shelf = Games
web-play-alone = Play solo
web-play-bots = Play against bots
web-play-friends = Invite friends
web-play-hotseat = Pass and play
web-rules-of = Rules of { $game }
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
web-gathering = Not started yet
web-waiting-for = Waiting for { $names }
web-over = Finished
web-cancelled = Cancelled
web-stopped = Read-only
web-open-match = Open
web-open-watch = Watch
web-open-replay = Replay
web-open-result = Result
web-to-watch = Matches to watch
web-nothing-to-watch = No public matches right now. Tick “Allow spectators” when you create a table to list it here.
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
web-name-hint = Other players see this name. You can change it later.
web-names = Jaguar, Quetzal, Coati, Heron, Ocelot, Toucan, Iguana, Agouti, Axolotl, Hummingbird
# People cannot take these names: bots, solo opponents and the server go by them.
names-reserved = bot, robot, ai, computer, cpu, server, system, host, admin, administrator, moderator, Patolli, Pakal, you
web-seats = Seats
web-seat-open = open

## A new table

web-new-ways = Ways to play
web-new-solo = Your opponent is { $name }, from the game’s own solo mode.
web-new-my-seat = You have the first seat. Choose who takes the others.
web-new-seat = Seat { $n }
web-new-nobody = empty
web-new-friend = a friend, via a link
web-new-beside = another player at this screen
web-new-bot = a bot: { $level }
web-new-beside-name = Name
web-new-more = Clock, bot speed, spectators
web-new-clock = Clock
web-new-clock-zero = When a player runs out of time, a bot takes over. The player can take the seat back at any time.
web-clock-none = No clock
web-clock-live = Live: { $minutes } minutes each, plus { $gain } seconds per decision
web-clock-days = { $n ->
    [one] One day per decision
   *[other] { $n } days per decision
}
web-new-pace = Bot speed
web-pace-none = instant
web-pace-quick = quick
web-pace-normal = normal: easy to follow
web-pace-slow = slow
web-new-watch = Allow spectators
web-new-watch-hint = The home page lists the match. Spectators see only public information.
web-new-lobby = Open a lobby first
web-new-lobby-hint = In the lobby you can add your own word to the shuffle. Matches with friends always start there.
web-new-begin = Start match
web-new-set-up = Create table

## The lobby

web-lobby-title = { $game }: lobby
web-lobby-open = { $n ->
    [one] One seat is open. Create a link for it and send it to the player you want to invite.
   *[other] { $n } seats are open. Create a link for each and send it to the player you want to invite.
}
web-lobby-ready = Everyone is here. Any player at the table can start the match.
web-lobby-gone = This match was cancelled before it started.
web-lobby-arrived = { $name } has taken a seat at your table.
web-lobby-host = host
web-invite = Create invitation link
web-invite-again = Create another link
web-invite-hint = Anyone with this link can take the seat; a new link revokes it. Only this device shows it.
web-revoke = Revoke invitations
web-lobby-start = Start match
web-lobby-cancel = Cancel match
web-lobby-stand-up = Leave seat
web-lobby-terms = Table settings
web-lobby-watched = Spectators are allowed.
web-lobby-private = Only the players at this table can see the match.
web-luck-title = Provably fair shuffle
web-luck-commitment = The seed of this match is already fixed, and this number commits to it. The seed is revealed at the end, and anyone can check that it was not changed.
web-luck-words = Added to the shuffle:
web-luck-add = Add your own word to the shuffle, so that no one can predict it
web-luck-button = Add

## Invitations and devices

web-join-title = { $host } invites you to { $game }
web-join-title-none = You are invited to { $game }
web-join-seat = You can take seat { $n }.
web-join-running = The match has already started.
web-join-already = You already have a seat at this table. This link is for someone else, unless you want a second seat at this screen.
web-join = Take the seat
web-device-title = Add this device
web-device-more = This link lets this device play under your name. It works once.
web-device-already = This device plays as { $name } now. If you confirm, it switches to the player who made this link.
web-device-confirm = Yes, this is my device
web-me-title = You
web-me-name = Name
web-me-name-hint = Matches that have already started keep the old name.
web-me-renamed = Name changed.
web-me-devices = Your devices
web-me-devices-more = There is no password: your browser identifies you. To play on your phone or another computer as well, create a link and open it there.
web-me-make-link = Create a link for another device
web-me-link-hint = Works once, within 15 minutes. Keep it private: anyone who opens it plays under your name.
web-me-forget-more = Lost a device, or sent the link to the wrong person?
web-me-forget = Forget all other devices
web-me-forgotten = All other devices have been forgotten.

## Rules

web-rules-search = Search the rules
web-rules-find = Search
web-rules-contents = Contents
web-rules-assumption = Assumption { $ruling }
web-rules-assumption-mark = Assumption
web-rules-none = Nothing found. Try a single word, or a rule number such as 6.1.
web-rules-found = { $n ->
    [0] No results for “{ $query }”
    [one] One result for “{ $query }”
   *[other] { $n } results for “{ $query }”
}

## Errors: what happened, and what to do

web-error-title-nothing = Not found
web-error-title-forbidden = You don’t have access
web-error-title-wait = Please slow down
web-error-title-server = Something went wrong
web-error-title-refused = That didn’t work
web-error-not-found = This page doesn’t exist. Check the address, or start from the home page.
web-error-no-match = There’s no match at this address. It may have been removed: cancelled tables and tables that never start are kept for a limited time. Check the link, or create a new table.
web-error-no-invite = This link is no longer valid: it was used, was revoked or has expired. Ask for a new one.
web-error-not-your-seat = Only the players at this table have access. Ask one of them for an invitation link. If you play on another device, open “You” there and create a link for this one.
web-error-no-guest = This browser isn’t recognised. Start from the home page. If you played on another device, open “You” there and create a link for this one.
web-error-stale = The table has changed. Check it and choose again; nothing was lost.
web-error-stopped = This match is read-only, because its saved log cannot be trusted. Nothing was changed. The server operator can restore a backup.
web-error-damaged = The server’s database is damaged, so nothing can be saved and nothing was changed. The server operator can restore a backup.
web-error-bot-plays = A bot is playing for this seat. Take the seat back first.
web-error-not-now = That isn’t possible right now. Check the table.
web-error-seats-open = Some seats are still open. Invite someone first.
web-error-empty = Enter some text first.
web-error-too-many = You have { $most } open matches, which is the limit. Finish or cancel one first.
web-error-seats = Invalid seat selection. Choose again.
web-error-broken-match = This match cannot be opened: its saved log is damaged. The server operator can find the reason in the log and restore a backup. Your other matches are not affected.
web-error-disk-full = The server’s disk is full, so nothing was saved or changed. The server operator must free some space; then try again.
web-error-read-only = The server can’t write to its database, so nothing was saved or changed. The server operator must grant write access; then try again.
web-error-unavailable = The server can’t reach its database right now. Nothing that was confirmed is lost. Try again in a moment.
web-error-slow = This took too long. Check whether it worked, then try again in a moment.
web-error-bug = You’ve hit a bug in Patolli. The server operator can find details in the log. Go back and try again.
web-error-host = Unrecognised host name. Open the address the server printed when it started; the server operator can set a public one.
web-error-origin = This request came from another site and was rejected. If you meant to make it, do so on the table’s own page.
web-error-too-fast = Too many requests from your address. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
web-error-form = Invalid form. Go back, reload the page and fill it in again.
web-error-method = This address can’t be opened directly. Start from the home page.
web-error-large = That is too much data for one request. Shorten it and try again.
web-error-seat-name = { $seat }: { $why }
web-error-alone = Choose at least one other player, or play solo against { $name }.
web-new-title = { $game }: { $kind }
