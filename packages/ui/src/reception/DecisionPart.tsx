import type { FoundEvent, ReadWorkItem, RefusalInput, WorkItemEvent, WorkItemState } from "@shanyraq/flows";
import { decisionForm } from "@shanyraq/forms";
import { claimMeasures, type ClaimMeasure, type WorkDecision } from "@shanyraq/calls/vocabulary";
import { useContext, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { FormLists } from "../forms/form-lists.ts";
import { Measure } from "../forms/Measure.styles.ts";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { HeirsFacts } from "./HeirsFacts.tsx";
import { HeirsForm } from "./HeirsForm.tsx";
import { OwedFacts } from "./OwedFacts.tsx";
import { RefusalFacts } from "./RefusalFacts.tsx";

interface DecisionPartProps {
  readonly state: Extract<WorkItemState, { at: "read" }>;
  readonly send: (event: WorkItemEvent) => void;
}

interface Decided extends RefusalInput, Pick<FoundEvent, ClaimMeasure> {
  readonly decision: WorkDecision;
  readonly words?: string;
  readonly byAccident?: boolean;
}

const noMeasures = Object.fromEntries(claimMeasures.map((measure) => [measure, measure === "injuries" ? [] : ""]));

/** Why somebody decides nothing of a case that they read. */
const blockedTexts = {
  reviewOfOwn: "reception.blocked.reviewOfOwn",
  notUnderwriter: "reception.blocked.notUnderwriter",
  notAssessor: "reception.blocked.notAssessor",
  opinionOfOwn: "reception.blocked.opinionOfOwn",
} as const;

const listsPeople = (measures: ReadWorkItem["measures"]): boolean =>
  measures?.some(({ measure, options }) => measure === "person" && options.length > 0) === true;

/** What registers have measured, which whoever decides confirms. */
const registeredOf = (measures: ReadWorkItem["measures"]) =>
  (measures ?? []).flatMap(({ measure, registered }) => (registered === undefined ? [] : [[measure, registered] as const]));

/** What the newest medical opinion measured, as it would be typed. */
const measuredOf = ({ opinion, decisions }: ReadWorkItem) => {
  if (!decisions.some(({ decision }) => decision === "acceptClaim")) return [];
  const measured = opinion?.list.find(({ given }) => given !== undefined)?.given?.measured ?? [];
  return measured.map(({ measure, values }) => [measure, measure === "injuries" ? values : (values[0] ?? "")] as const);
};

/** What of the answers belongs to the decision: those that it hides are not sent. */
function submittedOf({ decision, words = "", eventDay, byAccident = false, ...rest }: Decided, isClaim: boolean) {
  const isMeasure = (field: string) => claimMeasures.some((one) => one === field);
  const measures = Object.fromEntries(Object.entries(rest).filter(([field]) => isMeasure(field)));
  const refusal: RefusalInput = rest;
  if (decision === "payBurial") return { decision, words, person: rest.person ?? "" };
  if (decision === "acceptClaim" && eventDay) return { decision, words, found: { eventDay, byAccident, ...measures } };
  if (!isClaim || decision !== "refuse") return { decision, words };
  const { ground, clause, papers, otherPaper } = refusal;
  const input: RefusalInput = { ground, papers, otherPaper, ...(ground === "notInsured" && { clause }), ...(eventDay && { eventDay }) };
  return { decision, words, refusal: input };
}

/** What is decided of a case: by one, or proposed by one and agreed to by another. */
export function DecisionPart({ state, send }: DecisionPartProps) {
  const { formatMessage } = useIntl();
  const { item, busy, isOfOpinion } = state;
  // What was refused of a medical opinion is said beside it.
  const problem = isOfOpinion ? undefined : state.problem;
  const { blocked, decisions, divisible = [], facts, files, measures, proposal, what } = item;
  const [chosen, setChosen] = useState<unknown>();
  const [isTaken, setTaken] = useState(false);
  const opined = measuredOf(item);
  const isOfHeirs = chosen === "nameHeirs" && divisible.length > 0;
  const lists = useContext(FormLists);
  const isClaim = what === "claim" || what === "insuredEvent";
  const form = useMemo(
    () =>
      decisionForm(
        decisions.map(({ decision }) => ({ value: decision, label: `reception.decision.${decision}` as const })),
        {
          isClaim,
          hasPapers: files.length > 0,
          measures: measures?.map(({ measure }) => measure) ?? [],
          isPersonListed: listsPeople(measures),
          registered: registeredOf(measures).map(([measure]) => measure),
        },
      ),
    [decisions, isClaim, files, measures],
  );
  const rows = useMemo(
    () => ({
      ...lists,
      papers: files.map(({ id, name }) => ({ value: id, label: name })),
      ...Object.fromEntries((measures ?? []).map(({ measure, options }) => [measure, options])),
    }),
    [lists, files, measures],
  );
  if (proposal)
    return (
      <Stack $gap={2}>
        <Notice tone="warning" title={formatMessage({ id: "reception.proposal" }, { by: proposal.by })}>
          <p>{formatMessage({ id: `reception.decision.${proposal.decision}` })}</p>
          {proposal.owed && <OwedFacts owed={proposal.owed} />}
          {proposal.heirs && <HeirsFacts heirs={proposal.heirs} />}
          {proposal.refusal ? <RefusalFacts refusal={proposal.refusal} /> : proposal.words !== "" && <p>{proposal.words}</p>}
        </Notice>
        <ProblemNotice problem={problem} />
        {blocked && <p>{formatMessage({ id: blockedTexts[blocked] })}</p>}
        {proposal.own && <p>{formatMessage({ id: "reception.proposal.own" })}</p>}
        {!proposal.own && !blocked && (
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
  if (blocked) return <p>{formatMessage({ id: blockedTexts[blocked] })}</p>;
  if (decisions.length === 0) return <p>{formatMessage({ id: "reception.case.closed" })}</p>;
  const pairs = decisions.filter(({ takesTwo }) => takesTwo).map(({ decision }) => formatMessage({ id: `reception.decision.${decision}` }));
  const actions = (
    <Stack $gap={2}>
      {pairs.length > 0 && <p>{formatMessage({ id: "reception.takesTwo" }, { decisions: pairs.join(", ") })}</p>}
      <ProblemNotice problem={problem} />
      <Cluster>
        <Button type="submit" busy={busy}>
          {formatMessage({ id: "reception.decide" })}
        </Button>
      </Cluster>
    </Stack>
  );
  const faults = problem?.kind === "message" ? problem.fields : undefined;
  return (
    <Measure>
      <FormLists value={rows}>
        <Stack $gap={3}>
          {opined.length > 0 && (
            <Stack $gap={2}>
              {isTaken && <Notice live="status">{formatMessage({ id: "reception.opinion.taken" })}</Notice>}
              <Cluster>
                <Button
                  variant="secondary"
                  onClick={() => {
                    setTaken(true);
                    setChosen("acceptClaim");
                  }}
                >
                  {formatMessage({ id: "reception.opinion.take" })}
                </Button>
              </Cluster>
            </Stack>
          )}
          <SchemaForm<Decided>
            key={isTaken ? "opinion" : "own"}
            form={form}
            initial={{
              decision: isTaken ? "acceptClaim" : "",
              ground: "",
              clause: "",
              eventDay: facts.find(({ fact }) => fact === "eventDate")?.value ?? "",
              byAccident: false,
              ...noMeasures,
              ...Object.fromEntries(registeredOf(measures)),
              ...(isTaken && Object.fromEntries(opined)),
              words: "",
              papers: [],
              otherPaper: "",
            }}
            serverErrors={faults}
            onTyped={({ decision }) => setChosen(decision)}
            // Heirs have a form of their own under the choice.
            onSubmit={(decided) => isOfHeirs || send({ type: "decisionSubmitted", ...submittedOf(decided, isClaim) })}
            actions={isOfHeirs ? null : actions}
          />
        </Stack>
        {isOfHeirs && (
          <HeirsForm
            shares={divisible}
            faults={faults}
            onSubmit={(heirs) => send({ type: "decisionSubmitted", decision: "nameHeirs", words: "", heirs })}
            actions={actions}
          />
        )}
      </FormLists>
    </Measure>
  );
}
