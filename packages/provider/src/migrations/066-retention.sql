-- How long papers are kept (docs/decisions/085-papers-encrypted-and-removed.md). Of a claim, a report or an application: the day from which the term of its papers
-- counts, as far as was known when it was last looked at; null before the first look. What is due later is not looked at until the term from this day is over.
ALTER TABLE statement ADD COLUMN papers_since date;
ALTER TABLE application ADD COLUMN papers_since date;
CREATE INDEX statement_papers ON statement (papers_since NULLS FIRST, id) WHERE kind IN ('claim', 'insuredEvent');
CREATE INDEX application_papers ON application (papers_since NULLS FIRST, id);
-- The day on which its papers were removed.
ALTER TABLE statement ADD COLUMN papers_removed_on date;
ALTER TABLE application ADD COLUMN papers_removed_on date;
-- Its bytes are being removed: nobody sees it any more, and a removal that was cut short is made again.
ALTER TABLE statement_file ADD COLUMN going boolean NOT NULL DEFAULT false;
ALTER TABLE application_file ADD COLUMN going boolean NOT NULL DEFAULT false;

-- A court, a prosecutor or the insurer itself needs papers for longer: while a hold is open nothing of its subject goes. An operator writes the row (docs/runbook.md).
CREATE TABLE paper_hold (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Of a statement, an application or a contract with all that is about it.
  subject_id uuid NOT NULL,
  because text NOT NULL CHECK (because <> ''),
  set_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);
CREATE INDEX paper_hold_subject ON paper_hold (subject_id);
