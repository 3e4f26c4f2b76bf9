import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { VercelConfig, VercelSource } from "@shanyraq/hosts";

/** What a prebuilt deployment answers: a file, a function, or a redirect. */
export interface Routed {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly file?: string;
  readonly function?: string;
  readonly location?: string;
}

/** What the middleware said: nothing, another path, or an answer of its own. */
export type MiddlewareAnswer = { readonly rewrite?: string; readonly response?: { readonly status: number; readonly location?: string } };

const names = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length));

/** The functions of a deployment, by their paths: "api/login", "middleware". */
export const functionsOf = (output: string): readonly string[] => names(path.join(output, "functions"), ".func").toSorted();

const filled = (target: string, found: RegExpExecArray) => target.replace(/\$(\d)/g, (_, number: string) => found[Number(number)] ?? "");

/**
 * Follows the rows of `routes` as Vercel documents them: in order; headers are collected, later ones over earlier; a row
 * without `continue` ends its phase; the files are looked at after the first phase and after a row with `check`; what is
 * found nowhere goes through the rows of errors.
 */
export function vercelRouting(output: string, middleware: (path: string) => Promise<MiddlewareAnswer>) {
  const { routes, overrides } = JSON.parse(readFileSync(path.join(output, "config.json"), "utf8")) as VercelConfig;
  const functions = new Set(functionsOf(output));
  const renamed = new Map(Object.entries(overrides).map(([file, { path: name }]) => [name, file]));
  const handleAt = (handle: string) => routes.findIndex((row) => "handle" in row && row.handle === handle);
  const rows = (from: number, to: number) => routes.slice(from, to).filter((row): row is VercelSource => "src" in row);
  const phases = {
    first: rows(0, handleAt("filesystem")),
    rewrite: rows(handleAt("filesystem"), handleAt("error")),
    error: rows(handleAt("error"), routes.length),
  };
  const isFile = (name: string) => name !== "" && existsSync(path.join(output, "static", name)) && path.extname(name) !== "";

  function found(address: string): Pick<Routed, "file" | "function"> | undefined {
    const name = address.slice(1);
    if (functions.has(name)) return { function: name };
    if (address === "/") return { file: "index.html" };
    const file = renamed.get(name);
    if (file) return { file };
    // A file with another name is not found by its own.
    return isFile(name) && !Object.hasOwn(overrides, name) ? { file: name } : undefined;
  }

  return async (address: string): Promise<Routed> => {
    let at = address;
    const headers: Record<string, string> = {};
    const walk = async (phase: readonly VercelSource[]): Promise<Routed | undefined> => {
      for (const row of phase) {
        const fits = new RegExp(row.src, row.caseSensitive ? "" : "i").exec(at);
        if (!fits) continue;
        if (row.middlewarePath) {
          const { rewrite, response } = await middleware(at);
          if (response) return { ...response, headers };
          at = rewrite ?? at;
        }
        for (const [name, value] of Object.entries(row.headers ?? {})) headers[name] = filled(value, fits);
        if (headers["location"] !== undefined) return { status: row.status ?? 0, headers, location: headers["location"] };
        if (row.dest) at = filled(row.dest, fits);
        if (row.continue) continue;
        const there = found(at);
        if (there) return { status: row.status ?? 200, headers, ...there };
        if (!row.check) return undefined;
      }
      return undefined;
    };
    const early = await walk(phases.first);
    if (early) return early;
    const own = found(at);
    if (own) return { status: 200, headers, ...own };
    return (await walk(phases.rewrite)) ?? (await walk(phases.error)) ?? { status: 404, headers };
  };
}
