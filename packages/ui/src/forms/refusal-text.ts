import { cleanName, unprintedCharacter } from "@shanyraq/rules";
import type { IntlShape } from "react-intl";
import { refusalId } from "./refusal-id.ts";

/** The sentence that a schema refuses a value with; where a letter of it cannot be printed, with that letter. */
export function refusalText(formatMessage: IntlShape["formatMessage"], message: string, value: unknown): string {
  // Three boxes that make no day are no wrong day.
  if (message === "error.date" && value === "") return formatMessage({ id: "error.date.empty" });
  const sentence = formatMessage({ id: refusalId(message) });
  const character = message === "error.name.unprinted" && typeof value === "string" ? unprintedCharacter(cleanName(value)) : undefined;
  return character === undefined ? sentence : `${sentence} («${character}»)`;
}
