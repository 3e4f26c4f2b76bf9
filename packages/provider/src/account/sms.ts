import { releaseAll, takeAll } from "@shanyraq/limits";
import type { CustomerRow } from "../database/tables.ts";
import type { Context } from "../server/context.ts";
import { refuseUntil, type Refusal } from "../server/refusal.ts";
import { RESEND_SECONDS, type Reserved } from "./one-time-code.ts";

const HOUR = 3_600;

/** Counts an SMS against phone, person and address before it is sent. What is undone, or could not be sent, is not counted. */
export async function reserveSms({ guards, address, ifUndone }: Context, to: CustomerRow): Promise<Reserved> {
  const asked = guards.sms(to, address);
  const taken = await takeAll(asked);
  if (!taken.ok) return taken;
  const release = () => releaseAll(asked);
  ifUndone(release);
  return { ok: true, release };
}

export const smsRefusal = (seconds: number): Refusal =>
  seconds <= RESEND_SECONDS
    ? refuseUntil(seconds, "error.codeWait", { seconds })
    : refuseUntil(seconds, "error.codeDay", { hours: Math.ceil(seconds / HOUR) });
