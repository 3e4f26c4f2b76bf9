-- When each payment is asked about next; null once nothing more can become of it. Payments of earlier versions are due at once.
ALTER TABLE payment ADD COLUMN next_check_at timestamptz;
UPDATE payment SET next_check_at = created_at WHERE state <> 'paid';
-- What really arrived, where it was another sum than the order's.
ALTER TABLE payment ADD COLUMN received bigint CHECK (received > 0);
ALTER TABLE payment DROP CONSTRAINT payment_state_check;
ALTER TABLE payment ADD CONSTRAINT payment_state_check
  CHECK (state IN ('creating', 'awaiting', 'scanned', 'confirming', 'paid', 'declined', 'cancelled', 'expired', 'wrongAmount'));
DROP INDEX payment_unsettled;
CREATE INDEX payment_next_check ON payment (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX payment_order_attempt ON payment (order_id, attempt DESC);
