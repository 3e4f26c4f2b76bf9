import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { buildsIn } from "./builds.ts";
import type { Build } from "./export-state.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "shanyraq-builds-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

let now = Date.now();
const builds = () => buildsIn(folder, () => now);
const running = (): Build => ({ at: "running", began: now, texts: "a", release: "one" });
const done = (): Build => ({ ...running(), at: "done", ended: now });

it("starts one build when several processes start at once", async () => {
  const numbers = await Promise.all(Array.from({ length: 5 }, () => builds().begin(0, running())));
  expect(numbers.filter((number) => number !== undefined)).toEqual([1]);
  expect((await builds().list()).map(({ build }) => build.at)).toEqual(["running"]);
});
it("starts no build for a process whose list is out of date, not even once the newer build has failed", async () => {
  const number = (await builds().begin(0, running())) ?? 0;
  expect(await builds().begin(0, running())).toBeUndefined();
  await builds().record(number, { ...running(), at: "failed", ended: now, code: "commandFailed" });
  expect(await builds().begin(0, running())).toBeUndefined();
  expect(await builds().begin(number, running())).toBe(2);
  expect(readdirSync(folder).toSorted()).toEqual(["1", "2"]);
});
it("never shows a build without its state", async () => {
  let isOver = false;
  const unknown: string[] = [];
  const looking = (async () => {
    while (!isOver) {
      for (const name of await readdir(folder))
        if (/^\d+$/.test(name) && !existsSync(path.join(folder, name, "build.json"))) unknown.push(name);
    }
  })();
  for (let after = 0; after < 50; after += 1) await builds().begin(after, running());
  isOver = true;
  await looking;
  expect(unknown).toEqual([]);
});
it("takes a build as stopped when its process is silent for a minute, and not while it reports", async () => {
  const number = (await builds().begin(0, running())) ?? 0;
  now += 50_000;
  await builds().beat(number);
  now += 50_000;
  expect((await builds().list())[0]?.build.at).toBe("running");
  now += 20_000;
  expect((await builds().list())[0]?.build).toMatchObject({ at: "failed", code: "stopped" });
});
it("does not give a number again whose process ended before it recorded a state", async () => {
  mkdirSync(path.join(folder, "4"));
  mkdirSync(path.join(folder, "work"));
  writeFileSync(path.join(folder, "9.txt"), "");
  expect(await builds().begin(0, running())).toBe(5);
});
it("keeps the served build and the one before it, and clears the rest away", async () => {
  for (let number = 1; number <= 6; number += 1) {
    await builds().begin(number - 1, running());
    await builds().record(number, number === 2 ? { ...running(), at: "failed", ended: now, code: "incomplete" } : done());
  }
  await builds().begin(6, running());
  await builds().clear();
  expect(readdirSync(folder).toSorted()).toEqual(["4", "5", "6", "7"]);
});
it("removes a dropped build as if it had never started", async () => {
  const number = (await builds().begin(0, running())) ?? 0;
  await builds().drop(number);
  expect([await builds().list(), existsSync(path.join(folder, "1"))]).toEqual([[], false]);
});
it("lists nothing for a missing folder", async () => {
  expect(await buildsIn(path.join(folder, "none"), () => now).list()).toEqual([]);
});
it("keeps the state and the output of a failed build, and nothing that fills a disk", async () => {
  const number = (await builds().begin(0, running())) ?? 0;
  const place = builds().placeOf(number);
  for (const folder of ["out", "recorded"]) mkdirSync(path.join(place, folder));
  for (const file of ["out/index.html", "csp.json", "command.log"]) writeFileSync(path.join(place, file), "half");
  await builds().strip(number);
  expect(readdirSync(place).toSorted()).toEqual(["build.json", "command.log"]);
});
