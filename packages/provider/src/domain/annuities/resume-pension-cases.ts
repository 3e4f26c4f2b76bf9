import { tiynOf } from "@shanyraq/rules";
import { signingState } from "../documents/signing-standing.ts";
import { eachRow } from "../../platform/failures/each-row.ts";
import { isNotSetAside } from "../../platform/failures/is-not-set-aside.ts";
import type { ProviderOptions } from "../../platform/ports/provider-options.ts";
import { contractById } from "../ledger/read.ts";
import { sql, type Kysely } from "kysely";
import type { Tables } from "../../platform/database/tables.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { appendPension, holdCase, readCase, type CaseRow, type PensionCase } from "./cases.ts";
import { resumeChecking } from "./check.ts";
import { beInForce, refuseByFund, settleFund } from "./settle.ts";

/** Cases looked at in one round. */
const BATCH_SIZE = 100;

/** Whether everybody has signed a contract's papers. */
export async function isSigned(db: Kysely<Tables>, contractId: string, now: number): Promise<boolean> {
  const request = await db.selectFrom("signing_request").selectAll().where("contract_id", "=", contractId).executeTakeFirst();
  if (!request) return false;
  const documents = await db.selectFrom("signing_document").select("id").where("request_id", "=", request.id).execute();
  const parties = await db.selectFrom("signing_party").select(["id", "role"]).where("request_id", "=", request.id).execute();
  const signatures = await db
    .selectFrom("signature")
    .innerJoin("signing_document", "signing_document.id", "signature.document_id")
    .select(["signature.document_id", "signature.party_id"])
    .where("signing_document.request_id", "=", request.id)
    .execute();
  return signingState({ documents, parties, signatures, deadline: request.deadline }, now) === "signed";
}

/** The contract is signed: the savings may be requested. Without savings, or without a fund to ask, only the money is awaited. */
async function beginTransfer(options: ProviderOptions, { row, state }: PensionCase, now: number): Promise<void> {
  if (state.at !== "concluded" || !(await isSigned(options.database.queries, state.contractId, now))) return;
  await options.database.queries.transaction().execute(async (db) => {
    const held = await holdCase(db, row.id);
    if (held?.state.at === "concluded")
      await appendPension(db, held, { kind: "fundAsked", at: moment(now), data: { reference: row.number } });
  });
}

/** Asks the fund for its transfer, again and again under one reference, until it has paid or refused. */
async function followTransfer(options: ProviderOptions, { row, state }: PensionCase, now: number): Promise<void> {
  if (state.at !== "asked" || state.fundPaidAt !== undefined || !options.pensionFund) return;
  const { queries } = options.database;
  const amount = tiynOf(state.approval.terms.inputs.savings ?? "0") ?? 0;
  const { iin } = await queries.selectFrom("customer").select("iin").where("id", "=", row.customer_id).executeTakeFirstOrThrow();
  const contract = await contractById(queries, state.contractId, today(now));
  if (amount === 0 || iin === null || !contract) return;
  const transfer = await options.pensionFund.transfer({ reference: row.number, iin, contract: contract.number, amount });
  if (transfer.state === "refused") return refuseByFund(options, row.id, transfer.reason, now);
  if (transfer.state !== "paid") return;
  // Another sum than the requested one does not become a premium of this contract: a person finds out where it belongs.
  if (transfer.amount !== amount) return options.log({ level: "error", event: "pension-transfer-differs" });
  await settleFund(options, row.id, transfer, now);
}

async function resumeCase(options: ProviderOptions, row: CaseRow, now: number): Promise<void> {
  await resumeChecking(options, row, now);
  await beginTransfer(options, await readCase(options.database.queries, row), now);
  await followTransfer(options, await readCase(options.database.queries, row), now);
  await beInForce(options, row.id, now);
}

/** Continues every case that waits for accounting, for a signature or for money: a case that fails does not delay the others. */
export async function resumePensionCases(options: ProviderOptions, now: number): Promise<void> {
  const open = await options.database.queries
    .selectFrom("pension_case")
    .selectAll()
    .where("closed_at", "is", null)
    .where(isNotSetAside("resumePensions", sql`pension_case.id::text`, now))
    .orderBy("looked_at", (order) => order.asc().nullsFirst())
    .limit(BATCH_SIZE)
    .execute();
  await eachRow(options, now, {
    job: "resumePensions",
    isOwed: true,
    rows: open,
    keyOf: ({ id }) => id,
    act: async (row) => {
      await options.database.queries
        .updateTable("pension_case")
        .set({ looked_at: moment(now) })
        .where("id", "=", row.id)
        .execute();
      await resumeCase(options, row, now);
    },
  });
}
