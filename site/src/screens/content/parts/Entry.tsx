import dynamic from "next/dynamic";
import type { EntryProps } from "./entry-props.ts";
import type { FetchedEntry } from "./FetchedEntry.tsx";

/** What asks is loaded by shells alone: a page that was built has its entry. */
const Fetched = dynamic(() => import("./FetchedEntry.tsx").then((module) => module.FetchedEntry)) as typeof FetchedEntry;

/** A page of one entry, built or published after the build. */
export function Entry<T>({ given, children, ...rest }: EntryProps<T>) {
  return given === null ? <Fetched {...rest}>{children}</Fetched> : children(given);
}
