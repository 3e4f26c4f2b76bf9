interface Exception {
  readonly reason: string;
  readonly sources: readonly string[];
}
/** Regular expressions that may take longer than their input is long, by file: what they read, and why nobody outside can make it long. */
export const exceptions: Readonly<Record<string, Exception>> = {
  "packages/provider/src/platform/database/contract-steps.ts": {
    reason: "it reads our own migrations, in a test and before a release",
    sources: [
      String.raw`\bDROP\s+(?:TABLE|VIEW|TYPE|SCHEMA|SEQUENCE|FUNCTION|PROCEDURE|EXTENSION|DOMAIN|MATERIALIZED)\b`,
      String.raw`\bDROP\s+(?:COLUMN\b|(?!CONSTRAINT\b|INDEX\b|NOT\s+NULL\b|TRIGGER\b|TABLE\b|DEFAULT\b)\w+\s*(?:,|;|$|CASCADE\b|RESTRICT\b))`,
      String.raw`\bALTER\s+(?:COLUMN\s+)?"?\w+"?\s+(?:SET\s+DATA\s+)?TYPE\b`,
      String.raw`\bADD\s+(?:COLUMN\s+)?(?!CONSTRAINT\b)[^,;]*\bNOT\s+NULL\b(?![^,;]*\b(?:DEFAULT|GENERATED)\b)(?<!\bDEFAULT\b[^,;]*)`,
    ],
  },
  "packages/signing/src/trust/configured-trust.ts": {
    reason: "it reads the operator's own variable",
    sources: ["-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----"],
  },
  "packages/provider/src/platform/database/migrate.ts": {
    reason: "it reads our own migrations",
    sources: [String.raw`^\s*--.*$`],
  },
  "packages/i18n/src/message-usage.ts": {
    reason: "it reads the repository's own code, in a test",
    sources: [String.raw`(?:formatMessage\(\{\s*id:\s*|FormattedMessage\s+id=\{|\btext\(locale,\s*)` + "`" + String.raw`\$\{[^` + "`]*`"],
  },
  "packages/gateway/src/exporting/export-gaps.ts": {
    reason: "it reads pages of the site that was built here, before they are served",
    sources: [String.raw`<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]+?)<\/script>`],
  },
  "site/src/shell/SiteDocument.tsx": {
    reason: "it reads the styles of a page while the site is built",
    sources: [String.raw`<\/?style[^>]*>`, String.raw`data-styled\.g\d+\[[^\]]*\]\{[^}]*\}`],
  },
  "packages/back-office-kit/src/record/clean.ts": {
    reason: "it reads what a host's own back office has answered, on a developer's machine",
    sources: [
      String.raw`(?<!\d)(?:\+?7|8)[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?!\d)`,
      String.raw`[\w.+-]+@[\w-]+\.[\w.]+`,
      String.raw`[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32,}`,
    ],
  },
};
