-- Each entry keeps the hash of itself and the entry before it, a match that of its last entry, a
-- snapshot the hash of itself and the entry it was made after. Entries up to `unchained` are older
-- than this: they have no hash of their own, but the first hash after them covers them all.
ALTER TABLE entries ADD COLUMN hash TEXT NOT NULL DEFAULT '';
ALTER TABLE snapshots ADD COLUMN seal TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN chain TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN unchained BIGINT NOT NULL DEFAULT 0;
UPDATE matches SET unchained = head;

-- 1 if the log cannot be trusted: the match is read-only, and no bot or clock waits in it.
ALTER TABLE matches ADD COLUMN stopped BIGINT NOT NULL DEFAULT 0 CHECK (stopped IN (0, 1));

-- One row that is written to find out whether anything can be stored.
CREATE TABLE pulse (
    id   BIGINT NOT NULL PRIMARY KEY,
    at   BIGINT NOT NULL,
    body TEXT   NOT NULL
);
INSERT INTO pulse (id, at, body) VALUES (1, 0, '');
