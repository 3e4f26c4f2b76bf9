import type { Call } from "@shanyraq/contract";
import { refuse, type Refusal } from "./refusal.ts";

export type Read =
  | { readonly ok: true; readonly input: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly refusal: Refusal };
const refused = (...reason: Parameters<typeof refuse>): Read => ({ ok: false, refusal: refuse(...reason) });

/** Counts while reading: what Content-Length says proves nothing. */
async function bodyText(request: Request, most: number): Promise<string | undefined> {
  if (!request.body) return "";
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body) {
    size += part.byteLength;
    if (size > most) return undefined;
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

/** Text that PostgreSQL cannot hold: the NUL character, and a half of a surrogate pair. */
const unwritable = (value: unknown): boolean => /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(JSON.stringify(value) ?? "");

/** No field of any call is named as a member of every object is; such a one would reach for a prototype, or pose as a method. */
const withoutPrototype = (key: string, value: unknown): unknown => (key in Object.prototype ? undefined : value);

/** 413, then 415, then 400 for what is no JSON. Reads the body before anything else is asked of the call. */
export async function readInput(
  request: Request,
  { method, maxBody }: Call,
  params: Readonly<Record<string, string>>,
  query: URLSearchParams,
): Promise<Read> {
  if (method === "GET") {
    const asked = [...query].filter(([key]) => !(key in Object.prototype));
    const input = { ...Object.fromEntries(asked), ...params };
    return unwritable(input) ? refused(400, "error.badInput") : { ok: true, input };
  }
  if (Number(request.headers.get("content-length") ?? 0) > maxBody) return refused(413, "error.tooLarge");
  const text = await bodyText(request, maxBody);
  if (text === undefined) return refused(413, "error.tooLarge");
  const type = request.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/json" && text !== "") return refused(415, "error.mediaType");
  try {
    const body: unknown = text === "" ? {} : JSON.parse(text, withoutPrototype);
    if (typeof body !== "object" || body === null || Array.isArray(body) || unwritable(body)) return refused(400, "error.badInput");
    return { ok: true, input: { ...body, ...params } };
  } catch {
    return refused(400, "error.badJson");
  }
}
