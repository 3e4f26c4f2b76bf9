import { releaseAll, takeAll } from "@shanyraq/limits";
import type { Context } from "../server/context.ts";
import type { Addressee } from "../server/guards.ts";
import { refuseUntil, type Refusal } from "../server/refusal.ts";
import { RESEND_SECONDS, type Reserved } from "./one-time-code.ts";

const MINUTE = 60;
const HOUR = 3_600;

/** Counts a message for its addresses, the person and its network, before it is sent. A message that is rolled back, or could not be sent, is not counted. */
export async function reserveMessage({ guards, address, ifUndone }: Context, to: Addressee): Promise<Reserved> {
  const subjects = guards.messages(to, address);
  const taken = await takeAll(subjects);
  if (!taken.ok) return taken;
  const release = () => releaseAll(subjects);
  ifUndone(release);
  return { ok: true, release };
}

export const messageRefusal = (seconds: number): Refusal =>
  seconds <= RESEND_SECONDS
    ? refuseUntil(seconds, "error.codeWait", { seconds })
    : refuseUntil(seconds, "error.codeDay", { hours: Math.ceil(seconds / HOUR) });

/** The same for a link that was sent a moment ago. */
export const linkRefusal = (seconds: number): Refusal => refuseUntil(seconds, "error.linkWait", { minutes: Math.ceil(seconds / MINUTE) });
