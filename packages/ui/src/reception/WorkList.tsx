import type { Output } from "@shanyraq/calls";
import type { WorkName } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Badge } from "@shanyraq/kit/text/Badge.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { Entries, Entry, EntryName } from "../cabinet/Entries.styles.ts";

export type WaitingWork = Output<"getEmployeeReception">["work"][number];

interface WorkListProps {
  readonly work: readonly WaitingWork[];
  /** Of all that waits. */
  readonly total: number;
  readonly onOpen: (name: WorkName) => void;
}

/** What waits for an answer of the staff: statements by their day, applications to judge, people to call. */
export function WorkList({ work, total, onOpen }: WorkListProps) {
  const { formatMessage } = useIntl();
  if (work.length === 0)
    return (
      <EmptyState title={formatMessage({ id: "reception.work.none" })}>{formatMessage({ id: "reception.work.none.text" })}</EmptyState>
    );
  return (
    <Stack $gap={2}>
      <p>{formatMessage({ id: "reception.work.lead" }, { shown: work.length, total })}</p>
      <Entries>
        {work.map(({ kind, id, name, what, since, deadline, isLate, isProposed }) => {
          const title = formatMessage({ id: `reception.what.${what}` });
          return (
            <Entry key={`${kind} ${id}`}>
              <div>
                <EntryName>
                  {title} {name}
                  {isLate && <Badge $tone="danger">{formatMessage({ id: "reception.work.late" })}</Badge>}
                  {isProposed && <Badge $tone="warning">{formatMessage({ id: "reception.work.proposed" })}</Badge>}
                </EntryName>
                <p>
                  {formatMessage({ id: "reception.work.since" })} <DateText iso={since} />
                  {deadline !== null && (
                    <>
                      , {formatMessage({ id: "reception.deadline" })} <DateText iso={deadline} />
                    </>
                  )}
                </p>
              </div>
              <Button
                variant="secondary"
                size="s"
                aria-label={formatMessage({ id: "reception.work.open.what" }, { what: `${title} ${name}`.trim() })}
                onClick={() => onOpen({ kind, id })}
              >
                {formatMessage({ id: "reception.work.open" })}
              </Button>
            </Entry>
          );
        })}
      </Entries>
    </Stack>
  );
}
