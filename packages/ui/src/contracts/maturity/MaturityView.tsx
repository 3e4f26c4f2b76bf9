import type { MaturityEvent, MaturityState } from "@shanyraq/flows";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Stepper } from "@shanyraq/kit/actions/Stepper.tsx";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { AgreementCode } from "../agreement/AgreementCode.tsx";
import { IdentityForm } from "../agreement/IdentityForm.tsx";
import type { MaturityHrefs } from "./maturity-hrefs.ts";
import { MaturityOffer } from "./MaturityOffer.tsx";
import { MaturityResult } from "./MaturityResult.tsx";
import { useStepHeading } from "../../cabinet/useStepHeading.ts";

interface MaturityViewProps {
  readonly state: MaturityState;
  readonly send: (event: MaturityEvent) => void;
  readonly now: () => number;
  readonly hrefs: MaturityHrefs;
  /** Of the call centre. */
  readonly phone: string;
}

const stages: Readonly<Partial<Record<MaturityState["at"], number>>> = { offer: 1, verify: 2, code: 2 };

/** Where a contract is paid out to, step by step. Each step puts the focus on its heading, so that a screen reader continues from there. */
export function MaturityView({ state, send, now, hrefs, phone }: MaturityViewProps) {
  const { formatMessage } = useIntl();
  const { at } = state;
  const heading = useStepHeading(at);
  if (state.at === "loading") return <Skeleton $height="16rem" />;
  if (state.at === "failed")
    return <FailureState title={formatMessage({ id: "maturity.failed" })} onRetry={() => send({ type: "opened" })} phone={phone} />;
  const stage = stages[at];
  const step = (): ReactNode => {
    switch (state.at) {
      case "offer":
        return <MaturityOffer state={state} send={send} hrefs={hrefs} />;
      case "verify":
        return (
          <IdentityForm
            identity={state.overview.identity ?? "iin"}
            busy={state.busy}
            problem={state.problem}
            attemptsLeft={state.attemptsLeft}
            onSubmit={(code) => send({ type: "identitySubmitted", code })}
            onBack={() => send({ type: "backPressed" })}
          />
        );
      case "code":
        return <AgreementCode state={state} send={send} now={now} of="maturity" />;
      case "done":
      case "refused":
        return <MaturityResult state={state} send={send} hrefs={hrefs} />;
    }
  };
  return (
    <Stack $gap={4}>
      {stage !== undefined && (
        <Stepper steps={[formatMessage({ id: "maturity.stage.account" }), formatMessage({ id: "maturity.stage.code" })]} current={stage} />
      )}
      <Stack as="section" $gap={3} aria-labelledby="maturity-step">
        <Heading level={2} id="maturity-step" ref={heading} tabIndex={-1}>
          {formatMessage({ id: `maturity.step.${state.at}` })}
        </Heading>
        {step()}
      </Stack>
    </Stack>
  );
}
