import type { Context } from "../../platform/server/context.ts";
import { refuse, type Refusal } from "../../platform/server/refusal.ts";
import { isFrozen } from "./freeze/freeze.ts";
import { securityEvent } from "../../platform/server/security-event.ts";
import type { Identity } from "./identity.ts";
import { knownDevice } from "./known-device.ts";
import { takeLogin } from "./login-tries.ts";

interface Known {
  readonly customerId: string;
  /** The password is right, but the account is frozen until then. */
  readonly frozenUntil?: string;
}

/** Finds the account of a number and checks its password; every call that asks for a password uses this, so failures are counted and logged alike. */
export async function checkPassword(context: Context, who: Identity, password: string): Promise<Known | Refusal> {
  const { db, now, services } = context;
  const { passwords } = services;
  const found = await db
    .selectFrom("customer")
    .innerJoin("credential", "credential.customer_id", "customer.id")
    .select(["customer.id", "credential.password_hash", "credential.device_generation as generation", "credential.frozen_until"])
    .where(who.column, "=", who.value)
    .executeTakeFirst();
  const tried = await takeLogin(context, { who, customerId: found?.id, device: found && knownDevice(context, found) });
  if (!tried.ok) {
    securityEvent(context, "login-limited", { account: who.value });
    return tried.refusal;
  }
  const fits = await passwords.fits(found?.password_hash, password);
  securityEvent(context, fits ? "login" : "login-refused", { account: who.value });
  if (!found || !fits) return refuse(401, "error.credentials");
  await tried.right();
  if (passwords.isOutdated(found.password_hash))
    await db
      .updateTable("credential")
      .set({ password_hash: await passwords.hash(password) })
      .where("customer_id", "=", found.id)
      .execute();
  const { id: customerId, frozen_until: frozenUntil } = found;
  if (!isFrozen(frozenUntil, now)) return { customerId };
  securityEvent(context, "frozen-refused", { account: who.value });
  return { customerId, frozenUntil };
}
