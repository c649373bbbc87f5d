-- Who opened a match: limits count the tables that somebody opened, not those they were asked to.

ALTER TABLE matches ADD COLUMN host TEXT NOT NULL DEFAULT '';
UPDATE matches SET host =
    COALESCE((SELECT actor FROM entries WHERE match_id = matches.id AND number = 1), '');
CREATE INDEX matches_by_host ON matches (host, status);
