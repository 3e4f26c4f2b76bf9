import type { Output } from "@shanyraq/calls";
import { useIntl } from "react-intl";
import { Badge } from "@shanyraq/kit/text/Badge.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Entries, Entry, EntryName } from "../../cabinet/Entries.styles.ts";

export type OwnSession = Output<"getPersonData">["sessions"][number];

interface SessionListProps {
  readonly sessions: readonly OwnSession[];
  /** The one whose end was asked for and is waited for. */
  readonly ending?: string | undefined;
  readonly onEnd: (id: string) => void;
}

/** Where somebody is signed in with this account; every session but the present one can be ended. */
export function SessionList({ sessions, ending, onEnd }: SessionListProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <Entries>
      {sessions.map(({ id, device, startedAt, seenAt, current }) => {
        const name = device || formatMessage({ id: "cabinet.sessions.unknown" });
        return (
          <Entry key={id}>
            <div>
              <EntryName>
                {name}
                {current && <Badge $tone="success">{formatMessage({ id: "cabinet.sessions.current" })}</Badge>}
              </EntryName>
              <p>{formatMessage({ id: "cabinet.sessions.seen" }, { date: dateText(intl, seenAt, true) })}</p>
              <p>{formatMessage({ id: "cabinet.sessions.started" }, { date: dateText(intl, startedAt, true) })}</p>
            </div>
            {!current && (
              <Button
                variant="secondary"
                size="s"
                busy={ending === id}
                aria-label={formatMessage({ id: "cabinet.sessions.end.of" }, { device: name })}
                onClick={() => onEnd(id)}
              >
                {formatMessage({ id: "cabinet.sessions.end" })}
              </Button>
            )}
          </Entry>
        );
      })}
    </Entries>
  );
}
