-- What people ask, complain of and claim. What was sent never changes; where it stands is told by its events alone.
CREATE SEQUENCE statement_number;
CREATE TABLE statement (
  id uuid PRIMARY KEY,
  number text NOT NULL UNIQUE,
  kind text NOT NULL,
  customer_id uuid REFERENCES customer (id),
  -- Digits alone; empty where somebody stays unnamed.
  phone text NOT NULL,
  locale text NOT NULL,
  details jsonb NOT NULL,
  deadline date NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE statement_event (
  statement_id uuid NOT NULL REFERENCES statement (id),
  seq integer NOT NULL,
  status text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (statement_id, seq)
);
CREATE TABLE statement_file (
  id uuid PRIMARY KEY,
  statement_id uuid NOT NULL REFERENCES statement (id),
  name text NOT NULL,
  mime text NOT NULL,
  content bytea NOT NULL
);
CREATE TABLE service_score (
  id uuid PRIMARY KEY,
  score integer NOT NULL CHECK (score BETWEEN 1 AND 5),
  words text NOT NULL,
  created_at timestamptz NOT NULL
);
