import { decodedName, fileHeaders, type Call } from "@shanyraq/calls";
import { isEveryObjects, parseJson } from "@shanyraq/calls/parse-json";
import { refuse, type Refusal } from "./refusal.ts";

export type Read =
  | { readonly ok: true; readonly input: Readonly<Record<string, unknown>>; readonly file?: Uint8Array }
  | { readonly ok: false; readonly refusal: Refusal };
const refused = (...reason: Parameters<typeof refuse>): Read => ({ ok: false, refusal: refuse(...reason) });

/** Counts while reading: what Content-Length says proves nothing. */
async function bodyOf(request: Request, most: number): Promise<Uint8Array | undefined> {
  if (!request.body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body) {
    size += part.byteLength;
    if (size > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Text that PostgreSQL cannot hold: the NUL character, and a half of a surrogate pair. */
const unwritable = (value: unknown): boolean => /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(JSON.stringify(value) ?? "");

const TYPES = { json: "application/json", file: "application/octet-stream" } as const;

/** 413, then 415, by the first lines of a request: before it is known who sends it nothing of its body is read. */
export function refusedByHead({ headers, body: sent }: Request, { method, maxBody, body }: Call): Refusal | undefined {
  if (method === "GET") return undefined;
  if (Number(headers.get("content-length") ?? 0) > maxBody) return refuse(413, "error.tooLarge");
  const type = headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  return type !== TYPES[body] && sent !== null ? refuse(415, "error.mediaType") : undefined;
}

/** The fields of a call and, if it takes one, its file: 413, then 400 for malformed JSON. */
export async function readInput(
  request: Request,
  { method, maxBody, body }: Call,
  params: Readonly<Record<string, string>>,
  query: URLSearchParams,
): Promise<Read> {
  if (method === "GET") {
    const pairs = [...query].filter(([key]) => !isEveryObjects(key));
    const input = { ...Object.fromEntries(pairs), ...params };
    return unwritable(input) ? refused(400, "error.badInput") : { ok: true, input };
  }
  const bytes = await bodyOf(request, maxBody);
  if (!bytes) return refused(413, "error.tooLarge");
  if (body === "file") {
    const input = {
      name: decodedName(request.headers.get(fileHeaders.name)),
      challenge: request.headers.get(fileHeaders.challenge) ?? undefined,
    };
    return unwritable(input) ? refused(400, "error.badInput") : { ok: true, input, file: bytes };
  }
  if (bytes.length === 0) return { ok: true, input: params };
  const value = parseJson(new TextDecoder().decode(bytes));
  if (value === undefined) return refused(400, "error.badJson");
  if (typeof value !== "object" || value === null || Array.isArray(value) || unwritable(value)) return refused(400, "error.badInput");
  return { ok: true, input: { ...value, ...params } };
}
