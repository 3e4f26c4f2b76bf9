import type { Output } from "@shanyraq/calls";
import { pensionChecks, type PensionStep } from "@shanyraq/calls/vocabulary";
import { text } from "@shanyraq/i18n/text";
import { decimalOf, hideIban, tiynOf } from "@shanyraq/rules";
import type { Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { awaitingSignature } from "../documents/awaiting-signature.ts";
import { contractById } from "../ledger/read.ts";
import { price } from "../products/price.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { dayOf, today } from "../../platform/server/moment.ts";
import type { PensionCase } from "./cases.ts";
import { filesOfCase } from "./files.ts";
import { isApproved, isOpen, type PensionState } from "./fold.ts";
import { isSigned } from "./resume-pension-cases.ts";
import { firstPaymentBy, redemptionBy, transferBy } from "./legal-terms.ts";
import { ordersOf } from "./orders.ts";
import { papersNeeded } from "./papers-needed.ts";

export type PensionCaseView = NonNullable<Output<"getClientPensInf">["case"]>;
type CaseStep = PensionCaseView["steps"][number];

const sum = (decimal: string | undefined): string => decimalOf(tiynOf(decimal ?? "0") ?? 0);

/** What the terms of a request give, and from when. */
function figuresOf({ request: { terms } }: PensionState) {
  const priced = price(terms.inputs, terms.startDate, terms.agesOn);
  const { headline, facts = [] } = priced.ok ? (priced.offer.besides?.() ?? {}) : {};
  const from = facts.find(({ name }) => name === "calculator.fact.paymentsFrom")?.value;
  return { monthly: headline?.amount ?? "0.00", paymentsFrom: typeof from === "string" ? from : terms.startDate };
}

interface Standing {
  readonly signed: boolean;
  /** The day on which the first payment was ordered, by the ledger. */
  readonly paidOn: string | undefined;
}

/** The road from the application to the first payment, with the days that the law sets. */
function stepsOf({ row, events, state }: PensionCase, { signed, paidOn }: Standing, paymentsFrom: string): readonly CaseStep[] {
  const submitted = events.findLast(({ kind }) => kind === "submitted");
  const askedAt = "askedAt" in state ? state.askedAt : undefined;
  const inForceOn = state.at === "inForce" ? state.on : undefined;
  const paidAt = "fundPaidAt" in state ? state.fundPaidAt : undefined;
  const days: Readonly<Record<PensionStep, Omit<CaseStep, "step" | "state">>> = {
    application: { on: dayOf(submitted?.at ?? row.created_at) },
    signature: askedAt === undefined ? {} : { on: dayOf(askedAt) },
    transfer: {
      ...(askedAt !== undefined && { by: transferBy(dayOf(askedAt)) }),
      ...(paidAt !== undefined && { on: dayOf(paidAt) }),
    },
    inForce: inForceOn === undefined ? {} : { on: inForceOn },
    firstPayment:
      inForceOn === undefined ? {} : { ...(paidOn !== undefined && { on: paidOn }), by: firstPaymentBy(inForceOn, paymentsFrom) },
  };
  const done: Readonly<Record<PensionStep, boolean>> = {
    application: "contractId" in state,
    signature: signed,
    transfer: paidAt !== undefined || inForceOn !== undefined,
    inForce: inForceOn !== undefined,
    firstPayment: paidOn !== undefined,
  };
  const order = Object.keys(days) as PensionStep[];
  const now = order.find((step) => !done[step]);
  const standing = (step: PensionStep) => {
    if (done[step]) return "done";
    return step === now ? "now" : "later";
  };
  return order.map((step) => {
    const { on, by } = days[step];
    return {
      step,
      state: standing(step),
      ...(done[step] && on !== undefined && { on }),
      ...(!done[step] && by !== undefined && { by }),
    };
  });
}

async function contractOf(db: Kysely<Tables>, { row, state }: PensionCase, now: number) {
  if (!("contractId" in state) || state.contractId === undefined) return undefined;
  const { contractId } = state;
  const contract = await db.selectFrom("contract").select(["id", "number"]).where("id", "=", contractId).executeTakeFirst();
  const [first] = (await contractById(db, contractId, today(now)))?.view.moved ?? [];
  return (
    contract && {
      contract,
      sign: (await awaitingSignature(db, { contractId, customerId: row.customer_id }, now)) ?? null,
      signed: await isSigned(db, contractId, now),
      paidOn: first && dayOf(first.at),
    }
  );
}

/** A case as its owner sees it. */
export async function pensionCaseView(
  held: PensionCase,
  { db, locale, now }: Pick<SignedIn, "db" | "locale" | "now">,
): Promise<PensionCaseView> {
  const { row, events, state } = held;
  const { request } = state;
  const { inputs, instalment, product } = request.terms;
  const files = await filesOfCase(db, row.id);
  const orders = await ordersOf(db, row.id);
  const own = orders.find(({ part }) => part === "contribution");
  const other = orders.find(({ part }) => part !== "contribution");
  const concluded = await contractOf(db, held, now);
  const figures = figuresOf(state);
  const contractMade = events.find(({ kind }) => kind === "concluded");
  const refusal = state.at === "refused" ? state : undefined;
  return {
    requestID: row.id,
    number: row.number,
    stage: state.at,
    product,
    calculation: row.calculation,
    date: dayOf(row.created_at),
    premium: decimalOf(instalment),
    savings: sum(inputs.savings),
    contribution: sum(inputs.contribution),
    redemptionSum: sum(inputs.redemptionSum),
    ...figures,
    guaranteeYears: Number(inputs.guaranteeYears ?? "0"),
    iban: hideIban(request.account.iban),
    missing: papersNeeded(request)
      .filter((kind) => !files.some((file) => file.kind === kind))
      .map((kind) => ({ kind, name: text(locale, `pension.paper.kind.${kind}`) })),
    files,
    approval:
      "approval" in state ? { number: state.approval.number, until: state.approval.until, valid: isApproved(state, today(now)) } : null,
    checks: pensionChecks.map((check) => {
      if (refusal?.by === check) return { check, standing: "refused" as const, reason: refusal.reason };
      return { check, standing: "checks" in state ? state.checks[check].standing : ("pending" as const) };
    }),
    confirmed: state.at === "confirmed" || "contractId" in state,
    contract: concluded?.contract ?? null,
    sign: concluded?.sign ?? null,
    order: own ? { hash: own.hash, amount: decimalOf(own.amount), paid: own.state === "paid" } : null,
    redemption: other
      ? {
          number: other.number,
          amount: decimalOf(other.amount),
          paid: other.state === "paid",
          ...(contractMade && { by: redemptionBy(dayOf(contractMade.at)) }),
        }
      : null,
    steps: [...stepsOf(held, { signed: concluded?.signed ?? false, paidOn: concluded?.paidOn }, figures.paymentsFrom)],
    ...(refusal && {
      refusal: text(locale, `pension.refused.${refusal.by}`, { reason: refusal.reason }),
    }),
    withdrawable: isOpen(state),
  };
}
