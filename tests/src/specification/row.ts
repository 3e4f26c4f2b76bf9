/** The part of the product that a fact is of. */
export type Area =
  | "shell"
  | "content"
  | "account.login"
  | "account.registration"
  | "account.forgotten"
  | "account.signature"
  | "calculators"
  | "purchase"
  | "cabinet"
  | "contracts"
  | "signing"
  | "statements"
  | "consents"
  | "accessibility";

type Source = readonly [file: string, says: RegExp];

/** Where a fact stands: a message of the Russian catalogues, a value that the code exports, or a place in its source. */
type Stands =
  | { readonly in: "message"; readonly id: string }
  | { readonly in: "value"; readonly of: unknown; readonly is: unknown }
  | { readonly in: "source"; readonly places: readonly Source[] };

export interface Row {
  readonly page: "site-shell" | "commercial-flows" | "both";
  /** A message to the letter, or a constant in words. */
  readonly fact: string;
  readonly area: Area;
  readonly stands: Stands;
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
