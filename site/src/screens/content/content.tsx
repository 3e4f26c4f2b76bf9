import { Article } from "@shanyraq/ui/content/Article.tsx";
import { PageHead } from "@shanyraq/ui/content/PageHead.tsx";
import { Container, Section, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { attempt } from "../../shell/attempt.ts";
import { useVisibleRoute } from "../../shell/route.ts";
import { useFresh } from "../../shell/useFresh.ts";
import { Seo } from "../../shell/Seo.tsx";
import type { PageProps } from "../../build/page-props.ts";
import { Entry } from "./parts/Entry.tsx";

function ContentPage({ page: built }: { readonly page: NonNullable<PageProps["content"]["page"]> }) {
  const page = useFresh("pageBySlug", `/pages/slug/${built.slug}`, built);
  return (
    <>
      <Seo route="content" title={page.seo_title || page.name} description={page.meta_descriptions} />
      <Section $tight>
        <Container as="article">
          <Stack $gap={4}>
            <PageHead title={page.name} lead={page.meta_descriptions} />
            <Article html={page.text} />
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
