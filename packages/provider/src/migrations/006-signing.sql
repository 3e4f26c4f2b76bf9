-- What a login signs. Taken once; of the nonce only its digest is kept, so that a copy of this table signs nobody in.
CREATE TABLE signing_nonce (
  nonce_hash text PRIMARY KEY,
  -- The digest of a value that only the browser holds which asked for the nonce.
  challenge text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX signing_nonce_expires ON signing_nonce (expires_at);

-- A request to sign documents. Its id is the GUID that is printed on them.
CREATE TABLE signing_request (
  id uuid PRIMARY KEY,
  contract_id uuid NOT NULL REFERENCES contract (id),
  created_at timestamptz NOT NULL,
  deadline timestamptz NOT NULL
);
CREATE INDEX signing_request_contract ON signing_request (contract_id);

CREATE TABLE signing_party (
  id uuid PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES signing_request (id),
  position int NOT NULL,
  role text NOT NULL CHECK (role IN ('insurer', 'policyholder')),
  name text NOT NULL,
  iin text NOT NULL,
  -- Who signs for a legal entity shows its number too.
  bin text,
  customer_id uuid REFERENCES customer (id),
  UNIQUE (request_id, position)
);
CREATE INDEX signing_party_customer ON signing_party (customer_id);

-- The very bytes that are signed: printed when the request is first opened, and never again.
CREATE TABLE signing_document (
  id uuid PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES signing_request (id),
  position int NOT NULL,
  type text NOT NULL,
  name text NOT NULL,
  file text NOT NULL,
  size int NOT NULL,
  pages int NOT NULL,
  sha256 text NOT NULL,
  streebog text NOT NULL,
  UNIQUE (request_id, type)
);

CREATE TABLE signature (
  id uuid PRIMARY KEY,
  document_id uuid NOT NULL REFERENCES signing_document (id),
  party_id uuid NOT NULL REFERENCES signing_party (id),
  cms text NOT NULL,
  -- What was found of it when it was taken.
  signer jsonb NOT NULL,
  signed_at timestamptz NOT NULL,
  UNIQUE (document_id, party_id)
);

-- A code on a screen that a phone signs by.
CREATE TABLE egov_qr (
  nonce_hash text PRIMARY KEY,
  challenge text NOT NULL,
  -- Nobody: the code signs in.
  request_id uuid REFERENCES signing_request (id),
  customer_id uuid REFERENCES customer (id),
  operation jsonb NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX egov_qr_expires ON egov_qr (expires_at);
