import type { Output } from "@shanyraq/calls";
import type { Flow, Step } from "../flow.ts";
import type { Problem } from "../problem.ts";

export type Notification = Output<"getNotifications">["message"][number];

export type NotificationsState =
  /** Nobody has looked yet: the number of unread ones is all that is asked for. */
  | { readonly at: "closed"; readonly count: number }
  | { readonly at: "loading"; readonly count: number }
  | { readonly at: "failed"; readonly count: number; readonly problem: Problem; readonly retrying: boolean }
  | { readonly at: "shown"; readonly count: number; readonly notices: readonly Notification[] };

export type NotificationsEvent =
  /** The number is wanted: at the beginning, and after another tab has marked something. */
  | { readonly type: "countDue" }
  | { readonly type: "counted"; readonly count: number }
  | { readonly type: "opened" }
  | { readonly type: "retryPressed" }
  | { readonly type: "loaded"; readonly notices: readonly Notification[]; readonly count: number }
  | { readonly type: "loadFailed"; readonly problem: Problem }
  | { readonly type: "readPressed"; readonly id: string }
  | { readonly type: "allReadPressed" };

export type NotificationsEffect =
  | { readonly do: "count" }
  | { readonly do: "load" }
  | { readonly do: "markRead"; readonly id: string }
  | { readonly do: "markAllRead" };

export const notificationsInitial: NotificationsState = { at: "closed", count: 0 };

/** As if it were marked already; the server's answer brings the list again. */
const marked = (notices: readonly Notification[], id?: string): readonly Notification[] =>
  notices.map((notice) => (id === undefined || notice.id === id ? { ...notice, new: 0 } : notice));

function step(state: NotificationsState, event: NotificationsEvent): Step<NotificationsState, NotificationsEffect> {
  switch (event.type) {
    case "countDue":
      return [state, { do: state.at === "shown" ? "load" : "count" }];
    case "counted":
      return [event.count === state.count ? state : { ...state, count: event.count }];
    case "opened":
      return [state.at === "shown" ? state : { at: "loading", count: state.count }, { do: "load" }];
    case "retryPressed":
      return state.at === "failed" && !state.retrying ? [{ ...state, retrying: true }, { do: "load" }] : [state];
    case "loaded":
      return [{ at: "shown", count: event.count, notices: event.notices }];
    case "loadFailed":
      // What is shown stays: the failure is logged, and the next opening asks again.
      return [state.at === "shown" ? state : { at: "failed", count: state.count, problem: event.problem, retrying: false }];
    case "readPressed":
      return state.at === "shown" && state.notices.some(({ id, new: unread }) => id === event.id && unread === 1)
        ? [
            { ...state, count: Math.max(0, state.count - 1), notices: marked(state.notices, event.id) },
            { do: "markRead", id: event.id },
          ]
        : [state];
    case "allReadPressed":
      return state.at === "shown" && state.count > 0
        ? [{ at: "shown", count: 0, notices: marked(state.notices) }, { do: "markAllRead" }]
        : [state];
  }
}

/** The customer's notifications: how many are unread, the list once it is looked at, and what is marked read. */
export const notificationsFlow: Flow<NotificationsState, NotificationsEvent, NotificationsEffect> = { step };
