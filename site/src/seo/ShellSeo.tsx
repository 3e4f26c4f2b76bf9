import { href } from "@shanyraq/routes";
import Head from "next/head";
import { siteName } from "../brand.ts";
import { useLocale } from "../locale/LocaleRoot.tsx";
import { previewOf } from "./preview-of.ts";
import { ORIGIN } from "./Seo.tsx";

/** What a page says of itself until it knows what it shows; readers of links that run no script see this alone. */
export function ShellSeo() {
  const locale = useLocale();
  const name = siteName[locale];
  return (
    <Head>
      <title>{name}</title>
      <meta property="og:title" content={name} />
      <meta property="og:image" content={ORIGIN + previewOf(href("home", locale))} />
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  );
}
