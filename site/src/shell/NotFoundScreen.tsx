import { href } from "@shanyraq/routes";
import { NotFoundView } from "@shanyraq/ui/content/NotFoundView.tsx";
import Head from "next/head";
import { useIntl } from "react-intl";
import { brandName } from "../brand.ts";
import { siteSearch } from "./site-search.ts";
import { useRequestId } from "../browser/useRequestId.ts";
import { useLocale } from "../locale/LocaleRoot.tsx";

const wanted = [
  ["products", "page.products"],
  ["payment", "page.payment"],
  ["news", "page.news"],
  ["contacts", "page.contacts"],
] as const;

interface ScreenProps {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly requestId?: string | undefined;
  readonly onRetry?: () => void;
}

function Screen({ code, title, text, requestId, onRetry }: ScreenProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (
    <>
      <Head>
        <title>{`${title} · ${brandName[locale]}`}</title>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <NotFoundView
        code={code}
        title={title}
        text={text}
        homeHref={href("home", locale)}
        requestId={requestId}
        onRetry={onRetry}
        onSearch={siteSearch.ask}
        links={wanted.map(([name, title]) => ({ name: formatMessage({ id: title }), href: href(name, locale) }))}
      />
    </>
  );
}

/** An address that names nothing. */
export function NotFoundScreen() {
  const { formatMessage } = useIntl();
  return <Screen code="404" title={formatMessage({ id: "content.notFound" })} text={formatMessage({ id: "content.notFound.text" })} />;
}

/** Anything else that went wrong with a page: its host says so, or its own code failed in the browser. */
export function ErrorScreen() {
  const { formatMessage } = useIntl();
  return (
    <Screen
      code="500"
      title={formatMessage({ id: "content.error" })}
      text={formatMessage({ id: "content.error.text" })}
      requestId={useRequestId()}
      onRetry={() => window.location.reload()}
    />
  );
}
