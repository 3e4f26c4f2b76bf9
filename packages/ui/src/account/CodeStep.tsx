import type { Problem } from "@shanyraq/flows";
import { consentCode, smsCode } from "@shanyraq/forms";
import { useState } from "react";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Countdown } from "@shanyraq/kit/text/Countdown.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";

const forms = { 4: smsCode, 6: consentCode } as const;

export interface CodeStepProps {
  readonly digits: 4 | 6;
  /** When another code may be asked for, on the clock that `now` reads. */
  readonly resendAt: number;
  readonly now: () => number;
  readonly busy: boolean;
  readonly resending: boolean;
  readonly problem?: Problem | undefined;
  readonly problemTitle?: string | undefined;
  /** Name of the button that sends the code; "Подтвердить" unless given. */
  readonly submit?: string | undefined;
  /** Name of the way back; "Изменить номер" unless given. */
  readonly back?: string | undefined;
  readonly onCode: (code: string) => void;
  readonly onResend: () => void;
  readonly onBack: () => void;
}

/** The code from an SMS, for every conversation that asks for one: the boxes, another code after its time, another number. */
export function CodeStep(props: CodeStepProps) {
  const { digits, resendAt, now, busy, resending, problem, problemTitle, submit, back, onCode, onResend, onBack } = props;
  const { formatMessage } = useIntl();
  // The countdown that ended belongs to one deadline: a new code brings a new one.
  const [ended, setEnded] = useState<number>();
  const mayResend = ended === resendAt || now() >= resendAt;
  return (
    <Stack $gap={3}>
      <SchemaForm<{ code: string }>
        form={forms[digits]}
        initial={{ code: "" }}
        onSubmit={({ code }) => onCode(code)}
        actions={
          <Stack $gap={2}>
            <ProblemNotice problem={problem} title={problemTitle} />
            <Button type="submit" busy={busy} block>
              {submit ?? formatMessage({ id: "account.code.confirm" })}
            </Button>
          </Stack>
        }
      />
      <Cluster>
        <Button
          variant="secondary"
          size="s"
          busy={resending}
          {...(!mayResend && { "aria-disabled": true })}
          onClick={() => mayResend && onResend()}
        >
          {formatMessage({ id: "account.code.again" })}
        </Button>
        {!mayResend && <Countdown key={resendAt} deadline={resendAt} now={now} onEnd={() => setEnded(resendAt)} />}
        <Button variant="quiet" size="s" onClick={onBack}>
          {back ?? formatMessage({ id: "account.code.changeNumber" })}
        </Button>
      </Cluster>
    </Stack>
  );
}
