/** Chances that a seed decides: the same seed draws the same life on every machine. */
export interface Random {
  /** A whole number from the one to the other, both of them possible. */
  readonly whole: (from: number, to: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  /** Some of the items, each with the same chance, in their order. */
  readonly some: <T>(items: readonly T[], share: number) => readonly T[];
}

/** The generator mulberry32: small, and even enough to draw lives. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[whole(0, items.length - 1)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  };
  return { whole, pick, chance: (share) => next() < share, some: (items, share) => items.filter(() => next() < share) };
}
