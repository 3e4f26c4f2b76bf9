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
  & > p {
    flex: 1 1 14rem;
    font-weight: 600;
    overflow-wrap: anywhere;
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
  readonly busy: boolean;
  readonly onLeave: () => void;
}

/** Whose data are on the screen, for as long as they are, and the way to close them. */
export function ServingBanner({ name, busy, onLeave }: ServingBannerProps) {
  const { formatMessage } = useIntl();
  return (
    <Bar aria-label={formatMessage({ id: "reception.serving" })}>
      <Icon name="user" />
      <p>{formatMessage({ id: "reception.serving.name" }, { name })}</p>
      <Button variant="secondary" size="s" busy={busy} onClick={onLeave}>
        {formatMessage({ id: "reception.leave" })}
      </Button>
    </Bar>
  );
}
