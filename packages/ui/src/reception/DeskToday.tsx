import type { Output } from "@shanyraq/calls";
import type { ReceptionState } from "@shanyraq/calls/vocabulary";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Badge, type Tone } from "@shanyraq/kit/text/Badge.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Entries, Entry, EntryName } from "../cabinet/Entries.styles.ts";
import { timeText } from "./time-text.ts";

export type DeskReception = Output<"getEmployeeReception">["today"][number];

const tones: Readonly<Record<ReceptionState, Tone>> = {
  waiting: "warning",
  open: "info",
  locked: "warning",
  sent: "success",
  left: "neutral",
};

interface DeskTodayProps {
  readonly today: readonly DeskReception[];
  /** Continues one of their own that is open; absent while somebody is served. */
  readonly onContinue?: ((reception: DeskReception) => void) | undefined;
}

/** Whom the office has served today, the last one first: by a name without the surname, since everybody at the desk reads it. */
export function DeskToday({ today, onContinue }: DeskTodayProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <Stack as="section" $gap={1.5} aria-labelledby="desk-today">
      <Heading level={2} look={3} id="desk-today">
        {formatMessage({ id: "reception.today" }, { count: today.length })}
      </Heading>
      {today.length === 0 ? (
        <p>{formatMessage({ id: "reception.today.none" })}</p>
      ) : (
        <Entries>
          {today.map((reception) => {
            const { requestID, name, topic, state, openedAt, employee, own, number } = reception;
            return (
              <Entry key={requestID}>
                <div>
                  <EntryName>
                    {name} <Badge $tone={tones[state]}>{formatMessage({ id: `reception.state.${state}` })}</Badge>
                  </EntryName>
                  <p>
                    {timeText(intl, openedAt)}, {formatMessage({ id: `reception.topic.${topic}` })}, {employee}
                    {number !== null && `, ${number}`}
                  </p>
                </div>
                {own && state === "open" && onContinue && (
                  <Button
                    variant="secondary"
                    size="s"
                    aria-label={formatMessage({ id: "reception.continue.name" }, { name })}
                    onClick={() => onContinue(reception)}
                  >
                    {formatMessage({ id: "reception.continue" })}
                  </Button>
                )}
              </Entry>
            );
          })}
        </Entries>
      )}
    </Stack>
  );
}
