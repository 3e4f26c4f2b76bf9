import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { wording } from "@shanyraq/brand/wording";
import { describe, expect, it } from "vitest";
import { argumentTypes } from "./argument-types.ts";
import { locales, type Locale } from "./locale.ts";
import { messagesFolder, readMessages } from "./read-messages.ts";
import { isTextId, text } from "./text.ts";

/** What stands in the catalogues of a language, whatever the insurer says instead. */
function catalogueOf(locale: Locale): Readonly<Record<string, string>> {
  const folder = path.join(messagesFolder, locale);
  const areas = readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Record<string, string>);
  return Object.assign({}, ...areas) as Record<string, string>;
}
const own = locales.flatMap((locale) => Object.entries(wording[locale]).map(([id, wordingText]) => [locale, id, wordingText] as const));

describe.each(own)("the insurer's own wording in %s of %s", (locale, id, wordingText) => {
  const quoted = catalogueOf(locale)[id] ?? "";

  it("stands beside the catalogue's, with the same arguments", () => {
    expect(quoted).not.toBe("");
    expect(wordingText).not.toBe(quoted);
    expect(argumentTypes({ said: wordingText })).toBe(argumentTypes({ said: quoted }));
  });
  it("is what pages and servers say", () => {
    expect(readMessages(locale, () => true)[id]).toBe(wordingText);
    if (isTextId(id)) expect(text(locale, id)).toBe(wordingText);
  });
});

it.each([
  ["account.problem.service", "времмено"],
  ["error.email", "Не верный"],
  ["error.iin", "Не верный"],
  ["error.phone", "Не верный"],
  ["kit.underAge", "контакные"],
  ["kit.underAge", "свяжуться"],
])("the specification's spelling stays in the catalogue of %s, and no visitor reads “%s”", (id, slip) => {
  expect(catalogueOf("ru")[id]).toContain(slip);
  expect(readMessages("ru", () => true)[id]).not.toContain(slip);
});

it.each(locales)("hint, rules and refusals of a new password name one number in %s", (locale) => {
  const messages = readMessages(locale, () => true);
  const ids = ["field.newPassword.hint", "kit.password.rule.length", "error.password.length"];
  const numbers = Object.keys(messages)
    .filter((id) => ids.includes(id) || id.startsWith("error.password."))
    .flatMap((id) => messages[id]?.match(/\d+/g) ?? []);
  expect(new Set(numbers)).toEqual(new Set(["8"]));
});

it("money that comes to the customer is “сақтандыру төлемі” in Kazakh, and “төлем” alone is what the customer pays", () => {
  const [kk, ru] = [readMessages("kk", () => true), readMessages("ru", () => true)];
  /** A payout annuity and a burial payment are called so. */
  const called = /(?:сақтандыру|аннуитет\p{L}*|зейнетақы|жерлеуге арналған|Сақтандыру|Жерлеуге арналған) төлем\p{L}*|Төлем аннуитеті/gu;
  /** Consents are kept as they were given, and policies of contracts without a form as they were printed. */
  const isKept = (id: string) => id.startsWith("consent.") || id.startsWith("document.former.") || id === "document.policy.beneficiary";
  const paidOut = Object.keys(ru).filter((id) => !isKept(id) && /выплат/iu.test(ru[id] ?? ""));
  const bare = paidOut.filter((id) =>
    /(?<!\p{L})төлем(?:і|ін|ге|ді|нің|нен|дер\p{L}*)?(?!\p{L})/iu.test((kk[id] ?? "").replaceAll(called, "")),
  );
  expect(bare).toEqual([]);
});

it.each(locales)("a number stays on the line of its №, in %s", (locale) => {
  /** Wordings that people have agreed to, and papers of a former form, are never edited. */
  const isKept = (id: string) => id.startsWith("consent.") || id.startsWith("document.former.");
  const parted = Object.entries(readMessages(locale, () => true)).filter(
    ([id, message]) => !isKept(id) && /(?:№|\b[Nn]o\.?) ?(?=[{\d])/u.test(message),
  );
  expect(parted).toEqual([]);
});
