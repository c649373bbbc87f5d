# The command line: help, usage errors, and what commands report.

help-heading-usage = Usage:
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-heading-examples = Examples:

help = Play Mesoamerican strategy games. With no command, opens the table in your browser.
help-examples =
    {"  "}patolli                                          open the table in your browser
    {"  "}patolli play                                     choose a game step by step in this terminal
    {"  "}patolli play zapotec --solo normal               play solo against Cocijobot
    {"  "}patolli play zapotec --seats me,hard,hard        play against two strong bots
    {"  "}patolli play copan --solo basic                  play Copan solo against the Automa
    {"  "}patolli arena zapotec hard easy --games 200 --paired

help-serve = Open the table in your browser (the default command)
help-serve-listen = Address to listen on, such as 0.0.0.0:80 (default: 127.0.0.1:5252)
help-serve-editions = Offer the editions in this folder for new tables: all files that end in .toml
help-serve-no_open = Do not open a browser
help-serve-public_url = Address that people use when the server runs behind a proxy, such as https://table.example
help-serve-behind_proxy = Trust X-Forwarded-For from a reverse proxy for rate limiting
help-serve-rate = Limit requests per second from each address; 0: no limit (default: 50)
help-serve-purge_after = Remove cancelled tables and tables that never start after this many days; 0: never (default: 7)
help-serve-examples =
    {"  "}patolli serve --listen 0.0.0.0:8080 --no-open
    {"  "}patolli serve --database postgres://patolli@localhost/patolli
    {"  "}patolli serve --editions editions

serve-ready = Table ready at { $url }
serve-data = Matches are stored in { $database }
serve-stop = Press Ctrl-C to stop. Matches resume on restart.
serve-no-browser = Could not open a browser: please open the address yourself.
serve-bye = The server has stopped. Nothing is lost.
serve-elsewhere = { $address } is in use, so another port is used.
serve-listen = Cannot listen on { $address }: { $why }. Choose another address with --listen.
serve-no-home = No home folder found to store matches in. Name a folder with --data.
serve-folder = Cannot create the folder { $folder }: { $why }. Name another with --data.
serve-database-wrong = Invalid database address. Write --database postgres://user@host/name.
serve-locked = { $database } is in use by another Patolli. Open its address, stop it, or choose another folder with --data.
serve-lost = { $database } is empty or missing, although matches were stored there. Restore a backup with patolli restore FILE. To start without matches, delete { $database } and { $database }-wal.
serve-damaged = { $database } is damaged: { $why }. Restore a backup with patolli restore FILE.
serve-older = The matches were stored by an older Patolli (schema { $found }; this one needs { $known }). Start the server once to upgrade them.
serve-full = The disk that holds { $database } is full. Free some space, or name another folder with --data.
serve-read-only = { $database } is read-only. Grant this user write access, or name another folder with --data.
serve-newer = The matches were stored by a newer Patolli (schema { $found }; this one supports { $known }). Use the newer version.
serve-unreachable = { $database } cannot be used: { $why }

help-backup = Copy the database into a new file; the server can keep running
help-backup-file = File to create
help-backup-examples =
    {"  "}patolli backup patolli-monday.db
    {"  "}patolli backup /mnt/backup/patolli.db --data /srv/patolli
backup-done = { $database } saved to { $file }. Keep this file private: it contains the seeds of running matches.
backup-exists = { $file } already exists. Choose another name, or delete it first.
backup-nothing = { $file } is empty or missing. Check the path.
backup-postgres = PostgreSQL has its own backup tool: use pg_dump.

help-restore = Replace the database with a backup; stop the server first
help-restore-file = Backup to restore
help-restore-examples =
    {"  "}patolli restore patolli-monday.db
    {"  "}patolli restore /mnt/backup/patolli.db --data /srv/patolli
restore-done = { $database } restored with { $n ->
    [one] one match.
   *[other] { $n } matches.
}
restore-old = The previous database was kept as { $file }.
restore-postgres = PostgreSQL has its own tools to restore a backup: use psql or pg_restore.

