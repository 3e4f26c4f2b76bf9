import { useIntl } from "react-intl";
import { Badge } from "@shanyraq/kit/text/Badge.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Cluster } from "@shanyraq/kit/layout/Layout.tsx";
import { NoticeItem } from "./NoticeItem.tsx";
import { isUnread, type NotificationItem } from "./notice-groups.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

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
    <NoticeItem data-unread={unread ? "" : undefined}>
      <Cluster $gap={1.5}>
        <Heading level={2} look={4}>
          {notice.title}
        </Heading>
        {unread && <Badge $tone="info">{formatMessage({ id: "cabinet.notices.new" })}</Badge>}
      </Cluster>
      <p>
        <InlineText>{notice.message}</InlineText>
      </p>
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
    </NoticeItem>
  );
}
