/** Whether something holds: shown to be true, shown to be false, or impossible to determine. Unknown is never good. */
export type Finding = "good" | "bad" | "unknown";

/** The worst of several: bad before unknown before good. */
export function worst(answers: readonly Finding[]): Finding {
  if (answers.includes("bad")) return "bad";
  return answers.includes("unknown") ? "unknown" : "good";
}

/** What each reason makes of its answer. `note` says something worth knowing and changes nothing. */
export const reasonEffects = {
  "certificate-missing": "bad",
  "certificate-substituted": "bad",
  "content-missing": "unknown",
  "content-type-mismatch": "bad",
  "digest-mismatch": "bad",
  "uncovered-content": "bad",
  "signature-mismatch": "bad",
  "attributes-missing": "bad",
  "attributes-malformed": "bad",
  "algorithm-not-supported": "unknown",
  "algorithm-weak": "bad",
  "algorithm-mismatch": "bad",
  "key-weak": "bad",
  "key-malformed": "bad",
  "issuer-unknown": "bad",
  "issuer-signature-invalid": "bad",
  "issuer-algorithm-not-supported": "unknown",
  "issuer-algorithm-weak": "bad",
  "issuer-not-authority": "bad",
  "path-too-long": "bad",
  "key-usage-forbids": "bad",
  "key-of-authority": "bad",
  "key-for-login": "bad",
  "key-for-websites": "bad",
  "key-for-programs": "bad",
  "key-for-timestamps": "bad",
  "key-for-ocsp": "bad",
  "key-for-something-else": "bad",
  "critical-extension-unknown": "unknown",
  "certificate-expired": "bad",
  "certificate-not-yet-valid": "bad",
  "issuer-not-valid-then": "bad",
  "timestamp-missing": "note",
  "timestamp-malformed": "bad",
  "timestamp-imprint-mismatch": "bad",
  "timestamp-signature-invalid": "bad",
  "timestamp-algorithm-not-supported": "unknown",
  "timestamp-algorithm-weak": "bad",
  "timestamp-not-by-authority": "bad",
  "timestamp-untrusted": "note",
  "timestamp-in-future": "bad",
  revoked: "bad",
  "revoked-later": "note",
  "revocation-not-checked": "unknown",
  "revocation-stale": "unknown",
  "revocation-unauthenticated": "unknown",
  "revocation-unknown": "unknown",
  "issuer-revoked": "bad",
  "issuer-revocation-not-checked": "unknown",
} as const satisfies Record<string, Finding | "note">;

/** Why an answer is not good, or what is worth knowing besides. The codes are stable: sentences and tests depend on them. */
export type ReasonCode = keyof typeof reasonEffects;

/** The answer that follows from the reasons: good if none is against it. */
export function answerOf(reasons: readonly ReasonCode[]): Finding {
  return worst(reasons.map((reason) => reasonEffects[reason]).filter((effect) => effect !== "note"));
}
