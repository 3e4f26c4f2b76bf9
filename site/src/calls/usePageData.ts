import type { CallFailure, Outcome } from "@shanyraq/client";
import { CallError } from "@shanyraq/client/failure";
import useSWR from "swr";
import { PAGE_DATA_MINIMUM_MS } from "../constants.ts";
import { wait } from "../browser/clock.ts";
import { usePageOutage } from "./usePageOutage.ts";

/** What a page asked the provider for. `missing`: the provider has no such thing, or not for this visitor. */
export type PageData<T> =
  | { readonly at: "loading" }
  | { readonly at: "shown"; readonly value: T }
  | { readonly at: "missing" }
  | { readonly at: "failed"; readonly failure: CallFailure | undefined; readonly retry: () => void; readonly retrying: boolean };

type Key = string | readonly unknown[] | false | null | undefined;

const NOT_FOUND = 404;
const minimum = async () => new Promise<void>((done) => void wait(PAGE_DATA_MINIMUM_MS, done));

/**
 * The data of a page or of a part of it, kept under its key; an empty key waits.
 * A failure while older data is shown leaves that data where it is.
 * @param inTabs it may have been changed in another tab: it is asked for again when this one is looked at.
 * @param whole the page is nothing without it: where the whole service is down, the layout says so over all of it.
 */
export function usePageData<T>(key: Key, load: () => Promise<Outcome<T>>, { whole = false, inTabs = false } = {}): PageData<T> {
  const fetched = async (): Promise<T> => {
    const [outcome] = await Promise.all([load(), minimum()]);
    // The library keeps older data only beside an error that was thrown.
    if (!outcome.ok) throw new CallError(outcome.failure);
    return outcome.value;
  };
  const { data, error, isValidating, mutate } = useSWR<T, unknown>(key === "" ? null : key, fetched, {
    shouldRetryOnError: false,
    revalidateOnFocus: inTabs,
    // Who comes back from what they have just changed sees it, however soon; two parts of one page still ask once.
    dedupingInterval: 0,
  });
  const failure = error instanceof CallError ? error.failure : undefined;
  // A repeated failure is shown by the state itself.
  const retry = () => void mutate().catch(() => {});
  usePageOutage(whole && data === undefined ? failure : undefined, retry, isValidating);
  if (data !== undefined) return { at: "shown", value: data };
  if (error === undefined) return { at: "loading" };
  if (failure?.kind === "refused" && failure.status === NOT_FOUND) return { at: "missing" };
  return { at: "failed", failure, retry, retrying: isValidating };
}
