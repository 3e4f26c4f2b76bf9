import type { ConsentsEvent, ConsentsState } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";

interface ConsentSigningProps {
  readonly state: Extract<ConsentsState, { at: "signing" }>;
  readonly send: (event: ConsentsEvent) => void;
}

/** A key is being chosen in the application on this computer, or its signature is being verified. */
export function ConsentSigning({ state, send }: ConsentSigningProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={2}>
      <Notice live="status">{formatMessage({ id: state.sent ? "cabinet.consents.judging" : "account.signature.signing" })}</Notice>
      {!state.sent && (
        <Button variant="quiet" onClick={() => send({ type: "backPressed" })}>
          {formatMessage({ id: "cabinet.consents.back" })}
        </Button>
      )}
    </Stack>
  );
}
