-- Every kind of content has one shape: facts that have no language, and texts in each language.
CREATE TABLE content (
  kind text NOT NULL,
  id text NOT NULL,
  slug text NOT NULL,
  position integer NOT NULL,
  published_on date,
  facts jsonb NOT NULL,
  texts jsonb NOT NULL,
  PRIMARY KEY (kind, id),
  UNIQUE (kind, slug)
);
CREATE INDEX content_order ON content (kind, position);
