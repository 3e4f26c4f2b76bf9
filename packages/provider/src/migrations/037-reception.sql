-- Who serves customers, and in which office: an account of the staff opens nothing of a customer's without it.
CREATE TABLE staff (
  customer_id uuid PRIMARY KEY REFERENCES customer (id),
  -- By its name in what editors publish.
  office text NOT NULL,
  -- Reads who of the office has opened whose data.
  supervisor boolean NOT NULL DEFAULT false
);

-- A customer who is served in an office. His data open by his code alone, and close when nobody asks for them any more.
CREATE TABLE reception (
  id uuid PRIMARY KEY,
  office text NOT NULL,
  employee_id uuid NOT NULL REFERENCES customer (id),
  customer_id uuid NOT NULL REFERENCES customer (id),
  topic text NOT NULL,
  contract_id uuid REFERENCES contract (id),
  words text NOT NULL DEFAULT '',
  opened_at timestamptz NOT NULL,
  -- His code was right, and when his data were last asked for since.
  confirmed_at timestamptz,
  seen_at timestamptz,
  -- What came of it: a statement under a number, or nothing.
  statement_id uuid UNIQUE REFERENCES statement (id),
  ended_at timestamptz
);
CREATE INDEX reception_of_day ON reception (office, opened_at);
CREATE INDEX reception_under_way ON reception (employee_id) WHERE ended_at IS NULL;
CREATE TABLE reception_file (
  id uuid PRIMARY KEY,
  reception_id uuid NOT NULL REFERENCES reception (id),
  name text NOT NULL,
  mime text NOT NULL,
  file_key text NOT NULL,
  size integer NOT NULL
);
CREATE INDEX reception_file_of ON reception_file (reception_id);

-- Who of the staff has looked at what, and whose it is. Nothing of it is ever changed.
CREATE TABLE staff_access (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  employee_id uuid NOT NULL REFERENCES customer (id),
  office text NOT NULL,
  act text NOT NULL,
  -- Nobody's where a number was asked for that no customer has.
  customer_id uuid REFERENCES customer (id),
  -- What it was about, by the number that the staff knows it by.
  subject text NOT NULL
);
CREATE INDEX staff_access_of_day ON staff_access (office, at);
CREATE FUNCTION staff_access_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log of the staff is append-only' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER staff_access_append_only BEFORE UPDATE OR DELETE ON staff_access
  FOR EACH ROW EXECUTE FUNCTION staff_access_is_append_only();
CREATE TRIGGER staff_access_no_truncate BEFORE TRUNCATE ON staff_access
  FOR EACH STATEMENT EXECUTE FUNCTION staff_access_is_append_only();

-- What was answered, and who of the staff did it; of what went before nobody knows.
ALTER TABLE statement_event ADD COLUMN words text NOT NULL DEFAULT '';
ALTER TABLE statement_event ADD COLUMN by_id uuid REFERENCES customer (id);
ALTER TABLE callback_request ADD COLUMN called_at timestamptz;
ALTER TABLE callback_request ADD COLUMN called_by uuid REFERENCES customer (id);

-- A decision that takes two: what one has proposed, until another agrees or gives it back.
CREATE TABLE proposed_decision (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  subject_id uuid NOT NULL,
  decision text NOT NULL,
  words text NOT NULL,
  by_id uuid NOT NULL REFERENCES customer (id),
  at timestamptz NOT NULL,
  closed_by uuid REFERENCES customer (id),
  closed_at timestamptz,
  agreed boolean,
  CHECK (closed_by <> by_id),
  CHECK ((closed_at IS NULL) = (agreed IS NULL))
);
CREATE UNIQUE INDEX proposed_decision_open ON proposed_decision (kind, subject_id) WHERE closed_at IS NULL;
