import { phoneDigits } from "@shanyraq/rules";
import type { SeededPerson } from "../seed/seeded-person.ts";
import type { Answer, BackOffice } from "./back-office.ts";
import { keyed } from "./purchase.ts";

/** Somebody invented who has no account yet. */
export const newcomer = {
  iin: "950719301232",
  phone: "+7 (700) 555-44-33",
  digits: "77005554433",
  surname: "Ерланов",
  name: "Тимур",
  patronymic: "",
  email: "timur@example.kz",
  password: "Төрт-сөз-жарық",
} as const;

/** And a foreigner. */
export const foreigner = {
  id_number: "P7654321",
  phone: "+7 (700) 555-44-22",
  digits: "77005554422",
  surname: "O'Neil",
  name: "Jean-Luc",
  email: "jl@example.com",
  password: "Four-plain-words",
} as const;

/** The code of the newest message to a phone or an address. */
export const codeTo = ({ inbox }: BackOffice, to: string): string =>
  /\b\d{6}\b|\b\d{4}\b/.exec(inbox.findLast((message) => message.to === to && message.key.startsWith("code/"))?.text ?? "")?.[0] ?? "";

export const tokenOf = ({ body }: Answer): string => (body["Authorization"] as { token: string } | undefined)?.token ?? "";

export const registrationOf = ({ phone, password, ...who }: typeof newcomer | typeof foreigner) => ({
  ...who,
  phone,
  password,
  password_repeat: password,
});

/** The first step of a resident's registration, by default with everything right. */
export const stepOne = (office: BackOffice, more: Readonly<Record<string, unknown>> = {}) =>
  office.post("/registerStepOne", { ...registrationOf(newcomer), ...more });

export const stepTwo = (office: BackOffice, sms: string, who: { readonly iin: string | null; readonly phone: string } = newcomer) =>
  office.post("/smsCheckRegisterStepTwo", { iin: who.iin, phone: who.phone, sms });

/** The consent of a foreigner up to the code in their phone. */
export async function consentOf(office: BackOffice, { phone, name, surname, id_number } = foreigner) {
  const ClientGUID = String(
    (await office.post("/createClientVms", { name: `${surname} ${name}`, ID: id_number }, undefined, keyed())).body["message"],
  );
  const shown = (await office.post("/getConsentText", { type: "ConsentPersonalData", ClientGUID })).body;
  const input = { PhoneNumber: phone, ClientGUID, TypeOTP: "ConsentPD" };
  const { body } = await office.post("/sendSmsOtp", { ...input, Email: "" });
  const xml = String(shown["data_xml"]);
  return {
    ClientGUID,
    xml,
    /** Everything but the code. */
    given: {
      ...input,
      ID: (body["data"] as { ID: string }).ID,
      ObjectGUID: String(shown["ObjectGUID"]),
      file: Buffer.from(xml).toString("base64"),
    },
  };
}

/** From a forgotten password to the session that may only set a new one. */
export async function recover(office: BackOffice, phone: string): Promise<string> {
  await office.post("/forgotPassword", { phone });
  // The code is sent behind the answer.
  await office.settled();
  return tokenOf(await office.post("/forgotPasswordCode", { phone, sms: codeTo(office, phone) }));
}

/** A change of an address, with the code of the former one and that of the new one. */
async function changeContact(
  office: BackOffice,
  shows: Shows,
  way: "Email" | "Phone",
  [old, recent]: readonly [string, string],
): Promise<void> {
  const token = await office.login(shows);
  const given = { [way.toLowerCase()]: recent };
  const { body } = await office.post(`/change${way}`, given, token);
  await office.settled();
  const codes = { code_old: codeTo(office, old), code_new: codeTo(office, phoneDigits(recent) ?? recent), requestID: body["requestID"] };
  const changed = await office.post(`/change${way}`, { ...given, ...codes }, token);
  if (changed.body["status"] !== "ok") throw new Error(`not changed: ${JSON.stringify(changed.body)}`);
}
type Shows = SeededPerson["shows"];

/** The signed-in customer changes their e-mail address, with the codes of both. */
export const changeEmail = (office: BackOffice, shows: Shows, email: string) =>
  changeContact(office, shows, "Email", [office.person(shows).email, email]);
/** Another phone, the same way. */
export const changePhone = (office: BackOffice, shows: Shows, phone: string) =>
  changeContact(office, shows, "Phone", [office.person(shows).phone, phone]);

/** The token behind "#" in the link of the newest message about a changed way in, sent to a phone or an address. */
export async function notMeToken(office: BackOffice, to: string): Promise<string> {
  await office.provider.work();
  const message = office.inbox.findLast((one) => one.to === to && one.key.startsWith("wayIn/"));
  return /\/not-me#([\w-]+)/.exec(message?.text ?? "")?.[1] ?? "";
}

/** The token of the link that reports a changed e-mail address, as often as it is requested. */
export async function tokenOfChangedEmail(office: BackOffice, shows: Shows): Promise<string> {
  const { id, email, phone } = office.person(shows);
  // A press on an earlier link has frozen the account, with the address that it named.
  await office.database.queries.updateTable("credential").set({ frozen_until: null }).where("customer_id", "=", id).execute();
  await office.database.queries.updateTable("customer").set({ email }).where("id", "=", id).execute();
  await changeEmail(office, shows, "other@example.kz");
  return notMeToken(office, phone);
}
