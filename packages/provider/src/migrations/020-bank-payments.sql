-- What the bank calls a payment, by which it is asked about; and how often the bank wants to be asked.
ALTER TABLE payment ADD COLUMN bank_id text;
ALTER TABLE payment ADD COLUMN poll_seconds integer CHECK (poll_seconds > 0);
