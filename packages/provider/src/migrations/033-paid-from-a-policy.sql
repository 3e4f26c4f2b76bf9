-- A premium may be what another policy of the same owner owes him: by that policy's number.
ALTER TABLE payment ADD COLUMN from_policy text;
