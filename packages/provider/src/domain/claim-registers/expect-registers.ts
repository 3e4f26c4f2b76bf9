import type { Context } from "../../platform/server/context.ts";
import { uuid } from "../../platform/server/ids.ts";
import { moment } from "../../platform/server/moment.ts";
import { askedClaim } from "./asked-claim.ts";
import { portsOf } from "./ports-of.ts";
import { registersOf } from "./registers.ts";

/**
 * Lets a claim wait for the registers that have something to say of it, where the host has them. What they said before is forgotten: it was of the contract that
 * the claim was taken to be about.
 */
export async function expectRegisters(claimId: string, { db, now, services }: Pick<Context, "db" | "now" | "services">): Promise<void> {
  await db.deleteFrom("claim_register").where("claim_id", "=", claimId).execute();
  const ports = portsOf(services);
  const claim = await askedClaim(db, claimId, now);
  const registers = claim ? registersOf(claim).filter((one) => ports[one] !== undefined) : [];
  if (registers.length === 0) return;
  await db
    .insertInto("claim_register")
    .values(registers.map((register) => ({ id: uuid(services.random), claim_id: claimId, register, asked_at: moment(now) })))
    .execute();
}
