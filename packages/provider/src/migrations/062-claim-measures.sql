-- What the papers of a claim show that its sum is found by (docs/decisions/081-measured-claims.md): of a claim that is to be accepted.
ALTER TABLE proposed_decision ADD COLUMN measures jsonb CHECK (measures IS NULL OR decision = 'acceptClaim');
