-- When the insurer's key is next asked for the signatures of a party (docs/decisions/016-signatures.md). Null for everybody else, for whoever has
-- signed, and for requests that were made before there was such a key: they keep the signatures that they have.
ALTER TABLE signing_party ADD COLUMN next_sign_at timestamptz;
ALTER TABLE signing_party ADD COLUMN sign_tries int NOT NULL DEFAULT 0;
CREATE INDEX signing_party_next_sign ON signing_party (next_sign_at) WHERE next_sign_at IS NOT NULL;
