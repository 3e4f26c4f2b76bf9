export interface Told {
  readonly slug: string;
  readonly title: string;
  readonly date: string;
  readonly short_info: string;
  readonly image: string;
}
/** What was published before a piece of news and after it, and what is of its kind. */
export interface Around {
  readonly previous: Told | null;
  readonly next: Told | null;
  readonly related: readonly Told[];
}

const RELATED = 3;
const told = ({ slug, title, date, short_info, image }: Told): Told => ({ slug, title, date, short_info, image });

/** Finds them in a list that begins with the latest. */
export function aroundItem(items: readonly (Told & { readonly type?: string | undefined })[], slug: string): Around {
  const at = items.findIndex((item) => item.slug === slug);
  const item = items[at];
  if (!item) return { previous: null, next: null, related: [] };
  const [newer, older] = [items[at - 1], items[at + 1]];
  const near = [slug, newer?.slug, older?.slug];
  const related = items.filter((other) => other.type === item.type && !near.includes(other.slug)).slice(0, RELATED);
  return { previous: older ? told(older) : null, next: newer ? told(newer) : null, related: related.map(told) };
}
