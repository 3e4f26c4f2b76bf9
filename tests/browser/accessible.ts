import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { rawIds } from "@shanyraq/stories/proof/raw-ids.ts";
import { isFirstToCheck } from "./checked-screens.ts";
import { screenKind } from "./screen-kind.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A colour half way to another has a contrast that nobody reads: what moves is looked at when it has come to rest. */
const atRest = async (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect && effect.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Every day one look at each kind of screen is enough, whichever worker passes through it first; the full run checks a screen as often as a test does. */
const isChecked = async (page: Page): Promise<boolean> => process.env["BROWSER"] !== "full" && !isFirstToCheck(await screenKind(page));

/** No text that is shown as its id, and no finding of axe on the page as it stands: no rule is switched off. Every day a screen is checked once, in the first language that shows it. */
export async function accessible(page: Page): Promise<void> {
  await atRest(page);
  if (await isChecked(page)) return;
  expect(await rawIds(page), "texts are shown as their ids").toEqual([]);
  // The pages have no frames of other sites, so each look needs no blank page beside them; nothing is read but what is wrong.
  const { violations } = await new AxeBuilder({ page })
    // Who speaks to the page says what is shown (2.5.3); axe counts that rule among its experiments.
    .options({ resultTypes: ["violations"], rules: { "label-content-name-mismatch": { enabled: true } } })
    .withTags(tags)
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`)).toEqual([]);
}
