import { createHmac } from "node:crypto";
import { networkOf } from "@shanyraq/limits";
import type { LogEntry } from "../ports/log-entry.ts";
import type { Context } from "./context.ts";

/** What an operator has to see about accounts: who signed in, who did not, and what changed (S44). */
export type SecurityEvent =
  | "login"
  | "login-refused"
  | "login-limited"
  | "signature-login"
  | "signature-login-refused"
  | "code-refused"
  | "registered"
  | "recovered"
  | "password-changed"
  | "phone-changed"
  | "email-changed"
  | "account-frozen"
  | "frozen-refused"
  | "account-opened"
  | "born-told"
  | "session-ended"
  | "consent-given"
  | "consent-withdrawn"
  | "identity-refused"
  | "contract-changed"
  | "contract-ended"
  | "payout-account-told"
  | "pension-concluded";

const refused: ReadonlySet<SecurityEvent> = new Set([
  "login-refused",
  "login-limited",
  "signature-login-refused",
  "code-refused",
  "identity-refused",
  "account-frozen",
  "frozen-refused",
]);

/** Enough to distinguish some millions of accounts, and too short to be of any other use. */
const LETTERS = 16;

/** A name for an account or a network that stays the same from line to line, and that cannot be read or made without the key. */
export const tagOf = (kind: "account" | "network", value: string, secret: string): string =>
  createHmac("sha256", secret).update(`log/${kind}/${value}`).digest("base64url").slice(0, LETTERS);

interface Of {
  /** IIN or document number if it is known; the signed-in customer's own by default. */
  readonly account?: string | undefined;
  readonly reason?: string | undefined;
}

/** Logs a security event with keyed hashes of the account and the network: lines of one attacker or victim can be compared, but not read. */
export function securityEvent(
  { address, customer, requestId, services }: Context,
  event: SecurityEvent,
  { account, reason }: Of = {},
): void {
  const whose = account ?? customer?.iin ?? customer?.id_number ?? undefined;
  const entry: LogEntry = {
    level: refused.has(event) ? "warn" : "info",
    event,
    requestId,
    ...(whose !== undefined && { account: tagOf("account", whose, services.secret) }),
    ...(address !== undefined && { network: tagOf("network", networkOf(address), services.secret) }),
    ...(reason !== undefined && { reason }),
  };
  services.log(entry);
}
