import type { BackOffice } from "./back-office.ts";
import { codeTo } from "./account.ts";
import { HELD, uploaded } from "./papers.ts";
import { keyed } from "./purchase.ts";

type Shows = Parameters<BackOffice["person"]>[0];

/** Requests a customer's code at the reception, and returns the id of the reception that it would open. */
export async function startReception(office: BackOffice, employee: string, shows: Shows): Promise<string> {
  const { iin, id_number } = office.person(shows);
  const who = iin === null ? { idNumber: id_number } : { IIN: iin };
  const { body } = await office.post("/digitalDocSendSms", { ...who, topic: "question", captcha: "" }, employee);
  return String(body["requestID"]);
}

/** The same, with the code given: the customer's data are open. */
export async function openedReception(office: BackOffice, employee: string, shows: Shows): Promise<string> {
  const requestID = await startReception(office, employee, shows);
  await office.post("/digitalDocConfirmSms", { requestID, code: codeTo(office, office.person(shows).phone) }, employee);
  return requestID;
}

export const WORDS = "Прошу сменить адрес: переехала в Астану, дом и квартира в копии.";

/** The same, with something written that can be sent. */
export async function writtenReception(office: BackOffice, employee: string, shows: Shows): Promise<string> {
  const requestID = await openedReception(office, employee, shows);
  await office.post("/setEmployeeReceptionData", { requestID, topic: "correction", text: WORDS }, employee, keyed());
  return requestID;
}

/** Writes a question with a paper, and gives the id of the case that it became. */
export async function statementWithPaper(office: BackOffice): Promise<string> {
  const files = [await uploaded(office)];
  const person = { name: "Илья Волков", phone: "+7 (701) 555-66-77", email: "" };
  const question = {
    topic: "question",
    ...person,
    channel: "phone",
    text: "Зачтён ли мой взнос? Квитанция приложена.",
    files,
    verifier: HELD,
  };
  const { body } = await office.post("/feedback", question, undefined, keyed());
  const { id } = await office.database.queries
    .selectFrom("statement")
    .select("id")
    .where("number", "=", String(body["number"]))
    .executeTakeFirstOrThrow();
  return id;
}
