import { eventDocuments, type EventDocument } from "@shanyraq/calls/vocabulary";

interface HeldPaper {
  readonly document: EventDocument;
  readonly have: boolean;
}

/** What a claimant said of each paper that their event asks for: whether it came with the claim, or comes later. */
export function heldPapers({ documents }: Readonly<Record<string, unknown>>): readonly HeldPaper[] {
  const listed: readonly unknown[] = Array.isArray(documents) ? documents : [];
  return listed.flatMap((one) => {
    if (typeof one !== "object" || one === null || !("document" in one)) return [];
    const document = eventDocuments.find((name) => name === one.document);
    return document === undefined ? [] : [{ document, have: "have" in one && one.have === true }];
  });
}

/** The papers that were to come later. */
export const laterPapers = (details: Readonly<Record<string, unknown>>): readonly EventDocument[] =>
  heldPapers(details).flatMap(({ document, have }) => (have ? [] : [document]));

/** What is said of each paper once some of those that were to come later have come. */
export const withPapers = (details: Readonly<Record<string, unknown>>, came: readonly EventDocument[]): readonly HeldPaper[] =>
  heldPapers(details).map(({ document, have }) => ({ document, have: have || came.includes(document) }));
