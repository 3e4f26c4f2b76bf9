import { stepsOf, type Filling, type WorksheetEvent, type WorksheetState } from "@shanyraq/flows";
import { useEffect, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Split, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { Stepper } from "@shanyraq/kit/actions/Stepper.tsx";
import type { PreviewState } from "./PolicyPreview.tsx";
import { CheckAnswers, type Buyer, type ReadBefore } from "./CheckAnswers.tsx";
import { CodeStep } from "./CodeStep.tsx";
import type { RegisteredCompany } from "./CompanyHead.tsx";
import { ConfirmedStep } from "./ConfirmedStep.tsx";
import { DecidedStep } from "./DecidedStep.tsx";
import { OfferSlip } from "./OfferSlip.tsx";
import { stepNames, stepOf } from "./steps.ts";
import { TopicStep } from "./TopicStep.tsx";
import { UnregisteredDocument } from "./UnregisteredDocument.tsx";

interface WorksheetViewProps {
  readonly state: WorksheetState;
  readonly send: (event: WorksheetEvent) => void;
  readonly now: () => number;
  readonly newKey: () => string;
  readonly productName: string;
  readonly calculatorHref: string;
  /** Where the account's name, number and phone are changed. */
  readonly profileHref: string;
  readonly applicationsHref: string;
  readonly productsHref: string;
  /** What is agreed to with the consent. */
  readonly documents: readonly ReadBefore[];
  readonly preview?: PreviewState | undefined;
  readonly buyer: Buyer | undefined;
  readonly email: string;
  /** When who buys was born, and whether they have the number of a resident: what the account knows. */
  readonly born: string | undefined;
  readonly resident: boolean;
  /** What the state's register says of the company whose number stands in the form. */
  readonly company?: RegisteredCompany | undefined;
  readonly phone: string;
  /** Asks to be called, for a policy that a specialist arranges. */
  readonly onCallMe: () => void;
}

/** What stands over each step. */
const titles = {
  ...stepNames,
  confirmed: "purchase.confirmed.title",
  declined: "purchase.declined.title",
  underReview: "purchase.review.title",
} as const;

/** Where a document that the register does not know is spoken of: right after its step, on it, and before everything is sent. */
const hasDocumentNotice = ({ at, offer: { quote } }: Extract<WorksheetState, Filling>): boolean =>
  at === "person" || at === "check" || quote.topics.findIndex((topic) => topic === at) === quote.topics.indexOf("person") + 1;

/** The worksheet of a line: one topic at a time, the policy's slip beside it. */
export function WorksheetView({
  state,
  send,
  now,
  newKey,
  productName,
  calculatorHref,
  profileHref,
  applicationsHref,
  productsHref,
  documents,
  preview,
  buyer,
  email,
  born,
  resident,
  company,
  phone,
  onCallMe,
}: WorksheetViewProps) {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  const { at } = state;
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
  const { offer } = state;
  const { birthDate } = offer.calculation;
  const hasBack = "fromCheck" in state || offer.quote.topics[0] !== state.at;
  const step = (): ReactNode => {
    switch (state.at) {
      case "check":
        return (
          <CheckAnswers
            state={state}
            productName={productName}
            buyer={buyer}
            profileHref={profileHref}
            onChange={(topic) => send({ type: "changePressed", topic })}
            onSubmit={() => send({ type: "submitted" })}
            back={back}
            calculatorHref={calculatorHref}
            applicationsHref={applicationsHref}
            documents={documents}
            preview={preview}
          />
        );
      case "code":
        return (
          <CodeStep
            state={state}
            now={now}
            onCode={(code) => send({ type: "codeSubmitted", code })}
            onResend={() => send({ type: "resendPressed", now: now() })}
            onBack={() => send({ type: "backPressed" })}
          />
        );
      case "confirmed":
        return <ConfirmedStep state={state} productName={productName} onPay={() => send({ type: "payPressed" })} />;
      case "declined":
      case "underReview":
        return (
          <DecidedStep
            state={state}
            onCorrect={() => send({ type: "backPressed" })}
            onCallMe={onCallMe}
            productsHref={productsHref}
            applicationsHref={applicationsHref}
          />
        );
      default:
        return (
          <TopicStep
            key={state.at}
            state={state}
            send={send}
            now={now}
            newKey={newKey}
            born={born}
            known={{
              email,
              ...(resident && { citizenship: "KZ" }),
              for_child: born === undefined || birthDate === undefined || birthDate === born ? "no" : "yes",
              birth_date: birthDate,
              ...(state.at === "company" && { bin: offer.calculation.bin ?? "" }),
            }}
            company={company}
            calculatorHref={calculatorHref}
            actions={
              <Stack $gap={2}>
                <Button type="submit" block busy={"checking" in state && state.checking !== undefined}>
                  {formatMessage({ id: "purchase.next" })}
                </Button>
                {hasBack && back}
                <p>{formatMessage({ id: "purchase.kept" })}</p>
              </Stack>
            }
          />
        );
    }
  };
  return (
    <Stack $gap={4}>
      <Stepper steps={stepsOf(offer).map((name) => formatMessage({ id: stepNames[name] }))} current={stepOf(state, offer)} />
      <Split>
        <Stack $gap={3}>
          <Heading level={2} ref={heading} tabIndex={-1}>
            {formatMessage({ id: titles[state.at] })}
          </Heading>
          {"draft" in state && hasDocumentNotice(state) && <UnregisteredDocument state={state} />}
          {step()}
        </Stack>
        <OfferSlip offer={offer} productName={productName} />
      </Split>
    </Stack>
  );
}
