import { brand } from "@shanyraq/brand";
import { IntlMessageFormat } from "intl-messageformat";
import enErrors from "../messages/en/errors.json" with { type: "json" };
import enLetters from "../messages/en/letters.json" with { type: "json" };
import enRefusals from "../messages/en/refusals.json" with { type: "json" };
import kkErrors from "../messages/kk/errors.json" with { type: "json" };
import kkLetters from "../messages/kk/letters.json" with { type: "json" };
import kkRefusals from "../messages/kk/refusals.json" with { type: "json" };
import ruErrors from "../messages/ru/errors.json" with { type: "json" };
import ruLetters from "../messages/ru/letters.json" with { type: "json" };
import ruRefusals from "../messages/ru/refusals.json" with { type: "json" };
import { localeFacts, type Locale } from "./locale.ts";

const catalogues = {
  ru: { ...ruErrors, ...ruLetters, ...ruRefusals },
  kk: { ...kkErrors, ...kkLetters, ...kkRefusals },
  en: { ...enErrors, ...enLetters, ...enRefusals },
} satisfies Record<Locale, Record<string, string>>;

/** Texts that servers write: refusals, SMS and e-mails. */
export type TextId = keyof typeof ruErrors | keyof typeof ruLetters | keyof typeof ruRefusals;
export type TextValues = Readonly<Record<string, string | number>>;

export const isTextId = (id: string): id is TextId => id in catalogues.ru;

/** One server-side text in a language, `{brand}` being the insurer's name. Site pages use react-intl and their own catalogues instead. */
export const text = (locale: Locale, id: TextId, values: TextValues = {}): string =>
  String(new IntlMessageFormat(catalogues[locale][id], localeFacts[locale].tag).format({ brand: brand.name[locale], ...values }));
