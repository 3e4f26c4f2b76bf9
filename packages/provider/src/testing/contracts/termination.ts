import type { Input } from "@shanyraq/calls";
import type { SeededPerson } from "../../seed/seeded-person.ts";
import { codeTo } from "../account.ts";
import type { BackOffice } from "../back-office.ts";
import { identify, paidContract, type Wish } from "./change.ts";
import { keyed } from "../purchase.ts";

type TerminationInput = Omit<Input<"calcCancelSendSms">, "contractId">;

/** An account of the policyholder's own. */
export const accountOf = ({ surname, name }: Pick<SeededPerson, "surname" | "name">): TerminationInput => ({
  iban: "KZ86 125K ZT50 0410 0100",
  holder: `${surname} ${name}`,
});

/** Somebody who bought yesterday, and may have everything back. */
export const YESTERDAY: Wish = { monthsAgo: 0, daysAgo: 1 };

export const costOf = async (office: BackOffice, token: string, contractId: string, input: object = {}) =>
  (await office.post("/contract/calcCancel", { contractId, ...input }, token)).body;

export const openTermination = (office: BackOffice, token: string, contractId: string, input: TerminationInput) =>
  office.post("/contract/calcCancel/sendSMS", { contractId, ...input }, token, keyed());

/** An end whose code has just been sent. */
export async function requestTermination(
  office: BackOffice,
  token: string,
  shows: SeededPerson["shows"],
  wish: Wish = YESTERDAY,
  more: TerminationInput = {},
) {
  const person = office.person(shows);
  const contractId = await paidContract(office, person.id, wish);
  await identify(office, token, contractId, shows);
  const { body } = await openTermination(office, token, contractId, { ...accountOf(person), ...more });
  return { contractId, requestID: String(body["requestID"]), code: codeTo(office, person.phone) };
}

export const confirmTermination = (office: BackOffice, token: string, requested: { contractId: string; requestID: string; code: string }) =>
  office.post("/contract/cancel", requested, token, keyed());

/** An end whose agreement waits to be read. */
export async function agreedTermination(
  office: BackOffice,
  token: string,
  shows: SeededPerson["shows"],
  wish: Wish = YESTERDAY,
  more: TerminationInput = {},
) {
  const requested = await requestTermination(office, token, shows, wish, more);
  await confirmTermination(office, token, requested);
  const { body } = await office.post("/getAdditionalAgreement", { requestID: requested.requestID }, token);
  return { ...requested, sha256: String(body["sha256"]), agreement: body };
}

export const decideTermination = (
  office: BackOffice,
  token: string,
  { requestID, sha256 }: { requestID: string; sha256: string },
  accept = true,
) => office.post("/postTerminationAgreement", { requestID, sha256, accept }, token, keyed());
