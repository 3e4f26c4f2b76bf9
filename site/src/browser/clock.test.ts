// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { aheadMs, machineNow, now } from "./clock.ts";

const forget = () => void (document.cookie = "sandbox-clock=; Max-Age=0");
afterEach(() => {
  vi.useRealTimers();
  forget();
});

it("shows the machine's time wherever no sandbox has said otherwise", () => {
  vi.useFakeTimers({ now: 1_000 });
  document.cookie = "not-sandbox-clock=7";
  document.cookie = "sandbox-clock=soon";
  expect([now(), machineNow(), aheadMs()]).toEqual([1_000, 1_000, 0]);
});
it("is as far ahead as the sandbox's clock, while what has lasted is counted by the machine's", () => {
  vi.useFakeTimers({ now: 1_000 });
  document.cookie = "sandbox-clock=86400000";
  expect([now(), machineNow()]).toEqual([86_401_000, 1_000]);
});
