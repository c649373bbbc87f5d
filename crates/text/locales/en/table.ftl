# The table in the browser.

table-title-mine = ● Your turn: { $game }
table-title-replay = { $game }, step { $step }
table-title-history = { $game }: everything that happened

table-waiting = Waiting for { $names }.
table-paused = Everyone has left, so the match is paused until someone comes back.
table-helped = Bots made some of the decisions for { $names }.
table-cancel-wait = { $n ->
    [one] An absent player can still come back. You can cancel the match in one hour.
   *[other] An absent player can still come back. You can cancel the match in { $n } hours.
}
table-cancelled = This match was cancelled.
table-stopped = This match is read-only.
table-bot-decides = A bot decides for you.
table-come-back = Decide for myself again
table-stand-in = bot, { $level }
table-skip = Skip to the end
table-undo = Undo
table-undo-turn = Undo to the start
table-bad-form = The table does not understand this request. Load the page again.

table-saved = Saved.
table-saving = Saving…
table-retrying = The server does not answer. Your move is kept and sent again…
table-offline = No connection. The page catches up as soon as it is back.
table-stale = Something happened before your move arrived. It was not made: look at the table and choose again.
table-rule-link = Read rule { "{rule}" }
table-copied = The link is copied.

table-board = Board
table-own = Your hand and player board
table-others = Other players
table-enlarge = Player board
table-choices = { $n ->
    [one] One choice
   *[other] { $n } choices
}
table-in-words = The board in words
table-since = { $n ->
    [one] One event since your last move
   *[other] { $n } events since your last move
}
table-since-step = { $n ->
    [one] Show it on the board
   *[other] Go through them in { $n } steps
}

table-clocks = Time left
table-clock-zero = At zero a bot takes over. You can come back at any time.
table-clock-days = { $days } d { $hours } h
table-clock-day-mark = d

table-tip-close = Close the explanation
table-hint = Tip
table-hint-touch = Tap anything that isn’t highlighted to see what it is. Press and hold highlighted items.
table-hint-mouse = Point at anything to see what it is. Click it to pin the explanation.
table-hint-seen = Got it
table-where = Show where
table-where-hidden = Your choices are out of view. Use “Show where” to go to them.

table-menu = Menu
table-settings = Settings
table-setting-confirm = Ask before what cannot be undone
table-setting-scores = Show points during the game
table-setting-text = Open the text view
table-setting-keys = Single-letter keys
table-rules = Rules
table-close = Close
table-back = Back to the table

table-rewind-alone = { $n ->
    [one] Go back one step
   *[other] Go back { $n } steps, to before your last move
}
table-rewind-ask = { $n ->
    [one] Ask everybody to go back one step
   *[other] Ask everybody to go back { $n } steps, to before your last move
}
table-rewind-here = Go on from this moment (all people at the table must agree)
table-rewind-asked = { $n ->
    [one] { $name } would like to go back one step. All people at the table must agree.
   *[other] { $name } would like to go back { $n } steps. All people at the table must agree.
}
table-rewind-yes = Agree
table-rewind-no = Refuse
table-bot-level = Strength of the bots
table-let-bot = Let a bot play for me
table-replace-live = Let a bot play for { $name } (after 5 minutes without an answer)
table-replace-slow = Let a bot play for { $name } (after a day without an answer)
table-cancel = Cancel the match

table-confirm = Sure?
table-confirm-why = This cannot be undone.
table-confirm-yes = Yes, do it
table-confirm-no = No

table-keys = Keys
table-key-help = this list
table-key-undo = undo
table-key-choices = to the choices
table-key-board = to the board
table-key-history = to the history
table-key-words = to the board in words
table-key-number = the first nine choices of the list
table-key-arrows = move within the choices, a menu, or a part of the board
table-key-step = one step back or forward, in a replay
table-key-ends = the first or last moment, in a replay
table-key-escape = close what is on top: message, menu, explanation, enlarged Site, choices

table-history = History
table-history-all = The whole history
table-history-joined = { $name } takes a seat.
table-history-word = { $name } adds a word to the luck.
table-history-started = The match begins.
table-history-sealed = The luck of this match is fixed. Commitment to its seed: { $hash }
table-history-took-back = { $name } took something back.
table-history-asked = { $name } asks to go back to step { $step }.
table-history-agreed = { $name } agrees.
table-history-refused = { $name } refuses.
table-history-bot-asked = A bot plays for { $name } from now on.
table-history-bot-absent = { $name } has been away for long: a bot takes over.
table-history-bot-clock = { $name } has run out of time: a bot takes over.
table-history-returned = { $name } is back.
table-history-cancelled = { $name } cancels the match.
table-history-rematch = { $name } offers a rematch.
table-history-rematch-declined = { $name } declines the rematch.

table-scores = Points
table-scores-now = Points if the game ended now
table-score-source = Source
table-final = Final scores
table-chart = Points of each player by source; the table below has the same numbers
table-rematch = Rematch
table-rematch-join = Join the rematch
table-rematch-watch = Watch the rematch
table-rematch-declined = Rematch declined by { $names }.
table-replay = Replay
table-record = Download the record
table-proof = Was the shuffle fair?
table-proof-why = The seed of all luck was fixed before the first move: its commitment was on the table from the start. Now the seed is known, and anybody can check that it fits and that every move follows the rules.
table-sealed = The luck is fixed; the seed is revealed at the end and must fit this commitment:
table-commitment = Commitment
table-seed = Seed
table-salt = Salt
table-words-added = Words added to the luck
table-word-by = “{ $word }” ({ $name })
table-verify = Download the record and run:

table-curtain = Pass the screen to { $name }
table-curtain-why = Nothing secret is shown until { $name } is ready and nobody else looks.
table-curtain-open = I am { $name }: show my cards
table-curtain-undo = { $name }: take back my last choice
table-eyes = Look as
table-eyes-none = Spectator
table-eyes-open = Open hands

table-replay-at = Step { $step } of { $last }
table-replay-inside = Step { $step } of { $last }, event { $part } of { $parts }
table-replay-first = First moment
table-replay-previous = One step back
table-replay-next = One step forward
table-replay-last = Last moment
table-replay-jump = Jump to a step
table-replay-go = Go
table-replay-now = To the present
table-share = Copy link
table-branch = Try another line
table-branch-seat = I play as
table-branch-go = Branch off here against bots

table-branch-note = This match branched off from another one at step { $step }.
table-branch-origin = See that moment
table-salvaged = The rules have been corrected since this match began under version { $rules }. { $step ->
    [0] Its moves were replayed under the current rules.
   *[other] It continues from step { $step }; earlier moments can no longer be shown.
}
table-flaw = { $fault ->
    [missing] Part of the saved log of this match is missing.
    [seed] The saved seed of this match was changed or damaged.
    [impossible] The saved log of this match cannot be replayed to its end.
   *[changed] The saved log of this match was changed or damaged.
} From step { $step } it cannot be trusted.
table-flaw-what-now = The match is read-only, and nothing was deleted. The server operator can find the entry in the log and restore a backup.
table-watching = You are watching. You see what is public.
table-options = What was chosen for this table
table-private = A private table: only its players can see it.

## Calling the player

call-turn = It’s your turn.
call-clock = Less than { $n } seconds left on your clock.
call-offer = Waiting for other players? Patolli can notify you when it’s your turn, even while you’re in another tab.
call-offer-lobby = Waiting for other players? Patolli can notify you when someone takes a seat and when it’s your turn, even while you’re in another tab.
call-offer-yes = Turn on notifications
call-offer-no = Not now
table-setting-sound = Play a sound when it’s my turn or my time runs low
