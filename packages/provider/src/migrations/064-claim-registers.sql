-- What registers outside say of a claim (docs/decisions/084-registers-of-claims.md), so that nobody is asked for a paper that a register has. They are the
-- claim's: kept as long as it is, and removed with it.
CREATE TABLE claim_register (
  -- Of its own: what the log and the list of failing rows name says neither whose it is nor of what.
  id uuid PRIMARY KEY,
  claim_id uuid NOT NULL REFERENCES statement (id),
  register text NOT NULL CHECK (register IN ('disability', 'hospital', 'birth', 'inheritance', 'loan')),
  asked_at timestamptz NOT NULL,
  -- Null while the register is silent.
  answered_at timestamptz,
  answer jsonb,
  UNIQUE (claim_id, register),
  CHECK ((answered_at IS NULL) = (answer IS NULL)),
  CHECK (answer ->> 'record' IN ('recorded', 'otherDay', 'notRecorded'))
);
CREATE INDEX claim_register_waits ON claim_register (asked_at) WHERE answered_at IS NULL;
