import type { NotificationsState } from "@shanyraq/flows";
import type { Notices } from "./NotificationDrawer.tsx";

/** What the drawer shows of the conversation; addresses are put into the reader's language. */
export function noticesOf(state: NotificationsState, localised: (url: string) => string): Notices {
  switch (state.at) {
    case "closed":
    case "loading":
      return { at: "loading" };
    case "failed": {
      const { problem, retrying } = state;
      return { at: "failed", retrying, requestId: problem.kind === "service" ? problem.requestId : undefined };
    }
    case "shown":
      return {
        at: "shown",
        count: state.count,
        notices: state.notices.map((notice) => ({ ...notice, url: notice.url && localised(notice.url) })),
      };
  }
}
