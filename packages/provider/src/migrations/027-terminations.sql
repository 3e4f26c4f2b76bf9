-- Money that goes to customers: an order for the bank, made with what it follows from, and how that ended.
CREATE TABLE payout (
  id uuid PRIMARY KEY,
  -- A termination is paid out once.
  agreement_id uuid NOT NULL UNIQUE REFERENCES contract_change (id),
  contract_id uuid NOT NULL REFERENCES contract (id),
  amount bigint NOT NULL CHECK (amount > 0),
  iban text NOT NULL,
  holder text NOT NULL,
  state text NOT NULL CHECK (state IN ('ordered', 'sent', 'paid', 'returned')),
  ordered_at timestamptz NOT NULL,
  sent_at timestamptz,
  ended_at timestamptz,
  next_at timestamptz,
  tries integer NOT NULL DEFAULT 0,
  CHECK ((state IN ('paid', 'returned')) = (ended_at IS NOT NULL)),
  CHECK ((state IN ('paid', 'returned')) = (next_at IS NULL))
);
CREATE INDEX payout_next ON payout (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX payout_contract ON payout (contract_id);
