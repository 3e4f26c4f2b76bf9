import { existsSync } from "node:fs";
import path from "node:path";
import { languageOf } from "../stage/looks.ts";
import { dressed } from "./passes.ts";
import { storiesOfBook } from "./stories-of-book.ts";
import { expect, test } from "./workshop-test.ts";

interface StoryPage {
  readonly dressPage: (look: { readonly theme: string; readonly scheme: "off" }) => void;
}

/** Of so many pixels one may differ; a story is smaller than a screen, and one letter that has moved is more. */
const MAX_DIFFERENT = 1 / 5_000;

/** Pictures of the commit before; `tests/proof/scripts/visual.ts` has them drawn, and says so by VISUAL_DRAWS. */
const pictures = process.env["VISUAL_PICTURES"] ?? "";
const draws = process.env["VISUAL_DRAWS"] === "yes";
// A story that is new has nothing to be compared with: it is seen by who writes it.
const compared = storiesOfBook.filter(({ id }) => draws || existsSync(path.join(pictures, `${id}.png`)));

/** Half of the stories are seen in the light on a desktop, half in the dark on a phone; the same one always in the same look. */
const isSmall = (id: string) => [...id].reduce((total, character) => total + character.charCodeAt(0), 0) % 2 === 1;

for (const { id, importPath } of compared)
  test(`${importPath} ${id}: looks as it did in the commit before`, async ({ workshop }) => {
    const { page, complaints } = await workshop.show(id, languageOf(id));
    // A story that broke would be compared with what the book says of it.
    expect(complaints()).toEqual([]);
    const small = isSmall(id);
    await dressed(page, { width: small ? 320 : 1280, forced: false });
    const theme = small ? "dark" : "light";
    await page.evaluate((worn) => (globalThis as unknown as StoryPage).dressPage({ theme: worn, scheme: "off" }), theme);
    await page.evaluate(() => document.fonts.ready);
    // A dialog stands over the window, whatever the page under it is long.
    const dialog = (await page.getByRole("dialog").count()) > 0;
    await expect(page).toHaveScreenshot(`${id}.png`, {
      fullPage: !dialog,
      maxDiffPixelRatio: MAX_DIFFERENT,
      mask: [page.locator("time, [role=timer]")],
    });
  });
