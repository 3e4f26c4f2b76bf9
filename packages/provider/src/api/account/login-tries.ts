import { releaseAll, takeAll, type LimitedSubjects } from "@shanyraq/limits";
import { productionLimits } from "../../platform/ports/limits.ts";
import type { Context } from "../../platform/server/context.ts";
import { refuse, refuseUntil, type Refusal } from "../../platform/server/refusal.ts";
import type { Identity } from "./identity.ts";
import { clearTries, takeTry, type CountedLogin } from "./login-budget.ts";
import { warnOfGuessing } from "./warn-of-guessing.ts";

const MINUTE = 60;

interface Asking {
  readonly who: Identity;
  /** Undefined: the number is unknown. Its tries are counted and refused like those of a known one. */
  readonly customerId: string | undefined;
  /** The device by which the account knows the browser. */
  readonly device: string | undefined;
}
export type LoginTry = { readonly ok: true; readonly right: () => Promise<void> } | { readonly ok: false; readonly refusal: Refusal };

const tooEarly = (seconds: number): LoginTry => ({
  ok: false,
  refusal: refuseUntil(seconds, "error.loginWait", { minutes: Math.ceil(seconds / MINUTE) }),
});

/**
 * Counts a login as wrong before its password is looked at. A browser that the account knows has budgets of its own, so that no stranger
 * keeps the owner out; any other shares the account's with all strangers, and its network's.
 */
export async function takeLogin(context: Context, { who, customerId, device }: Asking): Promise<LoginTry> {
  const { address, guards, services } = context;
  const ofAccount = device === undefined ? guards.loginOfAccount(`${who.column}:${who.value}`, address) : guards.loginOfDevice(device);
  const ofAddress: LimitedSubjects = device === undefined ? guards.loginOfAddress(address) : [];
  const checks = [...ofAccount, ...ofAddress];
  const taken = await takeAll(checks);
  if (!taken.ok) return tooEarly(taken.retryAfterSeconds);
  const counted: CountedLogin = device === undefined ? { of: "account", who } : { of: "device", nonce: device };
  const one = await takeTry(context, counted, customerId !== undefined);
  if (!one.ok) {
    await releaseAll(checks);
    return one.reason === "wait" ? tooEarly(one.seconds) : { ok: false, refusal: refuse(403, "error.loginShut") };
  }
  const { warnAt } = (services.limits ?? productionLimits).loginsInARow;
  if (customerId !== undefined && device === undefined && one.count === warnAt) warnOfGuessing(context, customerId, one.since);
  return {
    ok: true,
    right: async () => {
      await releaseAll(ofAddress);
      await Promise.all(ofAccount.map(([limit, subject]) => limit.clear(subject)));
      await clearTries(context, [counted, { of: "account", who }]);
    },
  };
}
