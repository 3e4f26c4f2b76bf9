import type { Identities } from "./identities.ts";
import type { Ask } from "./line.ts";

/** One thing tried: a call, or a call under a condition. */
export interface Tried {
  readonly of: string;
  /** What was promised and did not happen; undefined where it did. */
  readonly fault?: string | undefined;
  /** Why it could not be tried. */
  readonly untried?: string | undefined;
}
/** A token, or why there is none: that is a fault where the file has somebody to sign in. */
export type SignedIn = { readonly token: string } | Omit<Tried, "of">;
export type Role = "customer" | "employee" | "manager";

/** What every check works with. */
export interface Trial {
  readonly ask: Ask;
  readonly identities: Identities;
  /** Signs somebody of a role in, each time anew. */
  readonly signIn: (role: Role) => Promise<SignedIn>;
  /** Whether commands may be given: they leave something behind. */
  readonly writes: boolean;
}

export interface Check {
  readonly name: string;
  /** The promise in one sentence, as docs/back-office.md makes it. */
  readonly promise: string;
  readonly run: (trial: Trial) => Promise<readonly Tried[]>;
}
