import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { apply, contractsBought, keyed, lastCode, order, worksheet } from "../../testing/purchase.ts";

let office: BackOffice;
let token: string;
beforeAll(async () => {
  ({ office, token } = await signedInOffice("nothing"));
});
afterAll(() => office.database.close());

const idsOf = async (table: "application" | "purchase_order") =>
  (await office.database.queries.selectFrom(table).select("id").execute()).map(({ id }) => id);
const applications = () => idsOf("application");
const countOrders = async () => (await idsOf("purchase_order")).length;

describe("a process that dies", () => {
  it.each(["worksheet:before-commit", "worksheet:after-commit", "worksheet:before-answer"])(
    "at %s leaves one worksheet when it is sent again",
    async (point) => {
      const before = await applications();
      const same = keyed();
      office.deaths.add(point);
      expect((await office.post("/worksheet", worksheet, token, same)).status).toBe(500);
      const newIds = (await applications()).filter((id) => !before.includes(id));
      const { status, body } = await office.post("/worksheet", worksheet, token, same);
      // The one before the interruption waited for its code, and the new one took its place.
      expect([status, body["success"], await applications()]).toEqual([200, true, [body["requestID"]]]);
      if (newIds.length > 0) expect(newIds).toEqual([body["requestID"]]);
    },
  );
  it.each(["pay:before-commit", "pay:after-commit", "pay:before-answer"])(
    "at %s leaves one order when it is requested again",
    async (point) => {
      const requestID = await apply(office, token);
      await office.post("/codeCheck", { requestID, code: lastCode(office) }, token);
      const before = await countOrders();
      const same = keyed();
      office.deaths.add(point);
      expect((await office.post("/pay", { requestID }, token, same)).status).toBe(500);
      expect((await office.post("/pay", { requestID }, token, same)).body).toMatchObject({ success: true });
      expect(await countOrders()).toBe(before + 1);
    },
  );
  it.each(["settle:before-commit", "settle:after-commit", "settle:before-answer"])(
    "at %s leaves one contract when it is requested again",
    async (point) => {
      const hash = await order(office, token);
      const ask = () => office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token);
      await ask();
      office.bank.put("paid", (index) => index === office.bank.payments.size - 1);
      office.deaths.add(point);
      await ask();
      office.deaths.clear();
      expect((await ask()).body).toMatchObject({ state: "paid" });
      expect(await contractsBought(office, hash)).toHaveLength(1);
    },
  );
});

describe("a bank that does not answer", () => {
  it("gives an error, and the payment continues when the bank is back", async () => {
    const hash = await order(office, token);
    const ask = () => office.post("/kaspi-qr-pay", { hash, attempt: 1 }, token);
    office.bank.line.broken = true;
    expect((await ask()).status).toBe(502);
    office.bank.line.broken = false;
    expect((await ask()).body).toMatchObject({ state: "awaiting", attempt: 1 });
    office.bank.line.broken = true;
    expect((await ask()).body).toMatchObject({ state: "unknown", attempt: 1 });
    office.bank.line.broken = false;
    await office.provider.work();
    expect((await ask()).body).toMatchObject({ state: "awaiting" });
  });
});
