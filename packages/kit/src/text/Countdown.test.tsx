// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { find, stage } from "../testing/stage.tsx";
import { Countdown } from "./Countdown.tsx";

let time = 0;
const now = () => time;
const pass = (milliseconds: number) => {
  time += milliseconds;
  act(() => vi.advanceTimersByTime(250));
};

beforeEach(() => {
  time = 0;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("the time left is minutes and seconds of the given clock", () => {
  const place = stage(<Countdown deadline={120_000} now={now} />);
  expect(find(place, '[role="timer"]').textContent).toBe("2:00");
  pass(61_000);
  expect(find(place, '[role="timer"]').textContent).toBe("0:59");
});

test("only sixty, thirty and ten seconds are spoken", () => {
  const place = stage(<Countdown deadline={120_000} now={now} />);
  const spoken = () => find(place, "[role=status]").textContent !== "";
  const announced = [119, 60, 58, 50, 30, 20, 10, 3].map((left) => {
    pass(120_000 - left * 1000 - time);
    return [left, spoken()] as const;
  });
  expect(announced.filter(([, isSpoken]) => isSpoken).map(([left]) => left)).toEqual([60, 58, 30, 10]);
});

test("the end is reported once", () => {
  const onEnd = vi.fn<() => void>();
  stage(<Countdown deadline={1000} now={now} onEnd={onEnd} />);
  pass(1500);
  pass(1500);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
