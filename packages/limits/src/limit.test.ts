import { expect, it } from "vitest";
import { createLimit, releaseAll, takeAll } from "./limit.ts";
import { storeInMemory } from "./memory.ts";

function world() {
  const clock = { now: 100 };
  const counted = { store: storeInMemory(() => clock.now), secret: "secret" };
  return {
    clock,
    limit: (name: string, most: number, windowSeconds = 60) => createLimit({ name, most, windowSeconds }, counted),
  };
}

it("lets so many through in a window, says when to come again, and begins again after it", async () => {
  const { clock, limit } = world();
  const codes = limit("codes", 2);
  expect([await codes.take("a"), await codes.take("a")]).toEqual([
    { ok: true, left: 1 },
    { ok: true, left: 0 },
  ]);
  clock.now += 20;
  expect(await codes.take("a")).toEqual({ ok: false, retryAfterSeconds: 40 });
  expect(await codes.take("b")).toEqual({ ok: true, left: 1 });
  clock.now += 40;
  expect(await codes.take("a")).toEqual({ ok: true, left: 1 });
});

it("makes room again for what was released, however many were refused in between", async () => {
  const { limit } = world();
  const codes = limit("codes", 1);
  await codes.take("a");
  await Promise.all([codes.take("a"), codes.take("a"), codes.take("a")]);
  await codes.release("a");
  expect(await codes.take("a")).toEqual({ ok: true, left: 0 });
});

it("counts subjects of one name together, and of another name separately", async () => {
  const { limit } = world();
  await limit("codes", 1).take("a");
  expect((await limit("codes", 1).take("a")).ok).toBe(false);
  expect((await limit("logins", 1).take("a")).ok).toBe(true);
});

it("several limits are taken together or not at all", async () => {
  const { limit } = world();
  const [wide, narrow] = [limit("wide", 10), limit("narrow", 1, 30)];
  expect(
    await takeAll([
      [wide, "a"],
      [narrow, "a"],
    ]),
  ).toEqual({ ok: true, left: 0 });
  expect(
    await takeAll([
      [wide, "a"],
      [narrow, "a"],
    ]),
  ).toEqual({ ok: false, retryAfterSeconds: 30 });
  expect(await wide.take("a")).toEqual({ ok: true, left: 8 });
  await releaseAll([
    [wide, "a"],
    [narrow, "a"],
  ]);
  expect(
    await takeAll([
      [wide, "a"],
      [narrow, "a"],
    ]),
  ).toMatchObject({ ok: true });
});
