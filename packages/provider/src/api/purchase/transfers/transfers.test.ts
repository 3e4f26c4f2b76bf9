import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { letterSizes } from "@shanyraq/documents/testing/letter-sizes.ts";
import { brand } from "@shanyraq/brand";
import { schemas } from "@shanyraq/calls/schemas";
import { locales } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { isIban } from "@shanyraq/rules";
import { looseLimits } from "../../../platform/ports/limits.ts";
import type { Transfer } from "../../../platform/ports/transfers.ts";
import { backOffice, type BackOffice } from "../../../testing/back-office.ts";
import { companyOrder } from "../../../testing/company-order.ts";
import { contractsBought, order } from "../../../testing/purchase.ts";
import { structureFaults } from "../../../testing/structure-faults.ts";
import { pageFaults } from "../../../testing/page-faults.ts";
import { wordsOfPdf } from "../../../testing/words-of-pdf.ts";

let office: BackOffice;
let head: string;
let statement: Transfer[];
const bank = { broken: false };
beforeEach(async () => {
  statement = [];
  bank.broken = false;
  const transfers = {
    since: async (moment: string) => {
      if (bank.broken) throw new Error("no line to the bank");
      return statement.filter(({ receivedAt }) => receivedAt >= moment);
    },
  };
  office = await backOffice(looseLimits, { transfers });
  head = await office.login("legalEntity");
});
afterEach(() => office.database.close());

const ordered = () => companyOrder(office, head);
const arrives = (id: string, amount: number, purpose: string) =>
  statement.push({ id, amount, purpose, receivedAt: new Date(office.clock.now).toISOString() });
const invoiceOf = (hash: string, token = head, lang = "ru") =>
  office.ask("GET", `/user/invoice?${new URLSearchParams({ hash, lang }).toString()}`, { token });
const look = (hash: string, attempt = 1) => office.post("/kaspi-qr-pay", { hash, attempt }, head);
const payments = () => office.database.queries.selectFrom("payment").selectAll().orderBy("attempt").execute();
/** The statement is read, and what it made is settled at the next turn. */
async function aMinute() {
  await office.minuteLater();
  await office.provider.work();
}

describe("an invoice", () => {
  it("says in three languages who pays whom, how much, to which account and with which purpose", async () => {
    const { hash, number } = await ordered();
    expect((await look(hash)).body).toMatchObject({ state: "awaiting", invoice: true });
    for (const lang of locales) {
      const { status, body } = await invoiceOf(hash, head, lang);
      expect(status).toBe(200);
      await expect(schemas.invoice.output.validate(body, { strict: true })).resolves.toBeTruthy();
      const bytes = Buffer.from(String(body["data"]), "base64");
      const invoiceText = wordsOfPdf(body["data"]);
      const { account, bin, company } = { ...brand.company, company: brand.company.legalName[lang] };
      for (const part of [number, account.iban, account.bic, bin, company, "ТОО «Дала Құрылыс»", "150340012340"])
        expect(invoiceText).toContain(part);
      const margins = `${brand.name[lang]} ${company} ${brand.company.licence[lang]} ${text(lang, "document.demo")} ${text(lang, "document.page", { page: 1, pages: 1 })}`;
      expect(structureFaults(bytes, margins)).toEqual([]);
      expect(await pageFaults(body["data"])).toEqual([]);
    }
    await office.post("/userUpdate", { reading: "largePrint" }, head);
    expect(letterSizes(Buffer.from(String((await invoiceOf(hash)).body["data"]), "base64"))[0]).toBe(18);
    expect(isIban(brand.company.account.iban)).toBe(true);
  });
  it("is not made for another's order, for a person's, or for a paid one", async () => {
    const { hash, number, amount } = await ordered();
    expect((await invoiceOf(hash, await office.login("everyStatus"))).status).toBe(404);
    const stranger = await office.login("nothing");
    const own = await order(office, stranger);
    expect((await invoiceOf(own, stranger)).status).toBe(404);
    expect((await office.post("/kaspi-qr-pay", { hash: own, attempt: 1 }, stranger)).body).not.toHaveProperty("invoice");
    arrives("t1", amount, number);
    await aMinute();
    expect((await invoiceOf(hash)).status).toBe(404);
  });
});

it("an invoice stays as it was while the bank of the codes does not respond", async () => {
  const { hash } = await ordered();
  await look(hash);
  office.bank.line.broken = true;
  const { body } = await look(hash);
  expect(body).toMatchObject({ state: "unknown", invoice: true });
  expect(body["named"]).not.toEqual([]);
});

describe("a transfer", () => {
  it.each([
    ["as the invoice has it", (number: string) => `Страховая премия по заказу ${number} от 21.11.2026`],
    ["in letters of the other keyboard, without strokes", (number: string) => `оплата зк${number.slice(2).replaceAll("-", " ")}`],
  ])("that names the order %s issues the policy, once, although the bank lists it every time", async (_, purpose) => {
    const { hash, number, amount } = await ordered();
    await look(hash);
    arrives("t1", amount, purpose(number));
    await aMinute();
    await aMinute();
    expect(await contractsBought(office, hash)).toHaveLength(1);
    const { body } = await look(hash);
    expect(body).toMatchObject({ state: "paid", receipt: { method: "IBAN" } });
    expect((await payments()).filter(({ state }) => state === "paid")).toHaveLength(1);
    expect(office.inbox.filter(({ channel }) => channel === "email")).not.toHaveLength(0);
  });
  it("of another sum buys nothing, is owed back, and is reported", async () => {
    const { hash, number, amount } = await ordered();
    arrives("t1", amount - 100, number);
    await aMinute();
    expect(await contractsBought(office, hash)).toEqual([]);
    expect(await payments()).toMatchObject([{ state: "wrongAmount", received: amount - 100, refund_due: true }]);
    expect((await look(hash)).body).toMatchObject({ state: "wrongAmount" });
    arrives("t2", amount, number);
    await aMinute();
    expect(await contractsBought(office, hash)).toHaveLength(1);
  });
  it("for an order that a code has already paid is owed back whole", async () => {
    const { hash, number, amount } = await ordered();
    await look(hash);
    office.bank.put("paid");
    await aMinute();
    arrives("t1", amount, number);
    await aMinute();
    expect(await contractsBought(office, hash)).toHaveLength(1);
    expect(await payments()).toMatchObject([
      { state: "paid", refund_due: false },
      { state: "paid", refund_due: true, refund_amount: amount },
    ]);
  });
  it("that names no order is kept and reported to the operator, once", async () => {
    arrives("t1", 100, "за страховку, без номера");
    await aMinute();
    await aMinute();
    expect(office.log.filter(({ event }) => event === "transfer-names-no-order")).toHaveLength(1);
    expect(JSON.stringify(office.log)).not.toContain("за страховку");
    expect(await office.database.queries.selectFrom("bank_transfer").selectAll().execute()).toMatchObject([{ id: "t1", order_id: null }]);
  });
  it("waits while the bank does not respond, and does not delay anything else", async () => {
    const { hash, number, amount } = await ordered();
    arrives("t1", amount, number);
    bank.broken = true;
    await aMinute();
    expect(await contractsBought(office, hash)).toEqual([]);
    expect(office.log).toContainEqual({ level: "warn", event: "transfers-unread", reason: "Error" });
    bank.broken = false;
    await aMinute();
    expect(await contractsBought(office, hash)).toHaveLength(1);
  });
});
