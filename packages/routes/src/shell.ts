import { inLocale } from "./href.ts";
import type { Match } from "./match.ts";
import { routes, type Route } from "./table.ts";

/** The parameter value of a shell: the host rewrites every address it has no file for to this one. */
export const SHELL = "-shell";

/** What stands for a parameter in a shell's own path. A catch-all takes two, since with one it would be the route of one parameter. */
export const shellValue = (kind: string): readonly string[] => (kind === "+" ? [SHELL, SHELL] : [SHELL]);

/** The path of the shell that serves a match, in its language: "/kk/products/-shell". */
export function shellPath({ name, locale, params }: Match): string {
  const { path }: Route = routes[name];
  const segments = path.split("/").flatMap((segment) => {
    const [, key, kind = ""] = /^\{(\w+)([?+]?)\}$/.exec(segment) ?? [];
    if (!key) return [segment];
    return kind === "?" && params[key] === undefined ? [] : shellValue(kind);
  });
  return inLocale(segments.join("/") || "/", locale);
}
