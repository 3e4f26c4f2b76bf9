-- A customer who cannot take calls: deaf, hard of hearing, or without speech. The staff write to them.
ALTER TABLE customer ADD COLUMN in_writing boolean NOT NULL DEFAULT false;
