-- What an accepted claim owes to each who is paid (docs/decisions/057-claims-that-pay.md). The ledger's event says how much; here stands to whom, and on
-- which account it is waited for. How far it has come is told by the orders for the bank.
CREATE TABLE claim_share (
  id uuid PRIMARY KEY,
  claim_id uuid NOT NULL REFERENCES statement (id),
  contract_id uuid NOT NULL REFERENCES contract (id),
  no integer NOT NULL CHECK (no >= 1),
  kind text NOT NULL CHECK (kind IN ('beneficiary', 'heirs', 'insured', 'lender')),
  -- Empty of heirs: a certificate of inheritance tells who they are.
  name text NOT NULL,
  birth_date date,
  iin text,
  amount bigint NOT NULL CHECK (amount > 0),
  -- The day on which the claim was accepted, by which the ledger knows the sum.
  owed_on date NOT NULL,
  iban text,
  holder text,
  UNIQUE (claim_id, no),
  CHECK ((iban IS NULL) = (holder IS NULL)),
  CHECK (kind <> 'heirs' OR iban IS NULL)
);
CREATE INDEX claim_share_contract ON claim_share (contract_id);

-- An order for the bank follows from an agreement with the owner, or from a share of a claim. Of one share one order is on its way, or has come.
ALTER TABLE payout ALTER COLUMN agreement_id DROP NOT NULL;
ALTER TABLE payout ADD COLUMN claim_share_id uuid REFERENCES claim_share (id);
ALTER TABLE payout ADD CONSTRAINT payout_follows CHECK ((agreement_id IS NULL) <> (claim_share_id IS NULL));
CREATE UNIQUE INDEX payout_of_share ON payout (claim_share_id) WHERE state <> 'returned';

-- What whoever proposes to accept a claim has found of its event.
ALTER TABLE proposed_decision ADD COLUMN event_day date;
ALTER TABLE proposed_decision ADD COLUMN by_accident boolean NOT NULL DEFAULT false;
