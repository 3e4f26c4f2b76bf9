import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { exportGaps } from "@shanyraq/gateway";
import { localeFacts, locales, type Locale } from "@shanyraq/i18n";
import { alternates, SHELL, splitLocale } from "@shanyraq/routes";
import { exportedFiles } from "@shanyraq/routes/exported-files";
import { lead } from "@shanyraq/routes/hosting";
import { plainFormNames, plainFormPath } from "@shanyraq/routes/plain-forms";
import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { rowsOfRun } from "@shanyraq/provider/testing/full-run";

const out = path.resolve(import.meta.dirname, "../../../site/out");
const files = exportedFiles(out).map((file) => `/${path.relative(out, file)}`);
const SENTENCE = 4;
/** Two words of it; one may be a name. */
const CYRILLIC = /\p{Script=Cyrillic}{2,}\P{L}+\p{Script=Cyrillic}{2,}/u;
const addressOf = (file: string) => file.replace(/\.html$/, "").replace(/\/index$/, "/");

interface Page {
  readonly address: string;
  readonly locale: Locale;
  readonly html: string;
}
const pages: readonly Page[] = files
  .filter((file) => file.endsWith(".html") && !file.includes(SHELL) && !/\/(404|500|_error)\.html$/.test(file))
  .map((file) => ({
    address: addressOf(file),
    locale: splitLocale(addressOf(file)).locale,
    html: readFileSync(path.join(out, file), "utf8"),
  }));
/** A page under a section: its shell shows what the folder of content has by its name. */
const isChildPage = (address: string): boolean => {
  const led = lead(address);
  return led.to === "entry" && !led.exported && existsSync(path.resolve(out, "../../content/pages", led.slug));
};
const known = new Set([...pages.map(({ address }) => address), ...files]);
const indexed = pages.filter(({ html }) => !/<meta name="robots" content="noindex"/.test(html));

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
const titleOf = ({ html }: Page) => attribute(html, /<title[^>]*>([^<]*)/);
const descriptionOf = ({ html }: Page) => attribute(html, /<meta name="description" content="([^"]*)"/);
/** What a reader sees of a page in four words or more: names and figures are the same in every language. */
const sentencesOf = (html: string): ReadonlySet<string> =>
  new Set(
    (/<body\b[\s\S]*/.exec(html)?.[0] ?? "")
      .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, "")
      .split(/<[^>]*>/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => !/^\S+@\S+$/.test(sentence) && (sentence.match(/\p{L}{2,}/gu) ?? []).length >= SENTENCE),
  );
/** Texts that came with the data of a page. */
const messagesIn = (html: string) =>
  (JSON.parse(attribute(html, /<script id="__NEXT_DATA__"[^>]*>([^<]*)/)) as { props: { pageProps: { messages?: object } } }).props
    .pageProps.messages ?? {};
/** Pictures without a place of their own, and pictures of points that are offered in their heavy form alone. Most of ours are drawn, in the page itself. */
function badPictures(html: string): readonly string[] {
  const choices = [...html.matchAll(/<picture\b[\s\S]*?<\/picture>/g)].map(([choice]) => choice);
  return [...html.matchAll(/<img\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => {
      const placed = /\swidth="\d+"/.test(tag) && /\sheight="\d+"/.test(tag);
      const drawn = /\ssrc="(?:data:image\/svg|[^"]+\.(?:svg|avif|webp)")/.test(tag);
      const light = choices.some((choice) => choice.includes(tag) && /<source\b(?=[^>]*type="image\/avif")(?=[^>]*\ssizes=)/.test(choice));
      return !placed || !(drawn || light);
    });
}
/** Pages that say the same of themselves, by what they say. */
function repeated(of: (page: Page) => string): readonly string[] {
  const seen = Map.groupBy(indexed, of);
  return [...seen].filter(([, same]) => same.length > 1).map(([what, same]) => `${what}: ${same.map(({ address }) => address).join(" ")}`);
}

// What the HTML standard forbids; what is merely a matter of taste is the linter's and axe's.
const validator = new HtmlValidate({ extends: ["html-validate:standard"], rules: { "valid-id": ["error", { relaxed: true }] } });

/** What the edge writes itself: forms that need no script. */
const formsOfEdge = new Set(locales.flatMap((locale) => plainFormNames.map((name) => plainFormPath(locale, name))));

