-- Marks that must outlive a failover: which sessions have ended, which tasks of a captcha are spent. An unlogged table is empty on a standby
-- that is promoted, and a session that somebody had left would live on there. Moments are milliseconds of the caller's clock.
CREATE TABLE shared_mark (
  key text PRIMARY KEY,
  ends_at bigint NOT NULL
);
CREATE INDEX shared_mark_ends ON shared_mark (ends_at);
