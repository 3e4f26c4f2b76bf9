import { letterSizes } from "@shanyraq/documents/testing/letter-sizes.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { productionLimits } from "../../platform/ports/limits.ts";
import { codeTo } from "../../testing/account.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { HELD, uploaded } from "../../testing/papers.ts";
import { keyed, order, wrongCode } from "../../testing/purchase.ts";
import { startReception, openedReception, WORDS, writtenReception } from "../../testing/reception.ts";

const MINUTE = 60_000;

let office: BackOffice;
let employee: string;
beforeEach(async () => {
  office = await backOffice();
  employee = await office.login("employee");
});
afterEach(() => office.database.close());

const statusOf = (query: Record<string, string>, token = employee, at = office) =>
  at.ask("GET", `/employee/status?${new URLSearchParams(query).toString()}`, { token });
const card = (requestID: string, token = employee) => office.post("/getEmployeeReceptionData", { requestID }, token);
const write = (requestID: string, more: Record<string, unknown> = {}, token = employee) =>
  office.post("/setEmployeeReceptionData", { requestID, topic: "correction", text: WORDS, ...more }, token, keyed());
const sendIt = (requestID: string, token = employee) => office.post("/sendEmployeeReception", { requestID }, token, keyed());

async function elsewhere(): Promise<string> {
  const { id } = office.person("minor");
  await office.database.queries.updateTable("customer").set({ role: "employee" }).where("id", "=", id).execute();
  await office.database.queries.insertInto("staff").values({ customer_id: id, office: "almaty-auezov", supervisor: false }).execute();
  return office.login("minor");
}
const log = () => office.database.queries.selectFrom("staff_access").selectAll().orderBy("at").execute();

describe("somebody who comes to an office", () => {
  it("is found by IIN with little shown: a name without the surname, and where the code goes", async () => {
    const { iin, surname, phone } = office.person("everyStatus");
    const { body } = await statusOf({ IIN: iin ?? "" });
    expect(body).toMatchObject({ found: true, name: "Айдар С.", sentTo: "+7 7** *** **11" });
    expect(JSON.stringify(body)).not.toContain(surname);
    expect(JSON.stringify(body)).not.toContain(phone);
  });
  it("is shown with an application that is paid as paid, as in their cabinet", async () => {
    const customer = await office.login("nothing");
    const hash = await order(office, customer);
    const states = async () => {
      const requestID = await openedReception(office, employee, "nothing");
      const { body } = await card(requestID);
      const own = (await office.post("/user/applications/", {}, customer)).body;
      return [body["applications"], own["data"]].map((list) => (list as { state: string }[]).map(({ state }) => state));
    };
    expect(await states()).toEqual([["ordered"], ["ordered"]]);
    await office.post("/kaspi-qr-pay", { hash, attempt: 1 }, customer);
    office.bank.put("paid");
    await office.minuteLater();
    office.clock.now += 2 * MINUTE;
    expect(await states()).toEqual([["paid"], ["paid"]]);
  });
  it("is found by their document where they have no IIN", async () => {
    const { body } = await statusOf({ idNumber: "n1234567" });
    expect(body).toMatchObject({ found: true, resident: false });
  });
  it("is not found when they are not a customer, nor when they are one of the staff", async () => {
    for (const IIN of ["900101300017", office.person("manager").iin]) {
      expect((await statusOf({ IIN: IIN ?? "" })).body).toMatchObject({ success: true, found: false });
    }
    expect((await office.post("/digitalDocSendSms", { IIN: office.person("manager").iin, topic: "question" }, employee)).status).toBe(404);
  });
  it("shows their data by their code alone, and gets a notification in the cabinet", async () => {
    const requestID = await startReception(office, employee, "everyStatus");
    expect((await card(requestID)).body).toMatchObject({ message: expect.stringContaining("15") });
    const right = codeTo(office, office.person("everyStatus").phone);
    const tried = await office.post("/digitalDocConfirmSms", { requestID, code: wrongCode(right) }, employee);
    expect(tried.body).toMatchObject({ success: false, attemptsLeft: 4 });
    await office.post("/digitalDocConfirmSms", { requestID, code: right }, employee);
    const { body } = await card(requestID);
    expect(body).toMatchObject({ name: "Сәрсенов Айдар Маратұлы", closesIn: 900 });
    expect(JSON.stringify(body)).not.toContain(office.person("everyStatus").iin);
    expect((body["contracts"] as unknown[]).length).toBeGreaterThan(3);
    const owner = await office.login("everyStatus");
    const notices = (await office.post("/getNotifications", {}, owner)).body["message"] as {
      data: { kind?: string; title: string; text: string }[];
    };
    expect(JSON.stringify(notices)).toContain("Ким Марина");
  });
  it("reads their code in their own language, whatever the employee's is", async () => {
    await office.post("/digitalDocSendSms", { IIN: office.person("maturing").iin, topic: "question" }, employee, { lang: "ru" });
    expect(office.inbox.findLast(({ to }) => to === office.person("maturing").phone)?.text).toContain("қызметкер");
  });
  it("takes home an acknowledgement, and finds their statement by its number", async () => {
    const requestID = await openedReception(office, employee, "everyStatus");
    const { body: cardBody } = await card(requestID);
    const [first] = cardBody["contracts"] as { number: string }[];
    const kept = await write(requestID, { contractNumber: first?.number, files: [await uploaded(office)], verifier: HELD });
    expect(kept.body).toMatchObject({ files: [{ name: "анализ.pdf" }] });
    const { body } = await sendIt(requestID);
    expect(Buffer.from(String(body["file"]), "base64").subarray(0, 5).toString()).toBe("%PDF-");
    const { phone } = office.person("everyStatus");
    const found = await office.post("/status", { number: body["number"], phoneEnd: phone.slice(-4) });
    expect(found.body).toMatchObject({ found: true, kind: "visit" });
    const files = await office.database.queries.selectFrom("statement_file").select("name").execute();
    expect(files).toContainEqual({ name: "анализ.pdf" });
    // It is over: nothing of them opens by it any more.
    expect((await card(requestID)).status).toBe(409);
    expect((await sendIt(requestID)).status).toBe(409);
  });
  it("who reads large print is shown to the employee so, and takes an acknowledgement in large print home", async () => {
    await office.post("/userUpdate", { reading: "largePrint" }, await office.login("everyStatus"));
    const requestID = await openedReception(office, employee, "everyStatus");
    expect((await card(requestID)).body["reading"]).toBe("largePrint");
    await write(requestID);
    const { file } = (await sendIt(requestID)).body;
    expect(letterSizes(Buffer.from(String(file), "base64"))[0]).toBe(18);
  });
  it("is not sent off with nothing written", async () => {
    const requestID = await openedReception(office, employee, "everyStatus");
    const { status, body } = await sendIt(requestID);
    expect([status, Object.keys(body["errors"] as object)]).toEqual([400, ["text"]]);
  });
});

