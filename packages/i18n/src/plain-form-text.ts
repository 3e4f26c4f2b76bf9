import { wording } from "@shanyraq/brand/wording";
import enAccount from "../messages/en/account.json" with { type: "json" };
import enCabinet from "../messages/en/cabinet.json" with { type: "json" };
import enErrors from "../messages/en/errors.json" with { type: "json" };
import enPlain from "../messages/en/plain.json" with { type: "json" };
import enPremium from "../messages/en/premium.json" with { type: "json" };
import enProfile from "../messages/en/profile.json" with { type: "json" };
import enPurchase from "../messages/en/purchase.json" with { type: "json" };
import enStatements from "../messages/en/statements.json" with { type: "json" };
import kkAccount from "../messages/kk/account.json" with { type: "json" };
import kkCabinet from "../messages/kk/cabinet.json" with { type: "json" };
import kkErrors from "../messages/kk/errors.json" with { type: "json" };
import kkPlain from "../messages/kk/plain.json" with { type: "json" };
import kkPremium from "../messages/kk/premium.json" with { type: "json" };
import kkProfile from "../messages/kk/profile.json" with { type: "json" };
import kkPurchase from "../messages/kk/purchase.json" with { type: "json" };
import kkStatements from "../messages/kk/statements.json" with { type: "json" };
import ruAccount from "../messages/ru/account.json" with { type: "json" };
import ruCabinet from "../messages/ru/cabinet.json" with { type: "json" };
import ruErrors from "../messages/ru/errors.json" with { type: "json" };
import ruPlain from "../messages/ru/plain.json" with { type: "json" };
import ruPremium from "../messages/ru/premium.json" with { type: "json" };
import ruProfile from "../messages/ru/profile.json" with { type: "json" };
import ruPurchase from "../messages/ru/purchase.json" with { type: "json" };
import ruStatements from "../messages/ru/statements.json" with { type: "json" };
import type { Locale } from "./locale.ts";
import type { PlainFormTextId } from "./message-id.ts";
import { sayerOf, type TextValues } from "./sayer.ts";

export type { PlainFormTextId } from "./message-id.ts";

const catalogues = {
  ru: { ...ruAccount, ...ruCabinet, ...ruErrors, ...ruPlain, ...ruPremium, ...ruProfile, ...ruPurchase, ...ruStatements, ...wording.ru },
  kk: { ...kkAccount, ...kkCabinet, ...kkErrors, ...kkPlain, ...kkPremium, ...kkProfile, ...kkPurchase, ...kkStatements, ...wording.kk },
  en: { ...enAccount, ...enCabinet, ...enErrors, ...enPlain, ...enPremium, ...enProfile, ...enPurchase, ...enStatements, ...wording.en },
} satisfies Record<Locale, Record<PlainFormTextId, string>>;

export const isPlainFormTextId = (id: string): id is PlainFormTextId => id in catalogues.ru;

/** One text of the forms that need no script: they are written where the site's own catalogues are not. */
export const plainFormText: (locale: Locale, id: PlainFormTextId, values?: TextValues) => string = sayerOf<PlainFormTextId>(catalogues);
