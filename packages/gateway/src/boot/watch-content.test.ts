import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import type { LogLine } from "../log/log.ts";
import { watchContent } from "./watch-content.ts";

it("loads what an editor writes once they pause, and reports its faults by file and line", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "watched-"));
  const log: LogLine[] = [];
  const taken = Promise.withResolvers<void>();
  let times = 0;
  const take = async () => {
    times += 1;
    return { changed: 1, waiting: [], faults: [{ file: "news/x/kk.md", line: 3, message: '"lead" is missing' }] };
  };
  const close = watchContent(folder, take, (entry) => {
    log.push(entry);
    if (entry.event === "contentChanged") taken.resolve();
  });
  for (const character of ["a", "ab", "abc"]) writeFileSync(path.join(folder, "x.md"), character);
  await taken.promise;
  await close();
  rmSync(folder, { recursive: true });
  expect(times).toBe(1);
  expect(log).toEqual([
    { level: "warn", event: "contentFault", reason: 'content/news/x/kk.md:3: "lead" is missing' },
    { level: "info", event: "contentChanged" },
  ]);
});
it("a folder that is not there is not watched", async () => {
  await watchContent(
    "/no/such/folder",
    async () => ({ changed: 0, waiting: [], faults: [] }),
    () => {},
  )();
});
