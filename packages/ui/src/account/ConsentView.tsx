import type { RegisterForeignerEvent, RegisterForeignerState } from "@shanyraq/flows";
import { hidePhone, phoneDigits } from "@shanyraq/rules";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { text } from "@shanyraq/kit/theme/tokens.ts";
import { CodeStep } from "./CodeStep.tsx";
import { consentWords } from "./consent-text.ts";
import { NewTabLink } from "./NewTabLink.tsx";
import { StepFrame } from "./StepFrame.tsx";

const Words = styled(Stack)`
  font-size: ${text.s};
  line-height: 1.5;
`;

export interface ConsentViewProps {
  readonly state: Extract<RegisterForeignerState, { at: "consent" }>;
  readonly send: (event: RegisterForeignerEvent) => void;
  readonly now: () => number;
  /** Address of the company's document, in the visitor's language. */
  readonly documentHref: string;
}

/** Step 6 of a foreigner's registration: the text they agree to, and the code that confirms it. Nobody confirms what cannot be read. */
export function ConsentView({ state, send, now, documentHref }: ConsentViewProps) {
  const { formatMessage } = useIntl();
  const { consent, values, otp, resendAt, busy, resending, confirmed, problem, failed } = state;
  const words = useMemo(() => consentWords(consent.xml), [consent.xml]);
  const phone = hidePhone(phoneDigits(values.phone) ?? "");
  const back = () => send({ type: "backPressed" });
  return (
    <StepFrame title={formatMessage({ id: "account.consent.title" })}>
      {words ? (
        <Card>
          <Words $gap={1.5}>
            {words.title && (
              <Heading level={4} look={4}>
                {words.title}
              </Heading>
            )}
            {words.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Words>
        </Card>
      ) : (
        <ProblemNotice problem={{ kind: "badData" }} />
      )}
      {documentHref && (
        <p>
          <NewTabLink href={documentHref}>{formatMessage({ id: "account.consent.document" })}</NewTabLink>
        </p>
      )}
      {confirmed && (
        <>
          <Notice tone="success" live="status">
            {formatMessage({ id: "account.consent.confirmed" })}
          </Notice>
          <Button busy={busy} onClick={() => send({ type: "registerPressed" })} block>
            {formatMessage({ id: "account.consent.finish" })}
          </Button>
        </>
      )}
      {!confirmed && !words && (
        <Button variant="secondary" onClick={back}>
          {formatMessage({ id: "account.consent.change" })}
        </Button>
      )}
      {!confirmed && words && (
        <>
          <p role="status">
            {otp === undefined && !resending
              ? null
              : formatMessage({ id: otp === undefined ? "account.consent.sending" : "account.consent.sent" }, { phone })}
          </p>
          <CodeStep
            digits={6}
            resendAt={resendAt}
            now={now}
            busy={busy}
            resending={resending}
            problem={problem}
            problemTitle={failed && formatMessage({ id: `account.consent.failed.${failed}` })}
            submit={formatMessage({ id: "account.consent.confirm" })}
            back={formatMessage({ id: "account.consent.change" })}
            onCode={(code) => send({ type: "codeSubmitted", code })}
            onResend={() => send({ type: "resendPressed", now: now() })}
            onBack={back}
          />
        </>
      )}
    </StepFrame>
  );
}
