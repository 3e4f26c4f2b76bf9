import { isNode, LineCounter, parseDocument } from "yaml";
import { ValidationError } from "yup";

export type ReadYears<T> =
  | { readonly ok: true; readonly years: Readonly<Record<number, T>> }
  /** Each with its line, in words for the operator. */
  | { readonly ok: false; readonly faults: readonly string[] };

type One<T> = { readonly year: number; readonly figures: T } | readonly string[];

/** What a schema of a row found wrong, each with its field. */
export function faultsOf(error: unknown): readonly string[] {
  if (!(error instanceof ValidationError)) throw error;
  const inner = error.inner.length > 0 ? error.inner : [error];
  return inner.map(({ path, message }) => (path ? `${path}: ${message}` : message));
}

/**
 * Reads a file of the operator (YAML) in which every row is about a year. `oneYear` checks a row against the years before it. A file with a fault is rejected
 * whole.
 */
export function readYears<T>(
  file: string,
  text: string,
  known: Readonly<Record<number, T>>,
  oneYear: (row: unknown, years: Readonly<Record<number, T>>) => One<T>,
): ReadYears<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => `${file}:${lines.linePos(offset).line}`;
  if (document.errors.length > 0) return { ok: false, faults: document.errors.map(({ pos, message }) => `${at(pos[0])}: ${message}`) };
  const value: unknown = document.toJS();
  if (!Array.isArray(value)) return { ok: false, faults: [`${file}:1: a list of years`] };
  let years = known;
  const found: string[] = [];
  for (const [index, one] of (value as readonly unknown[]).entries()) {
    const read = oneYear(one, years);
    if ("year" in read) years = { ...years, [read.year]: read.figures };
    else {
      const node = document.getIn([index], true);
      const place = at(isNode(node) ? (node.range?.[0] ?? 0) : 0);
      found.push(...read.map((fault) => `${place}: ${fault}`));
    }
  }
  return found.length > 0 ? { ok: false, faults: found } : { ok: true, years };
}
