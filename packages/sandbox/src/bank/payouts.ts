import { isIban, isIin } from "@shanyraq/rules";
import { isObject } from "@shanyraq/rules/is-object";
import { sql } from "kysely";
import type { SandboxDatabase } from "../tables.ts";

const most = { reference: 64, amount: 15, iban: 34, holder: 200, purpose: 200 } as const;
type Order = { readonly [Name in keyof typeof most]: string };
/** The number of a person, whose account it must be. */
interface Owned {
  readonly iin?: string;
}

/** An order as the bank reads it: every field a text, and the sum in tenge with two decimals. */
function orderIn(body: unknown): (Order & Owned) | undefined {
  if (!isObject(body)) return undefined;
  const read = Object.entries(most).map(([name, length]) => {
    const value = body[name];
    return [name, typeof value === "string" && value !== "" && value.length <= length ? value : undefined] as const;
  });
  if (read.some(([, value]) => value === undefined)) return undefined;
  const order = Object.fromEntries(read) as Order;
  const { iin } = body;
  if (iin !== undefined && !(typeof iin === "string" && isIin(iin))) return undefined;
  return /^\d{1,12}\.\d{2}$/.test(order.amount) ? { ...order, ...(iin !== undefined && { iin }) } : undefined;
}

/** An account that was closed: money that is sent to it comes back. */
export const CLOSED_ACCOUNT = "KZ548562031000000001";
/** An account of somebody else, whatever name is written beside it: the bank knows its owner by their IIN. */
export const ACCOUNT_OF_ANOTHER = { iban: "KZ278562031000000002", iin: "850101300005" } as const;
/** Money arrives so long after it was sent, so that both can be seen. */
const ARRIVES_MS = 30_000;

/** Payouts of the insurer in the emulated bank. */
export const bankPayouts = (tables: SandboxDatabase, clock: () => number) => ({
  /** Takes an order; one that is known pays nothing twice, and says how far it has come. */
  take: async ({ iin, ...given }: Order & Owned) => {
    const made_at = new Date(clock()).toISOString();
    await tables
      .insertInto("sandbox_payout")
      .values({ ...given, made_at })
      .onConflict((conflict) => conflict.column("reference").doNothing())
      .execute();
    const { made_at: since } = await tables
      .selectFrom("sandbox_payout")
      .select("made_at")
      .where("reference", "=", given.reference)
      .executeTakeFirstOrThrow();
    if (clock() - Date.parse(since) < ARRIVES_MS) return "sent" as const;
    const isOthers = given.iban === ACCOUNT_OF_ANOTHER.iban && iin !== undefined && iin !== ACCOUNT_OF_ANOTHER.iin;
    return given.iban === CLOSED_ACCOUNT || isOthers ? ("returned" as const) : ("paid" as const);
  },
  recent: () =>
    tables
      .selectFrom("sandbox_payout")
      .selectAll()
      .orderBy(sql`made_at DESC`)
      .limit(50)
      .execute(),
});
export type BankPayouts = ReturnType<typeof bankPayouts>;

/** The payouts as the provider reaches them over HTTP (`payouts-over-http.ts`). An account that there cannot be sends the money back. */
export async function payoutService(request: Request, payouts: BankPayouts): Promise<Response> {
  if (request.method !== "POST") return Response.json({ error: "method" }, { status: 405 });
  const order = orderIn(await request.json().catch(() => undefined));
  if (!order) return Response.json({ error: "order" }, { status: 400 });
  return Response.json({ state: isIban(order.iban) ? await payouts.take(order) : "returned" });
}
