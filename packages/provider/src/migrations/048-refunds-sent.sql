-- What is owed back to a payer goes back by the way it came (`purchase/send-refunds.ts`): when it is tried next, how often it was, and when it went.
-- One that came by no way of the bank's is a person's to send, and is marked so.
ALTER TABLE payment
  ADD COLUMN refund_next_at timestamptz,
  ADD COLUMN refund_tries integer NOT NULL DEFAULT 0 CHECK (refund_tries >= 0),
  ADD COLUMN refund_by_hand boolean NOT NULL DEFAULT false,
  ADD COLUMN refunded_at timestamptz,
  ADD CONSTRAINT payment_refunded CHECK (refunded_at IS NULL OR refund_due);
CREATE INDEX payment_refunds_owed ON payment (refund_next_at) WHERE refund_due AND refunded_at IS NULL;