help-check = Check the database and replay every match; the server can keep running
help-check-examples =
    {"  "}patolli check
    {"  "}patolli check --data /srv/patolli
    {"  "}patolli check --database postgres://patolli@localhost/patolli
check-flaw = ✗ { $id }: { $fault ->
    [missing] entry { $entry } is missing
    [seed] the seed is not the one of the commitment
    [impossible] entry { $entry } cannot be replayed
   *[changed] entry { $entry } was changed or moved
}; the match cannot be trusted from step { $step }.
check-snapshot = ✗ { $id }: the snapshot was changed, so it is not used.
check-unopened = ✗ { $id }: the match cannot be opened: { $why }.
check-salvaged = • { $id }: started under rules version { $rules }, continued from step { $step } under the current rules.
check-good = { $n ->
    [one] One match
   *[other] All { $n } matches
} ({ $entries ->
    [one] one entry
   *[other] { $entries } entries
}) can be trusted.
check-bad = { $bad ->
    [one] One problem
   *[other] { $bad } problems
} found in { $n ->
    [one] one match.
   *[other] { $n } matches.
} Restore a backup with patolli restore FILE, or accept that these matches are read-only.

help-play = Play a game in this terminal
help-play-game = Game: zapotec, copan, ahau or yucatan
help-play-seats = Players in seating order, separated by commas: me, a name, or a bot level (random, easy, normal, hard, expert)
help-play-resume = Resume a saved match
help-play-no_confirm = Play moves that can’t be undone without confirming them (default when input is piped)
help-play-save = Save the match in this file, also when the input ends
help-play-examples =
    {"  "}patolli play zapotec --solo hard --seed 42
    {"  "}patolli play zapotec --seats Ana,Luis,normal --save evening.jsonl
    {"  "}patolli play copan --seats me,normal --option event=long_easy
    {"  "}patolli play --resume evening.jsonl

help-replay = Show a recorded match: step by step in a terminal, as a whole in a pipe
help-replay-step = Print the board after N moves and exit
help-replay-seat = Show what this seat sees, counting from 0 (default: spectator)
help-replay-examples =
    {"  "}patolli replay evening.jsonl
    {"  "}patolli replay evening.jsonl --step 30 --seat 0

help-verify = Check a record: the commitment to the seed, every move and the final state
help-verify-examples = {"  "}patolli verify evening.jsonl

help-position = Work with any moment of a game as a file
help-position-new = Print the opening position of a new game
help-position-show = Draw a position; at the end of a game, also print the points and the winner
help-position-show-json = Print the seats that must act, points by source and winners as JSON
help-position-legal = List the legal actions, in notation
help-position-apply = Play actions; print the new position, and the events to standard error
help-position-apply-actions = One or more actions in notation; "1: play 13" names the seat
help-position-apply-json = Print the position, the events and the points as one JSON object
help-position-value = Value every legal action of a position
help-position-value-level = How much to think: quick or deep (default: quick)
help-position-why = Explain why an action is not possible
help-position-why-action = Action in notation
help-position-examples =
    {"  "}patolli position new zapotec --players 3 --seed 42 > start.json
    {"  "}patolli position legal start.json --seat 0
    {"  "}patolli position apply start.json "0: play 13" > next.json
    {"  "}patolli position why start.json "income row"

help-edition = Show component values and check editions that change them
help-edition-show = Print the component tables with the source of every value
help-edition-check = Check an edition file and list what it changes
help-edition-check-file = Edition file, in TOML
help-edition-examples =
    {"  "}patolli edition show zapotec
    {"  "}patolli edition check zapotec my-box.toml
    {"  "}patolli play zapotec --solo easy --edition my-box.toml

