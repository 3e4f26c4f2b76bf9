import type { Output } from "@shanyraq/calls";
import type { Locale } from "@shanyraq/i18n";
import type { TextId, TextValues } from "@shanyraq/i18n/text";
import type { Result } from "@shanyraq/rules/result";

export type Element = NonNullable<Output<"getProductForm">["elements"]>[number];
export type When = NonNullable<Element["when"]>;
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Why a value is not accepted: the id of a sentence and, if there is one, the nearest value that would be. */
export interface FieldRefusal {
  readonly id: TextId;
  readonly values?: TextValues;
  /** The form's name for the field; the sentence contains it as `label`. */
  readonly label?: TextId;
  /** The field, as the form names it: "term", "persons[1].birthDate". */
  readonly field?: string;
  readonly nearest?: string;
  /** Nothing that could be typed instead leads to a price: a specialist is asked. */
  readonly specialist?: true;
}
export type FieldResult<T> = Result<T, { refused: FieldRefusal }>;
export const fieldValue = <T>(value: T): FieldResult<T> => ({ ok: true, value });
export const refusing = (refused: FieldRefusal): { readonly ok: false; readonly refused: FieldRefusal } => ({ ok: false, refused });

/** One input of a line: how its form asks for it, and how what was typed is read. Both go by the same limits. */
export interface Field<T> {
  readonly element: (name: string, locale: Locale) => Element;
  /** Takes anything at all, and never throws. `agesOn` is the day on which ages are counted. */
  readonly read: (given: unknown, agesOn: string) => FieldResult<T>;
  readonly when?: When;
}
export type Fields = Readonly<Record<string, Field<unknown>>>;
export type Answers<F extends Fields> = { readonly [N in keyof F]: F[N] extends Field<infer T> ? T : never };

/** A field that is shown and read only if another one has one of some values. */
export const onlyWhen = <T>(when: When, field: Field<T>): Field<T | undefined> => ({
  ...field,
  when,
  element: (name, locale) => ({ ...field.element(name, locale), when }),
});
