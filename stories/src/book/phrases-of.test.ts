import { expect, it } from "vitest";
import { phrasesOf, type Reader } from "./phrases-of.ts";

/** A reader that walks over phrases, and begins again after the last unless that ends a document. */
function readerOf(phrases: readonly string[]): Reader {
  const nodes = phrases.map((phrase) => ({ phrase }) as unknown as Node);
  const log: string[] = [];
  let at = 0;
  const say = () => void log.push(phrases[at] ?? "");
  return {
    start: async () => say(),
    next: async () => {
      at = (at + 1) % phrases.length;
      say();
    },
    stop: async () => {},
    lastSpokenPhrase: async () => log.at(-1) ?? "",
    spokenPhraseLog: async () => [...log],
    get activeNode() {
      return nodes[at] ?? null;
    },
  };
}
const container = {} as HTMLElement;

it("a document is read to its end", async () => {
  const phrases = ["document", "button, Войти", "end of document"];
  expect(await phrasesOf(readerOf(phrases), container)).toEqual(phrases);
});

it("a part of a page is read once, though the reader would begin again", async () => {
  const phrases = ["heading, Полис, level 2", "link, Подробнее"];
  expect(await phrasesOf(readerOf(phrases), container)).toEqual(phrases);
});

it("a phrase that stands twice does not end the reading", async () => {
  const phrases = ["list", "listitem", "listitem", "end of list"];
  expect(await phrasesOf(readerOf(phrases), container)).toEqual(phrases);
});
