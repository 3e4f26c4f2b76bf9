import type { DisabilityGroup } from "@shanyraq/calls/vocabulary";
import type { Tiyn } from "@shanyraq/rules";

/** Registers outside that a claim asks: each has what a claimant would else prove by a paper. */
export const registerNames = ["disability", "hospital", "birth", "inheritance", "loan"] as const;
export type RegisterName = (typeof registerNames)[number];

/** What each register records, where it records something. */
export interface RegisteredFacts {
  /** The group that a person has on a day, and the day since which. */
  readonly disability: { readonly group: DisabilityGroup; readonly since: string };
  /** A discharge note: the first and the last day of the stay. */
  readonly hospital: { readonly from: string; readonly until: string };
  /** Whether somebody is entered as a parent of a child. */
  readonly birth: { readonly isParent: boolean };
  /** The number of the case that a notary has opened, and the notary's name. */
  readonly inheritance: { readonly number: string; readonly notary: string };
  /** What is left of a loan. */
  readonly loan: { readonly left: Tiyn };
}

/** What a register says: what was asked about; something of another day alone; nothing that it knows of. */
export type RegisterAnswer<R extends RegisterName = RegisterName> =
  | ({ readonly record: "recorded" } & RegisteredFacts[R])
  | { readonly record: "otherDay" | "notRecorded" };
