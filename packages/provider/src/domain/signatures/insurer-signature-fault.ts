import type { SignerVerdict } from "@shanyraq/signing";
import type { SignatureFault } from "../../platform/codes/verify-attempt.ts";

/** Why a signature of the insurer's own key is not kept. Stable: the log names it, and the runbook says what to do. */
export type InsurerSignatureFault = SignatureFault | "noRightToSign" | "noTimestamp" | "sameSigner";

/** Those that pass without anybody doing anything. */
export const passingFaults: ReadonlySet<InsurerSignatureFault> = new Set(["notChecked", "revocationUnknown"]);

/** Roles of a legal entity's keys that may sign contracts for it; others are for accounts, staff records or correspondence. */
const signingRoles: ReadonlySet<string | undefined> = new Set(["head", "trusted"]);

/**
 * What the insurer's signature needs beyond a customer's: the right to sign for the insurer, and a timestamp. Without a timestamp only the insurer's own
 * database would say when the insurer signed.
 */
export function insurerSignatureFault({ subject, provedTime }: SignerVerdict): InsurerSignatureFault | undefined {
  if (!signingRoles.has(subject?.role)) return "noRightToSign";
  return provedTime === undefined ? "noTimestamp" : undefined;
}
