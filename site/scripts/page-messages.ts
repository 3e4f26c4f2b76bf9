// Divides the texts of the site by what says them: written before the pages are built, from the same imports that they load.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { locales } from "@shanyraq/i18n";
import { readMessageUsage } from "@shanyraq/i18n/message-usage";
import { routeNames, routes } from "@shanyraq/routes";
import { packMessages, type Messages } from "../src/locale/packed-messages.ts";
import { codeOf } from "./code-of.ts";
import { fileOf, screens } from "./screen-files.ts";

const site = path.resolve(import.meta.dirname, "..");
const compiled = path.resolve(site, "../packages/i18n/dist");
const generated = path.join(site, "src/generated");
const read = (file: string) => JSON.parse(readFileSync(path.join(compiled, file), "utf8")) as Messages;
const write = (file: string, content: unknown) => writeFileSync(path.join(generated, file), `${JSON.stringify(content)}\n`);

const ids = Object.keys(read("ru.json"));
/** The ids that code says. A text that no reader of the code can find would be missing on the page that says it. */
function idsIn(code: string): readonly string[] {
  const { used, unreadable } = readMessageUsage(code, ids);
  if (unreadable.length > 0) throw new Error(`ids that cannot be read, see packages/i18n/src/dynamic-ids.ts: ${unreadable.join(", ")}`);
  return used;
}
const later = new Set(Object.keys(read("later/ru.json")));
/** Windows that anybody may open over a page: whoever opens one waits for its words, so these are apart from those of a customer. */
const windows = ["shell/CallBack.tsx", "shell/SearchDialog.tsx", "session/AuthModal.tsx"];
const graph = await codeOf([
  path.join(site, "src/shell/App.tsx"),
  path.join(site, "src/shell/NotFoundScreen.tsx"),
  ...windows.map((file) => path.join(site, "src", file)),
  ...screens.map((screen) => path.join(site, fileOf(screen))),
]);

const shell = graph("App.tsx");
// Pages that the build gives no data: they say what every page may say.
const first = new Set(idsIn(shell.atOnce + graph("NotFoundScreen.tsx").atOnce));
const titles = (screen: string) => routeNames.filter((name) => routes[name].screen === screen).map((name) => routes[name].title as string);
const ofPages = Object.fromEntries(
  screens.map((screen) => {
    const { atOnce, onDemand } = graph(`${screen}.tsx`);
    const used = new Set([...idsIn(atOnce + onDemand), ...titles(screen)]);
    return [screen, [...used].filter((id) => !first.has(id) && !later.has(id))];
  }),
);
for (const id of idsIn(shell.onDemand)) later.add(id);
const ofWindows = new Set(
  windows.flatMap((file) => {
    const { atOnce, onDemand } = graph(path.basename(file));
    return idsIn(atOnce + onDemand);
  }),
);

mkdirSync(generated, { recursive: true });
write("page-messages.json", ofPages);
for (const locale of locales) {
  const all = Object.entries(read(`${locale}.json`));
  write(`first.${locale}.json`, packMessages(Object.fromEntries(all.filter(([id]) => first.has(id)))));
  const others = all.filter(([id]) => later.has(id) && !first.has(id));
  write(`windows.${locale}.json`, packMessages(Object.fromEntries(others.filter(([id]) => ofWindows.has(id)))));
  write(`later.${locale}.json`, packMessages(Object.fromEntries(others.filter(([id]) => !ofWindows.has(id)))));
}
