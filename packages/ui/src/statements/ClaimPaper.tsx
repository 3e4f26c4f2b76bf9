import type { CheckState, ClaimPaperFile, ClaimPaperInput } from "@shanyraq/flows";
import { claimPaper } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { FoldedPaper } from "../content/papers/FoldedPaper.tsx";
import { CheckForm } from "../forms/CheckForm.tsx";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { ClaimRequest } from "./ClaimRequest.tsx";

interface ClaimPaperProps {
  /** Of the report or of the claim, which is known already. */
  readonly number: string;
  readonly paper: "benefit" | "refusal";
  /** Whoever is signed in as they were when they sent it shows no phone. */
  readonly isSignedIn?: boolean;
  readonly state: CheckState<ClaimPaperInput, ClaimPaperFile>;
  readonly onFetch: (request: ClaimPaperInput) => void;
  readonly onSave: (file: ClaimPaperFile) => void;
}

/** The paper of a decided claim, read here by whoever claimed: signed in by one button, else after the phone. */
export function ClaimPaper({ number, paper, isSignedIn = false, state, onFetch, onSave }: ClaimPaperProps) {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: paper === "benefit" ? "statements.paper.benefit" : "statements.paper.refusal" });
  if (isSignedIn || state.at === "found") {
    const found = state.at === "found" ? state.found : undefined;
    return (
      <Stack $gap={2}>
        <ProblemNotice problem={state.at === "asking" ? state.problem : undefined} />
        <FoldedPaper
          action={name}
          title={name}
          base64={found?.content}
          busy={state.at === "looking"}
          onFetch={() => onFetch({ number })}
          onSave={() => found && onSave(found)}
          takesFocus={!isSignedIn}
        />
      </Stack>
    );
  }
  return (
    <ClaimRequest
      open={name}
      text={formatMessage({ id: "statements.paper.text" })}
      state={state}
      form={
        <CheckForm<Omit<ClaimPaperInput, "number">>
          form={claimPaper}
          state={state.at === "notFound" ? { at: "asking" } : state}
          action={formatMessage({ id: "statements.paper.send" })}
          onAsk={(request) => onFetch({ ...request, number })}
        />
      }
    />
  );
}
