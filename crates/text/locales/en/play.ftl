# Playing in the terminal.

play-list = { $first } and { $last }
play-said = { $of }: { $said }
play-clauses = { $first }; { $rest }
play-refused-over = The game is over.
play-refused-wait = It’s not your turn to decide. Waiting for { $names }.
play-refused-now = { $why } Your decision now: { $prompt }
play-refused-rule = Not possible: { $why } (rule { $rule }).

play-welcome = { $game }: { $names }.
play-commitment = Commitment to the seed of this match: { $hash }
play-hint = Type the letter or number in front of a choice, its notation, or “help”.
play-seats = Wrong number of seats: the game needs { $need }, but { $got } were given.
play-no-solo = { $game } has no solo mode. Add opponents, such as --seats me,normal.
play-seat-empty = A seat has no name. Write --seats me,Ana,normal.
play-seat-slip = “{ $name }” is not a bot level. For the bot, write “{ $level }”; for a player with this name, write “{ $capital }”.
play-which-game = Name a game, for example: patolli play zapotec
play-you = Player
play-bot-name = Bot { $n } ({ $level })
play-level-random = random
play-level-easy = easy
play-level-normal = normal
play-level-hard = hard
play-level-expert = expert
play-thinking = { $name } is thinking…
play-curtain = Pass the screen to { $name }. { $name }, press Enter when no one else is looking.
play-news = What happened:
play-nothing = Type the letter or number in front of a choice, its notation (on the right), or “help”.
play-not-offered = “{ $typed }” isn’t available here. Choose from: { $labels }. Type “legal” to see the list.
play-confirm = { $group }: { $label }. This can’t be undone. Press Enter to confirm, or type n to go back:
play-confirm-no = Nothing was played.
play-confirm-on = Moves that can’t be undone are confirmed. Type “confirm off” to stop asking.
play-confirm-off = Confirmation is off. Type “confirm on” to confirm moves that can’t be undone.
play-confirm-what = Invalid value “{ $what }” for confirm. Choose from: on, off.
play-nearest = Did you mean “{ $known }”?
play-forced = { $name }, only option: { $action }
play-undone = Undone: { $action }.
play-undo-nothing = Nothing to undo.
play-undo-other = The last move was another player’s, so yours can no longer be undone.
play-line-stopped = Something new was revealed, so the rest of the line was not played: { $rest }
play-undo-known = That move revealed hidden information, so it can’t be undone.
play-why-what = After “why”, write an action in notation, as shown on the right of the list.
play-why-over = You have already decided this: “{ $action }”.
play-why-possible = It is possible: { $label }.
play-help =
    a, b, 7 …       makes the choice with that letter or number; numbers are those of the game
    notation        makes a choice by its short form, on the right of the list; several with “;”
    undo            undoes your last choice, until new information is revealed
    why ACTION      explains why something isn’t possible
    help TERM       explains a term of the game, such as: help pyramid
    log [N]         shows what happened
    score           shows the points by source, as if the game ended now
    board           draws the board again
    legal           lists the choices again
    hand            shows your cards
    confirm on|off  confirms moves that can’t be undone, or stops asking
    save [FILE]     saves the match
    quit            quits, and offers to save the match
play-log-number = Invalid number of lines “{ $n }”. Type “log” or, for the last ten lines, “log 10”.
play-help-unknown = Unknown term “{ $term }”. Try “help pyramid” or “help points”.
play-help-many =
    Several terms match; type more of the name:
    { $names }
play-score-now = Points if the game ended now:
play-winner = { $n ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
play-save-record = Save the record as { $file }? Enter for yes, n for no, or another file name:
play-verify = Anyone can check it: patolli verify { $file }
play-saved = Saved in { $file }. Resume with: patolli play --resume { $file }
play-recorded = Record saved in { $file }.
play-not-saved = Could not write { $file }: { $why }.
play-exists = { $file } already exists. Choose another name.
play-ended = The input ended, so the match was not saved. To keep a match, add --save FILE.
play-quit = Save as { $file }? Enter for yes, n for no, b to go back, or another file name:
play-left = Goodbye. The match was not saved.

## The chooser

choose-welcome = Welcome to Patolli
choose-only-game = One game is available: { $game }.
choose-game = Choose a game:
choose-way = Choose how to play (q quits):
choose-solo = solo against { $name }
choose-bots = against bots
choose-people = pass and play
choose-language = en français, s’il vous plaît
choose-options = Number of an option to change it, Enter to continue:
choose-option = { $name }: { $value }
choose-how-many-bots = Number of bots, { $least } to { $most } (default: { $usual }):
choose-how-many-people = Number of players at this screen, { $least } to { $most } (default: { $usual }):
choose-more-bots = Number of bots to add, { $least } to { $most } (default: { $usual }):
choose-player = Player { $n }
choose-name = Name (default: { $usual }):
choose-level = Choose the bot level:
choose-seed = Seed, any text (default: random):
choose-prompt = Number (default: { $usual }):
choose-bad-number = Enter a number from { $least } to { $most }.
