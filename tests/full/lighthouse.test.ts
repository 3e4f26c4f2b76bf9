import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeFigures, type Figure } from "../src/product/figures.ts";
import { freshPlace, startProduct, type Product } from "../src/product/start.ts";
import { categories, visit, type Category, type Verdict } from "./lighthouse/visit.ts";

/** The one in the middle counts: other work on the machine makes a page look slower than it is. */
const VISITS = 3;

/** What is wanted. */
const goal = { performance: 0.95, accessibility: 1, "best-practices": 1, seo: 1, lcpSeconds: 1.6, cls: 0.01 } as const;

/** What each page has reached on two busy cores: scores only rise, the rest only falls. */
interface Reached {
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcpSeconds: number;
  readonly cls: number;
}
const full = { accessibility: 1, "best-practices": 1, seo: 1 } as const;
const reached: Readonly<Record<string, Reached>> = {
  // Its text moves a little once the site's own font is there.
  "/": { scores: { ...full, performance: 0.65 }, lcpSeconds: 3.3, cls: 0.06 },
  "/products/senim": { scores: { ...full, performance: 0.65 }, lcpSeconds: 3.3, cls: goal.cls },
  "/products/senim/calculate": { scores: { ...full, performance: 0.65 }, lcpSeconds: 3.3, cls: goal.cls },
};

let place: ReturnType<typeof freshPlace>;
let product: Product;
const figures: Figure[] = [];
beforeAll(async () => {
  place = freshPlace();
  product = await startProduct(place);
});
afterAll(async () => {
  writeFigures("lighthouse", figures);
  await product.stop();
  place.remove();
});

async function middleVisit(url: string): Promise<Verdict> {
  const verdicts: Verdict[] = [];
  for (let done = 0; done < VISITS; done += 1) verdicts.push(await visit(url));
  const middle = verdicts.toSorted((a, b) => a.scores.performance - b.scores.performance)[Math.floor(VISITS / 2)];
  if (!middle) throw new Error("no visit");
  return middle;
}

function tell(address: string, { scores, lcpSeconds, cls, blockingMs, lost }: Verdict): void {
  const figure = (what: string, measured: string, wanted: string, ok: boolean) =>
    figures.push({ name: `Lighthouse ${address}: ${what}`, measured, goal: wanted, ok });
  for (const category of categories)
    figure(category, scores[category].toFixed(2), `>= ${goal[category].toFixed(2)}`, scores[category] >= goal[category]);
  figure("LCP", `${lcpSeconds.toFixed(2)} s`, `<= ${goal.lcpSeconds} s`, lcpSeconds <= goal.lcpSeconds);
  figure("CLS", cls.toFixed(4), `<= ${goal.cls}`, cls <= goal.cls);
  figure("blocking time", `${blockingMs.toFixed(0)} ms`, "", true);
  if (lost.length > 0) figure("audits that cost points", lost.join(", "), "none", false);
}

describe.each(Object.entries(reached))("%s on a phone", (address, { scores, lcpSeconds, cls }) => {
  let verdict: Verdict;
  beforeAll(async () => {
    verdict = await middleVisit(product.origin + address);
    tell(address, verdict);
  });
  it.each(categories)("is no worse in %s than it was", (category) => {
    expect(verdict.scores[category], verdict.lost.join(", ")).toBeGreaterThanOrEqual(scores[category]);
  });
  it("shows its largest part no later than it did, and moves no more", () => {
    expect(verdict.lcpSeconds).toBeLessThanOrEqual(lcpSeconds);
    expect(verdict.cls).toBeLessThanOrEqual(cls);
  });
});
