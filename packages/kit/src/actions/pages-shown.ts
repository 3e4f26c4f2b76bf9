export type ShownPage = number | "gap";

/** The first page, the last, the current one with its neighbours; a gap stands for two pages or more, never for one. */
export function pagesShown(current: number, last: number): readonly ShownPage[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(near)].toSorted((one, other) => one - other);
  return pages.flatMap((page, at): readonly ShownPage[] => {
    const left = page - (pages[at - 1] ?? 0) - 1;
    if (left === 0) return [page];
    return left === 1 ? [page - 1, page] : ["gap", page];
  });
}
