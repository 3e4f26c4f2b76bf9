import { caseNumber } from "@shanyraq/forms";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster } from "@shanyraq/kit/layout/Layout.tsx";
import { useIntl } from "react-intl";
import { Measure } from "../forms/Measure.styles.ts";
import { SchemaForm } from "../forms/SchemaForm.tsx";

interface FindCaseProps {
  /** A number that was looked for: its case stands in place of what waits. */
  readonly found: boolean;
  readonly onFind: (number: string) => void;
  /** Back to all that waits. */
  readonly onAll: () => void;
}

/** A case by its number, also one that is in no list because it was decided. */
export function FindCase({ found, onFind, onAll }: FindCaseProps) {
  const { formatMessage } = useIntl();
  return (
    <Measure>
      <SchemaForm<{ number: string }>
        form={caseNumber}
        initial={{ number: "" }}
        onSubmit={({ number }) => onFind(number)}
        actions={
          <Cluster>
            <Button type="submit" variant="secondary">
              {formatMessage({ id: "reception.find" })}
            </Button>
            {found && (
              <Button variant="secondary" onClick={onAll}>
                {formatMessage({ id: "reception.work.all.show" })}
              </Button>
            )}
          </Cluster>
        }
      />
    </Measure>
  );
}
