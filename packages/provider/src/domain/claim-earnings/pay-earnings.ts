import { addMonths } from "@shanyraq/rules";
import type { Kysely } from "kysely";
import type { ClaimShare } from "../../platform/database/records/contract-event.ts";
import type { Tables } from "../../platform/database/tables.ts";
import { eachRow } from "../../platform/failures/each-row.ts";
import type { Services } from "../../platform/ports/provider-options.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { nextMonth } from "../claim-measures/lost-earnings.ts";
import { appendEvents } from "../ledger/append.ts";
import { orderShare } from "../claims/order-share.ts";

type Random = Services["random"];

/** The account to which the last month of a claim went; undefined while its payee has named none. */
async function lastAccount(db: Kysely<Tables>, claimId: string) {
  const found = await db
    .selectFrom("claim_share")
    .select(["iban", "holder", "iin"])
    .where("claim_id", "=", claimId)
    .where("iban", "is not", null)
    .orderBy("no", "desc")
    .executeTakeFirst();
  return found && found.iban !== null && found.holder !== null && found.iin !== null
    ? { iban: found.iban, holder: found.holder, iin: found.iin }
    : undefined;
}

/**
 * The next month of a claim's lost earnings: an event of the ledger, a share of its own, and an order to the account of the month before. Under the contract's
 * lock, so that of two workers one pays it.
 * @param db a transaction.
 */
export async function payMonth(
  db: Kysely<Tables>,
  claimId: string,
  { random, now }: { readonly random: Random; readonly now: number },
): Promise<void> {
  const day = today(now);
  const { contract_id: contractId } = await db
    .selectFrom("claim_earnings")
    .select("contract_id")
    .where("claim_id", "=", claimId)
    .executeTakeFirstOrThrow();
  await db.selectFrom("contract").select("id").where("id", "=", contractId).forNoKeyUpdate().execute();
  const due = await db
    .selectFrom("claim_earnings")
    .innerJoin("statement", "statement.id", "claim_earnings.claim_id")
    .selectAll("claim_earnings")
    .select("statement.number")
    .where("claim_id", "=", claimId)
    .where("next_on", "<=", day)
    .executeTakeFirst();
  if (!due) return;
  const { name, monthly: amount, months, from_day: from, until_day: until } = due;
  const share: ClaimShare = { id: uuid(random), kind: "insured", name, amount };
  const dueOn = addMonths(from, months);
  await appendEvents(db, contractId, [{ kind: "earningsDue", at: moment(now), data: { claim: due.number, share, dueOn } }], now);
  const { last } = await db
    .selectFrom("claim_share")
    .select(({ fn }) => fn.max("no").as("last"))
    .where("claim_id", "=", claimId)
    .executeTakeFirstOrThrow();
  const account = await lastAccount(db, claimId);
  const own = { id: share.id, claim_id: claimId, contract_id: contractId, no: (last ?? 0) + 1, kind: share.kind, name, amount };
  await db
    .insertInto("claim_share")
    .values({ ...own, birth_date: null, iin: account?.iin ?? null, owed_on: dueOn, iban: null, holder: null })
    .execute();
  if (account) await orderShare(db, { id: share.id, contract_id: contractId, owed_on: dueOn }, account, { random, now });
  await db
    .updateTable("claim_earnings")
    .set({ months: months + 1, next_on: nextMonth(from, { until }, months + 1) ?? null })
    .where("claim_id", "=", claimId)
    .execute();
}

/** Pays the months of lost earnings that have started, each claim one month at a time. */
export async function payEarnings(services: Pick<Services, "database" | "random" | "log">, now: number): Promise<void> {
  const { database, random } = services;
  const rows = await database.queries.selectFrom("claim_earnings").select("claim_id").where("next_on", "<=", today(now)).execute();
  await eachRow(services, now, {
    job: "payEarnings",
    rows,
    keyOf: ({ claim_id: id }) => id,
    act: ({ claim_id: id }) => database.queries.transaction().execute((db) => payMonth(db, id, { random, now })),
  });
}
