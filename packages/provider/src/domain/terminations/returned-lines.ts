import type { Locale } from "@shanyraq/i18n";
import { text, type TextId } from "@shanyraq/i18n/text";
import type { Tiyn } from "@shanyraq/rules";
import type { StoredTermination, ReturnedParts } from "../../platform/database/records/contract-event.ts";

type Returned = Pick<StoredTermination, "way" | "parts">;
type Part = keyof ReturnedParts;

/** One part of what comes back: what it is, in the words of the page and of the agreement, and how much; less than nothing is taken off. */
export interface ReturnedLine {
  readonly name: string;
  readonly amount: Tiyn;
}

const order = ["value", "unearned", "ahead", "part", "alreadyPaidOut"] as const satisfies readonly Part[];

/** What is unearned is called by the rule that gives it back. */
function nameOf(part: Part, way: Returned["way"]): TextId {
  if (part !== "unearned") return `termination.part.${part}`;
  if (way === "coolingOff") return "termination.part.premiums";
  return way === "loanRepaid" ? "termination.part.loan" : "termination.part.unearned";
}

/** The parts of an amount that comes back, in the order of the agreement; empty when nothing comes back or its parts were not kept. */
export function returnedLines(locale: Locale, { way, parts }: Returned): readonly ReturnedLine[] {
  if (!parts) return [];
  return order.flatMap((part) => {
    const amount = parts[part] ?? 0;
    return amount === 0 ? [] : [{ name: text(locale, nameOf(part, way)), amount: part === "alreadyPaidOut" ? -amount : amount }];
  });
}
