-- What each of the staff has the right to (docs/decisions/088-rights-of-the-staff.md). Those who were there keep what they could do; whoever comes later serves customers, and has
-- each further right by name.
ALTER TABLE staff ADD COLUMN desk boolean NOT NULL DEFAULT true;
ALTER TABLE staff ADD COLUMN assessor boolean NOT NULL DEFAULT false;
ALTER TABLE staff ADD COLUMN medical boolean NOT NULL DEFAULT false;
ALTER TABLE staff ADD COLUMN accountant boolean NOT NULL DEFAULT false;
UPDATE staff SET assessor = true;

-- A medical opinion on a claim. What was asked, written and measured is sealed, and goes with the papers (docs/decisions/085-papers-encrypted-and-removed.md).
CREATE TABLE medical_opinion (
  id uuid PRIMARY KEY,
  claim_id uuid NOT NULL REFERENCES statement (id),
  asked_by uuid NOT NULL REFERENCES customer (id),
  asked_at timestamptz NOT NULL,
  -- The company's own term.
  deadline date NOT NULL,
  question jsonb,
  given_by uuid REFERENCES customer (id),
  given_at timestamptz,
  opinion jsonb,
  CONSTRAINT medical_opinion_given CHECK ((given_by IS NULL) = (given_at IS NULL)),
  CONSTRAINT medical_opinion_of_another CHECK (given_by <> asked_by)
);
CREATE UNIQUE INDEX medical_opinion_open ON medical_opinion (claim_id) WHERE given_at IS NULL;
CREATE INDEX medical_opinion_of ON medical_opinion (claim_id, asked_at);
