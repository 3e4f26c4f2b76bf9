export interface ItemSummary {
  readonly slug: string;
  readonly title: string;
  readonly date: string;
  readonly short_info: string;
  readonly image: string;
}
/** What was published before a piece of news and after it, and what is of its kind. */
export interface Around {
  readonly previous: ItemSummary | null;
  readonly next: ItemSummary | null;
  readonly related: readonly ItemSummary[];
}

const RELATED = 3;
const summaryOf = ({ slug, title, date, short_info, image }: ItemSummary): ItemSummary => ({ slug, title, date, short_info, image });

/** Finds them in a list that begins with the latest. */
export function aroundItem(items: readonly (ItemSummary & { readonly type?: string | undefined })[], slug: string): Around {
  const at = items.findIndex((item) => item.slug === slug);
  const item = items[at];
  if (!item) return { previous: null, next: null, related: [] };
  const [newer, older] = [items[at - 1], items[at + 1]];
  const near = [slug, newer?.slug, older?.slug];
  const related = items.filter((other) => other.type === item.type && !near.includes(other.slug)).slice(0, RELATED);
  return { previous: older ? summaryOf(older) : null, next: newer ? summaryOf(newer) : null, related: related.map(summaryOf) };
}
