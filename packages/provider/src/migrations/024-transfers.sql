-- What arrived on the insurer's account. One that names no order waits for a person.
CREATE TABLE bank_transfer (
  id text PRIMARY KEY,
  amount bigint NOT NULL CHECK (amount > 0),
  purpose text NOT NULL,
  received_at timestamptz NOT NULL,
  order_id uuid REFERENCES purchase_order (id)
);
CREATE INDEX bank_transfer_received ON bank_transfer (received_at);

-- A transfer is a payment as any other; it pays one order, once.
ALTER TABLE payment ADD COLUMN transfer_id text UNIQUE REFERENCES bank_transfer (id);
