import { readFileSync } from "node:fs";
import path from "node:path";
import { payoutStates } from "@shanyraq/calls/vocabulary";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { takeReturned } from "../claim-later/take-returned.ts";
import { notifyPayee } from "../claims/notify-payee.ts";
import { payDue } from "../maturities/pay-due.ts";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { identify } from "../../testing/contracts/change.ts";
import { askAccount, setUpAccount, setAccount } from "../../testing/contracts/maturity.ts";
import { agreedTermination, costOf, decideTermination } from "../../testing/contracts/termination.ts";
import { sendPayouts } from "./send-payouts.ts";
import { payoutExits } from "./payout-exits.ts";

const WHO = "nothing";
const OTHER = "KZ548562031000000001";
let office: BackOffice;
let token: string;
beforeEach(async () => {
  ({ office, token } = await signedInOffice(WHO));
});
afterEach(() => office.database.close());

const payouts = () =>
  office.database.queries
    .selectFrom("payout")
    .select(["id", "state", "iban", "amount", "replaces", "ended_at"])
    .orderBy("ordered_at")
    .execute();
/** A contract that has ended; the bank has its money or has been ordered to send it. */
async function ended(): Promise<string> {
  const made = await agreedTermination(office, token, WHO);
  expect((await decideTermination(office, token, made)).status).toBe(200);
  return made.contractId;
}
/** What the cabinet shows as waiting for its owner at the ends of contracts. */
const waiting = async () => ((await office.post("/user/contracts/", {}, token)).body["summary"] as { ends: object[] }).ends;
const hour = async () => {
  office.clock.now += 3_600_000;
  await office.minuteLater();
};
const another = (contractId: string) => setAccount(office, token, WHO, contractId, { iban: OTHER, holder: "Волков Илья" });

describe("every state of a payout has a way out", () => {
  it("by a job from ordered, whatever the bank was before", async () => {
    office.payouts.bank.broken = true;
    await ended();
    await hour();
    expect(await payouts()).toMatchObject([{ state: "ordered" }]);
    office.payouts.bank.broken = false;
    await hour();
    expect(await payouts()).toMatchObject([{ state: "sent" }]);
  });
  it("by a job from sent", async () => {
    await ended();
    await hour();
    expect(await payouts()).toMatchObject([{ state: "sent" }]);
    office.payouts.bank.says = "paid";
    await hour();
    expect(await payouts()).toMatchObject([{ state: "paid" }]);
  });
  it("under one reference however often the bank is called, so that it pays once", async () => {
    await ended();
    for (let round = 0; round < 3; round += 1) await hour();
    expect([office.payouts.bank.calls, office.payouts.orders.size]).toEqual([3, 1]);
  });
  it("once, even if two processes received the answer: the second, slower one changes nothing and notifies nobody", async () => {
    await ended();
    const { promise: slow, resolve: answer } = Promise.withResolvers<void>();
    office.payouts.bank.slow = slow;
    office.payouts.bank.says = "paid";
    office.clock.now += 60_000;
    const first = office.provider.work();
    await expect.poll(() => office.payouts.bank.calls).toBe(1);
    office.clock.now += 120_000;
    await sendPayouts(office.options, office.clock.now, { notifyPayee, takeReturned });
    const [paid] = await payouts();
    answer();
    await first;
    await office.minuteLater();
    expect(await payouts()).toEqual([paid]);
    expect(office.inbox.filter(({ key }) => key.startsWith("payoutPaid/"))).toHaveLength(1);
  });
  it("by its owner from returned: the same sum is sent again, to the account that they name", async () => {
    office.payouts.bank.says = "returned";
    const contractId = await ended();
    await hour();
    const [first] = await payouts();
    expect(first).toMatchObject({ state: "returned" });
    const overview = (await office.post("/contract/maturity", { contractId }, token)).body;
    expect(overview).toMatchObject({ benefits: [{ state: "returned" }], owed: (Number(first?.amount) / 100).toFixed(2) });
    expect(overview["refused"]).toBeUndefined();
    expect(await waiting()).toMatchObject([{ id: contractId, stage: "returned", amount: overview["owed"] }]);
    office.payouts.bank.says = "sent";
    expect((await another(contractId)).body).toMatchObject({ status: "ok" });
    expect(await waiting()).toEqual([]);
    await hour();
    expect(await payouts()).toMatchObject([
      { state: "returned" },
      { state: "sent", iban: OTHER, amount: first?.amount, replaces: first?.id },
    ]);
    expect((await costOf(office, token, contractId))["tracker"]).toMatchObject({ payout: { state: "sent", iban: "KZ54…0001" } });
    // The page that named the account says how far the money has come, and not that nothing is paid.
    const after = (await office.post("/contract/maturity", { contractId }, token)).body;
    expect(after).toMatchObject({ benefits: [{ state: "sent", iban: "KZ54…0001" }], refused: { reason: "paid" }, owed: "0.00" });
    // It is no longer owed: another account is not requested, and nothing is paid twice.
    await identify(office, token, contractId, WHO);
    expect((await askAccount(office, token, contractId, { iban: OTHER, holder: "Волков Илья" })).status).toBe(409);
    expect(await payouts()).toHaveLength(2);
  });
  it("from returned as often as a bank sends it back", async () => {
    office.payouts.bank.says = "returned";
    const contractId = await ended();
    await hour();
    await another(contractId);
    await hour();
    expect((await payouts()).map(({ state }) => state)).toEqual(["returned", "returned"]);
    office.payouts.bank.says = "paid";
    office.clock.now += 121_000;
    await another(contractId);
    await hour();
    expect((await payouts()).map(({ state }) => state)).toEqual(["returned", "returned", "paid"]);
    await office.minuteLater();
    expect(office.inbox.filter(({ key }) => key.startsWith("payoutReturned/"))).toHaveLength(2);
    expect(office.inbox.filter(({ key }) => key.startsWith("payoutPaid/"))).toHaveLength(1);
  });
  it("from returned only by its owner: an account named for the end of the term is not paid to", async () => {
    office.payouts.bank.says = "returned";
    const contractId = await ended();
    const requestId = await setUpAccount(office, { contract_id: contractId, customer_id: office.person(WHO).id });
    await hour();
    await payDue(office.database.queries, { requestId, random: office.options.random, now: office.clock.now });
    expect(await payouts()).toHaveLength(1);
  });
  it("that the runbook names", () => {
    const runbook = readFileSync(path.resolve(import.meta.dirname, "../../../../../docs/runbook.md"), "utf8");
    for (const state of payoutStates) expect(runbook, state).toContain(`| \`${state}\` |`);
    expect(Object.values(payoutExits).filter((exit) => exit === "end")).toHaveLength(1);
  });
});
