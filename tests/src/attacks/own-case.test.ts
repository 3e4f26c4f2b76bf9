import { personWho } from "@shanyraq/provider";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStaffOffice, putMessages, type StaffOffice } from "./staff-office.ts";

const IBAN = "KZ86125KZT5004100100";
const employee = personWho("employee");
const fullName = `${employee.surname} ${employee.name} ${employee.patronymic}`;

let office: StaffOffice;
let token: string;
let colleague: string;
beforeAll(async () => {
  office = await openStaffOffice();
  token = await office.login("employee");
  colleague = await office.login("supervisor");
});
afterAll(() => office.close());

const putMessage = async (more: Partial<Parameters<typeof putMessages>[1]>): Promise<string> => {
  const [id] = await putMessages(office, { count: 1, ...more });
  return id ?? "";
};
const read = (id: string, as = token) => office.post("/employee/cases/item", { kind: "statement", id }, as);
const decide = (id: string, more: object, as = token) => office.post("/employee/cases/decide", { kind: "statement", id, ...more }, as);
const refusals = async () =>
  office.database.queries.selectFrom("staff_access").select(["employee_id", "case_id"]).where("act", "=", "ownRefused").execute();

/** Names the employee as a beneficiary of a customer's contract, as an agreement about beneficiaries does. */
async function nameOnContractOf(shows: "overdue" | "maturing", name: string, birthDate: string): Promise<void> {
  const { queries } = office.database;
  const { contract_id, seq } = await queries
    .selectFrom("contract_event")
    .innerJoin("contract", "contract.id", "contract_event.contract_id")
    .select(["contract_event.contract_id", (eb) => eb.fn.max("contract_event.seq").as("seq")])
    .where("contract.customer_id", "=", personWho(shows).id)
    .groupBy("contract_event.contract_id")
    .executeTakeFirstOrThrow();
  const beneficiaries = [{ name, relation: "spouse", birthDate, share: 100 }];
  const data = { number: "1", from: "2026-11-01", change: { kind: "beneficiaries", beneficiaries } };
  await queries
    .insertInto("contract_event")
    .values({ contract_id, seq: Number(seq) + 1, kind: "changed", at: "2026-11-01T06:00:00.000Z", data: JSON.stringify(data) } as never)
    .execute();
}

describe("a case that concerns the employee", () => {
  it.each<readonly [string, () => Promise<string>]>([
    ["by the account it was written from", () => putMessage({ customerId: employee.id })],
    ["by the phone", () => putMessage({ phone: employee.phone })],
    ["by the e-mail, in whatever letters", () => putMessage({ details: { email: employee.email.toUpperCase() } })],
    ["by the IIN", () => putMessage({ details: { iin: employee.iin ?? "" } })],
    ["by the name, in another order", () => putMessage({ details: { name: `${employee.name} ${employee.surname}` } })],
    ["by the owner of the account that is paid", () => putMessage({ kind: "claim", details: { iban: IBAN, accountHolder: fullName } })],
    [
      "by the account, which a claim of their own has given",
      async () => {
        await putMessage({ kind: "claim", phone: employee.phone, details: { iban: IBAN } });
        return putMessage({ kind: "claim", details: { iban: "KZ86 125K ZT50 0410 0100" } });
      },
    ],
    [
      "as the beneficiary of its customer's contract",
      async () => {
        await nameOnContractOf("overdue", fullName, employee.birth_date);
        return putMessage({ customerId: personWho("overdue").id });
      },
    ],
    [
      "by a phone that is also their customer account's, whose contract it is",
      async () => {
        const { queries } = office.database;
        await queries.updateTable("customer").set({ phone: employee.phone }).where("id", "=", personWho("maturing").id).execute();
        return putMessage({ customerId: personWho("maturing").id });
      },
    ],
  ])("%s is neither read nor decided by them, and the attempt is in the log", async (_, put) => {
    const id = await put();
    const refused = [await read(id), await decide(id, { decision: "answer", words: "Решено: заплатим." })];
    for (const { status, body } of refused) {
      expect([status, body["message"]]).toEqual([403, expect.stringContaining("этим занимается другой сотрудник")]);
      expect(JSON.stringify(body)).not.toContain("OB-2026");
    }
    expect(await refusals()).toEqual(expect.arrayContaining([{ employee_id: employee.id, case_id: id }]));
    expect((await read(id, colleague)).status).toBe(200);
  });
  it("opens none of its papers", async () => {
    const id = await putMessage({ phone: employee.phone });
    const file = crypto.randomUUID();
    expect((await office.post("/employee/cases/file", { kind: "statement", id, file }, token)).status).toBe(403);
  });
  it("stands in the list without its number, as another's to decide", async () => {
    const id = await putMessage({ phone: employee.phone });
    const listed = async (as: string) => {
      const { body } = await office.post("/getEmployeeReception", { what: "feedback" }, as);
      return (body["work"] as readonly { readonly id: string }[]).find((one) => one.id === id);
    };
    expect(await listed(token)).toMatchObject({ name: "", isOwn: true });
    expect(await listed(colleague)).toMatchObject({ name: expect.stringContaining("OB-2026"), isOwn: false });
  });
});

