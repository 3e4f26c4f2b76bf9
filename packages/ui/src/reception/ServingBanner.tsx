import type { ReadingWay } from "@shanyraq/calls/vocabulary";
import type { PlainMessageId } from "@shanyraq/i18n";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Icon } from "@shanyraq/kit/ornament/Icon.tsx";
import { paint, radius, space } from "@shanyraq/kit/theme/tokens.ts";

// Large text (`data-scheme`): not pinned, for it would cover what it names.
const Bar = styled.section`
  position: sticky;
  top: ${space(1)};
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding: ${space(1.5)} ${space(2.5)};
  border: 2px solid ${paint.primary};
  border-radius: ${radius.m};
  background: ${paint.primarySoft};
  color: ${paint.ink};
  & > div {
    display: grid;
    flex: 1 1 14rem;
    gap: ${space(0.5)};
    overflow-wrap: anywhere;
  }
  & > div > p {
    font-weight: 600;
  }
  html[data-scheme] & {
    position: static;
  }
  @media (max-height: 30rem) {
    position: static;
  }
`;

interface ServingBannerProps {
  readonly name: string;
  /** They take no calls. */
  readonly inWriting: boolean;
  readonly reading: ReadingWay;
  readonly busy: boolean;
  readonly onLeave: () => void;
}

/** Whose data are on the screen, for as long as they are, how they can be spoken to and what they can read, and the way to close them. */
export function ServingBanner({ name, inWriting, reading, busy, onLeave }: ServingBannerProps) {
  const { formatMessage } = useIntl();
  const needs: readonly PlainMessageId[] = [
    ...(inWriting ? ["reception.contact.writing" as const] : []),
    ...(reading === "ordinary" ? [] : [`reception.reading.${reading}` as const]),
  ];
  return (
    <Bar aria-label={formatMessage({ id: "reception.serving" })}>
      <Icon name="user" />
      <div>
        <p>{formatMessage({ id: "reception.serving.name" }, { name })}</p>
        {needs.length > 0 && (
          <ul role="list">
            {needs.map((id) => (
              <li key={id}>
                <Icon name="warning" size="1em" /> {formatMessage({ id })}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button variant="secondary" size="s" busy={busy} onClick={onLeave}>
        {formatMessage({ id: "reception.leave" })}
      </Button>
    </Bar>
  );
}
