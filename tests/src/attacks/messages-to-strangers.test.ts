import { randomBytes } from "node:crypto";
import { storeInMemory } from "@shanyraq/limits";
import { createProvider, productionLimits, seededPeople, type Database, type Message, type Provider } from "@shanyraq/provider";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openSeeded, quickPasswords } from "../product/seeded-database.ts";

const START = Date.parse("2026-11-21T06:00:00.000Z");
const STRANGER = "+77015550142";
const ATTACKER = "203.0.113.9";

let database: Database;
let provider: Provider;
let clock: { now: number };
let sent: Message[];
beforeAll(async () => {
  database = await openSeeded(START);
});
afterAll(() => database.close());
beforeEach(() => {
  clock = { now: START };
  sent = [];
  provider = createProvider({
    database,
    clock: () => clock.now,
    random: (bytes) => new Uint8Array(randomBytes(bytes)),
    messages: { send: async (message) => void sent.push(message) },
    payments: {
      create: async ({ reference }) => ({ id: reference, qr: "", url: "" }),
      refund: async () => {},
      status: async () => undefined,
    },
    siteOrigin: "https://life.example",
    log: () => {},
    secret: "a secret of the tests",
    filesKeys: [{ kid: "tests", secret: new Uint8Array(32).fill(7) }],
    store: storeInMemory(() => clock.now / 1_000),
    limits: productionLimits,
    passwords: quickPasswords,
  });
});
afterEach(() => provider.settled());

const post = async (path: string, body: object, from: string): Promise<Readonly<Record<string, unknown>>> => {
  const headers = {
    "content-type": "application/json",
    "x-real-ip": from,
    "idempotency-key": randomBytes(12).toString("hex"),
    // As the edge makes it for each browser.
    "x-flow-id": randomBytes(32).toString("base64url"),
  };
  const reply = await provider.fetch(new Request(`http://provider${path}`, { method: "POST", headers, body: JSON.stringify(body) }));
  await provider.settled();
  await provider.work();
  return { httpStatus: reply.status, ...((await reply.json()) as object) };
};
const feedback = {
  topic: "question",
  name: "Кто-то",
  phone: STRANGER,
  channel: "phone",
  text: "Позвоните мне, пожалуйста, по этому номеру.",
};
const address = (index: number) => `198.51.${Math.floor(index / 200)}.${(index % 200) + 1}`;

describe("a stranger's phone", () => {
  it("gets one acknowledgement in two minutes and five in a day, however much somebody writes from however many networks", async () => {
    for (let index = 0; index < 40; index += 1) {
      const kept = await post("/feedback", feedback, address(index));
      // What was written is kept all the same: its number stands on the screen.
      expect(kept).toMatchObject({ httpStatus: 200, success: true });
      clock.now += 60_000;
    }
    expect(sent.filter(({ to }) => STRANGER.endsWith(to.slice(-10)))).toHaveLength(5);
  });
  it("still gets the code its owner asks for, whatever was sent to it before", async () => {
    const { phone } = seededPeople.find(({ shows }) => shows === "nothing") ?? { phone: "" };
    for (let index = 0; index < 10; index += 1) {
      await post("/feedback", { ...feedback, phone: `+${phone}` }, address(index));
      clock.now += 3 * 60_000;
    }
    const before = sent.length;
    await post("/forgotPassword", { phone: `+${phone}` }, "192.0.2.7");
    expect(sent.length).toBe(before + 1);
  });
});

describe("one sender", () => {
  it("has no more sent than twenty messages a day, to however many people", async () => {
    for (let index = 0; index < 60; index += 1) {
      await post("/feedback", { ...feedback, phone: `+7701555${String(1000 + index)}` }, ATTACKER);
      clock.now += 5 * 60_000;
    }
    expect(sent).toHaveLength(20);
  });
});

describe("a stranger who knows an IIN and a birth date", () => {
  it("learns nothing of the policies, nor whether there is such a person; the list goes to the account's own phone, five times a day at most", async () => {
    const { iin, birth_date, phone } = seededPeople.find(({ shows }) => shows === "everyStatus") ?? { iin: "", birth_date: "", phone: "" };
    const answers = [];
    for (let index = 0; index < 12; index += 1) {
      answers.push(JSON.stringify(await post("/contract/check", { iin, birthDate: birth_date }, address(index))));
      clock.now += 3 * 60_000;
    }
    answers.push(JSON.stringify(await post("/contract/check", { iin, birthDate: "1970-01-01" }, address(50))));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).not.toMatch(/SH-/);
    expect(sent.map(({ to }) => to)).toEqual(Array.from({ length: 5 }, () => phone));
  });
});

describe("policy numbers", () => {
  it("cannot be counted through: a known one leads to no other", async () => {
    const { number } = await database.queries.selectFrom("contract").select("number").executeTakeFirstOrThrow();
    const [, head = "", digits = "0"] = /^(SH-\d{4}-)(\d{8})$/.exec(number) ?? [];
    const neighbours = Array.from({ length: 40 }, (_, index) => Number(digits) + index - 20).filter((one) => one !== Number(digits));
    for (const [index, one] of neighbours.entries()) {
      const answer = await post("/contract/check", { number: `${head}${String(one).padStart(8, "0")}` }, address(index));
      expect(answer).toMatchObject({ found: false, data: [] });
    }
    expect(await post("/contract/check", { number }, address(90))).toMatchObject({ found: true });
  });
});
