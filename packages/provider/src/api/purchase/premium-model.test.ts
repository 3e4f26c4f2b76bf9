import { randomBytes } from "node:crypto";
import { addMonths, decimalOf } from "@shanyraq/rules";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { appendEvents } from "../../domain/ledger/append.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { isFullRun } from "../../testing/full-run.ts";
import { balanceOf, heldBy, look } from "../../testing/contracts/premium.ts";
import { key, keyed } from "../../testing/purchase.ts";

/** Few and small premiums, so that they are soon all paid and more than that comes. */
const INSTALMENT = 100_000;
const INSTALMENTS = 3;
const MINUTE = 60_000;

/** What the outside world has seen of one contract. */
interface Real {
  readonly contractId: string;
  readonly number: string;
  readonly orders: { readonly hash: string; readonly token: string | undefined; readonly key: string; readonly amount: string }[];
}
type Model = Record<string, never>;

let office: BackOffice;
let token: string;
beforeAll(async () => {
  office = await backOffice();
  token = await office.login("overdue");
});
afterAll(() => office.database.close());

async function newContract(): Promise<Real> {
  const { queries } = office.database;
  const { view } = await heldBy(office, "overdue", ({ product }) => product === "senim");
  const at = moment(office.clock.now);
  const startDate = addMonths(today(office.clock.now), -1);
  const terms = { ...view.terms, startDate, instalment: INSTALMENT, instalments: INSTALMENTS, frequency: "monthly" as const };
  const contractId = uuid(randomBytes);
  const number = `SH-MODEL-${contractId.slice(0, 8).toUpperCase()}`;
  const { id: customer_id } = office.person("overdue");
  const row = { id: contractId, number, product: "senim", customer_id, order_id: null, payment_id: null, created_at: at };
  await queries.insertInto("contract").values(row).execute();
  await appendEvents(
    queries,
    contractId,
    [{ kind: "issued", at, data: { terms, insured: view.insured, beneficiaries: [] } }],
    office.clock.now,
  );
  return { contractId, number, orders: [] };
}

const paymentsOf = ({ contractId }: Real) =>
  office.database.queries
    .selectFrom("payment")
    .innerJoin("purchase_order", "purchase_order.id", "payment.order_id")
    .select(["payment.reference", "payment.amount"])
    .where("purchase_order.contract_id", "=", contractId)
    .orderBy("payment.created_at")
    .orderBy("payment.attempt")
    .execute();

/** Whatever happens: what the bank took is what counts and what is owed back, each receipt counts once, and never more than the price. */
async function balances(real: Real): Promise<void> {
  const { taken, back, counted, events, receipts, paid, price, owed } = await balanceOf(office, real.contractId);
  expect(counted + back).toBe(taken);
  expect(events).toBeLessThanOrEqual(receipts);
  expect(paid).toBe(counted);
  expect(paid + owed).toBe(price);
  expect(paid).toBeLessThanOrEqual(price);
}

type Step = fc.AsyncCommand<Model, Real>;
const step = (name: string, act: (real: Real) => Promise<unknown>): Step => ({
  check: () => true,
  run: async (_, real) => {
    await act(real);
    await balances(real);
  },
  toString: () => name,
});
const ask = (real: Real, as: string | undefined, idempotency: string, amount: string) =>
  as === undefined
    ? office.post("/polis", { number: real.number, iin: office.person("overdue").iin, amount, again: true }, undefined, keyed(idempotency))
    : office.post("/user/contracts/pay", { contractId: real.contractId, amount, again: true }, as, keyed(idempotency));

const ordering = (tiyn: number, guest: boolean) =>
  step(`order ${tiyn} as ${guest ? "a guest" : "the owner"}`, async (real) => {
    const [amount, as, idempotency] = [decimalOf(tiyn), guest ? undefined : token, key()];
    const { status, body } = await ask(real, as, idempotency, amount);
    if (status !== 200) return expect([400, 409]).toContain(status);
    real.orders.push({ hash: String(body["hash"]), token: as, key: idempotency, amount });
    // As the page does, which shows the code of what it has ordered.
    await look(office, String(body["hash"]), as);
  });
const orderingAgain = (which: number) =>
  step(`order ${which} again under its key`, async (real) => {
    const order = real.orders[which % Math.max(1, real.orders.length)];
    if (order) expect((await ask(real, order.token && token, order.key, order.amount)).body["hash"]).toBe(order.hash);
  });
