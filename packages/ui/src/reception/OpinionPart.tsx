import type { OpinionInput, ReadWorkItem, WorkItemEvent, WorkItemState } from "@shanyraq/flows";
import { opinionForm, opinionQuestionForm } from "@shanyraq/forms";
import { healthMeasures } from "@shanyraq/calls/vocabulary";
import { useContext, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { Entries, Entry, EntryName } from "../cabinet/Entries.styles.ts";
import { FormLists } from "../forms/form-lists.ts";
import { Measure } from "../forms/Measure.styles.ts";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { SchemaForm } from "../forms/SchemaForm.tsx";

/** What somebody wrote keeps its lines. */
const Written = styled.p`
  white-space: pre-line;
`;

type Opinion = NonNullable<ReadWorkItem["opinion"]>;

interface OpinionPartProps {
  readonly state: Extract<WorkItemState, { at: "read" }>;
  readonly send: (event: WorkItemEvent) => void;
}

const labels = {
  disabilityGroup: "field.disabilityGroup",
  injuries: "field.injuries",
  sickDays: "field.sickDays",
  hospitalDays: "field.hospitalDays",
  lossPercent: "field.lossPercent",
} as const;

/** One opinion: what was asked, and what an expert found. */
function OpinionEntry({ one: { askedBy, askedAt, deadline, question, given } }: { readonly one: Opinion["list"][number] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const written = (words: string) => (words === "" ? formatMessage({ id: "reception.opinion.removed" }) : words);
  return (
    <Entry>
      <Stack $gap={1}>
        <p>
          {formatMessage(
            { id: "reception.opinion.asked" },
            { by: askedBy, date: dateText(intl, askedAt), deadline: dateText(intl, deadline) },
          )}
        </p>
        <Written>{written(question)}</Written>
        {given && (
          <>
            <EntryName>{formatMessage({ id: "reception.opinion.given" }, { by: given.by, date: dateText(intl, given.at) })}</EntryName>
            <Written>{written(given.words)}</Written>
            {given.measured.length > 0 && (
              <SummaryList
                rows={given.measured.map(({ measure, shown }) => ({ term: formatMessage({ id: labels[measure] }), value: shown }))}
              />
            )}
          </>
        )}
      </Stack>
    </Entry>
  );
}

/** Medical opinions on a claim: whoever assesses it asks for one, and an expert gives it. The question opens on request. */
export function OpinionPart({ state, send }: OpinionPartProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { item, busy, problem, isOfOpinion } = state;
  const [isAsking, setAsking] = useState(false);
  const lists = useContext(FormLists);
  const measures = item.opinion?.measures;
  const form = useMemo(() => opinionForm((measures ?? []).map(({ measure }) => measure)), [measures]);
  const rows = useMemo(
    () => ({ ...lists, ...Object.fromEntries((measures ?? []).map(({ measure, options }) => [measure, options])) }),
    [lists, measures],
  );
  if (!item.opinion) return null;
  const { canAsk, canGive, requiredAbove, list } = item.opinion;
  const own = isOfOpinion ? problem : undefined;
  const faults = own?.kind === "message" ? own.fields : undefined;
  const actions = (text: string) => (
    <Stack $gap={2}>
      <ProblemNotice problem={own} />
      <Cluster>
        <Button type="submit" busy={busy}>
          {text}
        </Button>
      </Cluster>
    </Stack>
  );
  return (
    <Stack $gap={2}>
      <Heading level={2} look={4}>
        {formatMessage({ id: "reception.opinion.title" })}
      </Heading>
      {requiredAbove !== undefined && canAsk && (
        <p>{formatMessage({ id: "reception.opinion.required" }, { amount: moneyText(requiredAbove, intl.locale) })}</p>
      )}
      {list.length === 0 ? (
        <p>{formatMessage({ id: "reception.opinion.none" })}</p>
      ) : (
        <Entries>
          {list.map((one) => (
            <OpinionEntry key={one.askedAt} one={one} />
          ))}
        </Entries>
      )}
      {canAsk && (
        <Cluster>
          <Button variant="secondary" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
            {formatMessage({ id: "reception.opinion.open" })}
          </Button>
        </Cluster>
      )}
      {canAsk && isAsking && (
        <Measure>
          <SchemaForm<{ readonly question: string }>
            form={opinionQuestionForm}
            initial={{ question: "" }}
            serverErrors={faults}
            onSubmit={({ question }) => send({ type: "opinionAsked", question })}
            actions={actions(formatMessage({ id: "reception.opinion.ask" }))}
          />
        </Measure>
      )}
      {canGive && (
        <Measure>
          <FormLists value={rows}>
            <SchemaForm<OpinionInput>
              form={form}
              initial={{ words: "", ...Object.fromEntries(healthMeasures.map((one) => [one, one === "injuries" ? [] : ""])) }}
              serverErrors={faults}
              onSubmit={(opinion) => send({ type: "opinionGiven", opinion })}
              actions={actions(formatMessage({ id: "reception.opinion.give" }))}
            />
          </FormLists>
        </Measure>
      )}
    </Stack>
  );
}
