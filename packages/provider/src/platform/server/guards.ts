import { createLimit, networkOf, type LimitedSubjects, type Limit } from "@shanyraq/limits";
import type { CustomerRow } from "../database/tables.ts";
import { productionLimits, type Windows } from "../ports/limits.ts";
import type { ProviderOptions } from "../ports/provider-options.ts";

/**
 * The addressee of a message: the phones or addresses it goes to, and who they are as far as it is known. A notice is any message but a code: anybody can have
 * one sent to anybody, so that notices are counted separately from the codes that a person waits for. A link that the owner of an account has sent to
 * themselves is counted by its kind and its owner: no stranger can use it up, and one kind does not keep another waiting.
 */
export interface Addressee {
  readonly to: readonly string[];
  readonly person?: string;
  readonly notice?: true;
  /** The kind and the owner of a link of one's own. */
  readonly ownLink?: string;
}
export const addresseeOf = ({ id, phone, iin, id_number }: Pick<CustomerRow, "id" | "phone" | "iin" | "id_number">): Addressee => ({
  to: [phone],
  person: iin ?? id_number ?? id,
});

/** Who sends a statement, as far as it is known. */
export interface StatementSender {
  readonly customerId?: string | undefined;
  /** Digits. */
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** Which limits an act is counted for. An unknown address is not counted. */
export interface Guards {
  /** Every requested message, in one place: counted by its address, its addressee and the network that requested it. */
  readonly messages: (addressee: Addressee, address: string | undefined) => LimitedSubjects;
  readonly loginOfAccount: (account: string, address: string | undefined) => LimitedSubjects;
  /** Those of a browser that the account knows: no stranger can use them up. */
  readonly loginOfDevice: (nonce: string) => LimitedSubjects;
  readonly loginOfAddress: (address: string | undefined) => LimitedSubjects;
  /** Questions of a stranger about who is registered, and requests for a call. */
  readonly enquiries: (address: string | undefined) => LimitedSubjects;
  /** Wrong codes of a signed-in customer. */
  readonly codesOfCustomer: (id: string) => LimitedSubjects;
  /** Those of a browser without a sign-in: its own, those of its network, and the shared ones of all strangers for a phone. */
  readonly codesOfFlow: (flow: { readonly flow: string; readonly address: string | undefined }, phone: string) => LimitedSubjects;
  /** Those of a browser that the owner of the phone is known by. */
  readonly codesOfDevice: (nonce: string) => LimitedSubjects;
  /** The people that an employee looks up: each office has one address, so that each employee is counted separately. */
  readonly servedBy: (employeeId: string) => LimitedSubjects;
  /** Codes with which somebody of the staff signs in. */
  readonly signInCodes: (customerId: string) => LimitedSubjects;
  /** Cases that an employee opens. */
  readonly casesReadBy: (employeeId: string) => LimitedSubjects;
  /**
   * Statements: by their sender, and by their origin. A signed-in customer is counted by their account and not by the phone they type; a phone that a stranger
   * types is counted for the stranger's network only, so that it does not keep its owner from writing.
   */
  readonly statements: (sender: StatementSender, address: string | undefined) => LimitedSubjects;
  /** Files that are sent ahead of a statement. */
  readonly uploads: (address: string | undefined) => LimitedSubjects;
}

export function createGuards({ store, secret, limits = productionLimits }: Pick<ProviderOptions, "store" | "secret" | "limits">): Guards {
  const counted = { store, secret };
  const each = (name: string, windows: Windows): readonly Limit[] =>
    windows.map(({ most, seconds }) => createLimit({ name: `${name}/${seconds}`, most, windowSeconds: seconds }, counted));
  const on = (bounds: readonly Limit[], subject: string | undefined): LimitedSubjects =>
    subject === undefined ? [] : bounds.map((limit) => [limit, subject] as const);
  const network = (address: string | undefined) => (address === undefined ? undefined : networkOf(address));

  const phones = each("sms-phone", limits.smsPerPerson);
  const people = each("sms-person", limits.smsPerPerson);
  const smsAddresses = each("sms-address", limits.smsPerAddress);
  const accounts = each("login-account", limits.loginPerAccount);
  const loginAddresses = each("login-address", limits.loginPerAddress);
  const enquirers = each("enquiry-address", limits.enquiriesPerAddress);
  const noticed = each("notice-to", limits.noticesPerRecipient);
  const ownLinks = each("own-link", limits.noticesPerRecipient);
  const devices = each("login-device", limits.loginPerAccount);
  const codes = each("wrong-codes", [limits.wrongCodes]);
  const codesInFlow = each("wrong-codes-flow", [limits.wrongCodes]);
  const codesOfNetwork = each("wrong-codes-network", [limits.wrongCodes]);
  const codesOnDevice = each("wrong-codes-device", [limits.wrongCodes]);
  const codesForPhone = each("wrong-codes-phone", limits.strangersCodesPerPhone);
  const serving = each("served-by", limits.servedPerEmployee);
  const codesToSignIn = each("sign-in-codes", limits.signInCodes);
  const casesRead = each("cases-read-by", limits.casesPerEmployee);
  const senders = each("statement-sender", limits.statementsPerSender);
  const contacts = each("statement-contact", limits.statementsPerContact);
  const statementAddresses = each("statement-address", limits.statementsPerAddress);
  const uploaders = each("upload-address", limits.uploadsPerAddress);

  return {
    messages: ({ to, person, notice, ownLink }, address) => [
      ...on(ownLinks, ownLink),
      ...to.flatMap((one) => on(notice ? noticed : phones, one)),
      ...on(people, person),
      ...on(smsAddresses, network(address)),
    ],
    enquiries: (address) => on(enquirers, network(address)),
    servedBy: (id) => on(serving, id),
    signInCodes: (id) => on(codesToSignIn, id),
    casesReadBy: (id) => on(casesRead, id),
    statements: ({ customerId, phone, email }, address) => [
      ...(customerId === undefined
        ? [phone && `phone/${phone}`, email && `email/${email.trim().toLowerCase()}`].flatMap((contact) => [
            ...on(senders, contact ? JSON.stringify([contact, network(address)]) : undefined),
            ...on(contacts, contact || undefined),
          ])
        : on(senders, `customer/${customerId}`)),
      ...on(statementAddresses, network(address)),
    ],
    uploads: (address) => on(uploaders, network(address)),
    loginOfAccount: (account, address) => on(accounts, JSON.stringify([account, network(address)])),
    loginOfDevice: (nonce) => on(devices, nonce),
    loginOfAddress: (address) => on(loginAddresses, network(address)),
    codesOfCustomer: (id) => on(codes, id),
    codesOfFlow: ({ flow, address }, phone) => [
      ...on(codesInFlow, JSON.stringify([flow, phone])),
      ...on(codesOfNetwork, address === undefined ? undefined : JSON.stringify([phone, network(address)])),
      ...on(codesForPhone, phone),
    ],
    codesOfDevice: (nonce) => on(codesOnDevice, nonce),
  };
}
