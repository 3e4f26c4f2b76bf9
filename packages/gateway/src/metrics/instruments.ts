import type { Family, Labels, Sample } from "./family.ts";

/** Tells its family whenever it is asked. */
export interface Instrument {
  readonly family: () => Family | Promise<Family>;
}
export interface Counter extends Instrument {
  readonly add: (...values: readonly string[]) => void;
}
export interface Histogram extends Instrument {
  readonly observe: (value: number, ...values: readonly string[]) => void;
}

interface NamedInstrument {
  readonly name: string;
  readonly help: string;
}

/** The names of labels are put in front of the values that were given in the same order. */
const labelsOf = (names: readonly string[], values: readonly string[]): Labels =>
  Object.fromEntries(names.map((name, at) => [name, values[at] ?? ""]));

const SEPARATOR = "\u0000";

/** Counts up, apart for each combination of what its labels say. */
export function counter({ name, help }: NamedInstrument, labels: readonly string[]): Counter {
  const counts = new Map<string, number>();
  return {
    add: (...values) => {
      const key = values.join(SEPARATOR);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    family: () => ({
      name,
      help,
      type: "counter",
      together: "sum",
      samples: [...counts].map(([key, value]) => ({ labels: labelsOf(labels, key.split(SEPARATOR)), value })),
    }),
  };
}

interface Observed {
  readonly below: number[];
  sum: number;
  count: number;
}

/** Counts values by the bound that they stay under. */
export function histogram({ name, help }: NamedInstrument, labels: readonly string[], bounds: readonly number[]): Histogram {
  const all = new Map<string, Observed>();
  const samplesOf = ([key, { below, sum, count }]: readonly [string, Observed]): readonly Sample[] => {
    const own = labelsOf(labels, key.split(SEPARATOR));
    let so = 0;
    const buckets = bounds.map((bound, at) => {
      so += below[at] ?? 0;
      return { suffix: "_bucket", labels: { ...own, le: String(bound) }, value: so };
    });
    return [
      ...buckets,
      { suffix: "_bucket", labels: { ...own, le: "+Inf" }, value: count },
      { suffix: "_sum", labels: own, value: sum },
      { suffix: "_count", labels: own, value: count },
    ];
  };
  return {
    observe: (value, ...values) => {
      const key = values.join(SEPARATOR);
      const observed = all.get(key) ?? { below: bounds.map(() => 0), sum: 0, count: 0 };
      all.set(key, observed);
      observed.sum += value;
      observed.count += 1;
      const at = bounds.findIndex((bound) => value <= bound);
      if (at >= 0) observed.below[at] = (observed.below[at] ?? 0) + 1;
    },
    family: () => ({ name, help, type: "histogram", together: "sum", samples: [...all].flatMap(samplesOf) }),
  };
}

/** Reads values when it is asked for them. */
export const gauge = (
  { name, help }: NamedInstrument,
  together: Family["together"],
  read: () => readonly Sample[] | Promise<readonly Sample[]>,
): Instrument => ({ family: async () => ({ name, help, type: "gauge", together, samples: await read() }) });

/** A gauge of one value. */
export const single = (value: number): readonly Sample[] => [{ labels: {}, value }];
