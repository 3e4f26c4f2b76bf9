import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readBook } from "./read-book.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "shanyraq-book-"));
  mkdirSync(path.join(folder, "dist/assets"), { recursive: true });
  writeFileSync(path.join(folder, "dist/index.html"), "the frame");
  writeFileSync(path.join(folder, "dist/assets/a.js"), "a script");
  writeFileSync(path.join(folder, "secret.txt"), "not yours");
});
afterAll(() => rmSync(folder, { recursive: true }));

const asked = (address: string) => {
  const answer = readBook(path.join(folder, "dist"))(address);
  return answer && { text: Buffer.from(answer.body ?? "").toString(), headers: answer.headers };
};

it("the folder leads to the frame, and any file to itself under its own type", () => {
  expect(asked("/sandbox/stories/")?.text).toBe("the frame");
  expect(asked("/sandbox/stories/assets/a.js")?.text).toBe("a script");
  expect(asked("/sandbox/stories/assets/a.js")?.headers.join(" ")).toContain("text/javascript");
});

it("stories may be framed by their own frame alone", () => {
  const headers = asked("/sandbox/stories/")?.headers ?? [];
  expect(headers[headers.indexOf("x-frame-options") + 1]).toBe("SAMEORIGIN");
  expect(headers[headers.indexOf("content-security-policy") + 1]).toContain("frame-ancestors 'self'");
});

it.each(["/sandbox/stories/../secret.txt", "/sandbox/stories/..%2fsecret.txt", "/sandbox/stories/assets", "/sandbox/stories/none.js"])(
  "%s is no file of it",
  (address) => expect(asked(address)).toBeUndefined(),
);

it("what is not under its folder, and a Storybook that nobody has built, are left to the sandbox", () => {
  expect(asked("/sandbox/inbox")).toBeUndefined();
  expect(readBook(path.join(folder, "nothing"))("/sandbox/stories/")).toBeUndefined();
});
