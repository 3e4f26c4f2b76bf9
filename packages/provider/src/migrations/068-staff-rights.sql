-- What each of the staff has the right to (docs/decisions/088-rights-of-the-staff.md). Those who were there keep what they could do; whoever comes later serves customers, and has
-- each further right by name.
ALTER TABLE staff ADD COLUMN desk boolean NOT NULL DEFAULT true;
ALTER TABLE staff ADD COLUMN assessor boolean NOT NULL DEFAULT false;
ALTER TABLE staff ADD COLUMN medical boolean NOT NULL DEFAULT false;
ALTER TABLE staff ADD COLUMN accountant boolean NOT NULL DEFAULT false;
UPDATE staff SET assessor = true;
