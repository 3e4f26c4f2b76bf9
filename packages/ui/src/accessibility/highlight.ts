const NAME = "spoken";

/** Marks what is being said without touching the document: links stay links, and nothing can be smuggled in. */
export function markSpoken(range: Range | undefined): void {
  if (!("highlights" in CSS)) return;
  if (range) CSS.highlights.set(NAME, new Highlight(range));
  else CSS.highlights.delete(NAME);
}
