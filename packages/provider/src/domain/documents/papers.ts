import { paperPath, type Output } from "@shanyraq/calls";
import type { Block } from "@shanyraq/documents";
import type { Locale } from "@shanyraq/i18n";
import { printed } from "./printed.ts";

export type PublishedReport = Output<"reports">["data"][number];
/** A form to print: its content, line by line. */
export interface Form {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly lead: string;
  readonly date: string;
  readonly items: readonly string[];
}

const blocksOf = (paper: PublishedReport | Form): readonly Block[] => [
  { kind: "paragraph", text: paper.lead, look: "lead" },
  "items" in paper
    ? { kind: "list", items: paper.items.map((item) => `${item}: ____________________________`), numbered: true }
    : { kind: "facts", facts: paper.figures.map(({ term, value }) => ({ name: term, value })) },
];

/** A report or a form of the content as a document, made of what its entry says. */
export async function paperFile(paper: PublishedReport | Form, locale: Locale): Promise<Output<"paper">> {
  const { name, slug, date } = paper;
  const bytes = await printed({ language: locale, title: name, subject: paper.lead, madeAt: Date.parse(date) }, blocksOf(paper));
  return { name, url: paperPath({ locale, paper: slug }), date, size: bytes.byteLength, data: Buffer.from(bytes).toString("base64") };
}
