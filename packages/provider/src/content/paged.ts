export const PER_PAGE = 12;

/** A page of a list with its neighbours. A page past the last is empty, not an error. */
export function paged<T>(all: readonly T[], asked: number, path: string) {
  const current = Math.max(1, asked);
  const last = Math.max(1, Math.ceil(all.length / PER_PAGE));
  const link = (page: number) => (page >= 1 && page <= last ? `${path}?page=${page}` : null);
  return {
    data: all.slice((current - 1) * PER_PAGE, current * PER_PAGE),
    links: { first: link(1), last: link(last), prev: link(current - 1), next: link(current + 1) },
    meta: { current_page: current, last_page: last, per_page: PER_PAGE, total: all.length },
  };
}
