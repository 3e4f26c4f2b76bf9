import { matchCall } from "../match.ts";
import { sampleReply } from "./sample-reply.ts";

/**
 * What a correct back office answers to this request; an empty object when it is not one of our calls. The reply begins no session, and no news say to which
 * list they belong, unless a test sets it.
 */
export function rightReply({ method, url }: Pick<Request, "method" | "url">): object {
  const found = matchCall(method, new URL(url, "http://back.office").pathname);
  if (found.found !== "call") return {};
  const sample = sampleReply(found.name) as object;
  if (Array.isArray(sample)) return sample;
  const { Authorization: _, type: __, ...reply } = sample as { readonly Authorization?: unknown; readonly type?: unknown };
  return reply;
}
