import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { calls, matchCall, type CallName } from "@shanyraq/calls";
import type { RecordedReply } from "./recorder.ts";

interface RecordedResponse {
  readonly status: number;
  readonly body: unknown;
}
const refusal = (status: number): RecordedResponse => ({
  status,
  body: { status: "error", message: `The record has nothing for ${status}.` },
});
const inLanguage = ({ bodies }: RecordedReply, lang: string): unknown => bodies[lang] ?? bodies["ru"] ?? Object.values(bodies)[0];

/** Answers a request out of a record: a call with its yes, or with the first that there is; what needs a token and has none with its 401. */
export function replayOf(
  replies: readonly RecordedReply[],
): (method: string, url: string, headers: Readonly<Record<string, unknown>>) => RecordedResponse {
  const found = new Map(replies.map((reply) => [`${reply.call}.${reply.outcome}`, reply]));
  const first = new Map(replies.toReversed().map((reply) => [reply.call, reply]));
  const replyOf = (call: CallName, outcome: string, lang: string): RecordedResponse | undefined => {
    const reply = found.get(`${call}.${outcome}`);
    return reply && { status: reply.status, body: inLanguage(reply, lang) };
  };
  return (method, url, headers) => {
    const match = matchCall(method, new URL(url, "http://back.office").pathname);
    if (match.found === "nothing") return refusal(404);
    if (match.found === "otherMethod") return refusal(405);
    const lang = String(headers["lang"] ?? "ru");
    if (calls[match.name].auth !== "anyone" && headers["authorization"] === undefined)
      return replyOf(match.name, "401", lang) ?? refusal(401);
    const kept = first.get(match.name);
    return (
      replyOf(match.name, "200", lang) ??
      replyOf(match.name, "no", lang) ??
      (kept ? { status: kept.status, body: inLanguage(kept, lang) } : refusal(501))
    );
  };
}

/** Serves a record on this machine alone, for who builds pages without a back office. @param port 0: any that is free. */
export async function serveRecord(replies: readonly RecordedReply[], port: number) {
  const answer = replayOf(replies);
  const server = createServer((incoming, outgoing) => {
    incoming.resume().on("end", () => {
      const { status, body } = answer(incoming.method ?? "GET", incoming.url ?? "/", incoming.headers);
      outgoing.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
