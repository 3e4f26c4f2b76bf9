import { cleanText } from "@shanyraq/rules";
import { isObject } from "@shanyraq/rules/is-object";

/** What is compared byte by byte with what was typed before, and shown to nobody. */
const VERBATIM: ReadonlySet<string> = new Set(["password", "password_repeat", "current_password"]);

/**
 * Every text of an input as it may be kept and shown: composed, without characters that are not seen. The one place where texts of
 * visitors enter; rules of fields that have one line make one line of them.
 */
export function cleanInput(input: unknown): unknown {
  if (typeof input === "string") return cleanText(input);
  if (Array.isArray(input)) return input.map(cleanInput);
  if (!isObject(input)) return input;
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, VERBATIM.has(key) ? value : cleanInput(value)]));
}
