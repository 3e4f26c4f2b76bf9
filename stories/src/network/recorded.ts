import type { CallName } from "@shanyraq/calls";

/** Where the recorders keep a reply: by language, call and entry ("ru/productBySlug.senim.json"). */
export const placeOf = (language: string, call: CallName, entry?: string): string =>
  `recorded/${language}/${call}${entry === undefined ? "" : `.${entry}`}.json`;

/** Which of a call's replies is meant: the entry in its path, the paid or refused one where the input asks for it. */
export function entryOf(
  call: CallName,
  params: Readonly<Record<string, string>>,
  input: Readonly<Record<string, unknown>>,
): string | undefined {
  if (call === "userContracts" && input["failed"] === true) return "failed";
  return params["slug"] ?? params["id"];
}
