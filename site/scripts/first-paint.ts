// What stands between a visitor and the first paint: no file of styles, one file of letters asked for early, no script.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { SHELL } from "@shanyraq/routes";
import { isSupported } from "../src/build/supported-browser.ts";
import { fontsOfPage, type FontsOfPage } from "./fonts-of-page.ts";
import { edited, elementsOf, instead, theOnly, withAttribute, type Edit, type PageElement } from "./page-html.ts";

/** A page on its way out of the export. */
export interface ExportedPage {
  readonly html: string;
  /** Its name in the export. */
  readonly file: string;
  readonly out: string;
  readonly digestOf: (url: string) => string;
}

const isOfNext = (url: string | undefined, extension: string): url is string =>
  url?.startsWith("/_next/") === true && url.endsWith(extension);
const isScript = ({ tag, attributes }: PageElement) => tag === "script" && isOfNext(attributes["src"], ".js");
const isManifest = ({ attributes }: PageElement) => attributes["src"]?.endsWith("/_buildManifest.js") === true;
/** Next's two lists of a few letters keep their tags: nothing waits for them, and whoever examines a page sees that scripts have digests. */
const isDeferred = (element: PageElement) =>
  isScript(element) && element.attributes["defer"] === "" && !element.attributes["src"]?.endsWith("Manifest.js");

/** A style sheet of the export, with addresses that hold in a page. */
const stylesOf = (out: string, url: string) =>
  readFileSync(path.join(out, url), "utf8").replaceAll(
    /url\((\.\.?\/[^)]+)\)/g,
    (_, relative: string) => `url(${path.posix.join(path.posix.dirname(url), relative)})`,
  );

const isOfStyles = ({ tag, attributes }: PageElement) => tag === "link" && isOfNext(attributes["href"], ".css");
const sheetOf = (elements: readonly PageElement[]): PageElement =>
  theOnly(
    elements.filter((one) => isOfStyles(one) && one.attributes["rel"] === "stylesheet"),
    "style sheets",
  );
const lettersOf = (elements: readonly PageElement[], out: string) =>
  fontsOfPage(stylesOf(out, sheetOf(elements).attributes["href"] ?? ""), elements.find(({ tag }) => tag === "html")?.attributes["lang"]);

function stylesInside(elements: readonly PageElement[], { ahead: font, css }: FontsOfPage): readonly Edit[] {
  const sheet = sheetOf(elements);
  const ahead = elements.filter(isOfStyles).filter(({ attributes }) => attributes["rel"] === "preload");
  const address = sheet.attributes["href"] ?? "";
  const fontPreloads = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="anonymous"/>`;
  const all = `<noscript><link rel="stylesheet" href="${address}"/></noscript>`;
  return [...ahead.map((one) => instead(one)), instead(sheet, `${fontPreloads}<style>${css}</style>${all}`)];
}

// The name is internal to Next: without it the list of pages would never come, and each click would load its page again.
const loader = readFileSync(createRequire(import.meta.url).resolve("next/dist/client/route-loader.js"), "utf8");
if (!loader.includes("self.__BUILD_MANIFEST_CB = "))
  throw new Error("Next no longer asks for the list of its pages by __BUILD_MANIFEST_CB");

/**
 * The list of all pages is asked for by the router when a link is seen or followed, no earlier: Next says so by leaving its callback.
 * A shell asks at once, to learn what its address means.
 */
function manifestOnDemand(elements: readonly PageElement[], digestOf: ExportedPage["digestOf"]): Edit {
  const manifest = theOnly(
    elements.filter((one) => isScript(one) && isManifest(one)),
    "lists of pages",
  );
  const url = manifest.attributes["src"] ?? "";
  const load = `var s=document.createElement("script");s.integrity="${digestOf(url)}";s.src="${url}";document.head.append(s)`;
  return instead(
    manifest,
    `<script>(()=>{var asked;Object.defineProperty(self,"__BUILD_MANIFEST_CB",{get:()=>asked,set(then){if(!asked){${load}}asked=then}})})()</script>`,
  );
}

/** Where nothing is painted, as in a tab behind others, the scripts do not wait for it. */
const UNPAINTED_MS = 1000;

/**
 * Brings the letters that can wait, and names them once they are there: all at once, since with every face that a page learns of its whole text is
 * laid out again.
 */
function showLater({ family, later }: FontsOfPage): string {
  const face = `([src,unicodeRange])=>new FontFace(${JSON.stringify(family)},"url("+src+")",{unicodeRange,weight:"400 900"}).load()`;
  return `Promise.all(${JSON.stringify(later)}.map(${face})).then(all=>all.forEach(one=>document.fonts.add(one)),()=>{})`;
}

/**
 * A deferred script that has come by the end of a page runs before the page is painted. Here all are asked for once it is painted, in their
 * order and by their digests, from the end of the page, since they read what it says. The letters that can wait come with them. A browser that could
 * not run them keeps the page as it was sent.
 */
function scriptsAfterPaint(
  elements: readonly PageElement[],
  html: string,
  fonts: FontsOfPage,
  digestOf: ExportedPage["digestOf"],
): readonly Edit[] {
  const deferred = elements.filter(isDeferred);
  if (deferred.length === 0) throw new Error("the export has a page without scripts");
  const scripts = deferred.map(({ attributes: { src = "" } }) => [src, digestOf(src)]);
  const add = `for(const[src,integrity]of${JSON.stringify(scripts)})document.head.append(Object.assign(document.createElement("script"),{src,integrity,async:false}))`;
  const load = `${isSupported}&&(()=>{var begun;function begin(){if(!begun){begun=true;${showLater(fonts)};${add}}}new PerformanceObserver(begin).observe({type:"paint",buffered:true});setTimeout(begin,${UNPAINTED_MS})})()`;
  const end = html.lastIndexOf("</body>");
  return [...deferred.map((one) => instead(one)), { from: end, to: end, text: `<script>${load}</script>` }];
}

/** Gives every other script of ours the digest of its file, and every one that is asked for ahead, so that a changed file does not run. */
const digested = (elements: readonly PageElement[], html: string, digestOf: ExportedPage["digestOf"]): readonly Edit[] =>
  elements.flatMap((element) => {
    const { tag, attributes } = element;
    const { src, href } = attributes;
    const url = { script: src, link: href }[tag];
    return isOfNext(url, ".js") && attributes["integrity"] === undefined ? [withAttribute(html, element, "integrity", digestOf(url))] : [];
  });

/** A page of the export as it is served. @throws where the export is no longer made as it was. */
export function forFirstPaint({ html, file, out, digestOf }: ExportedPage): string {
  const elements = elementsOf(html);
  const fonts = lettersOf(elements, out);
  const onDemand = !file.includes(SHELL);
  const others = elements.filter((one) => !isDeferred(one) && !(onDemand && isScript(one) && isManifest(one)));
  return edited(html, [
    ...stylesInside(elements, fonts),
    ...(onDemand ? [manifestOnDemand(elements, digestOf)] : []),
    ...scriptsAfterPaint(elements, html, fonts, digestOf),
    ...digested(others, html, digestOf),
  ]);
}
