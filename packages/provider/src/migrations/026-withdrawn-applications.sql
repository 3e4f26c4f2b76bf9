-- A customer may withdraw an application before anything was ordered.
ALTER TABLE application DROP CONSTRAINT application_state_check;
ALTER TABLE application ADD CONSTRAINT application_state_check
  CHECK (state IN ('awaiting_code', 'in_review', 'question', 'declined', 'confirmed', 'ordered', 'withdrawn'));
ALTER TABLE underwriting_event DROP CONSTRAINT underwriting_event_kind_check;
ALTER TABLE underwriting_event ADD CONSTRAINT underwriting_event_kind_check
  CHECK (kind IN ('judged', 'asked', 'answered', 'accepted', 'declined', 'withdrawn'));
