import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { locales } from "@shanyraq/i18n";
import { looseLimits, productionLimits } from "../../platform/ports/limits.ts";
import type { SeededPerson } from "../../seed/seeded-person.ts";
import { backOffice, START, type Answer, type BackOffice } from "../../testing/back-office.ts";
import { apply, calculation, keyed, lastCode, worksheet, wrongCode } from "../../testing/purchase.ts";

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
const from = (address: string) => ({ "x-real-ip": address });
const waitOf = ({ headers }: Answer) => Number(headers.get("retry-after"));

let office: BackOffice;
afterEach(() => office.database.close());

describe("S22: wrong codes", () => {
  let token: string;
  beforeEach(async () => {
    office = await backOffice(looseLimits);
    token = await office.login("nothing");
  });
  const check = async (requestID: string, code: string) => (await office.post("/codeCheck", { requestID, code }, token)).body;
  const fail = async (times: number) => {
    const requestID = await apply(office, token);
    const wrong = wrongCode(lastCode(office));
    for (let count = 0; count < times; count += 1) await check(requestID, wrong);
    return requestID;
  };

  it("ten in a row block the account's codes for a day, despite any new code or application", async () => {
    await fail(5);
    await fail(5);
    const third = await apply(office, token);
    expect(await check(third, lastCode(office))).toMatchObject({ success: false, attemptsLeft: 0 });
    office.clock.now += DAY;
    token = await office.login("nothing");
    const later = await apply(office, token);
    expect(await check(later, lastCode(office))).toMatchObject({ success: true });
  });
  it("are counted from zero after a right code", async () => {
    for (let round = 0; round < 4; round += 1) {
      const requestID = await fail(4);
      expect(await check(requestID, lastCode(office))).toMatchObject({ success: true });
    }
  });
  it("do not count when they belong to an expired or unknown request and are compared with nothing", async () => {
    const dead = await fail(5);
    for (let count = 0; count < 20; count += 1) await check(dead, "1234");
    for (let count = 0; count < 20; count += 1) await check(crypto.randomUUID(), "1234");
    const requestID = await fail(4);
    expect(await check(requestID, lastCode(office))).toMatchObject({ success: true });
  });
});

