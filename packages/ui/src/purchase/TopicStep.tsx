import type { Topic, WorksheetAnswers } from "@shanyraq/calls/topic-schemas";
import { contradictsCalculation } from "@shanyraq/calls/topic-faults";
import type { WorksheetEvent, WorksheetState } from "@shanyraq/flows";
import { topicForms } from "@shanyraq/forms";
import { todayIn } from "@shanyraq/rules";
import { useCallback, useMemo, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { refusalId } from "../forms/refusal-id.ts";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { WriteLink } from "@shanyraq/kit/actions/WriteLink.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { BeneficiariesForm } from "../forms/BeneficiariesForm.tsx";
import { CompanyHead, type RegisteredCompany } from "./CompanyHead.tsx";
import { WorkersForm } from "./WorkersForm.tsx";

interface TopicStepProps {
  readonly state: Extract<WorksheetState, { at: Topic }>;
  readonly send: (event: WorksheetEvent) => void;
  readonly now: () => number;
  readonly newKey: () => string;
  /** When who buys was born, where the account knows. */
  readonly born: string | undefined;
  /** What the account knows, to begin with. */
  readonly known: Readonly<Record<string, unknown>>;
  /** What the state's register says of the company whose number stands in the form. */
  readonly company?: RegisteredCompany | undefined;
  /** The calculator with what was calculated. */
  readonly calculatorHref: string;
  readonly actions: ReactNode;
}

/** The policy is concluded in Kazakhstan, wherever the reader is. */
const TIME_ZONE = "Asia/Almaty";
type Typed = Readonly<Record<string, unknown>>;
const listOf = (typed: Typed | undefined): readonly object[] => {
  const list = typed?.["list"];
  return Array.isArray(list) ? (list as readonly object[]) : [];
};

/** The questions of one topic, as they were left, with what cannot be true marked at its field. */
export function TopicStep({ state, send, now, newKey, born, known, company, calculatorHref, actions }: TopicStepProps) {
  const { formatMessage } = useIntl();
  const { at: topic, offer, draft, faults } = state;
  const refused = useMemo(
    () => faults && Object.fromEntries(Object.entries(faults).map(([name, id]) => [name, formatMessage({ id: refusalId(id) })])),
    [faults, formatMessage],
  );
  const suggested = useMemo(() => company && { values: company.fields, hint: "field.fromRegister" as const }, [company]);
  const onTyped = useCallback((values: Typed) => send({ type: "typed", values }), [send]);
  const answer = (answers: WorksheetAnswers) =>
    send({ type: "answered", answers, today: todayIn(now(), TIME_ZONE), key: newKey(), ...(born && { born }) });
  const typed: Typed | undefined = draft.typed ?? draft.answers[topic];
  if (topic === "beneficiaries")
    return (
      <BeneficiariesForm
        initial={listOf(typed)}
        faults={faults}
        onTyped={onTyped}
        onSubmit={(list) => answer({ beneficiaries: { list: [...list] } })}
        actions={actions}
      />
    );
  if (topic === "workers")
    return (
      <WorkersForm
        names={(offer.calculation.persons ?? []).map(({ name }) => name ?? "")}
        initial={listOf(typed)}
        faults={faults}
        onTyped={onTyped}
        onSubmit={(workers) => answer({ workers })}
        actions={actions}
      />
    );
  const form = topicForms[topic];
  const ofCompany = topic === "company" || (topic === "employer" && typed?.["by_company"] === "yes");
  const { insured } = draft.answers;
  const ofChild = topic === "health" && insured?.for_child === "yes" ? insured.name : undefined;
  const childAge = topic === "child" ? offer.calculation.childAge : undefined;
  const toCalculator = <a href={calculatorHref}>{formatMessage({ id: "purchase.toCalculator" })}</a>;
  const empty = Object.fromEntries(Object.entries(form.fields).map(([name, { control }]) => [name, control === "choices" ? [] : ""]));
  return (
    <Stack $gap={3}>
      {childAge !== undefined && (
        <Notice>
          {formatMessage({ id: "purchase.child.age" }, { age: Number(childAge) })} {toCalculator}
        </Notice>
      )}
      {ofChild && <Notice>{formatMessage({ id: "purchase.health.ofChild" }, { name: ofChild })}</Notice>}
      {topic === "person" && (
        <p>
          {formatMessage({ id: "purchase.person.abroad" })} <WriteLink />
        </p>
      )}
      <SchemaForm<WorksheetAnswers[typeof topic]>
        form={form}
        initial={{ ...empty, ...pick(known, Object.keys(form.fields)), ...typed }}
        onTyped={onTyped}
        onSubmit={(answers) => answer({ [topic]: answers })}
        serverErrors={refused}
        suggested={ofCompany ? suggested : undefined}
        actions={
          <>
            {refused && (
              <Notice tone="danger" live="alert">
                {formatMessage({ id: "kit.errors.title" }, { count: Object.keys(refused).length })}{" "}
                {faults && contradictsCalculation(faults) && toCalculator}
              </Notice>
            )}
            {actions}
          </>
        }
      >
        {ofCompany && <CompanyHead head={company?.head} />}
      </SchemaForm>
    </Stack>
  );
}

const pick = (known: Typed, names: readonly string[]): Typed =>
  Object.fromEntries(Object.entries(known).filter(([name]) => names.includes(name)));
