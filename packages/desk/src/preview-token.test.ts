import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { previewCookie, previewOf } from "./preview-token.ts";

const clock = { now: 1_795_600_000_000 };
const tagOf = (kind: string, ...parts: readonly string[]) =>
  createHmac("sha256", "a secret")
    .update(JSON.stringify([kind, ...parts]))
    .digest("base64url");
const editing = {
  now: () => clock.now,
  tagOf,
  isTag: (tag: string, kind: string, ...parts: readonly string[]) => tag === tagOf(kind, ...parts),
};
const draft = { kind: "news", slug: "office-aktobe", number: 3 };
const MINUTE = 60_000;
const made = () => /=([^;]+)/.exec(previewCookie(editing, "mine", draft))?.[1] ?? "";

describe("the cookie of a preview", () => {
  it("shows its draft to its own session for fifteen minutes", () => {
    const value = made();
    const startedAt = clock.now;
    expect(previewOf(editing, "mine", value)).toEqual(draft);
    clock.now = startedAt + 14 * MINUTE;
    expect(previewOf(editing, "mine", value)).toEqual(draft);
    clock.now = startedAt + 15 * MINUTE + 1_000;
    expect(previewOf(editing, "mine", value)).toBeUndefined();
  });
  it("shows nothing to another session, nor of another entry, nor for longer", () => {
    const value = made();
    const [kind = "", slug = "", number = "", until = "", tag = ""] = value.split(".");
    expect(previewOf(editing, "another", value)).toBeUndefined();
    for (const forged of [
      ["page", slug, number, until, tag],
      [kind, "other", number, until, tag],
      [kind, slug, "4", until, tag],
      [kind, slug, number, String(Number(until) + 1), tag],
      [kind, "../secret", number, until, tag],
      [kind, slug, number, until],
    ])
      expect(previewOf(editing, "mine", forged.join("."))).toBeUndefined();
  });
});
