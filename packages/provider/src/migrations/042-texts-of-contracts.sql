-- Texts of products as contracts were concluded under them: a revision for each that any contract has. None is ever changed.
CREATE TABLE product_text (
  slug text NOT NULL,
  number integer NOT NULL CHECK (number >= 1),
  hash text NOT NULL,
  facts jsonb NOT NULL,
  texts jsonb NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (slug, number),
  UNIQUE (slug, hash)
);
CREATE FUNCTION product_text_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'texts of contracts are append-only' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER product_text_append_only BEFORE UPDATE OR DELETE ON product_text
  FOR EACH ROW EXECUTE FUNCTION product_text_is_append_only();

-- Which of them a contract has; nothing for one that is older than this table: it is told by the texts of today.
ALTER TABLE contract ADD COLUMN product_text integer;
