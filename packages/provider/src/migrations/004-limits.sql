-- Counts and marks that several processes agree on. Unlogged: they pass within a day, are written with every try, and are not worth the
-- write-ahead log; a crash of the server empties them, as a restart of Redis would. Moments are milliseconds of the caller's clock.
CREATE UNLOGGED TABLE shared_count (
  key text PRIMARY KEY,
  count integer NOT NULL,
  ends_at bigint NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX shared_count_ends ON shared_count (ends_at);
