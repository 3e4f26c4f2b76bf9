import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

/** What Lighthouse says of one page on a phone of the middle class and a slow network. */
export interface Verdict {
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcpSeconds: number;
  readonly cls: number;
  readonly blockingMs: number;
  /** Script as it crossed the wire, with what the links in sight asked for ahead. */
  readonly scriptKb: number;
  /** Audits that cost points of the three categories which do not depend on speed. */
  readonly lost: readonly string[];
}

const KIB = 1024;
const program = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const chromeFlags = ["--headless=new", "--no-sandbox", "--disable-quic", "--disable-background-networking", "--disable-component-update"];

/** Lighthouse's own words for a recording that its browser began too late: it asks for another, and nothing of the page is known yet. */
const UNRECORDED = new Set(["NO_NAVSTART", "NO_TRACING_STARTED"]);

/** Lighthouse's own mobile settings; a browser of its own for every visit, so that nothing is there from the last one. */
export async function visit(url: string, recordings = 2): Promise<Verdict> {
  const chrome = await launch({ chromePath: program, chromeFlags, logLevel: "silent" });
  try {
    const result = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "error", onlyCategories: [...categories] });
    if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
    const { lhr } = result;
    if (UNRECORDED.has(lhr.runtimeError?.code ?? "") && recordings > 1) return await visit(url, recordings - 1);
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    const score = (category: Category) => lhr.categories[category]?.score ?? 0;
    const loaded = lhr.audits["network-requests"]?.details;
    const scripts = loaded?.type === "table" ? loaded.items.filter(({ resourceType }) => resourceType === "Script") : [];
    const lost = categories
      .filter((category) => category !== "performance")
      .flatMap((category) =>
        (lhr.categories[category]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${category}: ${id}`),
      );
    return {
      scores: Object.fromEntries(categories.map((category) => [category, score(category)])) as Verdict["scores"],
      lcpSeconds: value("largest-contentful-paint") / 1000,
      cls: value("cumulative-layout-shift"),
      blockingMs: value("total-blocking-time"),
      scriptKb: scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / KIB,
      lost,
    };
  } finally {
    chrome.kill();
  }
}

export interface Visits {
  /** The one in the middle by its speed: the one that is reported. */
  readonly middle: Verdict;
  /** What is asserted: of speed the best that was seen, since other work on the machine only takes from it; of all else the worst. */
  readonly held: Verdict;
}

export async function visits(url: string, times: number): Promise<Visits> {
  const verdicts: Verdict[] = [];
  for (let done = 0; done < times; done += 1) verdicts.push(await visit(url));
  const middle = verdicts.toSorted((a, b) => a.scores.performance - b.scores.performance)[Math.floor(times / 2)];
  if (!middle) throw new Error("no visit");
  const most = (pick: (one: Verdict) => number) => Math.max(...verdicts.map(pick));
  const least = (pick: (one: Verdict) => number) => Math.min(...verdicts.map(pick));
  const scores = Object.fromEntries(
    categories.map((category) => [category, (category === "performance" ? most : least)(({ scores }) => scores[category])]),
  ) as Verdict["scores"];
  const held: Verdict = {
    scores,
    lcpSeconds: least(({ lcpSeconds }) => lcpSeconds),
    cls: most(({ cls }) => cls),
    blockingMs: least(({ blockingMs }) => blockingMs),
    scriptKb: most(({ scriptKb }) => scriptKb),
    lost: [...new Set(verdicts.flatMap(({ lost }) => lost))],
  };
  return { middle, held };
}
