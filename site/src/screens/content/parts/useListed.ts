import type { Input, Output } from "@shanyraq/calls";
import { useEffect, useState } from "react";
import { attempt } from "../../../calls/attempt.ts";
import { useInAddress } from "../../../history/useInAddress.ts";
import { useLocale } from "../../../locale/LocaleRoot.tsx";

type ListName = "contacts" | "news";
type Page<N extends ListName> = Output<N>;

interface Listed<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  /** Absent where everything is shown. */
  readonly more: (() => void) | undefined;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** What a link to the next page asks for. */
const inputOf = (link: string): Readonly<Record<string, unknown>> => {
  const { page, ...rest } = Object.fromEntries(new URLSearchParams(link.split("?")[1] ?? ""));
  return { ...rest, ...(page !== undefined && { page: Number(page) }) };
};

/** What was loaded of a list before: whoever comes back to it finds it as long as it was. */
const shownBefore = new Map<string, readonly unknown[]>();

/** More than anybody has pressed for; an address that asks for more is not followed further. */
const MAX_PAGES = 20;
const pagesIn = (text: string): number => Math.min(MAX_PAGES, /^\d{1,3}$/.test(text) ? Math.max(1, Number(text)) : 1);

/**
 * A list page by page. `built` is the first page of what is asked for from the beginning; another question replaces the list,
 * the link of the next page adds to it. How many pages are shown stands in the address.
 */
export function useListed<N extends ListName>(name: N, built: Page<N> | undefined, input: Input<N>): Listed<Page<N>["data"][number]> {
  const locale = useLocale();
  const address = useInAddress();
  const wanted = pagesIn(address.read("pages"));
  const question = JSON.stringify([name, input, locale]);
  const [loaded, setLoaded] = useState<{ readonly question: string; readonly pages: readonly Page<N>[] }>({ question, pages: [] });
  const [state, setState] = useState<{ readonly question: string; readonly at: "busy" | "failed" }>();
  const before = (shownBefore.get(question) ?? []) as readonly Page<N>[];
  const added = loaded.question === question && loaded.pages.length > 0 ? loaded.pages : before;
  const pages = [...(built ? [built] : []), ...added].slice(0, wanted);
  const last = pages.at(-1);

  const load = async (page: Input<N>, stopped?: AbortSignal) => {
    setState({ question, at: "busy" });
    const outcome = await attempt(name, page, stopped && { signal: stopped });
    if (stopped?.aborted) return;
    if (outcome.ok) {
      const all = [...added, outcome.value];
      shownBefore.set(question, all);
      setLoaded({ question, pages: all });
    }
    setState(outcome.ok ? undefined : { question, at: "failed" });
  };
  const [tries, setTries] = useState(0);
  const next = last?.links?.next;
  // The first page where the build has none, then one after the other up to what the address asks for.
  const further = pages.length < wanted && next ? (inputOf(next) as Input<N>) : undefined;
  const ask = pages.length === 0 ? input : further;
  const key = JSON.stringify(ask);
  useEffect(() => {
    if (!ask) return;
    const stopped = new AbortController();
    void load(ask, stopped.signal);
    return () => stopped.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the question says all that the input and the language do
  }, [question, key, tries]);

  // What was published meanwhile shifts the pages: what is already shown is not shown twice.
  const items = [
    ...new Map(pages.flatMap(({ data }) => data as readonly Page<N>["data"][number][]).map((item) => [item.slug, item])).values(),
  ];
  const now = state?.question === question ? state.at : undefined;
  return {
    items,
    total: Math.max(last?.meta?.total ?? items.length, items.length),
    more: next ? () => address.write({ pages: String(pages.length + 1) }, "replace") : undefined,
    busy: now === "busy",
    failed: now === "failed",
    retry: () => setTries(tries + 1),
  };
}
