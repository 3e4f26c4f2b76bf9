import type { ScheduleRow } from "./schedule-text.ts";

/** Longer tables begin folded: on a phone the rest of the page would come after a hundred cards. */
export const FOLDED_FROM = 24;
/** How many rows of a folded table are drawn. */
export const FIRST_ROWS = 12;
/** How many of them where rows are cards, two of which fill the screen of a phone. */
export const NARROW_ROWS = 2;
/** How many rows of a closed group are shown from the first that can be acted on. */
const PREVIEW_ROWS = 4;

/** Rows that follow one another and stand under one name; `from` and `to` are places in the table, `to` is not within. */
export interface RowGroup {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** The groups of a table's rows, in their order. Nothing is grouped where every row would stand alone. */
export function groupsOf(rows: readonly ScheduleRow[], nameOf: ((row: ScheduleRow) => string) | undefined): readonly RowGroup[] {
  if (!nameOf || rows.length <= FOLDED_FROM) return [];
  const groups: RowGroup[] = [];
  for (const [place, row] of rows.entries()) {
    const name = nameOf(row);
    const last = groups.at(-1);
    if (last?.name === name) groups[groups.length - 1] = { ...last, to: place + 1 };
    else groups.push({ name, from: place, to: place + 1 });
  }
  return groups.length * 2 > rows.length ? [] : groups;
}

/** The rows of a closed group that are shown all the same: what can be acted on, and what comes right after it. */
export const previewOf = ({ from, to }: RowGroup, acting: number): readonly [from: number, to: number] =>
  acting >= from && acting < to ? [acting, Math.min(to, acting + PREVIEW_ROWS)] : [from, from];

/** Fewer years than this on one side stand for themselves. */
const SPAN_FROM = 3;

/** Groups that follow one another: on a phone those before and those after the one in hand are one line each. */
export interface GroupSpan {
  readonly name: string;
  readonly groups: readonly RowGroup[];
}

/** What stands before the group in which something can be done (the first, where nothing can), the group itself, and what stands after it. */
export function spansOf(groups: readonly RowGroup[], acting: number): readonly (GroupSpan | RowGroup)[] {
  const held = Math.max(
    0,
    groups.findIndex(({ from, to }) => acting >= from && acting < to),
  );
  const side = (some: readonly RowGroup[]): readonly (GroupSpan | RowGroup)[] => {
    const [first, last] = [some[0], some.at(-1)];
    return first && last && some.length >= SPAN_FROM ? [{ name: `${first.name}\u2013${last.name}`, groups: some }] : some;
  };
  return [...side(groups.slice(0, held)), ...groups.slice(held, held + 1), ...side(groups.slice(held + 1))];
}

/** The rows of a folded table without groups: they begin where something can be done. */
export function firstRows(count: number, acting: number): readonly [from: number, to: number] {
  const from = Math.max(0, Math.min(acting, count - FIRST_ROWS));
  return [from, Math.min(count, from + FIRST_ROWS)];
}
