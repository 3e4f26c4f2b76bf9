/** What is sent again and again, and what every answer must hold. */
export interface Shot {
  readonly method: "GET" | "POST";
  /** Sent in turn. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly expects: { readonly bytes: number; readonly encoding?: string };
}
