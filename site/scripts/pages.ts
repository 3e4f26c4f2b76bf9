// Writes the stubs under pages/ from the route table: one small file per route and locale, so that
// every address exists as a file for the export. The folder is generated and ignored by git.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { localeFacts, locales, type Locale } from "@shanyraq/i18n";
import { routeNames, routes, type Route, type RouteName } from "@shanyraq/routes";
import { fileOf } from "./screen-files.ts";

const site = path.resolve(import.meta.dirname, "..");
const pages = path.join(site, "pages");
const written = new Set<string>();

/** A stub that says the same is left alone: a `next dev` that runs beside this answers every write. */
const write = (file: string, lines: readonly string[]) => {
  const target = path.join(pages, file);
  const text = `${lines.join("\n")}\n`;
  written.add(target);
  if (existsSync(target) && readFileSync(target, "utf8") === text) return;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
};
const upTo = (file: string) => "../".repeat(file.split("/").length);

/** A route's files for Next: `{id}` is `[id]`, `{rest+}` is `[...rest]`, and an optional last segment is two files. */
function filesOf({ path: template }: Route): readonly string[] {
  const optional = /\/\{(\w+)\?\}$/.exec(template);
  const all = optional ? [template.slice(0, optional.index), template.replace(/\{(\w+)\?\}/, "{$1}")] : [template];
  return all.map(
    (one) =>
      one
        .slice(1)
        .replace(/\{(\w+)\+\}/g, "[...$1]")
        .replace(/\{(\w+)\}/g, "[$1]") || "index",
  );
}

function stub(file: string, name: RouteName, locale: Locale): readonly string[] {
  const route: Route = routes[name];
  const up = upTo(file);
  const open = file.includes("[");
  return [
    `export { Screen as default } from "${up}${fileOf(route.screen)}";`,
    `import { propsOf${open ? ", pathsOf" : ""} } from "${up}src/build/static.ts";`,
    `export const getStaticProps = propsOf("${name}", "${locale}");`,
    ...(open ? [`export const getStaticPaths = pathsOf("${name}");`] : []),
  ];
}

for (const locale of locales) {
  for (const name of routeNames) {
    for (const file of filesOf(routes[name])) {
      const placed = path.posix.join(localeFacts[locale].prefix.slice(1), file);
      // The Kazakh and English home pages are kk.html and en.html.
      const target = placed.endsWith("/index") && file === "index" ? placed.slice(0, -"/index".length) : placed;
      write(`${target}.tsx`, stub(`${target}.tsx`, name, locale));
    }
  }
}
// Next takes global styles from this file alone.
write("_app.tsx", ['import "@shanyraq/kit/theme/font.css";', 'export { App as default } from "../src/shell/App.tsx";']);
write("_document.tsx", ['export { SiteDocument as default } from "../src/shell/SiteDocument.tsx";']);
// The host answers an unknown address, and a page that failed, with the page of its language.
for (const locale of locales) {
  const folder = localeFacts[locale].prefix.slice(1);
  for (const [name, screen] of [
    ["404.tsx", "NotFoundScreen"],
    ["500.tsx", "ErrorScreen"],
  ] as const) {
    const file = path.posix.join(folder, name);
    write(file, [`export { ${screen} as default } from "${upTo(file)}src/shell/NotFoundScreen.tsx";`]);
  }
}
write("_error.tsx", ['export { ErrorScreen as default } from "../src/shell/NotFoundScreen.tsx";']);
// An address that only an earlier table named does not exist any more.
for (const entry of readdirSync(pages, { recursive: true, withFileTypes: true })) {
  const file = path.join(entry.parentPath, entry.name);
  if (entry.isFile() && !written.has(file)) rmSync(file);
}
