import type { CheckState, WithdrawalInput, WithdrawalTaken } from "@shanyraq/flows";
import { claimWithdraw } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { CheckForm } from "../forms/CheckForm.tsx";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { ClaimRequest } from "./ClaimRequest.tsx";

interface ClaimWithdrawProps {
  /** Of the report or of the claim, which is known already. */
  readonly number: string;
  /** Whoever is signed in as they were when they sent it shows no phone. */
  readonly isSignedIn?: boolean;
  readonly state: CheckState<WithdrawalInput, WithdrawalTaken>;
  readonly onWithdraw: (request: WithdrawalInput) => void;
}

/** A report and its claim are taken back by whoever sent them: what it means is read before the phone is asked for. */
export function ClaimWithdraw({ number, isSignedIn = false, state, onWithdraw }: ClaimWithdrawProps) {
  const { formatMessage } = useIntl();
  return (
    <ClaimRequest
      open={formatMessage({ id: "statements.withdraw" })}
      done={formatMessage({ id: "statements.withdraw.done" })}
      text={formatMessage({ id: isSignedIn ? "claims.withdraw.text" : "statements.withdraw.text" })}
      state={state}
      form={
        isSignedIn ? (
          <Stack $gap={2}>
            <ProblemNotice problem={state.at === "asking" ? state.problem : undefined} />
            <Cluster>
              <Button busy={state.at === "looking"} onClick={() => onWithdraw({ number })}>
                {formatMessage({ id: "statements.withdraw.send" })}
              </Button>
            </Cluster>
          </Stack>
        ) : (
          <CheckForm<Omit<WithdrawalInput, "number">>
            form={claimWithdraw}
            state={state.at === "notFound" ? { at: "asking" } : state}
            action={formatMessage({ id: "statements.withdraw.send" })}
            onAsk={(request) => onWithdraw({ ...request, number })}
          />
        )
      }
    />
  );
}
