import { takeAll } from "@shanyraq/limits";
import type { Context } from "./context.ts";
import { refuseUntil, type Refusal } from "./refusal.ts";

const MINUTE = 60;

/** The refusal for an address that asks or writes too often: these calls are open to everybody. Taken before anything is looked up. */
export async function fewEnquiries({ address, guards }: Pick<Context, "address" | "guards">): Promise<Refusal | undefined> {
  const taken = await takeAll(guards.enquiries(address));
  return taken.ok
    ? undefined
    : refuseUntil(taken.retryAfterSeconds, "error.askWait", { minutes: Math.ceil(taken.retryAfterSeconds / MINUTE) });
}
