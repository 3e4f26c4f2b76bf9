import { useId } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Badge } from "@shanyraq/kit/text/Badge.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { telOf } from "@shanyraq/kit/actions/tel-of.ts";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Cluster } from "@shanyraq/kit/layout/Layout.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { paint, size, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { dayRanges, openState, type Office, type OpenState } from "./office-hours.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
import { CallWords } from "@shanyraq/kit/text/CallWords.tsx";

const Small = styled.div`
  display: grid;
  gap: ${space(0.5)};
  font-size: ${text.s};
  color: ${paint.inkSoft};
`;
const Ways = styled(Cluster)`
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.target};
  }
`;

/** The line that says whether somebody is there: nothing moves when the hour is known. */
const NoBreak = styled.p`
  visibility: hidden;
`;

interface OfficeCardProps {
  readonly office: Office;
  /** Milliseconds since 1970; absent in the exported page, which knows no hour. */
  readonly now?: number | undefined;
  readonly level?: 2 | 3;
}

/** An office: where it is, when somebody is there, and what can be done at it. */
export function OfficeCard({ office, now, level = 3 }: OfficeCardProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const day = (number: number) => formatMessage({ id: "contacts.day" }, { day: String(number) });
  const days = (list: readonly number[]) =>
    dayRanges(list)
      .map(([first, last]) => (first === last ? day(first) : `${day(first)} – ${day(last)}`))
      .join(", ");
  const stateText = (state: OpenState) => {
    if (state.at === "open") return formatMessage({ id: "contacts.openUntil" }, { time: state.until });
    if (state.at === "later") return formatMessage({ id: "contacts.opensAt" }, { time: state.from });
    return state.at === "closed" ? formatMessage({ id: "contacts.opensOn" }, { day: day(state.day), time: state.from }) : undefined;
  };
  const state = now === undefined ? undefined : openState(office, now);
  const words = state && stateText(state);
  return (
    <Card as="article" aria-labelledby={id}>
      <Heading level={level} look={3} id={id}>
        {office.name}
      </Heading>
      <p>
        <InlineText>{`${office.city_name}, ${office.address}`}</InlineText>
      </p>
      {office.main && (
        <p>
          <Badge $tone="info">{formatMessage({ id: "contacts.main" })}</Badge>
        </p>
      )}
      {now === undefined && (
        <NoBreak aria-hidden="true">
          <Badge>·</Badge>
        </NoBreak>
      )}
      {words && (
        <p>
          <Badge $tone={state.at === "open" ? "success" : "neutral"}>{words}</Badge>
        </p>
      )}
      <Small>
        <p>
          <InlineText>{office.way}</InlineText>
        </p>
        {office.hours.map(({ days: list, from, to }) => (
          <p key={list.join()}>{formatMessage({ id: "contacts.hours" }, { days: days(list), from, to })}</p>
        ))}
        <p>
          {formatMessage({ id: "contacts.services" })}:{" "}
          {office.services.map((one) => formatMessage({ id: `contacts.service.${one}` })).join(", ")}
        </p>
      </Small>
      <Ways $gap={3}>
        <TextLink href={telOf(office.phone)}>
          <CallWords phone={office.phone} />
        </TextLink>
        <TextLink href={`mailto:${office.email}`} aria-label={`${formatMessage({ id: "contacts.write" })}: ${office.email}`}>
          {formatMessage({ id: "contacts.write" })}
        </TextLink>
      </Ways>
    </Card>
  );
}
