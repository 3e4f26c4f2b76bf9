import { Article } from "@shanyraq/ui/content/news/Article.tsx";
import { href } from "@shanyraq/routes";
import { WaysOn } from "@shanyraq/ui/content/WaysOn.tsx";
import { useIntl } from "react-intl";
import { useLocale } from "../../locale/LocaleRoot.tsx";
import { actionOf, waysOf } from "./parts/ways-of.ts";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Container, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { attempt } from "../../calls/attempt.ts";
import { useVisibleRoute } from "../../browser/route.ts";
import { useFresh } from "../../calls/useFresh.ts";
import { Seo } from "../../seo/Seo.tsx";
import type { PageProps } from "../../build/page-props.ts";
import { Entry } from "./parts/Entry.tsx";

function ContentPage({ page: built }: { readonly page: NonNullable<PageProps["content"]["page"]> }) {
  const page = useFresh("pageBySlug", `/pages/slug/${built.slug}`, built);
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const linkOf = ([name, id, query]: ReturnType<typeof waysOf>[number]) => ({
    name: formatMessage({ id }),
    href: href(name, locale) + (query ?? ""),
  });
  const action = actionOf(built.slug);
  const main = action && linkOf(action);
  return (
    <>
      <Seo route="content" title={page.seo_title || page.name} description={page.meta_descriptions} />
      <Section $tight>
        <Container as="article">
          <Stack $gap={4}>
            <PageHead title={page.name} lead={page.meta_descriptions}>
              {main && (
                <div>
                  <Button href={main.href}>{main.name}</Button>
                </div>
              )}
            </PageHead>
            <Article html={page.text} />
            <WaysOn ways={waysOf(built.slug).map(linkOf)} />
          </Stack>
        </Container>
      </Section>
    </>
  );
}

/** A page written by the provider's editors; under a section its own name is the last part of the address. */
export function Screen({ page }: PageProps["content"]) {
  const nested = useVisibleRoute()?.name === "contentItem";
  return (
    <Entry given={page} kind="page" param={nested ? "id" : "slug"} load={async (slug) => attempt("pageBySlug", { slug })}>
      {(shown) => <ContentPage page={shown} />}
    </Entry>
  );
}
