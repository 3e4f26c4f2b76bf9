import { execFileSync } from "node:child_process";

const read = (base64: unknown): string =>
  execFileSync("pdftotext", ["-raw", "-", "-"], { input: Buffer.from(String(base64), "base64"), encoding: "utf8" });

/** The words of a paper as they stand in sentences: where a line of the page ends is nobody's meaning. @param base64 as calls answer it. */
export const wordsOfPdf = (base64: unknown): string => read(base64).replace(/\s+/g, " ");

/** The same page by page, in the lines in which it stands. */
export const pagesOfPdf = (base64: unknown): readonly string[] => read(base64).split("\f");
