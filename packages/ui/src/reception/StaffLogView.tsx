import type { Output } from "@shanyraq/calls";
import { staffLogForm } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { Entries, Entry, EntryName } from "../cabinet/Entries.styles.ts";
import { timeText } from "./time-text.ts";

export type StaffLogEntry = Output<"staffLog">["entries"][number];

interface StaffLogViewProps {
  readonly day: string;
  readonly entries: readonly StaffLogEntry[];
  readonly busy: boolean;
  readonly onDay: (day: string) => void;
}

/** Who of the office did what on a day, and whose data it was. */
export function StaffLogView({ day, entries, busy, onDay }: StaffLogViewProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <Stack $gap={3}>
      <p>{formatMessage({ id: "reception.log.lead" })}</p>
      <SchemaForm<{ day: string }>
        form={staffLogForm}
        initial={{ day }}
        onSubmit={(values) => onDay(values.day)}
        actions={
          <Cluster>
            <Button type="submit" variant="secondary" busy={busy}>
              {formatMessage({ id: "reception.log.show" })}
            </Button>
          </Cluster>
        }
      />
      {entries.length === 0 ? (
        <p>{formatMessage({ id: "reception.log.none" })}</p>
      ) : (
        <Entries>
          {entries.map(({ at, employee, act, customer, subject }, place) => (
            <Entry key={`${place} ${at}`}>
              <div>
                <EntryName>{formatMessage({ id: `reception.act.${act}` })}</EntryName>
                <p>{[timeText(intl, at), employee, customer, subject].filter((part) => part !== "").join(", ")}</p>
              </div>
            </Entry>
          ))}
        </Entries>
      )}
    </Stack>
  );
}
