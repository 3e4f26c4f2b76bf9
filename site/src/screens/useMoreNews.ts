import type { Output } from "@shanyraq/contract";
import type { Locale } from "@shanyraq/i18n";
import { useState } from "react";
import { attempt } from "../frame/attempt.ts";

type Page = Output<"news">;
interface Loaded {
  readonly locale: Locale;
  readonly pages: readonly Page[];
}

interface MoreNews {
  readonly items: Page["data"];
  readonly total: number;
  /** Absent where everything is shown. */
  readonly more: (() => void) | undefined;
  readonly busy: boolean;
  readonly failed: boolean;
}

/** The first page as it was built, and those the reader asked for after it; another language begins anew. */
export function useMoreNews(first: Page, locale: Locale): MoreNews {
  const [loaded, setLoaded] = useState<Loaded>({ locale, pages: [] });
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const pages = [first, ...(loaded.locale === locale ? loaded.pages : [])];
  const last = pages.at(-1) ?? first;
  // News published meanwhile shifts the pages: what is already shown is not shown twice.
  const items = [...new Map(pages.flatMap(({ data }) => data).map((item) => [item.slug, item])).values()];
  const fetchNext = async () => {
    setState("busy");
    const outcome = await attempt("news", { page: (last.meta?.current_page ?? pages.length) + 1 });
    if (outcome.ok) setLoaded({ locale, pages: [...pages.slice(1), outcome.value] });
    setState(outcome.ok ? "idle" : "failed");
  };
  return {
    items,
    total: Math.max(last.meta?.total ?? items.length, items.length),
    more: last.links?.next ? () => void fetchNext() : undefined,
    busy: state === "busy",
    failed: state === "failed",
  };
}
