import type { Problem } from "@shanyraq/flows";
import type { Form } from "@shanyraq/forms";
import type { ReactNode } from "react";
import { SentCodeForm } from "./SentCodeForm.tsx";

type Pressed =
  | { readonly type: "codeSubmitted"; readonly code: string }
  | { readonly type: "resendPressed"; readonly now: number }
  | { readonly type: "backPressed" };

interface SentCodeStepProps {
  readonly form: Form;
  readonly state: { readonly resendAt: number; readonly busy: boolean; readonly problem?: Problem | undefined };
  readonly send: (event: Pressed) => void;
  readonly now: () => number;
  readonly labels: { readonly confirm: string; readonly back: string; readonly again: string };
  /** Where the code went, and what it stands for. */
  readonly children: ReactNode;
}

/** The step of a flow on which one code is typed: what is pressed goes to the flow under its own words. */
export function SentCodeStep({ form, state, send, now, labels, children }: SentCodeStepProps) {
  const { resendAt, busy, problem } = state;
  return (
    <SentCodeForm<{ code: string }>
      form={form}
      initial={{ code: "" }}
      labels={labels}
      resendAt={resendAt}
      busy={busy}
      problem={problem}
      now={now}
      onSubmit={({ code }) => send({ type: "codeSubmitted", code })}
      onBack={() => send({ type: "backPressed" })}
      onResend={(at) => send({ type: "resendPressed", now: at })}
    >
      {children}
    </SentCodeForm>
  );
}
