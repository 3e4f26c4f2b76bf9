-- Money that a bank sent back goes again, to another account: each order is replaced once.
ALTER TABLE payout ADD COLUMN replaces uuid UNIQUE REFERENCES payout (id);
DROP INDEX payout_of_termination;
CREATE UNIQUE INDEX payout_of_termination ON payout (agreement_id) WHERE due_on IS NULL AND replaces IS NULL;

-- When the phone or the password of an account became another one: for some days after it no money goes to an account that is new.
CREATE TABLE credential_change (
  customer_id uuid NOT NULL REFERENCES customer (id),
  kind text NOT NULL CHECK (kind IN ('phone', 'password')),
  at timestamptz NOT NULL
);
CREATE INDEX credential_change_customer ON credential_change (customer_id, at);
-- Whether a session was opened by a signature.
ALTER TABLE session ADD COLUMN by_key boolean NOT NULL DEFAULT false;
