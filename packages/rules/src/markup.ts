import { escapeHtml } from "./html-text.ts";

/** Text that is markup already. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
type Piece = Markup | string | number | readonly Piece[];

const rendered = (piece: Piece): string => {
  if (piece instanceof Markup) return piece.text;
  return typeof piece === "object" ? piece.map(rendered).join("") : escapeHtml(String(piece));
};

/** Markup in which everything filled in is escaped, unless it is markup itself. */
export const html = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup =>
  new Markup(strings.map((text, i) => text + (i < pieces.length ? rendered(pieces[i] ?? "") : "")).join(""));
