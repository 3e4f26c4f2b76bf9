import { matchCall } from "../match.ts";
import { sampleReply } from "./sample-reply.ts";

/**
 * What a back office that keeps its word answers to this request; an empty object where it is no call of ours. No session begins with it, and no news
 * says of which list it is, unless a test says so.
 */
export function rightReply({ method, url }: Pick<Request, "method" | "url">): object {
  const found = matchCall(method, new URL(url, "http://back.office").pathname);
  if (found.found !== "call") return {};
  const sample = sampleReply(found.name) as object;
  if (Array.isArray(sample)) return sample;
  const { Authorization: _, type: __, ...reply } = sample as { readonly Authorization?: unknown; readonly type?: unknown };
  return reply;
}
