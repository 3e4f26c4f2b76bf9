-- One consent to one wording stands at a time; of two tabs that give it at once the second one finds it given.
-- Who agreed twice keeps the first time: the later ones are withdrawn with the moment at which they were given.
UPDATE consent SET withdrawn_at = given_at
WHERE withdrawn_at IS NULL AND EXISTS (
  SELECT 1 FROM consent earlier
  WHERE earlier.customer_id = consent.customer_id AND earlier.type = consent.type AND earlier.version = consent.version
    AND earlier.withdrawn_at IS NULL AND (earlier.given_at, earlier.id) < (consent.given_at, consent.id)
);
CREATE UNIQUE INDEX consent_standing ON consent (customer_id, type, version) WHERE withdrawn_at IS NULL;
