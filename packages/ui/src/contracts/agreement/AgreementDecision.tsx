import type { AgreementToRead, Problem } from "@shanyraq/flows";
import { useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { CheckboxField } from "@shanyraq/kit/fields/CheckboxField.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { DocumentReader } from "../../content/papers/DocumentReader.tsx";
import { StepActions } from "../../forms/StepActions.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

interface AgreementDecisionProps {
  readonly agreement: AgreementToRead;
  readonly opened: boolean;
  readonly busy: boolean;
  readonly problem?: Problem | undefined;
  /** What it does, and until when. */
  readonly children: ReactNode;
  readonly signName: string;
  readonly refuseName: string;
  /** The agreement stands on the page, whole. */
  readonly onShown: () => void;
  /** Hands the agreement's bytes to the browser. */
  readonly onSave: () => void;
  readonly onSign: () => void;
  readonly onRefuse: () => void;
}

/** An agreement is read where it is decided, then accepted or given up: nothing happens before. One whose file holds no page is opened first. */
export function AgreementDecision({ agreement, opened, busy, problem, children, ...rest }: AgreementDecisionProps) {
  const { signName, refuseName, onShown, onSave, onSign, onRefuse } = rest;
  const { formatMessage } = useIntl();
  const [accepted, setAccepted] = useState(false);
  const [refused, setRefused] = useState(false);
  const missing = opened ? formatMessage({ id: "error.consent" }) : formatMessage({ id: "change.agreement.readFirst" });
  return (
    <Stack $gap={3}>
      <p>
        <strong>
          <InlineText>{formatMessage({ id: "change.agreement.number" }, { number: agreement.number })}</InlineText>
        </strong>
      </p>
      {children}
      <DocumentReader
        base64={agreement.data}
        title={formatMessage({ id: "change.agreement.number" }, { number: agreement.number })}
        onShown={onShown}
      />
      <div>
        <Button variant="secondary" icon={<Icon name="download" />} onClick={onSave}>
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
      <StepActions
        problem={problem}
        busy={busy}
        go={signName}
        onGo={() => (opened && accepted ? onSign() : setRefused(true))}
        back={refuseName}
        onBack={onRefuse}
      />
    </Stack>
  );
}
