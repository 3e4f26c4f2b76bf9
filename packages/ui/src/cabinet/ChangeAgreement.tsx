import type { ChangeContractEvent, ChangeContractState } from "@shanyraq/flows";
import { useState } from "react";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { CheckboxField } from "@shanyraq/kit/fields/CheckboxField.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { AlertDialog } from "@shanyraq/kit/overlay/AlertDialog.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";

interface ChangeAgreementProps {
  readonly state: Extract<ChangeContractState, { at: "agreement" }>;
  readonly send: (event: ChangeContractEvent) => void;
  readonly onRead: (agreement: { readonly fileName: string; readonly data: string }) => void;
}

/** The agreement is read first, then accepted or given up: nothing changes before. */
export function ChangeAgreement({ state, send, onRead }: ChangeAgreementProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { agreement, opened, busy, problem } = state;
  const { number, deadline, from } = agreement;
  const [accepted, setAccepted] = useState(false);
  const [refused, setRefused] = useState(false);
  const [asking, setAsking] = useState(false);
  const read = () => {
    onRead(agreement);
    send({ type: "paperOpened" });
  };
  const missing = opened ? formatMessage({ id: "error.consent" }) : formatMessage({ id: "change.agreement.readFirst" });
  const sign = () => {
    if (opened && accepted) return send({ type: "signPressed" });
    return setRefused(true);
  };
  return (
    <Stack $gap={3}>
      <p>
        <strong>{formatMessage({ id: "change.agreement.number" }, { number })}</strong>
      </p>
      <p>{formatMessage({ id: "change.agreement.lead" }, { date: dateText(intl, deadline) })}</p>
      <p>
        {from === null
          ? formatMessage({ id: "change.from.signature" })
          : formatMessage({ id: "change.from" }, { date: dateText(intl, from) })}
      </p>
      <div>
        <Button variant="secondary" icon={<Icon name="download" />} onClick={read}>
          {formatMessage({ id: "change.agreement.read" })}
        </Button>
      </div>
      <CheckboxField
        label={formatMessage({ id: "change.agreement.accept" })}
        value={accepted}
        error={refused && !(opened && accepted) ? missing : undefined}
        onChange={(value) => {
          setAccepted(value);
          setRefused(value && !opened);
        }}
      />
      <ProblemNotice problem={problem} />
      <Cluster>
        <Button busy={busy} onClick={sign}>
          {formatMessage({ id: "change.agreement.sign" })}
        </Button>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {formatMessage({ id: "change.agreement.withdraw" })}
        </Button>
      </Cluster>
      <AlertDialog
        title={formatMessage({ id: "change.agreement.withdraw.title" })}
        isOpen={asking}
        onClose={() => setAsking(false)}
        answer={{
          name: formatMessage({ id: "change.agreement.withdraw" }),
          onPress: () => {
            setAsking(false);
            send({ type: "withdrawPressed" });
          },
          danger: true,
        }}
        wayBack={formatMessage({ id: "change.agreement.keep" })}
      >
        <p>{formatMessage({ id: "change.agreement.withdraw.text" })}</p>
      </AlertDialog>
    </Stack>
  );
}
