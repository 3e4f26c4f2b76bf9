import type { Page } from "@playwright/test";
import { button, heading, openModal } from "./auth-modal.ts";
import { expect, test } from "./product.ts";
import { personWho } from "../src/product/visitor.ts";

const MIN_CONTRAST = 4.5;
const looks = [
  ...["light", "dark"].map((name) => ({ name, kind: "theme" as const })),
  ...["blackOnWhite", "whiteOnBlack", "blueOnSky", "brownOnCream", "greenOnBrown", "yellowOnBlack"].map((name) => ({
    name,
    kind: "scheme" as const,
  })),
];

/** The browser's own state of a field that it has filled in, on every field of the page. */
async function fillIn(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("DOM.enable");
  await protocol.send("CSS.enable");
  const { root } = await protocol.send("DOM.getDocument");
  const { nodeIds } = await protocol.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "input, select, textarea" });
  for (const nodeId of nodeIds) await protocol.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["autofill"] });
}

/** Of each field that is seen and filled in: its letters against the ground that covers the browser's own. */
const contrasts = (page: Page): Promise<readonly { readonly field: string; readonly contrast: number }[]> =>
  page.evaluate(() => {
    const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const light = (colour: string) => {
      if (!paint) throw new Error("no canvas");
      paint.clearRect(0, 0, 1, 1);
      paint.fillStyle = colour;
      paint.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...paint.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const isClear = (element: Element | null): boolean =>
      element === null || (getComputedStyle(element).opacity !== "0" && isClear(element.parentElement));
    return [...document.querySelectorAll<HTMLElement>("input:autofill, select:autofill, textarea:autofill")]
      .filter(
        (field) =>
          field.getClientRects().length > 0 && isClear(field) && !field.matches('[type="checkbox"], [type="radio"], [type="range"]'),
      )
      .map((field) => {
        const { boxShadow, webkitTextFillColor } = getComputedStyle(field);
        const ground = /(?:rgb|rgba|oklch|color|lab|oklab)\([^)]*\)/.exec(boxShadow)?.[0] ?? getComputedStyle(field).backgroundColor;
        const [one, other] = [light(webkitTextFillColor), light(ground)].toSorted((a, b) => a - b);
        return { field: field.id, contrast: ((other ?? 0) + 0.05) / ((one ?? 0) + 0.05) };
      });
  });

async function readable(page: Page): Promise<void> {
  for (const { name, kind } of looks) {
    await page.evaluate(
      ([attribute, value]) => {
        document.documentElement.removeAttribute("data-scheme");
        document.documentElement.setAttribute(attribute, value);
      },
      [`data-${kind}`, name] as const,
    );
    await fillIn(page);
    const shown = await contrasts(page);
    expect(shown.length, name).toBeGreaterThan(0);
    for (const { field, contrast } of shown) expect(contrast, `${name}: ${field}`).toBeGreaterThan(MIN_CONTRAST);
  }
}

test(
  "a value that a browser fills in is read in every look, and a code is only in its boxes (ru)",
  { tag: "@full" },
  async ({ page, running }) => {
    const { modal, say } = await openModal(page, running.origin(), "ru");
    await readable(page);
    await page.evaluate(() => document.documentElement.removeAttribute("data-scheme"));
    await button(modal, say("account.login.forgotten")).click();
    await heading(modal, say("account.forgot.phone.title"));
    await readable(page);
    await page.evaluate(() => document.documentElement.removeAttribute("data-scheme"));
    await modal.getByLabel(say("field.phone"), { exact: true }).fill(personWho("nothing").phone);
    await button(modal, say("account.forgot.phone.send")).click();
    await heading(modal, say("account.code.title"));
    const code = modal.getByRole("textbox");
    await code.fill("12");
    await fillIn(page);
    expect(await code.evaluate((input) => [input.matches(":autofill"), getComputedStyle(input).opacity])).toEqual([true, "0"]);
    await expect(modal.locator("[data-next]").first()).toHaveText("1");
  },
);
