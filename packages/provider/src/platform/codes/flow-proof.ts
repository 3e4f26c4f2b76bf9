import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { moment } from "../server/moment.ts";
import type { InFlow } from "../server/context.ts";
import { idInFlow } from "./id-in-flow.ts";

const MINUTE_MS = 60_000;
/** `phone`: the code that was sent to it was shown. `identity`: a signature showed whose IIN it is. */
const lifeOf = { phone: 10 * MINUTE_MS, identity: 30 * MINUTE_MS } as const;
export type ProofKind = keyof typeof lifeOf;

const A_DAY_MS = 24 * 60 * MINUTE_MS;
const since = (kind: ProofKind, now: number): string => moment(now - lifeOf[kind]);

/** Keeps that this browser has shown something of a number, and of a phone. Older proofs of whomever go. */
export async function keepProof(db: Kysely<Tables>, kind: ProofKind, parts: readonly string[], context: InFlow): Promise<void> {
  const at = moment(context.now);
  await db
    .deleteFrom("flow_proof")
    .where("at", "<", moment(context.now - A_DAY_MS))
    .execute();
  await db
    .insertInto("flow_proof")
    .values({ id: idInFlow(kind, parts, context), at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ at }))
    .execute();
}

export const hasProof = async (db: Kysely<Tables>, kind: ProofKind, parts: readonly string[], context: InFlow): Promise<boolean> =>
  (await db
    .selectFrom("flow_proof")
    .select("id")
    .where("id", "=", idInFlow(kind, parts, context))
    .where("at", ">", since(kind, context.now))
    .executeTakeFirst()) !== undefined;

/** Takes a proof: of many at once exactly one finds it. */
export const takeProof = async (db: Kysely<Tables>, kind: ProofKind, parts: readonly string[], context: InFlow): Promise<boolean> =>
  (await db
    .deleteFrom("flow_proof")
    .where("id", "=", idInFlow(kind, parts, context))
    .where("at", ">", since(kind, context.now))
    .returning("id")
    .executeTakeFirst()) !== undefined;
