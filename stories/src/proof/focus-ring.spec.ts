import { languageOf, themeNames } from "../stage/looks.ts";
import { dressed } from "./passes.ts";
import { storiesOfBook } from "./stories-of-book.ts";
import { weakRings } from "./focus-ring.ts";
import { expect, test } from "./workshop-test.ts";

interface StoryPage {
  readonly dressPage: (look: { readonly theme: string; readonly scheme: "off" }) => void;
}

/** Rings are the kit's; what stands on grounds of its own is in the head and the foot of a page. */
const drawn = storiesOfBook.filter(({ importPath }) => /\/src\/(?:kit|shell)\//.test(importPath));

for (const { id, importPath } of drawn)
  test(`${importPath} ${id}: the focus is seen in each theme as WCAG 2.4.13 asks`, async ({ workshop, browser }) => {
    const { page } = await workshop.show(id, languageOf(id));
    const comparer = await browser.newPage();
    const found: string[] = [];
    const isControl = /^kit-(?:actions-(?:button|tabs|pagination)|fields-textfield)--default$/.test(id);
    for (const theme of themeNames) {
      await dressed(page, { width: 1280, forced: false });
      await page.evaluate((name) => (globalThis as unknown as StoryPage).dressPage({ theme: name, scheme: "off" }), theme);
      const { weak, compared } = await weakRings(page, comparer);
      found.push(...weak.map((one) => `[${theme}] ${one}`));
      if (isControl) expect(compared, `stops of ${theme}`).toBeGreaterThan(0);
    }
    await comparer.close();
    expect(found.join("\n")).toBe("");
  });
