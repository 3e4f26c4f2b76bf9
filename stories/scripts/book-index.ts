interface Entry {
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
  readonly type: string;
}

/** Storybook's list of its stories (`index.json`). */
export interface BookIndex {
  readonly v: number;
  readonly entries: Readonly<Record<string, Entry>>;
}

type Listed = readonly [id: string, entry: Entry];

const withEntries = ({ v }: BookIndex, entries: readonly Listed[]): BookIndex => ({ v, entries: Object.fromEntries(entries) });

/** The first story of each component alone. */
export function oneOfEach(index: BookIndex): BookIndex {
  const seen = new Set<string>();
  const first = Object.entries(index.entries).filter(([, { importPath, type }]) => {
    if (type !== "story" || seen.has(importPath)) return false;
    seen.add(importPath);
    return true;
  });
  return withEntries(index, first);
}

/**
 * Stories by room instead of by component. The test runner makes a file of tests of each title, and for each file a page and
 * an environment of Jest: 216 of them cost more than all the stories in them.
 */
export function byRoom(index: BookIndex): BookIndex {
  return withEntries(
    index,
    Object.entries(index.entries).map(([id, entry]): Listed => {
      const [component = "", ...rooms] = entry.title.split("/").toReversed();
      return [id, { ...entry, title: rooms.toReversed().join("/") || component, name: `${component}: ${entry.name}` }];
    }),
  );
}
