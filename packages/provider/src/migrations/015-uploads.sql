-- Files that were sent ahead of what they belong to. Of the id only its digest is kept; what is not taken in time is removed.
CREATE TABLE upload (
  id_hash text PRIMARY KEY,
  -- The digest of a value that only the page holds which sent the file.
  challenge text NOT NULL,
  name text NOT NULL,
  mime text NOT NULL,
  content bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX upload_expires ON upload (expires_at);
