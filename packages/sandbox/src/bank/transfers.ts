import { sql } from "kysely";
import type { SandboxDatabase } from "../tables.ts";

/** What arrived on the insurer's account in the emulated bank. */
export function bankTransfers(tables: SandboxDatabase, clock: () => number) {
  return {
    send: async (amount: string, purpose: string): Promise<void> => {
      const received_at = new Date(clock()).toISOString();
      await tables.insertInto("sandbox_transfer").values({ id: crypto.randomUUID(), amount, purpose, received_at }).execute();
    },
    since: (moment: string) =>
      tables.selectFrom("sandbox_transfer").selectAll().where("received_at", ">=", moment).orderBy("received_at").execute(),
    recent: () =>
      tables
        .selectFrom("sandbox_transfer")
        .selectAll()
        .orderBy(sql`received_at DESC`)
        .limit(50)
        .execute(),
  };
}
export type BankTransfers = ReturnType<typeof bankTransfers>;

/** The statement as the provider reaches it over HTTP (`transfers-over-http.ts`). */
export async function statementService(request: Request, transfers: BankTransfers): Promise<Response> {
  const since = new URL(request.url).searchParams.get("since") ?? "";
  if (request.method !== "GET") return Response.json({ error: "method" }, { status: 405 });
  if (Number.isNaN(Date.parse(since))) return Response.json({ error: "since" }, { status: 400 });
  const rows = await transfers.since(since);
  return Response.json({
    transfers: rows.map(({ id, amount, purpose, received_at }) => ({ id, amount, purpose, receivedAt: received_at })),
  });
}
