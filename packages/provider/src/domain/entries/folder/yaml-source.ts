import { isNode, LineCounter, parseDocument } from "yaml";
import type { Fault } from "./fault.ts";

export interface YamlSource {
  readonly value: unknown;
  readonly faults: readonly Fault[];
  /** The line of a part of the value; of the nearest enclosing part when it does not exist. */
  readonly lineOf: (path: readonly (string | number)[]) => number;
}

/** What an editor meets most, in other words than the reader's. */
const hints: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: "a text that has a colon in it stands between quotation marks",
  BAD_INDENT: "the line stands too far to the left or to the right",
  TAB_AS_INDENT: "a line begins with spaces, not with a tab",
};

/** Reads YAML and remembers the place of everything. `before` lines of the same file are above it. */
export function yamlSource(file: string, text: string, before = 0): YamlSource {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => before + lineCounter.linePos(offset).line;
  return {
    value: document.errors.length > 0 ? undefined : document.toJS(),
    faults: document.errors.map(({ code, pos, message }) => ({ file, line: lineAt(pos[0]), message: hints[code] ?? message })),
    lineOf: (path) => {
      for (let length = path.length; length > 0; length--) {
        const node = document.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return lineAt(node.range[0]);
      }
      return before + 1;
    },
  };
}
