import { createLimit, networkOf, type Asked, type Limit } from "@shanyraq/limits";
import type { CustomerRow } from "../database/tables.ts";
import { productionLimits, type Windows } from "../limits.ts";
import type { ProviderOptions } from "../ports.ts";

/** Whom a message is for: the phones or addresses it goes to, and who he is as far as it is known. */
export interface Addressee {
  readonly to: readonly string[];
  readonly person: string;
}
export const addresseeOf = ({ id, phone, iin, id_number }: Pick<CustomerRow, "id" | "phone" | "iin" | "id_number">): Addressee => ({
  to: [phone],
  person: iin ?? id_number ?? id,
});

/** Which limits an act is counted against. An address that nobody knows is not counted. */
export interface Guards {
  readonly messages: (addressee: Addressee, address: string | undefined) => Asked;
  readonly loginOfAccount: (account: string, address: string | undefined) => Asked;
  readonly loginOfAddress: (address: string | undefined) => Asked;
  /** Questions that a stranger may ask of who is registered, and requests to be called back. */
  readonly enquiries: (address: string | undefined) => Asked;
  /** Links to calculations, counted apart from codes: nobody keeps another from his code by them. */
  readonly links: (to: string, address: string | undefined) => Asked;
  /** Files that are sent ahead of a statement. */
  readonly uploads: (address: string | undefined) => Asked;
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
  const enquirers = each("enquiry-address", limits.enquiriesPerAddress);
  const uploaders = each("upload-address", limits.uploadsPerAddress);
  const recipients = each("link-to", limits.linksPerRecipient);
  const linkAddresses = each("link-address", limits.linksPerAddress);
  const { most, seconds } = limits.wrongCodes;

  return {
    messages: ({ to, person }, address) => [
      ...to.flatMap((one) => on(phones, one)),
      ...on(people, person),
      ...on(smsAddresses, network(address)),
    ],
    enquiries: (address) => on(enquirers, network(address)),
    uploads: (address) => on(uploaders, network(address)),
    links: (to, address) => [...on(recipients, to), ...on(linkAddresses, network(address))],
    loginOfAccount: (account, address) => on(accounts, JSON.stringify([account, network(address)])),
    loginOfAddress: (address) => on(loginAddresses, network(address)),
    wrongCodes: createLimit({ name: "wrong-codes", most, windowSeconds: seconds }, counted),
  };
}
