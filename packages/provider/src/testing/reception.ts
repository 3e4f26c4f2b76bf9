import type { BackOffice } from "./back-office.ts";
import { codeTo } from "./account.ts";
import { keyed } from "./purchase.ts";

type Shows = Parameters<BackOffice["person"]>[0];

/** Asks for a customer's code at the desk, and gives the id of the reception that it would open. */
export async function askedReception(office: BackOffice, employee: string, shows: Shows): Promise<string> {
  const { iin, id_number } = office.person(shows);
  const who = iin === null ? { idNumber: id_number } : { IIN: iin };
  const { body } = await office.post("/digitalDocSendSms", { ...who, topic: "question", captcha: "" }, employee);
  return String(body["requestID"]);
}

/** The same, with the code told: the customer's data are open. */
export async function openedReception(office: BackOffice, employee: string, shows: Shows): Promise<string> {
  const requestID = await askedReception(office, employee, shows);
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
