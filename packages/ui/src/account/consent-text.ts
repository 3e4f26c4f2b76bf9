export interface ConsentWords {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The words of a consent's XML, as text and never as markup; undefined for what is no such text. */
export function consentWords(xml: string): ConsentWords | undefined {
  const read = new DOMParser().parseFromString(xml, "application/xml");
  if (read.querySelector("parsererror")) return undefined;
  const wordsOf = (name: string) =>
    [...read.getElementsByTagName(name)].map(({ textContent }) => textContent?.trim() ?? "").filter(Boolean);
  const [title = ""] = wordsOf("Title");
  const paragraphs = wordsOf("Paragraph");
  return paragraphs.length > 0 ? { title, paragraphs } : undefined;
}
