import { describe, expect, it } from "vitest";
import { isChunkFailure, reloadOnce } from "./chunk-guard.ts";

const MINUTE = 60_000;

/** What a tab remembers through its reloads. */
function tab() {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  const page = { reloads: 0 };
  return { page, fails: (now: number) => reloadOnce(now, storage, () => void page.reloads++) };
}

describe("a failed chunk reloads the page", () => {
  it("once, and not again within a minute, though each reload begins a new page", () => {
    const { page, fails } = tab();
    const began = 1_800_000_000_000;
    expect([0, 1, 1_000, MINUTE - 1].map((later) => fails(began + later))).toEqual([true, false, false, false]);
    expect(page.reloads).toBe(1);
    expect(fails(began + MINUTE)).toBe(true);
    expect(fails(began + MINUTE + 1)).toBe(false);
    expect(page.reloads).toBe(2);
  });
  it("when the clock was set back after the last reload, and then not again within a minute", () => {
    const { page, fails } = tab();
    const before = 1_800_000_000_000;
    expect([before, before - 60 * MINUTE, before - 60 * MINUTE + 1].map(fails)).toEqual([true, true, false]);
    expect(page.reloads).toBe(2);
  });
  it("separately in every tab", () => {
    const [one, other] = [tab(), tab()];
    expect(one.fails(MINUTE * 2)).toBe(true);
    expect(other.fails(MINUTE * 2)).toBe(true);
  });
});

describe("a failure of a chunk is", () => {
  const named = (name: string) => Object.assign(new Error("x"), { name });
  it.each([
    [named("ChunkLoadError"), true],
    [new Error("Loading chunk 7 failed."), true],
    [new Error("Loading CSS chunk 7 failed."), true],
    [new Error("Failed to load chunk /_next/static/chunks/a.js"), true],
    [new TypeError("Failed to fetch dynamically imported module: https://shanyraq.example/a.js"), true],
    [Object.assign(new Error("x"), { assetLoadError: true }), true],
    [new TypeError("Failed to fetch"), false],
    [new Error("undefined is not a function"), false],
    ["Loading chunk 7 failed.", false],
    [undefined, false],
    [null, false],
  ])("%s: %s", (error, expected) => {
    expect(isChunkFailure(error)).toBe(expected);
  });
});
