import { recordDeath, showAlive } from "@shanyraq/provider/testing/lives";
import type { LivesOffice, Reply } from "./lives-office.ts";
import { HOLDER, IBAN, type Policyholder } from "./policyholder.ts";
import type { Act } from "./story.ts";

/** Whose contract it is, and the session in which they act. */
interface Acting {
  readonly office: LivesOffice;
  readonly holder: Policyholder;
  readonly token: string;
  readonly contractId: string;
}

const tenge = (tiyn: number): string => (tiyn / 100).toFixed(2);
const account = { iban: IBAN, holder: HOLDER };

/** Whether a reply took what was asked; a refusal of the product is part of a life, a broken call is not. */
function isTaken({ status, body }: Reply): boolean {
  if (status >= 500) throw new Error(`the product broke: ${JSON.stringify(body)}`);
  return body["success"] === true;
}

async function payOrder(office: LivesOffice, hash: string, token: string): Promise<void> {
  await office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token);
  office.bank.takeLast();
  const paid = await office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token);
  if (paid.body["state"] !== "paid") throw new Error(`not paid: ${JSON.stringify(paid.body)}`);
}

async function pay({ office, token, contractId }: Acting, tiyn: number): Promise<void> {
  const { body } = await office.post("/user/contracts/pay", { contractId, amount: tenge(tiyn), again: true }, token);
  if (typeof body["hash"] === "string") await payOrder(office, body["hash"], token);
}

/** Pays the order of what comes beside the savings of a pension. */
async function payBeside({ office, token, contractId }: Acting, part: "redemptionSum" | "contribution"): Promise<void> {
  const order = await office.queries
    .selectFrom("purchase_order as order")
    .innerJoin("pension_order", "pension_order.order_id", "order.id")
    .select("order.hash")
    .where("order.contract_id", "=", contractId)
    .where("pension_order.part", "=", part)
    .executeTakeFirst();
  if (!order) return;
  const code = await office.post("/kaspi-qr-pay", { hash: order.hash, attempt: 1 }, token);
  if (code.status < 400) await payOrder(office, order.hash, token);
}

/** Pays what the card of the contract says is overdue. */
async function restore(acting: Acting): Promise<void> {
  const { body } = await acting.office.post("/user/contracts/", { id: acting.contractId }, acting.token);
  const [card] = body["data"] as readonly { readonly overdue: string }[];
  const overdue = Math.round(Number(card?.overdue ?? 0) * 100);
  if (overdue > 0) await pay(acting, overdue);
}

interface Agreed {
  /** Where the request is made, and where its code confirms it. */
  readonly request: string;
  readonly confirm: string;
  readonly input: object;
}

/** Shows who they are, asks, and types the code; the id of the request, or undefined where the product refused. */
async function confirmed({ office, holder, token, contractId }: Acting, { request, confirm, input }: Agreed): Promise<string | undefined> {
  office.minutesLater(3);
  await office.post("/contract/calcChange/verifyID", { contractId, code: holder.digits }, token);
  const reply = await office.post(request, { contractId, ...input }, token);
  if (!isTaken(reply)) return undefined;
  const requestID = String(reply.body["requestID"]);
  const done = await office.post(confirm, { contractId, requestID, code: office.lastCode() }, token);
  return isTaken(done) ? requestID : undefined;
}

/** Reads an agreement and accepts it. */
async function sign({ office, token }: Acting, call: string, requestID: string): Promise<void> {
  const { body } = await office.post("/getAdditionalAgreement", { requestID }, token);
  const signed = await office.post(call, { requestID, sha256: body["sha256"], accept: true }, token);
  if (!isTaken(signed)) throw new Error(`not signed: ${JSON.stringify(signed.body)}`);
}

async function change(acting: Acting, to: Readonly<Record<string, string>>): Promise<void> {
  const agreed = { request: "/contract/calcChange/worksheet", confirm: "/contract/change", input: { change: to } };
  const requestID = await confirmed(acting, agreed);
  if (requestID !== undefined) await sign(acting, "/postAdditionalAgreement", requestID);
}

async function end(acting: Acting, repaidOn: string | undefined): Promise<void> {
  const input = { ...account, ...(repaidOn !== undefined && { repaidOn }) };
  const requestID = await confirmed(acting, { request: "/contract/calcCancel/sendSMS", confirm: "/contract/cancel", input });
  if (requestID !== undefined) await sign(acting, "/postTerminationAgreement", requestID);
}

/** Does what a story says of a day; where the product takes no such thing, nothing happens. */
export async function perform(acting: Acting, act: Act): Promise<void> {
  const { office, holder, contractId } = acting;
  switch (act.do) {
    case "pay":
      return pay(acting, act.tiyn);
    case "restore":
      return restore(acting);
    case "change":
      return change(acting, act.to);
    case "end":
      return end(acting, act.repaidOn);
    case "account":
      await confirmed(acting, { request: "/contract/maturity/sendSMS", confirm: "/contract/maturity/confirm", input: account });
      return;
    case "return":
      // The bank is asked again a quarter of an hour after it was last.
      if (office.bank.returnLast()) office.minutesLater(16);
      return;
    case "alive":
      return office.queries.transaction().execute((db) => showAlive(db, holder.id, "clerk", office.clock.now));
    case "death":
      await office.queries.transaction().execute((db) => recordDeath(db, contractId, act.diedOn ?? act.on, office.clock.now));
      return;
    case "fundPays": {
      const paidAt = act.paidOn === undefined ? new Date(office.clock.now).toISOString() : `${act.paidOn}T07:00:00.000Z`;
      return office.fund.says({ state: "paid", transfer: "T-1", amount: act.tiyn, paidAt });
    }
    case "fundRefuses":
      return office.fund.says({ state: "refused", reason: "unknown" });
    case "payBeside":
      return payBeside(acting, act.part);
    case "look":
  }
}