describe("a careless employee", () => {
  it("who leaves the desk finds the data closed after a quarter of an hour, and what was saved kept", async () => {
    const requestID = await writtenReception(office, employee, "everyStatus");
    office.clock.now += 14 * MINUTE;
    expect((await card(requestID)).status).toBe(200);
    office.clock.now += 15 * MINUTE;
    expect((await card(requestID)).status).toBe(409);
    expect((await sendIt(requestID)).status).toBe(409);
    expect(await openedReception(office, employee, "everyStatus")).toBe(requestID);
    expect((await card(requestID)).body).toMatchObject({ text: WORDS });
  });
  it("who begins with the next person writes nothing more to the one before", async () => {
    const first = await openedReception(office, employee, "everyStatus");
    const second = await openedReception(office, employee, "overdue");
    expect((await write(first)).status).toBe(409);
    expect((await write(second)).status).toBe(200);
  });
  it("who types a policy of somebody else gets an error at its field", async () => {
    const other = await office.database.queries
      .selectFrom("contract")
      .select("number")
      .where("customer_id", "=", office.person("overdue").id)
      .executeTakeFirstOrThrow();
    const requestID = await openedReception(office, employee, "everyStatus");
    const { status, body } = await write(requestID, { contractNumber: other.number });
    expect([status, Object.keys(body["errors"] as object)]).toEqual([400, ["contractNumber"]]);
  });
  it("may close the data at once, twice", async () => {
    const requestID = await openedReception(office, employee, "everyStatus");
    for (const _ of [1, 2])
      expect((await office.post("/employee/reception/leave", { requestID }, employee, keyed())).body).toMatchObject({ success: true });
    expect((await card(requestID)).status).toBe(409);
  });
});

describe("an employee who looks people up", () => {
  it("is counted, and stopped", async () => {
    const strict = await backOffice(productionLimits);
    const curious = await strict.login("employee");
    const statuses: number[] = [];
    for (let times = 0; times < 21; times += 1)
      statuses.push((await statusOf({ IIN: strict.person("overdue").iin ?? "" }, curious, strict)).status);
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses[20]).toBe(429);
    await strict.database.close();
  });
  it("is written down with every look, and nothing of it can be taken back", async () => {
    await card(await openedReception(office, employee, "everyStatus"));
    expect((await log()).map(({ act }) => act)).toEqual(["codeSent", "opened", "viewed"]);
    await expect(office.database.queries.deleteFrom("staff_access").execute()).rejects.toThrow(/append-only/);
    await expect(office.database.queries.updateTable("staff_access").set({ subject: "" }).execute()).rejects.toThrow(/append-only/);
  });
  it("has nothing of another's reception, in their office or elsewhere", async () => {
    const requestID = await openedReception(office, employee, "everyStatus");
    for (const token of [await office.login("supervisor"), await elsewhere()]) {
      expect((await card(requestID, token)).status).toBe(404);
      expect((await write(requestID, {}, token)).status).toBe(404);
      expect((await sendIt(requestID, token)).status).toBe(404);
    }
  });
  it("whose office nobody has said sees nobody", async () => {
    await office.database.queries.deleteFrom("staff").execute();
    expect((await statusOf({ IIN: office.person("everyStatus").iin ?? "" })).status).toBe(403);
  });
});

describe("the log of an office", () => {
  const day = () => new Date(office.clock.now).toISOString().slice(0, 10);
  it("is read by its supervisor, of their own office alone", async () => {
    await startReception(office, employee, "everyStatus");
    const other = await elsewhere();
    await startReception(office, other, "overdue");
    const { body } = await office.post("/employee/log", { day: day() }, await office.login("supervisor"));
    const entries = body["entries"] as { employee: string; act: string; customer: string }[];
    expect(entries.map(({ act, customer }) => [act, customer])).toEqual([["codeSent", "Айдар С."]]);
    expect(entries[0]?.employee).toContain("Ким Марина");
  });
  it("is closed to everybody else", async () => {
    expect((await office.post("/employee/log", { day: day() }, employee)).status).toBe(403);
  });
});
