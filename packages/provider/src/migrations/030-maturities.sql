-- Where what falls due at the end of a contract is paid to. A request that its code has made good (`done`) stands until all of it is paid, or
-- until the next one; it has no paper, and `effective_on` is the next day on which something falls due.
ALTER TABLE contract_change DROP CONSTRAINT contract_change_state_check;
ALTER TABLE contract_change DROP CONSTRAINT contract_change_check;
ALTER TABLE contract_change ADD CONSTRAINT contract_change_state
  CHECK (state IN ('asked', 'waiting', 'signed', 'withdrawn', 'lapsed', 'done'));
ALTER TABLE contract_change ADD CONSTRAINT contract_change_paper
  CHECK (state IN ('asked', 'done') OR (number IS NOT NULL AND file IS NOT NULL AND sha256 IS NOT NULL AND sign_by IS NOT NULL));
ALTER TABLE contract_change ADD CONSTRAINT contract_change_day CHECK (state <> 'done' OR effective_on IS NOT NULL);
-- Of one contract one account stands at a time.
CREATE UNIQUE INDEX contract_change_account ON contract_change (contract_id) WHERE state = 'done' AND closed_at IS NULL;
CREATE INDEX contract_change_payable ON contract_change (effective_on) WHERE state = 'done' AND closed_at IS NULL;

-- A termination is paid out once. What falls due by itself is ordered with its event in the ledger, and again where its bank sent it back.
ALTER TABLE payout ADD COLUMN due_on date;
ALTER TABLE payout DROP CONSTRAINT payout_agreement_id_key;
CREATE UNIQUE INDEX payout_of_termination ON payout (agreement_id) WHERE due_on IS NULL;
CREATE INDEX payout_agreement ON payout (agreement_id);
