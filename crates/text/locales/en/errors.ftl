# Errors. What, where, and what to do.

error-unreadable = Unrecognised input “{ $text }”: { $hint }.
error-hint-form = write { $form }
error-hint-verbs = an action begins with one of { $verbs }
error-hint-name = “{ $text }” is not possible there; expected: { $expected }
error-unknown-game = Unknown game “{ $name }”. Choose from: { $known }.
error-detail = invalid value or syntax
error-data = { $place }: { $reason }
error-data-line = line { $line }, column { $column }
error-data-syntax = not valid TOML. Check the quotes, brackets and equals signs: { $line }
error-data-key-twice = the same key appears twice: { $line }
error-data-no-head = the [edition] section is missing. Add [edition], then name = "…".
error-data-head = “{ $name }” doesn’t belong under [edition], which takes only name and game. Put component values in the rows of a table, such as [[supply]].
error-data-head-row = “{ $name }” doesn’t belong under [edition], which takes only name and game. Write [[{ $table }]], then id = "{ $name }".
error-data-game = this edition is for { $found }, not for { $expected }.
error-data-not-rows = write each row as { $table }, with double brackets.
error-data-no-id = row { $row } has no id. Add id = "…" to say which row it changes.
error-data-row-twice = this row appears twice. Put all its changes in one row.
error-data-table = no table is called “{ $name }”.
error-data-row = no row has the id “{ $name }”, and editions can’t add rows.
error-data-field = no field is called “{ $name }”.
error-data-value = invalid value “{ $name }”.
error-data-known = Choose from: { $known }.
error-data-likely = Did you mean { $names }?
error-data-missing = a value is missing.
error-data-form = expected { $form }, found { $found }.
error-data-form-text = text in quotes
error-data-form-flag = true or false
error-data-form-list = a list in square brackets
error-data-form-table = names and amounts in curly brackets
error-data-number = expected a whole number from { $least } to { $most }, found { $found }.
error-data-exactly = expected { $n }, found { $found }.
error-data-length = expected { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}, found { $found }.
error-data-lengths = expected { $least } to { $most } entries, found { $found }.
error-data-total = the amounts must add up to { $least } to { $most }, not { $found }.
error-data-entry-twice = the list has the same entry twice.
error-data-dropped = this leaves out { $lost }. Repeat what you want to keep, and set the rest to 0.
error-data-empty = this can’t be empty.
error-flaw = Invalid position. { $place }: { $what }. { $law } (invariant { $rule })
error-flaw-alone = { $place }: { $what } (invariant { $rule })
error-misfit-count = { $of }: { $found } instead of { $due }
error-misfit-most = { $of }: { $found }, at most { $most }
error-misfit-range = { $found } isn’t between { $least } and { $most }
error-misfit-value = { $found } instead of { $due }
error-misfit-twice = more than once: { $things }
error-misfit-missing = missing: { $things }
error-misfit-stranger = { $thing } can’t be here
error-misfit-conflict = doesn’t match `{ $field }`
error-misfit-untimely = must be empty at this moment
error-misfit-broken = invalid value
error-players = { $got ->
    [one] 1 player
   *[other] { $got } players
}: this game takes { $least } to { $most }.
error-option = No option “{ $key }” for this number of players. Choose from: { $known }.
error-no-options = No option “{ $key }”: this number of players has none.
error-option-value = Invalid value “{ $value }” for { $key }. Choose from: { $known }.
error-position-syntax = Not a position file: { $why }.
error-position-field = Invalid position file. { $field }: { $why }.
error-newer = The file has format { $format }, which is newer than this program. Update Patolli.
error-other-edition = The file uses the edition “{ $name }”. Add that edition with --edition FILE.
error-record-syntax = Line { $line }, column { $column }: not valid JSON. The file may have been cut off.
error-record-field = Line { $line }: the field “{ $field }” is missing, unknown or invalid.
error-record-fields = Line { $line }: not a header, a move or an end.
error-record-order = Line { $line }: expected move { $expected }, found move { $found }. Lines are missing or out of order.
error-record-empty = The record is empty: it has no header.
error-record-after-end = Line { $line }: nothing can follow the end of a match.
error-other-game = This record is for { $found }, not for { $expected }.
error-other-rules = The record uses version { $found } of the rules; this program uses version { $expected }.
error-record-options = Invalid options in the record: { $why }.
error-record-seats = The record names { $found } seats, but the game has { $expected }.
error-start = The match starts from an impossible position: { $why }
error-no-seed = The record has no seed yet, so it cannot be replayed. The seed is revealed when the match ends.
error-commitment = The seed does not match the commitment made before the match.
error-move = Move { $n }: { $why }
error-move-refused = Move { $n } ({ $action }, seat { $seat }) breaks the rules: { $why }
error-not-over = The record has an end, but the game is not over after { $moves } moves.
error-end = Wrong end: { $what } should be { $expected }, but the record says { $found }.

error-system-not-found = no such file or folder
error-system-denied = permission denied
error-system-folder = it is a folder
error-system-no-folder = part of the path is not a folder
error-system-full = the disk is full
error-system-read-only = the disk is read-only
error-system-address-used = the address is already in use
error-system-address = this machine doesn’t have that address
error-system-name = invalid name
error-system-code = system error { $code }
error-system = system error
error-system-text = it is not a UTF-8 text file

error-name-blank = Enter a name with at least one visible character, so that the other players know who you are.
error-name-imitation = This name looks like the name of a bot, the server or a seat. Choose another one.
