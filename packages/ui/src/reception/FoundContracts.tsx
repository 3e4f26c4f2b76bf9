import type { FoundContract } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
import { Entries, Entry, EntryName } from "../cabinet/Entries.styles.ts";
import { StatusBadge } from "../contracts/StatusBadge.tsx";

interface FoundContractsProps {
  readonly contracts: readonly FoundContract[];
  /** The number of the policy that is being named. */
  readonly linking?: string | undefined;
  readonly onChoose: (number: string) => void;
}

/** Policies that a report may be about, with what each has to do with it: only one that insures the event, and nobody else, can be named. */
export function FoundContracts({ contracts, linking, onChoose }: FoundContractsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <Entries>
      {contracts.map(({ number, person, details }) => (
        <Entry key={number}>
          <div>
            {details ? (
              <>
                <EntryName>
                  <span>
                    <InlineText>{details.product}</InlineText>
                  </span>{" "}
                  <StatusBadge status={details.status} />
                </EntryName>
                <p>
                  {formatMessage(
                    { id: "reception.link.term" },
                    { number, from: dateText(intl, details.from), to: dateText(intl, details.to) },
                  )}
                </p>
              </>
            ) : (
              <EntryName>{formatMessage({ id: "reception.link.policy" }, { number })}</EntryName>
            )}
            <p>{formatMessage({ id: `reception.link.person.${person}` })}</p>
            {details && (
              <>
                <p>{formatMessage({ id: details.insuresEvent ? "reception.link.event.yes" : "reception.link.event.no" })}</p>
                <p>{formatMessage({ id: details.isCovered ? "reception.link.cover.yes" : "reception.link.cover.no" })}</p>
                {details.isLinked && <p>{formatMessage({ id: "reception.link.is" })}</p>}
              </>
            )}
          </div>
          {details?.insuresEvent && !details.isLinked && (
            <Button variant="secondary" busy={linking === number} onClick={() => onChoose(number)}>
              {formatMessage({ id: "reception.link.choose" }, { number })}
            </Button>
          )}
        </Entry>
      ))}
    </Entries>
  );
}
