import { RESEND_AFTER_MS, worksheetSteps } from "@shanyraq/flows";
import { calls } from "@shanyraq/contract";
import { consentOtpType } from "@shanyraq/contract/vocabulary";
import { defaultLocale, localeCookie, localeFacts, locales } from "@shanyraq/i18n";
import { maskPhone } from "@shanyraq/rules";
import { keyFilters, signingPresets, storages } from "@shanyraq/signing/ncalayer";

/** What is built, and what is not yet: a row of a built area must stand somewhere in the product. */
export const builtAreas = [
  "shell",
  "content",
  "account.login",
  "account.registration",
  "account.forgotten",
  "calculators",
  "purchase",
  "cabinet",
  "contracts",
  "account.signature",
  "signing",
] as const;
export const waitingAreas = ["cabinet.notifications", "statements", "pension", "accessibility"] as const;
export type Area = (typeof builtAreas)[number] | (typeof waitingAreas)[number];

type Source = readonly [file: string, says: RegExp];

/** Where a fact stands: a message of the Russian catalogues, a value that the code exports, or a place in its source. */
export type Stands =
  | { readonly in: "message"; readonly id: string }
  | { readonly in: "value"; readonly of: unknown; readonly is: unknown }
  | { readonly in: "source"; readonly places: readonly Source[] };

export interface Row {
  readonly page: "site-shell" | "commercial-flows" | "both";
  /** A message to the letter, or a constant in words. */
  readonly fact: string;
  readonly area: Area;
  readonly stands: Stands | "notBuilt";
}

type Page = Row["page"];
const message = (page: Page, area: Area, fact: string, id: string): Row => ({ page, fact, area, stands: { in: "message", id } });
const value = (page: Page, area: Area, fact: string, of: unknown, is: unknown): Row => ({
  page,
  fact,
  area,
  stands: { in: "value", of, is },
});
const source = (page: Page, area: Area, fact: string, ...places: readonly Source[]): Row => ({
  page,
  fact,
  area,
  stands: { in: "source", places },
});
const notBuilt = (page: Page, area: Area, fact: string): Row => ({ page, fact, area, stands: "notBuilt" });

const CONSTANTS = "site/src/constants.ts";
const NCALAYER_SAYS = "packages/signing/src/ncalayer/failure.ts";
const usedBy = ["anyone", "person", "organisation", "head", "trusted", "employee"];
const KINDS = "packages/forms/src/field-kinds.ts";
const TOKENS = "packages/ui/src/theme/tokens.ts";

