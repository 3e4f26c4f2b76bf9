import { isPayeesAccount } from "../claims/payee-account.ts";
import type { PaidShare } from "./benefit-of.ts";

/** A person by the name and the number that they have shown. */
export interface ShownPerson {
  readonly holder: string;
  readonly iin: string;
}

/** Who reads a paper of a claim: the staff of its case, or whoever claimed. */
export type PaperReader = { readonly is: "staff" } | { readonly is: "claimant"; readonly people: readonly ShownPerson[] };

/** The shares that a reader may see: the staff all of them, a claimant those that are their own. */
export const sharesFor = (shares: readonly PaidShare[], reader: PaperReader): readonly PaidShare[] =>
  reader.is === "staff"
    ? shares
    : shares.filter(({ row }) => reader.people.some((person) => isPayeesAccount(row, { ...person, iban: "" })));
