import type accessibility from "../messages/ru/accessibility.json";
import type account from "../messages/ru/account.json";
import type agreed from "../messages/ru/agreed.json";
import type agreements from "../messages/ru/agreements.json";
import type annuities from "../messages/ru/annuities.json";
import type auth from "../messages/ru/auth.json";
import type cabinet from "../messages/ru/cabinet.json";
import type autopay from "../messages/ru/autopay.json";
import type termination from "../messages/ru/termination.json";
import type change from "../messages/ru/change.json";
import type calculators from "../messages/ru/calculators.json";
import type claims from "../messages/ru/claims.json";
import type classifier from "../messages/ru/classifier.json";
import type content from "../messages/ru/content.json";
import type desk from "../messages/ru/desk.json";
import type documents from "../messages/ru/documents.json";
import type errors from "../messages/ru/errors.json";
import type kit from "../messages/ru/kit.json";
import type letters from "../messages/ru/letters.json";
import type maturities from "../messages/ru/maturities.json";
import type maturity from "../messages/ru/maturity.json";
import type overlays from "../messages/ru/overlays.json";
import type pages from "../messages/ru/pages.json";
import type paper from "../messages/ru/paper.json";
import type pension from "../messages/ru/pension.json";
import type password from "../messages/ru/password.json";
import type plain from "../messages/ru/plain.json";
import type premium from "../messages/ru/premium.json";
import type profile from "../messages/ru/profile.json";
import type published from "../messages/ru/published.json";
import type purchase from "../messages/ru/purchase.json";
import type quotes from "../messages/ru/quotes.json";
import type reception from "../messages/ru/reception.json";
import type refusals from "../messages/ru/refusals.json";
import type search from "../messages/ru/search.json";
import type share from "../messages/ru/share.json";
import type shell from "../messages/ru/shell.json";
import type signatures from "../messages/ru/signatures.json";
import type signing from "../messages/ru/signing.json";
import type statements from "../messages/ru/statements.json";
import type terminations from "../messages/ru/terminations.json";
import type underwriting from "../messages/ru/underwriting.json";
import type upload from "../messages/ru/upload.json";
import type worksheet from "../messages/ru/worksheet.json";
import type { MessageArguments } from "../dist/message-arguments.d.ts";
import type { AreaOf, MessageArea } from "./message-areas.ts";

/** The catalogue of each area; an area without one does not compile. */
interface Catalogues extends Record<MessageArea, object> {
  readonly accessibility: typeof accessibility;
  readonly account: typeof account;
  readonly agreed: typeof agreed;
  readonly agreements: typeof agreements;
  readonly annuities: typeof annuities;
  readonly auth: typeof auth;
  readonly cabinet: typeof cabinet;
  readonly calculators: typeof calculators;
  readonly termination: typeof termination;
  readonly change: typeof change;
  readonly claims: typeof claims;
  readonly classifier: typeof classifier;
  readonly content: typeof content;
  readonly desk: typeof desk;
  readonly documents: typeof documents;
  readonly errors: typeof errors;
  readonly kit: typeof kit;
  readonly letters: typeof letters;
  readonly maturities: typeof maturities;
  readonly maturity: typeof maturity;
  readonly overlays: typeof overlays;
  readonly pages: typeof pages;
  readonly paper: typeof paper;
  readonly password: typeof password;
  readonly pension: typeof pension;
  readonly autopay: typeof autopay;
  readonly plain: typeof plain;
  readonly premium: typeof premium;
  readonly profile: typeof profile;
  readonly published: typeof published;
  readonly purchase: typeof purchase;
  readonly quotes: typeof quotes;
  readonly reception: typeof reception;
  readonly refusals: typeof refusals;
  readonly search: typeof search;
  readonly share: typeof share;
  readonly shell: typeof shell;
  readonly signatures: typeof signatures;
  readonly signing: typeof signing;
  readonly statements: typeof statements;
  readonly terminations: typeof terminations;
  readonly underwriting: typeof underwriting;
  readonly upload: typeof upload;
  readonly worksheet: typeof worksheet;
}
type IdOf<Area extends MessageArea> = { [One in Area]: keyof Catalogues[One] }[Area];

/** Texts that stand over a page or are for customers: loaded when they are asked for. */
export type LaterMessageId = IdOf<AreaOf<"later">>;

/** Texts that come with the page which says them, or with every page where every page says them. */
export type PageMessageId = IdOf<AreaOf<"page" | "both">>;

/** Every text of the site; an id that no catalogue has does not compile. */
export type MessageId = LaterMessageId | PageMessageId;

/** Texts of the site that take these arguments, or fewer of them. */
export type MessageIdWith<Names extends string> = {
  [Id in keyof MessageArguments]: keyof MessageArguments[Id] extends Names ? Id : never;
}[keyof MessageArguments];

/** Texts of the site that take no arguments: names of fields, titles, words of a table. */
export type PlainMessageId = MessageIdWith<never>;

/** Texts that servers write: refusals, SMS, e-mails and documents. */
export type TextId = IdOf<AreaOf<"server" | "both">>;

/** Texts of the editors' desk. */
export type DeskTextId = IdOf<AreaOf<"desk">>;

/** Texts of the forms that need no script: their own, and those of the pages whose forms they are. */
export type PlainFormTextId = IdOf<AreaOf<"plain"> | "account" | "cabinet" | "errors" | "premium" | "profile" | "purchase" | "statements">;
