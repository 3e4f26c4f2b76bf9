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
  /** What it is called, with its number, and what is done with it. */
  readonly name: string;
  readonly saveName: string;
  readonly acceptName: string;
  /** Said where it is accepted before it was read. */
  readonly readFirst: string;
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
  const { name, saveName, acceptName, readFirst, signName, refuseName, onShown, onSave, onSign, onRefuse } = rest;
  const { formatMessage } = useIntl();
  const [accepted, setAccepted] = useState(false);
  const [refused, setRefused] = useState(false);
  const missing = opened ? formatMessage({ id: "error.consent" }) : readFirst;
  return (
    <Stack $gap={3}>
      <p>
        <strong>
          <InlineText>{name}</InlineText>
        </strong>
      </p>
      {children}
      <DocumentReader base64={agreement.data} title={name} onShown={onShown} />
      <div>
        <Button variant="secondary" icon={<Icon name="download" />} onClick={onSave}>
          {saveName}
        </Button>
      </div>
      <CheckboxField
        label={acceptName}
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
