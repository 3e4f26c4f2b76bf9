import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { ClaimRequest } from "./ClaimRequest.tsx";

interface ClaimFilesProps {
  /** Whoever is signed in as they were when they sent it shows no phone. */
  readonly isSignedIn?: boolean;
  /** Where the claim stands since papers were taken. */
  readonly words?: string | undefined;
  readonly form: ReactNode;
}

/** Papers are sent to a claim by whoever made it; what was taken is said at once, with where the claim stands now. */
export function ClaimFiles({ isSignedIn = false, words, form }: ClaimFilesProps) {
  const { formatMessage } = useIntl();
  return (
    <ClaimRequest
      open={formatMessage({ id: "statements.sendPapers" })}
      done={formatMessage({ id: "statements.sendPapers.done" })}
      text={formatMessage({ id: isSignedIn ? "claims.sendPapers.text" : "statements.sendPapers.text" })}
      state={words === undefined ? { at: "asking" } : { at: "found", found: { words } }}
      form={form}
    />
  );
}
