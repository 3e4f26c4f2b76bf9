-- A pension annuity from what was asked for to its money. What it is follows from its events alone, which nobody changes.
CREATE SEQUENCE pension_number;
CREATE TABLE pension_case (
  id uuid PRIMARY KEY,
  number text NOT NULL UNIQUE,
  customer_id uuid NOT NULL REFERENCES customer (id),
  -- The calculation that its page is found by.
  calculation text NOT NULL,
  locale text NOT NULL,
  contract_id uuid UNIQUE REFERENCES contract (id),
  created_at timestamptz NOT NULL,
  -- When a worker has last gone on with it.
  looked_at timestamptz,
  closed_at timestamptz
);
CREATE INDEX pension_case_customer ON pension_case (customer_id, created_at);
-- Of one person one is under way: savings are given away once.
CREATE UNIQUE INDEX pension_case_open ON pension_case (customer_id) WHERE closed_at IS NULL;

CREATE TABLE pension_event (
  case_id uuid NOT NULL REFERENCES pension_case (id),
  seq integer NOT NULL CHECK (seq >= 1),
  kind text NOT NULL,
  at timestamptz NOT NULL,
  data jsonb NOT NULL,
  PRIMARY KEY (case_id, seq)
);
CREATE UNIQUE INDEX pension_event_once ON pension_event (case_id, kind) WHERE kind IN ('concluded', 'fundPaid', 'inForce');
-- One transfer of the fund is one premium, whoever's it is.
CREATE UNIQUE INDEX pension_event_transfer ON pension_event ((data ->> 'transfer')) WHERE kind = 'fundPaid';
CREATE TRIGGER pension_event_append_only BEFORE UPDATE OR DELETE ON pension_event
  FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER pension_event_no_truncate BEFORE TRUNCATE ON pension_event
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();

-- What its customer sent.
CREATE TABLE pension_file (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES pension_case (id),
  upload_hash text NOT NULL UNIQUE,
  kind text NOT NULL,
  name text NOT NULL,
  mime text NOT NULL,
  size integer NOT NULL,
  file_key uuid NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX pension_file_of ON pension_file (case_id, sent_at);

-- What was printed of it: the bytes that are read and confirmed. Another approval prints anew.
CREATE TABLE pension_paper (
  case_id uuid NOT NULL REFERENCES pension_case (id),
  approval text NOT NULL,
  type text NOT NULL,
  name text NOT NULL,
  file text NOT NULL,
  sha256 text NOT NULL,
  PRIMARY KEY (case_id, approval, type)
);

-- What the fund and the bureau last answered about a customer, by his consent; it goes with the consent.
CREATE TABLE pension_lookup (
  customer_id uuid NOT NULL REFERENCES customer (id),
  source text NOT NULL CHECK (source IN ('fund', 'bureau')),
  facts jsonb NOT NULL,
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, source)
);

-- Orders for the parts of the premium that the fund does not bring.
CREATE TABLE pension_order (
  order_id uuid PRIMARY KEY REFERENCES purchase_order (id),
  case_id uuid NOT NULL REFERENCES pension_case (id),
  part text NOT NULL CHECK (part IN ('contribution', 'redemptionSum', 'savings')),
  UNIQUE (case_id, part)
);

-- Whose customers are whose manager's.
CREATE TABLE portfolio (
  customer_id uuid PRIMARY KEY REFERENCES customer (id),
  manager_id uuid NOT NULL REFERENCES customer (id),
  since timestamptz NOT NULL
);
CREATE INDEX portfolio_manager ON portfolio (manager_id);
