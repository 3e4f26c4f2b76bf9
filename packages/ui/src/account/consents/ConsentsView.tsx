import type { ConsentsEvent, ConsentsState } from "@shanyraq/flows";
import { pensionConsentType } from "@shanyraq/calls/vocabulary";
import { lazy, Suspense, useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { ConsentCode } from "./ConsentCode.tsx";
import type { ConsentHrefs } from "./ConsentObligations.tsx";
import { ConsentOverview } from "./ConsentOverview.tsx";
import { ConsentReading } from "./ConsentReading.tsx";
import { ConsentSigning } from "./ConsentSigning.tsx";
import { PartFrame } from "../../cabinet/PartFrame.tsx";

const WithdrawConsent = lazy(async () => import("./WithdrawConsent.tsx").then((module) => ({ default: module.WithdrawConsent })));

interface ConsentsViewProps {
  readonly state: ConsentsState;
  readonly send: (event: ConsentsEvent) => void;
  readonly now: () => number;
  /** Of the call centre, for who cannot be shown their consents. */
  readonly phone: string;
  readonly hrefs: ConsentHrefs;
}

/** What counts as a step for a screen reader: a dialog over the overview is not a step of its own. */
const stepOf = ({ at }: ConsentsState) => (at === "asking" ? "shown" : at);

/** What the customer agrees to: how it stands, the words and the code by which it is given, and its withdrawal. */
export function ConsentsView({ state, send, now, phone, hrefs }: ConsentsViewProps) {
  const { formatMessage } = useIntl();
  const body = useRef<HTMLDivElement>(null);
  const ofPension = "agreement" in state && state.agreement.type === pensionConsentType;
  const step = stepOf(state);
  const before = useRef(step);
  useEffect(() => {
    // What came first is only there; what comes by a press is read out.
    if (before.current !== step && before.current !== "loading" && before.current !== "failed") body.current?.focus();
    before.current = step;
  }, [step]);
  return (
    <PartFrame
      id={ofPension ? "consent-pension" : "consents"}
      title={formatMessage({ id: ofPension ? "cabinet.consents.pensionData" : "cabinet.consents" })}
    >
      {state.at === "loading" && <Skeleton $height="12rem" />}
      {state.at === "failed" && (
        <FailureState
          level={3}
          title={formatMessage({ id: "cabinet.consents.failed" })}
          onRetry={() => send({ type: "opened" })}
          phone={phone}
        />
      )}
      {state.at !== "loading" && state.at !== "failed" && (
        <Card>
          <Stack $gap={2} ref={body} tabIndex={-1}>
            {(state.at === "shown" || state.at === "asking") && <ConsentOverview state={state} send={send} hrefs={hrefs} />}
            {(state.at === "reading" || state.at === "signing" || state.at === "code") && (
              <Heading level={3} look={4}>
                {formatMessage({ id: "cabinet.consents.reading" }, { version: state.agreement.version })}
              </Heading>
            )}
            {state.at === "reading" && <ConsentReading state={state} send={send} />}
            {state.at === "signing" && <ConsentSigning state={state} send={send} />}
            {state.at === "code" && <ConsentCode state={state} send={send} now={now} />}
          </Stack>
        </Card>
      )}
      {state.at === "asking" && (
        <Suspense fallback={null}>
          <WithdrawConsent
            problem={state.problem}
            ofPension={ofPension}
            onWithdraw={() => send({ type: "withdrawConfirmed" })}
            onClose={() => send({ type: "backPressed" })}
          />
        </Suspense>
      )}
    </PartFrame>
  );
}
