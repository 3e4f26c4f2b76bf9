export { languageOf } from "./language-of.ts";
export { document, isLargePrint, type DocumentFacts } from "./document.ts";
export type { Block, Column, Fact } from "./block.ts";
export type { Print } from "./print.ts";
export { dateText, numberText } from "./figures.ts";
