import type { WorksheetState } from "@shanyraq/flows";
import { worksheetConsent, type WorksheetPerson } from "@shanyraq/forms";
import type { MessageId } from "@shanyraq/i18n";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { ProblemNotice, type RefusedField } from "../forms/ProblemNotice.tsx";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";

type Checking = Extract<WorksheetState, { at: "check" }>;
type Step = "person" | "health" | "beneficiaries";

interface CheckAnswersProps {
  readonly state: Checking;
  readonly onChange: (step: Step) => void;
  readonly onSubmit: () => void;
  readonly back: ReactNode;
  readonly calculatorHref: string;
}

/** The step on which each field of the worksheet stands, and what it is called there. */
const places: Readonly<Record<string, readonly [step: Step, label: MessageId]>> = {
  document_number: ["person", "field.documentNumber"],
  document_date: ["person", "field.documentDate"],
  address: ["person", "field.address"],
  email: ["person", "field.email"],
  healthy: ["health", "field.healthy"],
  health_details: ["health", "field.healthy"],
  public_official: ["health", "purchase.publicOfficial"],
};

/** Everything that was answered, each row with its way back, and the consent. */
export function CheckAnswers({ state, onChange, onSubmit, back, calculatorHref }: CheckAnswersProps) {
  const { formatMessage } = useIntl();
  const { person, health, beneficiaries } = state.draft;
  const change = (step: Step, of: MessageId) => (
    <Button
      type="button"
      variant="quiet"
      size="s"
      aria-label={formatMessage({ id: "purchase.changeOf" }, { what: formatMessage({ id: of }) })}
      onClick={() => onChange(step)}
    >
      {formatMessage({ id: "purchase.change" })}
    </Button>
  );
  const row = (step: Step, term: MessageId, value: ReactNode) => ({
    id: term,
    term: formatMessage({ id: term }),
    value,
    action: change(step, term),
  });
  const personRows = (answers: WorksheetPerson) => [
    row("person", "field.documentNumber", answers.document_number),
    row("person", "field.documentDate", <DateText iso={answers.document_date} />),
    row("person", "field.address", answers.address),
    row("person", "field.email", answers.email),
  ];
  const whereIs = (field: string): RefusedField => {
    if (field.startsWith("calculation"))
      return {
        action: (
          <Button variant="quiet" size="s" href={calculatorHref}>
            {formatMessage({ id: "purchase.toCalculator" })}
          </Button>
        ),
      };
    const [step, label] =
      places[field] ?? (field.startsWith("beneficiaries") ? (["beneficiaries", "purchase.beneficiaries"] as const) : []);
    return step && label ? { label: formatMessage({ id: label }), action: change(step, label) } : {};
  };
  return (
    <Stack $gap={4}>
      <SummaryList
        rows={[
          ...(person ? personRows(person) : []),
          ...(health
            ? [
                row(
                  "health",
                  "field.healthy",
                  health.healthy === "yes" ? formatMessage({ id: "field.healthy.yes" }) : health.health_details,
                ),
                row(
                  "health",
                  "purchase.publicOfficial",
                  formatMessage({ id: health.public_official === "yes" ? "field.publicOfficial.yes" : "field.publicOfficial.no" }),
                ),
              ]
            : []),
          row(
            "beneficiaries",
            "purchase.beneficiaries",
            beneficiaries.length === 0
              ? formatMessage({ id: "purchase.heirs.short" })
              : beneficiaries
                  .map(
                    ({ name, relation, share }) =>
                      `${name}, ${formatMessage({ id: `field.relation.${relation}` }).toLocaleLowerCase()}: ${share} %`,
                  )
                  .join("; "),
          ),
        ]}
      />
      <SchemaForm
        form={worksheetConsent}
        initial={{ consent: false }}
        onSubmit={onSubmit}
        actions={
          <Stack $gap={2}>
            <ProblemNotice problem={state.problem} whereIs={whereIs} />
            <Button type="submit" busy={state.busy} block>
              {formatMessage({ id: "purchase.sendCode" })}
            </Button>
            {back}
          </Stack>
        }
      />
    </Stack>
  );
}
