import type { Attempt } from "@shanyraq/client";
import { describe, expect, it } from "vitest";
import { converse } from "../flow.ts";
import { performVerify } from "./verify-signature.perform.ts";
import type { SigningRequest } from "./sign-documents.ts";
import { guidIn, verifyFlow as flow, verifyInitial as initial, type CheckedFile, type VerifyState } from "./verify-signature.ts";

const GUID = "0a1b2c3d-0000-4000-8000-000000000001";
const request = { GUID } as unknown as SigningRequest;
const checked: CheckedFile = { name: "a.cms", verdict: "good", sha256: "", notes: [], signers: [], contentMissing: false };
const looking: VerifyState = { at: "looking", GUID };

it.each([
  ["alone", GUID, GUID],
  ["in capitals and spaces", `  ${GUID.toUpperCase()} `, GUID],
  ["in the address of this page", `https://life.example/kk/verify/${GUID}?a=1`, GUID],
  ["that is none", "12345", undefined],
])("a number %s is found in what was typed or scanned", (_, text, found) => expect(guidIn(text)).toBe(found));

describe("checking signatures", () => {
  it("looks a number up, and shows its request", () => {
    expect(flow.step(initial, { type: "asked", GUID })).toEqual([looking, { do: "look", GUID }]);
    expect(flow.step(looking, { type: "told", request })).toEqual([{ at: "found", request }]);
  });
  it("not found and not answered are two things", () => {
    expect(flow.step(looking, { type: "notFound" })).toEqual([{ at: "missing", GUID }]);
    expect(flow.step(looking, { type: "failed", problem: { kind: "offline" } })[0]).toMatchObject({ at: "failed" });
  });
  it("an answer that comes after a file was dropped is ignored", () => {
    const checking: VerifyState = { at: "checking", files: [new File([], "a.cms")] };
    expect(flow.step(checking, { type: "told", request })).toEqual([checking]);
  });
  const file = new File([Uint8Array.of(1)], "a.cms");
  const talk = (check: Parameters<typeof performVerify>[0]["check"], code?: string) => {
    const requests: string[] = [];
    const attempt = (async (name: string) => {
      requests.push(name);
      return { ok: false, failure: { kind: "refused", call: name, status: 404, code } };
    }) as unknown as Attempt;
    return { asked: requests, conversation: converse(flow, initial, performVerify({ attempt, check })) };
  };
  it("a file is checked without a call", async () => {
    const { asked: requests, conversation } = talk(async () => ({ ok: true, value: checked }));
    conversation.send({ type: "filesGiven", files: [file] });
    await expect.poll(() => conversation.state).toEqual({ at: "checked", file: checked });
    expect(requests).toEqual([]);
  });
  describe("a detached signature that is given alone", () => {
    const alone: CheckedFile = { ...checked, verdict: "unknown", contentMissing: true };
    const document = new File(["the contract"], "a.pdf");
    const waiting: VerifyState = { at: "contentMissing", signature: { file, checked: alone } };
    const given = (state: VerifyState, ...files: readonly File[]) => flow.step(state, { type: "filesGiven", files });

    it("is kept, and its document is checked together with it once that is added", async () => {
      const checks: string[][] = [];
      const { asked: requests, conversation } = talk(async (files) => {
        checks.push(files.map(({ name }) => name));
        return { ok: true, value: files.length === 1 ? alone : checked };
      });
      conversation.send({ type: "filesGiven", files: [file] });
      await expect.poll(() => conversation.state).toEqual(waiting);
      conversation.send({ type: "filesGiven", files: [document] });
      await expect.poll(() => conversation.state).toEqual({ at: "checked", file: checked });
      expect([checks, requests]).toEqual([[["a.cms"], ["a.cms", "a.pdf"]], []]);
    });
    it.each(["tooLarge", "twoSignatures", "unavailable"] as const)("is kept when the added document is %s, which is shown", (reason) => {
      const [checking] = given(waiting, document);
      expect(checking).toMatchObject({ at: "checking", signature: { file, checked: alone } });
      expect(flow.step(checking, { type: "fileChecked", check: { ok: false, reason } })).toEqual([{ ...waiting, reason }]);
    });
    it("is not its own document when it is given again", () => {
      const again = new File([Uint8Array.of(1)], "a.cms", { lastModified: file.lastModified });
      expect(given(waiting, again)).toEqual([
        { at: "checking", files: [again] },
        { do: "check", files: [again] },
      ]);
    });
    it("gives way to two files that are given together", () => {
      const [other, another] = [new File([], "b.cms"), new File([], "b.pdf")];
      expect(given(waiting, other, another)[1]).toEqual({ do: "check", files: [other, another] });
    });
    it("is forgotten when another document is asked for", () => {
      expect(flow.step(waiting, { type: "againPressed" })).toEqual([initial]);
      expect(flow.step(waiting, { type: "asked", GUID })).toEqual([looking, { do: "look", GUID }]);
    });
  });
  it("a file without a signature is named", async () => {
    const { conversation } = talk(async () => ({ ok: false, reason: "notSigned" }));
    conversation.send({ type: "filesGiven", files: [file] });
    await expect.poll(() => conversation.state).toEqual({ at: "unreadable", name: "a.cms", reason: "notSigned" });
  });
  it.each([
    ["signature.notFound", "missing"],
    ["forbidden", "failed"],
    [undefined, "failed"],
  ])("a refusal by the code %s is %s", async (code, at) => {
    const { conversation } = talk(async () => ({ ok: false, reason: "notSigned" }), code);
    conversation.send({ type: "asked", GUID });
    await expect.poll(() => conversation.state.at).toBe(at);
  });
});
