import type { TestConfig } from "yup";

/** A piece of a document, as it is written in JSON. */
export type Json = Readonly<Record<string, unknown>>;

/** Which way a shape travels: a text that somebody has to type may not be empty, a text that is answered may. */
export type Direction = "request" | "reply";

/** An amount: the least that is true of every text that `tiynOf` reads. */
export const AMOUNT = { pattern: "^-?[0-9]+([.][0-9]{1,2})?$" } as const;

/** Rules that JSON Schema has no word for: what is true of every value that they let through. */
const ofRules: Readonly<Record<string, Json>> = {
  amount: AMOUNT,
  date: { format: "date" },
  iin: { pattern: "^[0-9]{12}$" },
  bin: { pattern: "^[0-9]{12}$" },
};

const lengthWords = { string: ["minLength", "maxLength"], array: ["minItems", "maxItems"], number: ["minimum", "maximum"] } as const;

/** One rule of a field in the words of JSON Schema; nothing where it has no word for it. */
export function ruleWords({ name, params }: Pick<TestConfig, "name" | "params">, type: string, direction: Direction): Json {
  const [least, most] = lengthWords[type as keyof typeof lengthWords] ?? [];
  const limit = (word: string | undefined, value: unknown): Json => (word === undefined || value === undefined ? {} : { [word]: value });
  switch (name) {
    case "required":
      return direction === "request" && type === "string" ? { minLength: 1 } : {};
    case "integer":
      return { type: "integer" };
    case "min":
      return { ...limit(least, params?.["min"]), ...limit("exclusiveMinimum", params?.["more"]) };
    case "max":
      return params?.["max"] === Number.MAX_SAFE_INTEGER ? { format: "int64" } : limit(most, params?.["max"]);
    case "matches":
      return params?.["regex"] instanceof RegExp ? { pattern: params["regex"].source } : {};
    default:
      return (name !== undefined && ofRules[name]) || {};
  }
}
