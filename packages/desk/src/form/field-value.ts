import type { Locale } from "@shanyraq/i18n";
import { isObject } from "@shanyraq/rules/is-object";
import type { DeskKind, Fields, Written } from "@shanyraq/provider";

/** Which part of an entry a field belongs to: the facts, which are common, or one of the languages. */
export type Part = "facts" | Locale;

/** The value of a field. A list keeps its languages within each field, an article its fields within each language. */
export function fieldValue({ of }: DeskKind, { facts, texts }: Written, part: Part, name: string): unknown {
  if (part === "facts") return facts[name];
  if ("article" in of) return texts[part]?.[name];
  const leaf = facts[name];
  return isObject(leaf) ? leaf[part] : undefined;
}

type SubmittedParts = readonly (readonly [part: Part, name: string, value: unknown])[];

/** An entry of the values of its fields. What the form does not ask, and the file of an entry says, stays. */
export function writtenOf({ of }: DeskKind, before: Written, submitted: SubmittedParts, pictures: Written["pictures"]): Written {
  const facts: Record<string, unknown> = { ...before.facts };
  const texts: Partial<Record<Locale, Fields>> = { ...before.texts };
  for (const [part, name, value] of submitted) {
    if (part === "facts") facts[name] = value;
    else if ("article" in of) texts[part] = { ...texts[part], [name]: value };
    else facts[name] = { ...(isObject(facts[name]) ? facts[name] : {}), [part]: value };
  }
  return { facts, texts, pictures };
}
