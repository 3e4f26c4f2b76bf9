import type { Form } from "@shanyraq/forms";
import type { Problem } from "@shanyraq/flows";
import { useState, type ReactNode } from "react";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Countdown } from "@shanyraq/kit/text/Countdown.tsx";
import { SchemaForm } from "./SchemaForm.tsx";
import { StepActions } from "./StepActions.tsx";

interface SentCodeFormProps<Codes> {
  readonly form: Form;
  readonly initial: Codes;
  /** Where the code went, and what it stands for. */
  readonly children: ReactNode;
  readonly labels: { readonly confirm: string; readonly back: string; readonly again: string };
  /** When another code may be asked for, in milliseconds. */
  readonly resendAt: number;
  readonly busy: boolean;
  readonly problem: Problem | undefined;
  readonly now: () => number;
  readonly onSubmit: (codes: Codes) => void;
  readonly onBack: () => void;
  readonly onResend: (now: number) => void;
}

/** A code that was sent is typed: its field, the way back, and a new one after the countdown. */
export function SentCodeForm<Codes extends object>(props: SentCodeFormProps<Codes>) {
  const { form, initial, children, labels, resendAt, busy, problem, now, onSubmit, onBack, onResend } = props;
  // The countdown that ended belongs to one deadline: a new code brings a new one.
  const [ended, setEnded] = useState(0);
  const mayResend = ended === resendAt || now() >= resendAt;
  return (
    <Stack $gap={3}>
      {children}
      <SchemaForm<Codes>
        form={form}
        initial={initial}
        onSubmit={onSubmit}
        actions={<StepActions problem={problem} busy={busy} go={labels.confirm} back={labels.back} onBack={onBack} />}
      />
      <Cluster>
        <Button variant="secondary" size="s" aria-disabled={!mayResend} onClick={() => mayResend && onResend(now())}>
          {labels.again}
        </Button>
        {!mayResend && <Countdown key={resendAt} deadline={resendAt} now={now} onEnd={() => setEnded(resendAt)} />}
      </Cluster>
    </Stack>
  );
}
