import { randomBytes, randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { codeTo, newcomer, recover, stepOne, stepTwo, tokenOf } from "../../testing/account.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { wrongCode } from "../../testing/purchase.ts";
import { checkCode, drawCode, issueCode } from "./one-time-code.ts";

const MINUTE = 60_000;
let office: BackOffice;
beforeEach(async () => {
  office = await backOffice();
});
afterEach(() => office.database.close());

describe("S20: codes", () => {
  it("are drawn evenly: the chi-square of 20,000 codes' digits is what chance gives", () => {
    const counts = Array.from({ length: 4 }, () => Array.from({ length: 10 }, () => 0));
    for (let drawn = 0; drawn < 20_000; drawn += 1)
      for (const [place, digit] of [...drawCode((bytes) => new Uint8Array(randomBytes(bytes)), 4)].entries()) {
        const row = counts[place];
        if (row) row[Number(digit)] = (row[Number(digit)] ?? 0) + 1;
      }
    const expected = 20_000 / 10;
    // 9 degrees of freedom: chance exceeds 39.3 once in 100,000 times.
    for (const row of counts) expect(row.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(39.3);
  });
  it("are valid once: the same code again is compared with nothing, and does not spend a new one", async () => {
    const target = { purpose: "phone", requestId: randomUUID(), subject: newcomer.digits } as const;
    const services = { random: (bytes: number) => new Uint8Array(randomBytes(bytes)), secret: "s".repeat(32) };
    const db = office.database.queries;
    const issue = (now: number) =>
      issueCode(db, target, now, services, () => Promise.resolve({ ok: true, release: () => Promise.resolve() }));
    const check = (code: string, now: number) => checkCode(db, target, code, now, services.secret);
    const first = await issue(office.clock.now);
    const code = first.ok ? first.code : "";
    expect(await check(code, office.clock.now)).toEqual({ ok: true });
    expect(await check(code, office.clock.now + 1)).toMatchObject({ ok: false, expired: true });
    const again = await issue(office.clock.now + 2 * MINUTE);
    expect(await check(again.ok ? again.code : "", office.clock.now + 2 * MINUTE)).toEqual({ ok: true });
  });
  it("are valid once: of twenty right answers at once one registers", async () => {
    await stepOne(office);
    const code = codeTo(office, newcomer.digits);
    const answers = await Promise.all(Array.from({ length: 20 }, () => stepTwo(office, code)));
    expect(answers.filter((answer) => tokenOf(answer) !== "")).toHaveLength(1);
  });
});

it("S21: a code expires after five minutes", async () => {
  const { phone } = office.person("nothing");
  await office.post("/forgotPassword", { phone });
  await office.settled();
  office.clock.now += 5 * MINUTE;
  expect(tokenOf(await office.post("/forgotPasswordCode", { phone, sms: codeTo(office, phone) }))).toBe("");
});

describe("S22: wrong codes", () => {
  it("are compared five times of a hundred at once, and the right one is refused after them", async () => {
    await stepOne(office);
    const code = codeTo(office, newcomer.digits);
    const answers = await Promise.all(Array.from({ length: 100 }, () => stepTwo(office, wrongCode(code))));
    const left = answers.map(({ body }) => body["attemptsLeft"]).filter((one) => one !== 0);
    expect(left.toSorted()).toEqual([1, 2, 3, 4]);
    expect(tokenOf(await stepTwo(office, code))).toBe("");
  });
  it("are counted on through a new code, and from zero after a day", async () => {
    await stepOne(office);
    for (let count = 0; count < 5; count += 1) await stepTwo(office, wrongCode(codeTo(office, newcomer.digits)));
    office.clock.now += 2 * MINUTE;
    expect((await stepOne(office)).body).toMatchObject({ status: "error" });
    office.clock.now += 24 * 60 * MINUTE;
    await stepOne(office);
    expect(tokenOf(await stepTwo(office, codeTo(office, newcomer.digits)))).toMatch(/^prv_/);
  });
  it("for one phone do not block the recovery of another", async () => {
    const [mine, theirs] = [office.person("nothing").phone, office.person("overdue").phone];
    for (let count = 0; count < 12; count += 1) await office.post("/forgotPasswordCode", { phone: mine, sms: "0000" });
    expect(await recover(office, theirs)).toMatch(/^prv_/);
  });
});
