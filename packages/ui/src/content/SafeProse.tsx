import { safeHtml } from "@shanyraq/rules/safe-html";
import { useMemo } from "react";
import { Prose } from "@shanyraq/kit/text/Prose.tsx";
import { withSources } from "./with-sources.ts";

/** HTML of editors. It was cleaned where it is kept, and is once more here: whose back office answers, a page cannot know. */
export function SafeProse({ html }: { readonly html: string }) {
  const clean = useMemo(() => withSources(safeHtml(html)), [html]);
  return <Prose dangerouslySetInnerHTML={{ __html: clean }} />;
}
