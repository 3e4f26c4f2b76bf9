import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readStorybook } from "./read-storybook.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "shanyraq-book-"));
  mkdirSync(path.join(folder, "dist/assets"), { recursive: true });
  writeFileSync(path.join(folder, "dist/index.html"), "the frame");
  writeFileSync(path.join(folder, "dist/assets/a.js"), "a script");
  writeFileSync(path.join(folder, "secret.txt"), "not yours");
});
afterAll(() => rmSync(folder, { recursive: true }));

const fileAt = (address: string) => {
  const answer = readStorybook(path.join(folder, "dist"))(address);
  return answer && { text: Buffer.from(answer.body ?? "").toString(), headers: answer.headers };
};

it("the folder leads to the frame, and any file to itself under its own type", () => {
  expect(fileAt("/sandbox/stories/")?.text).toBe("the frame");
  expect(fileAt("/sandbox/stories/assets/a.js")?.text).toBe("a script");
  expect(fileAt("/sandbox/stories/assets/a.js")?.headers.join(" ")).toContain("text/javascript");
});

it("stories may be framed by their own frame alone", () => {
  const headers = fileAt("/sandbox/stories/")?.headers ?? [];
  expect(headers[headers.indexOf("x-frame-options") + 1]).toBe("SAMEORIGIN");
  expect(headers[headers.indexOf("content-security-policy") + 1]).toContain("frame-ancestors 'self'");
});

it.each(["/sandbox/stories/../secret.txt", "/sandbox/stories/..%2fsecret.txt", "/sandbox/stories/assets", "/sandbox/stories/none.js"])(
  "serves no file for %s",
  (address) => expect(fileAt(address)).toBeUndefined(),
);

it("leaves addresses outside its folder, and a Storybook that nobody has built, to the sandbox", () => {
  expect(fileAt("/sandbox/inbox")).toBeUndefined();
  expect(readStorybook(path.join(folder, "nothing"))("/sandbox/stories/")).toBeUndefined();
});
