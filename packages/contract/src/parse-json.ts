/** Deeper than any row's schema. */
const DEEPEST = 24;
/** More fields and elements than the largest worksheet has. */
const MOST_VALUES = 20_000;

/** A key that every object has could reach a prototype or pose as a method: it is no field of ours. */
export const isEveryObjects = (key: string): boolean => key in Object.prototype;

/**
 * Drops such keys, level by level. A reviver would do the same in the parser, and takes a thousand times as long for a hostile text.
 * @returns whether the value is as shallow and as small as anything that a row takes.
 */
function cleaned(value: unknown): boolean {
  let level: unknown[] = [value];
  let seen = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    const below: unknown[] = [];
    for (const one of level) {
      if (typeof one !== "object" || one === null) continue;
      if (depth >= DEEPEST) return false;
      const keys = Array.isArray(one) ? undefined : Object.keys(one);
      seen += keys?.length ?? (one as readonly unknown[]).length;
      if (seen > MOST_VALUES) return false;
      if (!keys) below.push(...(one as readonly unknown[]));
      else
        for (const key of keys)
          if (isEveryObjects(key)) Reflect.deleteProperty(one, key);
          else below.push((one as Readonly<Record<string, unknown>>)[key]);
    }
    level = below;
  }
  return true;
}

/** A JSON text as a value; undefined where it is none, or deeper or wider than any call takes. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return cleaned(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
