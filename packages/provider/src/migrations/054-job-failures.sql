-- Rows with which a job failed (docs/decisions/059-jobs.md): how often, why by the name of the error, and when it tries again. Without a next moment it has
-- given up, and a person looks at it: `npm run jobs`.
CREATE TABLE job_failure (
  job text NOT NULL,
  row_key text NOT NULL,
  tries integer NOT NULL CHECK (tries > 0),
  reason text NOT NULL,
  failed_since timestamptz NOT NULL,
  failed_at timestamptz NOT NULL,
  next_at timestamptz,
  PRIMARY KEY (job, row_key)
);
