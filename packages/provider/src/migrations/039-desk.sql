-- Who writes what the site says has an account for that work alone, as the rest of the staff has.
ALTER TABLE customer DROP CONSTRAINT customer_role_check;
ALTER TABLE customer ADD CONSTRAINT customer_role_check CHECK (role IN ('customer', 'employee', 'manager', 'editor'));

-- A session at the desk is no session of the site: neither opens the other. `code` while the one-time code is awaited.
CREATE TABLE desk_session (
  token_hash text PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer (id),
  stage text NOT NULL CHECK (stage IN ('code', 'open')),
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX desk_session_of ON desk_session (customer_id);

-- Every text that was ever saved at the desk, or came from the content folder beside one. A saved text is never changed, only its state.
CREATE TABLE content_revision (
  kind text NOT NULL,
  slug text NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  state text NOT NULL CHECK (state IN ('draft', 'scheduled', 'published', 'replaced', 'withdrawn', 'incoming', 'dismissed')),
  -- As the editor wrote it: fields, Markdown, names of pictures.
  written jsonb NOT NULL,
  -- The revision it was begun from; null where there was none.
  base integer,
  -- Nobody of the staff: it stood in the content folder.
  by_id uuid REFERENCES customer (id),
  at timestamptz NOT NULL,
  publish_at timestamptz,
  published_at timestamptz,
  PRIMARY KEY (kind, slug, number),
  CHECK (state <> 'scheduled' OR publish_at IS NOT NULL)
);
CREATE UNIQUE INDEX content_revision_live ON content_revision (kind, slug) WHERE state = 'published';
CREATE INDEX content_revision_due ON content_revision (publish_at) WHERE state = 'scheduled';

-- What was written of an entry, so that it can be edited; which revision of the desk it is, so that the folder leaves it alone; whether it was taken back.
ALTER TABLE content ADD COLUMN written jsonb;
ALTER TABLE content ADD COLUMN desk_revision integer;
ALTER TABLE content ADD COLUMN hidden boolean NOT NULL DEFAULT false;

-- What each editor did. Nothing of it is ever changed.
CREATE TABLE desk_act (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  editor_id uuid NOT NULL REFERENCES customer (id),
  act text NOT NULL,
  kind text NOT NULL DEFAULT '',
  slug text NOT NULL DEFAULT '',
  number integer
);
CREATE INDEX desk_act_latest ON desk_act (at);
CREATE FUNCTION desk_act_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log of the desk is append-only' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER desk_act_append_only BEFORE UPDATE OR DELETE ON desk_act
  FOR EACH ROW EXECUTE FUNCTION desk_act_is_append_only();
CREATE TRIGGER desk_act_no_truncate BEFORE TRUNCATE ON desk_act
  FOR EACH STATEMENT EXECUTE FUNCTION desk_act_is_append_only();
