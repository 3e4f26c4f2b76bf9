-- What the bank calls a payment, by which it is asked about; and how often the bank wants to be asked.
ALTER TABLE payment ADD COLUMN bank_id text;
ALTER TABLE payment ADD COLUMN poll_seconds integer CHECK (poll_seconds > 0);

-- A card that a bank keeps for a customer. Of the card itself nothing is ours but what its owner knows it by.
CREATE TABLE saved_card (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer (id),
  state text NOT NULL CHECK (state IN ('adding', 'saved', 'declined')),
  bank_id text,
  profile text,
  mask text,
  expires text,
  created_at timestamptz NOT NULL,
  CHECK (state <> 'saved' OR (profile IS NOT NULL AND mask IS NOT NULL))
);
CREATE INDEX saved_card_customer ON saved_card (customer_id, created_at);

-- A customer's consent that premiums of a contract are taken as they fall due, with the words he agreed to.
CREATE TABLE autopay (
  id uuid PRIMARY KEY,
  contract_id uuid NOT NULL REFERENCES contract (id),
  customer_id uuid NOT NULL REFERENCES customer (id),
  card_id uuid NOT NULL REFERENCES saved_card (id),
  consent_version text NOT NULL,
  consent_text text NOT NULL,
  consented_at timestamptz NOT NULL,
  looked_at timestamptz,
  off_at timestamptz,
  off_reason text CHECK (off_reason IN ('customer', 'declined', 'ended')),
  CHECK ((off_at IS NULL) = (off_reason IS NULL))
);
CREATE UNIQUE INDEX autopay_on ON autopay (contract_id) WHERE off_at IS NULL;

-- A charge of a saved card is a payment as any other, of an order of its own that no page shows.
ALTER TABLE purchase_order ADD COLUMN by_card boolean NOT NULL DEFAULT false;
ALTER TABLE payment ADD COLUMN autopay_id uuid REFERENCES autopay (id);
ALTER TABLE payment ADD COLUMN due_date date;
ALTER TABLE payment ADD CONSTRAINT payment_of_autopay CHECK ((autopay_id IS NULL) = (due_date IS NULL));
CREATE INDEX payment_autopay ON payment (autopay_id, due_date) WHERE autopay_id IS NOT NULL;
-- Of one consent one charge at most is under way, however many workers look at it.
CREATE UNIQUE INDEX payment_charge_under_way ON payment (autopay_id) WHERE autopay_id IS NOT NULL AND state IN ('creating', 'confirming');
