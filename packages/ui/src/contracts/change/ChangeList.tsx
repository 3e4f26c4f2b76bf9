import type { Output } from "@shanyraq/calls";
import type { AgreementState } from "@shanyraq/calls/vocabulary";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster } from "@shanyraq/kit/layout/Layout.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { Badge, type Tone } from "@shanyraq/kit/text/Badge.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";

export type ContractChange = NonNullable<Output<"calcChange">["changes"]>[number];

const tones: Readonly<Record<AgreementState, Tone>> = { waiting: "warning", signed: "success", withdrawn: "neutral", lapsed: "neutral" };

const List = styled.ul`
  list-style-type: "";
  & > li {
    display: grid;
    gap: ${space(1)};
    padding: ${space(2)} 0;
    border-top: 1px solid ${paint.line};
    overflow-wrap: anywhere;
  }
  & > li:last-child {
    border-bottom: 1px solid ${paint.line};
  }
  & strong {
    font-weight: 650;
  }
  & p {
    font-size: ${text.s};
    color: ${paint.inkSoft};
  }
`;

interface ChangeListProps {
  readonly changes: readonly ContractChange[];
  /** Where one that waits is read and decided. */
  readonly openHref: string;
  /** The number of the one that is being fetched. */
  readonly busy: string | undefined;
  readonly onSave: (number: string) => void;
}

/** Changes of a contract: what was agreed, from when, where it stands, and its paper. */
export function ChangeList({ changes, openHref, busy, onSave }: ChangeListProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  if (changes.length === 0) return <p>{formatMessage({ id: "change.part.none" })}</p>;
  const when = ({ state, from, signedOn, deadline }: ContractChange): string | undefined => {
    if (state === "waiting") return formatMessage({ id: "change.part.deadline" }, { date: dateText(intl, deadline) });
    const since = from ?? signedOn;
    return state === "signed" && since !== null ? formatMessage({ id: "change.part.from" }, { date: dateText(intl, since) }) : undefined;
  };
  return (
    <List>
      {changes.map((change) => {
        const { requestID, number, kind, state, askedOn } = change;
        const day = when(change);
        return (
          <li key={requestID}>
            <Cluster>
              <strong>{formatMessage({ id: `change.kind.${kind}` })}</strong>
              <Badge $tone={tones[state]}>{formatMessage({ id: `change.state.${state}` })}</Badge>
            </Cluster>
            <p>{formatMessage({ id: "change.part.number" }, { number, date: dateText(intl, askedOn) })}</p>
            {day !== undefined && <p>{day}</p>}
            {state === "waiting" && (
              <div>
                <Button size="s" href={openHref} aria-label={formatMessage({ id: "change.part.openOf" }, { number })}>
                  {formatMessage({ id: "change.part.open" })}
                </Button>
              </div>
            )}
            {state === "signed" && (
              <div>
                <Button
                  size="s"
                  variant="secondary"
                  icon={<Icon name="download" />}
                  busy={busy === number}
                  aria-label={formatMessage({ id: "change.part.saveOf" }, { number })}
                  onClick={() => onSave(number)}
                >
                  {formatMessage({ id: "change.part.save" })}
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </List>
  );
}
