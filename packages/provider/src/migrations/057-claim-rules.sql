-- Claims that wait for the rules of acceptance, and what the rules found (docs/decisions/073-accepted-by-rule.md).
CREATE TABLE claim_rule_check (
  claim_id uuid PRIMARY KEY REFERENCES statement (id),
  asked_at timestamptz NOT NULL,
  -- Null while it waits.
  checked_at timestamptz,
  accepted boolean NOT NULL DEFAULT false,
  -- What a claim that is left to people lacks: names of conditions with spaces between them.
  unmet text NOT NULL DEFAULT ''
);
CREATE INDEX claim_rule_check_waits ON claim_rule_check (asked_at) WHERE checked_at IS NULL;
