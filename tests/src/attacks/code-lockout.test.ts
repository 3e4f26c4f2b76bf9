import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { seededPeople } from "@shanyraq/provider";
import { DAY, MINUTE, openInsurer, wrong, type Browser, type Insurer } from "./insurer.ts";

let insurer: Insurer;
let owner: Browser;
let stranger: Browser;
const person = seededPeople.find(({ shows }) => shows === "nothing");
if (!person) throw new Error("nobody");
const { iin, phone, password } = person;
beforeAll(async () => {
  insurer = await openInsurer();
});
beforeEach(async () => {
  await insurer.database.queries.deleteFrom("one_time_code").execute();
  insurer.clock.now += 31 * DAY;
  owner = insurer.browser("192.0.2.1");
  stranger = insurer.browser("198.51.100.1");
});
afterAll(() => insurer.close());

const ask = (browser: Browser) => browser.call("forgotPassword", { phone });
const type = (browser: Browser, sms: string) => browser.call("forgotPasswordCode", { phone, sms });
/** How many wrong codes for the phone have been compared with anything. */
async function compared(): Promise<number> {
  const rows = await insurer.database.queries.selectFrom("one_time_code").select("tries").where("subject", "=", phone).execute();
  return rows.reduce((sum, { tries }) => sum + tries, 0);
}
/** Asks for a code and types wrong ones. */
async function fail(browser: Browser, times: number): Promise<void> {
  await ask(browser);
  const bad = wrong(insurer.codeTo(phone));
  for (let count = 0; count < times; count += 1) await type(browser, bad);
}
const recovers = async (browser: Browser): Promise<boolean> => {
  await ask(browser);
  return (await type(browser, insurer.codeTo(phone))).body.status === "ok";
};

describe("a stranger who types wrong codes for somebody's phone", () => {
  it("leaves the owner's recovery alone after five, which killed their own code", async () => {
    await fail(stranger, 5);
    expect(await compared()).toBe(5);
    expect((await type(stranger, insurer.codeTo(phone))).body.status).toBe("error");
    insurer.clock.now += 2 * MINUTE;
    expect(await recovers(owner)).toBe(true);
  });
  it("cannot touch a code that the owner has asked for: however many they type, it is good", async () => {
    await ask(owner);
    const code = insurer.codeTo(phone);
    for (let count = 0; count < 50; count += 1) await type(stranger, wrong(code));
    expect((await type(stranger, code)).body.status).toBe("error");
    expect((await type(owner, code)).body.status).toBe("ok");
  });
  it("from browser to browser and network to network has twenty compared in a day", async () => {
    for (let one = 0; one < 5; one += 1) {
      await fail(insurer.browser(`203.0.${one}.1`), 8);
      insurer.clock.now += 2 * MINUTE;
    }
    expect(await compared()).toBe(20);
  });
  it("has fifty compared in a month", async () => {
    for (let day = 0; day < 5; day += 1) {
      for (let one = 0; one < 4; one += 1) {
        await fail(insurer.browser(`203.${day}.${one}.1`), 5);
        insurer.clock.now += 2 * MINUTE;
      }
      insurer.clock.now += DAY;
    }
    expect(await compared()).toBe(50);
  });
  it("has ten compared from one network, whatever browser they open there", async () => {
    for (let one = 0; one < 4; one += 1) {
      await fail(insurer.browser("198.51.100.9"), 5);
      insurer.clock.now += 2 * MINUTE;
    }
    expect(await compared()).toBe(10);
  });
  it("cannot end the owner's recovery in a known browser by using up every try and every message of the day", async () => {
    await owner.call("login", { iin, password });
    owner.leave();
    for (let one = 0; one < 6; one += 1) {
      await fail(insurer.browser(`203.0.${one}.1`), 5);
      insurer.clock.now += 2 * MINUTE;
    }
    expect(await recovers(insurer.browser("192.0.2.77"))).toBe(false);
    expect(await recovers(owner)).toBe(true);
  });
});

describe("S22: one's own browser", () => {
  it("has five tries for a code, and a new code brings none", async () => {
    await fail(owner, 8);
    expect(await compared()).toBe(5);
    insurer.clock.now += 2 * MINUTE;
    expect((await ask(owner)).body).toMatchObject({ status: "error" });
    expect((await type(owner, insurer.codeTo(phone))).body.status).toBe("error");
  });
  it("gets on after a reload, with the code that was sent before it", async () => {
    await ask(owner);
    const reloaded = insurer.browser("192.0.2.1");
    for (const [name, value] of owner.jar) reloaded.jar.set(name, value);
    expect((await ask(reloaded)).body).toMatchObject({ status: "error", resendAfter: 120 });
    expect((await type(reloaded, insurer.codeTo(phone))).body.status).toBe("ok");
  });
});
