import type { AppProps } from "next/app";
import Router from "next/router";
import { useEffect } from "react";
import { removeInitialJsonLd } from "../seo/remove-initial-json-ld.ts";
import { LinkProvider } from "@shanyraq/kit/actions/LinkContext.tsx";
import { ignoreSecondPress } from "@shanyraq/kit/layout/single-press.ts";
import { withstandTranslation } from "@shanyraq/kit/layout/translated-text.ts";
import { splitLocale } from "@shanyraq/routes";
import { localeRoots } from "../locale/localeRoots.ts";
import { PageMessages } from "../locale/PageMessages.tsx";
import type { PackedMessages } from "../locale/packed-messages.ts";
import { markDocument } from "../browser/current-locale.ts";
import { replayEarlyClick } from "../browser/replay-early-click.ts";
import { Layout } from "./Layout.tsx";
import { SessionProvider } from "../session/session.tsx";
import { SiteLink } from "./SiteLink.tsx";
import { askForShells } from "../browser/shell-data.ts";
import { useChunkGuard } from "../browser/useChunkGuard.ts";
import { useFocus } from "../browser/useFocus.ts";
import { useScrollPlaces } from "../history/useScrollPlaces.ts";
import { useCarriedWords } from "../browser/useCarriedWords.ts";
import { useVitals } from "../browser/useVitals.ts";

if (typeof window !== "undefined") {
  Router.ready(() => {
    if (Router.router) askForShells(Router.router.pageLoader);
  });
}

/** Every page stands in this: its language, the session, the shell. */
export function App({ Component, pageProps, router }: AppProps<{ readonly messages?: PackedMessages }>) {
  // What failed has one page for all languages: the address still says which.
  const { locale } = splitLocale(router.pathname === "/_error" ? router.asPath : router.pathname);
  const Root = localeRoots[locale];
  const broken = useChunkGuard();
  useVitals();
  useFocus();
  useScrollPlaces();
  useEffect(withstandTranslation, []);
  useEffect(ignoreSecondPress, []);
  useEffect(replayEarlyClick, []);
  useEffect(() => markDocument(locale), [locale]);
  useCarriedWords(locale);
  useEffect(removeInitialJsonLd, []);
  return (
    <Root>
      <LinkProvider component={SiteLink}>
        <SessionProvider>
          <Layout broken={broken}>
            <PageMessages messages={pageProps["messages"]}>
              <Component {...pageProps} />
            </PageMessages>
          </Layout>
        </SessionProvider>
      </LinkProvider>
    </Root>
  );
}
