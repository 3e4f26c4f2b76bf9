import { readdirSync } from "node:fs";
import path from "node:path";

/** From the root of the site. */
const folder = "src/screens";
const found = readdirSync(path.resolve(import.meta.dirname, "..", folder), { withFileTypes: true })
  .flatMap(({ name: area }) =>
    readdirSync(path.resolve(import.meta.dirname, "..", folder, area), { withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [{ screen: path.basename(entry.name, ".tsx"), file: path.posix.join(folder, area, entry.name) }] : [],
    ),
  )
  .toSorted((a, b) => (a.screen < b.screen ? -1 : 1));

/** Every screen, by the file that draws it: a file of an area is a screen, and what screens are made of stands in `parts`. */
export const screens: readonly string[] = found.map(({ screen }) => screen);

const byScreen = new Map(found.map(({ screen, file }) => [screen, file]));
if (byScreen.size < found.length) throw new Error(`Two screens of one name: ${screens.join(", ")}`);

/** The file of a screen, from the root of the site. */
export function fileOf(screen: string): string {
  const file = byScreen.get(screen);
  if (file === undefined) throw new Error(`No ${screen}.tsx in an area of ${folder}`);
  return file;
}
