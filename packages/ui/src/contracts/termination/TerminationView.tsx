import type { TerminationEvent, TerminationState } from "@shanyraq/flows";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Stepper } from "@shanyraq/kit/actions/Stepper.tsx";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { AgreementCode } from "../agreement/AgreementCode.tsx";
import type { TerminationHrefs } from "./termination-hrefs.ts";
import { TerminationAgreement } from "./TerminationAgreement.tsx";
import { TerminationOffer } from "./TerminationOffer.tsx";
import { TerminationResult } from "./TerminationResult.tsx";
import { TerminationTracker } from "./TerminationTracker.tsx";
import { IdentityForm } from "../agreement/IdentityForm.tsx";
import { useStepHeading } from "../../cabinet/useStepHeading.ts";

interface TerminationViewProps {
  readonly state: TerminationState;
  readonly send: (event: TerminationEvent) => void;
  readonly now: () => number;
  readonly hrefs: TerminationHrefs;
  /** Of the call centre. */
  readonly phone: string;
  /** Hands the agreement's bytes to the browser. */
  readonly onSave: (agreement: { readonly fileName: string; readonly data: string }) => void;
}

const stages: Readonly<Partial<Record<TerminationState["at"], number>>> = {
  offer: 1,
  verify: 2,
  code: 2,
  verifyAgain: 3,
  agreement: 3,
};

/** A contract is ended, step by step. Each step puts the focus on its heading, so that a screen reader continues from there. */
export function TerminationView({ state, send, now, hrefs, phone, onSave }: TerminationViewProps) {
  const { formatMessage } = useIntl();
  const { at } = state;
  const heading = useStepHeading(state.at);
  if (state.at === "loading") return <Skeleton $height="16rem" />;
  if (state.at === "failed")
    return <FailureState title={formatMessage({ id: "termination.failed" })} onRetry={() => send({ type: "opened" })} phone={phone} />;
  const stage = stages[at];
  const step = (): ReactNode => {
    switch (state.at) {
      case "offer":
        return <TerminationOffer state={state} send={send} hrefs={hrefs} />;
      case "verify":
      case "verifyAgain":
        return (
          <IdentityForm
            identity={(state.at === "verify" ? state.overview.identity : state.identity) ?? "iin"}
            busy={state.busy}
            problem={state.problem}
            attemptsLeft={state.attemptsLeft}
            onSubmit={(code) => send({ type: "identitySubmitted", code })}
            onBack={state.at === "verify" ? () => send({ type: "backPressed" }) : undefined}
          />
        );
      case "code":
        return <AgreementCode state={state} send={send} now={now} of="termination" />;
      case "agreement":
        return <TerminationAgreement state={state} send={send} onSave={onSave} />;
      case "ended":
        return <TerminationTracker tracker={state.tracker} account={hrefs.account} />;
      case "done":
      case "kept":
      case "refused":
        return <TerminationResult state={state} send={send} hrefs={hrefs} />;
    }
  };
  return (
    <Stack $gap={4}>
      {stage !== undefined && (
        <Stepper
          steps={[
            formatMessage({ id: "termination.stage.sums" }),
            formatMessage({ id: "termination.stage.code" }),
            formatMessage({ id: "termination.stage.agreement" }),
          ]}
          current={stage}
        />
      )}
      <Stack as="section" $gap={3} aria-labelledby="termination-step">
        <Heading level={2} id="termination-step" ref={heading} tabIndex={-1}>
          {formatMessage({ id: `termination.step.${state.at}` })}
        </Heading>
        {step()}
      </Stack>
    </Stack>
  );
}
