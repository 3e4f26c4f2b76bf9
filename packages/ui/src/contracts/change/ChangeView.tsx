import type { ChangeEvent, ChangeState } from "@shanyraq/flows";
import type { MessageId } from "@shanyraq/i18n";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { AgreementCode } from "../agreement/AgreementCode.tsx";
import type { ChangeHrefs } from "./change-hrefs.ts";
import { ChangeAgreement } from "./ChangeAgreement.tsx";
import { ChangeChoice } from "./ChangeChoice.tsx";
import { ChangeEnd } from "./ChangeEnd.tsx";
import { ChangeForm } from "./ChangeForm.tsx";
import { ChangeIdentity } from "../agreement/ChangeIdentity.tsx";
import { ChangePriced } from "./ChangePriced.tsx";
import { ChangeRefused } from "./ChangeRefused.tsx";
import { useStepHeading } from "../../cabinet/useStepHeading.ts";

interface ChangeViewProps {
  readonly state: ChangeState;
  readonly send: (event: ChangeEvent) => void;
  readonly now: () => number;
  readonly hrefs: ChangeHrefs;
  /** Of the call centre. */
  readonly phone: string;
  /** Hands the agreement's bytes to the browser. */
  readonly onSave: (agreement: { readonly fileName: string; readonly data: string }) => void;
}

/** A change of a contract, step by step. Each step puts the focus on its heading, so that a screen reader continues from there. */
export function ChangeView({ state, send, now, hrefs, phone, onSave }: ChangeViewProps) {
  const { formatMessage } = useIntl();
  const heading = useStepHeading(state.at);
  if (state.at === "loading") return <Skeleton $height="16rem" />;
  if (state.at === "failed")
    return <FailureState title={formatMessage({ id: "change.failed" })} onRetry={() => send({ type: "opened" })} phone={phone} />;
  const title: MessageId = `change.step.${state.at}`;
  const step = (): ReactNode => {
    switch (state.at) {
      case "verify":
        return <ChangeIdentity state={state} send={send} />;
      case "choose":
        return <ChangeChoice state={state} send={send} writeHref={hrefs.write} />;
      case "form":
        return <ChangeForm state={state} send={send} />;
      case "priced":
        return <ChangePriced state={state} send={send} />;
      case "code":
        return <AgreementCode state={state} send={send} now={now} of="change" />;
      case "agreement":
        return <ChangeAgreement state={state} send={send} onSave={onSave} />;
      case "refused":
        return <ChangeRefused state={state} hrefs={hrefs} />;
      case "done":
      case "withdrawn":
        return <ChangeEnd state={state} send={send} contractHref={hrefs.contract} />;
    }
  };
  return (
    <Stack as="section" $gap={3} aria-labelledby="change-step">
      <Heading level={2} id="change-step" ref={heading} tabIndex={-1}>
        {formatMessage({ id: title })}
      </Heading>
      {step()}
    </Stack>
  );
}
