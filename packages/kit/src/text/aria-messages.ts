import type { PlainMessageId } from "@shanyraq/i18n";
import type { IntlShape } from "react-intl";

/**
 * The own words of react-aria in the parts we use, and which of our texts replaces each: it has no Kazakh, and its Russian knows two forms of the plural. A
 * package that is used and missing here makes react-aria throw; the test of this file finds it first.
 */
export const ariaMessages = {
  "@react-aria/overlays": { dismiss: "kit.aria.dismiss" },
  "@react-aria/autocomplete": { collectionLabel: "kit.aria.suggestions" },
  "@react-aria/searchfield": { "Clear search": "kit.aria.clearSearch" },
} as const satisfies Readonly<Record<string, Readonly<Record<string, PlainMessageId>>>>;

type Spoken = () => string;

const localeSymbol = Symbol.for("react-aria.i18n.locale");
const stringsSymbol = Symbol.for("react-aria.i18n.strings");
declare global {
  interface Window {
    [localeSymbol]?: string;
    [stringsSymbol]?: Readonly<Record<string, Readonly<Record<string, Spoken>>>>;
  }
}

let speaker: IntlShape | undefined;

/** react-aria keeps the strings it meets first, so they are functions that ask for the language of the moment. */
const say =
  (id: PlainMessageId): Spoken =>
  () =>
    speaker?.formatMessage({ id }) ?? id;

const strings = Object.fromEntries(
  Object.entries(ariaMessages).map(([name, keys]) => [name, Object.fromEntries(Object.entries(keys).map(([key, id]) => [key, say(id)]))]),
);

/** Gives react-aria the words and the locale of the page. Doing it again changes nothing but the language. */
export function teachAria(intl: IntlShape): void {
  speaker = intl;
  if (typeof window === "undefined") return;
  window[localeSymbol] = intl.locale;
  window[stringsSymbol] ??= strings;
}
