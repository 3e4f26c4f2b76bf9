const FENCED = /^---\r?\n([\s\S]*?)^---[ \t]*\r?\n?/m;

export interface FrontMatter {
  readonly yaml: string;
  readonly body: string;
}

/** The lines between two `---` at the head of a file, and everything that follows; undefined for a file without such a head. */
export function frontMatter(text: string): FrontMatter | undefined {
  const found = FENCED.exec(text);
  return found?.index === 0 ? { yaml: found[1] ?? "", body: text.slice(found[0].length) } : undefined;
}
