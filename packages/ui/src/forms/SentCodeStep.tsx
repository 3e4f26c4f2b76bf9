import type { Problem } from "@shanyraq/flows";
import type { Form } from "@shanyraq/forms";
import type { MessageIdWith, PlainMessageId } from "@shanyraq/i18n";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { SentCodeForm } from "./SentCodeForm.tsx";

type Pressed =
  | { readonly type: "codeSubmitted"; readonly code: string }
  | { readonly type: "resendPressed"; readonly now: number }
  | { readonly type: "backPressed" };

/** What a flow calls the presses of its step of a code, and where it says the code went. */
interface SentCodeWords {
  readonly sent: MessageIdWith<"phone" | "name">;
  readonly confirm: PlainMessageId;
  readonly back: PlainMessageId;
  readonly again: PlainMessageId;
}

interface SentCodeStepProps {
  readonly form: Form;
  readonly state: { readonly resendAt: number; readonly busy: boolean; readonly problem?: Problem | undefined };
  readonly send: (event: Pressed) => void;
  readonly now: () => number;
  readonly words: SentCodeWords;
  /** What the words of where it went name. */
  readonly sentTo: { readonly phone: string; readonly name?: string };
  /** What the code stands for, where it is to be read with it. */
  readonly children?: ReactNode;
}

/** The step of a flow on which one code is typed: what is pressed goes to the flow under its own words. */
export function SentCodeStep({ form, state, send, now, words, sentTo, children }: SentCodeStepProps) {
  const { formatMessage } = useIntl();
  const { resendAt, busy, problem } = state;
  return (
    <SentCodeForm<{ code: string }>
      form={form}
      initial={{ code: "" }}
      labels={{
        confirm: formatMessage({ id: words.confirm }),
        back: formatMessage({ id: words.back }),
        again: formatMessage({ id: words.again }),
      }}
      resendAt={resendAt}
      busy={busy}
      problem={problem}
      now={now}
      onSubmit={({ code }) => send({ type: "codeSubmitted", code })}
      onBack={() => send({ type: "backPressed" })}
      onResend={(at) => send({ type: "resendPressed", now: at })}
    >
      {children}
      <p>{formatMessage({ id: words.sent }, { name: "", ...sentTo })}</p>
    </SentCodeForm>
  );
}
