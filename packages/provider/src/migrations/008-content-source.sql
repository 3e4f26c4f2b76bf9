-- What came from files of the content folder is told from what came otherwise, and from itself after a change.
ALTER TABLE content ADD COLUMN source_hash text;
