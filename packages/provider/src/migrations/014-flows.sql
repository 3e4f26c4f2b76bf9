-- A registration, a recovery and a consent before there is an account belong to one browser: what they keep is found by a keyed hash of its
-- flow. `verified_phone`, which opened a registration to anybody who named the phone, is read no more; a later release drops it.

-- What a flow has shown: that a phone is there, or by a signature who is at the keyboard. Its id is a keyed hash of the flow, the number and
-- the phone; taken once.
CREATE TABLE flow_proof (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL
);
CREATE INDEX flow_proof_at ON flow_proof (at);
CREATE INDEX registration_created ON registration (created_at);

-- The hash of the flow in which a client's record was made. One without is of nobody's: its consent opens no account any more.
ALTER TABLE client_record ADD COLUMN flow text;
-- A consent opens one account.
ALTER TABLE client_record ADD COLUMN spent_at timestamptz;

-- Wrong passwords in a row, by a keyed hash of the account's number or of the known device; counted whether there is such an account or not.
CREATE TABLE login_failure (
  key text PRIMARY KEY,
  count integer NOT NULL CHECK (count >= 0),
  began_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  -- Of nobody's: swept after a while.
  known boolean NOT NULL
);
CREATE INDEX login_failure_last ON login_failure (last_at) WHERE NOT known;

-- Devices that were known before a password was changed are known no more.
ALTER TABLE credential ADD COLUMN device_generation integer NOT NULL DEFAULT 0;
