import type { ChartData } from "@shanyraq/chart";

/** A name and what it stands for. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

export interface Column {
  readonly heading: string;
  /** Its cells end at the right edge, so that digits of one weight stand under one another. */
  readonly numeric?: boolean;
}

/** A chart as data: values by year, and what it shows for who listens. */
export interface Chart extends ChartData {
  readonly alt: string;
  /** The year since which the second line is above the third, where it comes to be. */
  readonly crossing?: number | undefined;
  readonly valueText: (value: number) => string;
}

/** One part of a document: data alone, already in the document's language. */
export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string; readonly look?: "lead" | "note" }
  | { readonly kind: "list"; readonly items: readonly string[]; readonly numbered?: boolean }
  | { readonly kind: "facts"; readonly facts: readonly Fact[] }
  | {
      readonly kind: "table";
      readonly caption?: string;
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly string[])[];
    }
  | ({ readonly kind: "chart" } & Chart)
  | { readonly kind: "qr"; readonly address: string; readonly text: string; readonly alt: string }
  /** Parts that stand on one page, unless they are longer than a page. */
  | { readonly kind: "together"; readonly blocks: readonly Block[] };
