import { useMemo } from "react";
import { useIntl } from "react-intl";
import { withKazakhMarked } from "@shanyraq/kit/text/kazakh-parts.ts";
import { Prose } from "@shanyraq/kit/text/Prose.tsx";
import { withSources } from "./with-sources.ts";

/** HTML of editors, which the back office cleaned where it came in. No script in it would run: a page names each of its scripts. */
export function SafeProse({ html }: { readonly html: string }) {
  const { locale } = useIntl();
  const clean = useMemo(() => {
    const safe = withSources(html);
    return locale.startsWith("kk") ? safe : withKazakhMarked(safe);
  }, [html, locale]);
  return <Prose dangerouslySetInnerHTML={{ __html: clean }} />;
}
