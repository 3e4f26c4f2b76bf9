import type { Method } from "@shanyraq/calls";

/** One question to the back office, as the edge would put it. */
export interface Question {
  readonly method: Method;
  /** With its parameters filled in. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** Sent as JSON; a text is sent as it is. */
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}
/** What came back. `status` is undefined where nothing did within the edge's patience, and `json` where the text is none. */
export interface Answer {
  readonly status: number | undefined;
  readonly json: unknown;
}
export type Ask = (question: Question) => Promise<Answer>;

/** What the edge waits for, and no longer (docs/back-office.md). */
const PATIENCE_MS = 4_800;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Speaks to a back office as the edge does: in a language, under a request id, in one browser's conversation, without following redirects.
 * A line that breaks is no answer, as one that comes too late.
 */
export function lineTo(address: string, patienceMs = PATIENCE_MS): Ask {
  return async ({ method, path, query, body, token, headers }) => {
    const url = new URL(path, address);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const request = new Request(url, {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        lang: "ru",
        "x-request-id": crypto.randomUUID(),
        "x-real-ip": "203.0.113.7",
        "x-flow-id": "kit".padEnd(43, "-"),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    try {
      const response = await fetch(request);
      return { status: response.status, json: parsed(await response.text()) };
    } catch {
      return { status: undefined, json: undefined };
    }
  };
}
