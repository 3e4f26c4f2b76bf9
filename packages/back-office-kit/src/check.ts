import type { CallName } from "@shanyraq/calls";
import type { Identities } from "./identities.ts";
import type { LineAnswer, Ask } from "./line.ts";

/** One thing tried: a call, or a call under a condition. */
export interface Tried {
  readonly of: string;
  /** What was promised and did not happen; undefined where it did. */
  readonly fault?: string | undefined;
  /** Why it could not be tried. */
  readonly untried?: string | undefined;
}
/** A token, or why it could not be obtained: this is a fault when the file names somebody to sign in. */
export type SignInResult = { readonly token: string } | Omit<Tried, "of">;
/** `second` is another customer, who has nothing to do with the first. */
export type TrialRole = "customer" | "second" | "employee" | "manager";
/** A right input of a call, or why the call cannot be tried. */
export type RightInput = { readonly input: Readonly<Record<string, unknown>> } | { readonly untried: string };

/** What every check works with. */
export interface Trial {
  readonly ask: Ask;
  readonly identities: Identities;
  /** Signs somebody of a role in, each time again. */
  readonly signIn: (role: TrialRole) => Promise<SignInResult>;
  /** Signs somebody of a role in once for the whole trial: every check leaves the session signed in. */
  readonly standing: (role: TrialRole) => Promise<SignInResult>;
  /** The right input of a call: as the file has it, with what it leaves to be learned of other answers. */
  readonly inputOf: (name: CallName) => Promise<RightInput>;
  /** The answer to a call with its right input, by who may make it, in Russian: asked once in a trial. */
  readonly answerOf: (name: CallName) => Promise<LineAnswer | Omit<Tried, "of">>;
  /** The newest code that was sent to a phone or an address; undefined when none comes, or the file does not say where codes are read. */
  readonly codeTo: (recipient: string) => Promise<string | undefined>;
  /** Whether commands may be given: they leave something behind. */
  readonly writes: boolean;
}

export interface Check {
  readonly name: string;
  /** The promise in one sentence, as docs/back-office.md makes it. */
  readonly promise: string;
  readonly run: (trial: Trial) => Promise<readonly Tried[]>;
}

export const UNWRITTEN = "commands are given with --write alone";
