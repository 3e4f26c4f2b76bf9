-- A consent may be given by a key as well (docs/decisions/034-consents.md): its signature over the words that were read, beside it with what it
-- was judged by, as every other signature has it (docs/decisions/029-evidence-of-signatures.md).
ALTER TABLE consent DROP CONSTRAINT consent_channel_check;
ALTER TABLE consent ADD CONSTRAINT consent_channel_check CHECK (channel IN ('form', 'sms', 'signature'));

CREATE TABLE consent_signature (
  consent_id uuid PRIMARY KEY REFERENCES consent (id),
  cms text NOT NULL,
  signer jsonb NOT NULL,
  judged_at timestamptz NOT NULL
);
CREATE TABLE consent_evidence (
  consent_id uuid NOT NULL REFERENCES consent (id),
  sha256 text NOT NULL REFERENCES evidence (sha256),
  PRIMARY KEY (consent_id, sha256)
);
CREATE TRIGGER consent_signature_append_only BEFORE UPDATE OR DELETE ON consent_signature
  FOR EACH ROW EXECUTE FUNCTION evidence_stays();
CREATE TRIGGER consent_evidence_append_only BEFORE UPDATE OR DELETE ON consent_evidence
  FOR EACH ROW EXECUTE FUNCTION evidence_stays();
