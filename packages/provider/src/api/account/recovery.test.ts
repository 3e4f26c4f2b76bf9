import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { productionLimits } from "../../platform/ports/limits.ts";
import { codeTo, newcomer, recover, tokenOf } from "../../testing/account.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { passwordsAt } from "../../platform/ports/passwords.ts";

const SECOND = 1_000;
let office: BackOffice;
beforeEach(async () => {
  office = await backOffice();
});
afterEach(() => office.database.close());

const fresh = { password: "Жаңа-құпиясөз", password_repeat: "Жаңа-құпиясөз" };
const me = () => office.person("nothing");
const user = (token: string) => office.ask("GET", "/api/user", { token });
const change = (token: string, more: object = {}) => office.post("/changePassword", { ...fresh, ...more }, token);

describe("a forgotten password", () => {
  it("is replaced after the code sent to the phone, and the new one signs in", async () => {
    const done = await change(await recover(office, me().phone));
    expect(done.body).toMatchObject({ status: "ok" });
    expect((await user(tokenOf(done))).status).toBe(200);
    expect((await office.post("/api/login", { iin: me().iin, password: me().password })).status).toBe(401);
    expect((await office.post("/api/login", { iin: me().iin, password: fresh.password })).status).toBe(200);
  });
  it("S30: opens until then a session that is valid for nothing else, for ten minutes, and once", async () => {
    const token = await recover(office, me().phone);
    expect((await user(token)).status).toBe(403);
    expect((await office.post("/user/contracts/", {}, token)).status).toBe(403);
    expect((await office.post("/changeEmail", { email: "a@example.kz" }, token)).status).toBe(403);
    expect((await change(token)).status).toBe(200);
    expect((await change(token)).status).toBe(401);
    office.clock.now += 120 * SECOND;
    const late = await recover(office, me().phone);
    office.clock.now += 600 * SECOND;
    expect((await change(late)).status).toBe(401);
  });
  it("S30: is changed once by twenty changes at once with one token", async () => {
    const token = await recover(office, me().phone);
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
  it("S08: ends every other session when it is replaced", async () => {
    const elsewhere = await office.login("nothing");
    await change(await recover(office, me().phone));
    expect((await user(elsewhere)).status).toBe(401);
  });
  it("S26: gives the same answers for an unknown phone, and sends no message", async () => {
    const ask = async (phone: string) => {
      const { status, body } = await office.post("/forgotPassword", { phone });
      await office.settled();
      return { status, body: { ...body, sentTo: "" } };
    };
    expect(await ask(newcomer.phone)).toEqual(await ask(me().phone));
    expect(office.inbox.map(({ to }) => to)).toEqual([me().phone]);
    expect(await ask(newcomer.phone)).toEqual(await ask(me().phone));
    const guess = async (phone: string) => (await office.post("/forgotPasswordCode", { phone, sms: "0000" })).body;
    if (codeTo(office, me().phone) !== "0000") expect(await guess(newcomer.phone)).toEqual(await guess(me().phone));
  });
  it("does not fail or count when a message could not be sent", async () => {
    office.phones.broken = true;
    expect((await office.post("/forgotPassword", { phone: me().phone })).body).toMatchObject({ status: "ok" });
    await office.settled();
    office.phones.broken = false;
    expect(await recover(office, me().phone)).toMatch(/^prv_/);
  });
});

describe("a password changed in the cabinet", () => {
  it("requires the present one and a strong new one, and the change is reported", async () => {
    const token = await office.login("nothing");
    expect((await change(token)).body["errors"]).toHaveProperty("current_password");
    const weak = { password: "жаңа-құпиясөз", password_repeat: "жаңа-құпиясөз" };
    expect((await change(token, { ...weak, current_password: me().password })).body["errors"]).toHaveProperty("password");
    const done = await change(token, { current_password: me().password });
    const { body } = await office.post("/getNotifications", {}, tokenOf(done));
    expect((body["message"] as { title: string }[]).map(({ title }) => title)).toContain("Пароль изменён");
  });
  it("limits wrong present ones like logins", async () => {
    await office.database.close();
    office = await backOffice(productionLimits);
    const token = await office.login("nothing");
    const answers = [];
    for (let count = 0; count < 6; count += 1)
      answers.push((await office.post("/changePassword", { ...fresh, current_password: "x" }, token, { "x-real-ip": "192.0.2.1" })).status);
    expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
  });
});

describe("S25: messages to strangers", () => {
  it("go to a phone once in 120 seconds, whoever requests them and for any purpose", async () => {
    await office.database.close();
    office = await backOffice(productionLimits);
    await office.post("/forgotPassword", { phone: me().phone });
    expect((await office.post("/forgotPassword", { phone: me().phone })).body).toMatchObject({ status: "error", resendAfter: 120 });
    expect((await office.post("/sendSms", { phone: me().phone })).status).toBe(429);
    await office.settled();
    expect(office.inbox).toHaveLength(1);
  });
});

describe("S24: codes at rest", () => {
  it("are keyed hashes: neither the code nor a bare hash of it is in the database", async () => {
    await recover(office, me().phone);
    const code = codeTo(office, me().phone);
    const rows = JSON.stringify(
      await office.database.queries.selectFrom("one_time_code").select(["mac", "subject", "request_id"]).execute(),
    );
    expect(code).toMatch(/^\d{4}$/);
    expect(JSON.parse(rows)).toHaveLength(1);
    expect(rows).not.toContain(`"${code}"`);
  });
});

describe("S27: passwords at rest", () => {
  const atOwaspCost = /^\$argon2id\$v=19\$m=47104,t=1,p=1\$/;
  it("are argon2id at the cost that OWASP names, when a host configures nothing", async () => {
    expect(await passwordsAt().hash("a password")).toMatch(atOwaspCost);
  });
  it("are hashed again at a login when their cost differs from today's", async () => {
    const today = await backOffice(undefined, { passwords: passwordsAt() });
    const of = () =>
      today.database.queries.selectFrom("credential").select("password_hash").where("customer_id", "=", me().id).executeTakeFirstOrThrow();
    expect((await of()).password_hash).not.toMatch(atOwaspCost);
    await today.login("nothing");
    expect((await of()).password_hash).toMatch(atOwaspCost);
    await today.login("nothing");
    await today.database.close();
  });
});
