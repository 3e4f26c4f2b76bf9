import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { media } from "@shanyraq/kit/theme/media.ts";
import { paint, radius, size } from "@shanyraq/kit/theme/tokens.ts";
import { IconButton } from "@shanyraq/kit/actions/IconButton.tsx";

const Bell = styled(IconButton)`
  position: relative;
  width: max(${size.target}, 2.25rem);
  height: max(${size.target}, 2.25rem);
`;
// At 55 % of the button it stands beside the bell's handle, so that the bell is seen however large the text; one figure stays within the button.
// With the large text of the version for the visually impaired it stands over the button's edge, where there is room beside it: inside it would cover the bell.
const Count = styled.span`
  position: absolute;
  top: 0;
  left: min(55%, 100% - 1.667em);
  min-width: 1.667em;
  padding: 0 0.4em;
  border-radius: ${radius.round};
  background: ${paint.danger};
  color: ${paint.onDanger};
  font-size: min(0.75rem, 6vw);
  font-weight: 700;
  line-height: 1.667;
  text-align: center;
  box-shadow: 0 0 0 2px ${paint.paper};
  html[data-scheme] & {
    top: -0.2em;
    left: min(62%, 100% - 1em);
  }
  @media ${media.forced} {
    forced-color-adjust: none;
    background: CanvasText;
    color: Canvas;
  }
`;

interface NotificationBellProps {
  /** How many are unread. */
  readonly count?: number | undefined;
  /** Whether the drawer of notifications is open. */
  readonly open?: boolean | undefined;
  readonly onPress: () => void;
}

/** Opens the drawer of notifications; its name says how many are new. */
export function NotificationBell({ count = 0, open = false, onPress }: NotificationBellProps) {
  const { formatMessage } = useIntl();
  return (
    <Bell
      icon="bell"
      iconSize="1.5rem"
      name={formatMessage({ id: "kit.header.bell" }, { count })}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onPress}
    >
      {count > 0 && <Count aria-hidden="true">{count > 99 ? "99+" : count}</Count>}
    </Bell>
  );
}
