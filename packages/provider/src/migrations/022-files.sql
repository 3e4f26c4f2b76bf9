-- Bytes of files lie in a store of their own, by a key of ours: this table where no other is configured (docs/decisions/025-files.md).
CREATE TABLE stored_file (
  key uuid PRIMARY KEY,
  content bytea NOT NULL
);

ALTER TABLE upload ADD COLUMN file_key uuid;
ALTER TABLE upload ADD COLUMN size integer;
-- Its bytes are being removed: nobody may take it any more, and a removal that was cut short is made again.
ALTER TABLE upload ADD COLUMN going boolean NOT NULL DEFAULT false;
UPDATE upload SET file_key = gen_random_uuid(), size = octet_length(content);
INSERT INTO stored_file SELECT file_key, content FROM upload;
ALTER TABLE upload DROP COLUMN content;
ALTER TABLE upload ALTER COLUMN file_key SET NOT NULL;
ALTER TABLE upload ALTER COLUMN size SET NOT NULL;

ALTER TABLE statement_file ADD COLUMN file_key uuid;
ALTER TABLE statement_file ADD COLUMN size integer;
UPDATE statement_file SET file_key = gen_random_uuid(), size = octet_length(content);
INSERT INTO stored_file SELECT file_key, content FROM statement_file;
ALTER TABLE statement_file DROP COLUMN content;
ALTER TABLE statement_file ALTER COLUMN file_key SET NOT NULL;
ALTER TABLE statement_file ALTER COLUMN size SET NOT NULL;

-- What customers sent to their applications; nothing of it is ever changed.
CREATE TABLE application_file (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES application (id),
  -- The upload it was: whoever sends it to the same application again has sent it.
  upload_hash text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('medical', 'identity', 'income', 'other')),
  name text NOT NULL,
  mime text NOT NULL,
  size integer NOT NULL,
  file_key uuid NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX application_file_of ON application_file (application_id, sent_at);
