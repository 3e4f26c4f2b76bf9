/**
 * Who says the texts of an area, `messages/<language>/<area>.json`: `page` come with the page that says them, or with every page where every
 * page says them; `later` when somebody asks for what says them; `server` are refusals, letters and documents; `both` a page and a server;
 * `desk` the editors' desk alone, `plain` the forms that need no script.
 */
export const messageAreas = {
  accessibility: "page",
  account: "page",
  agreed: "server",
  agreements: "server",
  annuities: "server",
  auth: "later",
  cabinet: "page",
  autopay: "later",
  calculators: "page",
  termination: "later",
  change: "later",
  claims: "server",
  classifier: "page",
  content: "page",
  desk: "desk",
  documents: "server",
  errors: "both",
  kit: "page",
  letters: "server",
  maturities: "server",
  maturity: "later",
  overlays: "later",
  pages: "page",
  paper: "later",
  password: "later",
  pension: "later",
  profile: "later",
  plain: "plain",
  premium: "later",
  published: "page",
  purchase: "page",
  reception: "later",
  quotes: "server",
  refusals: "server",
  search: "later",
  share: "later",
  shell: "page",
  signatures: "server",
  signing: "later",
  statements: "later",
  terminations: "server",
  underwriting: "server",
  upload: "later",
  worksheet: "later",
} as const satisfies Readonly<Record<string, "page" | "later" | "server" | "both" | "desk" | "plain">>;

export type MessageArea = keyof typeof messageAreas;
/** The areas that have one of the kinds. */
export type AreaOf<Kind extends (typeof messageAreas)[MessageArea]> = {
  [Area in MessageArea]: (typeof messageAreas)[Area] extends Kind ? Area : never;
}[MessageArea];
