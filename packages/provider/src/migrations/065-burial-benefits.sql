-- Whoever buried an annuitant is a payee of the claim that recorded the death (docs/decisions/083-death-of-an-annuitant.md); a proposal says who it is.
ALTER TABLE claim_share DROP CONSTRAINT claim_share_kind_check;
ALTER TABLE claim_share ADD CONSTRAINT claim_share_kind_check CHECK (kind IN ('beneficiary', 'heirs', 'heir', 'insured', 'lender', 'burial'));
ALTER TABLE proposed_decision ADD COLUMN person text CHECK (person IS NULL OR decision = 'payBurial');
