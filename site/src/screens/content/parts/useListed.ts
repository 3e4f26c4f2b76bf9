import type { Input, Output } from "@shanyraq/calls";
import { useEffect, useState } from "react";
import { attempt } from "../../../shell/attempt.ts";
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

/**
 * A list page by page. `built` is the first page of what is asked for from the beginning; another question replaces the list,
 * the link of the next page adds to it.
 */
export function useListed<N extends ListName>(name: N, built: Page<N> | undefined, input: Input<N>): Listed<Page<N>["data"][number]> {
  const locale = useLocale();
  const question = JSON.stringify([name, input, locale]);
  const [loaded, setLoaded] = useState<{ readonly question: string; readonly pages: readonly Page<N>[] }>({ question, pages: [] });
  const [state, setState] = useState<{ readonly question: string; readonly at: "busy" | "failed" }>();
  const pages = [...(built ? [built] : []), ...(loaded.question === question ? loaded.pages : [])];
  const last = pages.at(-1);

  const load = async (asked: Input<N>, stopped?: AbortSignal) => {
    setState({ question, at: "busy" });
    const outcome = await attempt(name, asked, stopped && { signal: stopped });
    if (stopped?.aborted) return;
    if (outcome.ok) setLoaded((before) => ({ question, pages: [...(before.question === question ? before.pages : []), outcome.value] }));
    setState(outcome.ok ? undefined : { question, at: "failed" });
  };
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (built) return;
    const stopped = new AbortController();
    void load(input, stopped.signal);
    return () => stopped.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the question says all that the input and the language do
  }, [question, built === undefined, tries]);

  const next = last?.links?.next;
  // What was published meanwhile shifts the pages: what is already shown is not shown twice.
  const items = [
    ...new Map(pages.flatMap(({ data }) => data as readonly Page<N>["data"][number][]).map((item) => [item.slug, item])).values(),
  ];
  const now = state?.question === question ? state.at : undefined;
  return {
    items,
    total: Math.max(last?.meta?.total ?? items.length, items.length),
    more: next ? () => void load(inputOf(next) as Input<N>) : undefined,
    busy: now === "busy",
    failed: now === "failed",
    retry: () => (next ? void load(inputOf(next) as Input<N>) : setTries(tries + 1)),
  };
}
