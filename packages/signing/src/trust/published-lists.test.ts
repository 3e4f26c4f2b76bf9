import { expect, it, vi } from "vitest";
import { publishedLists } from "./published-lists.ts";

const MINUTE = 60_000;
const url = "https://ca.example/a.crl";
function line() {
  const state = { now: 0, broken: false, asked: 0, octet: 1 };
  const listAt = publishedLists({
    fetch: async () => {
      state.asked += 1;
      if (state.broken) throw new Error("no line");
      return new Response(Uint8Array.of(state.octet));
    },
    now: () => state.now,
  });
  return { state, listAt };
}

it("fetches once for all callers, and again after ten minutes", async () => {
  const { state, listAt } = line();
  expect(await Promise.all([listAt(url), listAt(url), listAt(url)])).toEqual([1, 1, 1].map((octet) => Uint8Array.of(octet)));
  expect(state.asked).toBe(1);
  state.now = 9 * MINUTE;
  await listAt(url);
  expect(state.asked).toBe(1);
  state.now = 10 * MINUTE;
  state.octet = 2;
  expect(await Promise.all([listAt(url), listAt(url)])).toEqual([Uint8Array.of(2), Uint8Array.of(2)]);
  expect(state.asked).toBe(2);
});

it("a list that could not be fetched is missing, and fetched again soon", async () => {
  const { state, listAt } = line();
  state.broken = true;
  expect(await listAt(url)).toBeUndefined();
  state.now = MINUTE / 4;
  expect(await listAt(url)).toBeUndefined();
  expect(state.asked).toBe(1);
  state.broken = false;
  state.now = MINUTE;
  expect(await listAt(url)).toEqual(Uint8Array.of(1));
});

it("a list that cannot be fetched again is used further: it says itself until when it is valid", async () => {
  const { state, listAt } = line();
  await listAt(url);
  state.broken = true;
  state.now = 11 * MINUTE;
  expect(await listAt(url)).toEqual(Uint8Array.of(1));
});

it("callers do not wait long for a newer list while an older one is at hand", async () => {
  vi.useFakeTimers();
  try {
    const state = { now: 0, slow: false };
    const slow = Promise.withResolvers<Response>();
    const listAt = publishedLists({
      fetch: async () => (state.slow ? slow.promise : new Response(Uint8Array.of(1))),
      now: () => state.now,
    });
    await listAt(url);
    state.slow = true;
    state.now = 11 * MINUTE;
    const list = listAt(url);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await list).toEqual(Uint8Array.of(1));
    slow.resolve(new Response(Uint8Array.of(2)));
    await vi.advanceTimersByTimeAsync(0);
    expect(await listAt(url)).toEqual(Uint8Array.of(2));
  } finally {
    vi.useRealTimers();
  }
});

it("certificates that always name new lists do not fill the memory", async () => {
  const { state, listAt } = line();
  for (let index = 0; index < 100; index++) await listAt(`${url}/${index}`);
  expect(state.asked).toBe(32);
});
