import fc from "fast-check";
import type { Reader } from "./readers.ts";

/** Pieces in turn, each so many times; the whole is repeated up to a length. */
type Recipe = readonly (readonly [piece: string, times: number])[];
export interface Find {
  readonly recipe: Recipe;
  /** Nanoseconds of CPU for each byte. */
  readonly perByte: number;
  /** How many times as much it costs when it is eight times as long. */
  readonly growth: number;
}

const SMALL_BYTES = 16 * 1024;
const LARGE_BYTES = 8 * SMALL_BYTES;
/** Below so much the clock itself counts. */
const MIN_CPU_US = 1_500;

function written({ head, tail }: Reader, recipe: Recipe, size: number): Buffer {
  const unit = recipe.map(([piece, times]) => piece.repeat(times)).join("") || " ";
  return Buffer.from(head + unit.repeat(Math.ceil(size / unit.length)).slice(0, size) + tail, "latin1");
}
async function cpuOf({ read }: Reader, bytes: Buffer): Promise<number> {
  let least = Infinity;
  for (let turn = 0; turn < 2; turn += 1) {
    const before = process.cpuUsage();
    await read(bytes);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}

async function scoreOf(reader: Reader, recipe: Recipe): Promise<Find> {
  const small = await cpuOf(reader, written(reader, recipe, SMALL_BYTES));
  const large = await cpuOf(reader, written(reader, recipe, LARGE_BYTES));
  return { recipe, perByte: (large * 1_000) / LARGE_BYTES, growth: large / Math.max(small, MIN_CPU_US) };
}

const recipes = ({ pieces }: Reader) =>
  fc.array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(1, 1, 2, 8, 64, 4_096)), { minLength: 1, maxLength: 5 });

/** Begins with drawn recipes and changes the slowest of them a piece at a time, as long as it gets slower. */
export async function climb(
  reader: Reader,
  seed: number,
  { drawn, steps }: { readonly drawn: number; readonly steps: number },
): Promise<Find> {
  const others = fc.sample(recipes(reader), { seed, numRuns: drawn + steps });
  let best = await scoreOf(reader, others[0] ?? []);
  for (const [at, other] of others.entries()) {
    const place = at % Math.max(1, best.recipe.length);
    const changed =
      at < drawn ? other : [...best.recipe.slice(0, place), ...other.slice(0, 1), ...best.recipe.slice(at % 2 === 0 ? place : place + 1)];
    const found = await scoreOf(reader, changed.slice(0, 8));
    if (found.perByte > best.perByte) best = found;
  }
  return best;
}
