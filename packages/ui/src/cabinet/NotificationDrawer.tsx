import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { Drawer } from "@shanyraq/kit/overlay/Drawer.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { isUnread, noticeGroups, type NotificationItem } from "./notice-groups.ts";
import { NoticeItem, NoticeItems } from "./NoticeItem.tsx";
import { NoticesLoading } from "./NoticesLoading.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

/** What is known of the notifications. */
export type Notices =
  | { readonly at: "loading" }
  | { readonly at: "failed"; readonly requestId?: string | undefined; readonly retrying?: boolean | undefined }
  | { readonly at: "shown"; readonly notices: readonly NotificationItem[]; readonly count: number };

interface NotificationDrawerProps {
  readonly state: Notices;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The button of an unread one was pressed; it marks that one read. */
  readonly onRead: (notice: NotificationItem) => void;
  readonly onRetry: () => void;
  /** What can be done with all of them; stands above the list. */
  readonly actions?: ReactNode;
}

/** The specified sidebar: what is new and what came earlier; a button follows its notification and closes the drawer. */
export function NotificationDrawer({ state, isOpen, onClose, onRead, onRetry, actions }: NotificationDrawerProps) {
  const { formatMessage } = useIntl();
  const follow = (notice: NotificationItem) => () => {
    if (isUnread(notice)) onRead(notice);
    onClose();
  };
  const buttonOf = (notice: NotificationItem): ReactNode => {
    const name = notice.button_name || formatMessage({ id: isUnread(notice) ? "kit.notices.read" : "kit.notices.open" });
    if (notice.url !== "")
      return (
        <Button size="s" variant="secondary" href={notice.url} onClick={follow(notice)}>
          {name}
        </Button>
      );
    if (!isUnread(notice)) return null;
    return (
      <Button size="s" variant="secondary" onClick={follow(notice)}>
        {name}
      </Button>
    );
  };
  const shown = () => {
    switch (state.at) {
      case "loading":
        return <NoticesLoading />;
      case "failed":
        return (
          <FailureState
            level={3}
            title={formatMessage({ id: "kit.notices.failed" })}
            onRetry={onRetry}
            retrying={state.retrying}
            requestId={state.requestId}
          />
        );
      case "shown":
        if (state.notices.length === 0) return <EmptyState level={3} title={formatMessage({ id: "kit.notices.empty" })} />;
        return noticeGroups(state.notices).map(({ name, notices }) => (
          <Stack key={name} as="section" $gap={1.5}>
            <Heading level={3} look={4}>
              {formatMessage({ id: `kit.notices.${name}` })}
            </Heading>
            <NoticeItems>
              {notices.map((notice) => (
                <NoticeItem key={notice.id} data-unread={isUnread(notice) ? "" : undefined}>
                  <Heading level={4}>{notice.title}</Heading>
                  <p>
                    <InlineText>{notice.message}</InlineText>
                  </p>
                  <DateText iso={notice.updated_at} time />
                  {buttonOf(notice)}
                </NoticeItem>
              ))}
            </NoticeItems>
          </Stack>
        ));
    }
  };
  const count = state.at === "shown" ? state.count : 0;
  return (
    <Drawer title={formatMessage({ id: "kit.notices.title" }, { count })} isOpen={isOpen} onClose={onClose}>
      <Stack $gap={3}>
        {actions}
        {shown()}
      </Stack>
    </Drawer>
  );
}
