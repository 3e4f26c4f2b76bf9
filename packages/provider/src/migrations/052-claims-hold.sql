-- Contracts that wait for a reported event (docs/decisions/058-claims-hold-the-contract.md) are few among all: the job that lets them go on finds them without
-- reading the ledger.
CREATE INDEX contract_event_hold ON contract_event (contract_id, seq) WHERE kind IN ('claimHeld', 'claimReleased');
