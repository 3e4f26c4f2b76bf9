/** An answer as plain values: a host on Node writes them as they stand, others make a Response of them. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  /** Bytes where the answer is a file. */
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

export function respond({ status, headers, cookies = [], body }: Reply): Response {
  const response = new Response(body, { status, headers });
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}
