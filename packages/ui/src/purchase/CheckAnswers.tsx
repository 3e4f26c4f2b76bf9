import { topics, type Topic } from "@shanyraq/calls/topics";
import type { WorksheetState } from "@shanyraq/flows";
import { worksheetConsent } from "@shanyraq/forms";
import type { PlainMessageId } from "@shanyraq/i18n";
import { useContext, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { FormLists } from "../forms/form-lists.ts";
import { ProblemNotice, type RefusedField } from "../forms/ProblemNotice.tsx";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { answerRows } from "./answer-rows.tsx";
import { stepNames } from "./steps.ts";

export interface ReadBefore {
  readonly name: string;
  readonly href: string;
}

interface CheckAnswersProps {
  readonly state: Extract<WorksheetState, { at: "check" }>;
  readonly onChange: (topic: Topic) => void;
  readonly onSubmit: () => void;
  readonly back: ReactNode;
  readonly calculatorHref: string;
  readonly applicationsHref: string;
  /** What is agreed to: rules, tariffs, the text about personal data. */
  readonly documents: readonly ReadBefore[];
}

const FIELD = /^answers\.(\w+)/;

/** Everything that was answered, each row with its way back, and the consent with what it agrees to. */
export function CheckAnswers({ state, onChange, onSubmit, back, calculatorHref, applicationsHref, documents }: CheckAnswersProps) {
  const { formatMessage } = useIntl();
  const { offer, draft } = state;
  const lists = useContext(FormLists);
  const names = (offer.calculation.persons ?? []).map(({ name }) => name ?? "");
  const change = (topic: Topic, of: PlainMessageId) => (
    <Button
      type="button"
      variant="quiet"
      size="s"
      aria-label={formatMessage({ id: "purchase.changeOf" }, { what: formatMessage({ id: of }) })}
      onClick={() => onChange(topic)}
    >
      {formatMessage({ id: "purchase.change" })}
    </Button>
  );
  const recalculate = (
    <Button variant="quiet" size="s" href={calculatorHref}>
      {formatMessage({ id: "purchase.toCalculator" })}
    </Button>
  );
  const rows = offer.quote.topics.flatMap((topic) =>
    answerRows(topic, draft.answers, { names, lists }, formatMessage).map((row) => ({ ...row, topic })),
  );
  const whereIs = (field: string): RefusedField => {
    if (field.startsWith("calculation")) return { action: recalculate };
    const topic = topics.find((one) => one === FIELD.exec(field)?.[1]);
    if (!topic) return {};
    const label = rows.find((row) => row.field === field)?.label ?? stepNames[topic];
    return { label: formatMessage({ id: label }), action: change(topic, label) };
  };
  return (
    <Stack $gap={4}>
      <SummaryList
        rows={rows.map(({ topic, field, label, value }) => ({
          id: field,
          term: formatMessage({ id: label }),
          value,
          action: change(topic, label),
        }))}
      />
      <SchemaForm
        form={worksheetConsent}
        initial={{ consent: false }}
        onSubmit={onSubmit}
        actions={
          <Stack $gap={2}>
            {documents.length > 0 && (
              <Cluster as="ul">
                {documents.map(({ name, href }) => (
                  <li key={href}>
                    <a href={href} target="_blank" rel="noreferrer">
                      {name}
                    </a>
                  </li>
                ))}
              </Cluster>
            )}
            <ProblemNotice problem={state.problem} whereIs={whereIs} />
            {state.again !== undefined && (
              <Notice tone="warning" live="alert">
                {state.again} <a href={applicationsHref}>{formatMessage({ id: "purchase.again.look" })}</a>
              </Notice>
            )}
            <Button type="submit" busy={state.busy} block>
              {formatMessage({ id: state.again === undefined ? "purchase.sendCode" : "purchase.again.yes" })}
            </Button>
            {back}
          </Stack>
        }
      />
    </Stack>
  );
}
