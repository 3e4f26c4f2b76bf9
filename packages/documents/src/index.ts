export { languageOf } from "./language-of.ts";
export { document, type DocumentFacts } from "./document.ts";
export type { Block, Column, Fact } from "./block.ts";
export { dateText, numberText } from "./figures.ts";
