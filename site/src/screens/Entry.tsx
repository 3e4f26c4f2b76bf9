import type { Outcome } from "@shanyraq/client";
import { FailureState } from "@shanyraq/ui/kit/FailureState.tsx";
import { Container, Section } from "@shanyraq/ui/kit/Layout.tsx";
import { Skeleton } from "@shanyraq/ui/kit/Skeleton.tsx";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { Thing } from "../build/json-ld.ts";
import { LaterThings, type JsonLd } from "../frame/LaterThings.tsx";
import { OpenedLater } from "../frame/opened-later.ts";
import { useVisibleRoute } from "../frame/route.ts";
import { ShellSeo } from "../frame/ShellSeo.tsx";
import { usePageData } from "../frame/usePageData.ts";
import { useCatalogue } from "../locale/LocaleRoot.tsx";
import { NotFoundScreen } from "./notFound.tsx";

/** What the provider takes for an entry's name; anything else in an address names nothing. */
const ENTRY_NAME = /^[a-z0-9-]{1,80}$/;

interface EntryProps<T> {
  /** What the build knew; null in a shell, which asks the provider by the visible address. */
  readonly given: T | null;
  /** First part of the key of the fetched data. */
  readonly kind: string;
  readonly param: "id" | "slug";
  readonly load: (slug: string) => Promise<Outcome<T>>;
  /** What a page that the build did not know tells search engines. */
  readonly things?: (value: T, say: JsonLd) => readonly Thing[];
  readonly children: (value: T) => ReactNode;
}

/** A page of one entry, built or published after the build. */
export function Entry<T>({ given, children, ...rest }: EntryProps<T>) {
  return given === null ? <Fetched {...rest}>{children}</Fetched> : children(given);
}

function Fetched<T>({ kind, param, load, things, children }: Omit<EntryProps<T>, "given">) {
  const { formatMessage } = useIntl();
  const { locale, company } = useCatalogue();
  const route = useVisibleRoute();
  const slug = route?.params[param];
  const isName = slug !== undefined && ENTRY_NAME.test(slug);
  const data = usePageData(isName && [kind, slug, locale], () => load(slug ?? ""));
  if ((route && !isName) || data.at === "missing") return <NotFoundScreen />;
  if (data.at === "shown")
    return (
      <OpenedLater value>
        {things && <LaterThings of={(say) => things(data.value, say)} />}
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
