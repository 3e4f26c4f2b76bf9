import type { EdgeRequest } from "../edge-request.ts";

/** Whether a request says itself that its body is larger than this. */
export const saysMoreThan = ({ headers }: EdgeRequest, limit: number): boolean => Number(headers.get("content-length") ?? 0) > limit;

/** Reads a body up to a limit, counting what really arrives. Undefined: it was larger. */
export async function readUpTo(request: EdgeRequest, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (saysMoreThan(request, limit)) return undefined;
  if (request.readWhole) return request.readWhole(limit);
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > limit) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
