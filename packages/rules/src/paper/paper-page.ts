/** One part of a paper as it is read on a page: what the printed one says, without its places on a sheet. */
export type PaperBlock =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string; readonly look?: "lead" | "note" }
  | { readonly kind: "list"; readonly items: readonly string[]; readonly numbered: boolean }
  | { readonly kind: "facts"; readonly facts: readonly { readonly name: string; readonly value: string }[] }
  | {
      readonly kind: "table";
      readonly caption?: string;
      readonly columns: readonly { readonly heading: string; readonly numeric: boolean }[];
      readonly rows: readonly (readonly string[])[];
    }
  /** What a printed paper shows as a code for a camera. */
  | { readonly kind: "address"; readonly text: string; readonly address: string };

/** A paper in the language in which it was agreed. */
export interface PaperPage {
  readonly language: string;
  readonly title: string;
  readonly blocks: readonly PaperBlock[];
}

/** The type of the stream in which a PDF of ours holds its page (ISO 32000-1, 14.5: private data of the one who made it). */
export const PAPER_PAGE_STREAM = "ShanyraqPaperPage";
