import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Container, Section } from "@shanyraq/kit/layout/Layout.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { useIntl } from "react-intl";
import { LaterStructuredData } from "../../../seo/LaterStructuredData.tsx";
import { OpenedLater } from "../../../browser/opened-later.ts";
import { useVisibleRoute } from "../../../browser/route.ts";
import { ShellSeo } from "../../../seo/ShellSeo.tsx";
import { usePageData } from "../../../calls/usePageData.ts";
import { useCatalogue } from "../../../locale/LocaleRoot.tsx";
import type { EntryProps } from "./entry-props.ts";
import { NotFoundScreen } from "../../../shell/NotFoundScreen.tsx";

/** What the provider takes for an entry's name; anything else in an address names nothing. */
const ENTRY_NAME = /^[a-z0-9-]{1,80}$/;

/** An entry that was published after the build, asked for by the visible address. */
export function FetchedEntry<T>({ kind, param, load, structuredData, children }: Omit<EntryProps<T>, "given">) {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  const route = useVisibleRoute();
  const slug = route?.params[param];
  const isName = slug !== undefined && ENTRY_NAME.test(slug);
  const data = usePageData(isName && [kind, slug, locale], () => load(slug ?? ""), { whole: true });
  if ((route && !isName) || data.at === "missing") return <NotFoundScreen />;
  if (data.at === "shown")
    return (
      <OpenedLater value>
        {structuredData && <LaterStructuredData of={(say) => structuredData(data.value, say)} />}
        {children(data.value)}
      </OpenedLater>
    );
  return (
    <Section $tight>
      <ShellSeo />
      <Container aria-busy={data.at === "loading"}>
        {data.at === "failed" ? (
          <FailureState
            level={1}
            title={formatMessage({ id: "shell.failed" })}
            onRetry={data.retry}
            retrying={data.retrying}
            phone={company.phone}
          />
        ) : (
          <Skeleton $height="32rem" />
        )}
      </Container>
    </Section>
  );
}
