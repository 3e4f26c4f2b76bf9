-- A new phone or e-mail that was asked for right after a sign-in by a key: the signature stands for the code from the former one
-- (docs/decisions/013-accounts.md).
ALTER TABLE contact_change ADD COLUMN by_signature boolean NOT NULL DEFAULT false;

-- When the signature came that opened a session: a new password begins a new session, and does not make the signature younger.
ALTER TABLE session ADD COLUMN signed_at timestamptz;
