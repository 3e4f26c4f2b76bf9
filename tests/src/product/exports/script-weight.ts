import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const out = path.resolve(import.meta.dirname, "../../../../site/out");
const SCRIPT = /\/_next\/static\/[^"\s]+?\.js/g;

/** The scripts that a page of the export names itself: what every visit of it loads before anything is pressed. */
export const initialScripts = (page: string): ReadonlySet<string> =>
  new Set(readFileSync(path.join(out, page), "utf8").match(SCRIPT) ?? []);

/** The build packs no file that would not become smaller. */
const sizeOf = (script: string): number => {
  const file = path.join(out, script);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};

/** Bytes of scripts as the build has packed them with brotli: the same for every machine and every line. */
export const packedBytes = (scripts: Iterable<string>): number => [...new Set(scripts)].reduce((sum, script) => sum + sizeOf(script), 0);
