import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { requestCode, keyed } from "../../testing/purchase.ts";
import { REFUSAL } from "../../testing/contracts/claimed.ts";
import { HELD, uploaded } from "../../testing/papers.ts";
import { statementWithPaper } from "../../testing/reception.ts";

let office: BackOffice;
let employee: string;
let supervisor: string;
beforeEach(async () => {
  office = await backOffice();
  employee = await office.login("employee");
  supervisor = await office.login("supervisor");
});
afterEach(() => office.database.close());

type Work = { readonly kind: string; readonly id: string; readonly what: string; readonly isLate: boolean; readonly isProposed: boolean };
const waiting = async (token = employee): Promise<readonly Work[]> =>
  (await office.post("/getEmployeeReception", {}, token)).body["work"] as Work[];
const first = async (what: string, token = employee): Promise<Work> => {
  const found = (await waiting(token)).find((one) => one.what === what);
  if (!found) throw new Error(`nothing of ${what} waits`);
  return found;
};
const read = ({ kind, id }: Pick<Work, "kind" | "id">, token = employee) => office.post("/employee/cases/item", { kind, id }, token);
const decide = ({ kind, id }: Pick<Work, "kind" | "id">, more: Record<string, unknown>, token = employee) =>
  office.post("/employee/cases/decide", { kind, id, ...more }, token, keyed());
const WORDS = "Мы проверили: взнос зачтён 3 ноября, новая справка в кабинете.";
const person = { name: "Илья Волков", phone: "+7 (701) 555-66-77", email: "" };

describe("a question that somebody has sent", () => {
  const ask = () =>
    office.post(
      "/feedback",
      { topic: "question", ...person, channel: "phone", text: "Когда зачтут мой взнос за октябрь?" },
      undefined,
      keyed(),
    );

  it("waits at every desk, is taken up and answered by one, and its writer hears the answer", async () => {
    await ask();
    const item = await first("feedback");
    expect((await read(item)).body).toMatchObject({
      facts: expect.arrayContaining([{ fact: "text", value: "Когда зачтут мой взнос за октябрь?" }]),
    });
    expect((await decide(item, { decision: "review" })).body).toMatchObject({ became: "decided" });
    expect((await decide(item, { decision: "answer", words: WORDS })).body).toMatchObject({ became: "decided" });
    await office.provider.work();
    expect(
      office.inbox
        .filter(({ to }) => to === "77015556677")
        .map(({ text }) => text)
        .join("\n"),
    ).toContain(WORDS);
    expect((await waiting()).some(({ id }) => id === item.id)).toBe(false);
    expect((await decide(item, { decision: "answer", words: WORDS })).status).toBe(409);
  });
  it("says first of all that its writer cannot take calls", async () => {
    const customer = await office.login("nothing");
    await office.post("/userUpdate", { inWriting: true }, customer);
    await office.post("/feedback", { topic: "question", ...person, channel: "phone", text: "Когда зачтут взнос?" }, customer, keyed());
    const facts = (await read(await first("feedback"))).body["facts"] as readonly unknown[];
    expect(facts[0]).toEqual({ fact: "contact", value: "writing" });
  });
  it("says before what was written that its writer reads large print", async () => {
    const customer = await office.login("nothing");
    await office.post("/userUpdate", { inWriting: false, reading: "largePrint" }, customer);
    await office.post("/feedback", { topic: "question", ...person, channel: "phone", text: "Где мой полис?" }, customer, keyed());
    const facts = (await read(await first("feedback"))).body["facts"] as readonly unknown[];
    expect(facts[0]).toEqual({ fact: "reading", value: "largePrint" });
  });
  it("is not answered with nothing said", async () => {
    await ask();
    const { status, body } = await decide(await first("feedback"), { decision: "answer", words: "  " });
    expect([status, Object.keys(body["errors"] as object)]).toEqual([400, ["words"]]);
  });
});

describe("a paper of a case", () => {
  const paperOf = async (id: string) => {
    const files = (await read({ kind: "statement", id })).body["files"] as readonly { readonly id: string; readonly name: string }[];
    return files[0]?.id ?? "";
  };
  const open = (id: string, file: string, token = employee) => office.post("/employee/cases/file", { kind: "statement", id, file }, token);
  const opened = async () =>
    (await office.database.queries.selectFrom("staff_access").select("subject").where("act", "=", "fileOpened").execute()).length;

  it("is opened with the bytes that were sent, and every opening is in the log", async () => {
    const id = await statementWithPaper(office);
    const { body } = await open(id, await paperOf(id));
    expect([body["name"], body["mime"]]).toEqual(["анализ.pdf", "application/pdf"]);
    expect(Buffer.from(String(body["content"]), "base64").subarray(0, 5).toString()).toBe("%PDF-");
    expect(await opened()).toBe(1);
  });
  it("is not there by the id of another case, nor for a customer, and nothing is logged", async () => {
    const id = await statementWithPaper(office);
    const other = await first("claim");
    expect((await open(other.id, await paperOf(id))).status).toBe(404);
    expect((await open(id, other.id)).status).toBe(404);
    expect((await open(id, await paperOf(id), await office.login("everyStatus"))).status).toBe(403);
    expect(await opened()).toBe(0);
  });
  it("of an application is opened by the person who assesses it", async () => {
    const buyer = await office.login("nothing");
    await office.post(
      "/sendFiles",
      { number: await requestCode(office, buyer), files: [await uploaded(office)], verifier: HELD },
      buyer,
      keyed(),
    );
    const { application_id: id } = await office.database.queries
      .selectFrom("application_file")
      .select("application_id")
      .executeTakeFirstOrThrow();
    const files = (await read({ kind: "application", id })).body["files"] as readonly { readonly id: string }[];
    const { body } = await office.post("/employee/cases/file", { kind: "application", id, file: files[0]?.id }, employee);
    expect(body["name"]).toBe("анализ.pdf");
  });
});

