import type { Output } from "@shanyraq/calls";
import { staffLogForm } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Badge } from "@shanyraq/kit/text/Badge.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
import { SchemaForm } from "../forms/SchemaForm.tsx";
import { Entries, Entry, EntryName } from "../cabinet/Entries.styles.ts";
import { timeText } from "./time-text.ts";

export type StaffLogEntry = Output<"staffLog">["entries"][number];
export type StaffLogReader = Output<"staffLog">["readers"][number];

interface StaffLogViewProps {
  readonly day: string;
  readonly entries: readonly StaffLogEntry[];
  /** Whoever opened most first. */
  readonly readers: readonly StaffLogReader[];
  readonly busy: boolean;
  readonly onDay: (day: string) => void;
}

/** Who of the office did what on a day, and whose data it was. */
export function StaffLogView({ day, entries, readers, busy, onDay }: StaffLogViewProps) {
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
      {readers.length > 0 && (
        <Stack as="section" $gap={1.5} aria-labelledby="staff-log-readers">
          <Heading level={2} look={4} id="staff-log-readers">
            {formatMessage({ id: "reception.log.readers" })}
          </Heading>
          <Entries>
            {readers.map(({ employee, cases, customers, isMany }, place) => (
              <Entry key={`${place} ${employee}`}>
                <div>
                  <EntryName>
                    {employee}
                    {isMany && <Badge $tone="warning">{formatMessage({ id: "reception.log.many" })}</Badge>}
                  </EntryName>
                  <p>{formatMessage({ id: "reception.log.readers.count" }, { cases, customers })}</p>
                </div>
              </Entry>
            ))}
          </Entries>
        </Stack>
      )}
      {entries.length === 0 ? (
        <p>{formatMessage({ id: "reception.log.none" })}</p>
      ) : (
        <Stack as="section" $gap={1.5} aria-labelledby="staff-log-entries">
          <Heading level={2} look={4} id="staff-log-entries">
            {formatMessage({ id: "reception.log.entries" })}
          </Heading>
          <Entries>
            {entries.map(({ at, employee, act, customer, subject }, place) => (
              <Entry key={`${place} ${at}`}>
                <div>
                  <EntryName>{formatMessage({ id: `reception.act.${act}` })}</EntryName>
                  <p>
                    <InlineText>
                      {[timeText(intl, at), employee, customer, act === "logRead" ? dateText(intl, subject) : subject]
                        .filter((part) => part !== "")
                        .join(", ")}
                    </InlineText>
                  </p>
                </div>
              </Entry>
            ))}
          </Entries>
        </Stack>
      )}
    </Stack>
  );
}
