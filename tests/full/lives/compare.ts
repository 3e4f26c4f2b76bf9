import type { Account, Day } from "./story.ts";

/** One figure of which the two programs say something else. */
export interface Difference {
  /** The day it is of; none of the price and the calendar of premiums. */
  readonly on?: Day;
  /** Which figure it is, as `sight.ahead`: differences of one kind have one name. */
  readonly figure: string;
  readonly product: string;
  readonly second: string;
}

const shown = (value: unknown): string => (value === undefined ? "none" : JSON.stringify(value));
const difference = (figure: string, product: unknown, second: unknown, on?: Day): readonly Difference[] =>
  shown(product) === shown(second) ? [] : [{ figure, product: shown(product), second: shown(second), ...(on !== undefined && { on }) }];

const figures = ["status", "received", "ahead", "part", "refundOwed", "benefitOwed", "paidOut", "next", "endGives"] as const;
/** Values with their properties in one order, so that they are compared as text. */
const ordered = (value: unknown): unknown =>
  typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

function sights(product: Account, second: Account): readonly Difference[] {
  const longer = product.sights.length >= second.sights.length ? product.sights : second.sights;
  return longer.flatMap(({ on }, index) => {
    const [ours, theirs] = [product.sights[index], second.sights[index]];
    if (!ours || !theirs) return difference("sight", ours && ours.on, theirs && theirs.on, on);
    return figures.flatMap((figure) => difference(`sight.${figure}`, ordered(ours[figure]), ordered(theirs[figure]), on));
  });
}

function rows<T extends object>(
  figure: string,
  product: readonly T[],
  second: readonly T[],
  dayOf: (row: T) => Day,
): readonly Difference[] {
  const longer = product.length >= second.length ? product : second;
  return longer.flatMap((row, index) => difference(figure, ordered(product[index]), ordered(second[index]), dayOf(row)));
}

/** How much was sent each day: whether in one order or several is left to the product. */
function sumsByDay({ orders }: Account): Account["orders"] {
  const byDay = Map.groupBy(orders, ({ on }) => on);
  return [...byDay].map(([on, own]) => ({ on, tiyn: own.reduce((sum, { tiyn }) => sum + tiyn, 0) }));
}

/** All figures in which two programs differ of one life: the price first, then by their days. */
export function compareAccounts(product: Account, second: Account): readonly Difference[] {
  const dated = [...sights(product, second), ...rows("order", sumsByDay(product), sumsByDay(second), ({ on }) => on)].toSorted(
    (one, other) => ((one.on ?? "") < (other.on ?? "") ? -1 : Number((one.on ?? "") > (other.on ?? ""))),
  );
  return [
    ...difference("instalment", product.instalment, second.instalment),
    ...rows("due", product.dues, second.dues, ({ dueDate }) => dueDate).slice(0, 1),
    ...dated,
  ];
}
