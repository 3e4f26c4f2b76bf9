import { expect, it } from "vitest";
import { replyWatch } from "./reply-watch.ts";

it("a reply that no page can be made of is warned of for five minutes", () => {
  let now = 0;
  const lines: string[] = [];
  const watch = replyWatch(
    ({ event }) => void lines.push(event),
    () => now,
  );
  watch.log({ event: "passed" });
  expect(watch.warnings()).toEqual([]);
  for (const event of ["upstreamMisshapen", "upstreamUnreadable"]) {
    watch.log({ event });
    now += 299_999;
    expect(watch.warnings()).toEqual(["replies"]);
    now += 1;
    expect(watch.warnings()).toEqual([]);
  }
  expect(lines).toEqual(["passed", "upstreamMisshapen", "upstreamUnreadable"]);
});
