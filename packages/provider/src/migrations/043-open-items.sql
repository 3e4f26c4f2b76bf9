-- Which contract a statement is about: found when it is written, so that nobody reads a typed number again.
ALTER TABLE statement ADD COLUMN contract_id uuid REFERENCES contract (id);
-- Of a claim: the event that it follows from.
ALTER TABLE statement ADD COLUMN event_id uuid REFERENCES statement (id);
CREATE INDEX statement_contract ON statement (contract_id) WHERE contract_id IS NOT NULL;

-- Of those that stand: a policy's number is its twelve digits, however they were separated.
UPDATE statement SET contract_id = contract.id
FROM contract
WHERE statement.details ? 'contractNumber'
  AND regexp_replace(statement.details ->> 'contractNumber', '[^0-9]', '', 'g') = regexp_replace(contract.number, '[^0-9]', '', 'g');
UPDATE statement SET event_id = event.id, contract_id = event.contract_id, customer_id = coalesce(statement.customer_id, event.customer_id)
FROM statement AS event
WHERE statement.kind = 'claim' AND event.kind = 'insuredEvent' AND event.number = upper(statement.details ->> 'event') AND event.phone = statement.phone;

-- Numbers of documents as the rules of the field keep them: without blanks and hyphens, where no other account has that number.
UPDATE customer SET id_number = upper(regexp_replace(id_number, '[^[:alnum:]]', '', 'g'))
WHERE id_number ~ '[^[:alnum:]]'
  AND NOT EXISTS (SELECT 1 FROM customer AS other WHERE other.id_number = upper(regexp_replace(customer.id_number, '[^[:alnum:]]', '', 'g')));
