import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { unpackTar } from "./unpack-tar.ts";

let place: string;
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), "shanyraq-tar-"));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const packed = (...more: readonly string[]): Buffer =>
  execFileSync("tar", ["--format=ustar", ...more, "-cf", "-", "-C", path.join(place, "from"), "."], { maxBuffer: 1e8 });

it("unpacks files of any length and empty folders as the tar holds them", () => {
  mkdirSync(path.join(place, "from/empty"), { recursive: true });
  mkdirSync(path.join(place, "from/base/1"), { recursive: true });
  for (const [name, bytes] of [
    ["none", 0],
    ["base/1/block", 512],
    ["base/1/more", 513],
  ] as const)
    writeFileSync(path.join(place, "from", name), "x".repeat(bytes));
  unpackTar(packed(), path.join(place, "to"));
  expect(readdirSync(path.join(place, "to"), { recursive: true }).map(String).toSorted()).toEqual([
    "base",
    "base/1",
    "base/1/block",
    "base/1/more",
    "empty",
    "none",
  ]);
  expect(readFileSync(path.join(place, "to/base/1/more"), "utf8")).toBe("x".repeat(513));
});

it("starts again when an unpacking was killed", () => {
  mkdirSync(path.join(place, "from"));
  mkdirSync(path.join(place, "to.partial"));
  writeFileSync(path.join(place, "to.partial/half"), "");
  writeFileSync(path.join(place, "from/whole"), "");
  unpackTar(packed(), path.join(place, "to"));
  expect(readdirSync(path.join(place, "to"))).toEqual(["whole"]);
});

it("writes nothing outside the folder, whatever a name in the tar contains", () => {
  mkdirSync(path.join(place, "from"));
  writeFileSync(path.join(place, "from/escaped"), "");
  unpackTar(packed("--transform=s,^./escaped,../../escaped,"), path.join(place, "deep/er/to"));
  expect(existsSync(path.join(place, "deep/er/to/escaped"))).toBe(true);
  expect(existsSync(path.join(place, "deep/escaped"))).toBe(false);
});
