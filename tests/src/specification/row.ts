/** What is built, and what is not yet: a row of a built area must stand somewhere in the product. */
export const builtAreas = [
  "shell",
  "content",
  "account.login",
  "account.registration",
  "account.forgotten",
  "calculators",
  "purchase",
  "cabinet",
  "contracts",
  "account.signature",
  "signing",
  "statements",
  "consents",
] as const;
export const waitingAreas = ["cabinet.notifications", "pension", "accessibility"] as const;
export type Area = (typeof builtAreas)[number] | (typeof waitingAreas)[number];

type Source = readonly [file: string, says: RegExp];

/** Where a fact stands: a message of the Russian catalogues, a value that the code exports, or a place in its source. */
export type Stands =
  | { readonly in: "message"; readonly id: string }
  | { readonly in: "value"; readonly of: unknown; readonly is: unknown }
  | { readonly in: "source"; readonly places: readonly Source[] };

export interface Row {
  readonly page: "site-shell" | "commercial-flows" | "both";
  /** A message to the letter, or a constant in words. */
  readonly fact: string;
  readonly area: Area;
  readonly stands: Stands | "notBuilt";
}

export type Page = Row["page"];
export const message = (page: Page, area: Area, fact: string, id: string): Row => ({ page, fact, area, stands: { in: "message", id } });
export const value = (page: Page, area: Area, fact: string, of: unknown, is: unknown): Row => ({
  page,
  fact,
  area,
  stands: { in: "value", of, is },
});
export const source = (page: Page, area: Area, fact: string, ...places: readonly Source[]): Row => ({
  page,
  fact,
  area,
  stands: { in: "source", places },
});
export const notBuilt = (page: Page, area: Area, fact: string): Row => ({ page, fact, area, stands: "notBuilt" });
