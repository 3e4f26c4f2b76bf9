-- What a signature was judged by when it was taken, beside it for as long as it is kept (docs/decisions/029-evidence-of-signatures.md):
-- certificates up to the anchor, and what authorities said of revocations. Each once: a list serves all whom it was asked about.
CREATE TABLE evidence (
  sha256 text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('certificate', 'crl', 'ocsp')),
  content bytea NOT NULL
);

CREATE TABLE signature_evidence (
  signature_id uuid NOT NULL REFERENCES signature (id),
  sha256 text NOT NULL REFERENCES evidence (sha256),
  PRIMARY KEY (signature_id, sha256)
);

-- Nobody knows any more by what the earlier ones were judged.
ALTER TABLE signature ADD COLUMN judged_at timestamptz;

CREATE FUNCTION evidence_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'evidence of signatures is append-only' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER evidence_append_only BEFORE UPDATE OR DELETE ON evidence
  FOR EACH ROW EXECUTE FUNCTION evidence_stays();
CREATE TRIGGER evidence_no_truncate BEFORE TRUNCATE ON evidence
  FOR EACH STATEMENT EXECUTE FUNCTION evidence_stays();
CREATE TRIGGER signature_evidence_append_only BEFORE UPDATE OR DELETE ON signature_evidence
  FOR EACH ROW EXECUTE FUNCTION evidence_stays();
CREATE TRIGGER signature_evidence_no_truncate BEFORE TRUNCATE ON signature_evidence
  FOR EACH STATEMENT EXECUTE FUNCTION evidence_stays();
