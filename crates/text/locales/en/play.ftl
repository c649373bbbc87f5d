# Playing at the terminal.

play-list = { $first } and { $last }
play-said = { $of }: { $said }
play-clauses = { $first }; { $rest }
play-refused-over = The game is over.
play-refused-wait = It is not your turn to decide; we wait for { $names }.
play-refused-now = { $why } To decide now: { $prompt }
play-refused-rule = Not possible: { $why } (rule { $rule }).

play-welcome = { $game }: { $names }.
play-commitment = Commitment to the luck of this match: { $hash }
play-hint = Type the letter or number in front of a choice, its notation, or “help”.
play-seats = { $got } seats were given, the game has { $need }.
play-no-solo = { $game } has no solo mode. Add opponents, such as --seats me,normal.
play-seat-empty = A seat has no name. Write --seats me,Ana,normal.
play-seat-slip = “{ $name }” is not a bot level. For the bot, write “{ $level }”; for a player with this name, write “{ $capital }”.
play-which-game = Which game? For example: patolli play zapotec
play-you = Player
play-bot-name = Bot { $n } ({ $level })
play-level-random = random
play-level-easy = easy
play-level-normal = normal
play-level-hard = hard
play-level-expert = expert
play-thinking = { $name } is thinking…
play-curtain = Please hand the screen to { $name }. { $name }, press Enter when nobody else looks.
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
play-undone = Taken back: { $action }.
play-undo-nothing = There is nothing to take back.
play-undo-other = The last move was somebody else’s, so yours cannot be taken back any more.
play-line-stopped = Something new was revealed, so the rest of the line was not played: { $rest }
play-undo-known = That move brought something hidden to light, so it cannot be taken back.
play-why-what = Why what? Write “why” and an action in notation, as it stands on the right of the list.
play-why-over = You have already decided this: “{ $action }”.
play-why-possible = It is possible: { $label }.
play-help =
    a, b, 7 …       makes the choice behind that letter or number; numbers are those of the game
    notation        makes a choice by its short form, on the right of the list; several with “;”
    undo            undoes your last choice, until new information is revealed
    why ACTION      explains why something isn’t possible
    help TERM       explains a word of the game, such as: help pyramid
    log [N]         shows what happened
    score           shows the points, part by part, as if the game ended now
    board           draws the board again
    legal           lists the choices again
    hand            shows your cards
    confirm on|off  confirms moves that can’t be undone, or stops asking
    save [FILE]     saves the match
    quit            leaves, and saves if you want
play-log-number = Invalid number of lines “{ $n }”. Type “log” or, for the last ten lines, “log 10”.
play-help-unknown = No word of the game is like “{ $term }”. Try “help pyramid” or “help points”.
play-help-many =
    There are several; write more of the name:
    { $names }
play-score-now = Points if the game ended now:
play-winner = { $n ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
play-save-record = Save the record as { $file }? Enter for yes, n for no, or another file name:
play-verify = Anybody can check it: patolli verify { $file }
play-saved = Saved in { $file }. Go on later with: patolli play --resume { $file }
play-recorded = The record is in { $file }.
play-not-saved = { $file } could not be written: { $why }.
play-exists = { $file } already exists. Choose another name.
play-ended = The input has ended. The match was not saved (--save FILE would have kept it).
play-quit = Save as { $file }? Enter for yes, n for no, b to go back, or another file name:
play-left = Good-bye. The match was not saved.

## The chooser

choose-welcome = Welcome to Patolli
choose-only-game = There is one game so far: { $game }.
choose-game = Which game?
choose-way = How would you like to play? (q leaves)
choose-solo = alone against { $name }, the game’s own opponent
choose-bots = against bots
choose-people = several people at this screen
choose-language = en français, s’il vous plaît
choose-options = Number of an option to change it, Enter to go on:
choose-option = { $name }: { $value }
choose-how-many-bots = How many bots ({ $least } to { $most })? Enter for { $usual }:
choose-how-many-people = How many people ({ $least } to { $most })? Enter for { $usual }:
choose-more-bots = And bots beside them ({ $least } to { $most })? Enter for { $usual }:
choose-player = Player { $n }
choose-name = Name of { $usual }? Enter for that:
choose-level = How strong?
choose-seed = Seed of the luck, any text? Enter for a fresh one:
choose-prompt = Number, Enter for { $usual }:
choose-bad-number = Please give a number from { $least } to { $most }.
