import { localeFacts, locales } from "@shanyraq/i18n";
import { readMessages } from "@shanyraq/i18n/read-messages";
import { expect, it } from "vitest";
import { spokenNumber } from "./spoken-numbers.ts";

it.each(locales)("the months that are spoken are those that pages write, in %s", (locale) => {
  const months = [...(readMessages(locale, (area) => area === "kit")["kit.date.long"] ?? "").matchAll(/ m(\d+) \{([^}]+)\}/g)];
  expect(months).toHaveLength(12);
  const spoken = months.map(([, month = ""]) => spokenNumber(localeFacts[locale].spoken, `01.${month.padStart(2, "0")}.2026`));
  for (const [index, [, , name = ""]] of months.entries()) expect(spoken[index]).toContain(name);
});
