import { expect, test } from "vitest";
import { queryCache } from "./query-cache.ts";

/** A question whose answers are given by the test, in the order in which they were asked for. */
function questions<T>() {
  const open: PromiseWithResolvers<T>[] = [];
  const ask = async () => {
    const next = Promise.withResolvers<T>();
    open.push(next);
    return next.promise;
  };
  return { ask, open };
}

test("knows nothing until the first answer, and reports it", async () => {
  const { ask, open } = questions<string>();
  const kept = queryCache(ask);
  let notified = 0;
  kept.subscribe(() => (notified += 1));
  const done = kept.again();
  expect(kept.read().data).toBeUndefined();
  open[0]?.resolve("Aidar");
  await done;
  expect(kept.read()).toEqual({ data: "Aidar", error: undefined });
  expect(notified).toBe(1);
});

test("an answer that was overtaken does not count, and who asked waits for the one that does", async () => {
  const { ask, open } = questions<string>();
  const kept = queryCache(ask);
  const first = kept.again();
  const second = kept.again();
  open[0]?.resolve("old");
  await Promise.resolve();
  open[1]?.resolve("new");
  await Promise.all([first, second]);
  expect(kept.read().data).toBe("new");
});

test("a value that was put in keeps its place, whatever is still on its way", async () => {
  const { ask, open } = questions<string | null>();
  const kept = queryCache(ask);
  const done = kept.again();
  kept.replace(null);
  open[0]?.resolve("Aidar");
  await done;
  expect(kept.read().data).toBeNull();
});

test("a failure leaves what was known, and the next answer takes the failure away", async () => {
  const { ask, open } = questions<string>();
  const kept = queryCache(ask);
  const first = kept.again();
  open[0]?.resolve("Aidar");
  await first;
  const second = kept.again();
  open[1]?.reject(new Error("no line"));
  await second;
  expect(kept.read()).toEqual({ data: "Aidar", error: new Error("no line") });
  const third = kept.again();
  open[2]?.resolve("Aidar");
  await third;
  expect(kept.read()).toEqual({ data: "Aidar", error: undefined });
});

test("an equal answer is the same object, and nobody is notified", async () => {
  const { ask, open } = questions<{ readonly name: string }>();
  const kept = queryCache(ask);
  const first = kept.again();
  open[0]?.resolve({ name: "Aidar" });
  await first;
  const known = kept.read();
  let notified = 0;
  kept.subscribe(() => (notified += 1));
  const second = kept.again();
  open[1]?.resolve({ name: "Aidar" });
  await second;
  expect(kept.read()).toBe(known);
  expect(notified).toBe(0);
});
