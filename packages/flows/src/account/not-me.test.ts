import type { Attempt } from "@shanyraq/client";
import { describe, expect, it } from "vitest";
import { converse } from "../flow.ts";
import { performNotMe } from "./not-me.perform.ts";
import { notMeFlow as flow, notMeInitial, type NotMeState } from "./not-me.ts";

const token = "t".repeat(43);
const until = "2026-11-22T06:00:00.000Z";
const asking: NotMeState = { at: "asking", token };
const sending: NotMeState = { at: "sending", token };
const problem = { kind: "offline" } as const;

describe("it was not me", () => {
  it.each([
    ["", "without"],
    [token, "asking"],
  ])("a link with %j begins %s", (given, at) => expect(notMeInitial(given).at).toBe(at));
  it.each([
    [asking, { type: "pressed" }, sending, 1],
    [sending, { type: "pressed" }, sending, 0],
    [sending, { type: "frozen", until }, { at: "frozen", until }, 0],
    [sending, { type: "linkOver" }, { at: "over" }, 0],
    [sending, { type: "failed", problem }, { ...asking, problem }, 0],
    [asking, { type: "frozen", until }, asking, 0],
    [{ at: "without" }, { type: "pressed" }, { at: "without" }, 0],
    [{ at: "over" }, { type: "pressed" }, { at: "over" }, 0],
  ] as const)("in %j handles %j", (from, event, to, effects) => {
    const [state, ...done] = flow.step(from, event);
    expect(state).toEqual(to);
    expect(done).toEqual(Array.from({ length: effects }, () => ({ do: "freeze", token })));
  });
});

describe("its performer", () => {
  const requests: unknown[] = [];
  const talk = (answer: unknown) =>
    converse(
      flow,
      notMeInitial(token),
      performNotMe({
        attempt: (async (name: string, input: unknown) => {
          requests.push([name, input]);
          return answer;
        }) as unknown as Attempt,
      }),
    );
  it.each([
    [
      { ok: true, value: { status: "ok", success: true, frozenUntil: until } },
      { at: "frozen", until },
    ],
    [{ ok: true, value: { status: "error", success: false, reason: "linkOver" } }, { at: "over" }],
    [
      { ok: true, value: { status: "ok" } },
      { ...asking, problem: { kind: "service" } },
    ],
    [
      { ok: false, failure: { kind: "network", call: "notMe" } },
      { ...asking, problem },
    ],
  ])("shows the result of %j", async (answer, state) => {
    const one = talk(answer);
    expect(one.state).toEqual(asking);
    one.send({ type: "pressed" });
    await expect.poll(() => one.state).toEqual(state);
    expect(requests.at(-1)).toEqual(["notMe", { token }]);
  });
});
