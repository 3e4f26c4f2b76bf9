import { readFileSync } from "node:fs";
import path from "node:path";
import { locales, type Locale } from "@shanyraq/i18n";
import { seeAll } from "./come-to-rest.ts";
import { structureOf, withoutExplained } from "./structure.ts";
import { FRAME, frameTree, screenTree } from "./trees.ts";
import { expect, test } from "./stage.ts";
import { tours } from "./tours/index.ts";

interface Difference {
  readonly locales: readonly Locale[];
  readonly why: string;
  /** The state that alone differs, where it is one. */
  readonly state?: string;
}

/** Where a screen has another tree in some language than the one that is kept, and why that is meant. */
const differences: Readonly<Record<string, Difference>> = {
  cabinetReport: {
    locales: ["kk", "en"],
    why: "the language of the papers that is chosen is that of the page",
    state: " [selected]",
  },
  "payment-receipt": {
    locales: ["kk", "en"],
    why: "the language of the papers that is chosen is that of the page",
    state: " [selected]",
  },
  search: { locales: ["en"], why: "the word that is looked for, in Latin letters, stands in the English texts alone" },
};
/** Papers as pages: words of theirs are explained on press. */
const papers: ReadonlySet<string> = new Set(["productPaper", "cabinetReportPaper", "termination-agreement"]);
const shapeOf = (screen: string, tree: string) => (papers.has(screen) ? withoutExplained(structureOf(tree)) : structureOf(tree));

const kept = (screen: string) => shapeOf(screen, readFileSync(path.join(import.meta.dirname, "aria", `${screen}.txt`), "utf8"));

for (const { name, walk } of tours)
  for (const locale of locales)
    test(`${name}, in ${locale}: each screen has the roles, states and addresses that are kept of it`, async ({ page, visitIn }) => {
      const visit = await visitIn(locale);
      const compare = (screen: string, tree: string) => {
        const difference = differences[screen];
        if (!difference?.locales.includes(locale)) return expect.soft(shapeOf(screen, tree), screen).toEqual(kept(screen));
        expect.soft(structureOf(tree), screen).not.toEqual(kept(screen));
        const { state } = difference;
        if (state === undefined) return;
        const without = (lines: readonly string[]) => lines.map((line) => line.replace(state, ""));
        expect.soft(without(structureOf(tree)), `${screen} without${state}`).toEqual(without(kept(screen)));
      };
      let framed = name !== "pages of a guest";
      await walk(visit, async (screen, part) => {
        await seeAll(page);
        if (!framed) compare(FRAME, await frameTree(page));
        framed = true;
        compare(screen, await screenTree(page, part));
      });
    });
