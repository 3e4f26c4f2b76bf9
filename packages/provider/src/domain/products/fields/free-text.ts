import { text, type TextId } from "@shanyraq/i18n/text";
import { isBin } from "@shanyraq/rules";
import { refusing, fieldValue, type Field } from "./field.ts";

const MAX_LENGTH = 200;

/** A line of text that does not affect the price; an empty one is fine. */
export const freeText = ({ label, hint }: { readonly label: TextId; readonly hint?: TextId }): Field<string> => ({
  element: (name, locale) => ({
    name,
    format: "text",
    label: text(locale, label),
    ...(hint && { hint: text(locale, hint) }),
    value: "",
    description: {},
    limit: { max: String(MAX_LENGTH) },
  }),
  read: (given = "") => (typeof given === "string" && given.length <= MAX_LENGTH ? fieldValue(given) : refusing({ id: "error.tooLong" })),
});

/** The number of a legal entity; a price is possible before it is given. */
export const bin = ({ label, hint }: { readonly label: TextId; readonly hint: TextId }): Field<string> => ({
  ...freeText({ label, hint }),
  read: (given = "") => (given === "" || (typeof given === "string" && isBin(given)) ? fieldValue(given) : refusing({ id: "error.bin" })),
});

/** A code of the classifier of activities. */
export const classifier = ({
  label,
  hint,
  value,
  knows,
}: {
  readonly label: TextId;
  readonly hint?: TextId;
  readonly value: string;
  readonly knows: (code: string) => boolean;
}): Field<string> => ({
  element: (name, locale) => ({
    name,
    format: "classifier",
    label: text(locale, label),
    ...(hint && { hint: text(locale, hint) }),
    value,
    description: {},
    limit: {},
  }),
  read: (given) => (typeof given === "string" && knows(given) ? fieldValue(given) : refusing({ id: "error.calc.oked", label })),
});
