import type { Output } from "@shanyraq/calls";
import { useIntl } from "react-intl";
import { Badge } from "@shanyraq/kit/text/Badge.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Entries, Entry, EntryName } from "./Entries.styles.ts";

export type GivenConsent = Output<"getPersonData">["consents"][number];

interface ConsentListProps {
  readonly consents: readonly GivenConsent[];
  /** Asks what it means first: the withdrawal itself is the dialog's. */
  readonly onWithdraw: (id: string) => void;
}

/** What the customer has agreed to: when, how, to which text; withdrawn ones stay with their date. */
export function ConsentList({ consents, onWithdraw }: ConsentListProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  if (consents.length === 0) return <p>{formatMessage({ id: "cabinet.consents.empty" })}</p>;
  return (
    <Entries>
      {consents.map(({ id, type, version, channel, givenAt, withdrawnAt }) => (
        <Entry key={id}>
          <div>
            <EntryName>
              {type === "ConsentPersonalData" ? formatMessage({ id: "cabinet.consents.personalData" }) : type}
              {withdrawnAt !== null && <Badge>{formatMessage({ id: "cabinet.consents.withdrawn" })}</Badge>}
            </EntryName>
            <p>
              {formatMessage(
                { id: channel === "sms" ? "cabinet.consents.given.sms" : "cabinet.consents.given" },
                { date: dateText(intl, givenAt) },
              )}
            </p>
            {withdrawnAt !== null && <p>{formatMessage({ id: "cabinet.consents.withdrawn.on" }, { date: dateText(intl, withdrawnAt) })}</p>}
            <p>{formatMessage({ id: "cabinet.consents.version" }, { version })}</p>
          </div>
          {withdrawnAt === null && (
            <Button variant="secondary" size="s" aria-haspopup="dialog" onClick={() => onWithdraw(id)}>
              {formatMessage({ id: "cabinet.consents.withdraw" })}
            </Button>
          )}
        </Entry>
      ))}
    </Entries>
  );
}
