/**
 * Migrations that remove something, each with the first release that no longer uses it: it is released one release later, so that the release before can run
 * beside the new one, or be restored (docs/deploy.md).
 */
export const contractSteps: Readonly<Record<string, { readonly unusedSince: string }>> = {};

/** Everything up to here was made while the product was stopped for a new form. */
export const LAST_WITHOUT_THIS = "038-signed-consents.sql";

interface Narrowing {
  readonly what: string;
  readonly pattern: RegExp;
}

/** What the release before would fail on. A constraint or an index that goes makes nothing fail. */
const narrowing: readonly Narrowing[] = [
  { what: "renames", pattern: /\bRENAME\b/i },
  { what: "drops", pattern: /\bDROP\s+(?:TABLE|VIEW|TYPE|SCHEMA|SEQUENCE|FUNCTION|PROCEDURE|EXTENSION|DOMAIN|MATERIALIZED)\b/i },
  {
    what: "drops a column",
    pattern:
      /\bDROP\s+(?:COLUMN\b|(?!CONSTRAINT\b|INDEX\b|NOT\s+NULL\b|TRIGGER\b|TABLE\b|DEFAULT\b)\w+\s*(?:,|;|$|CASCADE\b|RESTRICT\b))/im,
  },
  { what: "drops a default", pattern: /\bDROP\s+DEFAULT\b/i },
  { what: "changes a type", pattern: /\bALTER\s+(?:COLUMN\s+)?"?\w+"?\s+(?:SET\s+DATA\s+)?TYPE\b/i },
  { what: "makes a column needed", pattern: /\bSET\s+NOT\s+NULL\b/i },
  {
    what: "adds a column that is needed",
    pattern: /\bADD\s+(?:COLUMN\s+)?(?!CONSTRAINT\b)[^,;]*\bNOT\s+NULL\b(?![^,;]*\b(?:DEFAULT|GENERATED)\b)(?<!\bDEFAULT\b[^,;]*)/i,
  },
  { what: "removes rows", pattern: /\b(?<!BEFORE\s)(?:TRUNCATE|DELETE\s+FROM)\b/i },
];

/** What in a migration's text only a contract step may do; comments are not read. */
export const narrowed = (text: string): readonly string[] => {
  const statements = text.replaceAll(/--.*$/gm, "");
  return narrowing.filter(({ pattern }) => pattern.test(statements)).map(({ what }) => what);
};
