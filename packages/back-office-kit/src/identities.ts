import { callNames } from "@shanyraq/calls";
import { object, string, type InferType } from "yup";

const person = object({ iin: string().required(), password: string().required() });

/**
 * Who may be asked as, and with what: seeded people of the back office under trial, and inputs that are right there (a hash, a slug, a contract).
 * No two roles are one person. Nobody here is a real customer: their sessions are ended, and commands are given for them.
 */
const identitiesSchema = object({
  customer: person.required(),
  employee: person.default(undefined),
  manager: person.default(undefined),
  /** A right input by the name of its call. */
  inputs: object(Object.fromEntries(callNames.map((name) => [name, object()]))).noUnknown(),
});
export type Identities = InferType<typeof identitiesSchema>;

/** Reads the file of identities; throws with the field that is wrong. */
export const readIdentities = (text: string): Identities => identitiesSchema.validateSync(JSON.parse(text), { strict: false });
