-- Heirs by a certificate of inheritance (docs/decisions/079-heirs-by-certificate.md). A share whose payee is not known, or has died, is divided: each heir has
-- a share of their own, and the divided one keeps what is left of it, which may be nothing.
ALTER TABLE claim_share ADD COLUMN of_share uuid REFERENCES claim_share (id);
ALTER TABLE claim_share ADD COLUMN fraction text;
ALTER TABLE claim_share ADD COLUMN certificate text;
ALTER TABLE claim_share DROP CONSTRAINT claim_share_kind_check;
ALTER TABLE claim_share ADD CONSTRAINT claim_share_kind_check CHECK (kind IN ('beneficiary', 'heirs', 'heir', 'insured', 'lender'));
ALTER TABLE claim_share DROP CONSTRAINT claim_share_amount_check;
ALTER TABLE claim_share ADD CONSTRAINT claim_share_amount_check CHECK (amount >= 0);
ALTER TABLE claim_share ADD CONSTRAINT claim_share_heir CHECK (
  (kind = 'heir') = (of_share IS NOT NULL) AND (kind = 'heir') = (fraction IS NOT NULL) AND (kind = 'heir') = (certificate IS NOT NULL));
-- One certificate names one heir of a share once.
CREATE UNIQUE INDEX claim_share_certificate ON claim_share (of_share, certificate, name, birth_date) WHERE kind = 'heir';

-- Whom whoever proposes it has read in the certificate.
ALTER TABLE proposed_decision ADD COLUMN heirs jsonb CHECK (heirs IS NULL OR (decision = 'nameHeirs' AND heirs ? 'certificate'));
