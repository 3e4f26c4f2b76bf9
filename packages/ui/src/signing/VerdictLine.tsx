import type { SigningRequest, CheckedFile } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";

type Verdict = "valid" | "validExpired" | "invalid" | "unknown" | "unsigned" | "partly";
const tones = {
  valid: "success",
  validExpired: "success",
  invalid: "danger",
  unknown: "warning",
  unsigned: "warning",
  partly: "warning",
} as const;

/** What is to be thought of a request whose signatures are kept: they were good when they were taken. */
export function verdictOfRequest({ state, documents }: SigningRequest, now: number): Verdict {
  const signers = documents.flatMap((document) => document.signers);
  if (signers.length === 0) return "unsigned";
  if (state !== "signed") return "partly";
  return signers.some(({ validTo }) => Date.parse(validTo) < now) ? "validExpired" : "valid";
}

const byAnswer = { good: "valid", bad: "invalid", unknown: "unknown" } as const;
export const verdictOfFile = ({ verdict, signers }: CheckedFile, now: number): Verdict =>
  verdict === "good" && signers.some(({ validTo }) => Date.parse(validTo) < now) ? "validExpired" : byAnswer[verdict];

/** The verdict in one line: its colour and icon only repeat the words. */
export function VerdictLine({ verdict }: { readonly verdict: Verdict }) {
  const { formatMessage } = useIntl();
  return (
    <Notice tone={tones[verdict]} live="status" title={formatMessage({ id: `signing.verdict.${verdict}` })}>
      {formatMessage({ id: `signing.verdict.${verdict}.text` })}
    </Notice>
  );
}
