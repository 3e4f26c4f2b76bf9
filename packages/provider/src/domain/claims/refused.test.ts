import { addDays, addMonths } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { claimed, decidedBy, insuredFor, REFUSAL, reported, type Insured } from "../../testing/contracts/claimed.ts";
import { HELD, uploaded } from "../../testing/papers.ts";

const DAY_MS = 86_400_000;
let office: BackOffice;
let employee: string;
let supervisor: string;
let insured: Insured;
let day: string;
const signIn = async () => {
  employee = await office.login("employee");
  supervisor = await office.login("supervisor");
  day = addDays(today(office.clock.now), -3);
};
beforeEach(async () => {
  office = await backOffice();
  await signIn();
  insured = await insuredFor(office, "term-life");
});
afterEach(() => office.database.close());

const claim = async (event = "death", eventDay = day) => claimed(office, await reported(office, insured, eventDay, event));
const byGround = { ...REFUSAL, clause: undefined };
/** What the fields of a refusal are refused with; empty where it is proposed. */
const faults = async (id: string, more: object) => {
  const { status, body } = await decidedBy(office, employee, id, { ...byGround, ...more });
  expect(status).toBe(body["became"] === "proposed" ? 200 : 400);
  return Object.keys((body["errors"] ?? {}) as object).toSorted();
};
const standing = async (number: string, lang = "ru") =>
  (await office.post("/status", { number, phoneEnd: "6677" }, undefined, { lang })).body["claim"] as {
    readonly words: string;
  };

describe("the fields of a refusal of a claim", () => {
  it("are a ground, what was found and a paper: each is asked for at its own field", async () => {
    const { id } = await claim();
    const bare = { ground: undefined, words: "", otherPaper: " " };
    expect(await faults(id, bare)).toEqual(["ground", "otherPaper", "words"]);
    expect(await faults(id, { ground: "intent", words: "Умысел доказан." })).toEqual(["words"]);
    expect(await faults(id, { ground: "intent", eventDay: addDays(day, 9) })).toEqual(["eventDay"]);
    expect((await decidedBy(office, employee, id, { ...byGround, words: "а".repeat(2_001) })).status).toBe(400);
  });
  it("ask for the clause where the ground is one of the rules", async () => {
    const { id } = await claim();
    expect(await faults(id, { ground: "notInsured", clause: " " })).toEqual(["clause"]);
    expect(await faults(id, { ground: "notInsured", clause: "4.2" })).toEqual([]);
  });
  it("take a paper of the case by its id, and no paper of another case", async () => {
    const papers = { files: [await uploaded(office)], verifier: HELD };
    const { id, number } = await claimed(office, await reported(office, insured, day), undefined, papers);
    const { body } = await office.post("/employee/cases/item", { kind: "statement", id }, employee);
    const [file] = body["files"] as readonly { readonly id: string; readonly name: string }[];
    expect(await faults(id, { ground: "intent", otherPaper: "", papers: [(await claim()).id] })).toEqual(["papers"]);
    await decidedBy(office, employee, id, { ...REFUSAL, otherPaper: undefined, papers: [file?.id] });
    await decidedBy(office, supervisor, id, { decision: "refuse", agree: true });
    await office.provider.work();
    expect(office.inbox.some(({ text }) => text.includes(number) && text.includes(`Документы: ${file?.name}`))).toBe(true);
  });
});

describe("a ground of a refusal", () => {
  it("is suicide only after a death, and only while the contract is younger than two years", async () => {
    expect(await faults((await claim("injury")).id, { ground: "suicide" })).toEqual(["ground"]);
    // It began sixty days ago.
    const twoYears = addMonths(addDays(today(office.clock.now), -60), 24);
    office.clock.now += 2 * 366 * DAY_MS;
    await signIn();
    expect(await faults((await claim("death", addDays(twoYears, -1))).id, { ground: "suicide" })).toEqual([]);
    expect(await faults((await claim("death", twoYears)).id, { ground: "suicide" })).toEqual(["ground"]);
  });
  it("is late notice of a death only more than thirty days after it", async () => {
    expect(await faults((await claim("death", addDays(day, -27))).id, { ground: "lateNotice" })).toEqual(["ground"]);
    expect(await faults((await claim("death", addDays(day, -28))).id, { ground: "lateNotice" })).toEqual([]);
  });
  it("is a day without cover only where the contract gave none on it", async () => {
    const { id } = await claim();
    expect(await faults(id, { ground: "notInForce" })).toEqual(["ground"]);
    expect(await faults(id, { ground: "notInForce", eventDay: addDays(day, -90) })).toEqual([]);
  });
  it("is missing papers only after they were asked for", async () => {
    const { id } = await claim();
    expect(await faults(id, { ground: "noPapers" })).toEqual(["ground"]);
    await decidedBy(office, employee, id, { decision: "askPapers", words: "Пришлите, пожалуйста, свидетельство о смерти." });
    expect(await faults(id, { ground: "noPapers" })).toEqual([]);
  });
  it.each(["intent", "offence", "falseFacts", "warOrUnrest", "hindered"])("is %s without a limit of its own", async (ground) => {
    expect(await faults((await claim()).id, { ground })).toEqual([]);
  });
});

describe("a claim that was refused", () => {
  it("tells clause, fact and paper, and the next doors, to its second person and in the message, and not on the page of the status", async () => {
    const { id, number } = await claim();
    await decidedBy(office, employee, id, REFUSAL);
    const { body } = await office.post("/employee/cases/item", { kind: "statement", id }, supervisor);
    expect(body["proposal"]).toMatchObject({
      refusal: { basis: expect.stringContaining("пункт 4.2"), fact: REFUSAL.words, papers: [REFUSAL.otherPaper] },
    });
    await decidedBy(office, supervisor, id, { decision: "refuse", agree: true });
    for (const [lang, clause] of [
      ["ru", "правила страхования, пункт 4.2"],
      ["kk", "сақтандыру қағидаларының 4.2-тармағы"],
      ["en", "insurance rules, clause 4.2"],
    ] as const) {
      const shown = await office.post("/employee/cases/item", { kind: "statement", id }, supervisor, { lang });
      expect(JSON.stringify(shown.body)).toContain(clause);
      const view = await standing(number, lang);
      expect(view.words).toContain("10");
      // Whoever knows a number and four digits of a phone reads nothing of somebody's health.
      expect(JSON.stringify(view)).not.toContain(clause);
      expect(JSON.stringify(view)).not.toContain(REFUSAL.words);
    }
    await office.provider.work();
    const message = office.inbox.find(({ to, text }) => to === "77015556677" && text.includes(REFUSAL.words))?.text ?? "";
    for (const part of ["пункт 4.2", REFUSAL.otherPaper, "10 рабочих дней", "3 рабочих дня", "омбудсману", "В суд"])
      expect(message).toContain(part);
  });
  it("of a report is refused by a ground as well, so that no claim is refused before it is made", async () => {
    const number = await reported(office, insured, day);
    const { id } = await office.database.queries
      .selectFrom("statement")
      .select("id")
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    expect(await faults(id, { ground: undefined })).toEqual(["ground"]);
    await decidedBy(office, employee, id, REFUSAL);
    await decidedBy(office, supervisor, id, { decision: "refuse", agree: true });
    await office.provider.work();
    expect(office.inbox.some(({ text }) => text.includes(number) && text.includes("пункт 4.2"))).toBe(true);
  });
});
