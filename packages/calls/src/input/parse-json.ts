/** Deeper than any row's schema. */
const DEEPEST = 24;
/** More fields and elements than the largest worksheet has. */
const MAX_VALUES = 5_000;

/** A key that every object has could reach a prototype or pose as a method: it cannot be a field of ours. */
export const isEveryObjects = (key: string): boolean => key in Object.prototype;

/** Where the text between quotes that begins here ends; the length of the whole where it does not. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text[at - 1 - slashes] === "\\") slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
}

/** Whether a text is as shallow and as small as anything that a row takes. Looked at before it is parsed: then there is little to build. */
function isModest(text: string): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at];
    if (one === '"') at = endOfString(text, at);
    else if (one === "{" || one === "[") depth += 1;
    else if (one === "}" || one === "]") depth -= 1;
    else if (one === ",") values += 1;
    if (depth > DEEPEST || values > MAX_VALUES) return false;
  }
  return true;
}

/** Drops such keys, level by level. A reviver would do the same in the parser, and takes a thousand times as long for a hostile text. */
function clean(value: unknown): void {
  let level: unknown[] = [value];
  while (level.length > 0) {
    const below: unknown[] = [];
    for (const one of level) {
      if (typeof one !== "object" || one === null) continue;
      for (const key of Object.keys(one))
        if (!Array.isArray(one) && isEveryObjects(key)) Reflect.deleteProperty(one, key);
        else below.push((one as Readonly<Record<string, unknown>>)[key]);
    }
    level = below;
  }
}

/** A JSON text as a value; undefined when it is not JSON, or deeper or wider than any call takes. */
export function parseJson(text: string): unknown {
  if (!isModest(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    clean(value);
    return value;
  } catch {
    return undefined;
  }
}
