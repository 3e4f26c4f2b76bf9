import type { WorksheetEvent, WorksheetState } from "@shanyraq/flows";
import { worksheetHealth, worksheetPerson, type WorksheetHealth, type WorksheetPerson } from "@shanyraq/forms";
import { useEffect, useMemo, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { todayIn } from "@shanyraq/rules";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Split, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { Stepper } from "@shanyraq/kit/actions/Stepper.tsx";
import { BeneficiariesForm } from "./BeneficiariesForm.tsx";
import { CheckAnswers } from "./CheckAnswers.tsx";
import { CodeStep } from "./CodeStep.tsx";
import { OfferSlip } from "./OfferSlip.tsx";
import { stepNames, stepOf } from "./steps.ts";

interface WorksheetViewProps {
  readonly state: WorksheetState;
  readonly send: (event: WorksheetEvent) => void;
  readonly now: () => number;
  readonly newKey: () => string;
  readonly productName: string;
  readonly calculatorHref: string;
  readonly email: string;
  readonly phone: string;
  /** Asks to be called, for a policy that a specialist arranges. */
  readonly onCallMe: () => void;
}

/** The policy is concluded in Kazakhstan, wherever the reader is. */
const TIME_ZONE = "Asia/Almaty";

/** The short worksheet: one topic at a time, the policy's slip beside it. */
export function WorksheetView({ state, send, now, newKey, productName, calculatorHref, email, phone, onCallMe }: WorksheetViewProps) {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  const { at } = state;
  const faults = state.at === "person" ? state.faults : undefined;
  const refused = useMemo(
    () => faults && Object.fromEntries(Object.entries(faults).map(([name, id]) => [name, formatMessage({ id })])),
    [faults, formatMessage],
  );
  // A new step begins at its heading, for eyes and for screen readers; the first one with the page itself.
  useEffect(() => {
    if (at === "loading") return;
    if (!first.current) heading.current?.focus();
    first.current = false;
  }, [at]);

  if (at === "loading" || at === "ordered") return <Skeleton $height="28rem" />;
  const again = (
    <Button variant={at === "byPhone" ? "secondary" : "primary"} href={calculatorHref}>
      {formatMessage({ id: "purchase.toCalculator" })}
    </Button>
  );
  if (at === "notFound") return <EmptyState title={formatMessage({ id: "purchase.offerGone" })} action={again} />;
  if (at === "failed") {
    return (
      <FailureState
        title={formatMessage({ id: "purchase.offerFailed" })}
        onRetry={() => send({ type: "retryPressed" })}
        phone={phone}
        requestId={state.problem.kind === "service" ? state.problem.requestId : undefined}
      />
    );
  }

  if (state.at === "byPhone") {
    return (
      <Split>
        <Stack $gap={3}>
          <Notice>{formatMessage({ id: "calculators.byPhone" })}</Notice>
          <Button onClick={onCallMe}>{formatMessage({ id: "kit.header.callMe" })}</Button>
          {again}
        </Stack>
        <OfferSlip offer={state.offer} productName={productName} />
      </Split>
    );
  }

  const back = (
    <Button type="button" variant="quiet" onClick={() => send({ type: "backPressed" })}>
      {formatMessage({ id: "purchase.back" })}
    </Button>
  );
  const next = (withBack: boolean): ReactNode => (
    <Stack $gap={2}>
      <Button type="submit" block>
        {formatMessage({ id: "purchase.next" })}
      </Button>
      {withBack && back}
    </Stack>
  );
  const today = () => todayIn(now(), TIME_ZONE);
  const step = (): ReactNode => {
    switch (state.at) {
      case "person":
        return (
          <SchemaForm<WorksheetPerson>
            form={worksheetPerson}
            initial={state.draft.person ?? { document_number: "", document_date: "", address: "", email }}
            onSubmit={(person) => send({ type: "personFilled", person, today: today(), key: newKey() })}
            serverErrors={refused}
            actions={
              <>
                {refused && (
                  <Notice tone="danger" live="alert">
                    {formatMessage({ id: "kit.errors.title" }, { count: Object.keys(refused).length })}
                  </Notice>
                )}
                {next(false)}
              </>
            }
          />
        );
      case "health":
        return (
          <SchemaForm<WorksheetHealth>
            form={worksheetHealth}
            initial={state.draft.health ?? { healthy: "", health_details: "", public_official: "" }}
            hidden={({ healthy }) => (healthy === "no" ? [] : ["health_details"])}
            onSubmit={(health) => send({ type: "healthFilled", health, key: newKey() })}
            actions={next(true)}
          />
        );
      case "beneficiaries":
        return (
          <BeneficiariesForm
            initial={state.draft.beneficiaries}
            unborn={state.unborn}
            onSubmit={(beneficiaries) => send({ type: "beneficiariesFilled", beneficiaries, key: newKey(), today: today() })}
            actions={next(true)}
          />
        );
      case "check":
        return (
          <CheckAnswers
            state={state}
            onChange={(changed) => send({ type: "changePressed", step: changed })}
            onSubmit={() => send({ type: "submitted" })}
            back={back}
            calculatorHref={calculatorHref}
          />
        );
      case "code":
        return (
          <CodeStep
            state={state}
            now={now}
            onCode={(code) => send({ type: "codeSubmitted", code })}
            onResend={() => send({ type: "resendPressed", now: now() })}
            onRetryOrder={() => send({ type: "payRetried" })}
            onBack={() => send({ type: "backPressed" })}
          />
        );
    }
  };
  return (
    <Stack $gap={4}>
      <Stepper steps={Object.values(stepNames).map((id) => formatMessage({ id }))} current={stepOf(state) ?? 1} />
      <Split>
        <Stack $gap={3}>
          <Heading level={2} ref={heading} tabIndex={-1}>
            {formatMessage({ id: stepNames[state.at] })}
          </Heading>
          {step()}
        </Stack>
        <OfferSlip offer={state.offer} productName={productName} />
      </Split>
    </Stack>
  );
}
