import type { CheckState, WithdrawalInput, WithdrawalTaken } from "@shanyraq/flows";
import { claimWithdraw } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { CheckForm } from "../forms/CheckForm.tsx";
import { ClaimRequest } from "./ClaimRequest.tsx";

interface ClaimWithdrawProps {
  /** Of the report or of the claim, which is known already. */
  readonly number: string;
  readonly state: CheckState<WithdrawalInput, WithdrawalTaken>;
  readonly onWithdraw: (request: WithdrawalInput) => void;
}

/** A report and its claim are taken back by whoever sent them: what it means is read before the phone is asked for. */
export function ClaimWithdraw({ number, state, onWithdraw }: ClaimWithdrawProps) {
  const { formatMessage } = useIntl();
  return (
    <ClaimRequest
      open={formatMessage({ id: "statements.withdraw" })}
      done={formatMessage({ id: "statements.withdraw.done" })}
      text={formatMessage({ id: "statements.withdraw.text" })}
      state={state}
      form={
        <CheckForm<Omit<WithdrawalInput, "number">>
          form={claimWithdraw}
          state={state.at === "notFound" ? { at: "asking" } : state}
          action={formatMessage({ id: "statements.withdraw.send" })}
          onAsk={(request) => onWithdraw({ ...request, number })}
        />
      }
    />
  );
}
