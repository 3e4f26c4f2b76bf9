-- What the papers of a claim show that its sum is found by (docs/decisions/081-measured-claims.md): of a claim that is to be accepted.
ALTER TABLE proposed_decision ADD COLUMN measures jsonb CHECK (measures IS NULL OR decision = 'acceptClaim');

-- Lost earnings of an accepted claim, paid monthly in advance: the job that pays the next month finds it here.
CREATE TABLE claim_earnings (
  claim_id uuid PRIMARY KEY REFERENCES statement (id),
  contract_id uuid NOT NULL REFERENCES contract (id),
  name text NOT NULL,
  monthly bigint NOT NULL CHECK (monthly > 0),
  -- The day of the event, from which months are counted, and how many were paid or ordered.
  from_day date NOT NULL,
  months integer NOT NULL CHECK (months >= 1),
  -- When the next month begins; null once the last one was paid.
  next_on date,
  until_day date NOT NULL
);
CREATE INDEX claim_earnings_next ON claim_earnings (next_on) WHERE next_on IS NOT NULL;
