-- Pictures as editors gave them, and what is cut of them when somebody first asks for it.
CREATE TABLE picture (
  hash text PRIMARY KEY,
  width integer NOT NULL,
  height integer NOT NULL,
  content bytea NOT NULL
);
CREATE TABLE picture_cut (
  name text PRIMARY KEY,
  hash text NOT NULL REFERENCES picture ON DELETE CASCADE,
  content bytea NOT NULL
);
