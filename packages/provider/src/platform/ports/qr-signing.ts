import type { QrOperation } from "../database/records/qr-operation.ts";

export interface QrPaper {
  readonly id: string;
  readonly name: { readonly ru: string; readonly kk: string; readonly en: string };
  /** Base64. */
  readonly data: string;
  readonly kind: "pdf" | "text";
}

/** The service by which a phone signs what a code on the screen leads to. */
export interface QrSigning {
  readonly open: (description: string) => Promise<QrOperation>;
  /** Hands over what is to be signed, as often as it is asked. */
  readonly hand: (operation: QrOperation, papers: readonly QrPaper[]) => Promise<"waiting" | "scanned" | "expired">;
  /** Signatures by the ids of the papers: base64 of a CMS each. */
  readonly collect: (operation: QrOperation) => Promise<"waiting" | "cancelled" | "expired" | ReadonlyMap<string, string>>;
}
