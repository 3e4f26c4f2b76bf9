import type { Sex } from "@shanyraq/rules";
import { text } from "@shanyraq/i18n/text";
import { hasProof } from "../../../platform/codes/flow-proof.ts";
import type { InFlow } from "../../../platform/server/context.ts";
import type { Identity } from "../identity.ts";

/** What the register knows about a person besides the owner of the phone. */
export interface PersonFacts {
  readonly birthDate?: string;
  readonly sex?: Sex;
}
export type Unfit =
  /** The base gives the phone to another, or does not know the person. */
  | "notInBase"
  /** Registration by a phone is closed here: only by a signature, or by staff. */
  | "closed"
  /** The base does not answer. */
  | "silent";
export type CitizenFound = { readonly ok: true; readonly facts: PersonFacts } | { readonly ok: false; readonly why: Unfit };

/** Whether accounts can be opened by a phone at all; a person who has signed in this browser does not need one. */
export const isClosed = async (context: InFlow, who: Identity): Promise<boolean> =>
  context.services.citizens === undefined && !(await hasProof(context.db, "identity", [who.value], context));

/**
 * Whether this person may open an account with this phone. Their own signature outweighs the base, which knows nothing about foreigners. Checked again at the
 * step that opens the account, whatever earlier steps answered.
 */
export async function standingOf(context: InFlow, who: Identity, phone: string): Promise<CitizenFound> {
  const { db, requestId, services } = context;
  if (await hasProof(db, "identity", [who.value], context)) return { ok: true, facts: {} };
  if (!services.citizens) return { ok: false, why: "closed" };
  if (who.column === "id_number") return { ok: true, facts: {} };
  try {
    const { owner, birthDate, sex } = await services.citizens.ask({ iin: who.value, phone });
    if (owner !== "person") return { ok: false, why: "notInBase" };
    return { ok: true, facts: { ...(birthDate !== undefined && { birthDate }), ...(sex !== undefined && { sex }) } };
  } catch (error) {
    services.log({ level: "warn", event: "citizens-silent", requestId, reason: error instanceof Error ? error.name : "unknown" });
    return { ok: false, why: "silent" };
  }
}

/** The refusal in words. An empty status and a reason lead the screen to the alternatives. */
export const refusedStanding = ({ locale }: Pick<InFlow, "locale">, why: Unfit) =>
  why === "silent"
    ? { status: "error", message: text(locale, "error.baseSilent") }
    : { status: "", reason: why, message: text(locale, why === "closed" ? "error.registrationClosed" : "error.notInBase") };
