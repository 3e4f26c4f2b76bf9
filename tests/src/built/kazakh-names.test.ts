import { readFileSync } from "node:fs";
import path from "node:path";
import { SHELL, splitLocale } from "@shanyraq/routes";
import { exportedFiles } from "@shanyraq/routes/exported-files";
import { expect, it } from "vitest";

const out = path.resolve(import.meta.dirname, "../../../site/out");
const KAZAKH = /[^\s<>]*[әғқңөұүһіӘҒҚҢӨҰҮҺІ][^<>]*/gu;

const pages = exportedFiles(out)
  .filter((file) => file.endsWith(".html") && !file.includes(SHELL))
  .map((file) => ({ file: `/${path.relative(out, file)}`, html: readFileSync(file, "utf8") }))
  .filter(({ file }) => splitLocale(file.replace(/\.html$/, "")).locale !== "kk");

/** What is said on a page by no Kazakh voice: its words without those of elements that say they are Kazakh. */
const reworded = (html: string): string =>
  (/<body\b[\s\S]*/.exec(html)?.[0] ?? "")
    .replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<(\w+)\b[^>]*\slang="kk(?:-KZ)?"[^>]*>[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]*>/g, "<>");

it("has Russian and English pages to look at", () => expect(pages.length).toBeGreaterThan(50));

it("a Kazakh name on a Russian or an English page says its language, on every page", () => {
  const unmarked = pages.flatMap(({ file, html }) => (reworded(html).match(KAZAKH) ?? []).map((name) => `${file}: ${name.slice(0, 80)}`));
  expect(unmarked).toEqual([]);
});
