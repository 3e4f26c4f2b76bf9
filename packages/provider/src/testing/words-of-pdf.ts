import { withPoppler } from "./poppler.ts";

const read = (base64: unknown): string => withPoppler(Buffer.from(String(base64), "base64"), (look) => look("pdftotext", "-raw"));

/** The words of a paper as in sentences: line breaks have no meaning. @param base64 as calls return it. */
export const wordsOfPdf = (base64: unknown): string => read(base64).replace(/\s+/g, " ");

/** The same page by page, line by line. */
export const pagesOfPdf = (base64: unknown): readonly string[] => read(base64).split("\f");
