-- Why a claim is refused (docs/decisions/061-claims-refused.md): the ground, the clause, the day of the event and the papers. What was found of it stands in
-- the words. Proposed by one of the staff it is kept with the proposal; once another has agreed, with the event of the statement.
ALTER TABLE proposed_decision ADD COLUMN refusal jsonb CHECK (refusal IS NULL OR (decision = 'refuse' AND refusal ? 'ground'));
ALTER TABLE statement_event ADD COLUMN refusal jsonb CHECK (refusal IS NULL OR (status = 'refused' AND refusal ? 'ground'));
