import { storeInMemory } from "@shanyraq/limits";
import { describe, expect, it } from "vitest";
import type { SessionKey, SessionKeys } from "./keys.ts";
import { createSessions, type OpenSession } from "./sessions.ts";

const MINUTE = 60;
const key = (kid: string): SessionKey => ({ kid, secret: crypto.getRandomValues(new Uint8Array(32)) });

function world(keys: SessionKeys = [key("one")]) {
  const clock = { now: 1_800_000_000 };
  const nowSeconds = () => clock.now;
  const store = storeInMemory(nowSeconds);
  return {
    clock,
    store,
    sessions: createSessions(keys, store, nowSeconds),
    restarted: (other: SessionKeys = keys) => createSessions(other, store, nowSeconds),
  };
}
const pairOf = (cookie: string | undefined) => cookie?.split(";")[0] ?? "";
const must = (session: OpenSession | undefined): OpenSession => {
  if (!session) throw new Error("the session is not open");
  return session;
};

it("opens a started session by its cookie, here and in another process", async () => {
  const { sessions, restarted } = world();
  const { cookie, requestToken } = await sessions.begin("prv_a");
  for (const one of [sessions, sessions, restarted()])
    expect(await one.open(pairOf(cookie))).toMatchObject({ providerToken: "prv_a", requestToken });
});

it("S06: every login begins another session, so that a planted cookie is worth nothing", async () => {
  const { sessions } = world();
  const [a, b] = [await sessions.begin("prv_a"), await sessions.begin("prv_a")];
  expect(a.requestToken).not.toBe(b.requestToken);
  expect(await sessions.open(`${pairOf(a.cookie)}; ${pairOf(b.cookie)}`)).toBeUndefined();
});

describe("S09: its time", () => {
  it("ends after 30 minutes without use, also where it was opened before", async () => {
    const { sessions, clock } = world();
    const pair = pairOf((await sessions.begin("prv_a")).cookie);
    for (let minute = 0; minute < 30; minute++) {
      expect(await sessions.open(pair)).toBeDefined();
      clock.now += MINUTE;
    }
    expect(await sessions.open(pair)).toBeUndefined();
  });
  it("moves on with use, at most once a minute, and never past 12 hours", async () => {
    const { sessions, clock } = world();
    let pair = pairOf((await sessions.begin("prv_a")).cookie);
    clock.now += MINUTE - 1;
    expect(await sessions.renew(must(await sessions.open(pair)))).toBeUndefined();
    clock.now += 1;
    for (let half = 0; half < 36; half++) {
      const open = await sessions.open(pair);
      if (!open) throw new Error(`ended after ${half * 20} minutes`);
      pair = pairOf(await sessions.renew(open)) || pair;
      clock.now += 20 * MINUTE;
    }
    expect(await sessions.open(pair)).toBeUndefined();
  });
});

describe("its end", () => {
  it("S07: is final for every cookie of it, in every process that shares the store", async () => {
    const { sessions, clock, restarted } = world();
    const first = pairOf((await sessions.begin("prv_a")).cookie);
    clock.now += 2 * MINUTE;
    const open = must(await sessions.open(first));
    const renewed = pairOf(await sessions.renew(open));
    await sessions.end(open);
    for (const one of [sessions, restarted()]) for (const pair of [first, renewed]) expect(await one.open(pair)).toBeUndefined();
  });
  it("leaves other sessions alone", async () => {
    const { sessions } = world();
    const [mine, theirs] = [pairOf((await sessions.begin("prv_a")).cookie), pairOf((await sessions.begin("prv_b")).cookie)];
    await sessions.end(must(await sessions.open(mine)));
    expect(await sessions.open(theirs)).toMatchObject({ providerToken: "prv_b" });
  });
  it("is remembered until the last cookie of the session would have expired", async () => {
    const { sessions, clock, store } = world();
    const open = must(await sessions.open(pairOf((await sessions.begin("prv_a")).cookie)));
    await sessions.end(open);
    clock.now += 30 * MINUTE - 1;
    expect(await store.isMarked(`session-ended:${open.id}`)).toBe(true);
    clock.now += 1;
    expect(await store.isMarked(`session-ended:${open.id}`)).toBe(false);
  });
});

describe("when keys are rotated", () => {
  it("an open session stays open and is sealed by the new key when it is renewed", async () => {
    const [one, two] = [key("one"), key("two")];
    const { sessions, clock, restarted } = world([one]);
    const old = pairOf((await sessions.begin("prv_a")).cookie);
    const rotated = restarted([two, one]);
    clock.now += 2 * MINUTE;
    const renewed = pairOf(await rotated.renew(must(await rotated.open(old))));
    const retired = restarted([two]);
    expect(await retired.open(old)).toBeUndefined();
    expect(await retired.open(renewed)).toMatchObject({ providerToken: "prv_a" });
  });
  it("the request token changes with the key that signs it", async () => {
    const [one, two] = [key("one"), key("two")];
    const { sessions, restarted } = world([one]);
    const { cookie, requestToken } = await sessions.begin("prv_a");
    expect((await restarted([two, one]).open(pairOf(cookie)))?.requestToken).not.toBe(requestToken);
  });
});