help-arena = Let bots play each other and print how often each wins
help-arena-bots = Bots: random, easy, normal, hard, expert; hard and expert also with a budget per choice: expert@1s, hard@500 (simulations)
help-arena-games = Number of games (default: 100)
help-arena-paired = Play every deal once in each rotation of the bots over the seats
help-any-threads = Number of games at the same time (default: all cores)
help-arena-examples =
    {"  "}patolli arena zapotec hard easy --games 200 --paired
    {"  "}patolli arena zapotec expert@1s hard --games 20 --paired
    {"  "}patolli arena zapotec hard normal normal normal --games 80 --paired --json

help-bench = Measure the speed of the engine against a reference (random chess)
help-bench-game = Game to measure (default: all)
help-bench-search = Also measure tree search with two threads
help-bench-seconds = Seconds for each measurement window (default: 1)
help-bench-examples = {"  "}patolli bench zapotec --search
help-analyse = Analyse a finished match: mistakes, luck and skill
help-analyse-level = How much to think: quick or deep (default: quick)
help-analyse-seat = Only the mistakes of this player
help-analyse-seed = Decides which worlds are tried (default: always the same)
help-chances = Compare predicted chances to win with the results of bot matches
help-chances-matches = Matches for each number of players (default: 200)
help-chances-fit = Print the spreads of points that explain the results best, as rows of the data file

help-loadtest = Load a server with many matches through its HTTP interface; print moves per second and times from click to durable acknowledgement
help-loadtest-url = Server to test (default: start one on an empty folder)
help-loadtest-matches = Number of matches at the same time (default: 100)
help-loadtest-rate = Moves per second over all matches in the first run; 0: only the run at full speed (default: 200)
help-loadtest-seconds = Seconds for each run (default: 10)
help-loadtest-watchers = Open N event streams and measure the memory of each
help-loadtest-bots = Let one guest keep N tables of expert bots busy, and measure what others notice (default: 0)
help-loadtest-examples =
    {"  "}patolli loadtest
    {"  "}patolli loadtest --watchers 5000
    {"  "}patolli loadtest --bots 50
    {"  "}patolli loadtest --url http://127.0.0.1:5252 --matches 20 --rate 50

load-no-matches = The test needs at least one match: --matches 1.
load-no-server = No server responds.
load-url = Invalid address { $url }. Write http://127.0.0.1:5252, and run the server to test with --rate 0.
load-moves = moves
load-first-page = start on an empty folder to the first page: { $ms } ms
load-paced = paced: { $rate } durable moves/s, click to acknowledgement p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms ({ $moves } moves, { $refused } refused)
load-saturated = at full speed: { $rate } durable moves/s, p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms ({ $moves } moves, { $refused } refused)
load-growth = {"  "}p50 of the first moves of a match { $early } ms, of the last { $late } ms
load-over = page of a finished match: { $ms } ms
load-easy-bot = easy bot of another guest, alongside { $n } tables of experts: p95 { $beside } ms (alone { $alone } ms)
load-beside-bots = moves acknowledged alongside them: p95 { $beside } ms (alone { $alone } ms)
load-watchers = { $n } spectators: { $kib } KiB of memory each

help-completions = Print a completion script for a shell
help-completions-shell = bash, elvish, fish, powershell or zsh
help-completions-examples = {"  "}patolli completions bash > ~/.local/share/bash-completion/completions/patolli

help-man = Write the man pages of all commands to a folder
help-man-folder = The folder; it is created if it does not exist
help-man-examples = {"  "}patolli man ~/.local/share/man/man1

help-any-data = Store matches in this folder (default: the user data folder)
help-any-database = Store matches in a PostgreSQL database, which several servers can share
help-any-lang = Language: en or fr
help-any-help = Print help for this command
help-any-version = Print the version
help-any-game = Game: zapotec, copan, ahau or yucatan
help-any-players = Number of players
help-any-solo = Play solo at this difficulty: zapotec easy, normal or hard (Cocijobot); copan basic or advanced (Automa); ahau easy, moderate or hard (King Pakal); yucatan has no solo mode
help-any-options = Set another option of the game, such as event=long_easy; an invalid one lists them all
help-any-seed = Seed of the shuffle and all other randomness: any text. The same seed and actions give the same game
help-any-edition = Override component values with an edition file
help-any-file = File to read
help-any-seat = Seat, counting from 0
help-any-json = Print JSON

