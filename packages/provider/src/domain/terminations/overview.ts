import type { Output } from "@shanyraq/calls";
import { text } from "@shanyraq/i18n/text";
import { decimalOf, hideIban, tiynOf } from "@shanyraq/rules";
import type { Kysely } from "kysely";
import { overviewHead } from "../agreements/overview-head.ts";
import { agreementsOf, isOfTermination, type About, type Agreement } from "../agreements/requests.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { HeldContract } from "../ledger/read.ts";
import { payoutsOfMaturity } from "../payouts/returned-payouts.ts";
import { sentBy } from "../payouts/payout-days.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { today } from "../../platform/server/moment.ts";
import { alternativesOf } from "./alternatives.ts";
import { coolingOffUntil, quoteTermination, isOfLoan, type TerminationQuote } from "./quote-termination.ts";
import { claimNumber } from "../open-items/claim-number.ts";
import { terminationBlocker } from "./termination-blocker.ts";
import { returnedLines } from "./returned-lines.ts";
import { reasonText } from "./reason-text.ts";

type Overview = Output<"calcCancel">;
type Termination = About<"termination", Agreement>;

const dayOf = (at: string | null): string | null => (at === null ? null : today(Date.parse(at)));

/** How far the money of a signed termination has come. */
export async function terminationTracker(
  db: Kysely<Tables>,
  { contract_id, number, change, closed_at }: Termination,
): Promise<NonNullable<Overview["tracker"]>> {
  const [payout] = await payoutsOfMaturity(db, contract_id);
  const signedOn = today(Date.parse(closed_at ?? ""));
  return {
    number,
    way: change.way,
    back: decimalOf(change.back),
    signedOn,
    ...(payout && {
      payout: {
        state: payout.state,
        iban: hideIban(payout.iban),
        /** By when it is sent at the latest. */
        by: sentBy(today(Date.parse(payout.ordered_at))),
        sentOn: dayOf(payout.sent_at),
        endedOn: dayOf(payout.ended_at),
      },
    }),
  };
}

function costOf({ view }: HeldContract, { way, paid, back, parts }: TerminationQuote, context: SignedIn): NonNullable<Overview["cost"]> {
  const { locale, now } = context;
  return {
    way,
    day: today(now),
    paid: decimalOf(paid),
    back: decimalOf(back),
    withheld: decimalOf(0),
    loss: decimalOf(Math.max(0, paid - back - (parts.alreadyPaidOut ?? 0))),
    parts: returnedLines(locale, { way, parts }).map(({ name, amount }) => ({ name, amount: decimalOf(amount) })),
    cover: decimalOf(tiynOf(view.sumAssured) ?? 0),
    coverUntil: view.terms.endDate,
    why: reasonText(locale, { way, back, parts }),
  };
}

/** What ending a contract would cost on this day, what may be done instead, and how far an end that was agreed has come. */
export async function terminationOverview(held: HeldContract, context: SignedIn, repaidOn: string | undefined): Promise<Overview> {
  const { customer, db, locale, now } = context;
  const { view } = held;
  const day = today(now);
  const refused = await terminationBlocker(db, held, "signTermination", now);
  const terminations = (await agreementsOf(db, held.id, now)).filter(isOfTermination);
  const waiting = terminations.find(({ state }) => state === "waiting");
  const signed = terminations.find(({ state }) => state === "signed");
  const counted = refused ? undefined : quoteTermination(view, day, repaidOn);
  const until = coolingOffUntil(view);
  const message = refused && text(locale, refused.id);
  return {
    ...(await overviewHead(held, context)),
    holder: fullName(customer),
    ...(refused &&
      message !== undefined && {
        messageError: message,
        refused: { reason: refused.reason, message, ...(await claimNumber(db, refused.item)) },
      }),
    ...(!refused && until !== undefined && day <= until && { coolingOffUntil: until }),
    ...(counted && { cost: costOf(held, counted, context), alternatives: [...alternativesOf(view, day)], ofLoan: isOfLoan(view) }),
    ...(waiting && { waiting: { requestID: waiting.id, number: waiting.number, deadline: waiting.sign_by } }),
    ...(signed && { tracker: await terminationTracker(db, signed) }),
  };
}
