import { describe, expect, it } from "vitest";
import { RETRY_MS, isDue, readBuild, servable, STILL_MS, type Build, type Seen } from "./export-state.ts";

const began = 1_000_000;
const of = { texts: "first", release: "one" };
const running: Build = { at: "running", began, ...of };
const done: Build = { at: "done", began, ended: began + 60_000, ...of };
const failed: Build = { at: "failed", began, ended: began + 60_000, code: "commandFailed", ...of };
const seen = (newest: Build | undefined, more: Partial<Seen> = {}): Seen => ({
  ...of,
  now: began + 120_000,
  stillSince: began,
  newest,
  ...more,
});

describe("a build of the site begins", () => {
  it.each<[when: string, seen: Seen]>([
    ["nothing was built yet", seen(undefined)],
    ["other texts are live than those of the newest", seen(done, { texts: "second" })],
    ["another release runs than that of the newest", seen(done, { release: "two" })],
    ["something was published while the newest ran", seen(done, { texts: "published meanwhile" })],
    ["the newest failed and something else is live", seen(failed, { texts: "second" })],
    ["the newest failed a quarter of an hour ago", seen(failed, { now: began + 60_000 + RETRY_MS })],
  ])("when %s", (_, all) => expect(isDue(all)).toBe(true));
  it.each<[when: string, seen: Seen]>([
    ["it has built what is live", seen(done)],
    ["one runs, whatever is published", seen(running, { texts: "second" })],
    ["somebody is publishing at this moment", seen(done, { texts: "second", stillSince: began + 120_000 - STILL_MS + 1 })],
    ["it has just failed with the same texts", seen(failed)],
  ])("never where %s", (_, all) => expect(isDue(all)).toBe(false));
});

it("serves builds of the running release, the newest first", () => {
  const ofAnother: Build = { ...done, release: "two" };
  const builds = [
    { number: 7, build: running },
    { number: 5, build: done },
    { number: 4, build: failed },
    { number: 6, build: ofAnother },
    { number: 9, build: done },
  ];
  expect(servable(builds, "one").map(({ number }) => number)).toEqual([9, 5]);
});

describe("the recorded state of a build", () => {
  it.each([running, done, failed])("is read as it was written: $at", (build) => {
    expect(readBuild(JSON.stringify(build))).toEqual(build);
  });
  it.each(["", "{", "null", '{"at":"done"}', JSON.stringify({ ...failed, code: "unheard" }), JSON.stringify({ ...done, ended: "now" })])(
    "is undefined for %j",
    (text) => expect(readBuild(text)).toBeUndefined(),
  );
});
