// Stands for the build of the site where a test publishes: the built export, with one page that says what was recorded and brings a script of its own.
// A word in the file `mode` beside the exports makes it crash, never end, wait for another word, end as a full disk ends it after a part of what it writes, or leave half
// and call it well.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { linkedExport } from "./linked-export.ts";

const { EXPORT_RECORDED: recorded = "", EXPORT_TO: to = "", EXPORT_NUMBER: number = "" } = process.env;
const file = path.resolve(to, "../mode");
const modeText = () => (existsSync(file) ? readFileSync(file, "utf8") : "");
while (modeText() === "held") await setTimeout(50);
const mode = modeText();
if (mode === "crash") throw new Error("a build that crashes");
// A program that it starts outlives it, where it is ended alone.
if (mode === "forever") execFileSync(process.execPath, ["-e", "setInterval(() => {}, 1000)", to]);
if (process.env["PROVIDER_SECRET"] ?? process.env["DATABASE_URL"]) throw new Error("a build is told no secrets");

linkedExport(to);
if (mode === "full") {
  rmSync(path.join(to, "csp.json"));
  rmSync(path.join(to, "out/index.html"));
  writeFileSync(path.join(to, "out/index.html"), "<!doctype html><html><body>");
  throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
}
const slug = "online-policy";
const { title } = JSON.parse(readFileSync(path.join(recorded, `en/newsBySlug.${slug}.json`), "utf8")) as { readonly title: string };
const page = path.join(to, `out/en/news/${slug}.html`);
const script = `"export ${number}"`;
const html = readFileSync(page, "utf8").replace("</body>", `<script>${script}</script><p>${title}</p></body>`);
const policies = JSON.parse(readFileSync(path.join(to, "csp.json"), "utf8")) as Record<string, string>;
const name = `en/news/${slug}.html`;
policies[name] = (policies[name] ?? "").replace(
  "script-src 'self'",
  `script-src 'self' 'sha256-${createHash("sha256").update(script).digest("base64")}'`,
);
for (const ending of ["", ".br", ".gz"]) rmSync(page + ending, { force: true });
writeFileSync(page, html);
writeFileSync(path.join(to, "csp.json"), JSON.stringify(policies));
if (mode === "half") rmSync(path.join(to, "out/kk"), { recursive: true });
