// After the export: integrity of scripts, what a first paint waits for, the policy of every page, and precompressed copies.
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { exportedFiles } from "@shanyraq/routes/exported-files";
import { hashesOf, policy } from "./content-security.ts";
import { forFirstPaint } from "./first-paint.ts";
import { edited, elementsOf, theOnly } from "./page-html.ts";

const COMPRESSED = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;
/** Scripts are few and weigh most; a page is what a visitor waits for, and there are hundreds. */
const qualities: Readonly<Record<string, number>> = { ".js": 11, ".html": 10 };
const qualityOf = (file: string): number => qualities[path.extname(file)] ?? 9;

/** Below this a compressed copy saves no packet. */
const WORTH_BYTES = 860;

const integrity = (file: string) => `sha384-${createHash("sha384").update(readFileSync(file)).digest("base64")}`;

async function compress(file: string): Promise<void> {
  const raw = readFileSync(file);
  if (raw.length < WORTH_BYTES) return;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(raw, {
      params: { [constants.BROTLI_PARAM_QUALITY]: qualityOf(file), [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
    }),
    promisify(gzip)(raw, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipped);
}

/** Makes an export ready to serve, and writes `csp.json` beside it: the policy header of every page. */
export async function finish(out: string): Promise<void> {
  const files = exportedFiles(out);
  for (const map of files.filter((file) => file.endsWith(".map"))) rmSync(map);
  const known = new Map<string, string>();
  const digestOf = (url: string): string => {
    const digest = known.get(url) ?? integrity(path.join(out, decodeURI(url)));
    known.set(url, digest);
    return digest;
  };
  const policies: Record<string, string> = {};
  for (const file of files.filter((one) => one.endsWith(".html"))) {
    const html = forFirstPaint({ html: readFileSync(file, "utf8"), file: path.relative(out, file), out, digestOf });
    const hashes = hashesOf(html);
    policies[path.relative(out, file)] = policy(hashes);
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(hashes, { forMeta: true })}"/>`;
    const { opened } = theOnly(
      elementsOf(html).filter(({ tag }) => tag === "head"),
      "heads",
    );
    writeFileSync(file, edited(html, [{ from: opened, to: opened, text: meta }]));
  }
  writeFileSync(path.join(path.dirname(out), "csp.json"), `${JSON.stringify(policies, null, 1)}\n`);
  await Promise.all(
    exportedFiles(out)
      .filter((one) => COMPRESSED.test(one))
      .map(compress),
  );
}
