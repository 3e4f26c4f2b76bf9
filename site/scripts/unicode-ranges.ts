type Run = readonly [first: number, last: number];

const runsOf = (ranges: string): readonly Run[] =>
  ranges.split(",").map((range) => {
    const [from = "", to] = range.trim().replace("U+", "").split("-");
    // `U+4??` is CSS's way to say U+400-4FF.
    return [Number.parseInt(from.replaceAll("?", "0"), 16), Number.parseInt((to ?? from).replaceAll("?", "F"), 16)] as const;
  });
const hex = (code: number) => code.toString(16).toUpperCase();

/** Letters of one `unicode-range` that no other one has, as CSS writes them; empty where none is left. */
export function withoutRanges(ranges: string, others: readonly string[]): string {
  const taken = others.flatMap(runsOf);
  const left = taken.reduce<readonly Run[]>(
    (runs, [from, to]) =>
      runs.flatMap(([first, last]) => {
        if (to < first || from > last) return [[first, last] as const];
        const parts: readonly Run[] = [
          [first, from - 1],
          [to + 1, last],
        ];
        return parts.filter(([start, end]) => start <= end);
      }),
    runsOf(ranges),
  );
  return left.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(",");
}
