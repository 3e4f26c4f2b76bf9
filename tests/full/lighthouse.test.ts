import { locales, type Locale } from "@shanyraq/i18n";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { at } from "../browser/words.ts";
import { writeFigures, type Figure } from "../src/product/figures.ts";
import { freshPlace, startProduct, type Product } from "../src/product/start.ts";
import { goal, kinds, type Limits } from "./lighthouse/budget.ts";
import { startPlainSite, type PlainSite } from "./lighthouse/plain-page.ts";
import { categories, visit, visits, type Verdict, type Visits } from "./lighthouse/visit.ts";

const VISITS = 3;

let place: ReturnType<typeof freshPlace>;
let product: Product;
let plain: PlainSite;
const figures: Figure[] = [];
beforeAll(async () => {
  place = freshPlace();
  product = await startProduct(place);
  plain = await startPlainSite(product.origin);
});
afterAll(async () => {
  writeFigures("lighthouse", figures);
  await plain.stop();
  await product.stop();
  place.remove();
});

function print(page: string, { middle, held }: Visits, limits: Limits): void {
  const { scores, lcpSeconds, cls, blockingMs, scriptKb } = middle;
  const figure = (what: string, measured: string, wanted: string, ok: boolean) =>
    figures.push({ name: `Lighthouse ${page}: ${what}`, measured, goal: wanted, ok });
  for (const category of categories)
    figure(category, scores[category].toFixed(2), `>= ${goal.scores[category].toFixed(2)}`, scores[category] >= goal.scores[category]);
  figure("LCP", `${lcpSeconds.toFixed(2)} s`, `<= ${goal.lcpSeconds} s`, lcpSeconds <= goal.lcpSeconds);
  figure("CLS", cls.toFixed(4), `<= ${goal.cls}`, cls <= goal.cls);
  figure("script", `${scriptKb.toFixed(0)} KB`, `<= ${limits.scriptKb} KB`, scriptKb <= limits.scriptKb);
  figure("blocking time", `${blockingMs.toFixed(0)} ms`, "", true);
  figure("least disturbed visit", `${held.scores.performance.toFixed(2)}, LCP ${held.lcpSeconds.toFixed(2)} s`, "", true);
  if (held.lost.length > 0) figure("audits that cost points", held.lost.join(", "), "none", false);
}

const visited: readonly (readonly [kind: string, locale: Locale, address: string, limits: Limits])[] = kinds.flatMap(
  ({ kind, address, limits }) => locales.map((locale) => [kind, locale, at(locale, address), limits] as const),
);

describe.each(visited)("%s in %s on a phone", (kind, locale, address, limits) => {
  let verdict: Verdict;
  beforeAll(async () => {
    const seen = await visits(product.origin + address, VISITS);
    verdict = seen.held;
    print(`${kind}, ${locale}`, seen, limits);
    if (locale !== "ru") return;
    // What this machine gives a page that has nothing but its words.
    const bare = await visit(plain.origin + address);
    const measured = `${bare.scores.performance.toFixed(2)}, LCP ${bare.lcpSeconds.toFixed(2)} s`;
    figures.push({ name: `Lighthouse ${kind}, ${locale}: the same words as plain HTML`, measured, goal: "", ok: true });
  });
  it.each(categories)("has no worse a score in %s than its budget", (category) => {
    expect(verdict.scores[category], verdict.lost.join(", ")).toBeGreaterThanOrEqual(limits.scores[category]);
  });
  it("shows its largest part in time, moves nothing and loads no more script than its budget", () => {
    expect(verdict.lcpSeconds).toBeLessThanOrEqual(limits.lcpSeconds);
    expect(verdict.cls).toBeLessThanOrEqual(limits.cls);
    expect(verdict.scriptKb).toBeLessThanOrEqual(limits.scriptKb);
  });
});
