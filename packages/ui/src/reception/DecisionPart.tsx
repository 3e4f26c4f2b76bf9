import type { WorkItemEvent, WorkItemState } from "@shanyraq/flows";
import { decisionForm } from "@shanyraq/forms";
import type { WorkDecision } from "@shanyraq/calls/vocabulary";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Measure } from "../forms/Measure.styles.ts";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { SchemaForm } from "../forms/SchemaForm.tsx";

interface DecisionPartProps {
  readonly state: Extract<WorkItemState, { at: "read" }>;
  readonly send: (event: WorkItemEvent) => void;
}

/** What is decided of a case: by one, or proposed by one and agreed to by another. */
export function DecisionPart({ state, send }: DecisionPartProps) {
  const { formatMessage } = useIntl();
  const { item, busy, problem } = state;
  const { decisions, facts, proposal } = item;
  const form = useMemo(
    () => decisionForm(decisions.map(({ decision }) => ({ value: decision, label: `reception.decision.${decision}` as const }))),
    [decisions],
  );
  if (proposal)
    return (
      <Stack $gap={2}>
        <Notice tone="warning" title={formatMessage({ id: "reception.proposal" }, { by: proposal.by })}>
          <p>{formatMessage({ id: `reception.decision.${proposal.decision}` })}</p>
          {proposal.words !== "" && <p>{proposal.words}</p>}
        </Notice>
        <ProblemNotice problem={problem} />
        {proposal.own ? (
          <p>{formatMessage({ id: "reception.proposal.own" })}</p>
        ) : (
          <Cluster>
            <Button busy={busy} onClick={() => send({ type: "proposalAnswered", agree: true })}>
              {formatMessage({ id: "reception.proposal.agree" })}
            </Button>
            <Button variant="secondary" busy={busy} onClick={() => send({ type: "proposalAnswered", agree: false })}>
              {formatMessage({ id: "reception.proposal.return" })}
            </Button>
          </Cluster>
        )}
      </Stack>
    );
  if (decisions.length === 0) return <p>{formatMessage({ id: "reception.case.closed" })}</p>;
  const pairs = decisions.filter(({ takesTwo }) => takesTwo).map(({ decision }) => formatMessage({ id: `reception.decision.${decision}` }));
  return (
    <Measure>
      <SchemaForm<{ decision: WorkDecision; words: string; eventDay?: string; byAccident?: boolean }>
        form={form}
        initial={{ decision: "", words: "", eventDay: facts.find(({ fact }) => fact === "eventDate")?.value ?? "", byAccident: false }}
        serverErrors={problem?.kind === "message" ? problem.fields : undefined}
        onSubmit={({ decision, words = "", eventDay, byAccident = false }) =>
          send({ type: "decisionSubmitted", decision, words, ...(eventDay && { found: { eventDay, byAccident } }) })
        }
        actions={
          <Stack $gap={2}>
            {pairs.length > 0 && <p>{formatMessage({ id: "reception.takesTwo" }, { decisions: pairs.join(", ") })}</p>}
            <ProblemNotice problem={problem} />
            <Cluster>
              <Button type="submit" busy={busy}>
                {formatMessage({ id: "reception.decide" })}
              </Button>
            </Cluster>
          </Stack>
        }
      />
    </Measure>
  );
}
