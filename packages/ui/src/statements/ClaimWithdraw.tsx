import type { CheckState, WithdrawalAsked, WithdrawalTaken } from "@shanyraq/flows";
import { claimWithdraw } from "@shanyraq/forms";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { CheckForm } from "./CheckForm.tsx";

interface ClaimWithdrawProps {
  /** Of the report or of the claim, which is known already. */
  readonly number: string;
  readonly state: CheckState<WithdrawalAsked, WithdrawalTaken>;
  readonly onWithdraw: (asked: WithdrawalAsked) => void;
}

/** A report and its claim are taken back by whoever sent them: what it means is read before the phone is asked for. */
export function ClaimWithdraw({ number, state, onWithdraw }: ClaimWithdrawProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  if (state.at === "found")
    return (
      <Notice tone="info" live="status" title={formatMessage({ id: "statements.withdraw.done" })}>
        {state.found.words}
      </Notice>
    );
  // The button stays where it was pressed: it keeps the focus, says that it has opened something, and puts it away again.
  return (
    <Stack $gap={2}>
      <Cluster>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {formatMessage({ id: "statements.withdraw" })}
        </Button>
      </Cluster>
      {isOpen && (
        <>
          <p>{formatMessage({ id: "statements.withdraw.text" })}</p>
          <CheckForm<Omit<WithdrawalAsked, "number">>
            form={claimWithdraw}
            state={state.at === "notFound" ? { at: "asking" } : state}
            action={formatMessage({ id: "statements.withdraw.send" })}
            onAsk={(asked) => onWithdraw({ ...asked, number })}
          />
        </>
      )}
    </Stack>
  );
}
