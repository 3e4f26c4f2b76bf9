import { safeHtml } from "@shanyraq/rules/safe-html";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { withKazakhMarked } from "@shanyraq/kit/text/kazakh-parts.ts";
import { Prose } from "@shanyraq/kit/text/Prose.tsx";
import { withSources } from "./with-sources.ts";

/** HTML of editors. It was cleaned where it is kept, and is once more here: whose back office answers, a page cannot know. */
export function SafeProse({ html }: { readonly html: string }) {
  const { locale } = useIntl();
  const clean = useMemo(() => {
    const safe = withSources(safeHtml(html));
    return locale.startsWith("kk") ? safe : withKazakhMarked(safe);
  }, [html, locale]);
  return <Prose dangerouslySetInnerHTML={{ __html: clean }} />;
}
