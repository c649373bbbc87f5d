# The command line: help, usage errors, and what commands report.

help-heading-usage = Usage:
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-examples = Examples:

help = Patolli plays Mesoamerican strategy games. Without a command it asks what you would like to play.
help-examples =
    {"  "}patolli                                          choose a game step by step
    {"  "}patolli play zapotec --solo normal               play alone against Cocijobot
    {"  "}patolli play zapotec --seats me,hard,hard        play against two strong bots
    {"  "}patolli arena zapotec hard easy --games 200 --paired

help-play = Play a game in this terminal
help-play-game = The game: zapotec
help-play-seats = Who sits where, separated by commas: me, a name, or a bot (random, easy, normal, hard, expert)
help-play-resume = Go on with a saved match
help-play-save = Save the match here, also when the input ends
help-play-examples =
    {"  "}patolli play zapotec --solo hard --seed 42
    {"  "}patolli play zapotec --seats Ana,Luis,normal --save evening.jsonl
    {"  "}patolli play --resume evening.jsonl

help-replay = Show a recorded match: step by step in a terminal, as a whole in a pipe
help-replay-step = Show the board after so many moves and end
help-replay-seat = Look through the eyes of this seat (from 0); otherwise as a spectator
help-replay-examples =
    {"  "}patolli replay evening.jsonl
    {"  "}patolli replay evening.jsonl --step 30 --seat 0

help-verify = Check a record: commitment to the seed, every move, the final state
help-verify-examples = {"  "}patolli verify evening.jsonl

help-position = Any moment of a game as a file
help-position-new = Print the opening position of a new game
help-position-show = Draw a position
help-position-legal = List what can be done, in notation
help-position-apply = Play actions; prints the new position, and what happened on standard error
help-position-apply-actions = Actions in notation, one or several; "1: play 13" names the seat
help-position-apply-json = Print position and events as one JSON object
help-position-why = Explain why an action is not possible
help-position-why-action = An action in notation
help-position-examples =
    {"  "}patolli position new zapotec --players 3 --seed 42 > start.json
    {"  "}patolli position legal start.json --seat 0
    {"  "}patolli position apply start.json "0: play 13" > next.json
    {"  "}patolli position why start.json "income row"

help-edition = Component values and changed editions of them
help-edition-show = Print the component tables with the source of every value
help-edition-check = Check an edition file and list what it changes
help-edition-check-file = The edition: a TOML file
help-edition-examples =
    {"  "}patolli edition show zapotec
    {"  "}patolli edition check zapotec my-box.toml
    {"  "}patolli play zapotec --solo easy --edition my-box.toml

help-arena = Let bots play each other and print how often each wins
help-arena-bots = Bots: random, easy, normal, hard, expert; hard and expert also with a budget for each choice: expert@1s, hard@500 (simulations)
help-arena-games = How many games (100)
help-arena-paired = Play every deal once in each rotation of the bots over the seats
help-arena-threads = Games at the same time (all cores)
help-arena-examples =
    {"  "}patolli arena zapotec hard easy --games 200 --paired
    {"  "}patolli arena zapotec expert@1s hard --games 20 --paired
    {"  "}patolli arena zapotec hard normal normal normal --games 80 --paired --json

help-bench = Measure the speed of the engine beside a reference (random chess)
help-bench-game = The game; all of them if left out
help-bench-search = Measure tree search with two threads as well
help-bench-seconds = Seconds for each window of measurement (1)
help-bench-examples = {"  "}patolli bench zapotec --search

help-completions = Print a completion script for a shell
help-completions-shell = bash, elvish, fish, powershell or zsh
help-completions-examples = {"  "}patolli completions bash > ~/.local/share/bash-completion/completions/patolli

help-any-lang = Language: en or fr
help-any-help = Explain this command
help-any-version = Print the version
help-any-game = The game: zapotec
help-any-players = How many people play
help-any-solo = Play alone against the game's own opponent: easy, normal or hard
help-any-options = Another option of the game
help-any-seed = Seed of all luck: any text. The same seed and actions give the same game
help-any-edition = Lay changed component values over the shipped ones
help-any-file = The file
help-any-seat = The seat, counted from 0
help-any-json = Print JSON

usage-no-command = There is no command “{ $name }”.
usage-unknown = There is no argument “{ $argument }” here.
usage-missing = Something is missing: { $argument }.
usage-conflict = { $argument } does not go together with { $other }.
usage-no-value = { $argument } needs a value.
usage-value-of = “{ $value }” is no value for { $argument }. There are: { $known }.
usage-value = “{ $value }” is no value for { $argument }.
usage-which-command = Which command?
usage-wrong = This command line cannot be understood.
usage-hint = Add --help to see what is possible.

error-lang = Patolli does not speak “{ $lang }”. Choose en or fr.
error-file = { $file } cannot be read: { $why }.
error-file-size = { $file } is far larger than any file of Patolli.
error-option-form = “{ $option }” is no option: write KEY=VALUE.
error-seat = There is no seat { $seat }: seats run from 0 to { $last }.
error-level = “{ $name }” is no bot. There are: { $known }. In the arena hard and expert may have a budget, such as expert@1s or hard@500.
error-over = The game is over: nobody has to act.
error-which-seat = Several seats must act ({ $seats }). Name one with --seat N, or write “N: action”.
error-refused = “{ $action }” is not possible. { $why }

seat-name = Seat { $seat }
why-possible = “{ $action }” is possible.

edition-good = The edition “{ $name }” is good. { $n ->
    [0] It changes nothing.
    [one] It changes one value:
   *[other] It changes { $n } values:
}

verify-commitment = ✓ The seed fits the commitment { $hash }
verify-moves = ✓ { $n ->
    [one] One move follows
   *[other] All { $n } moves follow
} the rules
verify-end = ✓ The final state is { $hash }
verify-good = The record is true.
verify-no-end = All moves fit, but the record has no end: the match is not over, or the file was cut off.

replay-prompt = { $step }/{ $last }  Enter next · b back · number jumps · q ends >{" "}
replay-no-step = There is no step { $step }: the record has { $last }.

arena-games = The number of games must be between 1 and { $most }.
arena-too-many = { $levels } bots do not fit at a table of { $players }.
arena-head = { $game }, { $seats } seats, { $games } games, seed “{ $seed }”
arena-head-paired = { $game }, { $seats } seats, { $games } games on paired deals with rotated seats, seed “{ $seed }”
arena-columns = bot             wins  games    rate      95 % interval   score  rank ms/choice
bench-head = Random play on one thread. The reference is random chess with its full list of moves, measured in the same run.
bench-columns = game      players  choices/s  reference  ratio    drawn/s  ratio  games/s branching  length
bench-cost-columns = game      players   bytes     clone     legal     apply  determinize  estimate   (nanoseconds)
bench-search-columns = game      players playouts                   threads simulations/s speed-up
bench-seconds = The seconds must be between 0.01 and 600.