it("a case of a namesake with another birth date is read like any other", async () => {
  await office.database.queries
    .updateTable("customer")
    .set({ surname: employee.surname, name: employee.name, patronymic: employee.patronymic, birth_date: "1960-01-01" })
    .where("id", "=", personWho("nothing").id)
    .execute();
  expect((await read(await putMessage({ customerId: personWho("nothing").id }))).status).toBe(200);
});

describe("the two who decide together", () => {
  const refusal = {
    decision: "refuse",
    ground: "notInsured",
    clause: "4.2",
    words: "Событие произошло до начала действия полиса.",
    otherPaper: "Выписка из больницы",
  };
  it("neither may be the one who is paid: not who proposes", async () => {
    const id = await putMessage({ kind: "claim", details: { accountHolder: fullName } });
    expect((await decide(id, { decision: "answer", words: "Заплатим завтра." })).status).toBe(403);
  });
  it("neither may be the one who is paid: not who agrees, and not who gives back", async () => {
    const id = await putMessage({ kind: "claim", details: { accountHolder: fullName } });
    expect((await decide(id, { decision: "answer", words: "Заплатим завтра." }, colleague)).body).toMatchObject({ became: "proposed" });
    for (const agree of [true, false]) expect((await decide(id, { decision: "answer", agree })).status).toBe(403);
  });
  it("the second cannot write the words again: what the first wrote is what is sent", async () => {
    const id = await putMessage({ kind: "claim" });
    await decide(id, refusal);
    const other = { ...refusal, words: "Совсем другие слова.", agree: true };
    expect((await decide(id, other, colleague)).body).toMatchObject({ became: "decided" });
    const { words } = await office.database.queries
      .selectFrom("statement_event")
      .select("words")
      .where("statement_id", "=", id)
      .where("status", "=", "refused")
      .executeTakeFirstOrThrow();
    expect(words).toBe(refusal.words);
  });
  it("the second cannot make another decision of it", async () => {
    const id = await putMessage({ kind: "claim" });
    await decide(id, refusal);
    expect((await decide(id, { decision: "answer", words: "Заплатим завтра.", agree: true }, colleague)).status).toBe(409);
  });
  it("the second agrees to nothing that was given back", async () => {
    const id = await putMessage({ kind: "claim" });
    await decide(id, refusal);
    await decide(id, { decision: "refuse", agree: false }, colleague);
    expect((await decide(id, { ...refusal, agree: true }, colleague)).status).toBe(409);
  });
});

describe("an employee at their own desk", () => {
  it("sends no code to their household", async () => {
    const spouse = personWho("overdue");
    const { status } = await office.post("/digitalDocSendSms", { IIN: spouse.iin, topic: "question", captcha: "" }, token);
    expect(status).toBe(403);
    expect(office.letters.filter(({ to }) => to === spouse.phone)).toEqual([]);
  });
  it("has what is open closed where it turns out to be of their household", async () => {
    const { id, iin, phone } = personWho("everyStatus");
    const { body } = await office.post("/digitalDocSendSms", { IIN: iin, topic: "question", captcha: "" }, token);
    const requestID = String(body["requestID"]);
    const code = /\b\d{4}\b/.exec(office.letters.findLast(({ to }) => to === phone)?.text ?? "")?.[0] ?? "";
    expect((await office.post("/digitalDocConfirmSms", { requestID, code }, token)).body).toMatchObject({ success: true });
    expect((await office.post("/getEmployeeReceptionData", { requestID }, token)).status).toBe(200);
    await office.database.queries.updateTable("customer").set({ email: employee.email }).where("id", "=", id).execute();
    for (const path of ["/getEmployeeReceptionData", "/sendEmployeeReception"])
      expect((await office.post(path, { requestID }, token)).status).toBe(403);
  });
});
