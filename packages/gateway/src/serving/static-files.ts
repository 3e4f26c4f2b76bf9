import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import type { EdgeRequest } from "@shanyraq/edge";
import { cacheOf, contentTypes, NCALAYER, OTHER_CONTENT_TYPE } from "@shanyraq/routes/hosting";
import { exportedFiles } from "@shanyraq/routes/exported-files";
import type { Answer } from "./answer.ts";
import { routeLabel } from "./route-label.ts";
import { pageHeaders } from "./security-headers.ts";

/** A file in each of its forms, with all headers it goes out with: nothing is left to do when it is asked for. */
interface File {
  readonly etag: string;
  readonly same: Answer;
  readonly raw: Answer;
  readonly br?: Answer;
  readonly gzip?: Answer;
}

/** Where visitors find a file. */
const addressOf = (url: string): string => (url === "/index.html" ? "/" : url.replace(/\.html$/, ""));

/** The sandbox's virtual application has no certificate for the loopback: only there may a page speak to it without TLS. */
const inSandbox = (policy: string): string => policy.replace(NCALAYER, `${NCALAYER} ${NCALAYER.replace("wss:", "ws:")}`);

/** A file of an export; what stands in its compressed copies is read where the export has them. */
function load(file: string, { url, policy, copies }: { url: string; policy: string | undefined; copies: ReadonlySet<string> }): File {
  const raw = readFileSync(file);
  const etag = `"${createHash("sha256").update(raw).digest("base64url").slice(0, 22)}"`;
  const name = routeLabel("GET", addressOf(url));
  const common = [...pageHeaders(policy), "cache-control", cacheOf(url), "etag", etag, "vary", "accept-encoding"];
  const type = ["content-type", contentTypes[path.extname(file)] ?? OTHER_CONTENT_TYPE];
  const whole = (body: Uint8Array, encoding: readonly string[] = []): Answer => ({
    name,
    status: 200,
    headers: [...common, ...type, ...encoding, "content-length", String(body.byteLength)],
    body,
  });
  const copy = (ending: string, encoding: string) =>
    copies.has(file + ending) ? whole(readFileSync(file + ending), ["content-encoding", encoding]) : undefined;
  const [br, gzip] = [copy(".br", "br"), copy(".gz", "gzip")];
  return { etag, same: { name, status: 304, headers: common, body: null }, raw: whole(raw), ...(br && { br }), ...(gzip && { gzip }) };
}

/** What pages load by names that change with the content: a browser with a page of an earlier export open still requests that export's files. */
const ASSETS = "/_next/static/";
export type Assets = ReadonlyMap<string, File>;

export interface StaticFiles {
  /** What its own pages load by names that change with each build. */
  readonly assets: Assets;
  /** Whether the export holds this file, by its address ("/kk/about.html"). */
  readonly has: (url: string) => boolean;
  /** The addresses of visitors that lead to a file of their own: a page without its ending, any other file by its name. */
  readonly addresses: (leads: (address: string) => boolean) => ReadonlyMap<string, string>;
  /** The file as an answer, in the smallest form the browser takes. */
  readonly serve: (url: string, request: Pick<EdgeRequest, "headers">, status?: number) => Answer | undefined;
}

export interface ReadOptions {
  /** Whether the sandbox's virtual application is beside it. */
  readonly sandbox?: boolean;
  /** Assets of the export before, which stay served. */
  readonly former?: Assets | undefined;
}

/** So many files are read one after another; then whatever waits is answered. */
const IN_TURN = 32;
const isCopy = (file: string): boolean => /\.(br|gz)$/.test(file);

async function readTable(siteFolder: string, wanted: (url: string) => boolean, sandbox: boolean): Promise<Map<string, File>> {
  const out = path.join(siteFolder, "out");
  const policies = JSON.parse(readFileSync(path.join(siteFolder, "csp.json"), "utf8")) as Record<string, string>;
  const files = exportedFiles(out);
  const copies = new Set(files.filter(isCopy));
  const table = new Map<string, File>();
  for (const [at, file] of files.entries()) {
    // Reads that wait for each other cost a start more than they spare; the few milliseconds between two of these keep nobody waiting.
    if (at % IN_TURN === 0) await setImmediate();
    const relative = path.relative(out, file).split(path.sep).join("/");
    const url = `/${relative}`;
    if (isCopy(file) || !wanted(url)) continue;
    const policy = policies[relative];
    table.set(url, load(file, { url, policy: sandbox && policy ? inSandbox(policy) : policy, copies }));
  }
  return table;
}

/** The assets alone of an export that is served no more. */
export const readAssets = (siteFolder: string): Promise<Assets> => readTable(siteFolder, (url) => url.startsWith(ASSETS), false);

/**
 * The exported site, read into memory as one value: nothing on disk is reachable by an address that is not in this table, and what becomes of the
 * folder later changes nothing. Requests are answered while it is read.
 */
export async function readStaticFiles(siteFolder: string, { sandbox = false, former }: ReadOptions = {}): Promise<StaticFiles> {
  const own = await readTable(siteFolder, () => true, sandbox);
  const table = new Map([...(former ?? []), ...own]);
  return {
    assets: new Map([...own].filter(([url]) => url.startsWith(ASSETS))),
    has: (url) => table.has(url),
    addresses: (leads) =>
      new Map(
        [...table.keys()].flatMap((url) => [...new Set([addressOf(url), url])].filter(leads).map((address) => [address, url] as const)),
      ),
    serve: (url, { headers }, status = 200) => {
      const file = table.get(url);
      if (!file) return undefined;
      if (status === 200 && headers.get("if-none-match") === file.etag) return file.same;
      const accepted = headers.get("accept-encoding") ?? "";
      const found = (accepted.includes("br") && file.br) || (accepted.includes("gzip") && file.gzip) || file.raw;
      return status === 200 ? found : { ...found, status, name: undefined };
    },
  };
}
