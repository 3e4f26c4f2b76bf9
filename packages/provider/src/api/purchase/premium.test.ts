import { locales } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { decimalOf, addMonths } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { appendEvents } from "../../domain/ledger/append.ts";
import { owedOf } from "../../domain/ledger/owed.ts";
import type { HeldContract } from "../../domain/ledger/read.ts";
import { looseLimits } from "../../platform/ports/limits.ts";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { balanceOf, heldBy, look, orderOwn } from "../../testing/contracts/premium.ts";
import { keyed } from "../../testing/purchase.ts";

let office: BackOffice;
let token: string;
let held: HeldContract;
let contractId: string;
beforeEach(async () => {
  office = await backOffice();
  token = await office.login("overdue");
  held = await heldBy(office, "overdue", ({ product }) => product === "senim");
  contractId = held.id;
});
afterEach(() => office.database.close());

const own = (more: Readonly<Record<string, unknown>> = {}) => orderOwn(office, token, { contractId, ...more });
const asGuest = (more: Readonly<Record<string, unknown>> = {}, path = "/polis", as?: string) =>
  office.post(path, { number: held.number, iin: office.person("overdue").iin, ...more }, as, keyed());
const hashOf = async (amount: string) => String((await own({ amount })).body["hash"]);
const pays = (amount?: number) => office.bank.put("paid", (index) => index === office.bank.payments.size - 1, amount);
/** Orders, is shown the code and pays it. */
async function paid(amount: string): Promise<string> {
  const hash = await hashOf(amount);
  await look(office, hash, token);
  pays();
  expect((await look(office, hash, token)).body).toMatchObject({ state: "paid" });
  office.clock.now += 20 * 60_000;
  return hash;
}
const now = () => heldBy(office, "overdue", ({ id }) => id === contractId);
const next = () => decimalOf(held.view.next?.amount ?? 0);
const orders = () => office.database.queries.selectFrom("purchase_order").selectAll().where("contract_id", "=", contractId).execute();
const notices = async () =>
  (await office.post("/getNotifications", {}, token)).body["message"] as { title: string; url: string; button_name: string }[];

it.each(locales)("shows the number of the policy to its owner when a premium is paid (%s)", async (lang) => {
  const hash = await hashOf(next());
  const { body } = await office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token, { lang });
  const [first] = body["named"] as readonly { readonly name: string; readonly value: string }[];
  expect(first).toEqual({ name: text(lang, "signature.paper.number"), value: held.number });
});

describe("what is due for a policy", () => {
  it("is shown to its owner: the next premium, everything overdue, several ahead, and the smallest and largest sum", async () => {
    const { body } = await own();
    const ahead = held.view.dues.filter(({ state }) => state !== "paid");
    expect(body).toMatchObject({
      success: true,
      due: {
        number: held.number,
        nextAmount: next(),
        nextDate: held.view.next?.dueDate,
        overdue: decimalOf(held.view.overdue),
        least: "1.00",
        most: decimalOf(owedOf(held.view)),
      },
    });
    const offers = (body["due"] as { ahead: { count: number; amount: string }[] }).ahead;
    expect(offers).toHaveLength(12);
    expect(offers[2]).toEqual({ count: 3, amount: decimalOf(ahead.slice(0, 3).reduce((sum, { amount }) => sum + amount, 0)) });
    expect(await orders()).toEqual([]);
  });
  it("is shown to a guest who has both numbers, with the owner's short name and nothing more about them", async () => {
    const { body } = await asGuest();
    expect((body["due"] as { name: string }).name).toBe("Гүлнар А.");
    const { iin, phone, email, surname } = office.person("overdue");
    for (const mark of [iin ?? "", phone, email, surname, contractId]) expect(JSON.stringify(body)).not.toContain(mark);
    expect(body["hash"]).toBeUndefined();
  });
  it("is the same answer for an unknown number as for another person's", async () => {
    const another = await asGuest({ iin: office.person("nothing").iin });
    const unknown = await asGuest({ number: "SH-2026-99999999" });
    expect(another).toMatchObject({ status: 200, body: { found: false } });
    expect(unknown.body).toEqual(another.body);
  });
  it("is found by numbers as people copy them, by a company's BIN and by a foreigner's document", async () => {
    expect((await asGuest({ number: ` ${held.number.toLowerCase().replace("-", "- ")}` })).body["found"]).toBe(true);
    const company = office.person("legalEntity");
    const ofCompany = await heldBy(office, "legalEntity");
    const byBin = await asGuest({ number: ofCompany.number, iin: company.organisation?.bin });
    expect(byBin).toMatchObject({ status: 409, body: { message: "Все взносы по этому договору уже оплачены." } });
    const ofForeigner = await heldBy(office, "nonResident");
    expect((await asGuest({ number: ofForeigner.number, iin: "n1234567" })).body).toMatchObject({ due: { name: "Erik J." } });
  });
  it.each(["paid_up", "matured", "terminated", "cancelled"] as const)(
    "is refused for a %s contract in words, to anybody",
    async (status) => {
      const ended = await heldBy(office, "everyStatus", ({ view }) => view.status === status);
      const owner = await office.login("everyStatus");
      const answers = [
        await orderOwn(office, owner, { contractId: ended.id, amount: "100.00" }),
        await asGuest({ number: ended.number, iin: office.person("everyStatus").iin, amount: "100.00" }),
      ];
      for (const { status: code, body } of answers) expect([code, String(body["message"]).length > 30]).toEqual([409, true]);
    },
  );
});

