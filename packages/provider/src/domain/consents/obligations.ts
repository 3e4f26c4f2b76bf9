import { pensionConsentType, type ConsentObligation, type ConsentType } from "@shanyraq/calls/vocabulary";
import type { Kysely } from "kysely";
import { undecidedStatements } from "../appeals/undecided.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { productNames } from "../entries/product-names.ts";
import { isFailed } from "../ledger/fold.ts";
import { contractsOf } from "../ledger/read.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { moment, today } from "../../platform/server/moment.ts";

/** An obligation between the customer and the insurer, because of which a consent cannot be withdrawn (Law on personal data, article 8). */
export interface Obligation {
  readonly kind: ConsentObligation;
  /** What its owner knows it by: the number of a contract or a statement, the name of a product. */
  readonly name: string;
  /** The contract whose page shows it; the number of a statement; null when a list shows it. */
  readonly id: string | null;
}

/** An order that stays unpaid for so long binds nobody: its calculation is from another month. */
const ORDER_DAYS = 30;
const DAY_MS = 86_400_000;

async function ofContracts(db: Kysely<Tables>, customerId: string, now: number): Promise<readonly Obligation[]> {
  const held = await contractsOf(db, customerId, today(now));
  return held.filter(({ view }) => !isFailed(view.status)).map(({ id, number }) => ({ kind: "contract", name: number, id }));
}

async function ofPayouts(db: Kysely<Tables>, customerId: string): Promise<readonly Obligation[]> {
  const under = await db
    .selectFrom("payout")
    .innerJoin("contract", "contract.id", "payout.contract_id")
    .select(["contract.id", "contract.number"])
    .where("contract.customer_id", "=", customerId)
    // What the bank sent back is owed still.
    .where("payout.state", "<>", "paid")
    .orderBy("payout.ordered_at")
    .execute();
  return under.map(({ id, number }) => ({ kind: "payout", name: number, id }));
}

/** Applications that are being assessed or may be paid, and orders that await payment. */
async function ofApplications({ db, customer, locale, now }: SignedIn): Promise<readonly Obligation[]> {
  const open = await db
    .selectFrom("application")
    .leftJoin("purchase_order as order", "order.application_id", "application.id")
    .select(["application.product", "application.state"])
    .where("application.customer_id", "=", customer.id)
    .where(({ and, eb, or }) =>
      or([
        eb("application.state", "in", ["in_review", "question", "confirmed"]),
        and([eb("order.state", "=", "awaiting_payment"), eb("order.created_at", ">", moment(now - ORDER_DAYS * DAY_MS))]),
      ]),
    )
    .orderBy("application.created_at")
    .execute();
  if (open.length === 0) return [];
  const names = await productNames(db, locale);
  return open.map(({ product, state }) => ({
    kind: state === "ordered" ? "order" : "application",
    name: names[product] ?? product,
    id: null,
  }));
}

/**
 * Undecided claims and complaints that they wrote while signed in. What was written only with their phone does not count: otherwise a stranger could block
 * another's consent.
 */
async function ofStatements(db: Kysely<Tables>, customerId: string): Promise<readonly Obligation[]> {
  const open = await undecidedStatements(db)
    .select("statement.number")
    .where("customer_id", "=", customerId)
    .where("kind", "<>", "feedback")
    .orderBy("created_at")
    .execute();
  return open.map(({ number }) => ({ kind: "statement", name: number, id: number }));
}

/** An open pension annuity: the fund and the bureau are asked for it. */
async function ofPension(db: Kysely<Tables>, customerId: string): Promise<readonly Obligation[]> {
  const open = await db
    .selectFrom("pension_case")
    .select("number")
    .where("customer_id", "=", customerId)
    .where("closed_at", "is", null)
    .execute();
  return open.map(({ number }) => ({ kind: "pension", name: number, id: null }));
}

/** Everything that prevents a withdrawal of the consent; empty when it may be withdrawn. */
export async function obligationsOf(context: SignedIn, type: ConsentType): Promise<readonly Obligation[]> {
  const { db, customer, now } = context;
  if (type === pensionConsentType) return ofPension(db, customer.id);
  return [
    ...(await ofContracts(db, customer.id, now)),
    ...(await ofPayouts(db, customer.id)),
    ...(await ofApplications(context)),
    ...(await ofStatements(db, customer.id)),
    ...(await ofPension(db, customer.id)),
  ];
}
