-- One row that is written to find out whether anything can be: a full disk lets a database read on.
CREATE TABLE write_probe (id integer PRIMARY KEY CHECK (id = 1), at timestamptz NOT NULL);