usage-no-command = Unknown command “{ $name }”.
usage-unknown = Unexpected argument “{ $argument }”.
usage-missing = Missing argument: { $argument }.
usage-conflict = { $argument } cannot be used with { $other }.
usage-no-value = { $argument } needs a value.
usage-value-of = Invalid value “{ $value }” for { $argument }. Choose from: { $known }.
usage-value = Invalid value “{ $value }” for { $argument }.
usage-which-command = Missing command.
usage-wrong = Invalid command line.
usage-hint = For more information, try --help.

error-lang = Unsupported language “{ $lang }”. Choose en or fr.
error-write = Cannot write { $file }: { $why }.
error-file = Cannot read { $file }: { $why }.
error-file-size = { $file } is too large: the limit is { $most }.
error-option-form = Invalid option “{ $option }”. Write KEY=VALUE.
error-seat = No seat { $seat }: seats run from 0 to { $last }.
error-level = “{ $name }” is not a bot level. Choose from: { $known }. In the arena, hard and expert can have a budget, such as expert@1s or hard@500.
error-over = The game is over: no one has to act.
error-which-seat = Several seats must act ({ $seats }). Name one with --seat N, or write “N: action”.
error-refused = “{ $action }” is not possible. { $why }

seat-name = Seat { $seat }
why-possible = “{ $action }” is possible.

edition-good = The edition “{ $name }” is valid. { $n ->
    [0] It changes nothing.
    [one] It changes one value:
   *[other] It changes { $n } values:
}

verify-commitment = ✓ The seed matches the commitment { $hash }
verify-moves = ✓ { $n ->
    [one] One move follows
   *[other] All { $n } moves follow
} the rules
verify-end = ✓ The final state is { $hash }
verify-good = The record is valid.
verify-start = • The record starts in the middle of a match, from a given position.
verify-salvaged = • The match started under rules version { $rules }. { $step ->
    [0] Its moves were replayed under the current rules.
   *[other] The record starts after step { $step }; earlier moves are not in it.
}
verify-untrusted = From move { $n } the record cannot be trusted: the saved match was changed or damaged on the server.
verify-no-end = All moves are valid, but the record has no end: the match is not over, or the file was cut off.

replay-prompt = { $step }/{ $last }  Enter next · b back · number jumps · q quits >{" "}
replay-no-step = No step { $step }: the record has { $last }.

arena-games = The number of games must be between 1 and { $most }.
arena-too-many = Too many bots ({ $levels }) for a table of { $players }.
arena-head = { $game }, { $seats } seats, { $games } games, seed “{ $seed }”
arena-head-paired = { $game }, { $seats } seats, { $games } games on paired deals with rotated seats, seed “{ $seed }”
arena-columns = bot             wins  games    rate      95 % interval   score  rank ms/choice
bench-head = Random play on one thread. The reference is random chess with its full list of moves, measured in the same run.
bench-columns = game      players  choices/s  reference  ratio    drawn/s  ratio  games/s branching  length
bench-cost-columns = game      players   bytes     clone     legal     apply  determinize  estimate   (nanoseconds)
bench-search-columns = game      players playouts                   threads simulations/s speed-up
value-head = { $name }: chance to win and expected lead of each action, the best first (≈ not clearly worse)
value-columns = {"  "}win      lead        action
value-why = The first gives, compared with the second: { $parts }.
value-waits = Player { $seat } has nothing to decide now. Choose another player with --seat, or leave it out.
chances-head = Predicted chances to win and results, { $players ->
    [one] solo
   *[other] { $players } players
}
chances-columns = predicted     won   cases
bench-seconds = The number of seconds must be between 0.01 and 600.
