import type { ReadWorkItem, WorkItemEvent, WorkItemState } from "@shanyraq/flows";
import { useEffect, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { CaseFacts } from "./CaseFacts.tsx";
import { DecisionPart } from "./DecisionPart.tsx";
import { OpinionPart } from "./OpinionPart.tsx";

interface WorkItemViewProps {
  readonly state: Exclude<WorkItemState, { at: "closed" }>;
  readonly send: (event: WorkItemEvent) => void;
  /** Of the call centre. */
  readonly phone: string;
  /** Of a report and its claim: which policy it is about. */
  readonly contract?: ((item: ReadWorkItem) => ReactNode) | undefined;
}

/** One case in full. It takes the focus when it comes, or is refused, and says what became of it. */
export function WorkItemView({ state, send, phone, contract }: WorkItemViewProps) {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind, id } = state.name;
  const became = state.at === "read" ? state.became : undefined;
  const isRead = state.at === "read";
  const reason = useRef<HTMLDivElement>(null);
  const isFailed = state.at === "failed";
  useEffect(() => {
    if (isRead) heading.current?.focus();
    // The case stands above the list: from a row far below it a refusal would not be seen.
    if (isFailed) reason.current?.focus();
  }, [kind, id, isRead, isFailed, became]);
  if (state.at === "loading") return <Skeleton $height="16rem" />;
  // What is refused with a reason is not asked for again: the reason is shown.
  if (state.at === "failed" && state.problem.kind === "message")
    return (
      <Stack $gap={2} ref={reason} tabIndex={-1}>
        <Notice tone="warning" live="alert">
          {state.problem.message}
        </Notice>
        <Cluster>
          <Button variant="quiet" onClick={() => send({ type: "closePressed" })}>
            {formatMessage({ id: "reception.case.close" })}
          </Button>
        </Cluster>
      </Stack>
    );
  if (state.at === "failed")
    return (
      <div ref={reason} tabIndex={-1}>
        <FailureState
          title={formatMessage({ id: "reception.case.failed" })}
          onRetry={() => send({ type: "itemOpened", name: state.name })}
          phone={phone}
        />
      </div>
    );
  const { item } = state;
  // What was typed stays where it is refused, and goes once something of the case has happened.
  const happened = `${item.id}/${item.events.length}/${item.proposal?.at ?? ""}`;
  return (
    <Card as="section" aria-labelledby="work-item">
      <Stack $gap={3}>
        <Heading level={2} look={3} id="work-item" ref={heading} tabIndex={-1}>
          {formatMessage({ id: `reception.what.${item.what}` })} {item.name}
        </Heading>
        {became && (
          <Notice tone="success" live="status">
            {formatMessage({ id: `reception.became.${became}` })}
          </Notice>
        )}
        <CaseFacts item={item} opening={state.opening} onPaper={(file) => send({ type: "paperPressed", file })} />
        {(item.canLink || item.contract) && contract?.(item)}
        {item.opinion && <OpinionPart key={`${happened}/${item.opinion.list.length}/${item.opinion.canGive}`} state={state} send={send} />}
        {/* To a medical expert a case is its papers and their opinion. */}
        {!(item.opinion && item.blocked === "notAssessor") && <DecisionPart key={happened} state={state} send={send} />}
        <Cluster>
          <Button variant="quiet" onClick={() => send({ type: "closePressed" })}>
            {formatMessage({ id: "reception.case.close" })}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
