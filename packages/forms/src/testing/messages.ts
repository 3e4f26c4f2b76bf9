import { ValidationError, type Schema } from "yup";

/** The first message of each field. */
export async function messages(schema: Pick<Schema, "validate">, values: unknown): Promise<Record<string, string>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path ?? "", message]));
  }
}
