import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { seededPeople } from "@shanyraq/provider";
import { isFullRun } from "@shanyraq/provider/testing/full-run";
import { DAY, HOUR, MINUTE, openInsurer, SECOND, type Browser, type Insurer } from "./insurer.ts";

let insurer: Insurer;
let owner: Browser;
const person = seededPeople.find(({ shows }) => shows === "nothing");
if (!person) throw new Error("nobody");
const { iin, phone, password } = person;
/** Several times as many as are compared; the full run makes twice as many. */
const TRIES = isFullRun ? 1_000 : 500;
const MAX_TRIES = 100;

/** Some network that nobody has come from before. */
let networks = 0;
const elsewhere = () => {
  networks += 1;
  return insurer.browser(`10.${Math.floor(networks / 250)}.${networks % 250}.1`);
};
const login = (browser: Browser, word: string = password, who: object = { iin }) => browser.call("login", { ...who, password: word });

/** Wrong logins from a network each, none before the end of the wait that the previous answer gave; how each was answered. */
async function guess(times: number, who: object = { iin }): Promise<Readonly<Record<number, number>>> {
  const answered: Record<number, number> = {};
  for (let count = 0; count < times; count += 1) {
    const { status, headers } = await login(elsewhere(), "wrong-password", who);
    answered[status] = (answered[status] ?? 0) + 1;
    if (status === 429) insurer.clock.now += Number(headers.get("retry-after")) * SECOND;
  }
  return answered;
}
/** As it stands after the row of wrong logins below, without going through them again. */
async function shut(): Promise<void> {
  await login(elsewhere(), "wrong-password");
  await insurer.database.queries
    .updateTable("login_failure")
    .set({ count: MAX_TRIES })
    .where("known", "=", true)
    .where("count", "=", 1)
    .execute();
  expect((await login(elsewhere())).status).toBe(403);
}
const warnings = () => insurer.letters.filter(({ key }) => key.startsWith("guessing/"));
const recover = async (browser: Browser, word: string) => {
  insurer.clock.now += 2 * MINUTE;
  await browser.call("forgotPassword", { phone });
  await browser.call("forgotPasswordCode", { phone, sms: insurer.codeTo(phone) });
  return browser.call("changePassword", { password: word, password_repeat: word });
};

beforeAll(async () => {
  insurer = await openInsurer();
  owner = elsewhere();
  await login(owner);
});
beforeEach(() => {
  insurer.clock.now += DAY;
  owner.leave();
});
afterAll(() => insurer.close());

describe(`${TRIES} wrong logins to one account from as many networks`, () => {
  let answered: Readonly<Record<number, number>>;
  let began: number;
  beforeAll(async () => {
    began = insurer.clock.now;
    answered = await guess(TRIES);
    await insurer.provider.work();
  });

  it(`are compared ${MAX_TRIES} times, with waits that grow to an hour, and never again however long they last`, async () => {
    expect(answered[401]).toBe(MAX_TRIES);
    expect(answered[403]).toBeGreaterThan(TRIES / 2);
    expect(insurer.clock.now - began).toBeGreaterThan(20 * HOUR);
    insurer.clock.now += 365 * DAY;
    expect((await login(elsewhere(), "wrong-password")).status).toBe(403);
    insurer.clock.now -= 365 * DAY;
  });
  it("are reported to the owner once, by a message and in their cabinet", async () => {
    expect(warnings().map(({ to, channel }) => [to, channel])).toEqual([[phone, "sms"]]);
    await login(owner);
    const { body } = await owner.call("getNotifications", {});
    expect(body.message.filter(({ title }) => title === "Кто-то подбирал ваш пароль")).toHaveLength(1);
  });
  it("do not keep the owner out of the browser that their account knows", async () => {
    await shut();
    expect((await login(owner)).status).toBe(200);
  });
  it("make the right password useless in a new browser, which shows both other ways", async () => {
    await shut();
    const answer = await login(elsewhere());
    expect([answer.status, (answer.body as { message?: string }).message]).toEqual([403, expect.stringMatching(/Забыли пароль.*ЭЦП/)]);
  });
  it("are forgotten after a recovery, which lets a new browser in", async () => {
    const fresh = "Жаңа-құпиясөз";
    const browser = elsewhere();
    expect((await recover(browser, fresh)).body).toMatchObject({ status: "ok" });
    browser.leave();
    expect((await login(browser, fresh)).status).toBe(200);
    expect((await login(elsewhere(), fresh)).status).toBe(200);
    await recover(owner, password);
  });
});

it("an account that nobody has is counted, made wait and shut like one that somebody has", async () => {
  await login(owner);
  const somebody = await guess(250);
  expect(await guess(250, { iin: "950719301232" })).toEqual(somebody);
});

describe("a browser that the account knows", () => {
  it("has tries of its own, which end too", async () => {
    await login(owner);
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push((await login(owner, "wrong-password")).status);
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await login(elsewhere())).status).toBe(200);
  });
  it("is let in from a network that strangers have used up", async () => {
    const crowded = "198.51.100.77";
    for (let count = 0; count < 25; count += 1)
      await login(insurer.browser(crowded), "wrong-password", { id_number: `Z${1_000_000 + count}` });
    expect((await login(insurer.browser(crowded))).status).toBe(429);
    const device = owner.jar.get("__Host-device") ?? "";
    const atHome = insurer.browser(crowded);
    atHome.jar.set("__Host-device", device);
    expect((await login(atHome)).status).toBe(200);
  });
  it("stays known after a sign out, beside the other accounts of its household, and no page sees by what", async () => {
    const other = seededPeople.find(({ shows }) => shows === "overdue");
    const answer = await login(owner);
    expect(JSON.stringify(answer.body)).not.toContain("device");
    await owner.call("logout", {});
    owner.leave();
    await login(owner, other?.password, { iin: other?.iin });
    expect((owner.jar.get("__Host-device") ?? "").split("~")).toHaveLength(2);
  });
  it.each([
    ["another's", (own: string) => own.replace(/^[^.]+/, "AAAAAAAAAAA")],
    ["a changed one", (own: string) => own.slice(0, -1) + (own.endsWith("A") ? "B" : "A")],
    ["an older date", (own: string) => own.replace(/\.(\d+)\./, ".1000000000.")],
  ])("is not made by %s", async (_, forge) => {
    await login(owner);
    await shut();
    const [own = ""] = (owner.jar.get("__Host-device") ?? "").split("~");
    const forger = elsewhere();
    forger.jar.set("__Host-device", forge(own));
    expect((await login(forger)).status).toBe(403);
    expect((await login(owner)).status).toBe(200);
  });
  it("is not known any more after a year, or once the password was changed elsewhere", async () => {
    await login(owner);
    const device = owner.jar.get("__Host-device") ?? "";
    await recover(elsewhere(), password);
    await shut();
    expect((await login(owner)).status).toBe(403);
    insurer.clock.now += DAY;
    await recover(owner, password);
    expect(owner.jar.get("__Host-device")).not.toBe(device);
    insurer.clock.now += 366 * DAY;
    await shut();
    owner.leave();
    expect((await login(owner)).status).toBe(403);
    await recover(owner, password);
  });
});
