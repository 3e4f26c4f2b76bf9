import type { PensionEvent, PensionState } from "@shanyraq/flows";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";

interface ConfirmApplicationProps {
  readonly state: Extract<PensionState, { at: "case" }>;
  readonly send: (event: PensionEvent) => void;
}

/** The application is read first; then its code is asked for. */
export function ConfirmApplication({ state, send }: ConfirmApplicationProps) {
  const { formatMessage } = useIntl();
  const [early, setEarly] = useState(false);
  const { read, busy } = state;
  return (
    <Stack $gap={2}>
      <p>{formatMessage({ id: "pension.confirm.lead" })}</p>
      {early && !read && (
        <Notice tone="danger" live="alert">
          {formatMessage({ id: "pension.readFirst" })}
        </Notice>
      )}
      <Cluster>
        <Button variant="secondary" icon={<Icon name="download" />} onClick={() => send({ type: "paperRead" })}>
          {formatMessage({ id: "pension.read" })}
        </Button>
        <Button
          busy={busy}
          onClick={() => {
            setEarly(!read);
            send({ type: "confirmPressed" });
          }}
        >
          {formatMessage({ id: "pension.confirm" })}
        </Button>
      </Cluster>
    </Stack>
  );
}
