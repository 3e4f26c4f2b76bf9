import type { IncomingMessage } from "node:http";
import type { EdgeRequest } from "@shanyraq/edge";

/** Headers as they came over the line, looked up without a copy; what we add ourselves hides what the client says under that name. */
export class RawHeaders {
  readonly #raw: readonly string[];
  readonly #own = new Map<string, string>();

  constructor(raw: readonly string[]) {
    this.#raw = raw;
  }
  /** Adds a header of our own. */
  set(name: string, value: string): void {
    this.#own.set(name, value);
  }
  /** @param name in small letters. One that came several times is one list, as a Request has it. */
  get(name: string): string | null {
    const own = this.#own.get(name);
    if (own !== undefined) return own;
    const raw = this.#raw;
    let found: string | null = null;
    for (let at = 0; at < raw.length; at += 2) {
      const key = raw[at] ?? "";
      if (key.length !== name.length || (key !== name && key.toLowerCase() !== name)) continue;
      const value = raw[at + 1] ?? "";
      found = found === null ? value : found + (name === "cookie" ? "; " : ", ") + value;
    }
    return found;
  }
  has(name: string): boolean {
    return this.get(name) !== null;
  }
  /** All of them, for who needs a Request. */
  whole(): Headers {
    const headers = new Headers();
    for (let at = 0; at < this.#raw.length; at += 2) headers.append(this.#raw[at] ?? "", this.#raw[at + 1] ?? "");
    for (const [name, value] of this.#own) headers.set(name, value);
    return headers;
  }
}

/** A request on Node's line. It becomes a Request only for who needs one: making those costs more than most answers. */
export class NodeRequest implements EdgeRequest {
  readonly address: URL;
  readonly method: string;
  readonly headers: RawHeaders;
  readonly #incoming: IncomingMessage;

  constructor(incoming: IncomingMessage, address: URL, headers: RawHeaders) {
    this.#incoming = incoming;
    this.address = address;
    this.method = incoming.method ?? "GET";
    this.headers = headers;
  }
  get url(): string {
    return this.address.href;
  }
  /** The body as it is asked for: what nobody reads stays on the line. */
  get body(): ReadableStream<Uint8Array> | null {
    const incoming = this.#incoming;
    if (this.method === "GET" || this.method === "HEAD") return null;
    let chunks: AsyncIterator<Buffer> | undefined;
    return new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          chunks ??= incoming[Symbol.asyncIterator]();
          const { done, value } = await chunks.next();
          if (done) controller.close();
          else controller.enqueue(new Uint8Array(value));
        },
      },
      { highWaterMark: 0 },
    );
  }
  /** Counts what really arrives; stops listening where it grows too long. */
  readWhole(limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const incoming = this.#incoming;
    return new Promise((done, fail) => {
      // The connection was closed while the sender was being identified: no more events would arrive.
      if (incoming.destroyed) return fail(new Error("the visitor has gone"));
      const chunks: Buffer<ArrayBuffer>[] = [];
      let size = 0;
      const take = (chunk: Buffer<ArrayBuffer>) => {
        size += chunk.length;
        chunks.push(chunk);
        if (size <= limit) return;
        incoming.off("data", take).pause();
        done(undefined);
      };
      incoming.on("data", take);
      incoming.once("end", () => done(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
      incoming.once("error", fail);
    });
  }
  toRequest(): Request {
    const { body, method } = this;
    return new Request(this.address, { method, headers: this.headers.whole(), ...(body && { body, duplex: "half" }) } as RequestInit);
  }
}
