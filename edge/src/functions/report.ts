import type { EdgeFunction, EdgeLogEntry, EdgeOptions } from "../edge-options.ts";
import { readUpTo } from "../guard/body.ts";
import { overQuota } from "../guard/quotas.ts";
import type { Reply } from "../reply.ts";
import { randomId } from "../session/request-token.ts";

const MAX_BYTES = 8 * 1024;
const MAX_LINES = 20;

type Line = Omit<EdgeLogEntry, "requestId">;

const empty = (status: number, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  headers: { "cache-control": "no-store", ...headers },
  body: null,
});

/**
 * Takes what a browser reports on its own and puts it into the log. Anybody can send a report, so nothing of it is kept but
 * words of our own tables and numbers; a report that says nothing of the kind is thrown away without an answer that tells why.
 */
export const reportFunction =
  (types: readonly string[], linesOf: (report: unknown) => readonly Line[]) =>
  (options: EdgeOptions): EdgeFunction =>
  async (request) => {
    if (request.method !== "POST") return empty(405, { allow: "POST" });
    const [type = ""] = (request.headers.get("content-type") ?? "").split(";");
    if (!types.includes(type.trim().toLowerCase())) return empty(415);
    const site = request.headers.get("sec-fetch-site");
    if (site !== null && site !== "same-origin") return empty(403);
    // A sender over the quota is answered like any other: nothing waits for the answer.
    if (overQuota(request, options, "reports")) return empty(204);
    const bytes = await readUpTo(request, MAX_BYTES);
    if (!bytes) return empty(413);
    const { requestId = randomId() } = options.traceOf?.(request) ?? {};
    for (const line of linesOf(parsed(bytes)).slice(0, MAX_LINES)) options.log({ ...line, requestId });
    return empty(204);
  };

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

/** A field of something unknown. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
