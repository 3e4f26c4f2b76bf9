import { Pool } from "undici";

/** Requests to a provider elsewhere, over kept connections: several times cheaper than the global fetch. */
export function pooledUpstream(providerUrl: string): {
  readonly send: (request: Request) => Promise<Response>;
  readonly close: () => Promise<void>;
} {
  const { origin } = new URL(providerUrl);
  const pool = new Pool(origin, { connections: 64, pipelining: 1 });
  return {
    send: async (request) => {
      const { pathname, search } = new URL(request.url);
      const { statusCode, headers, body } = await pool.request({
        path: pathname + search,
        method: request.method === "POST" ? "POST" : "GET",
        headers: Object.fromEntries(request.headers),
        body: request.method === "POST" ? Buffer.from(await request.arrayBuffer()) : null,
        signal: request.signal,
      });
      const type = headers["content-type"];
      return new Response(await body.arrayBuffer(), {
        status: statusCode,
        headers: typeof type === "string" ? { "content-type": type } : {},
      });
    },
    close: () => pool.close(),
  };
}
