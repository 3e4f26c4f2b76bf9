/** One side of a comparison: does its work and tells what one piece of it cost, in microseconds of CPU. */
export type Turn = () => Promise<number>;

export interface Outcome {
  readonly ours: number;
  readonly theirs: number;
  readonly ratio: number;
  /** The least and the largest ratio of a round: how far the machine's other work moves it. */
  readonly spread: readonly [number, number];
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = sorted.length % 2 === 1 ? [sorted[at], sorted[at]] : [sorted[at - 1], sorted[at]];
  return (low + high) / 2;
}

/**
 * Lets both sides work in turn, the first of a round second in the next, and takes the median of the rounds' ratios: what
 * slows the machine down for a while slows both sides of a round.
 */
export async function compare(ours: Turn, theirs: Turn, rounds: number): Promise<Outcome> {
  const costs: { readonly ours: number; readonly theirs: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const first = await ours();
      costs.push({ ours: first, theirs: await theirs() });
    } else {
      const first = await theirs();
      costs.push({ ours: await ours(), theirs: first });
    }
  }
  const ratios = costs.map((cost) => cost.ours / cost.theirs);
  return {
    ours: median(costs.map((cost) => cost.ours)),
    theirs: median(costs.map((cost) => cost.theirs)),
    ratio: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
  };
}
