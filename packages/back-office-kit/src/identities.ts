import { callNames } from "@shanyraq/calls";
import { array, number, object, string, type InferType } from "yup";

const person = object({
  iin: string().required(),
  password: string().required(),
  /** As messages go to it. */
  phone: string(),
});

/**
 * Who may be asked as, and with what: seeded people of the back office under trial, and inputs that are right there (a hash, a slug, a contract).
 * No two roles are one person. Nobody here is a real customer: their sessions are ended, and commands are given for them.
 */
const identitiesSchema = object({
  customer: person.required(),
  /** Another customer, who has nothing to do with the first. */
  second: person.default(undefined),
  employee: person.default(undefined),
  manager: person.default(undefined),
  /** Somebody whose password is changed, from whichever of these is theirs to the last or the one before it: they take part in nothing else. */
  changing: object({ iin: string().required(), passwords: array(string().required()).min(3).required() }).default(undefined),
  /** Tokens that have expired. */
  ended: array(string().required()).default([]),
  /** Where messages are read: a GET answers `[{ recipient, body }]`, the newest first, as `/sandbox/inbox.json` of the reference does. */
  codes: string().url(),
  /** Where the server's time is moved on: a POST of `{ "seconds": n }`. And after how many seconds of it a session and a code end. */
  clock: object({ url: string().required(), session: number().required(), code: number().required() }).default(undefined),
  /** Calls that the back office does not have, or that take what no file holds: a bank, a signature. They are counted as untried. */
  lacks: array(string().oneOf(callNames).required()).default([]),
  /** A right input by the name of its call; `learned.ts` says what may stand in the place of a value. */
  inputs: object(Object.fromEntries(callNames.map((name) => [name, object()]))).noUnknown(),
});
export type Identities = InferType<typeof identitiesSchema>;

/** Reads the file of identities; throws with the field that is wrong. */
export const readIdentities = (text: string): Identities => identitiesSchema.validateSync(JSON.parse(text), { strict: false });
