import { defaultLocale, localeCookie, localeFacts, locales } from "@shanyraq/i18n";
import { source, value, type Row } from "./row.ts";

const CONSTANTS = "site/src/constants.ts";
const KINDS = "packages/forms/src/field-kinds.ts";
const TOKENS = "packages/kit/src/theme/tokens.ts";

export const shellRows: readonly Row[] = [
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
    [localeFacts.ru.short, localeFacts.kk.short, localeFacts.en.short],
    ["Рус", "Қаз", "English"],
  ),
  value("site-shell", "shell", "the locale cookie i18n_redirected is kept 365 days", localeCookie, { name: "i18n_redirected", days: 365 }),
  source(
    "site-shell",
    "shell",
    "a user is refetched every 60000 ms",
    [CONSTANTS, /USER_REFETCH_MS = 60_000;/],
    ["site/src/session/session.tsx", /useQueryCache\(user, USER_REFETCH_MS\)/],
  ),
  source(
    "both",
    "shell",
    "header contacts and the footer phone mount after 100 ms",
    [CONSTANTS, /CONTACTS_DELAY_MS = 100;/],
    ["site/src/shell/Layout.tsx", /CONTACTS_DELAY_MS/],
  ),
  source(
    "both",
    "shell",
    "page data shows after 200 ms at the earliest",
    [CONSTANTS, /PAGE_DATA_MINIMUM_MS = 200;/],
    ["site/src/calls/usePageData.ts", /wait\(PAGE_DATA_MINIMUM_MS/],
  ),
  source(
    "site-shell",
    "shell",
    "the progress bar runs 5000 ms",
    [CONSTANTS, /PROGRESS_MS = 5_000;/],
    ["site/src/shell/useProgress.ts", /wait\(PROGRESS_MS/],
    ["packages/kit/src/feedback/PageProgress.tsx", /animation: \$\{creep\} 5s /],
  ),
  source(
    "site-shell",
    "shell",
    "the progress bar is throttled by 200 ms",
    [CONSTANTS, /PROGRESS_THROTTLE_MS = 200;/],
    ["site/src/shell/useProgress.ts", /wait\(PROGRESS_THROTTLE_MS/],
  ),
  source(
    "site-shell",
    "shell",
    "links are prefetched when idle, after 2000 ms at the latest",
    [CONSTANTS, /PREFETCH_IDLE_TIMEOUT_MS = 2_000;/],
    ["site/src/shell/SiteLink.tsx", /timeout: PREFETCH_IDLE_TIMEOUT_MS/],
  ),
  source(
    "both",
    "shell",
    "a failed chunk reloads the page once in 60 seconds",
    [CONSTANTS, /RELOAD_GUARD_MS = 60_000;/],
    ["site/src/browser/chunk-guard.ts", /< RELOAD_GUARD_MS/],
  ),
  source("site-shell", "shell", "the mobile breakpoint is 1023 px", ["packages/kit/src/theme/media.ts", /phone: "\(max-width: 1023px\)"/]),
  source(
    "site-shell",
    "shell",
    "the container is 1406 px wide at most",
    [TOKENS, /container: "1406px"/],
    ["packages/kit/src/layout/Layout.tsx", /size\.container/],
  ),
  source("site-shell", "shell", "the wide layout begins at 1200 px", ["packages/kit/src/theme/media.ts", /wide: "\(min-width: 1200px\)"/]),
  source(
    "both",
    "shell",
    "a dropdown is 300 px high at most",
    [TOKENS, /dropdown: "300px"/],
    ["packages/ui/src/shell/HeaderPanel.styles.ts", /max-height: \$\{size\.dropdown\}/],
  ),
  source(
    "both",
    "shell",
    "the cabinet menu is 470 px high at most",
    [TOKENS, /userMenu: "470px"/],
    ["packages/ui/src/shell/UserMenu.tsx", /max-height: \$\{size\.userMenu\}/],
  ),
  source("both", "shell", "the licence is dated 24 July 2019, life insurance", [
    "packages/brand/src/brand.ts",
    /от 24 июля 2019 года, отрасль «страхование жизни»/,
  ]),
  source("site-shell", "content", "the bare 404 page says 404", ["site/src/shell/NotFoundScreen.tsx", /"404"/]),
  source("site-shell", "shell", "the version for the visually impaired is kept in local storage under a version key", [
    "site/src/browser/visual-mode.ts",
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
  source("site-shell", "account.login", "the auth modal is bv-modal-auth", ["site/src/session/AuthModal.tsx", /id="bv-modal-auth"/]),
  source("site-shell", "account.login", "an IIN has 12 digits", [KINDS, /\.length\(12, "error\.iin"\)/]),
  source("site-shell", "account.login", "a password has at least 2 characters at login", [
    "packages/forms/src/account/login.ts",
    /kinds\.password\(2\)[\s\S]*kinds\.password\(2\)/,
  ]),
  source(
    "site-shell",
    "account.login",
    "a document number has at least 2 characters at login",
    [KINDS, /idNumber: \(\) =>\s*field\(rules\.idNumber\(required\(\)\)/],
    ["packages/calls/src/validators.ts", /idNumber = rule\(\(of\) => ofLength\(2,/],
  ),
];
