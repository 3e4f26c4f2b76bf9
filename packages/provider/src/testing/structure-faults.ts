import { withPoppler } from "./poppler.ts";

const wordsOf = (text: string): readonly string[] => text.normalize("NFC").match(/[\p{L}\p{N}]{2,}/gu) ?? [];
const countOf = (tags: readonly (string | undefined)[], tag: string): number => tags.filter((one) => one === tag).length;

/**
 * What a document breaks of PDF/UA (ISO 14289-1), as far as Poppler shows it: veraPDF is not in a registry that a test may install from.
 * @param running the words of headers and footers, which are not read aloud.
 */
export function structureFaults(bytes: Buffer, running: string): readonly string[] {
  return withPoppler(bytes, (read) => {
    const info = read("pdfinfo");
    const meta = read("pdfinfo", "-meta");
    const tree = read("pdfinfo", "-struct-text");
    const tags = [...tree.matchAll(/^ *(\w+):?(?: .*)?$/gm)].map(([, tag]) => tag);
    const fonts = read("pdffonts").split("\n").slice(2).filter(Boolean);
    const plain = bytes.toString("latin1");
    const treeWords = new Set(wordsOf(tree.replaceAll("\u00a0", " ")));
    const margins = new Set(wordsOf(running));
    const silent = wordsOf(read("pdftotext", "-raw").replaceAll("\u00a0", " ")).filter(
      (word) => !treeWords.has(word) && !margins.has(word) && !/^\d+$/.test(word),
    );
    const levels = tags.flatMap((tag) => (tag && /^H[1-6]$/.test(tag) ? [Number(tag[1])] : []));
    const rules: readonly (readonly [fault: string, kept: boolean])[] = [
      ["is not tagged", /Tagged:\s+yes/.test(info)],
      ["does not say that it is PDF/UA", meta.includes("<pdfuaid:part>1</pdfuaid:part>")],
      ["has no title, or does not show it", /Title:\s+\S/.test(info) && plain.includes("/DisplayDocTitle true")],
      ["has no language", /\/Lang \((?:ru|kk|en)/.test(plain)],
      ["has Kazakh words that say no language of their own", !/[әғқңөұүһі]/iu.test(tree) || plain.includes("/Lang (kk-KZ)")],
      ["is closed to assistive technology", /Encrypted:\s+no/.test(info)],
      ["has a font that is not embedded, or letters without meaning", fonts.every((font) => /yes +yes +yes/.test(font))],
      ["does not have one title as its first heading", levels[0] === 1 && levels.filter((level) => level === 1).length === 1],
      ["skips a level of headings", levels.every((level, index) => index === 0 || level - (levels[index - 1] ?? 0) <= 1)],
      ["has a table without headings", countOf(tags, "Table") === 0 || countOf(tags, "TH") >= countOf(tags, "Table")],
      ["has a list without items", countOf(tags, "L") <= countOf(tags, "LI")],
      ["has a figure without words", countOf(tags, "Figure") <= plain.split("/Alt (").length - 1],
    ];
    return [
      ...rules.filter(([, kept]) => !kept).map(([fault]) => fault),
      ...(silent.length > 0 ? [`tells nobody who listens: ${[...new Set(silent)].join(", ")}`] : []),
    ];
  });
}
