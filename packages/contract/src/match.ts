import { callNames, calls, type CallName } from "./rows.ts";
import type { Method } from "./call.ts";

export type CallMatch =
  | { readonly found: "call"; readonly name: CallName; readonly params: Readonly<Record<string, string>> }
  | { readonly found: "otherMethod"; readonly allowed: readonly Method[] }
  | { readonly found: "nothing" };

/** One trailing slash is as good as none, but an address has one canonical form: the one the table holds. */
const pattern = (path: string) =>
  new RegExp(`^${path.replace(/\/$/, "").replace(/\{(\w+)\}/g, (_, key: string) => `(?<${key}>[^/]+)`)}/?$`);

const matchers = callNames
  .map((name) => ({ name, call: calls[name], pattern: pattern(calls[name].path), open: calls[name].path.includes("{") }))
  // Literal paths first: /news/mainPage before /news/slug/{slug} and /products/slug/{slug} before /products/{id}.
  .sort((a, b) => Number(a.open) - Number(b.open));

/**
 * Finds the call that a method and path name.
 * `from` tells whose methods count: the browser's towards the edge, or the provider's own.
 */
export function matchCall(method: string, pathname: string, from: "browser" | "edge" = "edge"): CallMatch {
  const allowed: Method[] = [];
  for (const { name, call, pattern: address } of matchers) {
    const found = address.exec(pathname);
    if (!found) continue;
    const expected: Method = from === "browser" ? call.browserMethod : call.method;
    if (expected !== method) {
      allowed.push(expected);
      continue;
    }
    const params: Record<string, string> = {};
    for (const [key, value] of Object.entries(found.groups ?? {})) {
      const decoded = decode(value);
      if (decoded === undefined) return { found: "nothing" };
      params[key] = decoded;
    }
    return { found: "call", name, params };
  }
  return allowed.length > 0 ? { found: "otherMethod", allowed } : { found: "nothing" };
}

/** A path parameter never smuggles a slash, a dot segment or a control character past the table. */
function decode(value: string): string | undefined {
  try {
    const decoded = decodeURIComponent(value);
    // oxlint-disable-next-line no-control-regex -- control characters are just what is refused here
    return /[/\\\u0000-\u001f]/.test(decoded) || decoded === "." || decoded === ".." ? undefined : decoded;
  } catch {
    return undefined;
  }
}
