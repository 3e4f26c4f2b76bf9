-- Who says when a customer was born and of which sex he is. An IIN only suggests it: a mismatch has been legal since 2013.
ALTER TABLE customer ADD COLUMN born_by text CHECK (born_by IN ('register', 'person', 'iin'));
UPDATE customer SET born_by = 'iin' WHERE birth_date IS NOT NULL;
