import { tiynOf } from "@shanyraq/rules";
import { requestSignatures } from "../agreements/request-signatures.ts";
import { notify } from "../../platform/messages/notify.ts";
import type { SignedIn } from "../../platform/server/context.ts";
import { issueContract } from "../ledger/issue-contract.ts";
import { openOrder } from "../orders/open-order.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { refuse, type Refusal } from "../../platform/server/refusal.ts";
import { appendPension, holdCase, type PensionCase } from "./cases.ts";
import { isApproved } from "./fold.ts";
import { orderPurposes, type OrderPurpose } from "./orders.ts";

/** Sends the application: it is confirmed, and its approval sheet is valid. */
export async function submit(requestID: string, context: SignedIn): Promise<PensionCase | Refusal> {
  const { customer, db, now } = context;
  const held = await holdCase(db, requestID, customer.id);
  if (!held) return refuse(404, "error.notFound");
  const { state } = held;
  if ("contractId" in state) return held;
  if (state.at !== "confirmed") return refuse(409, "error.pension.unconfirmed");
  if (!isApproved(state, today(now))) return refuse(409, "error.pension.lapsed");
  if (state.submitted) return held;
  return appendPension(db, held, { kind: "submitted", at: moment(now), data: { approval: state.approval.number } });
}

/** Makes the contract of a sent application, with the request to sign it: once, however often it is called. */
export async function conclude(requestID: string, context: SignedIn): Promise<PensionCase | Refusal> {
  const { customer, db, now, services } = context;
  const held = await holdCase(db, requestID, customer.id);
  if (!held) return refuse(404, "error.notFound");
  const { row, state } = held;
  if ("contractId" in state) return held;
  if (state.at !== "confirmed" || !state.submitted) return refuse(409, "error.pension.unconfirmed");
  if (!isApproved(state, today(now))) return refuse(409, "error.pension.lapsed");
  const { terms } = state.approval;
  const answers = { account: { iban: state.request.account.iban } };
  const { id } = await issueContract(db, services, now, { terms, customer, answers });
  const signing = await requestSignatures(db, services.random, {
    contractId: id,
    customer,
    at: now,
    insurer: services.insurerKey?.signatory,
  });
  for (const part of orderPurposes as readonly OrderPurpose[]) {
    // Where no fund can be asked by us its transfer is found by the number of an order, as another insurer's.
    if (part === "savings" && services.pensionFund) continue;
    const amount = tiynOf(terms.inputs[part] ?? "0") ?? 0;
    if (amount === 0) continue;
    const order = await openOrder(db, services, now, { pays: { contractId: id }, payerId: customer.id, amount });
    await db.insertInto("pension_order").values({ order_id: order.id, case_id: row.id, part }).execute();
  }
  await db.updateTable("pension_case").set({ contract_id: id }).where("id", "=", row.id).execute();
  const after = await appendPension(db, held, { kind: "concluded", at: moment(now), data: { contractId: id } });
  await notify(db, services.random, now, {
    key: `pensionSigned/${row.id}`,
    customerId: customer.id,
    kind: "pensionSigned",
    data: { number: row.number },
    url: `/sign/${signing ?? ""}`,
  });
  return after;
}
