-- An application may wait for a person, or for an answer of the customer's, or be declined.
ALTER TABLE application DROP CONSTRAINT application_state_check;
ALTER TABLE application ADD CONSTRAINT application_state_check
  CHECK (state IN ('awaiting_code', 'in_review', 'question', 'declined', 'confirmed', 'ordered'));
-- What the rules said of the answers, and by which version; of applications before them nothing.
ALTER TABLE application ADD COLUMN judgement jsonb;

-- What was decided, asked and answered about an application, in its order; nothing of it is ever changed.
CREATE TABLE underwriting_event (
  application_id uuid NOT NULL REFERENCES application (id),
  seq integer NOT NULL CHECK (seq >= 1),
  kind text NOT NULL CHECK (kind IN ('judged', 'asked', 'answered', 'accepted', 'declined')),
  at timestamptz NOT NULL,
  -- Who decided or answered; of what the rules said nobody.
  by_id uuid REFERENCES customer (id),
  words text NOT NULL,
  PRIMARY KEY (application_id, seq)
);
