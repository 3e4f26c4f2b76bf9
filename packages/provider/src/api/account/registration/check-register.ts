import { text } from "@shanyraq/i18n/text";
import { takeAll } from "@shanyraq/limits";
import type { Context, Handlers } from "../../../platform/server/context.ts";
import { isRefusal, refuseUntil, type Refusal } from "../../../platform/server/refusal.ts";
import { refusedStanding, standingOf } from "./citizens-base.ts";
import { identityOf, type Identity } from "../identity.ts";
import { digits } from "./registration-of.ts";

const MINUTE = 60;

/** Whether the number is registered with this very phone. Nothing is revealed about the account when the phone is another's. */
const isRegistered = async ({ db }: Context, { column, value }: Identity, phone: string): Promise<boolean> =>
  (await db.selectFrom("customer").select("id").where(column, "=", value).where("phone", "=", phone).executeTakeFirst()) !== undefined;

/** What a stranger may find out about who is registered, and how often. */
async function enquire({ guards, address }: Context): Promise<Refusal | undefined> {
  const taken = await takeAll(guards.enquiries(address));
  if (taken.ok) return undefined;
  return refuseUntil(taken.retryAfterSeconds, "error.loginWait", { minutes: Math.ceil(taken.retryAfterSeconds / MINUTE) });
}

/** Whether a person may register: shown in the form before anything is sent. The step that opens the account checks again. */
export const checkRegister: Pick<Handlers, "checkRegister"> = {
  checkRegister: async (input, context) => {
    const who = identityOf(input);
    if (isRefusal(who)) return who;
    const limited = await enquire(context);
    if (limited) return limited;
    const phone = digits(input.phone);
    // Both are called whatever the other answers, so that the response time reveals nothing.
    const [registered, standing] = await Promise.all([isRegistered(context, who, phone), standingOf(context, who, phone)]);
    if (registered) return { status: "error", reason: "registered", message: text(context.locale, "error.registered") };
    return standing.ok ? { status: "ok", success: true } : refusedStanding(context, standing.why);
  },
};
