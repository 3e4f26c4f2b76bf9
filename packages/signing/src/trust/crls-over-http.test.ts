import { expect, it } from "vitest";
import { crlsOverHttp } from "./crls-over-http.ts";

const MINUTE = 60_000;
function line() {
  const state = { now: 0, broken: false, asked: 0 };
  const lists = crlsOverHttp({
    urls: ["https://ca.example/a.crl", "https://ca.example/b.crl"],
    fetch: async (url) => {
      state.asked += 1;
      if (state.broken && url.endsWith("b.crl")) throw new Error("no line");
      return new Response(Uint8Array.of(1, 2, 3));
    },
    now: () => state.now,
  });
  return { state, lists };
}

it("asks once for all who wait, and again after ten minutes", async () => {
  const { state, lists } = line();
  const [one] = await Promise.all([lists(), lists(), lists()]);
  expect([one?.crls, state.asked]).toEqual([[Uint8Array.of(1, 2, 3), Uint8Array.of(1, 2, 3)], 2]);
  state.now = 9 * MINUTE;
  await lists();
  expect(state.asked).toBe(2);
  state.now = 10 * MINUTE;
  await lists();
  expect(state.asked).toBe(4);
});

it("a list that could not be had is left out, and asked for again soon", async () => {
  const { state, lists } = line();
  state.broken = true;
  expect((await lists()).crls).toHaveLength(1);
  state.broken = false;
  state.now = MINUTE;
  expect((await lists()).crls).toHaveLength(2);
});
