-- What the cabinet and the jobs look up by, in tables that grow with the customers.
CREATE INDEX statement_customer ON statement (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX statement_phone ON statement (phone);
CREATE INDEX signature_party ON signature (party_id);
CREATE INDEX autopay_customer ON autopay (customer_id) WHERE off_at IS NULL;

-- Codes go before letters, however many of those wait.
CREATE INDEX outbox_hurried ON outbox (next_at) WHERE sent_at IS NULL AND useless_at IS NOT NULL;
DROP INDEX outbox_due;
CREATE INDEX outbox_due ON outbox (next_at) WHERE sent_at IS NULL AND useless_at IS NULL;
CREATE INDEX outbox_useless ON outbox (useless_at) WHERE sent_at IS NULL AND useless_at IS NOT NULL;
