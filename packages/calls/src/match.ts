import { callNames, calls, type CallName } from "./rows.ts";
import type { Method } from "./call.ts";

export type CallMatch =
  | { readonly found: "call"; readonly name: CallName; readonly params: Readonly<Record<string, string>> }
  | { readonly found: "otherMethod"; readonly allowed: readonly Method[] }
  | { readonly found: "nothing" };

/** One trailing slash is as good as none, but an address has one canonical form: the one the table holds. */
const bare = (path: string) => (path.endsWith("/") ? path.slice(0, -1) : path);

const isOpen = (name: CallName) => calls[name].path.includes("{");

/** Addresses without a parameter are looked up, and come first: /news/mainPage before /news/slug/{slug}. */
const literal = new Map<string, CallName[]>();
for (const name of callNames) {
  if (isOpen(name)) continue;
  const path = bare(calls[name].path);
  literal.set(path, [...(literal.get(path) ?? []), name]);
}
const open = callNames.filter(isOpen).map((name) => ({
  name,
  pattern: new RegExp(`^${bare(calls[name].path).replace(/\{(\w+)\}/g, (_, key: string) => `(?<${key}>[^/]+)`)}/?$`),
}));

/**
 * Finds the call that a method and path name.
 * `from` tells whose methods count: the browser's towards the edge, or the provider's own.
 */
export function matchCall(method: string, pathname: string, from: "browser" | "edge" = "edge"): CallMatch {
  const methodOf = (name: CallName): Method => (from === "browser" ? calls[name].browserMethod : calls[name].method);
  const allowed: Method[] = [];
  for (const name of literal.get(bare(pathname)) ?? []) {
    if (methodOf(name) === method) return { found: "call", name, params: {} };
    allowed.push(methodOf(name));
  }
  for (const { name, pattern } of open) {
    const found = pattern.exec(pathname);
    if (!found) continue;
    if (methodOf(name) !== method) {
      allowed.push(methodOf(name));
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
