import type { ServerResponse } from "node:http";
import type { Reply } from "@shanyraq/edge";
import type { NodeRequest } from "./node-request.ts";

/** An answer as it goes onto the line: names and values of headers in turn, and all of the body. */
export interface Answer {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: string | Uint8Array | null;
  /** What the log calls the thing that was asked for, where that is known beforehand. */
  readonly name?: string | undefined;
}

/** What answers on a port of Node; at once where it has nothing to wait for. */
export type Handler = (request: NodeRequest) => Answer | Promise<Answer>;

const hasNoBody = (status: number) => status === 204 || status === 304;

const lengthOf = (status: number, body: Answer["body"]): readonly string[] => {
  if (hasNoBody(status)) return [];
  return ["content-length", String(typeof body === "string" ? Buffer.byteLength(body) : (body?.byteLength ?? 0))];
};

/** A reply of the edge. */
export function ofReply({ status, headers, cookies = [], body }: Reply, more: readonly string[] = []): Answer {
  const flat = [...more, ...lengthOf(status, body)];
  for (const name in headers) flat.push(name, headers[name] ?? "");
  for (const cookie of cookies) flat.push("set-cookie", cookie);
  return { status, headers: flat, body };
}

/** The answer of a part that speaks in Responses. */
export async function ofResponse(response: Response): Promise<Answer> {
  const { status } = response;
  const body = response.body ? new Uint8Array(await response.arrayBuffer()) : null;
  const headers = [...response.headers].filter(([name]) => name !== "content-length").flat();
  return { status, headers: [...headers, ...lengthOf(status, body)], body };
}

/** Hands a request to a part that takes a Request. */
export const byRequests =
  (fetch: (request: Request) => Promise<Response>): Handler =>
  async (request) =>
    ofResponse(await fetch(request.toRequest()));

/** Sends all of an answer, but does not end it: ending one may close the connection. */
export function begin(outgoing: ServerResponse, { status, headers, body }: Answer): void {
  outgoing.writeHead(status, headers as string[]);
  if (body === null || body.length === 0) outgoing.flushHeaders();
  else outgoing.write(body);
}

export function write(outgoing: ServerResponse, { status, headers, body }: Answer, head: boolean): void {
  // Node takes the list as it is, without a look at every name.
  outgoing.writeHead(status, headers as string[]);
  if (head || body === null) outgoing.end();
  else outgoing.end(body);
}
