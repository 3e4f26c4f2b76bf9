import type { PlainMessageId } from "@shanyraq/i18n";
import type { Schema } from "yup";

/** How a field is drawn. The page never chooses; the field does. */
export type Control =
  | "text"
  | "textarea"
  | "tel"
  | "email"
  | "password"
  | "iin"
  | "code"
  | "date"
  | "birthDate"
  | "number"
  | "select"
  | "choice"
  | "choices"
  | "flag"
  /** One of many rows, found by searching. */
  | "classifier";

/** Rows that the back office gives: options of a list, or suggestions under a line of text; the others are those of the case that is read. */
export type ListName = "regions" | "cities" | "citizenship" | "papers" | "shares" | "person" | "disabilityGroup" | "injuries";

export interface Option {
  readonly value: string;
  readonly label: PlainMessageId;
}

/** One question of a form: everything a page needs to draw it and a server needs to check it. */
export interface Field<S extends Schema = Schema> {
  readonly control: Control;
  readonly label: PlainMessageId;
  readonly hint?: PlainMessageId;
  /** Its messages are ids too, so that a refusal is spoken in the visitor's language. */
  readonly schema: S;
  readonly autoComplete?: string;
  readonly digits?: 4 | 6;
  /** May be left empty, and says so. */
  readonly optional?: boolean;
  /** Lists what a new password must have, as it is typed. */
  readonly withRules?: boolean;
  readonly options?: readonly Option[];
  readonly list?: ListName;
  /** Takes Latin letters alone as it is typed, and says so. */
  readonly latinOnly?: boolean;
  /** Shown once the field is left, when its value passes the form and will be refused later. */
  readonly advice?: { readonly when: (value: string) => boolean; readonly message: PlainMessageId };
  /** Most characters; how many are left is shown. */
  readonly limit?: number;
}