describe("an order of premiums", () => {
  it("does not exist for another's contract", async () => {
    const other = await office.login("everyStatus");
    expect((await orderOwn(office, other, { contractId, amount: "100.00" })).status).toBe(404);
    const hash = await hashOf(next());
    expect((await look(office, hash, other)).status).toBe(404);
    expect((await look(office, hash)).status).toBe(404);
  });
  it.each(["0.00", "0.99", "-5.00", "99999999.00"])("for %s is refused with the limits", async (amount) => {
    const { status, body } = await own({ amount });
    expect([status, Object.keys((body["errors"] as object | undefined) ?? {})]).toEqual([400, ["amount"]]);
    expect(await orders()).toEqual([]);
  });
  it("made in two tabs at once is one order", async () => {
    const answers = await Promise.all([own({ amount: next() }), own({ amount: next() }), own({ amount: next() })]);
    expect(new Set(answers.map(({ body }) => body["hash"])).size).toBe(1);
    expect(await orders()).toHaveLength(1);
  });
  it("requested again under its key is the same order", async () => {
    const same = keyed();
    const ask = () => office.post("/user/contracts/pay", { contractId, amount: next() }, token, same);
    expect((await ask()).body).toEqual((await ask()).body);
    expect(await orders()).toHaveLength(1);
  });
  it("just after a payment asks for confirmation first", async () => {
    const hash = await hashOf(next());
    await look(office, hash, token);
    pays();
    await look(office, hash, token);
    office.clock.now += 5 * 60_000;
    expect((await own({ amount: next() })).body).toMatchObject({ justPaid: true });
    expect(await orders()).toHaveLength(1);
    expect((await own({ amount: next(), again: true })).body["hash"]).toBeTypeOf("string");
    expect(await orders()).toHaveLength(2);
  });
});

describe("a paid premium", () => {
  it("counts, once, with a receipt, a message and a notice, for twenty requests and five rounds that settle at once", async () => {
    const hash = await hashOf(next());
    await look(office, hash, token);
    pays();
    const requests = Array.from({ length: 20 }, () => look(office, hash, token));
    const [answers] = await Promise.all([Promise.all(requests), Promise.all(Array.from({ length: 5 }, () => office.provider.work()))]);
    for (const { body } of answers) expect(body).toMatchObject({ state: "paid", receipt: { contractId, contractNumber: held.number } });
    expect(await balanceOf(office, contractId)).toMatchObject({ events: 1, receipts: 1, back: 0, counted: held.view.next?.amount });
    await office.provider.work();
    const receipts = office.inbox.filter(({ key }) => key.startsWith("receipt/"));
    expect(receipts).toHaveLength(1);
    expect(receipts[0]).toMatchObject({ to: office.person("overdue").email });
    const received = (await notices()).filter(({ title }) => title === `Взнос по договору ${held.number} получен`);
    expect(received).toMatchObject([{ url: `/cabinet/reports/${contractId}` }]);
  });
  it("withdraws the reminder that led to its payment", async () => {
    await office.minuteLater();
    const ofIt = async () => (await notices()).filter(({ url }) => url === `/payment?contract=${contractId}`);
    expect(await ofIt()).toMatchObject([{ button_name: "Оплатить" }]);
    await paid(decimalOf(held.view.overdue));
    expect(await ofIt()).toEqual([]);
    expect((await now()).view).toMatchObject({ overdue: 0, status: "active" });
  });
  it("of a part leaves the rest due, in whole tiyn", async () => {
    await paid("100.50");
    const view = (await now()).view;
    expect(view.next?.amount).toBe((held.view.next?.amount ?? 0) - 10_050);
  });
  it("of everything that is left ends the dues, and no payment is taken after it", async () => {
    const hash = await paid(decimalOf(owedOf(held.view)));
    expect((await look(office, hash, token)).body).toMatchObject({ receipt: { nextDate: null } });
    expect((await own()).status).toBe(409);
    expect(await balanceOf(office, contractId)).toMatchObject({ owed: 0, back: 0 });
  });
  it("by a guest shows them nothing about the policy, and its owner everything", async () => {
    const { body } = await asGuest({ amount: next() });
    await look(office, body["hash"]);
    pays();
    const reply = (await look(office, body["hash"])).body;
    expect(reply).toMatchObject({ state: "paid", receipt: { amount: next() } });
    for (const mark of [contractId, held.number, office.person("overdue").surname]) expect(JSON.stringify(reply)).not.toContain(mark);
    expect((await look(office, body["hash"], token)).body).toMatchObject({ receipt: { contractNumber: held.number } });
    await office.provider.work();
    expect(office.inbox.filter(({ key, to }) => key.startsWith("receipt/") && to === office.person("overdue").email)).toHaveLength(1);
  });
});