describe("what takes two", () => {
  const refused = REFUSAL;

  it("is proposed by one and agreed to by another, never by the same", async () => {
    const item = await first("claim");
    expect((await decide(item, refused)).body).toMatchObject({ became: "proposed" });
    expect((await first("claim")).isProposed).toBe(true);
    const agreed = { ...refused, agree: true };
    expect((await decide(item, agreed)).status).toBe(403);
    expect((await decide(item, { ...refused, words: "Другие слова для отказа." }, supervisor)).status).toBe(409);
    expect((await read(item, supervisor)).body).toMatchObject({ proposal: { decision: "refuse", own: false, words: refused.words } });
    expect((await decide(item, agreed, supervisor)).body).toMatchObject({ became: "decided" });
    expect((await read(item)).body["decisions"]).toEqual([]);
  });
  it("is decided in the words that were proposed, whatever words come with the agreement", async () => {
    const item = await first("claim");
    await decide(item, refused);
    expect((await decide(item, { ...refused, words: "Другие слова для отказа.", agree: true }, supervisor)).status).toBe(200);
    const { words } = await office.database.queries
      .selectFrom("statement_event")
      .select("words")
      .where("statement_id", "=", item.id)
      .where("status", "=", "refused")
      .executeTakeFirstOrThrow();
    expect(words).toBe(refused.words);
  });
  it("is given back by another, and waits as before", async () => {
    const item = await first("claim");
    await decide(item, refused);
    expect((await decide(item, { decision: "refuse", agree: false }, supervisor)).body).toMatchObject({ became: "returned" });
    expect((await read(item)).body).toMatchObject({
      proposal: null,
      decisions: expect.arrayContaining([{ decision: "refuse", takesTwo: true }]),
    });
  });
  it("is agreed to once, of two who do it at once", async () => {
    const item = await first("claim");
    await decide(item, refused);
    const both = await Promise.all([1, 2].map(() => decide(item, { ...refused, agree: true }, supervisor)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe("an application that waits for a person", () => {
  it("is declined by two, and its customer hears why", async () => {
    const buyer = await office.login("nothing");
    const requestID = await requestCode(office, buyer);
    await office.post("/user/applications/answer", { requestID, answer: "Оперирован в 2019 году, здоров." }, buyer, keyed());
    const item = await first("application");
    expect((await read(item)).body["facts"]).toContainEqual({ fact: "name", value: "Волков Илья Андреевич" });
    const no = { decision: "decline", words: "Сумма не подтверждена доходом." };
    expect((await decide(item, no)).body).toMatchObject({ became: "proposed" });
    expect((await decide(item, { ...no, agree: true }, supervisor)).body).toMatchObject({ became: "decided" });
    const { body } = await office.post("/user/applications/", {}, buyer);
    expect(JSON.stringify(body)).toContain(no.words);
  });
});

describe("a proposal for an application that its customer has withdrawn", () => {
  it("counts for nothing: nobody agrees to it any more", async () => {
    const buyer = await office.login("nothing");
    const requestID = await requestCode(office, buyer);
    await office.post("/user/applications/answer", { requestID, answer: "Оперирован в 2019 году, здоров." }, buyer, keyed());
    const item = await first("application");
    const no = { decision: "decline", words: "Сумма не подтверждена доходом." };
    expect((await decide(item, no)).body).toMatchObject({ became: "proposed" });
    expect((await office.post("/user/applications/withdraw", { requestID }, buyer, keyed())).status).toBe(200);
    const { status } = await decide(item, { ...no, agree: true }, supervisor);
    expect([404, 409]).toContain(status);
    const { state } = await office.database.queries
      .selectFrom("application")
      .select("state")
      .where("id", "=", item.id)
      .executeTakeFirstOrThrow();
    expect(state).toBe("withdrawn");
  });
});

describe("somebody who asked to be called", () => {
  it("waits until they were reached", async () => {
    await office.post("/callback", { name: person.name, phone: person.phone }, undefined, keyed());
    const item = await first("callback");
    expect((await read(item)).body["facts"]).toContainEqual({ fact: "phone", value: "+7 (701) 555-66-77" });
    expect((await decide(item, { decision: "reached" })).body).toMatchObject({ became: "decided" });
    expect((await waiting()).some(({ id }) => id === item.id)).toBe(false);
  });
});

describe("what somebody tells of misconduct", () => {
  it("waits for a supervisor, and no employee reads it: it may be about them", async () => {
    await office.post("/compliance", { anonymous: true, text: "Сотрудник офиса просил деньги за ускорение выплаты." }, undefined, keyed());
    expect((await waiting()).some(({ what }) => what === "compliance")).toBe(false);
    const item = await first("compliance", supervisor);
    expect((await read(item)).status).toBe(404);
    expect((await decide(item, { decision: "review" })).status).toBe(404);
    expect((await read(item, supervisor)).status).toBe(200);
  });
});
