import type { PensionCase, PensionEvent, PensionFile, PensionState } from "@shanyraq/flows";
import { consentCode } from "@shanyraq/forms";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Stepper } from "@shanyraq/kit/actions/Stepper.tsx";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { useStepHeading } from "../cabinet/useStepHeading.ts";
import { SentCodeStep } from "../forms/SentCodeStep.tsx";
import { AccountStep } from "./AccountStep.tsx";
import { FundConsentStep } from "./FundConsentStep.tsx";
import { IrrevocableStep } from "./IrrevocableStep.tsx";
import { PensionCaseStep } from "./PensionCaseStep.tsx";
import type { PensionHrefs } from "./pension-hrefs.ts";
import { PensionOfferStep } from "./PensionOfferStep.tsx";
import { SavingsStep } from "./SavingsStep.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

interface PensionViewProps {
  readonly state: PensionState;
  readonly send: (event: PensionEvent) => void;
  readonly now: () => number;
  readonly hrefs: PensionHrefs;
  /** Hands the application to the browser. */
  readonly onSave: (file: PensionFile) => void;
  readonly upload: (paper: PensionCase["missing"][number]) => ReactNode;
  /** Of the call centre. */
  readonly phone: string;
}

const stages = ["offer", "irrevocable", "savings", "account", "checks", "contract"] as const;
const numbers: Readonly<Partial<Record<PensionState["at"], number>>> = {
  offer: 1,
  irrevocable: 2,
  signIn: 3,
  consent: 3,
  consentCode: 3,
  savings: 3,
  account: 4,
  code: 6,
};
/** From its confirmation on a case is a contract in the making. */
const made = ["confirmed", "concluded", "asked", "inForce"];
function stageNumber(state: PensionState): number | undefined {
  if (state.at !== "case") return numbers[state.at];
  return made.includes(state.held.stage) ? 6 : 5;
}
const numberOf = (state: PensionState): string => ("held" in state ? state.held.number : "");

/** A pension annuity step by step, from what it gives to its first payment. Each step puts the focus on its heading. */
export function PensionView({ state, send, now, hrefs, onSave, upload, phone }: PensionViewProps) {
  const { formatMessage } = useIntl();
  const heading = useStepHeading(state.at);
  if (state.at === "loading") return <Skeleton $height="24rem" />;
  if (state.at === "failed")
    return <FailureState title={formatMessage({ id: "pension.failed" })} onRetry={() => send({ type: "opened" })} phone={phone} />;
  const step = (): ReactNode => {
    switch (state.at) {
      case "offer":
        return <PensionOfferStep state={state} send={send} hrefs={hrefs} />;
      case "irrevocable":
        return <IrrevocableStep state={state} send={send} />;
      case "signIn":
        return (
          <Stack $gap={3}>
            <p>{formatMessage({ id: "pension.signIn.text" })}</p>
            <Cluster>
              <Button onClick={() => send({ type: "goOnPressed" })}>{formatMessage({ id: "pension.signIn" })}</Button>
              <Button variant="quiet" onClick={() => send({ type: "backPressed" })}>
                {formatMessage({ id: "pension.back" })}
              </Button>
            </Cluster>
          </Stack>
        );
      case "consent":
      case "consentCode":
        return <FundConsentStep state={state} send={send} now={now} />;
      case "savings":
        return <SavingsStep key={state.lookup ? "told" : "asked"} state={state} send={send} />;
      case "account":
        return <AccountStep state={state} send={send} />;
      case "case":
        return <PensionCaseStep state={state} send={send} hrefs={hrefs} onSave={onSave} upload={upload} />;
      case "code":
        return (
          <SentCodeStep
            form={consentCode}
            state={state}
            send={send}
            now={now}
            words={{ sent: "pension.code.sent", confirm: "pension.code.confirm", back: "pension.back", again: "pension.code.again" }}
            sentTo={{ phone: state.phone }}
          />
        );
    }
  };
  const current = stageNumber(state);
  return (
    <Stack $gap={4}>
      {current !== undefined && <Stepper steps={stages.map((one) => formatMessage({ id: `pension.stage.${one}` }))} current={current} />}
      <Stack as="section" $gap={3} aria-labelledby="pension-step">
        <Heading level={2} id="pension-step" ref={heading} tabIndex={-1}>
          <InlineText>{formatMessage({ id: `pension.step.${state.at}` }, { number: numberOf(state) })}</InlineText>
        </Heading>
        {step()}
      </Stack>
    </Stack>
  );
}