const looking = (which: number, attempt: number, doubled: boolean) =>
  step(`look at order ${which} for code ${attempt}${doubled ? " twice at once" : ""}`, async (real) => {
    const order = real.orders[which % Math.max(1, real.orders.length)];
    if (!order) return;
    const once = () => look(office, order.hash, order.token && token, attempt);
    for (const { status } of await Promise.all(doubled ? [once(), once()] : [once()])) expect([200, 409, 500, 502]).toContain(status);
  });
const banking = (which: number, state: "paid" | "declined" | "cancelled" | "scanned", more: number) =>
  step(`the bank says ${state} of payment ${which}, ${more} tiyn more`, async (real) => {
    const payments = await paymentsOf(real);
    const { reference, amount } = payments[which % Math.max(1, payments.length)] ?? {};
    const before = office.bank.payments.get(reference ?? "");
    // What is paid stays paid: a bank takes no word back.
    if (reference !== undefined && amount !== undefined && before && before.state !== "paid")
      office.bank.payments.set(reference, { state, amount: amount + more });
  });
/** A code ends unpaid and another is drawn, which leaves two by which money may come. */
const drawingAgain = (which: number) =>
  step(`another code for order ${which}`, async (real) => {
    const order = real.orders[which % Math.max(1, real.orders.length)];
    if (!order) return;
    office.clock.now += 16 * MINUTE;
    token = await office.login("overdue");
    const as = order.token === undefined ? undefined : token;
    for (const attempt of [1, 2, 3]) await look(office, order.hash, as, attempt);
  });
const payingAll = () =>
  step("the bank has all the money", async (real) => {
    for (const { reference, amount } of await paymentsOf(real))
      if (office.bank.payments.get(reference)?.state !== "paid") office.bank.payments.set(reference, { state: "paid", amount });
  });
const passing = (minutes: number) => step(`${minutes} minutes pass`, async () => void (office.clock.now += minutes * MINUTE));
const breaking = (broken: boolean) =>
  step(`the line is ${broken ? "broken" : "mended"}`, async () => void (office.bank.line.broken = broken));
const dying = (point: string) => step(`death at ${point}`, async () => void office.deaths.add(point));
const working = () => step("two rounds at once", () => Promise.allSettled([office.provider.work(), office.provider.work()]));

const index = fc.nat({ max: 5 });
const steps = [
  fc
    .tuple(fc.constantFrom(INSTALMENT, INSTALMENT * INSTALMENTS, 2 * INSTALMENT, 100, 50, 12_345, 900_000), fc.boolean())
    .map((of) => ordering(...of)),
  index.map(orderingAgain),
  index.map(drawingAgain),
  fc.constant(undefined).map(payingAll),
  fc.tuple(index, fc.integer({ min: 1, max: 3 }), fc.boolean()).map((of) => looking(...of)),
  fc.tuple(index, fc.constant("paid" as const), fc.constantFrom(0, 0, 0, 0, 1, -1)).map((of) => banking(...of)),
  fc
    .tuple(index, fc.constantFrom("declined" as const, "cancelled" as const, "scanned" as const), fc.constant(0))
    .map((of) => banking(...of)),
  fc.constantFrom(1, 16).map(passing),
  fc.boolean().map(breaking),
  fc.constantFrom("settle:before-commit", "settle:after-commit", "settle:before-answer").map(dying),
  fc.constant(undefined).map(working),
];

it(
  "in any order of events, the bank's money is counted once or owed back, and never exceeds what is owed",
  { timeout: 300_000 },
  async () => {
    let counted = 0;
    let back = 0;
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { size: "max", maxCommands: 30 }), async (commands) => {
        const real = await newContract();
        await fc.asyncModelRun(() => ({ model: {}, real }), commands);
        office.deaths.clear();
        office.bank.line.broken = false;
        office.clock.now += 16 * MINUTE;
        token = await office.login("overdue");
        await office.provider.work();
        await balances(real);
        const balance = await balanceOf(office, real.contractId);
        const references = new Set((await paymentsOf(real)).map(({ reference }) => reference));
        const paid = [...office.bank.payments].filter(([reference, { state }]) => references.has(reference) && state === "paid");
        expect(balance.taken).toBe(paid.reduce((sum, [, { amount }]) => sum + amount, 0));
        expect(balance.receipts).toBe(paid.length);
        counted += balance.counted;
        back += balance.back;
      }),
      { numRuns: isFullRun ? 40 : 12, endOnFailure: true },
    );
    // The runs have met both.
    expect([counted > 0, back > 0]).toEqual([true, true]);
  },
);
