import { useState } from "react";
import { useIntl } from "react-intl";
import { FilterBar } from "../content/FilterBar.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { isUnread, type NotificationItem } from "./notice-groups.ts";
import { NoticeItems } from "./NoticeItem.tsx";
import type { Notices } from "./NotificationDrawer.tsx";
import { NoticesLoading } from "./NoticesLoading.tsx";
import { NotificationCard } from "./NotificationCard.tsx";

interface NotificationsViewProps {
  readonly state: Notices;
  readonly phone: string;
  readonly onRead: (notice: NotificationItem) => void;
  readonly onReadAll: () => void;
  readonly onRetry: () => void;
}

/** All notifications as a page: narrowed to the unread ones, each marked read by its button, or all at once. */
export function NotificationsView({ state, phone, onRead, onReadAll, onRetry }: NotificationsViewProps) {
  const { formatMessage } = useIntl();
  const [only, setOnly] = useState("");
  if (state.at === "loading") return <NoticesLoading />;
  if (state.at === "failed") {
    return (
      <FailureState
        title={formatMessage({ id: "kit.notices.failed" })}
        onRetry={onRetry}
        retrying={state.retrying}
        requestId={state.requestId}
        phone={phone}
      />
    );
  }
  if (state.notices.length === 0) return <EmptyState title={formatMessage({ id: "kit.notices.empty" })} />;
  const shown = state.notices.filter((notice) => only === "" || isUnread(notice));
  return (
    <Stack $gap={3}>
      <Cluster $gap={3}>
        <FilterBar
          label={formatMessage({ id: "cabinet.notices.filter" })}
          value={only}
          onChange={setOnly}
          options={[
            { value: "", name: formatMessage({ id: "cabinet.notices.filter.all" }) },
            { value: "unread", name: formatMessage({ id: "cabinet.notices.filter.unread" }, { count: state.count }) },
          ]}
        />
        {state.count > 0 && (
          <Button variant="quiet" size="s" onClick={onReadAll}>
            {formatMessage({ id: "cabinet.notices.readAll" })}
          </Button>
        )}
      </Cluster>
      {shown.length === 0 ? (
        <p role="status">{formatMessage({ id: "cabinet.notices.noneUnread" })}</p>
      ) : (
        <NoticeItems>
          {shown.map((notice) => (
            <NotificationCard key={notice.id} notice={notice} onRead={() => onRead(notice)} />
          ))}
        </NoticeItems>
      )}
    </Stack>
  );
}
