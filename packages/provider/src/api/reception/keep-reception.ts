import { MAX_PAPERS } from "@shanyraq/calls/vocabulary";
import { keepStatement } from "../../domain/appeals/keep-statement.ts";
import type { Handlers, SignedIn } from "../../platform/server/context.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment } from "../../platform/server/moment.ts";
import { isRefusal, refuse, refuseFields } from "../../platform/server/refusal.ts";
import { takeUpload } from "../../platform/uploads/take-upload.ts";
import { acknowledgement } from "./acknowledgement.ts";
import { noteAccess } from "./note-access.ts";
import { openReception, ownReception, stateOf } from "./receptions.ts";
import { officeName, staffFor } from "./staff.ts";

const filesOf = ({ db }: SignedIn, id: string) =>
  db.selectFrom("reception_file").select(["name", "size", "mime", "file_key"]).where("reception_id", "=", id).execute();

/** Gives scans that were sent ahead to a reception. @returns whether all were there, and not too many. */
async function takeScans(ids: readonly string[], verifier: string, receptionId: string, context: SignedIn) {
  const { db, services } = context;
  if ((await filesOf(context, receptionId)).length + ids.length > MAX_PAPERS) return "error.papersMany" as const;
  for (const one of new Set(ids)) {
    const taken = await takeUpload(one, verifier, context);
    if (!taken) return "error.fileGone" as const;
    const { id_hash: _, digest: __, ...file } = taken;
    await db
      .insertInto("reception_file")
      .values({ id: uuid(services.random), reception_id: receptionId, ...file })
      .execute();
  }
  return undefined;
}

type Calls = "setEmployeeReceptionData" | "sendEmployeeReception" | "leaveReception";

/** What is written while a customer is served, and what becomes of it: a statement of theirs under a number, or nothing. */
export const keepReception: Pick<Handlers, Calls> = {
  setEmployeeReceptionData: async ({ requestID, topic, text = "", contractNumber = "", files = [], verifier = "" }, context) => {
    const { db } = context;
    const staff = await staffFor(context, "serveCustomers");
    if (isRefusal(staff)) return staff;
    const held = await openReception(context, staff, requestID);
    if (isRefusal(held)) return held;
    const contract =
      contractNumber === ""
        ? undefined
        : await db
            .selectFrom("contract")
            .select("id")
            .where("number", "=", contractNumber)
            .where("customer_id", "=", held.customer_id)
            .executeTakeFirst();
    if (contractNumber !== "" && !contract) return refuseFields({ contractNumber: "error.contractOther" });
    const fault = await takeScans(files, verifier, requestID, context);
    if (fault) return refuseFields({ files: fault });
    await db
      .updateTable("reception")
      .set({ topic, words: text.trim(), contract_id: contract?.id ?? null })
      .where("id", "=", requestID)
      .execute();
    await noteAccess(context, staff, { act: "saved", customerId: held.customer_id });
    return { status: "ok", success: true, files: (await filesOf(context, requestID)).map(({ name, size }) => ({ name, size })) };
  },
  sendEmployeeReception: async ({ requestID }, context) => {
    const { customer: employee, db, now, services } = context;
    const staff = await staffFor(context, "serveCustomers");
    if (isRefusal(staff)) return staff;
    const held = await openReception(context, staff, requestID);
    if (isRefusal(held)) return held;
    if (held.words === "") return refuseFields({ text: "error.required" });
    const customer = await db.selectFrom("customer").selectAll().where("id", "=", held.customer_id).executeTakeFirstOrThrow();
    const contract = await db.selectFrom("contract").select("number").where("id", "=", held.contract_id).executeTakeFirst();
    // It is the customer's own, in their language and to their address, whoever typed it.
    const its = { ...context, customer, locale: customer.locale, address: undefined };
    const office = await officeName(staff.office, its);
    const { topic, words } = held;
    const details = { topic, text: words, office, ...(contract && { contractNumber: contract.number }) };
    const kept = await keepStatement({ kind: "visit", phone: customer.phone, email: customer.email, details }, its);
    if (isRefusal(kept)) return kept;
    const files = await filesOf(context, requestID);
    for (const file of files)
      await db
        .insertInto("statement_file")
        .values({ id: uuid(services.random), statement_id: kept.id, ...file })
        .execute();
    await db
      .updateTable("reception")
      .set({ statement_id: kept.id, ended_at: moment(now) })
      .where("id", "=", requestID)
      .execute();
    await noteAccess(context, staff, { act: "sent", customerId: customer.id, subject: kept.number });
    const bytes = await acknowledgement(
      { ...kept, ...details, customer, employee, files: files.map(({ name }) => name), siteOrigin: services.siteOrigin },
      customer.locale,
      now,
    );
    const { number, deadline } = kept;
    return { status: "ok", success: true, number, deadline, file: Buffer.from(bytes).toString("base64") };
  },
  leaveReception: async ({ requestID }, context) => {
    const { db, now } = context;
    const staff = await staffFor(context, "serveCustomers");
    if (isRefusal(staff)) return staff;
    const held = await ownReception(context, staff, requestID);
    if (isRefusal(held)) return held;
    if (stateOf(held, now) === "sent") return refuse(409, "error.receptionEnded");
    // Left already, by another tab.
    if (held.ended_at !== null) return { status: "ok", success: true };
    await db
      .updateTable("reception")
      .set({ ended_at: moment(now) })
      .where("id", "=", requestID)
      .execute();
    await noteAccess(context, staff, { act: "left", customerId: held.customer_id });
    return { status: "ok", success: true };
  },
};
