import type { CheckState, ClaimPaperInput, ClaimPaperSaved } from "@shanyraq/flows";
import { claimPaper } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { CheckForm } from "../forms/CheckForm.tsx";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { ClaimRequest } from "./ClaimRequest.tsx";

interface ClaimPaperProps {
  /** Of the report or of the claim, which is known already. */
  readonly number: string;
  readonly paper: "benefit" | "refusal";
  /** Whoever is signed in as they were when they sent it shows no phone. */
  readonly isSignedIn?: boolean;
  readonly state: CheckState<ClaimPaperInput, ClaimPaperSaved>;
  readonly onFetch: (request: ClaimPaperInput) => void;
}

/** The paper of a decided claim, for whoever claimed: signed in by one button, which stays for another time, else after the phone. */
export function ClaimPaper({ number, paper, isSignedIn = false, state, onFetch }: ClaimPaperProps) {
  const { formatMessage } = useIntl();
  const open = formatMessage({ id: paper === "benefit" ? "statements.paper.benefit" : "statements.paper.refusal" });
  const saved = formatMessage({ id: "statements.paper.done" });
  if (isSignedIn)
    return (
      <Stack $gap={2}>
        <ProblemNotice problem={state.at === "asking" ? state.problem : undefined} />
        <Cluster>
          <Button variant="secondary" busy={state.at === "looking"} onClick={() => onFetch({ number })}>
            <Icon name="download" />
            {open}
          </Button>
        </Cluster>
        {state.at === "found" && (
          <Notice tone="info" live="status" title={saved}>
            {state.found.name}
          </Notice>
        )}
      </Stack>
    );
  return (
    <ClaimRequest
      open={open}
      done={saved}
      text={formatMessage({ id: "statements.paper.text" })}
      state={state.at === "found" ? { at: "found", found: { words: state.found.name } } : state}
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
