/** A key that holds a colon is quoted, and a quote in it is doubled. */
const QUOTED_KEY = /^(\s*- )'((?:[^']|'')*)'/;
const LINE = /^(\s*)- (\/?\w+)( "(?:[^"\\]|\\.)*")?((?: \[[^\]]*\])*)(:?)(?: (.*))?$/;

/** Where a link leads: a page of the same language, or its paper or feed in that language. */
const withoutLanguage = (address: string) =>
  address
    .replace(/^(\{origin\})?\/(?:kk|en)(?=\/|$)/, "$1")
    .replace(/^(\/api\/documents\/|\/feeds\/)(?:kk|ru|en)(?=\/|\.)/, "$1{language}") || "/";

/** A line of a tree without its words: its depth, its role, its states, where it leads, and whether it has a name and a text. */
export function withoutWords(line: string): string {
  const unquoted = line.replace(QUOTED_KEY, (_, start: string, key: string) => start + key.replaceAll("''", "'"));
  const [, depth, role, name, states, children, text] = LINE.exec(unquoted) ?? [];
  if (depth === undefined) throw new Error(`no line of a tree: ${line}`);
  const address = role === "/url" ? ` ${withoutLanguage(text ?? "")}` : "";
  return `${depth}${role ?? ""}${address}${name ? " named" : ""}${states ?? ""}${children ?? ""}${text === undefined ? "" : " text"}`;
}

/** A tree without its words, which is one for all languages. */
export const structureOf = (tree: string): readonly string[] => tree.trimEnd().split("\n").map(withoutWords);

const depthOf = (line: string): number => line.length - line.trimStart().length;
const isOfText = (line: string): boolean => ["text: text", "button named"].includes(line.trim());

/** A structure in which a text is one, whatever words of it are buttons that explain them: which words those are depends on the words, and ids have none. */
export function withoutExplained(lines: readonly string[]): readonly string[] {
  const plain: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const end = lines.findIndex((one, index) => index > at && depthOf(one) <= depthOf(line));
    const within = lines.slice(at + 1, end === -1 ? lines.length : end);
    const isText = line.endsWith(":") && within.length > 0 && within.every(isOfText);
    plain.push(isText ? `${line} text` : line);
    if (isText) at += within.length;
  }
  return plain;
}
