import type { IntlShape } from "react-intl";
import { expect, it } from "vitest";
import { refusalText } from "./refusal-text.ts";

const formatMessage = (({ id }: { id: string }) => id) as IntlShape["formatMessage"];

it.each([
  ["error.name.unprinted", "Anna Əliyeva", "error.name.unprinted («Ə»)"],
  ["error.name.unprinted", "王小明", "error.name.unprinted («王»)"],
  ["error.name.letters", "Иванов 2", "error.name.letters"],
  ["error.required", undefined, "error.required"],
  ["error.date", "", "error.date.empty"],
  ["error.date", "2030-02-31", "error.date"],
])("the text of %s for %s is %s", (message, value, text) => expect(refusalText(formatMessage, message, value)).toBe(text));
