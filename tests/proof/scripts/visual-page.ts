import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { writeFigures } from "../../src/product/figures.ts";

interface Compared {
  /** What is looked at: screens, or stories. */
  readonly name: string;
  /** Where the pictures of the commit before stand. */
  readonly pictures: string;
  /** Where the runner has put what differs; the page is written there. */
  readonly results: string;
  readonly base: string;
  /** Screens whose change the commits since then name as meant (`Looks: home, product`, or `all`). */
  readonly meant: readonly string[];
}

const page = (base: string, rows: readonly string[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Looks since ${base}</title>
<style>body{font:16px/1.5 system-ui;margin:2rem}table{border-collapse:collapse}td,th{vertical-align:top;padding:.5rem;border:1px solid #999}img{max-width:28vw;height:auto}</style>
<h1>Looks since ${base}</h1>
${rows.length === 0 ? "<p>Nothing looks different.</p>" : `<table><tr><th>screen</th><th>before</th><th>after</th><th>what differs</th></tr>${rows.join("\n")}</table>`}
</html>
`;

const below = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)) : [];

/** Puts what differs side by side on one page among the results; answers how many pictures differ that nobody meant to change. */
export function writeComparison({ name: looked, pictures, results, base, meant }: Compared): number {
  const all = readdirSync(pictures).filter((name) => name.endsWith(".png"));
  const found = below(results);
  const shown = path.join(results, "pictures");
  mkdirSync(shown, { recursive: true });
  const keep = (from: string, name: string) => {
    cpSync(from, path.join(shown, name));
    return `pictures/${name}`;
  };
  const changed = all.flatMap((name) => {
    const stem = name.replace(/\.png$/, "");
    const after = found.find((file) => path.basename(file) === `${stem}-actual.png`);
    if (after === undefined) return [];
    const diff = found.find((file) => path.basename(file) === `${stem}-diff.png`);
    const cells = [path.join(pictures, name), after, ...(diff ? [diff] : [])].map(
      (file, at) => `<td><img loading="lazy" alt="" src="${keep(file, `${stem}-${at}.png`)}"></td>`,
    );
    const isMeant = meant.some((one) => one === "all" || stem.startsWith(`${one}-`));
    return [{ isMeant, row: `<tr><th>${stem}${isMeant ? "<br>meant" : ""}</th>${cells.join("")}</tr>` }];
  });
  writeFileSync(
    path.join(results, "index.html"),
    page(
      base,
      changed.map(({ row }) => row),
    ),
  );
  const unmeant = changed.filter(({ isMeant }) => !isMeant).length;
  const measured = `${all.length} pictures of ${looked} beside those of ${base}: ${changed.length} differ, ${unmeant} of them unmeant`;
  writeFigures(`visual-${looked}`, [{ name: `looks of ${looked}`, measured, goal: "none unmeant", ok: unmeant === 0 }]);
  console.log(`${measured}; ${path.basename(results)}/index.html`);
  return unmeant;
}
