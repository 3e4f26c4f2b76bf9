import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { codeTo } from "../../testing/account.ts";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { keyed } from "../../testing/purchase.ts";
import {
  accountOf,
  agreedTermination,
  openTermination,
  requestTermination,
  confirmTermination,
  decideTermination,
} from "../../testing/contracts/termination.ts";

let office: BackOffice;
let token: string;
beforeEach(async () => {
  ({ office, token } = await signedInOffice("nothing"));
});
afterEach(() => office.database.close());

const WHO = "nothing";
const customer = () => office.person(WHO);

describe("a contract ends once", () => {
  const orders = () => office.database.queries.selectFrom("payout").selectAll().execute();
  it("even if its agreement is accepted several times at once", async () => {
    const made = await agreedTermination(office, token, WHO);
    const answers = await Promise.all(Array.from({ length: 10 }, () => decideTermination(office, token, made)));
    expect(answers.every(({ body }) => body["status"] === "ok")).toBe(true);
    expect(await orders()).toHaveLength(1);
    expect((await decideTermination(office, token, made, false)).status).toBe(409);
  });
  it("and of two tabs that both confirm one makes an agreement", async () => {
    const first = await requestTermination(office, token, WHO);
    const second = await openTermination(office, token, first.contractId, accountOf(customer()));
    const answers = await Promise.all([
      confirmTermination(office, token, first),
      confirmTermination(office, token, {
        contractId: first.contractId,
        requestID: String(second.body["requestID"]),
        code: codeTo(office, customer().phone),
      }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
  it("and pays out once, even if the bank is silent for a while; a returned payment is reported to both sides", async () => {
    const made = await agreedTermination(office, token, WHO);
    await decideTermination(office, token, made);
    office.payouts.bank.broken = true;
    await office.minuteLater();
    const row = expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown;
    expect(office.log).toContainEqual(expect.objectContaining({ event: "payout-failed", row }));
    office.payouts.bank.broken = false;
    office.payouts.bank.says = "returned";
    for (let minute = 0; minute < 5; minute += 1) await office.minuteLater();
    expect(office.payouts.orders.size).toBe(1);
    const [payout] = await orders();
    expect(payout).toMatchObject({ state: "returned", next_at: null });
    expect(office.inbox.filter(({ key }) => key.startsWith("payoutReturned/"))).toHaveLength(1);
    expect(office.log.filter(({ event }) => event === "payout-returned")).toHaveLength(1);
  });
  it("and a repeated command sends no second code", async () => {
    const { contractId } = await requestTermination(office, token, WHO);
    const headers = keyed();
    const send = () => office.post("/contract/calcCancel/sendSMS", { contractId, ...accountOf(customer()) }, token, headers);
    const [first, again] = [await send(), await send()];
    expect(again.body["requestID"]).toBe(first.body["requestID"]);
    expect(office.inbox.filter(({ key }) => key.startsWith(`code/termination/${String(first.body["requestID"])}`))).toHaveLength(1);
  });
});
