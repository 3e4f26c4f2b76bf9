import type { InsuredEvent } from "@shanyraq/calls/vocabulary";
import { addMonths, tiynOf, type Tiyn } from "@shanyraq/rules";
import type { ClaimMeasures } from "../../platform/database/records/claim-measures.ts";
import type { ClaimPart } from "../../platform/database/records/contract-event.ts";
import { isSameName } from "../../platform/server/name-words.ts";
import { agreedPolicy, type AgreedPolicy } from "../agreed/agreed-policy.ts";
import type { ContractView } from "../ledger/fold.ts";
import { coverTermsOn } from "../products/cover-terms.ts";
import type { EventSum, EventTerms } from "../products/lines/line-events.ts";
import { isPaidLoss, lostEarnings, maxExpenses } from "./lost-earnings.ts";
import { measuredAmount, measuredBy } from "./measured-part.ts";

/** Why an agreed sum gives nothing for an event. */
export type PartBlocker =
  | "notChosen"
  | "waiting"
  | "notMeasured"
  | "belowTerms"
  | "belowLoss"
  | "usedUp"
  | "monthsPaid"
  | "notInsuredPerson"
  | "unknownYear";

interface Claimed {
  readonly event: InsuredEvent;
  readonly day: string;
  readonly byAccident: boolean;
  readonly measures?: ClaimMeasures;
}
interface Standing {
  /** The contract as it was on the day of the event. */
  readonly contract: ContractView;
  /** All claims on it that were accepted by now. */
  readonly claims: ContractView["claims"];
  readonly today: string;
}

interface Reckoned {
  readonly standing: Standing;
  /** Whether the law limits what bills are paid: beside lost earnings. */
  readonly isLimited: boolean;
}

const isRow = (row: object): row is { readonly dueDate: string; readonly balance: string } => "dueDate" in row && "balance" in row;

/** What claims have had of a cover. */
const paidOf = (claims: ContractView["claims"], cover: ClaimPart["cover"]): Tiyn =>
  claims.flatMap(({ parts = [] }) => parts).reduce((sum, part) => (part.cover === cover ? sum + part.amount : sum), 0);

/** What was agreed, of a contract as it was on a day. */
export const agreedThen = ({ terms, insured, beneficiaries, subjects }: ContractView): AgreedPolicy =>
  agreedPolicy({ terms, insured, beneficiaries, ...(subjects && { subjects }) });

function ofCover(
  { cover, byAccident, by }: Extract<EventSum, { of: "cover" }>,
  agreed: AgreedPolicy,
  { claims }: Pick<Standing, "claims">,
  claimed: Claimed,
): ClaimPart | PartBlocker {
  const chosen = agreed.covers.find(({ name }) => name === cover);
  if (chosen === undefined || (byAccident === true && !claimed.byAccident)) return "notChosen";
  const { startDate } = agreed.terms;
  if (chosen.waitingMonths !== undefined && claimed.day < addMonths(startDate, chosen.waitingMonths)) return "waiting";
  const whole = tiynOf(chosen.sum) ?? 0;
  const measured = by && measuredBy(by, claimed.measures ?? {}, coverTermsOn(startDate));
  if (by !== undefined && measured === undefined) return "notMeasured";
  const due = measured ? measuredAmount(whole, measured) : whole;
  if (due === 0) return "belowTerms";
  const amount = Math.min(due, whole - paidOf(claims, cover));
  return amount > 0 ? { of: "cover", cover, amount, ...(measured && { measured, whole }) } : "usedUp";
}

/** The one of those whom a contract insures whom the papers name. */
export const namedPerson = ({ insured }: Pick<AgreedPolicy, "insured">, person: string): AgreedPolicy["insured"][number] | undefined =>
  insured.find(({ name }) => isSameName(name, person));

/** Of workers whom their employer's contract does not name the papers alone say who they are. */
const isInsured = (agreed: AgreedPolicy, person: string): boolean =>
  agreed.insured.length === 0 || namedPerson(agreed, person) !== undefined;

