import type { Output } from "@shanyraq/calls";
import { text } from "@shanyraq/i18n/text";
import { addMonths, decimalOf, hideIban, type Tiyn } from "@shanyraq/rules";
import type { Kysely, Selectable } from "kysely";
import { overviewHead } from "../agreements/overview-head.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { benefitsOf, leftOf, openBenefits, type Benefit } from "../ledger/benefits.ts";
import type { HeldContract } from "../ledger/read.ts";
import { claimNumber } from "../open-items/claim-number.ts";
import { awaitsAccount, payoutsOfMaturity } from "../payouts/returned-payouts.ts";
import { PAYOUT_DAYS, sentBy } from "../payouts/payout-days.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { fullName } from "../../platform/server/full-name.ts";
import { today } from "../../platform/server/moment.ts";
import { lineOf, lines } from "../products/lines/index.ts";
import { standingAccounts } from "./standing-account.ts";
import { accountBlocker } from "./account-blocker.ts";

type Overview = Output<"maturity">;
type BenefitView = NonNullable<Overview["benefits"]>[number];
type Payout = Selectable<Tables["payout"]>;

const dayOf = (at: string | null): string | null => (at === null ? null : today(Date.parse(at)));

/** How far an order has come, and by which day it goes to the bank. */
const orderOf = ({ state, iban, ordered_at, sent_at, ended_at }: Payout) => ({
  state,
  iban: hideIban(iban),
  by: sentBy(today(Date.parse(ordered_at))),
  sentOn: dayOf(sent_at),
  endedOn: dayOf(ended_at),
});

/** A sum with its status; for a paid one, the order that paid it; for a returned one, that it was returned. */
function benefitOf(benefit: Benefit, payout: Payout | undefined, day: string): BenefitView {
  const { dueOn: on, amount } = benefit;
  const left = leftOf(benefit);
  // When a part has been paid, the rest is shown.
  const view = { on, amount: decimalOf(left > 0 ? left : amount), ...(benefit.of === "refund" && { of: benefit.of }) };
  if (left > 0) {
    const standing = { sentOn: null, endedOn: null };
    if (payout?.state === "returned") return { ...view, ...standing, state: "returned", iban: hideIban(payout.iban) };
    return { ...view, ...standing, state: on > day ? "coming" : "owed" };
  }
  if (!payout) return { ...view, state: "paid", sentOn: null, endedOn: null };
  return { ...view, ...orderOf(payout) };
}

const newestFirst = (db: Kysely<Tables>, contractId: string): Promise<Payout[]> =>
  db
    .selectFrom("payout")
    .selectAll()
    .where("contract_id", "=", contractId)
    .where("due_on", "is not", null)
    .where("claim_share_id", "is", null)
    .orderBy("ordered_at", "desc")
    .execute();

const sum = (benefits: readonly Benefit[], of: (benefit: Benefit) => Tiyn): string =>
  decimalOf(benefits.reduce((total, one) => total + of(one), 0));

/** The line that a sum can be turned into, where regular payments are wanted. */
const into = lines.find(({ takesMatured }) => takesMatured === true)?.slug;

/** The same of a contract that was ended: its money came back and goes to another account, or is on its way there. */
async function overviewOfMaturity(held: HeldContract, latest: Payout, context: SignedIn): Promise<Overview> {
  const { customer } = context;
  const amount = decimalOf(latest.amount);
  const owed = latest.state === "returned" ? amount : decimalOf(0);
  const standing =
    latest.state === "returned" ? { state: latest.state, iban: hideIban(latest.iban), sentOn: null, endedOn: null } : orderOf(latest);
  return {
    ...(await overviewHead(held, context)),
    holder: fullName(customer),
    benefits: [{ on: today(Date.parse(latest.ordered_at)), amount, ...standing }],
    left: owed,
    owed,
    days: PAYOUT_DAYS,
    ifPaid: false,
    missing: decimalOf(0),
  };
}

/** What falls due of a contract at its end, on which days, to which account, and how far the payment is. */
export async function maturityOverview(held: HeldContract, context: SignedIn): Promise<Overview> {
  const { customer, db, locale, now } = context;
  const day = today(now);
  const refused = await accountBlocker(db, held, now);
  const message = refused && text(locale, refused.id, refused.values);
  const refusal = refused &&
    message !== undefined && {
      messageError: message,
      refused: { reason: refused.reason, message, ...(await claimNumber(db, refused.item)) },
    };
  const ofEnd = await payoutsOfMaturity(db, held.id);
  const [latest] = ofEnd;
  // Beside the money of its end, premiums that are owed back wait for an account too.
  if (latest && (awaitsAccount(ofEnd) || openBenefits(held.view, day).length === 0))
    return { ...(await overviewOfMaturity(held, latest, context)), ...refusal };
  const all = benefitsOf(held.view, day);
  // Of an annuity that has paid for years the last year is shown; papers show the others.
  const benefits = lineOf(held.product)?.annuity === true ? all.filter((one) => one.dueOn >= addMonths(day, -12) || leftOf(one) > 0) : all;
  const payouts = await newestFirst(db, held.id);
  const standing = (await standingAccounts(db, [held.id])).get(held.id);
  return {
    ...(await overviewHead(held, context)),
    holder: fullName(customer),
    benefits: benefits.map((one) =>
      benefitOf(
        one,
        payouts.find(({ due_on }) => due_on === one.dueOn),
        day,
      ),
    ),
    left: sum(benefits, leftOf),
    owed: sum(
      benefits.filter(({ dueOn }) => dueOn <= day),
      leftOf,
    ),
    days: PAYOUT_DAYS,
    ...(!refused && into && { into }),
    ifPaid: benefits.length > 0 && held.view.next !== undefined,
    missing: decimalOf(benefits.length === 0 ? 0 : held.view.missing),
    ...(standing && {
      account: { iban: hideIban(standing.account.iban), holder: standing.account.holder, since: today(Date.parse(standing.confirmedAt)) },
    }),
    ...refusal,
  };
}
