import { addDays, decimalOf, type Tiyn } from "@shanyraq/rules";
import { sql, type Kysely, type Selectable } from "kysely";
import type { Tables } from "../../../platform/database/tables.ts";
import { eachRow } from "../../../platform/failures/each-row.ts";
import { isNotSetAside } from "../../../platform/failures/is-not-set-aside.ts";
import { dueBy } from "../../ledger/owed.ts";
import { contractById, type OwnedContract } from "../../ledger/read.ts";
import { lockContract } from "../../ledger/lock-contract.ts";
import { notify } from "../../../platform/messages/notify.ts";
import { shownDate } from "../../../platform/messages/shown.ts";
import { blockerOf } from "../../open-items/blocker-of.ts";
import type { ProviderOptions } from "../../../platform/ports/provider-options.ts";
import { openOrder } from "../../orders/open-order.ts";
import { openPayment } from "../../orders/open-payment.ts";
import { moment, today } from "../../../platform/server/moment.ts";

/** A charge is announced so many days before. */
export const NOTICE_DAYS = 3;
/** Days after the first try on which a charge that failed is tried again; after the last it is turned off. */
export const RETRY_DAYS = [1, 3, 5] as const;
/** After so long, a charge that the bank does not know has never reached it. */
const CHARGE_MS = 3_600_000;
const BATCH_SIZE = 200;

type Autopay = Selectable<Tables["autopay"]> & { readonly mask: string };
interface Look {
  readonly db: Kysely<Tables>;
  readonly options: ProviderOptions;
  readonly now: number;
  readonly autopay: Autopay;
  readonly held: OwnedContract;
}

function notifyOwner(
  { db, options, now, autopay, held }: Look,
  kind: "autopaySoon" | "autopayDeclined" | "autopayOff",
  { key, date, amount }: { readonly key: string; readonly date: string; readonly amount: Tiyn },
): Promise<void> {
  return notify(db, options.random, now, {
    key: `${kind}/${held.id}/${key}`,
    customerId: autopay.customer_id,
    kind,
    data: { contract: held.number, date: shownDate(date), amount: decimalOf(amount), mask: autopay.mask },
    url: kind === "autopaySoon" ? `/cabinet/reports/${held.id}` : `/payment?contract=${held.id}`,
  });
}

const turnOff = ({ db, now, autopay }: Pick<Look, "db" | "now" | "autopay">, reason: "declined" | "ended") =>
  db
    .updateTable("autopay")
    .set({ off_at: moment(now), off_reason: reason })
    .where("id", "=", autopay.id)
    .execute();

/** Makes the order and the payment of a charge; the settling job sends it. */
async function order({ db, options, now, autopay, held }: Look, dueDate: string, amount: Tiyn): Promise<void> {
  const opened = await openOrder(db, options, now, { pays: { contractId: held.id }, payerId: autopay.customer_id, amount, byCard: true });
  await openPayment(db, options, now, opened, { by: "card", autopayId: autopay.id, dueDate, expiresAt: now + CHARGE_MS });
}

/** The day of the next try after these have failed; undefined after the last. */
function nextTry(failed: readonly { readonly created_at: string }[]): string | undefined {
  const [first] = failed;
  const days = first ? RETRY_DAYS[failed.length - 1] : 0;
  return first && days !== undefined ? addDays(today(Date.parse(first.created_at)), days) : undefined;
}

/** What is due of one contract, and whether it is charged now. */
async function charge(look: Look): Promise<void> {
  const { db, now, autopay, held } = look;
  // What restores a cover is paid by its owner's own will: they may rather let it go.
  if (held.view.status === "suspended") return;
  // A reported event is not decided: nothing is charged, and no try is lost meanwhile.
  if (held.view.heldFor !== undefined) return;
  const day = today(now);
  const unpaid = held.view.dues.filter(({ state }) => state !== "paid");
  const soon = unpaid.find(({ dueDate }) => dueDate > day && dueDate <= addDays(day, NOTICE_DAYS));
  if (soon) await notifyOwner(look, "autopaySoon", { key: soon.dueDate, date: soon.dueDate, amount: soon.amount - soon.paid });
  const amount = dueBy(held.view, day);
  const dueDate = unpaid.findLast((due) => due.dueDate <= day)?.dueDate;
  if (amount === 0 || dueDate === undefined) return;

  const tries = await db
    .selectFrom("payment")
    .select(["id", "state", "created_at", "amount"])
    .where("autopay_id", "=", autopay.id)
    .where("due_date", "=", dueDate)
    .orderBy("created_at")
    .execute();
  // Its outcome is unknown: it is queried, and no other charge is made.
  if (tries.some(({ state }) => state === "creating" || state === "confirming")) return;
  const failed = tries.filter(({ state }) => state === "declined" || state === "expired" || state === "wrongAmount");
  const last = failed.at(-1);
  if (last) {
    const date = nextTry(failed);
    if (date === undefined) {
      await turnOff(look, "declined");
      return notifyOwner(look, "autopayOff", { key: autopay.id, date: day, amount });
    }
    await notifyOwner(look, "autopayDeclined", { key: last.id, date, amount: last.amount });
    if (day < date) return;
  }
  if (!(await blockerOf(db, "charge", held.id, now))) await order(look, dueDate, amount);
}

const lookAt = (options: ProviderOptions, id: string, now: number): Promise<void> =>
  options.database.queries.transaction().execute(async (db) => {
    // Two workers that look at the same consent wait for each other here.
    const autopay = await db
      .updateTable("autopay")
      .set({ looked_at: moment(now) })
      .where("id", "=", id)
      .where("off_at", "is", null)
      .returningAll()
      .executeTakeFirst();
    if (!autopay) return;
    await lockContract(db, autopay.contract_id);
    const held = await contractById(db, autopay.contract_id, today(now));
    const { mask } = await db.selectFrom("saved_card").select("mask").where("id", "=", autopay.card_id).executeTakeFirstOrThrow();
    const own = { ...autopay, mask: mask ?? "" };
    if (!held?.view.next) return void (await turnOff({ db, now, autopay: own }, "ended"));
    await charge({ db, options, now, autopay: own, held });
  });

/** Charges the premiums that are due of contracts with autopay, announces the coming charges, and continues after failed ones. */
export async function orderCharges(options: ProviderOptions, now: number): Promise<void> {
  if (!options.savedPayments) return;
  const due = await options.database.queries
    .selectFrom("autopay")
    .select("id")
    .where("off_at", "is", null)
    .where(isNotSetAside("orderCharges", sql`autopay.id::text`, now))
    .orderBy("looked_at", (order) => order.asc().nullsFirst())
    .limit(BATCH_SIZE)
    .execute();
  await eachRow(options, now, { job: "orderCharges", rows: due, keyOf: ({ id }) => id, act: ({ id }) => lookAt(options, id, now) });
}
