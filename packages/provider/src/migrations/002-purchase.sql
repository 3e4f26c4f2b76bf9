CREATE SEQUENCE order_number;
CREATE SEQUENCE contract_number;
CREATE SEQUENCE receipt_number;

CREATE TABLE calculation (
  hash text PRIMARY KEY,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE application (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer (id),
  product text NOT NULL,
  worksheet jsonb NOT NULL,
  terms jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('awaiting_code', 'confirmed', 'ordered')),
  created_at timestamptz NOT NULL
);
CREATE INDEX application_customer ON application (customer_id);

CREATE TABLE purchase_order (
  id uuid PRIMARY KEY,
  hash text NOT NULL UNIQUE,
  number text NOT NULL UNIQUE,
  application_id uuid NOT NULL UNIQUE REFERENCES application (id),
  customer_id uuid REFERENCES customer (id),
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('awaiting_payment', 'paid')),
  created_at timestamptz NOT NULL
);

CREATE TABLE payment (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES purchase_order (id),
  attempt integer NOT NULL CHECK (attempt >= 1),
  reference text NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('creating', 'awaiting', 'scanned', 'confirming', 'paid', 'declined', 'cancelled', 'expired')),
  amount bigint NOT NULL CHECK (amount > 0),
  qr text NOT NULL DEFAULT '',
  url text NOT NULL DEFAULT '',
  receipt text UNIQUE,
  -- Paid although another attempt had paid the order already: owed back to the payer.
  refund_due boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  UNIQUE (order_id, attempt)
);
CREATE INDEX payment_unsettled ON payment (created_at) WHERE state <> 'paid';

CREATE TABLE contract (
  id uuid PRIMARY KEY,
  number text NOT NULL UNIQUE,
  product text NOT NULL,
  customer_id uuid NOT NULL REFERENCES customer (id),
  order_id uuid UNIQUE REFERENCES purchase_order (id),
  payment_id uuid UNIQUE REFERENCES payment (id),
  created_at timestamptz NOT NULL
);
CREATE INDEX contract_customer ON contract (customer_id);

CREATE TABLE contract_event (
  contract_id uuid NOT NULL REFERENCES contract (id),
  seq integer NOT NULL CHECK (seq >= 1),
  kind text NOT NULL,
  at timestamptz NOT NULL,
  data jsonb NOT NULL,
  PRIMARY KEY (contract_id, seq)
);

CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER contract_event_append_only BEFORE UPDATE OR DELETE ON contract_event
  FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER contract_event_no_truncate BEFORE TRUNCATE ON contract_event
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();

-- What must be told to others, written with what it tells about.
CREATE TABLE outbox (
  key text PRIMARY KEY,
  letter jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL,
  sent_at timestamptz
);
CREATE INDEX outbox_due ON outbox (next_at) WHERE sent_at IS NULL;

-- The row stands in the same transaction as the effect: no row, no effect.
CREATE TABLE idempotency (
  call text NOT NULL,
  customer text NOT NULL,
  key text NOT NULL,
  fingerprint text NOT NULL,
  -- json and not jsonb: the stored answer is told again to the letter, with its keys in their order.
  answer json NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (call, customer, key)
);
