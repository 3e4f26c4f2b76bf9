import type { Method } from "@shanyraq/calls";

/** One question to the back office, as the edge would put it. */
export interface Question {
  readonly method: Method;
  /** With its parameters filled in. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** Sent as JSON; a text is sent as it is. */
  readonly body?: unknown;
  /** A file as it is, in the place of a body. */
  readonly file?: Uint8Array<ArrayBuffer> | undefined;
  /** The beginning of a body, in its place: the line breaks off behind it. */
  readonly breaksOff?: string | undefined;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}
/** What came back. `status` is undefined when no complete answer came within the edge's timeout, and `json` when the text is not JSON. */
export interface LineAnswer {
  readonly status: number | undefined;
  readonly json: unknown;
  readonly headers: Headers;
  /** How long it took. */
  readonly ms: number;
  /** Why nothing whole came: it did not in time, or its line broke off. */
  readonly lost?: "late" | "cut";
}
export type Ask = (question: Question) => Promise<LineAnswer>;

/** What the edge waits for, and no longer (docs/back-office.md). */
const TIMEOUT_MS = 4_800;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const brokenOff = (beginning: string): ReadableStream =>
  new ReadableStream({
    start: (line) => line.enqueue(new TextEncoder().encode(beginning)),
    pull: (line) => line.error(new Error("gone")),
  });
/** What goes as the body of a request, if anything does. */
function bodyOf({ body, file, breaksOff }: Question): RequestInit {
  // Node's fetch wants it said of a stream; the types of the web do not know it yet.
  const half: object = { duplex: "half" };
  if (breaksOff !== undefined) return { body: brokenOff(breaksOff), ...half };
  if (file !== undefined) return { body: file };
  return body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) };
}

function requestOf(address: string, question: Question, signal: AbortSignal): Request {
  const { method, path, query, file, token, headers } = question;
  const url = new URL(path, address);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  return new Request(url, {
    method,
    redirect: "manual",
    signal,
    headers: {
      lang: "ru",
      "x-request-id": crypto.randomUUID(),
      "x-real-ip": "203.0.113.7",
      "x-flow-id": "kit".padEnd(43, "-"),
      ...(method === "POST" && { "content-type": file === undefined ? "application/json" : "application/octet-stream" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...bodyOf(question),
  });
}

/**
 * Speaks to a back office as the edge does: in a language, under a request id, in one browser's conversation, without following redirects. A broken connection
 * counts as no answer, and so does one that comes too late.
 */
export function lineTo(address: string, timeoutMs = TIMEOUT_MS): Ask {
  return async (question) => {
    const began = performance.now();
    const signal = AbortSignal.timeout(timeoutMs);
    const took = () => performance.now() - began;
    try {
      const { status, headers, ...response } = await answered(requestOf(address, question, signal));
      return { status, headers, json: parsed(response.text), ms: took() };
    } catch {
      return { status: undefined, json: undefined, headers: new Headers(), ms: took(), lost: signal.aborted ? "late" : "cut" };
    }
  };
}

async function answered(request: Request): Promise<{ readonly status: number; readonly headers: Headers; readonly text: string }> {
  const response = await fetch(request);
  return { status: response.status, headers: response.headers, text: await response.text() };
}
