import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { benefitsOf, leftOf } from "../../domain/ledger/benefits.ts";
import { contractById } from "../../domain/ledger/read.ts";
import { today } from "../../platform/server/moment.ts";
import { annuityOrder } from "../../testing/annuities/annuity-order.ts";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { paidContract } from "../../testing/contracts/change.ts";
import { maturityOf, RIPE, SOON, setAccount } from "../../testing/contracts/maturity.ts";
import { look } from "../../testing/contracts/premium.ts";
import { contractsBought, keyed, order } from "../../testing/purchase.ts";

const WHO = "nothing";
const SUM = 150_000_000;

let office: BackOffice;
let token: string;
beforeEach(async () => {
  ({ office, token } = await signedInOffice(WHO));
});
afterEach(() => office.database.close());

const person = () => office.person(WHO);
const ripe = () => paidContract(office, person().id, RIPE);
const annuity = (sum = "1500000") => annuityOrder(office, token, person(), sum);
const pay = (hash: string, contractId: string, as = token) =>
  office.post("/user/contracts/payFromPolicy", { hash, contractId }, as, keyed());
const leftIn = async (contractId: string) => {
  const held = await contractById(office.database.queries, contractId, today(office.clock.now));
  return (held ? benefitsOf(held.view, today(office.clock.now)) : []).reduce((total, one) => total + leftOf(one), 0);
};
const paidFor = async (hash: string) => {
  const [bought] = await contractsBought(office, hash);
  const held = bought && (await contractById(office.database.queries, bought.id, today(office.clock.now)));
  return held?.view.paid;
};

describe("a payout annuity", () => {
  it("can be paid from what a matured policy owes its owner, once", async () => {
    const contractId = await ripe();
    const hash = await annuity();
    const { body } = await look(office, hash, token);
    const [offered] = body["fromPolicy"] as { contractId: string; number: string; owed: string }[];
    expect(offered).toMatchObject({ contractId, owed: "1500000.00" });
    expect((await pay(hash, contractId)).body).toMatchObject({ success: true });
    expect([await leftIn(contractId), await paidFor(hash)]).toEqual([0, SUM]);
    const paid = (await look(office, hash, token)).body;
    expect(paid).toMatchObject({ state: "paid", receipt: { amount: "1500000.00", method: offered?.number } });
    // Another tab, and the worker, find nothing left to do.
    expect((await pay(hash, contractId)).status).toBe(409);
    await office.minuteLater();
    // The annuity pays its first payment on the day on which it is bought.
    expect([await leftIn(contractId), await paidFor(hash), office.payouts.orders.size]).toEqual([0, SUM, 1]);
    expect(await maturityOf(office, token, contractId)).toMatchObject({ left: "0.00", benefits: [{ state: "paid" }] });
  });
  it("paid by a part of what is owed leaves the rest to be paid to an account", async () => {
    const contractId = await ripe();
    await pay(await annuity("1000000"), contractId);
    expect(await leftIn(contractId)).toBe(SUM - 100_000_000);
    await setAccount(office, token, WHO, contractId);
    await office.minuteLater();
    // The rest of what was owed, and the annuity's first payment; either may be ordered first.
    const orders = [...office.payouts.orders.values()].toSorted((one, other) => other.amount - one.amount);
    expect(orders).toMatchObject([{ amount: 50_000_000 }, { holder: "Волков Илья Андреевич" }]);
    expect(await leftIn(contractId)).toBe(0);
  });
  it("cannot be paid by less than its price, by a sum that has not fallen due, or by one that was paid to an account meanwhile", async () => {
    const [small, soon] = [await ripe(), await paidContract(office, person().id, SOON)];
    const hash = await annuity("2000000");
    expect((await look(office, hash, token)).body["fromPolicy"]).toBeUndefined();
    for (const contractId of [small, soon]) {
      const { status, body } = await pay(hash, contractId);
      expect([status, body["message"]]).toEqual([409, expect.stringContaining("меньше взноса") as string]);
    }
    const fits = await annuity();
    await setAccount(office, token, WHO, small);
    expect((await pay(fits, small)).status).toBe(409);
    expect([await paidFor(hash), await paidFor(fits)]).toEqual([undefined, undefined]);
  });
  it("cannot be paid by another's policy, and nothing else can be paid this way", async () => {
    const contractId = await ripe();
    const hash = await annuity();
    const stranger = await office.login("overdue");
    const other = await paidContract(office, office.person("overdue").id, RIPE);
    expect((await pay(hash, contractId, stranger)).status).toBe(404);
    expect((await pay(hash, other)).status).toBe(404);
    expect((await pay(await order(office, token), contractId)).status).toBe(404);
    expect((await pay(hash, "none")).status).toBe(404);
    expect([await leftIn(contractId), await leftIn(other)]).toEqual([SUM, SUM]);
  });
  it("whose code is paid at the same moment is paid once, and the second payment is owed back", async () => {
    const contractId = await ripe();
    const hash = await annuity();
    await look(office, hash, token);
    await pay(hash, contractId);
    office.bank.put("paid", (index) => index === office.bank.payments.size - 1);
    await office.minuteLater();
    const payments = await office.database.queries
      .selectFrom("payment")
      .select(["state", "from_policy", "refund_amount"])
      .where("state", "=", "paid")
      .where("amount", "=", SUM)
      .orderBy("attempt")
      .execute();
    expect(payments.map(({ from_policy, refund_amount }) => [from_policy !== null, refund_amount])).toEqual([
      [false, SUM],
      [true, null],
    ]);
    expect([await leftIn(contractId), await paidFor(hash)]).toEqual([0, SUM]);
  });
  it("that two tabs pay at once from two policies uses one of them", async () => {
    const [one, two] = [await ripe(), await ripe()];
    const hash = await annuity();
    const answers = await Promise.all([pay(hash, one), pay(hash, two)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await leftIn(one)) + (await leftIn(two))).toBe(SUM);
  });
});
