-- A letter with a one-time code waits sealed, and is of no use after a moment.
ALTER TABLE outbox ADD COLUMN useless_at timestamptz;