describe("the exported site", () => {
  it("has every page in three languages", () => {
    const counts = locales.map((locale) => pages.filter((page) => page.locale === locale).length);
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeGreaterThan(55);
  });
  it("is whole by the measure that a later export is taken by", async () => {
    expect(await exportGaps(path.dirname(out))).toEqual([]);
  });
  it("leads nowhere that is not there", () => {
    const broken = pages.flatMap(({ address, html }) =>
      [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].flatMap(([, href = ""]) => {
        const [to = "", anchor] = href.replaceAll("&amp;", "&").split("#");
        const bare = to.split("?")[0] ?? "";
        if (bare === "") return anchor === undefined || html.includes(`id="${anchor}"`) ? [] : [`${address} -> #${anchor}`];
        if (!bare.startsWith("/")) return /^(?:https|mailto|tel):/.test(href) ? [] : [`${address} -> ${href}`];
        // Documents are printed when they are asked for; a shell shows what its script finds out.
        if (
          bare.startsWith("/api/documents/") ||
          formsOfEdge.has(bare) ||
          known.has(bare) ||
          lead(bare).to === "shell" ||
          isChildPage(bare)
        )
          return [];
        return [`${address} -> ${href}`];
      }),
    );
    expect([...new Set(broken)]).toEqual([]);
  });
  it("keeps a reader in their language", () => {
    const strayed = pages.flatMap(({ address, locale, html }) =>
      [...(/<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "").matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)].flatMap(([, href = ""]) =>
        href.startsWith("/api/") || href.startsWith("/feeds/") || splitLocale(href).locale === locale ? [] : [`${address} -> ${href}`],
      ),
    );
    expect(strayed).toEqual([]);
  });
  it("says every text in the language of its page: no id of a text is shown", () => {
    const ids = new Set(Object.keys(JSON.parse(readFileSync(path.join(out, "lang/ru.json"), "utf8")) as object));
    const left = pages.flatMap(({ address, html }) => {
      const shown = html.replace(/<script\b[\s\S]*?<\/script>/g, "");
      // The whole text of an element, or the whole value of an attribute; one bound may end a text and begin the next.
      const texts = shown.matchAll(/[">](?=([\w.-]+)[<"])/g);
      return [...texts].filter(([, text = ""]) => ids.has(text)).map(([, text]) => `${address}: ${text}`);
    });
    expect(left).toEqual([]);
  });
  it("says no sentence of one language in another", () => {
    const byAddress = new Map(pages.map((page) => [page.address, page]));
    const alike = pages
      .filter(({ locale }) => locale === "ru")
      .flatMap(({ address }) => {
        const same = alternates(address);
        const sentences = locales.map((locale) => sentencesOf(byAddress.get(same[locale])?.html ?? ""));
        return sentences.flatMap((own, at) =>
          sentences
            .slice(at + 1)
            .flatMap((other) => [...own].filter((sentence) => other.has(sentence)))
            .map((sentence) => `${address}: ${sentence}`),
        );
      });
    expect(pages.reduce((sum, { html }) => sum + sentencesOf(html).size, 0)).toBeGreaterThan(pages.length * 5);
    expect(alike).toEqual([]);
    const english = pages.filter(({ locale }) => locale === "en");
    expect(
      english.flatMap(({ address, html }) =>
        [...sentencesOf(html)].filter((phrase) => CYRILLIC.test(phrase)).map((phrase) => `${address}: ${phrase}`),
      ),
    ).toEqual([]);
  });
  it("waits for no file before the first paint, and asks early for the letters of its language", () => {
    const subsets = { ru: "cyrillic", kk: "cyrillic", en: "latin" } as const;
    for (const { address, locale, html } of pages) {
      // Who has no script gets the letters that wait for the first paint by the style sheet.
      const scripted = html.replaceAll(/<noscript[^>]*>.*?<\/noscript>/g, "");
      expect(scripted, address).not.toMatch(/<link[^>]*rel="stylesheet"/);
      // Two lists of a few letters have their tags, which hold up nothing.
      for (const [tag] of html.matchAll(/<script\b[^>]*\ssrc=[^>]*>/g)) expect(tag, address).toMatch(/Manifest\.js".* defer=""/);
      expect(html, address).not.toMatch(/<link\b[^>]*\sas="script"/);
      const ahead = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, href = ""]) => href);
      expect(ahead, address).toHaveLength(1);
      expect(ahead[0], address).toContain(`-${subsets[locale]}-often`);
      expect(known, address).toContain(ahead[0]);
      for (const [, url = ""] of html.matchAll(/url\((\/[^)]+)\)/g)) expect(known, address).toContain(url);
    }
  });
  it("keeps the place of every picture, and offers those of points in AVIF", () => {
    for (const { address, html } of pages) expect(badPictures(html), address).toEqual([]);
    expect(badPictures('<img src="/a.svg" alt="">')).toHaveLength(1);
    expect(badPictures('<img src="/a.jpg" alt="" width="4" height="3">')).toHaveLength(1);
    const offered =
      '<picture><source type="image/avif" srcset="/a.avif 400w" sizes="50vw"><img src="/a.jpg" alt="" width="4" height="3"></picture>';
    expect(badPictures(offered)).toEqual([]);
  });
  it("gives each page its own words and no other page's", () => {
    const messageIds = Object.fromEntries(pages.map(({ address, html }) => [address, Object.keys(messagesIn(html))]));
    expect(messageIds["/"]).toContain("content.hero.title");
    expect(messageIds["/about"]).not.toContain("content.hero.title");
    // The ways on from pages of content are among them.
    expect(messageIds["/privacy"]?.length).toBeLessThan(30);
  });
  it("calls no two pages by one title, and tells no two by one description", () => {
    expect(repeated(titleOf)).toEqual([]);
    expect(repeated(descriptionOf)).toEqual([]);
  });
  it.each(locales)("tells search engines of each page in %s what it is", (locale) => {
    for (const page of indexed.filter((one) => one.locale === locale)) {
      expect(titleOf(page), page.address).not.toBe("");
      expect(descriptionOf(page), page.address).not.toBe("");
      expect(page.html.match(/<link rel="alternate" hrefLang="/gi), page.address).toHaveLength(locales.length + 1);
      expect(attribute(page.html, /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/), page.address).toBe(page.address);
      const picture = attribute(page.html, /<meta property="og:image" content="https?:\/\/[^/"]+([^"]*)"/);
      expect(known.has(picture), `${page.address}: ${picture}`).toBe(true);
      expect(page.html, page.address).toContain(`content="${localeFacts[locale].openGraph}"`);
    }
  });
  it("says in JSON-LD what a page is about, and says it in JSON", () => {
    const kinds = new Set<string>();
    for (const { address, html } of pages)
      for (const [, json = ""] of html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)) {
        const { "@graph": graph } = JSON.parse(json) as { "@graph": readonly { "@type": string }[] };
        expect(graph.length, address).toBeGreaterThan(0);
        for (const thing of graph) kinds.add(thing["@type"]);
      }
    expect([...kinds].toSorted()).toEqual(["BreadcrumbList", "FAQPage", "InsuranceAgency", "NewsArticle", "Product"]);
  });
  it("names in its site map the pages that may be kept, and no other", () => {
    const map = readFileSync(path.join(out, "sitemap.xml"), "utf8");
    const named = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
    expect(named.toSorted()).toEqual(indexed.map(({ address }) => address).toSorted());
    expect(named.filter((address) => /\/(?:cabinet|sign|payment|employee-reception)(?:\/|$)/.test(address))).toEqual([]);
    expect(readFileSync(path.join(out, "robots.txt"), "utf8")).toContain("/sitemap.xml");
  });
  it.each(locales)("tells its news in %s as a feed", (locale) => {
    const feed = readFileSync(path.join(out, `feeds/${locale}.xml`), "utf8");
    const links = [...feed.matchAll(/<guid>https?:\/\/[^/<]+([^<]*)<\/guid>/g)].map(([, address = ""]) => address);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((address) => !known.has(address))).toEqual([]);
  });
  it.each(locales)("finds in %s only what is there", (locale) => {
    const index = JSON.parse(readFileSync(path.join(out, `search/${locale}.json`), "utf8")) as { href: string; title: string }[];
    expect(index.filter(({ href, title }) => title === "" || !known.has(href.split("#")[0] ?? ""))).toEqual([]);
    expect(index.length).toBeGreaterThan(40);
  });
  // A page in another language has the same elements.
  it.each(rowsOfRun(locales))("is valid HTML in %s", async (locale) => {
    const wrong = new Map<string, string>();
    for (const { address, html } of pages.filter((page) => page.locale === locale)) {
      const { results } = await validator.validateString(html);
      for (const { messages } of results)
        for (const { ruleId, message, selector } of messages) wrong.set(`${ruleId}: ${message} (${selector ?? ""})`, address);
    }
    expect([...wrong]).toEqual([]);
  });
});
