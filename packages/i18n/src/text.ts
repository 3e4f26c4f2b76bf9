import { wording } from "@shanyraq/brand/wording";
import enAgreed from "../messages/en/agreed.json" with { type: "json" };
import enAgreements from "../messages/en/agreements.json" with { type: "json" };
import enAnnuities from "../messages/en/annuities.json" with { type: "json" };
import enClaims from "../messages/en/claims.json" with { type: "json" };
import enDocuments from "../messages/en/documents.json" with { type: "json" };
import enErrors from "../messages/en/errors.json" with { type: "json" };
import enLetters from "../messages/en/letters.json" with { type: "json" };
import enMaturities from "../messages/en/maturities.json" with { type: "json" };
import enQuotes from "../messages/en/quotes.json" with { type: "json" };
import enRefusals from "../messages/en/refusals.json" with { type: "json" };
import enSignatures from "../messages/en/signatures.json" with { type: "json" };
import enTerminations from "../messages/en/terminations.json" with { type: "json" };
import enUnderwriting from "../messages/en/underwriting.json" with { type: "json" };
import kkAgreed from "../messages/kk/agreed.json" with { type: "json" };
import kkAgreements from "../messages/kk/agreements.json" with { type: "json" };
import kkAnnuities from "../messages/kk/annuities.json" with { type: "json" };
import kkClaims from "../messages/kk/claims.json" with { type: "json" };
import kkDocuments from "../messages/kk/documents.json" with { type: "json" };
import kkErrors from "../messages/kk/errors.json" with { type: "json" };
import kkLetters from "../messages/kk/letters.json" with { type: "json" };
import kkMaturities from "../messages/kk/maturities.json" with { type: "json" };
import kkQuotes from "../messages/kk/quotes.json" with { type: "json" };
import kkRefusals from "../messages/kk/refusals.json" with { type: "json" };
import kkSignatures from "../messages/kk/signatures.json" with { type: "json" };
import kkTerminations from "../messages/kk/terminations.json" with { type: "json" };
import kkUnderwriting from "../messages/kk/underwriting.json" with { type: "json" };
import ruAgreed from "../messages/ru/agreed.json" with { type: "json" };
import ruAgreements from "../messages/ru/agreements.json" with { type: "json" };
import ruAnnuities from "../messages/ru/annuities.json" with { type: "json" };
import ruClaims from "../messages/ru/claims.json" with { type: "json" };
import ruDocuments from "../messages/ru/documents.json" with { type: "json" };
import ruErrors from "../messages/ru/errors.json" with { type: "json" };
import ruLetters from "../messages/ru/letters.json" with { type: "json" };
import ruMaturities from "../messages/ru/maturities.json" with { type: "json" };
import ruQuotes from "../messages/ru/quotes.json" with { type: "json" };
import ruRefusals from "../messages/ru/refusals.json" with { type: "json" };
import ruSignatures from "../messages/ru/signatures.json" with { type: "json" };
import ruTerminations from "../messages/ru/terminations.json" with { type: "json" };
import ruUnderwriting from "../messages/ru/underwriting.json" with { type: "json" };
import type { Locale } from "./locale.ts";
import type { TextId } from "./message-id.ts";
import { sayerOf, type TextValues } from "./sayer.ts";

export type { TextId } from "./message-id.ts";
export type { TextValues } from "./sayer.ts";

const catalogues = {
  ru: {
    ...ruAgreed,
    ...ruAgreements,
    ...ruAnnuities,
    ...ruClaims,
    ...ruDocuments,
    ...ruErrors,
    ...ruLetters,
    ...ruMaturities,
    ...ruQuotes,
    ...ruRefusals,
    ...ruSignatures,
    ...ruTerminations,
    ...ruUnderwriting,
  },
  kk: {
    ...kkAgreed,
    ...kkAgreements,
    ...kkAnnuities,
    ...kkClaims,
    ...kkDocuments,
    ...kkErrors,
    ...kkLetters,
    ...kkMaturities,
    ...kkQuotes,
    ...kkRefusals,
    ...kkSignatures,
    ...kkTerminations,
    ...kkUnderwriting,
  },
  en: {
    ...enAgreed,
    ...enAgreements,
    ...enAnnuities,
    ...enClaims,
    ...enDocuments,
    ...enErrors,
    ...enLetters,
    ...enMaturities,
    ...enQuotes,
    ...enRefusals,
    ...enSignatures,
    ...enTerminations,
    ...enUnderwriting,
  },
} satisfies Record<Locale, Record<TextId, string>>;

export const isTextId = (id: string): id is TextId => id in catalogues.ru;

/** One server-side text in a language, `{brand}` being the insurer's name. Site pages use react-intl and their own catalogues instead. */
export const text: (locale: Locale, id: TextId, values?: TextValues) => string = sayerOf<TextId>({
  ru: { ...catalogues.ru, ...wording.ru },
  kk: { ...catalogues.kk, ...wording.kk },
  en: { ...catalogues.en, ...wording.en },
});
