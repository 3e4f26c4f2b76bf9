import type { Attempt } from "@shanyraq/client";
import { describe, expect, it } from "vitest";
import {
  notificationsFlow as flow,
  notificationsInitial,
  type Notification,
  type NotificationsEvent,
  type NotificationsState,
} from "./notifications.ts";
import { performNotifications } from "./notifications.perform.ts";

const unread: Notification = {
  id: "2",
  title: "Взнос просрочен",
  message: "Сенім",
  url: "/payment",
  button_name: "Оплатить",
  updated_at: "2026-11-20T09:00:00Z",
  new: 1,
};
const read: Notification = { ...unread, id: "1", new: 0 };
const through = (state: NotificationsState, ...events: NotificationsEvent[]) =>
  events.reduce((now, event) => flow.step(now, event)[0], state);
const effects = (state: NotificationsState, event: NotificationsEvent) => flow.step(state, event).slice(1);
const shown = through(notificationsInitial, { type: "opened" }, { type: "loaded", notices: [unread, read], count: 1 });

describe("notifications", () => {
  it("are counted before anybody looks, and loaded when somebody does", () => {
    expect(effects(notificationsInitial, { type: "countDue" })).toEqual([{ do: "count" }]);
    expect(through(notificationsInitial, { type: "counted", count: 3 })).toEqual({ at: "closed", count: 3 });
    expect(effects(notificationsInitial, { type: "opened" })).toEqual([{ do: "load" }]);
  });
  it("opened again are asked for again while the old list stays", () => {
    expect(flow.step(shown, { type: "opened" })).toEqual([shown, { do: "load" }]);
  });
  it("marks one read at once and reports it to the server, once", () => {
    const [after, ...done] = flow.step(shown, { type: "readPressed", id: "2" });
    expect(after).toMatchObject({ count: 0, notices: [{ id: "2", new: 0 }, { id: "1" }] });
    expect(done).toEqual([{ do: "markRead", id: "2" }]);
    expect(effects(after, { type: "readPressed", id: "2" })).toEqual([]);
  });
  it("marks all read in one call, and makes no call when nothing is unread", () => {
    const [after, ...done] = flow.step(shown, { type: "allReadPressed" });
    expect([after.count, done]).toEqual([0, [{ do: "markAllRead" }]]);
    expect(effects(after, { type: "allReadPressed" })).toEqual([]);
  });
  it("show that they could not be loaded and can be requested again; a list that is shown stays", () => {
    const problem = { kind: "offline" } as const;
    const failed = through(notificationsInitial, { type: "opened" }, { type: "loadFailed", problem });
    expect(failed).toEqual({ at: "failed", count: 0, problem, retrying: false });
    const [retrying, ...done] = flow.step(failed, { type: "retryPressed" });
    expect(done).toEqual([{ do: "load" }]);
    expect(effects(retrying, { type: "retryPressed" })).toEqual([]);
    expect(through(shown, { type: "loadFailed", problem })).toBe(shown);
  });
  it("marked in another tab are loaded again where they are shown, counted again where they are not", () => {
    expect(effects(shown, { type: "countDue" })).toEqual([{ do: "load" }]);
    expect(effects(through(notificationsInitial, { type: "opened" }), { type: "countDue" })).toEqual([{ do: "count" }]);
  });
});

describe("their calls", () => {
  const performed = async (effect: Parameters<ReturnType<typeof performNotifications>>[0], ok: boolean) => {
    const requests: unknown[] = [];
    const events: NotificationsEvent[] = [];
    const announced: number[] = [];
    const attempt = (async (_: string, input: unknown) => {
      requests.push(input);
      return ok
        ? { ok: true, value: { message: [read], count: 0 } }
        : { ok: false, failure: { kind: "network", call: "getNotifications" } };
    }) as unknown as Attempt;
    performNotifications({ attempt, iin: "900101300017", announce: (count) => announced.push(count) })(effect, (event) =>
      events.push(event),
    );
    await new Promise<void>((done) => setImmediate(done));
    return { asked: requests, told: events, announced };
  };
  it("announce a mark to the other tabs, and bring the list and the count", async () => {
    expect(await performed({ do: "markRead", id: "2" }, true)).toEqual({
      asked: [{ iin: "900101300017", new: 0, id: "2" }],
      told: [{ type: "loaded", notices: [read], count: 0 }],
      announced: [0],
    });
  });
  it("announce a count to the other tabs, so that a tab which missed a mark learns of it", async () => {
    expect(await performed({ do: "count" }, true)).toMatchObject({ told: [{ type: "counted", count: 0 }], announced: [0] });
  });
  it("ask for the true count after a mark that failed, and announce nothing", async () => {
    expect(await performed({ do: "markAllRead" }, false)).toMatchObject({ told: [{ type: "countDue" }], announced: [] });
  });
  it("leave a count that failed to the log", async () => {
    expect((await performed({ do: "count" }, false)).told).toEqual([]);
  });
});
