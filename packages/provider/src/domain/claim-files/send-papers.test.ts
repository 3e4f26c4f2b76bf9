import { addDays } from "@shanyraq/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { today } from "../../platform/server/moment.ts";
import { ANSWER_DAYS } from "../appeals/answer-days.ts";
import { workingDaysAfter } from "../../platform/server/working-days.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { claimed, decidedBy, insuredFor, REFUSAL, reported, WIDOW } from "../../testing/contracts/claimed.ts";
import { HELD, uploaded } from "../../testing/papers.ts";
import { keyed } from "../../testing/purchase.ts";
import { ruleFound, simpleClaim } from "../../testing/claims/simple-claim.ts";

let office: BackOffice;
let employee: string;
let supervisor: string;
beforeEach(async () => {
  office = await backOffice();
  employee = await office.login("employee");
  supervisor = await office.login("supervisor");
});
afterEach(() => office.database.close());

const send = (number: string, more: object = {}) =>
  office.post("/insurance/files", { number, phone: WIDOW.phone, text: "Выписка из больницы.", ...more }, undefined, keyed());
const standing = async (number: string) =>
  (await office.post("/status", { number, phoneEnd: "6677" })).body["claim"] as {
    readonly words: string;
    readonly canSendPapers?: boolean;
    readonly laterPapers?: readonly string[];
    readonly canWithdraw?: boolean;
  };
const item = async (id: string) => (await office.post("/employee/cases/item", { kind: "statement", id }, employee)).body;
const isWaiting = async (number: string) =>
  ((await office.post("/getEmployeeReception", { what: "claim" }, employee)).body["work"] as readonly { readonly name: string }[]).some(
    ({ name }) => name === number,
  );
const newClaim = async (beneficiaries?: []) => {
  const day = addDays(today(office.clock.now), -3);
  const report = await reported(office, await insuredFor(office, "term-life", beneficiaries && { beneficiaries }), day);
  return { day, report, ...(await claimed(office, report)) };
};
const accepted = async (id: string, day: string) => {
  await decidedBy(office, employee, id, { decision: "acceptClaim", eventDay: day });
  await decidedBy(office, supervisor, id, { decision: "acceptClaim", agree: true });
};

describe("papers for a claim", () => {
  it("that the staff asked for bring it back to review, with the file, the words and a new day to answer by", async () => {
    const { id, number } = await newClaim();
    await decidedBy(office, employee, id, { decision: "askPapers", words: "Пришлите выписку." });
    expect((await standing(number)).words).toContain("Отправить их можно на сайте");
    office.clock.now += 20 * 86_400_000;
    employee = await office.login("employee");
    const { status, body } = await send(number, { files: [await uploaded(office)], verifier: HELD });
    const until = workingDaysAfter(today(office.clock.now), ANSWER_DAYS.claim);
    expect([status, String(body["words"])]).toEqual([200, expect.stringContaining(until.split("-").reverse().join("."))]);
    const { files, events, decisions } = await item(id);
    expect(files).toHaveLength(1);
    expect(events).toContainEqual(expect.objectContaining({ status: "papersSent", words: "Выписка из больницы." }));
    expect((decisions as readonly { decision: string }[]).map(({ decision }) => decision)).toContain("acceptClaim");
    await office.minuteLater();
    expect(office.inbox.filter(({ to, text }) => to === "77015556677" && text.includes("Рассматриваем заявление"))).toHaveLength(1);
  });
  it("are taken under the number of the report too, while it is reviewed, and leave the day to answer by as it was", async () => {
    const { id, number, report } = await newClaim();
    const before = (await item(id))["deadline"];
    expect((await standing(report)).canSendPapers).toBe(true);
    expect((await send(report)).status).toBe(200);
    expect((await item(id))["deadline"]).toBe(before);
    expect((await standing(number)).canWithdraw).toBe(true);
  });
  it("are refused with another phone, with neither a file nor words, with a file that is gone, and once the claim was refused", async () => {
    const { id, number } = await newClaim();
    expect((await send(number, { phone: "+7 (701) 000-00-00" })).body["errors"]).toMatchObject({
      phone: expect.stringContaining("нет") as string,
    });
    expect((await send(number, { text: "" })).body).toMatchObject({ errors: { files: expect.anything() } });
    expect((await send(number, { files: [crypto.randomUUID()], verifier: HELD })).status).toBe(400);
    expect((await item(id))["events"]).toHaveLength(1);
    await decidedBy(office, employee, id, REFUSAL);
    await decidedBy(office, supervisor, id, { decision: "refuse", agree: true });
    expect((await standing(number)).canSendPapers).toBeUndefined();
    expect((await send(number)).status).toBe(409);
  });
  it("of heirs bring an accepted claim back to the queue, and nothing of it is decided or withdrawn again", async () => {
    const { id, number, day } = await newClaim([]);
    await accepted(id, day);
    expect([(await standing(number)).canSendPapers, await isWaiting(number)]).toEqual([true, false]);
    expect((await send(number)).body["words"]).toContain("документы о наследниках");
    expect([(await standing(number)).canWithdraw, await isWaiting(number)]).toEqual([undefined, true]);
    const decisions = (await item(id))["decisions"] as readonly { decision: string }[];
    expect(decisions.map(({ decision }) => decision)).not.toContain("acceptClaim");
    expect((await decidedBy(office, employee, id, { decision: "acceptClaim", eventDay: day })).status).toBe(409);
    expect((await office.post("/insurance/withdraw", { number, phone: WIDOW.phone }, undefined, keyed())).status).toBe(409);
    await decidedBy(office, employee, id, { decision: "askPapers", words: "Не видно печати." });
    expect((await standing(number)).words).toContain("недостающих документов");
    await send(number);
    await decidedBy(office, employee, id, { decision: "answer", words: "Свидетельство получили." });
    await decidedBy(office, supervisor, id, { decision: "answer", agree: true });
    expect(await isWaiting(number)).toBe(false);
    expect((await standing(number)).words).toContain("Ждём свидетельство");
  });
});

it("a paper that was to come later lets the rules accept what lacked nothing else, at the next tick", async () => {
  const { id, number } = await simpleClaim(office, { without: ["medical"] });
  await office.provider.work();
  expect(await ruleFound(office, id)).toMatchObject({ accepted: false, unmet: expect.stringContaining("papers") });
  const { laterPapers = [] } = await standing(number);
  expect(laterPapers).not.toEqual([]);
  const documents = laterPapers.map((document) => ({ document, have: true }));
  expect((await send(number, { files: [await uploaded(office)], verifier: HELD, documents })).status).toBe(200);
  expect((await standing(number)).laterPapers).toBeUndefined();
  await office.provider.work();
  expect(await ruleFound(office, id)).toMatchObject({ accepted: true, unmet: "" });
});
