-- Changes of contracts that customers asked for: what is changed as it was priced, its additional agreement, and how that ended.
CREATE TABLE contract_change (
  id uuid PRIMARY KEY,
  contract_id uuid NOT NULL REFERENCES contract (id),
  customer_id uuid NOT NULL REFERENCES customer (id),
  state text NOT NULL CHECK (state IN ('asked', 'waiting', 'signed', 'withdrawn', 'lapsed')),
  change jsonb NOT NULL,
  -- From when other premiums are due; null where it holds from the day of the signature.
  effective_on date,
  -- How many changes the contract had when this one was priced: one of another contract's state is not confirmed.
  base integer NOT NULL,
  locale text NOT NULL,
  number text,
  file text,
  sha256 text,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  sign_by date,
  closed_at timestamptz,
  CHECK (state = 'asked' OR (number IS NOT NULL AND file IS NOT NULL AND sha256 IS NOT NULL AND sign_by IS NOT NULL))
);
-- Of one contract one agreement waits: two at once would each be about terms that the other changes.
CREATE UNIQUE INDEX contract_change_waiting ON contract_change (contract_id) WHERE state = 'waiting';
CREATE INDEX contract_change_contract ON contract_change (contract_id, created_at);

-- That whoever is signed in has shown who he is, in which session, and how often he did not (S31).
CREATE TABLE shown_identity (
  customer_id uuid PRIMARY KEY REFERENCES customer (id),
  tries integer NOT NULL,
  tried_since timestamptz NOT NULL,
  session_id uuid,
  shown_at timestamptz
);
