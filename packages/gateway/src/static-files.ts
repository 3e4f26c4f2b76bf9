import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";

interface File {
  readonly type: string;
  readonly etag: string;
  readonly cache: string;
  readonly raw: Uint8Array<ArrayBuffer>;
  readonly br?: Uint8Array<ArrayBuffer>;
  readonly gzip?: Uint8Array<ArrayBuffer>;
  readonly policy?: string;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

const walk = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    return entry.isDirectory() ? walk(full) : [full];
  });
const bytes = (file: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(file));

function load(file: string, url: string, policy: string | undefined): File {
  const raw = bytes(file);
  const copy = (ending: string) => (existsSync(file + ending) ? bytes(file + ending) : undefined);
  const br = copy(".br");
  const gzip = copy(".gz");
  return {
    type: types[path.extname(file)] ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(raw).digest("base64url").slice(0, 22)}"`,
    cache: url.startsWith("/_next/static/") ? "public, max-age=31536000, immutable" : "no-cache",
    raw,
    ...(br && { br }),
    ...(gzip && { gzip }),
    ...(policy && { policy }),
  };
}

export interface StaticFiles {
  /** Whether the export holds this file, by its address ("/kk/about.html"). */
  readonly has: (url: string) => boolean;
  /** The file as an answer, in the smallest form the browser takes, with the policy of a page. */
  readonly serve: (
    url: string,
    request: Request,
    status?: number,
  ) => { readonly response: Response; readonly policy: string | undefined } | undefined;
}

/** The exported site, read into memory once: nothing on disk is reachable by an address that is not in this table. */
export function readStaticFiles(siteFolder: string): StaticFiles {
  const out = path.join(siteFolder, "out");
  const policies = JSON.parse(readFileSync(path.join(siteFolder, "csp.json"), "utf8")) as Record<string, string>;
  const table = new Map<string, File>();
  for (const file of walk(out)) {
    if (/\.(br|gz)$/.test(file)) continue;
    const relative = path.relative(out, file).split(path.sep).join("/");
    table.set(`/${relative}`, load(file, `/${relative}`, policies[relative]));
  }
  return {
    has: (url) => table.has(url),
    serve: (url, request, status = 200) => {
      const file = table.get(url);
      if (!file) return undefined;
      const headers = new Headers({ "content-type": file.type, "cache-control": file.cache, etag: file.etag, vary: "accept-encoding" });
      if (status === 200 && request.headers.get("if-none-match") === file.etag)
        return { response: new Response(null, { status: 304, headers }), policy: file.policy };
      const accepted = request.headers.get("accept-encoding") ?? "";
      const encoding = (["br", "gzip"] as const).find((one) => file[one] && accepted.includes(one));
      const body = (encoding && file[encoding]) ?? file.raw;
      if (encoding) headers.set("content-encoding", encoding);
      headers.set("content-length", String(body.byteLength));
      return { response: new Response(body, { status, headers }), policy: file.policy };
    },
  };
}
