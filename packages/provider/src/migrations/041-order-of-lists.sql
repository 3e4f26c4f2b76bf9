-- Where an editor has put an entry among those of its kind; nothing while the order of the content folder holds.
ALTER TABLE content ADD COLUMN placed integer;
