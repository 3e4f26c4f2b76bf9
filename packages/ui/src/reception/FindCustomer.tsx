import type { Problem, PersonQuery } from "@shanyraq/flows";
import { whoIsServed } from "@shanyraq/forms";
import { isIin } from "@shanyraq/rules";
import { useIntl } from "react-intl";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Measure } from "../forms/Measure.styles.ts";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { StepActions } from "../forms/StepActions.tsx";

interface FindCustomerProps {
  readonly busy: boolean;
  /** Nobody has the number that was asked for. */
  readonly unknown?: boolean | undefined;
  readonly problem?: Problem | undefined;
  readonly onFind: (who: PersonQuery) => void;
}

/** Who has come, by the number of their document: an IIN, or what a foreigner has in its place. */
export function FindCustomer({ busy, unknown = false, problem, onFind }: FindCustomerProps) {
  const { formatMessage } = useIntl();
  return (
    <Measure>
      <SchemaForm<{ who: string }>
        form={whoIsServed}
        initial={{ who: "" }}
        onSubmit={({ who }) => {
          const typed = who.replace(/\s/g, "");
          onFind(isIin(typed) ? { IIN: typed } : { idNumber: typed });
        }}
        actions={
          <Stack $gap={2}>
            {unknown && (
              <Notice tone="warning" live="alert">
                {formatMessage({ id: "reception.unknown" })}
              </Notice>
            )}
            <StepActions problem={problem} busy={busy} go={formatMessage({ id: "reception.find" })} />
          </Stack>
        }
      />
    </Measure>
  );
}
