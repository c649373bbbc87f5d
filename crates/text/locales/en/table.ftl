# The table in the browser.

table-title-mine = ● Your turn: { $game }
table-title-replay = { $game }, step { $step }
table-title-history = { $game }: full history

table-waiting = Waiting for { $names }.
table-paused = Everyone has left, so the match is paused until someone comes back.
table-helped = Bots made some of the decisions for { $names }.
table-cancel-wait = { $n ->
    [one] An absent player can still come back. You can cancel the match in one hour.
   *[other] An absent player can still come back. You can cancel the match in { $n } hours.
}
table-cancelled = This match was cancelled.
table-stopped = This match is read-only.
table-bot-decides = A bot is playing for you.
table-come-back = Resume playing
table-stand-in = bot, { $level }
table-skip = Skip to the end
table-undo = Undo
table-undo-turn = Undo all
table-bad-form = Invalid request. Reload the page.

table-saved = Saved.
table-saving = Saving…
table-retrying = Server not responding. Retrying your move…
table-offline = You’re offline. The page will update when you reconnect.
table-stale = The table changed before your move arrived, so it was not played. Check the board and choose again.
table-rule-link = Read rule { "{rule}" }
table-copied = Link copied.

table-board = Board
table-own = Your hand and player board
table-others = Other players
table-enlarge = Player board
table-choices = { $n ->
    [one] One choice
   *[other] { $n } choices
}
table-in-words = The board as text
table-since = { $n ->
    [one] One event since your last move
   *[other] { $n } events since your last move
}
table-since-step = { $n ->
    [one] Show it on the board
   *[other] Show them on the board in { $n } steps
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
table-setting-confirm = Confirm moves that can’t be undone
table-setting-scores = Show points during the game
table-setting-text = Open the text view
table-setting-keys = Single-letter shortcuts
table-rules = Rules
table-close = Close
table-back = Back to the table

table-rewind-alone = { $n ->
    [one] Go back one step
   *[other] Go back { $n } steps, to before your last move
}
table-rewind-ask = { $n ->
    [one] Ask everyone to go back one step
   *[other] Ask everyone to go back { $n } steps, to before your last move
}
table-rewind-here = Resume from this moment (all people at the table must agree)
table-rewind-asked = { $n ->
    [one] { $name } wants to go back one step. All people at the table must agree.
   *[other] { $name } wants to go back { $n } steps. All people at the table must agree.
}
table-rewind-yes = Agree
table-rewind-no = Decline
table-bot-level = Bot level
table-let-bot = Let a bot play for me
table-replace-live = Let a bot play for { $name } (after 5 minutes without a response)
table-replace-slow = Let a bot play for { $name } (after a day without a response)
table-cancel = Cancel match

table-confirm = Are you sure?
table-confirm-why = This can’t be undone.
table-confirm-yes = Yes, do it
table-confirm-no = No

table-keys = Keyboard shortcuts
table-key-help = show this list
table-key-undo = undo
table-key-choices = go to the choices
table-key-board = go to the board
table-key-history = go to the history
table-key-words = go to the board as text
table-key-number = make one of the first nine choices
table-key-arrows = move within the choices, a menu, or a part of the board
table-key-step = go one step back or forward, in a replay
table-key-ends = go to the first or last moment, in a replay
table-key-escape = close the topmost message, menu, explanation, enlarged Site or list of choices

table-history = History
table-history-all = Full history
table-history-joined = { $name } takes a seat.
table-history-word = { $name } adds a word to the shuffle.
table-history-started = The match starts.
table-history-sealed = The seed of this match is fixed. Commitment: { $hash }
table-history-took-back = { $name } undoes a choice.
table-history-asked = { $name } asks to go back to step { $step }.
table-history-agreed = { $name } agrees.
table-history-refused = { $name } declines.
table-history-bot-asked = A bot takes over for { $name }.
table-history-bot-absent = { $name } has been away for a long time: a bot takes over.
table-history-bot-clock = { $name } has run out of time: a bot takes over.
table-history-returned = { $name } is back.
table-history-cancelled = { $name } cancels the match.
table-history-rematch = { $name } offers a rematch.
table-history-rematch-declined = { $name } declines the rematch.

table-scores = Points
table-scores-now = Points if the game ended now
table-score-source = Source
table-final = Final scores
table-chart = Points of each player by source; the table below gives the same numbers
table-rematch = Rematch
table-rematch-join = Join the rematch
table-rematch-watch = Watch the rematch
table-rematch-declined = Rematch declined by { $names }.
table-replay = Replay
table-record = Download the record
table-proof = Was the shuffle fair?
table-proof-why = The seed was fixed before the first move, and its commitment was public from the start. Now that the seed is revealed, anyone can check that it matches the commitment and that every move follows the rules.
table-sealed = The seed is fixed. It is revealed at the end and must match this commitment:
table-commitment = Commitment
table-seed = Seed
table-salt = Salt
table-words-added = Words added to the shuffle
table-word-by = “{ $word }” ({ $name })
table-verify = Download the record and run:

table-curtain = Pass the screen to { $name }
table-curtain-why = Nothing secret is shown until { $name } is ready and no one else is looking.
table-curtain-open = I am { $name }: show my cards
table-curtain-undo = { $name }: undo my last choice
table-eyes = View as
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

table-branch-note = This match branches off from another one at step { $step }.
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
table-watching = You are watching as a spectator. You see only public information.
table-options = Table settings
table-private = Private table: only its players can see it.

## Alerts

call-turn = It’s your turn.
call-clock = Less than { $n } seconds left on your clock.
call-offer = Waiting for other players? Patolli can notify you when it’s your turn, even while you’re in another tab.
call-offer-lobby = Waiting for other players? Patolli can notify you when someone takes a seat and when it’s your turn, even while you’re in another tab.
call-offer-yes = Turn on notifications
call-offer-no = Not now
table-setting-sound = Play a sound when it’s my turn or my time runs low
