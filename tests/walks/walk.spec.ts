import { locales, type Locale } from "@shanyraq/i18n";
import type { Page } from "@playwright/test";
import { writeFigures } from "../src/product/figures.ts";
import { randomFrom } from "../src/product/random-from.ts";
import { personWho } from "../src/product/visitor.ts";
import { at, expect, test, words } from "../browser/product.ts";
import { signIn } from "../browser/sign-in.ts";
import { nextStep } from "./next-step.ts";
import { act, pick } from "./steps.ts";

const WALKS = Number(process.env["WALKS"] ?? 20);
const STEPS = Number(process.env["WALK_STEPS"] ?? 60);
/** How often somebody does what leads to their policy, among all that they may do. */
const MEANT = 0.82;
/** Another one walks other ways. */
const SEED = Number(process.env["WALK_SEED"] ?? 20261123);

const people = (["everyStatus", "overdue", "nothing", "legalEntity", "nonResident", "maturing"] as const).map(personWho);
const widths = [360, 768, 1280];
const products = [
  "senim",
  "education",
  "term-life",
  "credit-life",
  "accident",
  "critical-illness",
  "employer-osns",
  "migrant-vms",
  "payout-annuity",
];

/** What must hold wherever somebody has got to. */
async function holds(page: Page, trail: readonly string[]): Promise<void> {
  const look = () =>
    page.evaluate(() => {
      const alerts = [...document.querySelectorAll<HTMLElement>("main [role=alert], [role=dialog] [role=alert]")].filter(
        (one) => one.textContent.trim() !== "",
      );
      const ways = (one: HTMLElement) => one.querySelectorAll("a, button").length + one.querySelectorAll("li").length;
      const marked = document.querySelectorAll("[aria-invalid=true]").length;
      const buttons = document.querySelectorAll("main a, main button, [role=dialog] button").length;
      return {
        missing: [...document.querySelectorAll("main h1, main p")].some((one) => one.textContent.trim() === "404"),
        deaf: alerts.filter((one) => marked === 0 && ways(one) === 0 && buttons === 0).map((one) => one.textContent),
      };
    });
  // A press may have led away a moment ago: then the page that has come is looked at.
  const found = await look().catch(async () => {
    await page.waitForLoadState();
    return look();
  });
  expect(found, trail.join("\n")).toEqual({ missing: false, deaf: [] });
}

test.describe.configure({ mode: "parallel" });
const tally = { walks: 0, steps: 0, bought: 0, lost: 0 };
test.afterAll(() =>
  writeFigures(`walks-${test.info().workerIndex}`, [
    {
      name: `random walks (seed ${SEED})`,
      measured: `${tally.walks} of ${tally.steps} steps, ${tally.bought} policies bought, focus lost ${tally.lost} times`,
      goal: "no dead end, no lost focus, every paid order in the cabinet",
      ok: tally.lost === 0,
    },
  ]),
);

for (let walk = 0; walk < WALKS; walk += 1) {
  const random = randomFrom(SEED + walk);
  const person = people[walk % people.length] ?? personWho("nothing");
  const width = widths[walk % widths.length] ?? 360;
  test(`walk ${walk}: ${person.shows}, ${width} px`, async ({ page, running }) => {
    const origin = running.origin();
    let locale: Locale = locales[walk % locales.length] ?? "ru";
    const say = () => words(locale);
    // The walk does not wait for what a step cannot reach at once: it continues.
    page.setDefaultTimeout(5_000);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(origin + at(locale, "/cabinet/reports"));
    await signIn(page, say(), person);
    const trail: string[] = [];
    /** Policies whose payment the walk has seen. */
    const bought = new Set<string>();
    const lost: string[] = [];
    const begin = async () => {
      const slug = pick(products, random) ?? "senim";
      trail.push(`begin ${slug}`);
      await page.goto(origin + at(locale, `/products/${slug}/calculate`));
    };
    await begin();
    for (let step = 0; step < STEPS; step += 1) {
      const roll = random();
      if (!page.url().startsWith(origin)) await begin();
      else if (roll < 0.05) {
        trail.push("reload");
        await page.reload();
      } else if (roll < 0.1) {
        trail.push("back");
        await page.goBack({ waitUntil: "commit" });
        // Going back from the first page leaves the site.
        if (!page.url().startsWith(origin)) await begin();
      } else if (roll < 0.14) {
        const next = pick(locales, random) ?? locale;
        trail.push(`in ${next}`);
        const { pathname, search } = new URL(page.url());
        locale = next;
        await page.goto(origin + at(next, pathname.replace(/^\/(?:kk|en)(?=\/|$)/, "") || "/") + search);
      } else if (roll < 0.18) {
        trail.push("a second tab");
        const second = await page.context().newPage();
        await second.goto(page.url());
        await act(second, random).catch(() => {});
        await second.close();
      } else if (roll < 0.21) await begin();
      else if (roll < MEANT) {
        // Nobody buys by chance: who wants a policy does what the page asks, now and then.
        const meant = await nextStep({ page, say: say(), origin, phone: person.phone }).catch(() => "meant in vain");
        trail.push(meant ?? "nothing to buy here");
        if (meant === undefined && random() < 0.4) await begin();
        const policy = page.getByRole("link", { name: say()("purchase.paid.open") });
        const href = meant === "the phone pays" ? await policy.getAttribute("href") : null;
        if (href) bought.add(href.replace(/^\/(?:kk|en)(?=\/)/, ""));
      } else {
        const address = page.url();
        const done = await act(page, random).catch(() => "missed");
        trail.push(done ?? "nothing to press");
        // A press may lead away in the middle of a look.
        const nowhere = await page
          .evaluate(async () => {
            await new Promise((drawn) => setTimeout(drawn, 400));
            return document.activeElement === document.body;
          })
          .catch(() => false);
        if (done?.startsWith("press") && page.url() === address && nowhere) {
          tally.lost += 1;
          lost.push(`${new URL(address).pathname.replace(/[0-9a-f-]{20,}/, "…")}: ${done}`);
        }
      }
      tally.steps += 1;
      await expect(page.locator("main")).toBeVisible();
      await holds(page, [page.url(), ...trail.slice(-12)]);
    }
    // Every order that was paid is a policy in the cabinet, with its page.
    await page.goto(origin + at(locale, "/cabinet/reports"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const href of bought) {
      await page.goto(origin + at(locale, href));
      const policy = page.getByRole("main").getByText(/SH-2026-\d{8}/);
      await expect(policy.filter({ visible: true }).first(), trail.join("\n")).toBeVisible();
    }
    tally.bought += bought.size;
    tally.walks += 1;
    expect(lost).toEqual([]);
  });
}
