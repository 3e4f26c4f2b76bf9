/** `function Button({ variant = "primary", size = "m" }: Props)`, or the same as a constant: what is taken when a prop is not given. */
const TAKEN = /^export (?:function|const) (\w+)(?: = )?(?:<[^(]*>)?\(\{([^}]*)\}/gm;

/** Of each component of a source, the props that have an initial value, with that value as it is written. */
export function initialsIn(source: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  return new Map(
    [...source.matchAll(TAKEN)].map(([, component = "", inside = ""]) => [
      component,
      new Map([...inside.matchAll(/(\w+)(?:: \w+)? = ("[^"]*"|[^,\n]+)/g)].map(([, prop = "", value = ""]) => [prop, value.trim()])),
    ]),
  );
}
