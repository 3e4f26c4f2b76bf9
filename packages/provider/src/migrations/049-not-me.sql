-- A changed way in that its owner was told of, with a link: whoever presses "it was not me" there freezes the account (docs/decisions/013-accounts.md).
-- Of the token its digest alone is kept; the phone and the e-mail are those that stood before the change.
CREATE TABLE way_in_report (
  token_hash text PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer (id),
  way text NOT NULL CHECK (way IN ('password', 'phone', 'email')),
  phone text NOT NULL,
  email text NOT NULL,
  made_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > made_at),
  used_at timestamptz
);
CREATE INDEX way_in_report_customer ON way_in_report (customer_id) WHERE used_at IS NULL;

-- Until then no password and no code opens the account; a signature of its owner does, and ends the freeze.
ALTER TABLE credential ADD COLUMN frozen_until timestamptz;
