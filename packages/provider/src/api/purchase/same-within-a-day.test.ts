import { locales } from "@shanyraq/i18n";
import { text } from "@shanyraq/i18n/text";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { apply, contractsBought, keyed, lastCode, order, worksheet } from "../../testing/purchase.ts";
import { look } from "../../testing/contracts/premium.ts";
import { sameWithinADay } from "./same-within-a-day.ts";

let office: BackOffice;
let token: string;
beforeEach(async () => {
  ({ office, token } = await signedInOffice("nothing"));
});
afterEach(() => office.database.close());

const HOUR = 3_600_000;
const same = (product = "senim", shows: "nothing" | "overdue" = "nothing") =>
  sameWithinADay(office.database.queries, { customerId: office.person(shows).id, product, now: office.clock.now });

describe("the same product within a day", () => {
  it("is not reported before the first order: a worksheet alone buys nothing", async () => {
    await apply(office, token);
    expect(await same()).toBeUndefined();
  });
  it("is reported as the confirmed application, until an order is made of it", async () => {
    const requestID = await apply(office, token);
    await office.post("/codeCheck", { requestID, code: lastCode(office) }, token);
    expect(await same()).toEqual({ kind: "application" });
    expect(await same("term-life")).toBeUndefined();
    await office.post("/pay", { requestID }, token, keyed());
    expect(await same()).toMatchObject({ kind: "order" });
  });
  it.each(locales)("must be confirmed before a second application, even if another tab made the first (%s)", async (lang) => {
    const requestID = await apply(office, token);
    await office.post("/codeCheck", { requestID, code: lastCode(office) }, token);
    const { body } = await office.post("/worksheet", { ...worksheet, again: false }, token, { ...keyed(), lang });
    expect(body).toMatchObject({ success: false, message: text(lang, "underwriting.again.application") });
    const kept = await office.database.queries
      .selectFrom("application")
      .select("id")
      .where("customer_id", "=", office.person("nothing").id)
      .execute();
    expect(kept).toEqual([{ id: requestID }]);
  });
  it("is reported as the order that awaits payment, for the same customer and product only", async () => {
    const hash = await order(office, token);
    expect(await same()).toMatchObject({ kind: "order", hash });
    expect(await same("term-life")).toBeUndefined();
    expect(await same("senim", "overdue")).toBeUndefined();
  });
  it("is reported as the policy once it is paid, even if another order was made after it", async () => {
    const hash = await order(office, token);
    await look(office, hash, token);
    office.bank.put("paid");
    await look(office, hash, token);
    office.clock.now += HOUR;
    await order(office, token);
    const [contract] = await contractsBought(office, hash);
    expect(await same()).toEqual({ kind: "policy", number: contract?.number, contractId: contract?.id });
  });
  it("is not reported a day later", async () => {
    await order(office, token);
    office.clock.now += 25 * HOUR;
    expect(await same()).toBeUndefined();
  });
});
