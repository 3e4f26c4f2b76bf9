-- What the papers of a claim show that its sum is found by (docs/decisions/081-measured-claims.md): of a claim that is to be accepted.
ALTER TABLE proposed_decision ADD COLUMN measures jsonb CHECK (measures IS NULL OR decision = 'acceptClaim');

-- What an accepted claim owes later: months of lost earnings, and guaranteed payments of an annuity (docs/decisions/082-lost-earnings.md). On its day each becomes
-- an event of the ledger and a share of its own.
CREATE TABLE claim_payment (
  claim_id uuid NOT NULL REFERENCES statement (id),
  no integer NOT NULL CHECK (no >= 1),
  contract_id uuid NOT NULL REFERENCES contract (id),
  kind text NOT NULL CHECK (kind IN ('beneficiary', 'heirs', 'insured')),
  name text NOT NULL,
  birth_date date,
  amount bigint NOT NULL CHECK (amount > 0),
  due_on date NOT NULL,
  -- Set once it fell due.
  share_id uuid REFERENCES claim_share (id),
  -- Ended before its day: it is owed to nobody.
  ended boolean NOT NULL DEFAULT false,
  PRIMARY KEY (claim_id, no),
  CHECK (NOT (ended AND share_id IS NOT NULL))
);
CREATE INDEX claim_payment_due ON claim_payment (due_on) WHERE share_id IS NULL AND NOT ended;
