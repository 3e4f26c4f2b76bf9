import type { ContactChangeEvent, ContactChangeState } from "@shanyraq/flows";
import { bothCodes, type BothCodes } from "@shanyraq/forms";
import { useState } from "react";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Countdown } from "@shanyraq/kit/text/Countdown.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";

interface BothCodesStepProps {
  readonly state: Extract<ContactChangeState, { at: "codes" }>;
  readonly send: (event: ContactChangeEvent) => void;
  readonly now: () => number;
}

const empty: BothCodes = { codeOld: "", codeNew: "" };

/** A code from the former number or address and one from the new; new ones after the countdown. A refusal says how many tries are left. */
export function BothCodesStep({ state, send, now }: BothCodesStepProps) {
  const { formatMessage } = useIntl();
  const { kind, sentTo, sentToOld, requestID, resendAt, busy, problem } = state;
  // The countdown that ended belongs to one deadline: new codes bring a new one.
  const [ended, setEnded] = useState(0);
  const mayResend = ended === resendAt || now() >= resendAt;
  return (
    <Stack $gap={3}>
      <p>{formatMessage({ id: `cabinet.contact.sent.${kind}` }, { old: sentToOld, fresh: sentTo })}</p>
      <SchemaForm<BothCodes>
        key={requestID}
        form={bothCodes}
        initial={empty}
        onSubmit={(codes) => send({ type: "codesSubmitted", ...codes })}
        actions={
          <Stack $gap={2}>
            <ProblemNotice problem={problem} />
            <Cluster>
              <Button type="submit" busy={busy}>
                {formatMessage({ id: "cabinet.contact.confirm" })}
              </Button>
              <Button variant="quiet" onClick={() => send({ type: "backPressed" })}>
                {formatMessage({ id: "cabinet.contact.back" })}
              </Button>
            </Cluster>
          </Stack>
        }
      />
      <Cluster>
        <Button
          variant="secondary"
          size="s"
          aria-disabled={!mayResend}
          onClick={() => mayResend && send({ type: "resendPressed", now: now() })}
        >
          {formatMessage({ id: "cabinet.contact.again" })}
        </Button>
        {!mayResend && <Countdown key={resendAt} deadline={resendAt} now={now} onEnd={() => setEnded(resendAt)} />}
      </Cluster>
    </Stack>
  );
}
