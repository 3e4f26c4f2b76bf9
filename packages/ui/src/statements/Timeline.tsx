import type { StatementStatus } from "@shanyraq/calls/vocabulary";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { paint, space, text } from "@shanyraq/kit/theme/tokens.ts";
import { unseenLine } from "@shanyraq/kit/theme/unseen-line.ts";

const List = styled.ol`
  display: grid;
  list-style-type: "";
  & > li {
    position: relative;
    display: grid;
    gap: ${space(0.25)};
    padding: 0 0 ${space(3)} ${space(4)};
    border-left: 2px solid ${paint.boundary};
  }
  & > li:last-child {
    padding-bottom: 0;
    ${unseenLine}
  }
  & > li[aria-current] {
    font-weight: 650;
  }
  & > li::before {
    content: "";
    position: absolute;
    left: -8px;
    top: 0.35em;
    width: 14px;
    height: 14px;
    border: 2px solid ${paint.primary};
    border-radius: 50%;
    background: ${paint.surface};
  }
  & > li[aria-current]::before {
    background: ${paint.primary};
  }
  & small {
    font-size: ${text.s};
    font-weight: 400;
    color: ${paint.inkSoft};
  }
`;

interface TimelineProps {
  readonly events: readonly { readonly status: StatementStatus; readonly date: string }[];
  /** More has happened since: the last of these steps is not where it stands. */
  readonly isPast?: boolean | undefined;
}

/** How far something has come: each step with its day, the present one last. */
export function Timeline({ events, isPast = false }: TimelineProps) {
  const { formatMessage } = useIntl();
  return (
    <List>
      {events.map(({ status, date }, index) => (
        <li key={`${status}-${date}`} aria-current={!isPast && index === events.length - 1 ? "step" : undefined}>
          <span>{formatMessage({ id: `checks.status.${status}` })}</span>
          <small>
            <DateText iso={date} />
          </small>
        </li>
      ))}
    </List>
  );
}
