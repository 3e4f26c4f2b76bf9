import type { ReceptionFlowEvent, ReceptionFlowState } from "@shanyraq/flows";
import { receptionCode } from "@shanyraq/forms";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Split, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { useStepHeading } from "../cabinet/useStepHeading.ts";
import type { AttachedFiles } from "../forms/Attachments.tsx";
import { SentCodeStep } from "../forms/SentCodeStep.tsx";
import { FindCustomer } from "./FindCustomer.tsx";
import { FoundPerson } from "./FoundPerson.tsx";
import { ReceptionSent } from "./ReceptionSent.tsx";
import { ServedCustomer } from "./ServedCustomer.tsx";
import { ServedForm } from "./ServedForm.tsx";
import { ServingBanner } from "./ServingBanner.tsx";
import { useIdle } from "./useIdle.ts";

/** Nobody touches the page for so long: the employee has left the desk. The back office closes automatically as well. */
const IDLE_MS = 15 * 60_000;

interface ReceptionViewProps {
  readonly state: ReceptionFlowState;
  readonly send: (event: ReceptionFlowEvent) => void;
  readonly now: () => number;
  readonly attached: AttachedFiles;
  /** Ids of the files that have arrived. */
  readonly arrived: readonly string[];
  readonly onFile: () => void;
}

function Served({
  state,
  send,
  attached,
  arrived,
}: Pick<ReceptionViewProps, "send" | "attached" | "arrived"> & {
  readonly state: Extract<ReceptionFlowState, { at: "open" }>;
}) {
  useIdle(IDLE_MS, () => send({ type: "idle" }));
  return (
    <Stack $gap={4}>
      <ServingBanner
        name={state.card.name}
        inWriting={state.card.inWriting}
        reading={state.card.reading}
        busy={state.busy === "leaving"}
        onLeave={() => send({ type: "leavePressed" })}
      />
      <Split>
        <ServedForm
          state={state}
          attached={attached}
          onTyped={(written) => send({ type: "typed", written })}
          onSave={(written, isSent) => send({ type: "saveSubmitted", written, files: arrived, send: isSent })}
        />
        <ServedCustomer card={state.card} />
      </Split>
    </Stack>
  );
}

/** A customer served at a desk, step by step. Each step puts the focus on its heading, so that a screen reader continues from there. */
export function ReceptionView({ state, send, now, attached, arrived, onFile }: ReceptionViewProps) {
  const { formatMessage } = useIntl();
  const heading = useStepHeading(state.at);
  const step = (): ReactNode => {
    switch (state.at) {
      case "asking":
        return (
          <FindCustomer
            busy={state.busy}
            unknown={state.unknown}
            problem={state.problem}
            onFind={(who) => send({ type: "customerAsked", who })}
          />
        );
      case "found":
      case "locked":
        return (
          <FoundPerson
            found={state.found}
            closed={state.at === "locked"}
            busy={state.busy}
            problem={state.problem}
            onSend={() => send({ type: "sendCodePressed" })}
            onBack={() => send({ type: "backPressed" })}
          />
        );
      case "code":
        return (
          <SentCodeStep
            form={receptionCode}
            state={state}
            send={send}
            now={now}
            words={{ sent: "reception.code.text", confirm: "reception.open", back: "reception.another", again: "reception.sendAgain" }}
            sentTo={{ name: state.found.name, phone: state.found.sentTo }}
          />
        );
      case "open":
        return <Served state={state} send={send} attached={attached} arrived={arrived} />;
      case "sent":
        return <ReceptionSent taken={state.taken} onFile={onFile} onAgain={() => send({ type: "anewPressed" })} />;
    }
  };
  return (
    <Stack as="section" $gap={3} aria-labelledby="reception-step">
      <Heading level={2} id="reception-step" ref={heading} tabIndex={-1}>
        {formatMessage({ id: `reception.step.${state.at}` })}
      </Heading>
      {step()}
    </Stack>
  );
}
