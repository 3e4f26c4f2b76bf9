import type { CheckState, TerminationAddressQuestion, TerminationAddressSent } from "@shanyraq/flows";
import { policyToTerminate } from "@shanyraq/forms";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { useIntl } from "react-intl";
import { AnswerHeading } from "../../forms/AnswerHeading.tsx";
import { CheckForm } from "../../forms/CheckForm.tsx";

interface TerminationAddressViewProps {
  readonly state: CheckState<TerminationAddressQuestion, TerminationAddressSent>;
  readonly onAsk: (question: TerminationAddressQuestion) => void;
  readonly onAnother: () => void;
}

/** Has the owner of a policy sent where they end it, for who cannot sign in. The answer does not say whether there is such a policy. */
export function TerminationAddressView({ state, onAsk, onAnother }: TerminationAddressViewProps) {
  const { formatMessage } = useIntl();
  return (
    <Card as="section" aria-label={formatMessage({ id: "checks.end" })}>
      {state.at === "found" ? (
        <Stack $gap={3}>
          <AnswerHeading>{formatMessage({ id: "checks.end.sent" })}</AnswerHeading>
          <p>{state.found.message}</p>
          <Cluster>
            <Button variant="quiet" onClick={onAnother}>
              {formatMessage({ id: "checks.again" })}
            </Button>
          </Cluster>
        </Stack>
      ) : (
        <Stack $gap={3}>
          <Heading level={2} look={3}>
            {formatMessage({ id: "checks.end" })}
          </Heading>
          <p>{formatMessage({ id: "checks.end.text" })}</p>
          <CheckForm form={policyToTerminate} state={state} action={formatMessage({ id: "checks.end.send" })} onAsk={onAsk} />
        </Stack>
      )}
    </Card>
  );
}
