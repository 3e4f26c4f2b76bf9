import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "@playwright/test";
import { dressed, nameOf, type Pass } from "./passes.ts";
import { overlaid } from "./overlaid.ts";
import { rawIds } from "./raw-ids.ts";
import { cutOff, spread } from "./spread.ts";

const engine = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules whose answer another look can change. */
const SEEN = ["image-alt", "link-in-text-block", "role-img-alt", "scrollable-region-focusable", "svg-img-alt", "target-size"];
const optionsFor = ({ asks }: Pass): RunOptions => ({
  runOnly: asks === "everything" ? { type: "tag", values: TAGS } : { type: "rule", values: [...SEEN, "color-contrast-enhanced"] },
  resultTypes: ["violations"],
  rules: {
    // Who speaks to the page says what is shown (2.5.3); axe counts that rule among its experiments.
    ...(asks === "everything" && { "label-content-name-mismatch": { enabled: true } }),
    // Text reads at 7 : 1 in the plain themes too (WCAG 1.4.6); what does reads at 4.5 : 1, so that is not measured again.
    "color-contrast-enhanced": { enabled: true },
    "color-contrast": { enabled: false },
  },
});

interface StoryPage {
  readonly axe?: { readonly run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  readonly dressPage: (look: Pass) => void;
}

/**
 * Runs axe over the whole document in one look; on a phone's width looks for sideways scroll, where text is spread for what is cut off, and everywhere
 * for texts that lie over one another, for texts shown as their ids and for what moves though the reader's system asks for calm. Empty when all is well.
 */
export async function prove(page: Page, pass: Pass): Promise<readonly string[]> {
  await dressed(page, pass);
  await spread(page, pass.spaced === true);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.addScriptTag({ content: engine });
  const { found, sideways, moving } = await page.evaluate(
    async ([look, options]) => {
      const { axe, dressPage } = globalThis as unknown as StoryPage;
      dressPage(look);
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      // While a colour is on its way it is neither the old one nor the new one; one that is inherited sets out when the other has arrived.
      let running: readonly Animation[];
      do {
        await frame();
        running = document.getAnimations().filter((one) => one instanceof CSSTransition);
        await Promise.allSettled(running.map(({ finished }) => finished));
      } while (running.length > 0);
      // Of another width a row learns in the frame after that it can be drawn aside, or no longer.
      await frame();
      // Ten milliseconds are what the kit leaves of an animation, however late it begins: it ends at once, and does not count as motion.
      const moves = document
        .getAnimations()
        .filter(({ playState, effect }) => playState === "running" && Number(effect?.getComputedTiming().activeDuration) > 10);
      const moving = moves.map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 160) ?? "") : ""));
      const results = await axe?.run(document, options);
      const { scrollWidth, clientWidth } = document.documentElement;
      const found = (results?.violations ?? []).flatMap(({ id, nodes }) =>
        nodes.map(
          ({ html, failureSummary }) => `${id}: ${html.slice(0, 240)}\n      ${failureSummary?.replaceAll("\n", "\n      ") ?? ""}`,
        ),
      );
      return { found: results ? found : ["axe did not run"], sideways: scrollWidth - clientWidth, moving };
    },
    [pass, optionsFor(pass)] as const,
  );
  const cut = pass.spaced ? await cutOff(page) : [];
  const over = await overlaid(page);
  const ids = await rawIds(page);
  return [
    ...found,
    ...(pass.width === 320 && sideways > 0 ? [`scrolls ${sideways} px sideways`] : []),
    ...moving.map((one) => `moves where calm is asked for: ${one}`),
    ...ids.map((one) => `shows the id of a text: ${one}`),
    ...over.map((one) => `lays texts over one another: ${one}`),
    ...cut.map((one) => `cuts off text that is spread: ${one}`),
  ].map((one) => `  [${nameOf(pass)}] ${one}`);
}
