import { expect, it } from "vitest";
import { lagMeter, placeOf } from "./replica-lag.ts";

it("a replica is as late as the oldest change that it has not replayed", () => {
  const { wrote, lag } = lagMeter();
  wrote({ at: 1_000, place: 10n });
  wrote({ at: 4_000, place: 20n });
  expect([lag(5n, 6_000), lag(10n, 6_000), lag(20n, 6_000)]).toEqual([5, 2, 0]);
});
it("an idle or missing primary leaves no replica behind", () => {
  const { wrote, lag } = lagMeter();
  for (const at of [1_000, 2_000, 3_000]) wrote({ at, place: 10n });
  expect(lag(10n, 900_000)).toBe(0);
});
it("a place of the log is compared as a number, not as a text", () => {
  expect((placeOf("10/0") ?? 0n) > (placeOf("9/FFFFFFFF") ?? 0n)).toBe(true);
  expect(placeOf(null)).toBeUndefined();
});
it("a replica that is gone for days costs at most an hour of places, and is late when it is back", () => {
  const { wrote, lag } = lagMeter();
  const days = 200_000;
  for (let second = 0; second < 20_000; second += 1) wrote({ at: (days + second) * 1_000, place: BigInt(second) });
  expect(lag(5n, (days + 20_000) * 1_000)).toBe(3_600);
});
