-- What a customer answered in a worksheet that he has not sent yet, by its calculation: he goes on with it on another device.
CREATE TABLE worksheet_draft (
  customer_id uuid NOT NULL REFERENCES customer (id),
  calculation text NOT NULL,
  draft text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, calculation)
);
CREATE INDEX worksheet_draft_expires ON worksheet_draft (expires_at);
