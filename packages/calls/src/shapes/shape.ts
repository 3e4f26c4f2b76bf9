import { readDecimal, tiynOf } from "@shanyraq/rules";
import { array, boolean, lazy, mixed, number, object, string, type ObjectShape } from "yup";
import { MAX_TEXT } from "../validators.ts";

/** An object of the listed fields alone: what is not listed is dropped before anyone reads it. */
export const shape = <S extends ObjectShape>(fields: S) => object(fields).noUnknown();

export const nothing = shape({});
/** The specification does not show the fields of this body. */
export const open = object({});

export const text = () => string().max(MAX_TEXT, "error.tooLong");
/** Changes what is a text. Anything else stays as it is and is refused as such: yup's own `trim` and `uppercase` fall over an object. */
const whereText =
  (change: (given: string) => string) =>
  (value: unknown): unknown =>
    typeof value === "string" ? change(value) : value;
/** Without the blanks around it. */
export const trimmed = () => text().transform(whereText((given) => given.trim()));
/** As it is kept: without the blanks around it, and nothing where nothing stands in the field. */
export const typed = () => trimmed().transform((value: unknown) => (value === "" ? undefined : value));
/** For what is printed in capital letters, as the number of a document. */
export const toCapitals = whereText((given) => given.toUpperCase());
export const id = () => text().max(64, "error.tooLong");
export const slug = () => string().matches(/^[a-z0-9-]{1,80}$/, "error.badValue");
/** A time of day, hh:mm. */
export const time = () => string().matches(/^([01]\d|2[0-3]):[0-5]\d$/, "error.badValue");
/** Latitude or longitude. */
export const degrees = () => number().min(-180, "error.badValue").max(180, "error.badValue");
export const flag = () => boolean();
export const whole = () => number().integer("error.badValue").min(0, "error.badValue").max(Number.MAX_SAFE_INTEGER, "error.badValue");
/** A code was sent: how many seconds until another may be asked for. `delayed`: it could not be sent yet and is tried again; `message` says so. */
export const codeSent = { resendAfter: whole(), delayed: flag() };
/** Tenge with two decimals as text, so that no reader meets a binary fraction. */
export const amount = () => string().test("amount", "error.badValue", (value) => value === undefined || tiynOf(value) !== undefined);

/** An amount as people type it, kept as the wire has it; nothing where nothing was typed, and what cannot be read as it stands, to be refused. */
export const typedAmount = () =>
  amount().transform((value: unknown, original: unknown) =>
    typeof original === "string" ? (readDecimal(original) ?? original.trim()) || undefined : value,
  );

export const listOf = <S extends ObjectShape>(fields: S) => array(shape(fields).required()).required();

/** A page of a list: `data`, `links`, `meta`. */
export const paged = <S extends ObjectShape>(fields: S) =>
  shape({
    data: listOf(fields),
    // Each asks for the same once more, however long that was: percent-encoded it may be longer than any text.
    links: shape({ first: string().nullable(), last: string().nullable(), prev: string().nullable(), next: string().nullable() })
      .default(undefined)
      .optional(),
    meta: shape({
      current_page: whole().required(),
      last_page: whole().required(),
      per_page: whole().required(),
      total: whole().required(),
    })
      .default(undefined)
      .optional(),
  });

const row = lazy(() =>
  mixed<Readonly<Record<string, string | number>>>()
    .required()
    .meta({ openapi: { type: "object", additionalProperties: { type: ["string", "number"] } } }),
);
const columns = lazy(() =>
  mixed<Readonly<Record<string, string>>>()
    .required()
    .meta({ openapi: { type: "object", additionalProperties: { type: "string" } } }),
);

/** Columns name the keys of the rows; numeric cells are shown with 2 decimals. */
export const scheduleBlock = () => shape({ columns, rows: array().of(row).required() });

/** What is taken from every answer first: `status` or `success`; "error" in either is false. */
export const outcome = { status: text(), success: flag(), message: text(), error: text() };
/** An answer that says no more than whether it was done. */
export const answer = shape(outcome);
/** A contract or an application was made, or the messages say what was wrong with it. */
export const created = shape({ ...outcome, errors: listOf({ message: text().required() }).default(undefined).optional() });
