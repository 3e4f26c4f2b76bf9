import { readdirSync } from "node:fs";
import path from "node:path";
import type { Shot } from "./shot.ts";

const out = path.resolve(import.meta.dirname, "../../site/out");
/** The smallest script of the export, compressed: a smaller answer cannot be a file. */
const MIN_BYTES = 200;
const headers = { accept: "*/*", "accept-encoding": "gzip, deflate, br", "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0" };
const expects = { bytes: MIN_BYTES, encoding: "br" } as const;

/** Pages of the main job, by the addresses visitors know. */
export const pages: Shot = { method: "GET", paths: ["/", "/products/senim", "/kk/products/senim/calculate", "/en/news"], headers, expects };

/** Every script of the export that is compressed. */
export const scripts = (): Shot => {
  const folder = "_next/static/chunks";
  const names = readdirSync(path.join(out, folder)).filter((name) => name.endsWith(".js.br"));
  return { method: "GET", paths: names.map((name) => `/${folder}/${name.replace(/\.br$/, "")}`), headers, expects };
};
