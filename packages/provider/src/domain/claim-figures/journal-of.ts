import type { Locale } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { outcomeOf, standingDecision, type DatedClaim } from "./dated-claim.ts";

/** A table whose columns name the cells of its rows; sums are tenge. */
export interface Journal {
  readonly columns: Readonly<Record<string, string>>;
  readonly rows: readonly Readonly<Record<string, string | number>>[];
}

const columns = [
  "number",
  "contract",
  "product",
  "event",
  "eventOn",
  "receivedOn",
  "answerBy",
  "outcome",
  "decidedOn",
  "decidedBy",
  "owed",
  "ordered",
  "paid",
  "returned",
  "paidOn",
] as const;

const tenge = (tiyn: number): number => tiyn / 100;

/** Who decided: a rule, or people. */
function decidedBy(claim: DatedClaim): "rule" | "people" | undefined {
  const decision = standingDecision(claim);
  if (!decision || decision.status === "withdrawn") return undefined;
  return claim.isByRule ? "rule" : "people";
}

/**
 * The journal of claims, a row each, for accounting: it names numbers, days and sums, and nobody.
 * @param products slugs of products to their names.
 */
export function journalOf(claims: readonly DatedClaim[], products: Readonly<Record<string, string>>, locale: Locale): Journal {
  return {
    columns: Object.fromEntries(columns.map((column) => [column, text(locale, `claim.journal.${column}`)])),
    rows: claims.map((claim) => {
      const { number, contract, product, event, eventOn, receivedOn, answerBy, owed, ordered, paid, returned, paidOn } = claim;
      const [outcome, by] = [outcomeOf(claim), decidedBy(claim)];
      return {
        number,
        contract: contract ?? "",
        product: product === null ? "" : (products[product] ?? product),
        event: event === null ? "" : text(locale, `claim.event.${event}`),
        eventOn: eventOn ?? "",
        receivedOn,
        answerBy,
        outcome: text(locale, `claim.outcome.${outcome}`),
        decidedOn: standingDecision(claim)?.on ?? "",
        decidedBy: by ? text(locale, `claim.decidedBy.${by}`) : "",
        owed: tenge(owed),
        ordered: tenge(ordered),
        paid: tenge(paid),
        returned: tenge(returned),
        paidOn: paidOn ?? "",
      };
    }),
  };
}
