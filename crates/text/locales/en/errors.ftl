# Errors. What, where, and what to do.

error-unreadable = I do not understand “{ $text }”: { $hint }.
error-unknown-game = No game is called “{ $name }”. There are: { $known }.
error-data = { $file }, { $row }: { $reason }.
error-flaw = This position cannot be: { $place }: { $what } (invariant { $rule }).
error-players = { $got } players: this game takes { $least } to { $most }.
error-option = No option “{ $key }” for this number of players. There are: { $known }.
error-no-options = No option “{ $key }”: there are none for this number of players.
error-option-value = { $key } cannot be “{ $value }”. Choose one of: { $known }.
error-position-syntax = This is not a position file: { $why }.
error-position-field = The position cannot be read. { $field }: { $why }.
error-newer = The file has format { $format }, which is newer than this program. Get a newer Patolli.
error-other-edition = The file belongs to the edition “{ $name }”. Lay the same edition over with --edition FILE.
error-record-line = Line { $line }: { $what }.
error-record-order = Line { $line }: expected move { $expected }, found move { $found }. Lines are missing or out of order.
error-record-empty = The record is empty: it has no header.
error-record-after-end = Line { $line }: nothing may follow the end of a match.
error-other-game = This is a record of { $found }, not of { $expected }.
error-other-rules = The record follows version { $found } of the rules; this program plays version { $expected }.
error-record-options = The options of the record make no game: { $why }.
error-record-seats = The record names { $found } seats, the game has { $expected }.
error-no-seed = The record holds no seed yet, so it cannot be replayed. It is revealed when the match ends.
error-commitment = The seed does not fit the commitment: it is not the one that was fixed before the match.
error-move = Move { $n }: { $why }
error-move-refused = Move { $n } ({ $action }, seat { $seat }) is against the rules: { $why }
error-not-over = The record claims an end, but the game goes on after { $moves } moves.
error-end = The end does not fit: { $what } should be { $expected }, the record says { $found }.
