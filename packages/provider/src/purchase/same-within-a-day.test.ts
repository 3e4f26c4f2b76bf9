import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signedInOffice, type BackOffice } from "../testing/back-office.ts";
import { apply, contractsBought, order } from "../testing/purchase.ts";
import { look } from "../testing/premium.ts";
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
  it("is nothing before the first order: a worksheet alone buys nothing", async () => {
    await apply(office, token);
    expect(await same()).toBeUndefined();
  });
  it("is the order that waits to be paid, of the same customer and product alone", async () => {
    const hash = await order(office, token);
    expect(await same()).toMatchObject({ kind: "order", hash });
    expect(await same("term-life")).toBeUndefined();
    expect(await same("senim", "overdue")).toBeUndefined();
  });
  it("is the policy once it is paid, though another order was made after it", async () => {
    const hash = await order(office, token);
    await look(office, hash, token);
    office.bank.put("paid");
    await look(office, hash, token);
    office.clock.now += HOUR;
    await order(office, token);
    const [contract] = await contractsBought(office, hash);
    expect(await same()).toEqual({ kind: "policy", number: contract?.number, contractId: contract?.id });
  });
  it("is nothing a day later", async () => {
    await order(office, token);
    office.clock.now += 25 * HOUR;
    expect(await same()).toBeUndefined();
  });
});
