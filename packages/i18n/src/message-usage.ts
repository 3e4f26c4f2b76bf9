import { dynamicIds } from "./dynamic-ids.ts";

/** How code may name an id that no reader of code can tell. */
const UNREADABLE = [
  // A sentence whose id begins with what is not known.
  /(?:formatMessage\(\{\s*id:\s*|FormattedMessage\s+id=\{|\btext\(locale,\s*)`\$\{[^`]*`/g,
  // A part of an id, put together by hand.
  /["']((?:[\w-]+\.)+)["']\s*\+/g,
  // Any text at all, called an id.
  /\bas\s+(?:MessageId|TextId)\b/g,
] as const;

/** The template that begins at a backtick, with a star for everything that is filled in: "cabinet.status.*". */
function patternAt(code: string, start: number): string {
  let pattern = "";
  let depth = 0;
  for (let at = start + 1; at < code.length; at++) {
    if (depth === 0 && code[at] === "`") break;
    if (code.startsWith("${", at)) {
      if (depth++ === 0) pattern += "*";
      at++;
    } else if (depth === 0) pattern += code[at];
    else if (code[at] === "{") depth++;
    else if (code[at] === "}") depth--;
  }
  return pattern;
}

/** The declaration of a template, by the template: a star of code may be two of the table. */
const declared = new Map(dynamicIds.map((id) => [id.replaceAll("**", "*"), id]));
const STAR = { "*": "[\\w-]+", "**": "[\\w-]+(?:\\.[\\w-]+)*", ".": "\\." } as const;
const matcher = (pattern: string): RegExp =>
  new RegExp(`^${(declared.get(pattern) ?? pattern).replace(/\*\*|\*|\./g, (sign) => STAR[sign as keyof typeof STAR])}$`);

export interface MessageUsage {
  /** Ids of the catalogue that the code says, whole or by a declared pattern. */
  readonly used: readonly string[];
  /** Declarations of `dynamic-ids.ts` by which it says them. */
  readonly dynamic: readonly string[];
  /** What names an id in a way that cannot be read, and patterns that it does not declare. */
  readonly unreadable: readonly string[];
}

/** Reads which ids of a catalogue stand in code: source, or what a bundler made of it. */
export function readMessageUsage(code: string, catalogue: readonly string[]): MessageUsage {
  const whole = new Set([...code.matchAll(/["'`]([\w-]+(?:\.[\w-]+)+)["'`]/g)].map(([, id = ""]) => id));
  const found = [...code.matchAll(/`((?:[\w-]+\.)+)\$\{/g)].filter(([, beginning = ""]) =>
    catalogue.some((id) => id.startsWith(beginning)),
  );
  const patterns = [...new Set(found.map(({ index }) => patternAt(code, index)))];
  const matchers = patterns.map(matcher);
  const concatenated = ([, beginning]: RegExpExecArray) => beginning === undefined || catalogue.some((id) => id.startsWith(beginning));
  return {
    used: catalogue.filter((id) => whole.has(id) || matchers.some((pattern) => pattern.test(id))),
    dynamic: patterns.flatMap((pattern) => declared.get(pattern) ?? []),
    unreadable: [
      ...patterns.filter((pattern) => !declared.has(pattern)),
      ...UNREADABLE.flatMap((way) => [...code.matchAll(way)].filter(concatenated).map(([written]) => written)),
    ],
  };
}
