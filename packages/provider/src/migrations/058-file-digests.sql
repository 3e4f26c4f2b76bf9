-- Files of claims by what they hold (docs/decisions/074-files-seen-before.md): the same bytes under another person's claim ask one of the staff to look.
ALTER TABLE upload ADD COLUMN digest text;
ALTER TABLE statement_file ADD COLUMN digest text;
CREATE INDEX statement_file_digest ON statement_file (digest) WHERE digest IS NOT NULL;
