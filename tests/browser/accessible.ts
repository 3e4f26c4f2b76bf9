import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { judgedPlaces, markUnjudged, UNJUDGED } from "./unjudged.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A colour half way to another has a contrast that nobody reads: what moves is looked at when it has come to rest. */
const atRest = async (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect && effect.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** What a worker of `npm test` has judged; the full run judges every screen whole, whatever stood on those before. */
const judged = process.env["BROWSER"] === "full" ? undefined : judgedPlaces();

/** No finding of axe on the page as it stands: no rule is switched off. Every day what a screen shares with those before it is judged once. */
export async function accessible(page: Page): Promise<void> {
  await atRest(page);
  if (judged && !(await markUnjudged(page, judged))) return;
  // The pages have no frames of other sites, so each look needs no blank page beside them; nothing is read but what is wrong.
  const axe = new AxeBuilder({ page })
    // Who speaks to the page says what is shown (2.5.3); axe counts that rule among its experiments.
    .options({ resultTypes: ["violations"], rules: { "label-content-name-mismatch": { enabled: true } } })
    .withTags(tags)
    .setLegacyMode();
  const { violations } = await (judged ? axe.include(`[${UNJUDGED}]`) : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`)).toEqual([]);
}
