import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { EdgeRequest } from "@shanyraq/edge";
import { cacheOf, contentTypes, NCALAYER, OTHER_CONTENT_TYPE } from "@shanyraq/routes/hosting";
import { exportedFiles } from "@shanyraq/routes/exported-files";
import type { Answer } from "./answer.ts";
import { nameOf } from "./name-of.ts";
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

function load(file: string, url: string, policy: string | undefined): File {
  const raw = readFileSync(file);
  const etag = `"${createHash("sha256").update(raw).digest("base64url").slice(0, 22)}"`;
  const name = nameOf("GET", addressOf(url));
  const common = [...pageHeaders(policy), "cache-control", cacheOf(url), "etag", etag, "vary", "accept-encoding"];
  const type = ["content-type", contentTypes[path.extname(file)] ?? OTHER_CONTENT_TYPE];
  const whole = (body: Uint8Array, encoding: readonly string[] = []): Answer => ({
    name,
    status: 200,
    headers: [...common, ...type, ...encoding, "content-length", String(body.byteLength)],
    body,
  });
  const copy = (ending: string, encoding: string) =>
    existsSync(file + ending) ? whole(readFileSync(file + ending), ["content-encoding", encoding]) : undefined;
  const [br, gzip] = [copy(".br", "br"), copy(".gz", "gzip")];
  return { etag, same: { name, status: 304, headers: common, body: null }, raw: whole(raw), ...(br && { br }), ...(gzip && { gzip }) };
}

export interface StaticFiles {
  /** Whether the export holds this file, by its address ("/kk/about.html"). */
  readonly has: (url: string) => boolean;
  /** The addresses of visitors that lead to a file of their own: a page without its ending, any other file by its name. */
  readonly addresses: (leads: (address: string) => boolean) => ReadonlyMap<string, string>;
  /** The file as an answer, in the smallest form the browser takes. */
  readonly serve: (url: string, request: Pick<EdgeRequest, "headers">, status?: number) => Answer | undefined;
}

/** The exported site, read into memory once: nothing on disk is reachable by an address that is not in this table. */
export function readStaticFiles(siteFolder: string, sandbox = false): StaticFiles {
  const out = path.join(siteFolder, "out");
  const policies = JSON.parse(readFileSync(path.join(siteFolder, "csp.json"), "utf8")) as Record<string, string>;
  const table = new Map<string, File>();
  for (const file of exportedFiles(out)) {
    if (/\.(br|gz)$/.test(file)) continue;
    const relative = path.relative(out, file).split(path.sep).join("/");
    const policy = policies[relative];
    table.set(`/${relative}`, load(file, `/${relative}`, sandbox && policy ? inSandbox(policy) : policy));
  }
  return {
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
