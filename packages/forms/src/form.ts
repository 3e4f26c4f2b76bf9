import { object, type AnyObjectSchema, type InferType, type ObjectSchema } from "yup";
import type { Field } from "./field.ts";

export type Fields = Readonly<Record<string, Field>>;
type Answers<F extends Fields> = { [N in keyof F]: InferType<F[N]["schema"]> };

/** A form is its fields, in the order they are shown; its schema is theirs. */
export interface Form<F extends Fields = Fields> {
  readonly fields: F;
  readonly schema: ObjectSchema<Answers<F>>;
  /** Fields that the present answers make pointless. */
  readonly hidden?: (values: Readonly<Record<string, unknown>>) => readonly string[];
  /** What the present answers call a field instead. */
  readonly called?: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, Called>>;
}
/** A label with its hint. */
export type Called = Pick<Field, "label" | "hint">;
export type Values<T extends Form> = T extends Form<infer F> ? Answers<F> : never;

/**
 * Makes a form of its fields.
 * @param refine adds what depends on more than one field.
 */
export const form = <const F extends Fields>(
  fields: F,
  refine: (schema: ObjectSchema<Answers<F>>) => ObjectSchema<Answers<F>> = (schema) => schema,
): Form<F> => {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
  return { fields, schema: refine(object(shape) as ObjectSchema<Answers<F>>) };
};

/** A form whose rules are those of the call that carries its answers: the fields only draw it. */
export const formBy = <const F extends Fields>(
  schema: AnyObjectSchema,
  fields: F,
  { hidden, called }: Pick<Form, "hidden" | "called"> = {},
): Form => ({
  fields,
  schema,
  ...(hidden && { hidden }),
  ...(called && { called }),
});