const messages: readonly Row[] = [
  message("site-shell", "content", "К сожалению, запрашиваемая вами страница не найдена", "content.notFound"),
  message("site-shell", "content", "Упс, произошла ошибка...", "content.error"),
  message("both", "shell", "Для звонков по Казахстану", "kit.footer.phone"),
  message("site-shell", "account.login", "Сервис времмено не работает, попробуйте позже", "account.problem.service"),
  message("site-shell", "account.login", "Не верный ИИН/БИН!", "error.iin"),
  message("site-shell", "account.login", "Обязательное поле!", "error.required"),
  message("site-shell", "purchase", "Не верный номер!", "error.phone"),
  message("site-shell", "purchase", "Не верный email!", "error.email"),
  message("site-shell", "purchase", "Введите код", "error.code"),
  message("commercial-flows", "calculators", "Ошибка при обработке данных", "calculators.badData"),
  source("commercial-flows", "calculators", "Неверная структура данных", [
    "packages/flows/src/calculators/calculator.perform.ts",
    /Неверная структура данных/,
  ]),
  source("commercial-flows", "shell", "Ошибка при выполнении запроса {name}", [
    "packages/client/src/failure.ts",
    /`Ошибка при выполнении запроса \$\{failure\.call\}`/,
  ]),
  message("both", "shell", "Благодарим за обращение, наши специалисты свяжутся с Вами по указанным контактам", "kit.success.text"),
  message(
    "site-shell",
    "shell",
    "Ваш возраст менее 18 лет, просим оставить контакные данные и наши менеджера с вами свяжуться!",
    "kit.underAge",
  ),
  message("site-shell", "account.registration", "Личный кабинет создан!", "account.done.title"),
  message("site-shell", "account.registration", "Пароль должен содержать хотя бы одну заглавную букву.", "error.password.capital"),
  message("site-shell", "account.registration", "Пароль должен содержать хотя бы один специальный символ.", "error.password.special"),
  message("site-shell", "account.registration", "Пароль должен быть длиной не менее 8 символов.", "error.password.length"),
  message("site-shell", "account.registration", "Произошла ошибка проверки кода", "account.consent.failed.check"),
  message("site-shell", "account.registration", "Произошла ошибка при отправке кода", "account.consent.failed.send"),
  message("site-shell", "account.registration", "При отправке сообщения произошла ошибка", "account.toast.resend"),
  message("site-shell", "account.registration", "При создании пользователя произошла ошибка", "account.toast.client"),
  message("site-shell", "account.signature", "Не удалось подключиться", "account.signature.notConnected"),
  message("site-shell", "account.signature", "Действие отменено пользователем.", "account.signature.cancelled"),
  message("site-shell", "shell", "У вас пока нет уведомлений", "kit.notices.empty"),
  source("commercial-flows", "signing", "Ошибка при проверке данных", ["packages/client/src/failure.ts", /"Ошибка при проверке данных"/]),
  source("commercial-flows", "signing", "Подключение уже выполнено.", [NCALAYER_SAYS, /"Подключение уже выполнено[.]"/]),
  source("commercial-flows", "signing", "Подключение к NCALayer не установлено.", [NCALAYER_SAYS, /"Подключение к NCALayer не установлено[.]"/]),
  source("commercial-flows", "signing", "Ошибка взаимодействия с NCALayer.", [NCALAYER_SAYS, /"Ошибка взаимодействия с NCALayer[.]"/]),
  source("commercial-flows", "signing", "NCALayer закрыл соединение.", [NCALAYER_SAYS, /"NCALayer закрыл соединение[.]"/]),
  source("commercial-flows", "signing", "cancelled by user", [NCALAYER_SAYS, /"cancelled by user"/]),
];

