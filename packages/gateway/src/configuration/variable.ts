/** What reading one variable found: its value, or what is wrong with it. */
export type VariableReading<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: string };

/** One variable of the environment: what it is for, how its text is read, and what holds while it is not set. */
export interface Variable<T> {
  /** For the operator: one sentence, as it stands in `.env.example`. */
  readonly about: string;
  /** What an operator would write; shown in `.env.example`, never used as a value. */
  readonly example: string;
  readonly unset: T;
  readonly read: (text: string) => VariableReading<T>;
}

const right = <T>(value: T): VariableReading<T> => ({ ok: true, value });
const wrong = (fault: string): VariableReading<never> => ({ ok: false, fault });

/** Free text: a path, a name. */
export const text = <U extends string | undefined>(about: string, example: string, unset: U): Variable<string | U> => ({
  about,
  example,
  unset,
  read: right,
});

/** A whole number between two bounds, both included. */
export const whole = (about: string, unset: number, [least, most]: readonly [least: number, most: number]): Variable<number> => ({
  about,
  example: String(unset),
  unset,
  read: (given) => {
    const value = Number(given);
    return Number.isInteger(value) && value >= least && value <= most ? right(value) : wrong(`a whole number from ${least} to ${most}`);
  },
});

/** One of a few words. */
export const oneOf = <W extends string>(about: string, words: readonly [W, ...W[]]): Variable<W> => ({
  about,
  example: words[0],
  unset: words[0],
  read: (given) => {
    const found = words.find((word) => word === given);
    return found === undefined ? wrong(`one of ${words.join(", ")}`) : right(found);
  },
});

/** An address with one of the listed schemes. */
export const address = (
  about: string,
  example: string,
  schemes: readonly string[],
  more: { readonly originOnly?: boolean } = {},
): Variable<string | undefined> => ({
  about,
  example,
  unset: undefined,
  read: (given) => {
    const url = URL.parse(given);
    if (!url || !schemes.includes(url.protocol.slice(0, -1))) return wrong(`an address that begins with ${schemes.join(":// or ")}://`);
    if (more.originOnly && (url.pathname !== "/" || url.search || url.hash)) return wrong("scheme, host and port alone, without a path");
    return right(more.originOnly ? url.origin : given);
  },
});

/** Random text of this length has more different characters than this but once in many lives of the world. */
const MIN_VARIETY = 10;

/** Whether a key of so many bytes or characters was typed and not drawn: all zero, one letter, a short pattern. */
export const isWeakKey = (key: string | Uint8Array): boolean => new Set<string | number>(key).size < Math.min(MIN_VARIETY, key.length);

/** A secret; one that could be guessed is refused. */
export const secret = (about: string, example: string, least: number): Variable<string | undefined> => ({
  about,
  example,
  unset: undefined,
  read: (given) => (given.length >= least && !isWeakKey(given) ? right(given) : wrong(`at least ${least} random characters`)),
});

/** A value with a reader of its own. */
export const parsed = <T>(
  about: string,
  example: string,
  parse: (text: string) => T | undefined,
  fault: string,
): Variable<T | undefined> => ({
  about,
  example,
  unset: undefined,
  read: (given) => {
    const value = parse(given);
    return value === undefined ? wrong(fault) : right(value);
  },
});
