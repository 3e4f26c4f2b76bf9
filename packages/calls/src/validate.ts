import { ValidationError } from "yup";
import type { Result } from "@shanyraq/rules/result";
import type { CallName } from "./rows.ts";
import { cleanInput } from "./input/clean-input.ts";
import { schemas, type Input } from "./schemas.ts";

/** `errors`: text ids by field path; the caller puts them into a language. */
export type Validated<T> = Result<T, { errors: Readonly<Record<string, string>> }>;

/**
 * Holds an input against the row's schema. What the schema does not list is dropped.
 * @returns the clean input, or for every wrong field the id of its message (never an exception).
 */
export async function validateInput<N extends CallName>(name: N, input: unknown): Promise<Validated<Input<N>>> {
  try {
    const value: unknown = await schemas[name].input.validate(cleanInput(input ?? {}), { abortEarly: false, stripUnknown: true });
    return { ok: true, value: value as Input<N> };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.length > 0 ? error.inner : [error];
    const errors: Record<string, string> = {};
    for (const { path, type, message } of found) errors[path ?? ""] ??= isOurs(message) ? message : (ids.get(type ?? "") ?? message);
    return { ok: false, errors };
  }
}

/** A rule that names its own refusal: "leave an e-mail" says more than "required". */
const isOurs = (message: string): boolean => message.startsWith("error.");

/** yup's own English sentences never reach a reader: their kinds get ids of ours. */
const ids = new Map([
  ["typeError", "error.badValue"],
  ["noUnknown", "error.badValue"],
  ["optionality", "error.required"],
  ["nullable", "error.required"],
]);

/** Keeps of an answer only what the row lists, so that nothing leaves the provider by accident. */
export const listedOnly = (name: CallName, output: unknown): unknown =>
  schemas[name].output.cast(output, { stripUnknown: true, assert: false });
