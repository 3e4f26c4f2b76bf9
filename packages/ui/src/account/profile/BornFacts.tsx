import type { Output } from "@shanyraq/calls";
import type { Problem } from "@shanyraq/flows";
import { bornForm, type BornValues } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../../forms/ProblemNotice.tsx";
import { SchemaForm } from "../../forms/SchemaForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";

interface BornFactsProps {
  readonly user: Pick<Output<"user">["user"], "birth_date" | "sex" | "born_by">;
  readonly busy: boolean;
  readonly saved: boolean;
  readonly problem: Problem | undefined;
  readonly onBirthFacts: (values: BornValues) => void;
}

/** When a customer was born and of which sex they are: asked once when no register says it, then shown with its source. */
export function BornFacts({ user: { birth_date, sex, born_by }, busy, saved, problem, onBirthFacts }: BornFactsProps) {
  const { formatMessage } = useIntl();
  const certain = born_by === "register" || born_by === "person";
  if (certain)
    return (
      <Stack $gap={2}>
        {saved && <Notice tone="success">{formatMessage({ id: "cabinet.born.saved" })}</Notice>}
        <SummaryList
          rows={[
            { term: formatMessage({ id: "field.birthDate" }), value: <DateText iso={birth_date} /> },
            { term: formatMessage({ id: "field.sex" }), value: formatMessage({ id: `field.sex.${sex === "female" ? "female" : "male"}` }) },
          ]}
        />
        <p>{formatMessage({ id: `cabinet.born.${born_by}` })}</p>
      </Stack>
    );
  return (
    <Stack $gap={2}>
      <p>{formatMessage({ id: "cabinet.born.ask" })}</p>
      <SchemaForm<BornValues>
        form={bornForm}
        initial={{ birth_date, sex: sex ?? "" }}
        onSubmit={onBirthFacts}
        serverErrors={problem?.kind === "message" ? problem.fields : undefined}
        actions={
          <Stack $gap={1.5}>
            <ProblemNotice problem={problem} />
            <div>
              <Button type="submit" busy={busy}>
                {formatMessage({ id: "calculators.owner.submit" })}
              </Button>
            </div>
          </Stack>
        }
      />
    </Stack>
  );
}
