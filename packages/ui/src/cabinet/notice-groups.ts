/** A notification as the provider tells it; `new` is 1 while it is unread. */
export interface NotificationItem {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  /** Where its button leads; empty where it leads nowhere. */
  readonly url: string;
  readonly button_name: string;
  readonly updated_at: string;
  readonly new: number;
}

export const isUnread = (notice: NotificationItem): boolean => notice.new === 1;

/** Unread ones before the others, each group in the order of the provider; empty groups are left out. */
export const noticeGroups = (notices: readonly NotificationItem[]) =>
  (["new", "earlier"] as const)
    .map((name) => ({ name, notices: notices.filter((notice) => isUnread(notice) === (name === "new")) }))
    .filter(({ notices: those }) => those.length > 0);
