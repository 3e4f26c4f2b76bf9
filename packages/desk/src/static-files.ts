import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { paletteCss } from "./palette.ts";

const require = createRequire(import.meta.url);
const FONTS = ["cyrillic-ext", "cyrillic", "latin"] as const;
/** What letters each file of the typeface has, from its own stylesheet. */
const ranges: Readonly<Record<(typeof FONTS)[number], string>> = {
  "cyrillic-ext": "U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F",
  cyrillic: "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116",
  latin: "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215",
};
const fontFile = (name: string) =>
  path.join(path.dirname(require.resolve("@fontsource-variable/golos-text/package.json")), `files/golos-text-${name}-wght-normal.woff2`);
const faces = FONTS.map(
  (name) =>
    `@font-face{font-family:"Golos Text Variable";font-weight:400 900;font-display:swap;src:url(/desk/${name}.woff2) format("woff2");unicode-range:${ranges[name]}}`,
).join("");
const own = (name: string) => readFileSync(path.join(import.meta.dirname, name), "utf8");

interface File {
  readonly type: string;
  readonly body: () => string | Uint8Array<ArrayBuffer>;
}
const files: Readonly<Record<string, File>> = {
  "style.css": { type: "text/css; charset=utf-8", body: () => faces + paletteCss + own("style.css") },
  "desk.js": { type: "text/javascript; charset=utf-8", body: () => own("desk.js") },
  ...Object.fromEntries(
    FONTS.map((name) => [`${name}.woff2`, { type: "font/woff2", body: () => new Uint8Array(readFileSync(fontFile(name))) }]),
  ),
};
const read = new Map<string, string | Uint8Array<ArrayBuffer>>();

/** What the pages are dressed in, read when it is first asked for; nothing on disk is reachable that is not named here. */
export function staticFile(name: string): Response | undefined {
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  if (!file) return undefined;
  const body = read.get(name) ?? file.body();
  read.set(name, body);
  return new Response(body, { headers: { "content-type": file.type, "cache-control": "public, max-age=3600" } });
}
