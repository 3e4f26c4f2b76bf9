import { addMonths } from "@shanyraq/rules";
import type { SeededPerson } from "../../seed/seeded-person.ts";
import { START, type BackOffice } from "../back-office.ts";
import { keyed } from "../purchase.ts";
import { today } from "../../platform/server/moment.ts";

const type = "ConsentPensionData";
export const ACCOUNT = "KZ86125KZT5004100100";

/** The inputs of a calculator for a person who has enough. */
export const pensionCalculation = (person: Pick<SeededPerson, "birth_date" | "sex">) => ({
  product: "pension-annuity",
  sex: person.sex,
  birthDate: person.birth_date,
  category: "standard",
  guaranteeYears: "5",
  savings: "26000000",
  redemptionSum: "0",
  contribution: "0",
});
export type PensionInputs = ReturnType<typeof pensionCalculation>;

/** Makes a person old enough if they are not: the account decides, whatever their number says. */
export async function growOld(office: BackOffice, shows: SeededPerson["shows"]): Promise<PensionInputs> {
  const person = office.person(shows);
  const birth_date = person.birth_date < "1975" ? person.birth_date : addMonths(today(START), -12 * 58);
  await office.database.queries.updateTable("customer").set({ birth_date }).where("id", "=", person.id).execute();
  office.fund.accounts.set(person.iin ?? "", { savings: 2_640_000_000, asOf: "2026-11-20" });
  return pensionCalculation({ ...person, birth_date });
}

export const codeTo = (office: BackOffice, shows: SeededPerson["shows"]): string => {
  const { phone } = office.person(shows);
  const text = office.inbox.findLast(({ channel, to }) => channel === "sms" && to === phone)?.text ?? "";
  return /\b\d{6}\b/.exec(text)?.[0] ?? "";
};

/** Gives the consent to ask the fund. */
export async function agree(office: BackOffice, token: string, shows: SeededPerson["shows"]): Promise<void> {
  const { body } = await office.post("/getPersonAgreements", {}, token);
  // A test may have ended the session that this is asked with.
  const agreements = (body["agreements"] ?? []) as { type: string; version: string; sha256: string }[];
  const agreement = agreements.find((one) => one.type === type);
  const { version, sha256 } = agreement ?? {};
  await office.post("/setConsent", { type, version, sha256 }, token, keyed());
  await office.post("/setConsent", { type, version, sha256, code: codeTo(office, shows) }, token, keyed());
}

interface Opened {
  readonly office: BackOffice;
  readonly token: string;
  readonly shows: SeededPerson["shows"];
  readonly change?: Partial<PensionInputs>;
  /** In which the case is opened, and so its papers printed. */
  readonly lang?: string;
}

export const holderOf = ({ surname, name, patronymic }: Pick<SeededPerson, "surname" | "name" | "patronymic">): string =>
  `${surname} ${name} ${patronymic}`.trim();

/** The open case of a person: a second one cannot be started beside it. */
const openCaseOf = async ({ database }: BackOffice, customerId: string): Promise<string | undefined> =>
  (await database.queries.selectFrom("pension_case").select("id").where("customer_id", "=", customerId).executeTakeFirst())?.id;

/** A case of a person whose savings the fund has reported. */
export async function openedCase({ office, token, shows, change = {}, lang = "ru" }: Opened): Promise<string> {
  const calculation = { ...(await growOld(office, shows)), ...change };
  await agree(office, token, shows);
  await office.post("/getPersonPA", {}, token);
  const person = office.person(shows);
  const { body } = await office.post(
    "/createApplicationPens",
    { operation: "open", hash: "a".repeat(32), calculation, irrevocable: true, iban: ACCOUNT, holder: holderOf(person) },
    token,
    { ...keyed(), lang },
  );
  return String(body["requestID"] ?? (await openCaseOf(office, person.id)));
}

/** The same, approved and compared. */
export async function checkedCase(opened: Opened): Promise<string> {
  const { office, token } = opened;
  const requestID = await openedCase(opened);
  await office.post("/setApprovalApp", { requestID }, token, keyed());
  await office.post("/getCheckKDP", { requestID }, token);
  await office.post("/getCheckAgreement", { requestID }, token);
  return requestID;
}

/** The same, with a code on its way. */
export async function codedCase(opened: Opened): Promise<{ requestID: string; hash: string; code: string }> {
  const { office, token, shows } = opened;
  const requestID = await checkedCase(opened);
  const { body } = await office.post("/getPaHash", { requestID }, token);
  // Another code may be requested two minutes after one that was sent for the same case.
  office.clock.now += 120_000;
  await office.post("/sentAppOtp", { requestID }, token);
  return { requestID, hash: String(body["hash"]), code: codeTo(office, shows) };
}

/** The same, confirmed and sent. */
export async function submittedCase(opened: Opened): Promise<string> {
  const { office, token } = opened;
  const coded = await codedCase(opened);
  await office.post("/setAppOtp", coded, token);
  await office.post("/createApplicationPens", { operation: "submit", requestID: coded.requestID }, token, keyed());
  return coded.requestID;
}

/** The same, with its contract. */
export async function concludedCase(opened: Opened): Promise<{ requestID: string; contractId: string; sign: string }> {
  const { office, token } = opened;
  const requestID = await submittedCase(opened);
  const { body } = await office.post("/createContractPens", { requestID }, token, keyed());
  return { requestID, contractId: String(body["contractId"]), sign: String(body["sign"]) };
}

/** Pays what a case asks for beside the savings, and lets the worker come by. */
export async function payOwnMoney(office: BackOffice, token: string): Promise<void> {
  const current = (await office.post("/getClientPensInf", {}, token)).body["case"] as
    | { readonly order?: { readonly hash: string } }
    | undefined;
  await office.post("/kaspi-qr-pay", { hash: current?.order?.hash ?? "", attempt: 1 }, token, keyed());
  office.bank.put("paid");
  office.clock.now += 120_000;
  await office.provider.work();
}
