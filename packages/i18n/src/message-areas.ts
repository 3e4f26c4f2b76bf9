/** Read by servers only (text.ts); no page needs them. */
export const serverAreas: ReadonlySet<string> = new Set([
  "documents.json",
  "letters.json",
  "quotes.json",
  "refusals.json",
  "signatures.json",
]);

/** What a page does without until somebody asks for it (packages/i18n/README.md). */
export const laterAreas: ReadonlySet<string> = new Set([
  "auth.json",
  "overlays.json",
  "password.json",
  "profile.json",
  "search.json",
  "share.json",
  "signing.json",
  "statements.json",
  "upload.json",
]);
