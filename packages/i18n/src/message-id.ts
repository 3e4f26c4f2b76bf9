import type accessibility from "../messages/ru/accessibility.json";
import type account from "../messages/ru/account.json";
import type auth from "../messages/ru/auth.json";
import type cabinet from "../messages/ru/cabinet.json";
import type calculators from "../messages/ru/calculators.json";
import type classifier from "../messages/ru/classifier.json";
import type content from "../messages/ru/content.json";
import type errors from "../messages/ru/errors.json";
import type kit from "../messages/ru/kit.json";
import type overlays from "../messages/ru/overlays.json";
import type pages from "../messages/ru/pages.json";
import type password from "../messages/ru/password.json";
import type profile from "../messages/ru/profile.json";
import type published from "../messages/ru/published.json";
import type purchase from "../messages/ru/purchase.json";
import type search from "../messages/ru/search.json";
import type share from "../messages/ru/share.json";
import type shell from "../messages/ru/shell.json";
import type statements from "../messages/ru/statements.json";
import type signing from "../messages/ru/signing.json";
import type upload from "../messages/ru/upload.json";

/** Texts that stand over a page or are for customers: loaded when they are asked for. */
export type LaterMessageId =
  | keyof typeof auth
  | keyof typeof overlays
  | keyof typeof password
  | keyof typeof profile
  | keyof typeof search
  | keyof typeof share
  | keyof typeof statements
  | keyof typeof signing
  | keyof typeof upload;

/** Texts that come with the page which says them, or with every page where every page says them. */
export type PageMessageId =
  | keyof typeof accessibility
  | keyof typeof account
  | keyof typeof cabinet
  | keyof typeof calculators
  | keyof typeof classifier
  | keyof typeof content
  | keyof typeof errors
  | keyof typeof kit
  | keyof typeof pages
  | keyof typeof published
  | keyof typeof purchase
  | keyof typeof shell;

/** Every text of the site; an id that no catalogue has does not compile. */
export type MessageId = LaterMessageId | PageMessageId;
