// What stands between a visitor and the first paint: no file of styles, one file of letters asked for early, no script.
import { readFileSync } from "node:fs";
import path from "node:path";
import { SHELL } from "@shanyraq/routes";

/** The letters in which most of a page of that language is set; the others come when a page uses them. */
const subsets = { ru: "cyrillic", kk: "cyrillic", en: "latin" } as const;

const STYLES = /<link rel="stylesheet" href="(\/_next\/[^"]+\.css)"[^>]*>/;
const STYLES_AHEAD = /<link rel="preload" href="\/_next\/[^"]+\.css" as="style"[^>]*>/g;
const MANIFEST = /<script src="(\/_next\/[^"]+\/_buildManifest\.js)"([^>]*)><\/script>/;

/** A style sheet of the export, with addresses that hold in a page. */
const stylesOf = (out: string, url: string) =>
  readFileSync(path.join(out, url), "utf8").replaceAll(
    /url\((\.\.?\/[^)]+)\)/g,
    (_, relative: string) => `url(${path.posix.join(path.posix.dirname(url), relative)})`,
  );

function withStylesInside(html: string, out: string): string {
  const [link, url] = STYLES.exec(html) ?? [];
  if (link === undefined || url === undefined) return html;
  const css = stylesOf(out, url);
  const lang = /<html[^>]* lang="(\w+)"/.exec(html)?.[1];
  const subset = subsets[lang as keyof typeof subsets] ?? subsets.ru;
  const font = new RegExp(`/_next/[^)"]*-${subset}-wght[^)"]*\\.woff2`).exec(css)?.[0];
  const ahead = font === undefined ? "" : `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="anonymous"/>`;
  return html.replaceAll(STYLES_AHEAD, "").replace(link, () => `${ahead}<style>${css}</style>`);
}

/**
 * The list of all pages is asked for by the router when a link is seen or followed, no earlier: Next says so by leaving its callback.
 * A shell asks at once, to learn what its address means.
 */
function withManifestOnDemand(html: string, file: string): string {
  if (file.includes(SHELL)) return html;
  return html.replace(MANIFEST, (_, url: string, attributes: string) => {
    const digest = /integrity="([^"]+)"/.exec(attributes)?.[1] ?? "";
    const load = `var s=document.createElement("script");s.integrity="${digest}";s.src="${url}";document.head.append(s)`;
    return `<script>(()=>{var asked;Object.defineProperty(self,"__BUILD_MANIFEST_CB",{get:()=>asked,set(then){if(!asked){${load}}asked=then}})})()</script>`;
  });
}

/** Next's two lists of a few letters keep their tags: nothing waits for them, and whoever examines a page sees that scripts have digests. */
const DEFERRED = /<script(?=[^>]* defer="")(?=[^>]* src="((?:(?!Manifest\.js)[^"])+)")(?=[^>]* integrity="([^"]+)")[^>]*><\/script>/g;
/** Where nothing is painted, as in a tab behind others, the scripts do not wait for it. */
const UNPAINTED_MS = 1000;

/**
 * A deferred script that has come by the end of a page runs before the page is painted. Here all are asked for once it is painted, in their
 * order and by their digests, from the end of the page, since they read what it says.
 */
function withScriptsAfterPaint(html: string): string {
  const scripts = [...html.matchAll(DEFERRED)].map(([, src = "", integrity = ""]) => [src, integrity]);
  if (scripts.length === 0) return html;
  const add = `for(const[src,integrity]of${JSON.stringify(scripts)})document.head.append(Object.assign(document.createElement("script"),{src,integrity,async:false}))`;
  const load = `(()=>{var begun;function begin(){if(!begun){begun=true;${add}}}new PerformanceObserver(begin).observe({type:"paint",buffered:true});setTimeout(begin,${UNPAINTED_MS})})()`;
  return html.replaceAll(DEFERRED, "").replace("</body>", () => `<script>${load}</script></body>`);
}

/** A page of the export as it is served. `file` is its name there. */
export const forFirstPaint = (html: string, file: string, out: string): string =>
  withScriptsAfterPaint(withManifestOnDemand(withStylesInside(html, out), file));
