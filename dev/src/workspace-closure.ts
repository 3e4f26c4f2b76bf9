import { readFileSync, realpathSync } from "node:fs";
import path from "node:path";

/** Whether a package is one of this repository. */
export const isOurs = (name: string): boolean => name.startsWith("@shanyraq/");

/** The folders of a package and of every package of ours that it stands on. */
export function workspaceClosure(folder: string): readonly string[] {
  const found = new Set<string>();
  const walk = (place: string) => {
    if (found.has(place)) return;
    found.add(place);
    const { dependencies = {} } = JSON.parse(readFileSync(path.join(place, "package.json"), "utf8")) as {
      readonly dependencies?: Readonly<Record<string, string>>;
    };
    for (const name of Object.keys(dependencies)) if (isOurs(name)) walk(realpathSync(path.join(place, "node_modules", name)));
  };
  walk(realpathSync(folder));
  return [...found];
}
