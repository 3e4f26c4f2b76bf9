import { locales } from "@shanyraq/i18n";
import { isObject } from "@shanyraq/rules/is-object";
import type { RowColumn, RowShape } from "@shanyraq/provider";

/** A row of a list: its fields by their names, a translated field by its languages. */
export type Row = Readonly<Record<string, unknown>>;

/** The most rows that a form shows; nobody reads a longer list. */
export const MAX_ROWS = 100;

export const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isObject) : []);
export const innerOf = (row: Row, { inner }: RowShape): readonly Row[] => (inner ? rowsOf(row[inner.name]) : []);
/** What a column says of a row: a text, or a text in each language. */
export const cellOf = (row: Row, { name }: RowColumn): unknown => (name === "" ? row : row[name]);

/** How a form calls the fields of a row: facts.items.0.items.2.name.ru. */
export const cellNames = (row: string, { name, inLanguages }: RowColumn): readonly string[] => {
  const column = name === "" ? row : `${row}.${name}`;
  return inLanguages ? locales.map((locale) => `${column}.${locale}`) : [column];
};

const fieldText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : "";
};

function rowIn(form: FormData, at: string, { columns }: RowShape): Row {
  const cells = columns.map((column) => {
    const names = cellNames(at, column);
    const value = column.inLanguages
      ? Object.fromEntries(locales.map((locale, index) => [locale, fieldText(form, names[index] ?? "")]))
      : fieldText(form, names[0] ?? "");
    return [column.name, value] as const;
  });
  const [first] = cells;
  return first?.[0] === "" ? (first[1] as Row) : Object.fromEntries(cells);
}

/** The rows that a form says under a name, with those inside them. */
export function rowsIn(form: FormData, name: string, shape: RowShape, depth = shape.inner?.depth ?? 1): readonly Row[] {
  const rows: Row[] = [];
  for (let index = 0; index < MAX_ROWS; index += 1) {
    const at = `${name}.${index}`;
    if (!shape.columns.some((column) => cellNames(at, column).some((one) => form.has(one)))) break;
    const inner = shape.inner && depth > 1 ? rowsIn(form, `${at}.${shape.inner.name}`, shape, depth - 1) : [];
    rows.push({ ...rowIn(form, at, shape), ...(shape.inner && inner.length > 0 && { [shape.inner.name]: inner }) });
  }
  return rows;
}

const acts = ["up", "down", "remove", "add"] as const;
/** What a button of a row asks: which row, by its places from the outermost one on; to add a row, the place of the new one. */
export interface RowAct {
  readonly field: string;
  readonly places: readonly number[];
  readonly act: (typeof acts)[number];
}

/** The value of such a button. */
export const rowActValue = ({ field, places, act }: RowAct): string => [field, ...places, act].join(".");

/** What the pressed button of a form asks of its rows; undefined where another one was pressed. */
export function rowActIn(form: FormData): RowAct | undefined {
  const [field = "", ...rest] = fieldText(form, "rows").split(".");
  const act = acts.find((one) => one === rest.at(-1));
  const places = rest.slice(0, -1);
  return act && places.length > 0 && places.every((place) => /^\d{1,3}$/.test(place))
    ? { field, act, places: places.map(Number) }
    : undefined;
}

const empty = ({ columns }: RowShape): Row => {
  const blank = (column: RowColumn): unknown => (column.inLanguages ? Object.fromEntries(locales.map((locale) => [locale, ""])) : "");
  const [first] = columns;
  return first?.name === "" ? (blank(first) as Row) : Object.fromEntries(columns.map((column) => [column.name, blank(column)]));
};

function here(rows: readonly Row[], place: number, act: RowAct["act"], shape: RowShape): readonly Row[] {
  const row = rows[place];
  if (act === "add") return rows.length < MAX_ROWS ? rows.toSpliced(place, 0, empty(shape)) : rows;
  if (row === undefined) return rows;
  if (act === "remove") return rows.toSpliced(place, 1);
  const to = act === "up" ? place - 1 : place + 1;
  return to < 0 || to >= rows.length ? rows : rows.toSpliced(place, 1).toSpliced(to, 0, row);
}

/** The rows after a button of one of them was pressed; unchanged when that row does not exist. */
export function actedOn(
  rows: readonly Row[],
  { places: [place = 0, ...deeper], act }: Pick<RowAct, "places" | "act">,
  shape: RowShape,
): readonly Row[] {
  if (deeper.length === 0) return here(rows, place, act, shape);
  const row = rows[place];
  if (row === undefined || !shape.inner || deeper.length >= shape.inner.depth) return rows;
  const inner = actedOn(innerOf(row, shape), { places: deeper, act }, shape);
  const { [shape.inner.name]: _, ...rest } = row;
  return rows.with(place, inner.length > 0 ? { ...rest, [shape.inner.name]: inner } : rest);
}

/** Where the row stands that a button was pressed of, once that is done. */
export function placeAfter({ places, act }: Pick<RowAct, "places" | "act">): readonly number[] {
  const last = places.at(-1) ?? 0;
  const to = { up: Math.max(0, last - 1), down: last + 1, remove: Math.max(0, last - 1), add: last }[act];
  return [...places.slice(0, -1), to];
}
