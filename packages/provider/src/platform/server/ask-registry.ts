import { text, type TextId } from "@shanyraq/i18n/text";
import { takeAll } from "@shanyraq/limits";
import type { Context } from "./context.ts";
import { refuseUntil } from "./refusal.ts";

const MINUTE = 60;

/** A legal entity from the state's register; a message when the register gives none, and people fill in the data themselves. */
export async function askRegistry(bin: string, { address, guards, locale, requestId, services: { registry, log } }: Context) {
  const taken = await takeAll(guards.enquiries(address));
  if (!taken.ok) return refuseUntil(taken.retryAfterSeconds, "error.enquiryWait", { minutes: Math.ceil(taken.retryAfterSeconds / MINUTE) });
  const without = (id: TextId) => ({ status: "error", success: false, error: text(locale, id) });
  if (!registry) return without("error.registry.silent");
  try {
    const found = await registry.juridical(bin);
    if (!found) return without("error.registry.none");
    const { headcount, ...item } = found;
    return { status: "ok", success: true, item: { ...item, ...(headcount !== undefined && { headcount: String(headcount) }) } };
  } catch (error) {
    log({ level: "warn", event: "registry-failed", requestId, reason: error instanceof Error ? error.name : "unknown" });
    return without("error.registry.silent");
  }
}