describe("S25: codes by SMS", () => {
  beforeEach(async () => {
    office = await backOffice(productionLimits);
  });
  const sent = () => office.inbox.filter(({ channel }) => channel === "sms").length;
  const theirs = ({ sex, birth_date }: SeededPerson) => ({ ...worksheet, calculation: { ...calculation, sex, birthDate: birth_date } });
  const ask = (token: string, person: SeededPerson, headers: Readonly<Record<string, string>> = {}) =>
    office.post("/worksheet", theirs(person), token, { ...keyed(), ...headers });
  const me = () => office.person("nothing");

  it("are sent to one person once in 120 seconds and five times a day, and no more often on repeated requests", async () => {
    const token = await office.login("nothing");
    let requestID = (await ask(token, me())).body["requestID"];
    const second = await ask(token, me());
    expect([second.status, waitOf(second), sent()]).toEqual([429, 120, 1]);
    for (let count = 2; count <= 5; count += 1) {
      office.clock.now += 120 * SECOND;
      const response = await ask(token, me());
      expect(response.status).toBe(200);
      requestID = response.body["requestID"];
      expect((await ask(token, me())).status).toBe(429);
    }
    office.clock.now += 120 * SECOND;
    // What was refused has taken nothing from the application before it.
    const sixth = await office.post("/sendCodeRepeat", { requestID }, token);
    expect([sixth.status, waitOf(sixth), sent()]).toEqual([429, 86_400 - 600, 5]);
    office.clock.now = START + DAY;
    expect((await ask(await office.login("nothing"), me())).status).toBe(200);
  });
  it("when refused by a limit, leave the earlier application with its code", async () => {
    const token = await office.login("nothing");
    const { requestID } = (await ask(token, me())).body;
    expect((await ask(token, me())).status).toBe(429);
    const checked = await office.post("/codeCheck", { requestID, code: lastCode(office) }, token);
    expect(checked.body).toMatchObject({ success: true });
    expect(await office.database.queries.selectFrom("application").select("id").where("customer_id", "=", me().id).execute()).toHaveLength(
      1,
    );
  });
  it("are counted by phone, for any person, and by person, for any phone", async () => {
    const [token, other] = [await office.login("nothing"), await office.login("everyStatus")];
    const phoneOf = (id: string, phone: string) =>
      office.database.queries.updateTable("customer").set({ phone }).where("id", "=", id).execute();
    await ask(token, me());
    await phoneOf(office.person("everyStatus").id, me().phone);
    expect((await ask(other, office.person("everyStatus"))).status).toBe(429);
    await phoneOf(me().id, "77000000099");
    expect((await ask(token, me())).status).toBe(429);
    expect(sent()).toBe(1);
  });
  it("are sent to five people from one address in 120 seconds, and to the next one from another address", async () => {
    const people = (["nothing", "everyStatus", "overdue", "nonResident", "maturing", "legalEntity"] as const).map(office.person);
    const answers: number[] = [];
    for (const person of people) {
      const token = await office.login(person.shows);
      answers.push((await ask(token, person, from("203.0.113.7"))).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    const [last] = people.slice(-1);
    if (!last) throw new Error("nobody");
    expect((await ask(await office.login(last.shows), last, from("203.0.113.8"))).status).toBe(200);
  });
  it("are refused in three languages", async () => {
    const token = await office.login("nothing");
    await ask(token, me());
    const messages = await Promise.all(locales.map(async (lang) => (await ask(token, me(), { lang })).body["message"]));
    expect(new Set(messages).size).toBe(3);
    for (const sentence of messages) expect(sentence).toContain("120");
  });
  it("do not count if they could not be sent, or if their call failed", async () => {
    const token = await office.login("nothing");
    office.phones.broken = true;
    const requestID = (await ask(token, me())).body["requestID"];
    office.phones.broken = false;
    expect((await office.post("/sendCodeRepeat", { requestID }, token)).body).toMatchObject({ success: true });
    office.clock.now += 120 * SECOND;
    office.deaths.add("worksheet:before-commit");
    expect((await ask(token, me())).status).toBe(500);
    expect((await ask(token, me())).status).toBe(200);
    expect(sent()).toBe(2);
  });
});

describe("S29: wrong passwords", () => {
  beforeEach(async () => {
    office = await backOffice(productionLimits);
  });
  const login = (address: string, password: string, person = office.person("nothing")) =>
    office.post("/api/login", { iin: person.iin, password }, undefined, from(address));
  const right = () => office.person("nothing").password;
  const STRANGER = "198.51.100.1";

  it("200 from one address block that address alone", async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => login(STRANGER, "wrong")));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(401), count(429)]).toEqual([5, 195]);
    expect((await login(STRANGER, right())).status).toBe(429);
    expect((await login("192.0.2.9", right())).status).toBe(200);
  });
  it("against many accounts block their address too, even if only its end changes", async () => {
    const answers: number[] = [];
    for (let count = 0; count < 30; count += 1) {
      const guess = { id_number: `Z${1_000_000 + count}`, password: "wrong" };
      answers.push((await office.post("/api/login", guess, undefined, from(`2001:db8:1:2::${count}`))).status);
    }
    expect([answers.filter((status) => status === 401).length, answers.at(-1)]).toEqual([20, 429]);
  });
  it("make the wait longer, and the wait ends", async () => {
    const waits: number[] = [];
    for (let count = 0; count < 40; count += 1) {
      const answer = await login(STRANGER, "wrong");
      if (answer.status !== 429) continue;
      waits.push(waitOf(answer));
      office.clock.now += waitOf(answer) * SECOND;
    }
    expect(waits.slice(0, 2)).toEqual([60, 60]);
    expect(Math.max(...waits)).toBeGreaterThan(600);
    office.clock.now += DAY;
    expect((await login(STRANGER, right())).status).toBe(200);
  });
  it("are reset by the right one", async () => {
    for (let round = 0; round < 6; round += 1) {
      for (let count = 0; count < 4; count += 1) await login(STRANGER, "wrong");
      office.clock.now += 60 * SECOND;
      expect((await login(STRANGER, right())).status).toBe(200);
    }
  });
  it("do not delay anybody if they are counted first though they started later", async () => {
    expect((await login("192.0.2.30", "wrong")).status).toBe(401);
    // Of two at once, or on two processes, the earlier one may come to be counted second.
    office.clock.now -= 300;
    expect((await login("192.0.2.31", right())).status).toBe(200);
  });
  it("for an unknown account are counted and refused like those for a known one, with the time to wait", async () => {
    const nobody = { id_number: "X0000000", password: "wrong" };
    const answers: Answer[] = [];
    for (let count = 0; count < 6; count += 1) answers.push(await office.post("/api/login", nobody, undefined, from("192.0.2.20")));
    for (let count = 0; count < 6; count += 1) answers.push(await login("192.0.2.21", "wrong"));
    const seen = answers.map(({ status, body, headers }) => [status, body["message"], headers.get("retry-after")]);
    expect(seen.slice(0, 6)).toEqual(seen.slice(6));
    expect(seen.at(-1)?.[0]).toBe(429);
  });
});
