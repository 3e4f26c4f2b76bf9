CREATE TABLE customer (
  id uuid PRIMARY KEY,
  iin text UNIQUE,
  id_number text UNIQUE,
  surname text NOT NULL,
  name text NOT NULL,
  patronymic text NOT NULL DEFAULT '',
  birth_date date NOT NULL,
  sex text NOT NULL CHECK (sex IN ('male', 'female')),
  resident boolean NOT NULL,
  phone text NOT NULL,
  email text NOT NULL,
  role text NOT NULL CHECK (role IN ('customer', 'employee', 'manager')),
  locale text NOT NULL DEFAULT 'ru',
  CHECK (iin IS NOT NULL OR id_number IS NOT NULL)
);

CREATE TABLE organisation (
  bin text PRIMARY KEY,
  name text NOT NULL,
  head_id uuid NOT NULL REFERENCES customer (id)
);

CREATE TABLE credential (
  customer_id uuid PRIMARY KEY REFERENCES customer (id),
  password_hash text NOT NULL
);

-- The token itself is never stored: only its SHA-256.
CREATE TABLE session (
  token_hash text PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer (id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX session_customer ON session (customer_id);

-- A code is kept as a keyed hash; a new code of the same request keeps the count of tries.
CREATE TABLE one_time_code (
  purpose text NOT NULL,
  request_id uuid NOT NULL,
  customer_id uuid NOT NULL REFERENCES customer (id),
  mac text NOT NULL,
  tries integer NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  sent integer NOT NULL DEFAULT 1,
  sent_at timestamptz NOT NULL,
  -- Empty until the message was handed over: a code that never left may be sent again at once.
  delivered_at timestamptz,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (purpose, request_id)
);
