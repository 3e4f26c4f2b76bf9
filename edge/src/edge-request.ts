/** What the edge looks at of a request. Every Request is one; a host that reads a line more cheaply hands in its own. */
export interface EdgeRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Pick<Headers, "get" | "has">;
  readonly body: ReadableStream<Uint8Array> | null;
  /** The address, where the host has parsed it already. */
  readonly address?: URL;
  /** Reads the body whole, where the host can without a stream. Undefined: it was larger. */
  readonly readWhole?: (limit: number) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

export const urlOf = ({ address, url }: EdgeRequest): URL => address ?? new URL(url);
