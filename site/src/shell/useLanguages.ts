import { localeFacts, locales, isLocale } from "@shanyraq/i18n";
import { alternates } from "@shanyraq/routes";
import type { LanguageLink } from "@shanyraq/ui/shell/header-props.ts";
import { useRouter } from "next/router";
import { preloadLocale } from "../locale/localeRoots.ts";
import { useLocale } from "../locale/LocaleRoot.tsx";
import { rememberLocale } from "../browser/current-locale.ts";
import { useVisiblePath } from "../browser/visible-path.ts";

/** The page in every language; choosing one keeps address, query and place, and is remembered for a year. */
export function useLanguages(): { readonly languages: readonly LanguageLink[]; readonly choose: (locale: string) => void } {
  const router = useRouter();
  const locale = useLocale();
  const addresses = alternates(useVisiblePath() ?? "/");
  const languages = locales.map((other) => ({
    locale: other,
    name: localeFacts[other].name,
    short: localeFacts[other].short,
    href: addresses[other],
    current: other === locale,
  }));
  const choose = (chosen: string) => {
    if (!isLocale(chosen)) return;
    rememberLocale(chosen);
    const rest = router.asPath.replace(/^[^?#]*/, "");
    void preloadLocale(chosen).then(() => router.push(addresses[chosen] + rest, undefined, { scroll: false }));
  };
  return { languages, choose };
}
