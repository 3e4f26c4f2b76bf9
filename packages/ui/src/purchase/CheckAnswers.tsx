import { topics, type Topic } from "@shanyraq/calls/topics";
import type { WorksheetState } from "@shanyraq/flows";
import { worksheetConsent } from "@shanyraq/forms";
import { maskPhone } from "@shanyraq/rules";
import { useContext, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { FormLists } from "../forms/form-lists.ts";
import { ProblemNotice, type RefusedField } from "../forms/ProblemNotice.tsx";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { PolicyPreview, type PreviewState } from "./PolicyPreview.tsx";
import { answerRows } from "./answer-rows.ts";
import { calculationRows } from "./calculation-rows.tsx";
import { ChangeButton, CheckSection } from "./CheckSection.tsx";
import { stepNames } from "./steps.ts";

export interface ReadBefore {
  readonly name: string;
  readonly href: string;
}

/** Who is signed in and buys, as the account has it. */
export interface Buyer {
  readonly name: string;
  /** Of a resident the IIN, of anybody else the number of their document. */
  readonly number: string;
  readonly resident: boolean;
  /** Where the code goes. */
  readonly phone: string;
}

interface CheckAnswersProps {
  readonly state: Extract<WorksheetState, { at: "check" }>;
  readonly productName: string;
  readonly buyer: Buyer | undefined;
  readonly onChange: (topic: Topic) => void;
  readonly onSubmit: () => void;
  readonly back: ReactNode;
  readonly calculatorHref: string;
  readonly profileHref: string;
  readonly applicationsHref: string;
  /** What is agreed to: rules, tariffs, the text about personal data. */
  readonly documents: readonly ReadBefore[];
  readonly preview?: PreviewState | undefined;
}

const TOPIC_FIELD = /^answers\.(\w+)/;

/** Everything that is agreed to, in sections with one way to change each, and the consent with what it agrees to. */
export function CheckAnswers({
  state,
  productName,
  buyer,
  onChange,
  onSubmit,
  back,
  calculatorHref,
  profileHref,
  applicationsHref,
  documents,
  preview,
}: CheckAnswersProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { offer, draft } = state;
  const lists = useContext(FormLists);
  const names = (offer.calculation.persons ?? []).map(({ name }) => name ?? "");
  const calculation = { title: formatMessage({ id: "purchase.check.calculation" }), change: { href: calculatorHref } };
  const sections = offer.quote.topics.map((topic) => ({
    topic,
    title: formatMessage({ id: stepNames[topic] }),
    rows: answerRows(topic, draft.answers, { names, lists }, intl),
    change: { onPress: () => onChange(topic) },
  }));
  const whereIs = (field: string): RefusedField => {
    if (field.startsWith("calculation")) return { action: <ChangeButton of={calculation.title} change={calculation.change} /> };
    const topic = topics.find((one) => one === TOPIC_FIELD.exec(field)?.[1]);
    const section = sections.find((one) => one.topic === topic);
    if (!section) return {};
    const row = section.rows.find((one) => field === one.field || field.startsWith(`${one.field}.`));
    return { label: row?.term ?? section.title, action: <ChangeButton of={section.title} change={section.change} /> };
  };
  return (
    <Stack $gap={4}>
      <CheckSection {...calculation} rows={calculationRows(offer, productName, intl)} />
      {buyer && (
        <CheckSection
          title={formatMessage({ id: "purchase.check.buyer" })}
          change={{ href: profileHref }}
          rows={[
            { term: formatMessage({ id: "purchase.check.name" }), value: buyer.name },
            { term: formatMessage({ id: buyer.resident ? "field.iin" : "field.idNumber" }), value: buyer.number },
            { term: formatMessage({ id: "purchase.check.phone" }), value: maskPhone(buyer.phone) },
          ]}
        />
      )}
      {sections.map(({ topic, title, rows, change }) => (
        <CheckSection key={topic} title={title} change={change} rows={rows.map(({ field, term, value }) => ({ id: field, term, value }))} />
      ))}
      {preview && <PolicyPreview preview={preview} />}
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
