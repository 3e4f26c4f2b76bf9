import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { brandColours } from "@shanyraq/brand/palette";
import { splitLocale } from "@shanyraq/routes";
import { escapeHtml } from "@shanyraq/rules/html-text";
import { latticeLines, poleLines } from "@shanyraq/kit/ornament/shanyraq-geometry.ts";
import { hexOf } from "@shanyraq/kit/theme/color.ts";
import { brand } from "../src/brand.ts";
import { previewOf } from "../src/seo/preview-of.ts";
import { elementsOf } from "./page-html.ts";
import { indexedPages } from "./site-map.ts";

const require = createRequire(import.meta.url);
const fontFiles = ["400Regular/GolosText_400Regular.ttf", "600SemiBold/GolosText_600SemiBold.ttf"].map((file) =>
  require.resolve(`@expo-google-fonts/golos-text/${file}`),
);

const colour = { deep: hexOf(brandColours.light.deep), gold: hexOf(brandColours.light.accent), ring: hexOf(brandColours.dark.ornament) };
const WIDTH = 1200;
const HEIGHT = 630;
const LINE = 27;
const LINES = 4;

/** Breaks a title into lines that fit; what does not fit into the last is left out. */
export function titleLines(title: string): readonly string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length > LINES ? [...lines.slice(0, LINES - 1), `${lines[LINES - 1] ?? ""}…`] : lines;
}

const ring =
  [44, 57.5, 90, 97].map((radius) => `<circle r="${radius}"/>`).join("") +
  [...latticeLines(44, 12), ...poleLines(24, 60, 90, 0.011)].map((line) => `<path d="${line}"/>`).join("");

const drawing = (title: string, name: string): string => {
  const lines = titleLines(title).map((line, at) => `<text x="80" y="${230 + at * 78}">${escapeHtml(line)}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour.deep}"/>
<g transform="translate(1090 315) scale(3.6)" fill="none" stroke="${colour.ring}" stroke-width="0.5" opacity="0.55">${ring}</g>
<rect x="80" y="96" width="72" height="6" fill="${colour.gold}"/>
<g font-family="Golos Text" font-weight="600" font-size="64" fill="#ffffff">${lines.join("")}</g>
<text x="80" y="560" font-family="Golos Text" font-size="30" fill="#ffffff">${escapeHtml(name)}</text>
</svg>`;
};

/** What a page calls itself, without the name of the site. */
const titleOf = (html: string, name: string): string =>
  elementsOf(html)
    .find(({ tag }) => tag === "title")
    ?.text.split(" · ")[0] ?? name;

/** Draws for every page that search engines may keep the picture others show beside a link to it. */
export function writePreviews(out: string): void {
  for (const address of indexedPages(out)) {
    const name = brand.name[splitLocale(address).locale];
    const html = readFileSync(path.join(out, address === "/" ? "index.html" : `${address}.html`), "utf8");
    const file = path.join(out, previewOf(address));
    mkdirSync(path.dirname(file), { recursive: true });
    const picture = new Resvg(drawing(titleOf(html, name), name), {
      font: { loadSystemFonts: false, fontFiles, defaultFontFamily: "Golos Text" },
    });
    writeFileSync(file, picture.render().asPng());
  }
}
