import { defaultLocale, localeCookie, localeFacts, locales, type Locale } from "@shanyraq/i18n";

/** The languages whose home page is another one than `/`, as an expression. */
export const chosenLocales = locales.filter((locale) => locale !== defaultLocale).join("|");
const chosenCookie = new RegExp(`(?:^|;\\s*)${localeCookie.name}=(${chosenLocales})(?:;|$)`);

interface WantedHome {
  readonly url: URL;
  readonly headers: Pick<Headers, "get">;
}

/** Whether a page of this site leads here: the browser says so, or the address that it comes from. */
function fromWithin({ url, headers }: WantedHome): boolean {
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite !== null) return fetchSite === "same-origin";
  const referer = headers.get("referer");
  return referer !== null && URL.canParse(referer) && new URL(referer).host === url.host;
}

/**
 * Where the home page leads somebody who comes from elsewhere and has chosen another language before (site-shell, section 4). Within the site
 * nobody is led anywhere: who has just chosen Russian stays with it. A robot has no cookie.
 */
export function chosenHome(wanted: WantedHome): string | undefined {
  if (wanted.url.pathname !== "/") return undefined;
  const locale = chosenCookie.exec(wanted.headers.get("cookie") ?? "")?.[1] as Locale | undefined;
  return locale === undefined || fromWithin(wanted) ? undefined : localeFacts[locale].prefix + wanted.url.search;
}

/** How the answer that leads there may be kept: by nobody, as the next visitor has chosen something else. */
export const CHOSEN_CACHE = "private, no-store";

/** The same for a host of files alone: runs first of all in the home page, which its policy allows by its hash. */
export const chosenHomeScript = `try{var c=${String(chosenCookie)}.exec(document.cookie);if(c&&document.referrer.indexOf(location.origin+"/")!==0)location.replace("/"+c[1]+location.search+location.hash)}catch(e){}`;
