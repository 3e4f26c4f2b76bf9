-- What was proposed for a statement that its sender took back waits for nobody's agreement.
UPDATE proposed_decision AS proposed SET agreed = false, closed_at = (
  SELECT max(taken.at) FROM statement_event AS taken WHERE taken.statement_id = proposed.subject_id AND taken.status = 'withdrawn')
WHERE proposed.kind = 'statement' AND proposed.closed_at IS NULL
  AND EXISTS (SELECT 1 FROM statement_event AS taken WHERE taken.statement_id = proposed.subject_id AND taken.status = 'withdrawn');
