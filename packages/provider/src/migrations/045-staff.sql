-- Who decides applications, and reads what applicants answered about their health. Until somebody says otherwise, everybody who could before.
ALTER TABLE staff ADD COLUMN underwriter boolean NOT NULL DEFAULT false;
UPDATE staff SET underwriter = true;

-- Which case was opened: the names of applications and call-backs do not tell one from another.
ALTER TABLE staff_access ADD COLUMN case_kind text;
ALTER TABLE staff_access ADD COLUMN case_id uuid;
CREATE INDEX staff_access_of_case ON staff_access (employee_id, case_id, at) WHERE case_id IS NOT NULL;

-- The company's own term for what the law sets none for: an application while it waits for a person, and a call-back.
ALTER TABLE application ADD COLUMN deadline date;
ALTER TABLE callback_request ADD COLUMN deadline date;
UPDATE application SET deadline = (created_at AT TIME ZONE 'Asia/Almaty')::date + 7 WHERE state = 'in_review';
UPDATE callback_request SET deadline = (created_at AT TIME ZONE 'Asia/Almaty')::date + 1 WHERE called_at IS NULL;
CREATE INDEX application_in_review ON application (deadline) WHERE state = 'in_review';
CREATE INDEX callback_request_waiting ON callback_request (deadline) WHERE called_at IS NULL;

-- Whether whoever opened the session has typed the code from their phone: without it, or a signature, no session of the staff opens anything.
ALTER TABLE session ADD COLUMN by_code boolean NOT NULL DEFAULT false;
