interface Named {
  readonly name: string;
}

/** Rows of a list in the alphabet of its page's language, a BCP 47 tag; those that stand first for a reason keep their place and their order. */
export function inAlphabet<Row extends Named>(rows: readonly Row[], language: string, isFirst: (row: Row) => boolean): readonly Row[] {
  const { compare } = new Intl.Collator(language);
  return [...rows.filter(isFirst), ...rows.filter((row) => !isFirst(row)).toSorted((one, other) => compare(one.name, other.name))];
}
