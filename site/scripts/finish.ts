// After the export: integrity of scripts, what a first paint waits for, and the policy of every page.
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { exportedFiles } from "@shanyraq/routes/exported-files";
import { hashesOf, policy } from "./content-security.ts";
import { forFirstPaint } from "./first-paint.ts";
import { edited, elementsOf, theOnly } from "./page-html.ts";

const integrity = (file: string) => `sha384-${createHash("sha384").update(readFileSync(file)).digest("base64")}`;

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
}
