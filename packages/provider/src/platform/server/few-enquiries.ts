import { takeAll } from "@shanyraq/limits";
import type { Context } from "./context.ts";
import { refuseUntil, type Refusal } from "./refusal.ts";

const MINUTE = 60;

/** Anybody may ask and write, so nobody may do so often: the refusal of who does. Taken before anything is looked up. */
export async function fewEnquiries({ address, guards }: Pick<Context, "address" | "guards">): Promise<Refusal | undefined> {
  const taken = await takeAll(guards.enquiries(address));
  return taken.ok
    ? undefined
    : refuseUntil(taken.retryAfterSeconds, "error.askWait", { minutes: Math.ceil(taken.retryAfterSeconds / MINUTE) });
}
