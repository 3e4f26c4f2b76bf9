import { fieldsOf } from "@shanyraq/rules/is-object";
import type { SandboxDatabase } from "../tables.ts";

/** It compares so long, so that the waiting can be seen. */
const ANSWERS_MS = 3_000;

/** By the end of a premium in tenge: what accounting of the sandbox refuses. It approves every other one. */
const refuses: Readonly<Record<string, { readonly check: string; readonly reason: string }>> = {
  "0405": { check: "kdp", reason: "Үзінді көшірме оқылмайды / Выписка не читается" },
  "0406": { check: "agreement", reason: "Сома үзінді көшірмеге сәйкес емес / Сумма не совпадает с выпиской" },
};
/** A premium by which it is out. */
const OUT = "0503";

/** The insurer's accounting as the provider reaches it over HTTP (`pension-accounting-over-http.ts`): it answers automatically after a moment. */
export async function accountingService(request: Request, tables: SandboxDatabase, clock: () => number): Promise<Response> {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } });
  const { reference, check, premium } = fieldsOf(await request.json().catch(() => undefined));
  if (typeof reference !== "string" || reference.length > 100 || typeof premium !== "string" || typeof check !== "string")
    return Response.json({ error: "badQuestion" }, { status: 400 });
  const end = premium.replace(/\.\d\d$/, "").slice(-4);
  if (end === OUT) return Response.json({ error: "out" }, { status: 503 });
  await tables
    .insertInto("sandbox_check")
    .values({ reference, made_at: new Date(clock()).toISOString() })
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .execute();
  const { made_at } = await tables
    .selectFrom("sandbox_check")
    .select("made_at")
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  if (clock() - Date.parse(made_at) < ANSWERS_MS) return Response.json({ status_1C: "pending" });
  const refused = refuses[end];
  return Response.json(refused?.check === check ? { status_1C: "refused", reason: refused.reason } : { status_1C: "approved" });
}
