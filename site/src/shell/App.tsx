import type { AppProps } from "next/app";
import { useEffect } from "react";
import { LinkProvider } from "@shanyraq/kit/actions/LinkContext.tsx";
import { splitLocale } from "@shanyraq/routes";
import { localeRoots } from "../locale/localeRoots.ts";
import { PageWords, type Words } from "../locale/PageWords.tsx";
import { markDocument } from "./current-locale.ts";
import { Layout } from "./Layout.tsx";
import { PageThings } from "./PageThings.tsx";
import { SessionProvider } from "./session.tsx";
import { SiteLink } from "./SiteLink.tsx";
import { useChunkGuard } from "./useChunkGuard.ts";
import { useVitals } from "./useVitals.ts";

/** Every page stands in this: its language, the session, the shell. */
export function App({ Component, pageProps, router }: AppProps<{ readonly words?: Words; readonly things?: readonly unknown[] }>) {
  const { locale } = splitLocale(router.pathname);
  const Root = localeRoots[locale];
  const broken = useChunkGuard();
  useVitals();
  useEffect(() => markDocument(locale), [locale]);
  return (
    <Root>
      <LinkProvider component={SiteLink}>
        <SessionProvider>
          <Layout broken={broken}>
            <PageThings things={pageProps["things"]} />
            <PageWords words={pageProps["words"]}>
              <Component {...pageProps} />
            </PageWords>
          </Layout>
        </SessionProvider>
      </LinkProvider>
    </Root>
  );
}