describe("money that comes late or in another sum", () => {
  it("counts when the bank reports it days after the code expired", async () => {
    const hash = await hashOf(next());
    await look(office, hash, token);
    office.clock.now += 3 * 86_400_000;
    await office.provider.work();
    pays();
    await office.minuteLater();
    await office.minuteLater();
    expect(await balanceOf(office, contractId)).toMatchObject({ events: 1, back: 0 });
  });
  it("for an order that is already paid is owed back, and reported once", async () => {
    const hash = await hashOf(next());
    await look(office, hash, token);
    office.bank.put("declined");
    await look(office, hash, token);
    await look(office, hash, token, 2);
    office.bank.put("paid");
    await office.minuteLater();
    await office.minuteLater();
    expect(await balanceOf(office, contractId)).toMatchObject({ events: 1, receipts: 2, back: held.view.next?.amount });
    expect(office.inbox.filter(({ key }) => key.startsWith("refund/"))).toHaveLength(1);
  });
  it.each([-1, 1])("with a difference of %i tiyn is not counted, and the order takes the right sum", async (difference) => {
    const hash = await hashOf(next());
    const amount = held.view.next?.amount ?? 0;
    await look(office, hash, token);
    pays(amount + difference);
    expect((await look(office, hash, token)).body["state"]).toBe("wrongAmount");
    expect(await balanceOf(office, contractId)).toMatchObject({ events: 0, back: amount + difference });
    await office.provider.work();
    expect(office.inbox.filter(({ key, text }) => key.startsWith("wrong-amount/") && text.includes("взнос не зачтён"))).toHaveLength(1);
    await look(office, hash, token, 2);
    pays();
    expect((await look(office, hash, token, 2)).body).toMatchObject({ state: "paid" });
  });
  it("above what is still owed when it comes is owed back, and reported once", async () => {
    const all = owedOf(held.view);
    const [whole, part] = [await hashOf(decimalOf(all)), await hashOf(next())];
    await look(office, whole, token);
    await look(office, part, token);
    office.bank.put("paid");
    expect((await look(office, part, token)).body).toMatchObject({ state: "paid" });
    const { body } = await look(office, whole, token);
    expect(body).toMatchObject({ state: "paid", receipt: { refund: next() } });
    expect(await balanceOf(office, contractId)).toMatchObject({ owed: 0, counted: all, back: held.view.next?.amount });
    await office.minuteLater();
    expect(office.inbox.filter(({ key }) => key.startsWith("overpaid/"))).toHaveLength(1);
  });
  it("for a contract that was ended meanwhile is owed back whole", async () => {
    const hash = await hashOf(next());
    await look(office, hash, token);
    const at = new Date(office.clock.now).toISOString();
    await appendEvents(office.database.queries, contractId, [{ kind: "terminated", at, data: { surrender: 0 } }], office.clock.now);
    pays();
    expect((await look(office, hash, token)).body).toMatchObject({ state: "paid", receipt: { refund: next() } });
    expect(await balanceOf(office, contractId)).toMatchObject({ events: 0, back: held.view.next?.amount });
  });
  it("counts for a term that ended between the payment and its report", async () => {
    const { dueDate: last, amount: rest } = held.view.dues.at(-1) ?? { dueDate: "", amount: 0 };
    await paid(decimalOf(owedOf(held.view) - rest));
    office.clock.now = Date.parse(`${last}T07:00:00.000Z`);
    token = await office.login("overdue");
    const hash = await hashOf("100.00");
    await look(office, hash, token);
    for (const [reference, payment] of office.bank.payments)
      office.bank.payments.set(reference, { ...payment, state: "paid", paidAt: new Date(office.clock.now).toISOString() });
    office.clock.now = Date.parse(`${addMonths(today(office.clock.now), 2)}T07:00:00.000Z`);
    await office.minuteLater();
    expect(await balanceOf(office, contractId)).toMatchObject({ events: 2, back: 0 });
  });
  it("does not get a code for an order of more than is left", async () => {
    const hash = await hashOf(decimalOf(owedOf(held.view)));
    await paid(next());
    const { status, body } = await look(office, hash, token);
    expect([status, body["message"]]).toEqual([409, "По договору осталось заплатить меньше, чем в этом заказе. Начните оплату заново."]);
  });
});

describe("guessing the numbers of policies", () => {
  it("is limited like other enquiries", async () => {
    await office.database.close();
    office = await backOffice({ ...looseLimits, enquiriesPerAddress: [{ most: 3, seconds: 3_600 }] });
    const ask = () =>
      office.post("/polis", { number: "SH-2026-1", iin: office.person("overdue").iin }, undefined, {
        ...keyed(),
        "x-real-ip": "203.0.113.5",
      });
    const statuses = [];
    for (let tries = 0; tries < 4; tries += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
