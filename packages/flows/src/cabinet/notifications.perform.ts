import type { Input } from "@shanyraq/calls";
import type { Perform } from "../flow.ts";
import type { Ports } from "../ports.ts";
import { problemOf } from "../problem.ts";
import type { NotificationsEffect, NotificationsEvent } from "./notifications.ts";

interface NotificationsPorts extends Pick<Ports, "attempt"> {
  /** The reader's IIN, which the call asks for; a non-resident has none. */
  readonly iin: string | undefined;
  /** So many are unread: a tab that has counted otherwise counts again. */
  readonly announce: (count: number) => void;
}

type Question = Input<"getNotifications">;
const questionOf = (effect: NotificationsEffect): Question => {
  switch (effect.do) {
    case "count":
      return { count: true };
    case "load":
      return {};
    case "markRead":
      return { new: 0, id: effect.id };
    case "markAllRead":
      return { new: 0 };
  }
};

/** One call for all four. Failures are in the log; only a list that cannot be shown says so. */
export const performNotifications =
  ({ attempt, iin, announce }: NotificationsPorts): Perform<NotificationsEvent, NotificationsEffect> =>
  (effect, report) => {
    void attempt("getNotifications", { ...(iin && { iin }), ...questionOf(effect) }).then((outcome) => {
      const marks = effect.do === "markRead" || effect.do === "markAllRead";
      if (!outcome.ok) {
        if (effect.do === "load") report({ type: "loadFailed", problem: problemOf(outcome.failure) });
        // What was shown as read is not: the list says how it is.
        if (marks) report({ type: "countDue" });
        return;
      }
      const { message: notices, count } = outcome.value;
      report(effect.do === "count" ? { type: "counted", count } : { type: "loaded", notices, count });
      announce(count);
    });
  };