const ofTheShell: readonly Row[] = [
  value(
    "site-shell",
    "shell",
    "three languages, Russian the default",
    [defaultLocale, [...locales].toSorted()],
    ["ru", ["en", "kk", "ru"]],
  ),
  value(
    "site-shell",
    "shell",
    "Russian has no prefix, English /en, Kazakh /kk",
    [localeFacts.ru.prefix, localeFacts.en.prefix, localeFacts.kk.prefix],
    ["", "/en", "/kk"],
  ),
  value(
    "site-shell",
    "shell",
    "the selector says Рус, Қаз and English",
    [localeFacts.ru.short, localeFacts.kk.short, localeFacts.en.name],
    ["Рус", "Қаз", "English"],
  ),
  value("site-shell", "shell", "the locale cookie i18n_redirected is kept 365 days", localeCookie, { name: "i18n_redirected", days: 365 }),
  source(
    "site-shell",
    "shell",
    "a user is refetched every 60000 ms",
    [CONSTANTS, /USER_REFETCH_MS = 60_000;/],
    ["site/src/frame/session.tsx", /refreshInterval: USER_REFETCH_MS/],
  ),
  source(
    "both",
    "shell",
    "header contacts and the footer phone mount after 100 ms",
    [CONSTANTS, /CONTACTS_DELAY_MS = 100;/],
    ["site/src/frame/Layout.tsx", /CONTACTS_DELAY_MS/],
  ),
  source(
    "both",
    "shell",
    "page data shows after 200 ms at the earliest",
    [CONSTANTS, /PAGE_DATA_MINIMUM_MS = 200;/],
    ["site/src/frame/usePageData.ts", /wait\(PAGE_DATA_MINIMUM_MS/],
  ),
  source(
    "site-shell",
    "shell",
    "the progress bar runs 5000 ms",
    [CONSTANTS, /PROGRESS_MS = 5_000;/],
    ["site/src/frame/useProgress.ts", /wait\(PROGRESS_MS/],
    ["packages/ui/src/kit/PageProgress.tsx", /animation: \$\{creep\} 5s /],
  ),
  source(
    "site-shell",
    "shell",
    "the progress bar is throttled by 200 ms",
    [CONSTANTS, /PROGRESS_THROTTLE_MS = 200;/],
    ["site/src/frame/useProgress.ts", /wait\(PROGRESS_THROTTLE_MS/],
  ),
  source(
    "site-shell",
    "shell",
    "links are prefetched when idle, after 2000 ms at the latest",
    [CONSTANTS, /PREFETCH_IDLE_TIMEOUT_MS = 2_000;/],
    ["site/src/frame/SiteLink.tsx", /timeout: PREFETCH_IDLE_TIMEOUT_MS/],
  ),
  source(
    "both",
    "shell",
    "a failed chunk reloads the page once in 60 seconds",
    [CONSTANTS, /RELOAD_GUARD_MS = 60_000;/],
    ["site/src/frame/chunk-guard.ts", /< RELOAD_GUARD_MS/],
  ),
  source("site-shell", "shell", "the mobile breakpoint is 1023 px", ["packages/ui/src/theme/media.ts", /phone: "\(max-width: 1023px\)"/]),
  source(
    "site-shell",
    "shell",
    "the container is 1406 px wide at most",
    [TOKENS, /container: "1406px"/],
    ["packages/ui/src/kit/Layout.tsx", /size\.container/],
  ),
  source("site-shell", "shell", "the wide layout begins at 1200 px", ["packages/ui/src/theme/media.ts", /wide: "\(min-width: 1200px\)"/]),
  source(
    "both",
    "shell",
    "a dropdown is 300 px high at most",
    [TOKENS, /dropdown: "300px"/],
    ["packages/ui/src/kit/Header.styles.ts", /max-height: \$\{size\.dropdown\}/],
  ),
  source(
    "both",
    "shell",
    "the cabinet menu is 470 px high at most",
    [TOKENS, /userMenu: "470px"/],
    ["packages/ui/src/kit/UserMenu.tsx", /max-height: \$\{size\.userMenu\}/],
  ),
  source("both", "shell", "the licence is dated 24 July 2019, life insurance", [
    "packages/brand/src/brand.ts",
    /от 24 июля 2019 года, отрасль «страхование жизни»/,
  ]),
  source("site-shell", "content", "the bare 404 page says 404", ["site/src/screens/notFound.tsx", /"404"/]),
  source("site-shell", "shell", "the version for the visually impaired is kept in local storage under a version key", [
    "site/src/frame/visual-mode.ts",
    /KEY = "shanyraq:visual:v\d+"/,
  ]),
  source(
    "site-shell",
    "account.login",
    "the captcha's action is 'login'",
    ["edge/src/captcha/altcha.ts", /ACTION = "login"/],
    ["packages/client/src/send.ts", /captcha\?\.\("login"\)/],
  ),
  source("site-shell", "account.login", "the captcha is of version 3", ["edge/src/captcha/recaptcha.ts", /reCAPTCHA v3/]),
  source("site-shell", "account.login", "the auth modal is bv-modal-auth", ["site/src/frame/AuthModal.tsx", /id="bv-modal-auth"/]),
  source("site-shell", "account.login", "an IIN has 12 digits", [KINDS, /\.length\(12, "error\.iin"\)/]),
  source("site-shell", "account.login", "a password has at least 2 characters at login", [
    "packages/forms/src/login.ts",
    /kinds\.password\(2\)[\s\S]*kinds\.password\(2\)/,
  ]),
  source("site-shell", "account.login", "a document number has at least 2 characters at login", [
    KINDS,
    /idNumber: \(\) =>\s*field\(\s*required\(\)\.min\(2,/,
  ]),
];

const ofTheFlows: readonly Row[] = [
  value("site-shell", "purchase", "a phone is masked as +7 (###) ###-##-##", maskPhone("77012345678"), "+7 (701) 234-56-78"),
  value("site-shell", "purchase", "a masked phone has 18 characters", maskPhone("77012345678").length, 18),
  source(
    "site-shell",
    "purchase",
    "a phone shorter than 18 characters is refused",
    [KINDS, /MASKED_PHONE = 18;/],
    [KINDS, /\.min\(MASKED_PHONE, "error\.phone"\)/],
  ),
  source("site-shell", "purchase", "a name has at least 2 characters", [
    KINDS,
    /name: \(label: MessageId\) => field\(required\(\)\.min\(2,/,
  ]),
  source("both", "purchase", "the SMS code of a resident has 4 digits", ["packages/forms/src/worksheet.ts", /kinds\.code\(4\)/]),
  value("site-shell", "purchase", "a code is sent again after 120 seconds", RESEND_AFTER_MS, 120_000),
  source("site-shell", "purchase", "the remaining time reads m:ss", [
    "packages/ui/src/kit/Countdown.tsx",
    /seconds \/ 60\)\}:\$\{String\(seconds % 60\)\.padStart\(2, "0"\)/,
  ]),
  value("commercial-flows", "purchase", "a conversation of several steps begins with step 1", worksheetSteps.indexOf("person") + 1, 1),
  value(
    "commercial-flows",
    "purchase",
    "a failed worksheet, payment or repeated code leaves the service-error marker",
    [calls.worksheet.onFailure, calls.pay.onFailure, calls.sendCodeRepeat.onFailure],
    ["serviceError", "serviceError", "serviceError"],
  ),
  value("commercial-flows", "purchase", "a failed QR payment is rethrown", calls.kaspiQrPay.onFailure, "rethrow"),
  value("commercial-flows", "purchase", "a failed code check leaves the error body", calls.codeCheck.onFailure, "errorBody"),
  value("commercial-flows", "calculators", "a failed calculation leaves success false", calls.getCalc.onFailure, "successFalse"),
  value("commercial-flows", "calculators", "a failed calculator form is an empty object", calls.getProductForm.onFailure, "emptyObject"),
  source("commercial-flows", "calculators", "numeric cells of a schedule have 2 decimals", [
    "packages/ui/src/kit/schedule-text.ts",
    /toFixed\(2\)/,
  ]),
  source("commercial-flows", "content", "the main page shows products with main_active true", ["site/src/build/static.ts", /main_active/]),
  source("site-shell", "account.registration", "a password has at least 6 characters in the older forms", [
    KINDS,
    /newPassword: \(\) =>\s*field\(string\(\)\.required\("error\.required"\)\.min\(6, "error\.password\.short"\)/,
  ]),
  source("site-shell", "account.registration", "names of non-residents hold Latin letters, spaces, apostrophes and hyphens alone", [
    "packages/rules/src/name.ts",
    /\[A-Za-z '\\u2019-\]\*/,
  ]),
  source("both", "account.registration", "the consent code has 6 digits", ["packages/forms/src/registration.ts", /kinds\.code\(6\)/]),
  value("site-shell", "account.registration", "the consent code is asked for with the type ConsentPD", consentOtpType, "ConsentPD"),
  source("site-shell", "account.forgotten", "a new password has at least 6 characters", [
    "packages/forms/src/forgot.ts",
    /newPassword\(\)/,
  ]),
  source("site-shell", "shell", "the notification sidebar is 400 px wide", [
    "packages/ui/src/kit/Drawer.tsx",
    /width: min\(400px, 100%\);/,
  ]),
  notBuilt("site-shell", "accessibility", "speech is kk-KZ or ru-RU, rate and pitch 1"),
  notBuilt("commercial-flows", "pension", "the consent is of the type ConsentPersonalData"),
  source(
    "commercial-flows",
    "signing",
    "the signing application listens on port 13579",
    ["packages/signing/src/ncalayer/client.ts", /"wss:[/][/]127[.]0[.]0[.]1:13579[/]"/],
    ["packages/routes/src/hosting/protective-headers.ts", /"wss:[/][/]127[.]0[.]0[.]1:13579"/],
  ),
  value("commercial-flows", "signing", "storages: hardware token, ID card, eToken 72k and 5110, JaCarta, PKCS12, JKS", Object.keys(storages), [
    "kaztoken",
    "idCard",
    "eToken72k",
    "eToken5110",
    "jaCarta",
    "aKey",
    "pkcs12",
    "jks",
  ]),
  value(
    "commercial-flows",
    "signing",
    "key usage: signing and authentication, for person, organisation, head, trusted person, employee",
    [Object.keys(keyFilters), Object.keys(keyFilters.signing), Object.keys(keyFilters.authentication)],
    [["any", "signing", "authentication"], usedBy, usedBy],
  ),
  value("commercial-flows", "signing", "signature presets: detached, detached hash, attached", Object.keys(signingPresets), [
    "detached",
    "detachedWithoutTimestamp",
    "detachedHash",
    "attached",
  ]),
];

/** Every quoted message and every constant of both pages of the specification, once. */
export const table: readonly Row[] = [...messages, ...ofTheShell, ...ofTheFlows];

/** How many rows wait for their area. Lower it when one is built; it never grows. */
export const STILL_WAITING = 2;
