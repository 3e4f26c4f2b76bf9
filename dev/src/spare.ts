// A process in reserve: it loads the dependencies of our packages, which no edit changes, and our own sources only once it is asked to.
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { isOurs, workspaceClosure } from "./workspace-closure.ts";

const [packageFolder = "", entry = ""] = process.argv.slice(2);
const ready = Promise.withResolvers<void>();
process.once("message", () => ready.resolve());
// The process that kept it in reserve has ended.
const abandoned = () => process.exit(0);
process.once("disconnect", abandoned);
process.stdout.once("error", abandoned);

const load = async (name: string, from: string): Promise<unknown> => import(import.meta.resolve(name, pathToFileURL(from)));
/** Stops loading when the message comes: the rest is loaded where it is needed. */
let waiting = true;
void ready.promise.then(() => {
  waiting = false;
});
for (const folder of workspaceClosure(packageFolder)) {
  const file = path.join(folder, "package.json");
  const { dependencies = {} } = JSON.parse(readFileSync(file, "utf8")) as { readonly dependencies?: Readonly<Record<string, string>> };
  for (const name of Object.keys(dependencies).filter((one) => !isOurs(one))) {
    if (!waiting) break;
    // Some have no module under their own name, only fonts or parts: those are loaded where they are needed.
    await load(name, file).catch(() => {});
  }
}
await ready.promise;
process.off("disconnect", abandoned);
process.stdout.off("error", abandoned);
process.disconnect();
await import(pathToFileURL(entry).href);
