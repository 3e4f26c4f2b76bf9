export const PER_PAGE = 12;

type Query = Readonly<Record<string, string | undefined>>;

/** A page of a list with its neighbours, whose links ask for the same once more. A page past the last is empty, not an error. */
export function paged<T>(all: readonly T[], page: number, path: string, queryOf: Query = {}) {
  const current = Math.max(1, page);
  const last = Math.max(1, Math.ceil(all.length / PER_PAGE));
  const link = (to: number) => {
    if (to < 1 || to > last) return null;
    const query = new URLSearchParams({ page: String(to) });
    for (const [key, value] of Object.entries(queryOf)) if (value !== undefined) query.set(key, value);
    return `${path}?${query.toString()}`;
  };
  return {
    data: all.slice((current - 1) * PER_PAGE, current * PER_PAGE),
    links: { first: link(1), last: link(last), prev: link(current - 1), next: link(current + 1) },
    meta: { current_page: current, last_page: last, per_page: PER_PAGE, total: all.length },
  };
}
