import { createLimit, networkOf, type Asked, type Limit } from "@shanyraq/limits";
import type { CustomerRow } from "../database/tables.ts";
import { productionLimits, type Windows } from "../limits.ts";
import type { ProviderOptions } from "../ports.ts";

type Addressee = Pick<CustomerRow, "id" | "phone" | "iin" | "id_number">;

/** Which limits an act is counted against. An address that nobody knows is not counted. */
export interface Guards {
  readonly sms: (to: Addressee, address: string | undefined) => Asked;
  readonly loginOfAccount: (account: string, address: string | undefined) => Asked;
  readonly loginOfAddress: (address: string | undefined) => Asked;
  readonly wrongCodes: Limit;
}

export function createGuards({ store, secret, limits = productionLimits }: Pick<ProviderOptions, "store" | "secret" | "limits">): Guards {
  const counted = { store, secret };
  const each = (name: string, windows: Windows): readonly Limit[] =>
    windows.map(({ most, seconds }) => createLimit({ name: `${name}/${seconds}`, most, windowSeconds: seconds }, counted));
  const on = (bounds: readonly Limit[], subject: string | undefined): Asked =>
    subject === undefined ? [] : bounds.map((limit) => [limit, subject] as const);
  const network = (address: string | undefined) => (address === undefined ? undefined : networkOf(address));

  const phones = each("sms-phone", limits.smsPerPerson);
  const people = each("sms-person", limits.smsPerPerson);
  const smsAddresses = each("sms-address", limits.smsPerAddress);
  const accounts = each("login-account", limits.loginPerAccount);
  const loginAddresses = each("login-address", limits.loginPerAddress);
  const { most, seconds } = limits.wrongCodes;

  return {
    sms: ({ id, phone, iin, id_number }, address) => [
      ...on(phones, phone),
      ...on(people, iin ?? id_number ?? id),
      ...on(smsAddresses, network(address)),
    ],
    loginOfAccount: (account, address) => on(accounts, JSON.stringify([account, network(address)])),
    loginOfAddress: (address) => on(loginAddresses, network(address)),
    wrongCodes: createLimit({ name: "wrong-codes", most, windowSeconds: seconds }, counted),
  };
}
