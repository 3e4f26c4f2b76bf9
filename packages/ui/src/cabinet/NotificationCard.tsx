import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Badge } from "../kit/Badge.tsx";
import { Button } from "../kit/Button.tsx";
import { DateText } from "../kit/DateText.tsx";
import { Heading } from "../kit/Heading.tsx";
import { Cluster } from "../kit/Layout.tsx";
import { isUnread, type NotificationItem } from "../kit/notice-groups.ts";
import { paint, radius, space, text } from "../theme/tokens.ts";

export const NotificationCards = styled.ul`
  display: grid;
  gap: ${space(2)};
  max-width: 52rem;
  list-style-type: "";
`;
const Item = styled.li`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  padding: ${space(2.5)};
  border: 1px solid ${paint.line};
  border-radius: ${radius.l};
  background: ${paint.surface};
  &[data-unread] {
    border-left: 4px solid ${paint.primary};
  }
  & > time {
    font-size: ${text.s};
    color: ${paint.inkSoft};
  }
`;

interface NotificationCardProps {
  readonly notice: NotificationItem;
  /** The button of an unread one was pressed. */
  readonly onRead: () => void;
}

/** One notification; its button leads on and, while it is unread, marks it read. */
export function NotificationCard({ notice, onRead }: NotificationCardProps) {
  const { formatMessage } = useIntl();
  const unread = isUnread(notice);
  return (
    <Item data-unread={unread ? "" : undefined}>
      <Cluster $gap={1.5}>
        <Heading level={2} look={4}>
          {notice.title}
        </Heading>
        {unread && <Badge $tone="info">{formatMessage({ id: "cabinet.notices.new" })}</Badge>}
      </Cluster>
      <p>{notice.message}</p>
      <DateText iso={notice.updated_at} time />
      <Cluster $gap={1.5}>
        {notice.url !== "" && (
          <Button size="s" variant="secondary" href={notice.url} onClick={() => unread && onRead()}>
            {notice.button_name || formatMessage({ id: "kit.notices.open" })}
          </Button>
        )}
        {unread && (
          <Button
            size="s"
            variant="quiet"
            aria-label={formatMessage({ id: "cabinet.notices.read.of" }, { title: notice.title })}
            onClick={onRead}
          >
            {formatMessage({ id: "cabinet.notices.read" })}
          </Button>
        )}
      </Cluster>
    </Item>
  );
}
