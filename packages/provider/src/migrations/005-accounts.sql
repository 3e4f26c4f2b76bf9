-- A foreigner registers without telling when he was born.
ALTER TABLE customer ALTER COLUMN birth_date DROP NOT NULL;
ALTER TABLE customer ALTER COLUMN sex DROP NOT NULL;
CREATE INDEX customer_phone ON customer (phone);

-- Codes are also given to those who have no account yet: a code belongs to a subject, whoever that is.
ALTER TABLE one_time_code DROP CONSTRAINT one_time_code_customer_id_fkey;
ALTER TABLE one_time_code ALTER COLUMN customer_id TYPE text USING customer_id::text;
ALTER TABLE one_time_code RENAME COLUMN customer_id TO subject;
CREATE INDEX one_time_code_sent ON one_time_code (sent_at);

-- `password`: begun by a recovery code, good for setting a new password and for nothing else.
ALTER TABLE session ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid();
ALTER TABLE session ADD COLUMN purpose text NOT NULL DEFAULT 'full' CHECK (purpose IN ('full', 'password'));
ALTER TABLE session ADD COLUMN device text NOT NULL DEFAULT '';
ALTER TABLE session ADD COLUMN seen_at timestamptz;

-- A registration whose code has not been shown yet. The password is hashed already.
CREATE TABLE registration (
  id uuid PRIMARY KEY,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL
);

-- A phone whose owner showed the code that was sent to it.
CREATE TABLE verified_phone (
  phone text PRIMARY KEY,
  at timestamptz NOT NULL
);

-- Somebody who is asked for a consent before there is an account.
CREATE TABLE client_record (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  id_number text NOT NULL,
  created_at timestamptz NOT NULL,
  -- The text as it was shown, and the phone whose owner agreed to it.
  object_id uuid,
  text_xml text,
  consented_at timestamptz,
  consented_phone text
);

-- What was agreed to, in which wording and how. Withdrawn, never deleted.
CREATE TABLE consent (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer (id),
  type text NOT NULL,
  version text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('form', 'sms')),
  text_xml text,
  given_at timestamptz NOT NULL,
  withdrawn_at timestamptz
);
CREATE INDEX consent_customer ON consent (customer_id);

-- A new phone or address that waits for the codes of the former and of the new one.
CREATE TABLE contact_change (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer (id),
  kind text NOT NULL CHECK (kind IN ('phone', 'email')),
  value text NOT NULL,
  created_at timestamptz NOT NULL
);

-- Written by what happens; its sentences are made when it is read, in the reader's language.
CREATE TABLE notification (
  id uuid PRIMARY KEY,
  key text NOT NULL UNIQUE,
  customer_id uuid NOT NULL REFERENCES customer (id),
  kind text NOT NULL,
  data jsonb NOT NULL,
  url text NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX notification_customer ON notification (customer_id, created_at DESC);

CREATE TABLE callback_request (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  phone text NOT NULL,
  preferred_time text NOT NULL DEFAULT '',
  minor boolean NOT NULL DEFAULT false,
  locale text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX callback_request_phone ON callback_request (phone, created_at);
