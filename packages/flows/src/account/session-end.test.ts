import type { Attempt } from "@shanyraq/client";
import { describe, expect, it } from "vitest";
import { performSessionEnd } from "./session-end.perform.ts";
import { sessionEndFlow as flow, sessionEndInitial, WARN_BEFORE_MS, type SessionEndEvent, type SessionEndState } from "./session-end.ts";

const END = 1_800_000;
const through = (state: SessionEndState, ...events: SessionEndEvent[]) => events.reduce((now, event) => flow.step(now, event)[0], state);
const running = through(sessionEndInitial, { type: "told", endsAt: END, now: 0 });
const late = END - WARN_BEFORE_MS;
const warning = through(running, { type: "told", endsAt: END, now: late });

describe("the end of a session", () => {
  it("is asked about two minutes before it, since what was done meanwhile may have moved it", () => {
    expect(flow.step(sessionEndInitial, { type: "told", endsAt: END, now: 0 })[1]).toEqual({ do: "wakeAt", moment: late });
    expect(flow.step(running, { type: "timeCame", now: late })).toEqual([running, { do: "ask" }]);
    expect(through(running, { type: "told", endsAt: END + 60_000, now: late })).toMatchObject({ at: "running" });
  });
  it("is warned of where it has not moved", () => {
    expect(warning).toEqual({ at: "warning", endsAt: END, busy: false });
  });
  it("moves by a call that counts as use, asked for once", () => {
    const [busy, ...done] = flow.step(warning, { type: "stayPressed" });
    expect(done).toEqual([{ do: "stay" }]);
    expect(flow.step(busy, { type: "stayPressed" })).toEqual([busy]);
    const [stayed, ...then] = flow.step(busy, { type: "stayed" });
    expect(then).toEqual([{ do: "ask" }]);
    expect(through(stayed, { type: "told", endsAt: END + END, now: late })).toMatchObject({ at: "running" });
  });
  it("the warning goes where another tab has stayed", () => {
    expect(through(warning, { type: "told", endsAt: END + END, now: late })).toMatchObject({ at: "running" });
  });
  it("shows a failed call, and lets staying be tried again", () => {
    const failed = through(warning, { type: "stayPressed" }, { type: "stayFailed", problem: { kind: "offline" } });
    expect(failed).toMatchObject({ at: "warning", busy: false, problem: { kind: "offline" } });
    expect(flow.step(failed, { type: "stayPressed" })[1]).toEqual({ do: "stay" });
  });
  it("comes when nobody stays, and a machine that slept finds it over", () => {
    expect(flow.step(warning, { type: "timeCame", now: END })).toEqual([{ at: "ended" }, { do: "ask" }]);
    expect(through(running, { type: "told", endsAt: END, now: END + 1 })).toEqual({ at: "ended" });
  });
});

it("one alarm stands at a time, and none after the page has gone", () => {
  const alarms: number[] = [];
  let withdrawn = 0;
  const wait = (ms: number) => {
    alarms.push(ms);
    return () => {
      withdrawn += 1;
    };
  };
  const attempt = (async () => ({ ok: true })) as unknown as Attempt;
  const { perform, stop } = performSessionEnd({ attempt, now: () => 1_000, wait, ask: () => {} });
  perform({ do: "wakeAt", moment: 5_000 }, () => {});
  perform({ do: "wakeAt", moment: 500 }, () => {});
  stop();
  expect([alarms, withdrawn]).toEqual([[4_000, 0], 2]);
});
