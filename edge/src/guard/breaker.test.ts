import { beforeEach, describe, expect, it } from "vitest";
import { breaker } from "./breaker.ts";

const clock = { now: 0 };
let count = 0;
let upstream: () => Promise<Response>;
let send: () => Promise<Response>;
const down = async (): Promise<Response> => Promise.reject(new TypeError("refused"));
const up = async () => new Response("{}");
beforeEach(() => {
  clock.now = 1_000_000;
  count = 0;
  upstream = up;
  const guarded = breaker(
    () => {
      count += 1;
      return upstream();
    },
    () => clock.now,
  );
  send = () => guarded(new Request("http://back.example/"));
});
const failTimes = async (times: number) => {
  for (let i = 0; i < times; i++) await expect(send()).rejects.toThrow();
};

describe("a breaker before a back office", () => {
  it("asks it each time while fewer than five failures stand in a row", async () => {
    upstream = down;
    await failTimes(4);
    upstream = up;
    await send();
    upstream = down;
    await failTimes(4);
    expect(count).toBe(9);
  });
  it("asks nothing for five seconds after the fifth", async () => {
    upstream = down;
    await failTimes(50);
    expect(count).toBe(5);
    clock.now += 4_999;
    await failTimes(1);
    expect(count).toBe(5);
  });
  it("lets one request try, and all again once that is answered", async () => {
    upstream = down;
    await failTimes(5);
    clock.now += 5_000;
    const held = Promise.withResolvers<Response>();
    upstream = () => held.promise;
    const first = send();
    await failTimes(10);
    expect(count).toBe(6);
    held.resolve(new Response("{}"));
    await first;
    upstream = up;
    await Promise.all([send(), send()]);
    expect(count).toBe(8);
  });
  it("waits another five seconds where the try fails", async () => {
    upstream = down;
    await failTimes(5);
    clock.now += 5_000;
    await failTimes(3);
    expect(count).toBe(6);
  });
});
