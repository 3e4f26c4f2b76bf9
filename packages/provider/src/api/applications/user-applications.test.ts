import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { look } from "../../testing/contracts/premium.ts";
import { apply, calculation, instalment, keyed, lastCode, order } from "../../testing/purchase.ts";

let office: BackOffice;
let token: string;
beforeEach(async () => {
  ({ office, token } = await signedInOffice("nothing"));
});
afterEach(() => office.database.close());

const listed = async (as = token, lang = "ru") =>
  (await office.ask("POST", "/user/applications/", { body: {}, token: as, headers: { lang } })).body["data"] as Record<string, unknown>[];
const notices = async () => (await office.post("/getNotifications", {}, token)).body["message"] as { url: string; button_name: string }[];

describe("a customer's applications", () => {
  it("show their product, day, first premium and status", async () => {
    const id = await apply(office, token);
    expect(await listed()).toEqual([
      expect.objectContaining({
        id,
        number: null,
        product: "senim",
        date: "2026-11-21",
        state: "awaiting_code",
        amount: instalment,
        hash: null,
      }),
    ]);
    await office.post("/codeCheck", { requestID: id, code: lastCode(office) }, token);
    expect(await listed()).toMatchObject([{ state: "confirmed", hash: null }]);
    const { body } = await office.post("/pay", { requestID: id }, token, keyed());
    expect(await listed()).toMatchObject([{ state: "ordered", number: body["orderNumber"], hash: body["hash"] }]);
  });
  it("cannot be paid again once they are paid", async () => {
    const hash = await order(office, token);
    await look(office, hash, token);
    office.bank.put("paid");
    await look(office, hash, token);
    expect(await listed()).toMatchObject([{ state: "paid", hash: null }]);
  });
  it("are only the customer's own, in their language", async () => {
    await order(office, token);
    expect(await listed(await office.login("overdue"))).toEqual([]);
    const names = [await listed(), await listed(token, "kk"), await listed(token, "en")].map(([one]) => one?.["product_name"]);
    expect(new Set(names).size).toBeGreaterThan(1);
  });
  it("get a notice that leads to the payment and disappears once it is paid", async () => {
    const hash = await order(office, token);
    const [{ id } = { id: "" }] = await listed();
    expect(await notices()).toContainEqual(
      expect.objectContaining({ url: `/payment?application=${String(id)}`, button_name: "Оплатить взнос" }),
    );
    await look(office, hash, token);
    office.bank.put("paid");
    await look(office, hash, token);
    expect((await notices()).map(({ url }) => url)).not.toContain(`/payment?application=${String(id)}`);
  });
});

describe("unfinished worksheets", () => {
  const begin = async (calculated: object, draft: object) => {
    const { body } = await office.post("/setCalcHashData", calculated, token);
    await office.post("/worksheet/draft", { calculation: body["hash"], draft: JSON.stringify(draft) }, token);
  };
  const drafts = async () => (await office.post("/user/applications/", {}, token)).body["drafts"];
  it("of one product show different sums, premiums, days and insured people", async () => {
    await begin(calculation, { answers: {} });
    office.clock.now += 60_000;
    await begin({ ...calculation, sumAssured: "6000000" }, { answers: { insured: { for_child: "yes", name: "Волков Артём" } } });
    expect(await drafts()).toMatchObject([
      { product: "senim", sum_assured: "6000000.00", frequency: "monthly", saved: "2026-11-21", insured: "Волков Артём" },
      { product: "senim", sum_assured: "5000000.00", instalment, frequency: "monthly", saved: "2026-11-21" },
    ]);
  });
  it("are listed without a price when the calculation can no longer be priced", async () => {
    await begin(calculation, { answers: {} });
    // A person of 31 is too old for the term in thirty years.
    await office.database.queries.updateTable("worksheet_draft").set({ expires_at: "2060-01-01T00:00:00.000Z" }).execute();
    office.clock.now = Date.parse("2059-12-31T00:00:00.000Z");
    token = await office.login("nothing");
    const [draft] = (await drafts()) as Record<string, unknown>[];
    expect(draft?.["product"]).toBe("senim");
    expect(draft).not.toHaveProperty("instalment");
  });
});

describe("an order requested by its number and the end of a phone", () => {
  it("can be paid until it is paid, and is then shown as paid", async () => {
    const hash = await order(office, token);
    const [{ number } = { number: "" }] = await listed();
    const ask = () => office.post("/status", { number, phoneEnd: office.person("nothing").phone.slice(-4) });
    expect((await ask()).body).toMatchObject({ kind: "order", hash, events: [{ status: "received" }] });
    await look(office, hash, token);
    office.bank.put("paid");
    await look(office, hash, token);
    const { body } = await ask();
    expect([body["hash"], (body["events"] as unknown[]).length]).toEqual([undefined, 2]);
  });
});
