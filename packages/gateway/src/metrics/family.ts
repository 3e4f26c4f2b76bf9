export type Labels = Readonly<Record<string, string>>;

export interface Sample {
  /** What follows the name of the family: `_bucket`, `_sum` and `_count` of a histogram, else nothing. */
  readonly suffix?: string;
  readonly labels: Labels;
  readonly value: number;
}

/** One metric with all its samples, as plain values: workers send theirs to the process that is asked. */
export interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: "counter" | "gauge" | "histogram";
  /** What several processes say together: what each counted of its own, or the worst of what all see alike. */
  readonly together: "sum" | "max";
  readonly samples: readonly Sample[];
}

const escaped = (text: string): string => text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll('"', '\\"');
const labelled = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
};

/**
 * Families in the text format that Prometheus reads.
 * Source: https://prometheus.io/docs/instrumenting/exposition_formats/, version 0.0.4.
 */
export const exposition = (families: readonly Family[]): string =>
  families
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help.replaceAll("\\", "\\\\").replaceAll("\n", "\\n")}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(({ suffix = "", labels, value }) => `${name}${suffix}${labelled(labels)} ${value}`),
    ])
    .join("\n")
    .concat("\n");

const keyOf = ({ suffix = "", labels }: Sample): string => JSON.stringify([suffix, ...Object.entries(labels)]);

/** What several processes have counted, as if one had. */
export function merged(processes: readonly (readonly Family[])[]): readonly Family[] {
  const families = new Map<string, Family>();
  const samples = new Map<string, Map<string, Sample>>();
  for (const family of processes.flat()) {
    families.set(family.name, family);
    const known = samples.get(family.name) ?? new Map<string, Sample>();
    samples.set(family.name, known);
    for (const sample of family.samples) {
      const key = keyOf(sample);
      const other = known.get(key);
      const value = other === undefined ? sample.value : together(family, other.value, sample.value);
      known.set(key, { ...sample, value });
    }
  }
  return [...families.values()].map((family) => ({ ...family, samples: [...(samples.get(family.name)?.values() ?? [])] }));
}

const together = ({ together: how }: Family, one: number, other: number): number => (how === "sum" ? one + other : Math.max(one, other));
