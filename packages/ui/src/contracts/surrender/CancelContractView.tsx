import type { CancelContractEvent, CancelContractState } from "@shanyraq/flows";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Stepper } from "@shanyraq/kit/actions/Stepper.tsx";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { AgreementCode } from "../agreement/AgreementCode.tsx";
import type { EndHrefs } from "./end-hrefs.ts";
import { EndAgreement } from "./EndAgreement.tsx";
import { EndOffer } from "./EndOffer.tsx";
import { EndResult } from "./EndResult.tsx";
import { EndTracker } from "./EndTracker.tsx";
import { IdentityForm } from "../agreement/IdentityForm.tsx";
import { useStepHeading } from "../../cabinet/useStepHeading.ts";

interface CancelContractViewProps {
  readonly state: CancelContractState;
  readonly send: (event: CancelContractEvent) => void;
  readonly now: () => number;
  readonly hrefs: EndHrefs;
  /** Of the call centre. */
  readonly phone: string;
  /** Hands the agreement's bytes to the browser. */
  readonly onRead: (agreement: { readonly fileName: string; readonly data: string }) => void;
}

const stages: Readonly<Partial<Record<CancelContractState["at"], number>>> = {
  offer: 1,
  verify: 2,
  code: 2,
  verifyAgain: 3,
  agreement: 3,
};

/** A contract is ended, step by step. Each step puts the focus on its heading, so that a reader goes on from there. */
export function CancelContractView({ state, send, now, hrefs, phone, onRead }: CancelContractViewProps) {
  const { formatMessage } = useIntl();
  const { at } = state;
  const heading = useStepHeading(state.at);
  if (state.at === "loading") return <Skeleton $height="16rem" />;
  if (state.at === "failed")
    return <FailureState title={formatMessage({ id: "cancel.failed" })} onRetry={() => send({ type: "opened" })} phone={phone} />;
  const stage = stages[at];
  const step = (): ReactNode => {
    switch (state.at) {
      case "offer":
        return <EndOffer state={state} send={send} hrefs={hrefs} />;
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
        return <AgreementCode state={state} send={send} now={now} of="cancel" />;
      case "agreement":
        return <EndAgreement state={state} send={send} onRead={onRead} />;
      case "ended":
        return <EndTracker tracker={state.tracker} account={hrefs.account} />;
      case "done":
      case "kept":
      case "refused":
        return <EndResult state={state} send={send} hrefs={hrefs} />;
    }
  };
  return (
    <Stack $gap={4}>
      {stage !== undefined && (
        <Stepper
          steps={[
            formatMessage({ id: "cancel.stage.sums" }),
            formatMessage({ id: "cancel.stage.code" }),
            formatMessage({ id: "cancel.stage.agreement" }),
          ]}
          current={stage}
        />
      )}
      <Stack as="section" $gap={3} aria-labelledby="cancel-step">
        <Heading level={2} id="cancel-step" ref={heading} tabIndex={-1}>
          {formatMessage({ id: `cancel.step.${state.at}` })}
        </Heading>
        {step()}
      </Stack>
    </Stack>
  );
}
