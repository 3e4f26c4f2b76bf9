-- An order is for an application, or for premiums of a contract.
ALTER TABLE purchase_order ALTER COLUMN application_id DROP NOT NULL;
ALTER TABLE purchase_order ADD COLUMN contract_id uuid REFERENCES contract (id);
ALTER TABLE purchase_order ADD CONSTRAINT purchase_order_of_one CHECK ((application_id IS NULL) <> (contract_id IS NULL));
CREATE INDEX purchase_order_contract ON purchase_order (contract_id, created_at) WHERE contract_id IS NOT NULL;
CREATE INDEX purchase_order_customer ON purchase_order (customer_id) WHERE customer_id IS NOT NULL;

-- The payment that the order was settled by; any other one is owed back.
ALTER TABLE purchase_order ADD COLUMN paid_by uuid UNIQUE REFERENCES payment (id);
UPDATE purchase_order SET paid_by = contract.payment_id FROM contract WHERE contract.order_id = purchase_order.id;
ALTER TABLE purchase_order ADD CONSTRAINT purchase_order_paid_by CHECK (state <> 'paid' OR paid_by IS NOT NULL);

-- How much of a payment is owed back: all of it, or what came above what was left to pay for the contract.
ALTER TABLE payment ADD COLUMN refund_amount bigint CHECK (refund_amount > 0);
UPDATE payment SET refund_amount = coalesce(received, amount) WHERE refund_due;
ALTER TABLE payment ADD CONSTRAINT payment_refund CHECK (refund_due = (refund_amount IS NOT NULL));

-- Notices of what is to be paid lead to its payment, and go once it is paid.
DELETE FROM notification USING purchase_order
  WHERE kind = 'applicationConfirmed' AND key = 'applicationConfirmed/' || purchase_order.application_id AND purchase_order.state = 'paid';
UPDATE notification SET url = '/payment?application=' || split_part(key, '/', 2) WHERE kind = 'applicationConfirmed';
UPDATE notification SET url = '/payment?contract=' || split_part(key, '/', 2) WHERE kind IN ('paymentDue', 'paymentOverdue');
