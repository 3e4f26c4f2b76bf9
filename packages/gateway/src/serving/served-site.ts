import type { StaticFiles } from "./static-files.ts";

/** The export that is served now: pages, policies, site map and search are one value, exchanged in one step. */
export interface ServedSite {
  /** What a request is answered from to its end, whatever is exchanged meanwhile. */
  readonly current: () => StaticFiles;
  readonly exchange: (files: StaticFiles) => void;
}

export function servedSite(first: StaticFiles): ServedSite {
  let now = first;
  return {
    current: () => now,
    exchange: (files) => {
      now = files;
    },
  };
}

/** Makes something of an export once for as long as it is the one that is served. */
export function madeOf<T>(site: Pick<ServedSite, "current">, make: (files: StaticFiles) => T): () => T {
  let made: { readonly of: StaticFiles; readonly value: T } | undefined;
  return () => {
    const files = site.current();
    if (made?.of !== files) made = { of: files, value: make(files) };
    return made.value;
  };
}
