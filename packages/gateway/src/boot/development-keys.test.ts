import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { developmentKeys, KeysDamaged } from "./development-keys.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "shanyraq-keys-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("keys are made once, kept for their owner alone, and differ between two machines", () => {
  const data = path.join(folder, "data");
  const keys = developmentKeys(data);
  expect(developmentKeys(data)).toEqual(keys);
  expect(statSync(path.join(data, "keys.json")).mode & 0o077).toBe(0);
  expect(developmentKeys(path.join(folder, "other")).secret).not.toBe(keys.secret);
});

it("a data folder of a release without keys of files gets one, and keeps the others", () => {
  const { sessionKeys, secret, captchaSecret } = developmentKeys(folder);
  const file = path.join(folder, "keys.json");
  const { files: _, ...former } = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  writeFileSync(file, JSON.stringify(former));
  const keys = developmentKeys(folder);
  expect(keys).toMatchObject({ sessionKeys, secret, captchaSecret });
  expect(developmentKeys(folder)).toEqual(keys);
  expect(statSync(file).mode & 0o077).toBe(0);
});

it.each([
  '{"session":"dev:short","secret":"","captcha":""}',
  `{"session":"dev:${"AbC1".repeat(10)}AbA","files":1,"secret":"","captcha":""}`,
  '{"session":',
  "null",
  "{}",
  "",
])("damaged keys stop the start: %j", (damaged) => {
  writeFileSync(path.join(folder, "keys.json"), damaged);
  expect(() => developmentKeys(folder)).toThrow(KeysDamaged);
});