function ofExpenses(agreed: AgreedPolicy, { event, day, measures = {} }: Claimed, isLimited: boolean): ClaimPart | PartBlocker {
  const { expenses, lossPercent = 0, person = "" } = measures;
  if (expenses === undefined || person === "") return "notMeasured";
  if (!isInsured(agreed, person)) return "notInsuredPerson";
  const most = isLimited ? maxExpenses(event, lossPercent, day) : expenses;
  if (most === undefined) return "unknownYear";
  const amount = Math.min(expenses, most);
  return amount > 0 ? { of: "expenses", amount, whole: expenses } : "belowLoss";
}

/** Whether a claim has paid the same person for months that start on a day or after it. */
const arePaid = (claims: ContractView["claims"], person: string, from: string): boolean =>
  claims.some(({ measures, parts = [] }) =>
    parts.some(({ earnings: paid }) => paid && isSameName(measures?.person ?? "", person) && from < addMonths(paid.from, paid.months)),
  );

function ofEarnings(agreed: AgreedPolicy, { claims, today }: Standing, { event, day, measures = {} }: Claimed): ClaimPart | PartBlocker {
  const { person = "" } = measures;
  const earnings = lostEarnings(measures, { eventDay: day, contractFrom: agreed.terms.startDate, day: today });
  if (earnings === undefined || person === "") return "notMeasured";
  if (arePaid(claims, person, earnings.from)) return "monthsPaid";
  if (!isPaidLoss(event, earnings.percent)) return "belowLoss";
  const amount = earnings.monthly * earnings.months;
  return amount > 0 ? { of: "earnings", amount, earnings } : "belowTerms";
}

function partOf(one: EventSum, agreed: AgreedPolicy, { standing, isLimited }: Reckoned, claimed: Claimed): ClaimPart | PartBlocker {
  switch (one.of) {
    case "contract":
      return { of: "contract", amount: tiynOf(standing.contract.sumAssured) ?? 0 };
    case "balance": {
      const balance = agreed.rows.filter(isRow).findLast(({ dueDate }) => dueDate <= claimed.day)?.balance ?? agreed.terms.sumAssured;
      return { of: "balance", amount: tiynOf(balance) ?? 0 };
    }
    case "cover":
      return ofCover(one, agreed, standing, claimed);
    case "expenses":
      return ofExpenses(agreed, claimed, isLimited);
    case "earnings":
      return ofEarnings(agreed, standing, claimed);
  }
}

/** Of several reasons what is said of a measure that was given comes first. */
const order: readonly PartBlocker[] = [
  "notInsuredPerson",
  "monthsPaid",
  "usedUp",
  "belowLoss",
  "belowTerms",
  "notMeasured",
  "waiting",
  "notChosen",
];

/**
 * The agreed sums that a claim is made of, each by what the papers show of it; a cover pays no more in all than its sum.
 * @returns why nothing is owed, where the line pays a sum.
 */
export function partsOf(
  { sums }: Pick<Extract<EventTerms, { is: "paid" }>, "sums">,
  standing: Standing,
  claimed: Claimed,
): readonly ClaimPart[] | PartBlocker {
  if (sums.length === 0) return [];
  const agreed = agreedThen(standing.contract);
  const isLimited = sums.some(({ of }) => of === "earnings");
  const found = sums.map((one) => partOf(one, agreed, { standing, isLimited }, claimed));
  // Bills may be claimed alone; lost earnings of which only a part is said are an oversight, and never left out.
  const earnings = found.find((_, index) => sums[index]?.of === "earnings");
  const { income, lossUntil } = claimed.measures ?? {};
  if (typeof earnings === "string" && (income !== undefined || lossUntil !== undefined)) return earnings;
  // Bills whose limit nobody knows yet would be left out of the sum for good.
  if (found.includes("unknownYear")) return "unknownYear";
  const parts = found.filter((one) => typeof one !== "string");
  return parts.length > 0 ? parts : (order.find((one) => found.includes(one)) ?? "notChosen");
}
