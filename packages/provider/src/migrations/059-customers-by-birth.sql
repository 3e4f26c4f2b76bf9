-- Payees of a claim are looked for among customers by their birth date and name (docs/decisions/075-payees-who-cannot-act.md).
CREATE INDEX customer_birth_date ON customer (birth_date);
