import { randomBytes } from "node:crypto";
import type { Input } from "@shanyraq/calls";
import { addMonths } from "@shanyraq/rules";
import type { SeededPerson } from "../../seed/seeded-person.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { codeTo } from "../account.ts";
import type { BackOffice } from "../back-office.ts";
import { identify, paidContract, type Wish } from "./change.ts";
import { keyed } from "../purchase.ts";
import { accountOf } from "./termination.ts";

type AccountInput = Omit<Input<"maturitySendSms">, "contractId">;

export const ILYAS_ACCOUNT = { iban: "KZ86125KZT5004100100", holder: "Илья Волков" } as const;

/** Savings of three years whose last premium was paid two years after the first. */
const savings = { product: "senim", frequency: "annual", sumAssured: "1500000", term: "3" } as const;
/** They mature in ten days or so. */
export const SOON: Wish = { inputs: savings, monthsAgo: 35, daysAgo: 20 };
/** They matured five days ago, and no account has been named. */
export const RIPE: Wish = { inputs: savings, monthsAgo: 36, daysAgo: 5 };
/** They last a year longer. */
export const LATER: Wish = { inputs: savings, monthsAgo: 24 };

/** The account that the owner of a contract has named for what falls due; a closed one has done its part. Gives the id of the request. */
export async function setUpAccount(
  office: BackOffice,
  { contract_id, customer_id }: { readonly contract_id: string; readonly customer_id: string },
  isClosed = false,
): Promise<string> {
  const [id, at] = [uuid(randomBytes), moment(office.clock.now)];
  await office.database.queries
    .insertInto("contract_change")
    .values({
      id,
      contract_id,
      customer_id,
      state: "done",
      change: JSON.stringify({ kind: "maturity", account: ILYAS_ACCOUNT }),
      effective_on: addMonths(today(office.clock.now), 1),
      base: 0,
      locale: "ru",
      number: null,
      file: null,
      sha256: null,
      created_at: at,
      confirmed_at: at,
      sign_by: null,
      closed_at: isClosed ? at : null,
    })
    .execute();
  return id;
}

/** A contract that matures soon and asks nothing of its owner: its account is named, and may be changed. */
export async function answeredContract(office: BackOffice, { id: customer_id }: SeededPerson): Promise<string> {
  const contract_id = await paidContract(office, customer_id, SOON);
  await setUpAccount(office, { contract_id, customer_id });
  return contract_id;
}

export const maturityOf = async (office: BackOffice, token: string, contractId: string) =>
  (await office.post("/contract/maturity", { contractId }, token)).body;

export const askAccount = (office: BackOffice, token: string, contractId: string, account: AccountInput) =>
  office.post("/contract/maturity/sendSMS", { contractId, ...account }, token, keyed());

/** An account whose code has just been sent; of a contract that matures soon by default. */
export async function requestAccount(
  office: BackOffice,
  token: string,
  shows: SeededPerson["shows"],
  of: Wish | string = SOON,
  more: AccountInput = {},
) {
  const person = office.person(shows);
  const contractId = typeof of === "string" ? of : await paidContract(office, person.id, of);
  await identify(office, token, contractId, shows);
  const { body } = await askAccount(office, token, contractId, { ...accountOf(person), ...more });
  return { contractId, requestID: String(body["requestID"]), code: codeTo(office, person.phone) };
}

export const confirmAccount = (
  office: BackOffice,
  token: string,
  { contractId, requestID, code }: { readonly contractId: string; readonly requestID: string; readonly code: string },
) => office.post("/contract/maturity/confirm", { contractId, requestID, code }, token, keyed());

/** An account that is kept. */
export async function setAccount(
  office: BackOffice,
  token: string,
  shows: SeededPerson["shows"],
  of: Wish | string = SOON,
  more: AccountInput = {},
) {
  const requested = await requestAccount(office, token, shows, of, more);
  const { body } = await confirmAccount(office, token, requested);
  return { ...requested, body };
}
