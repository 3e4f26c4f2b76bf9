import { object, type InferType, type ObjectSchema } from "yup";
import type { Field } from "./field.ts";

export type Fields = Readonly<Record<string, Field>>;
type Answers<F extends Fields> = { [N in keyof F]: InferType<F[N]["schema"]> };

/** A form is its fields, in the order they are shown; its schema is theirs. */
export interface Form<F extends Fields = Fields> {
  readonly fields: F;
  readonly schema: ObjectSchema<Answers<F>>;
}
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
