import { createHash } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { CallName } from "@shanyraq/calls";
import type { Tables } from "../database/tables.ts";
import type { ProviderOptions } from "../ports/provider-options.ts";
import { moment } from "./moment.ts";
import { isRefusal, refuse, Refused, type Refusal } from "./refusal.ts";

const KEY = /^[A-Za-z0-9_-]{16,64}$/;

/** The same fields in another order are the same payload. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};
const fingerprintOf = (input: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(sorted(input)))
    .digest("hex");

interface Act {
  readonly name: CallName;
  readonly customer: string;
  readonly key: string | null;
  readonly input: unknown;
  readonly now: number;
  /** Does the work in the transaction and says what is answered. */
  readonly effect: (transaction: Transaction<Tables>) => Promise<unknown>;
}
export interface CommandResult {
  readonly answer: unknown;
  /** False when the act had been done before and its stored answer is returned again. */
  readonly fresh: boolean;
}

/** Runs commands: each key once, its row and its effect in one transaction. */
export function commandRunner({ database, checkpoint }: Pick<ProviderOptions, "database" | "checkpoint">) {
  const running = new Set<string>();

  async function run({ name, customer, key, input, now, effect }: Act & { readonly key: string }): Promise<CommandResult | Refusal> {
    const fingerprint = fingerprintOf(input);
    const done = await database.queries.transaction().execute(async (transaction): Promise<CommandResult> => {
      if (database.kind === "postgres") {
        const { rows } = await sql<{
          free: boolean;
        }>`SELECT pg_try_advisory_xact_lock(hashtextextended(${`${name}/${customer}/${key}`}, 0)) AS free`.execute(transaction);
        if (!rows[0]?.free) throw new Refused(refuse(409, "error.idempotencyRunning"));
      }
      const before = await transaction
        .selectFrom("idempotency")
        .select(["fingerprint", "answer"])
        .where("call", "=", name)
        .where("customer", "=", customer)
        .where("key", "=", key)
        .executeTakeFirst();
      if (before && before.fingerprint !== fingerprint) throw new Refused(refuse(422, "error.idempotencyOther"));
      if (before) return { answer: before.answer, fresh: false };
      const answer = await effect(transaction);
      if (isRefusal(answer)) throw new Refused(answer);
      await transaction
        .insertInto("idempotency")
        .values({ call: name, customer, key, fingerprint, answer: JSON.stringify(answer), created_at: moment(now) })
        .execute();
      await checkpoint?.(`${name}:before-commit`);
      return { answer, fresh: true };
    });
    await checkpoint?.(`${name}:after-commit`);
    return done;
  }

  return async (act: Act): Promise<CommandResult | Refusal> => {
    const { key } = act;
    if (key === null || !KEY.test(key)) return refuse(400, "error.idempotencyMissing");
    const id = `${act.name}/${act.customer}/${key}`;
    if (running.has(id)) return refuse(409, "error.idempotencyRunning");
    running.add(id);
    try {
      return await run({ ...act, key });
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      throw error;
    } finally {
      running.delete(id);
    }
  };
}
