import { joinBytes, type Bytes } from "../bytes.ts";

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

export interface Bounds {
  /** Bytes. */
  readonly most: number;
  readonly timeoutMs: number;
}

/**
 * The answer of an address, whole and within bounds; undefined without one. Redirects are not followed: they could lead to hosts that are not allowed. An
 * answer that does not end is dropped after so many bytes, whatever length it declared.
 */
export async function fetchBounded(
  fetch: Fetch,
  url: string,
  { most, timeoutMs }: Bounds,
  init: RequestInit = {},
): Promise<Bytes | undefined> {
  try {
    const response = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
    return await readUpTo(response, most);
  } catch {
    return undefined;
  }
}

async function readUpTo(response: Response, most: number): Promise<Bytes | undefined> {
  const reader = response.body?.getReader();
  if (!reader) return undefined;
  const parts: Uint8Array[] = [];
  let left = response.ok && Number(response.headers.get("content-length") ?? 0) <= most ? most : -1;
  while (left >= 0) {
    const { done, value } = await reader.read();
    if (done) return joinBytes(...parts);
    left -= value.length;
    parts.push(value);
  }
  await reader.cancel();
  return undefined;
}
