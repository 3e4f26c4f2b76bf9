-- The job that resumes pension cases has the name that its work has. Rows that failed keep their tries and their next moment.
UPDATE job_failure SET job = 'resumePensions' WHERE job = 'goOnWithPensions';
