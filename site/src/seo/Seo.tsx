import { localeFacts, locales } from "@shanyraq/i18n";
import { alternates, href, routes, type Route, type RouteName } from "@shanyraq/routes";
import Head from "next/head";
import { useContext } from "react";
import { brandName, siteName } from "../brand.ts";
import { useLocale } from "../locale/LocaleRoot.tsx";
import { feedHref } from "./feed-href.ts";
import { OpenedLater } from "../browser/opened-later.ts";
import { previewOf } from "./preview-of.ts";
import { useVisiblePath } from "../browser/visible-path.ts";

interface SeoProps {
  readonly route: RouteName;
  readonly title: string;
  readonly description?: string;
  readonly kind?: "article";
  /** Names the feed of the news. */
  readonly feed?: boolean;
}

/** Address of the site where it is published; canonical and hreflang need absolute addresses. */
export const ORIGIN: string = process.env.SITE_ORIGIN ?? "";

/** Title, description, canonical, hreflang, robots and preview of a page. */
export function Seo({ route, title, description, kind, feed = false }: SeoProps) {
  const locale = useLocale();
  const path = useVisiblePath();
  const { indexed }: Route = routes[route];
  const fullTitle = route === "home" ? siteName[locale] : `${title} · ${brandName[locale]}`;
  const addresses = alternates(path ?? "/");
  const drawn = useContext(OpenedLater) ? href("home", locale) : addresses[locale];
  return (
    <Head>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {!indexed && <meta name="robots" content="noindex" />}
      {path !== undefined && <link rel="canonical" href={ORIGIN + addresses[locale]} />}
      {path !== undefined && locales.map((other) => <link key={other} rel="alternate" hrefLang={other} href={ORIGIN + addresses[other]} />)}
      {path !== undefined && <link rel="alternate" hrefLang="x-default" href={ORIGIN + addresses.ru} />}
      {feed && <link rel="alternate" type="application/rss+xml" title={fullTitle} href={feedHref(locale)} />}
      <meta property="og:type" content={kind ?? "website"} />
      <meta property="og:site_name" content={brandName[locale]} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:locale" content={localeFacts[locale].openGraph} />
      {description && <meta property="og:description" content={description} />}
      {path !== undefined && <meta property="og:url" content={ORIGIN + addresses[locale]} />}
      {indexed && path !== undefined && <meta property="og:image" content={ORIGIN + previewOf(drawn)} />}
      {indexed && path !== undefined && <meta name="twitter:card" content="summary_large_image" />}
    </Head>
  );
}
