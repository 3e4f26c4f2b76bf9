import { text } from "@shanyraq/i18n/text";
import type { HeldContract } from "../../domain/ledger/read.ts";
import { contractsOf } from "../../domain/ledger/read.ts";
import { shownDate } from "../../platform/messages/shown.ts";
import type { Context } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";

type Why = "before" | "after" | "gap";

/** Why a contract gave no cover on a day; undefined where it did. */
function coverBlocker({ view }: HeldContract, day: string): Why | undefined {
  if (day < view.terms.startDate) return "before";
  if (day > view.terms.endDate) return "after";
  return view.gaps.some(({ from, to }) => from <= day && (to === undefined || day <= to)) ? "gap" : undefined;
}

/**
 * Says to the owner of a contract, where they tell of an event, that it gave no cover on that day, so that they collect no papers for
 * nothing. Only its owner, signed in, gets an answer: a number alone reveals nothing. Undefined when there is nothing to say.
 */
export async function uncovered(
  { number, day }: { readonly number: string; readonly day: string },
  { db, customer, locale, now }: Context,
): Promise<string | undefined> {
  if (!customer) return undefined;
  const held = (await contractsOf(db, customer.id, today(now))).find((one) => one.number === number);
  const why = held && coverBlocker(held, day);
  return held && why && text(locale, `statement.uncovered.${why}`, { date: shownDate(day), number: held.number });
}
