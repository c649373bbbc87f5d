-- Only BIGINT and TEXT, so that SQLite and PostgreSQL read the same file. Times are milliseconds
-- since 1970; what is NULL has not happened or never will.

CREATE TABLE people (
    id      TEXT   NOT NULL PRIMARY KEY,
    name    TEXT   NOT NULL,
    created BIGINT NOT NULL
);

-- Of a key only its hash is kept: who reads the database cannot sit down as somebody else.
CREATE TABLE keys (
    hash    TEXT   NOT NULL PRIMARY KEY,
    person  TEXT   NOT NULL REFERENCES people (id),
    kind    TEXT   NOT NULL CHECK (kind IN ('device', 'handover')),
    created BIGINT NOT NULL,
    expires BIGINT,
    ended   BIGINT
);
CREATE INDEX keys_by_person ON keys (person);

CREATE TABLE matches (
    id      TEXT   NOT NULL PRIMARY KEY,
    game    TEXT   NOT NULL,
    status  TEXT   NOT NULL CHECK (status IN ('gathering', 'playing', 'over', 'cancelled')),
    head    BIGINT NOT NULL,
    listed  BIGINT NOT NULL CHECK (listed IN (0, 1)),
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    due     BIGINT,
    summary TEXT   NOT NULL,
    secret  TEXT   NOT NULL
);
CREATE INDEX matches_by_due ON matches (due);
CREATE INDEX matches_by_status ON matches (status, updated);

-- The log. The client id makes the same request count once.
CREATE TABLE entries (
    match_id TEXT   NOT NULL REFERENCES matches (id),
    number   BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    actor    TEXT   NOT NULL,
    client   TEXT   NOT NULL,
    body     TEXT   NOT NULL,
    PRIMARY KEY (match_id, number),
    UNIQUE (match_id, actor, client)
);

CREATE TABLE members (
    match_id TEXT NOT NULL REFERENCES matches (id),
    person   TEXT NOT NULL,
    seats    TEXT NOT NULL,
    PRIMARY KEY (match_id, person)
);
CREATE INDEX members_by_person ON members (person);

CREATE TABLE invites (
    hash     TEXT   NOT NULL PRIMARY KEY,
    match_id TEXT   NOT NULL REFERENCES matches (id),
    seat     BIGINT NOT NULL,
    created  BIGINT NOT NULL,
    revoked  BIGINT
);
CREATE INDEX invites_by_seat ON invites (match_id, seat);

CREATE TABLE snapshots (
    match_id    TEXT   NOT NULL REFERENCES matches (id),
    number      BIGINT NOT NULL,
    rules       BIGINT NOT NULL,
    fingerprint TEXT   NOT NULL,
    body        TEXT   NOT NULL,
    PRIMARY KEY (match_id, number)
);
