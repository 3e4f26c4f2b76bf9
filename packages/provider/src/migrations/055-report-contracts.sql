-- Which contract one of the staff found a report to be about (docs/decisions/067-claims-in-the-cabinet.md), since whoever reported did not know its number.
CREATE TABLE report_contract (
  id uuid PRIMARY KEY,
  report_id uuid NOT NULL REFERENCES statement (id),
  contract_id uuid NOT NULL REFERENCES contract (id),
  -- The contract that it was taken to be about before.
  former_id uuid REFERENCES contract (id),
  -- Whether the contract gave cover on the day that was reported.
  covered boolean NOT NULL,
  by_id uuid NOT NULL REFERENCES customer (id),
  at timestamptz NOT NULL
);
CREATE INDEX report_contract_of ON report_contract (report_id, at);
CREATE TRIGGER report_contract_append_only BEFORE UPDATE OR DELETE ON report_contract
  FOR EACH ROW EXECUTE FUNCTION staff_access_is_append_only();

-- Contracts are found by whom they insure: a child, or several people with their papers.
CREATE INDEX contract_event_insured ON contract_event ((data #>> '{subjects,insured,iin}')) WHERE kind = 'issued';
CREATE INDEX contract_event_people ON contract_event USING gin ((data #> '{subjects,people}') jsonb_path_ops) WHERE kind = 'issued';
