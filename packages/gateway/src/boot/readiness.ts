/** A thing the product cannot serve without; it rejects when it is not there. */
export type Checks = Readonly<Record<string, () => Promise<unknown>>>;

const WITHIN_MS = 1_000;
const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" } as const;

const inTime = async (check: () => Promise<unknown>): Promise<boolean> => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("late")), WITHIN_MS);
  try {
    await Promise.race([check(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
};

/** What serves today and will not one day, by names that an operator looks for. */
export type Warnings = () => readonly string[];

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, part by part; not while it stops, so that the load balancer sends requests elsewhere before the port
 * closes. Neither names a host, a version or an error.
 */
export const readiness =
  (checks: Checks, isStopping: () => boolean, warnings: Warnings = () => []) =>
  (pathname: string): Promise<Response> | undefined => {
    if (pathname === "/healthz") return Promise.resolve(Response.json({ status: "alive" }, { headers }));
    return pathname === "/readyz" ? readinessResponse(checks, isStopping, warnings) : undefined;
  };

async function readinessResponse(checks: Checks, isStopping: () => boolean, warnings: Warnings): Promise<Response> {
  const parts = await Promise.all(
    Object.entries(checks).map(async ([part, check]) => [part, (await inTime(check)) ? "ready" : "unavailable"] as const),
  );
  const stopping = isStopping();
  const serves = parts.every(([, state]) => state === "ready") ? "ready" : "unavailable";
  const status = stopping ? "stopping" : serves;
  const warned = warnings();
  const body = { status, parts: Object.fromEntries(parts), ...(warned.length > 0 && { warnings: warned }) };
  return Response.json(body, { status: status === "ready" ? 200 : 503, headers });
}
