-- The accounts of a contract (docs/decisions/052-accounts.md): what moved between them, when, and by which event. Written beside the events and as
-- little changed. The accounts of an entry come to nothing together: sources stand below nothing.
CREATE TABLE posting (
  contract_id uuid NOT NULL REFERENCES contract (id),
  seq integer NOT NULL CHECK (seq >= 1),
  posted_at timestamptz NOT NULL,
  -- The day as of which the accounts stood so, and what brought it: the kind of an event, `payout`, or `day` where only time has passed.
  value_on date NOT NULL,
  cause text NOT NULL,
  PRIMARY KEY (contract_id, seq)
);
CREATE TABLE posting_line (
  contract_id uuid NOT NULL,
  seq integer NOT NULL,
  account text NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  PRIMARY KEY (contract_id, seq, account),
  FOREIGN KEY (contract_id, seq) REFERENCES posting (contract_id, seq)
);

CREATE FUNCTION posting_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount) FROM posting_line WHERE contract_id = NEW.contract_id AND seq = NEW.seq) <> 0 THEN
    RAISE EXCEPTION 'a posting does not balance' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER posting_balances AFTER INSERT ON posting_line
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION posting_balances();

CREATE TRIGGER posting_append_only BEFORE UPDATE OR DELETE ON posting FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER posting_no_truncate BEFORE TRUNCATE ON posting FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER posting_line_append_only BEFORE UPDATE OR DELETE ON posting_line FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER posting_line_no_truncate BEFORE TRUNCATE ON posting_line FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();

-- How each contract stood when it was last looked at: once a day, and whenever something is posted to it.
CREATE TABLE balance_check (
  contract_id uuid PRIMARY KEY REFERENCES contract (id),
  checked_on date NOT NULL,
  -- What is wrong, by its code; null where every tiyn is in its account.
  fault text,
  -- Tiyn by which it is wrong.
  difference bigint NOT NULL DEFAULT 0
);
CREATE INDEX balance_check_day ON balance_check (checked_on);
CREATE INDEX balance_check_fault ON balance_check (contract_id) WHERE fault IS NOT NULL;
