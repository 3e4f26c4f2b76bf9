import { barBottom, leadGuide } from "./follow-reader.ts";

const NAME = "spoken";

/** Marks what is being said without touching the document: links stay links, and nothing can be smuggled in. The reading guide goes with it. */
export function markSpoken(range: Range | undefined): void {
  if (range) leadGuide(range);
  if (!("highlights" in CSS)) return;
  if (range) CSS.highlights.set(NAME, new Highlight(range));
  else CSS.highlights.delete(NAME);
}

const MARGIN = 24;

/** Brings what is spoken into view, under the bar of the version, and the guide with it; nothing moves while it is there already. */
export function showSpoken(range: Range | undefined): void {
  const place = range?.startContainer.parentElement;
  if (!range || !place) return;
  const { top, bottom } = range.getBoundingClientRect();
  const covered = barBottom();
  if (top >= covered && bottom <= window.innerHeight) return;
  if (place.closest("[role=dialog], [role=alertdialog], dialog")) place.scrollIntoView({ block: "nearest" });
  else window.scrollBy({ top: top - covered - MARGIN });
  leadGuide(range);
}
