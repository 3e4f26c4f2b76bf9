import type { Attempt, Outcome } from "@shanyraq/client";
import type { CallName } from "@shanyraq/calls";
import { describe, expect, it } from "vitest";
import { converse } from "../flow.ts";
import {
  maySign,
  signDocumentsFlow as flow,
  signDocumentsInitial as initial,
  type SignDocumentsEvent,
  type SignDocumentsState,
  type SigningRequest,
} from "./sign-documents.ts";
import { performSignDocuments } from "./sign-documents.perform.ts";
import type { ApplicationFailure } from "./signing-ports.ts";

const requestWith = (signed: readonly boolean[], more: Partial<SigningRequest> = {}): SigningRequest => ({
  GUID: "g",
  title: "Документы",
  state: signed.every(Boolean) ? "signed" : "waiting",
  createdAt: "2026-11-20T00:00:00Z",
  deadline: "2026-12-20T00:00:00Z",
  own: true,
  parties: [],
  documents: signed.map((one, index) => ({
    type: `d${index}`,
    name: "",
    pages: 1,
    size: 1,
    sha256: "",
    streebog: "",
    signed: one,
    signers: [],
  })),
  ...more,
});
const request = requestWith([false, false]);
const open = (more: Partial<Extract<SignDocumentsState, { at: "request" }>> = {}): SignDocumentsState => ({
  at: "request",
  request,
  agreed: true,
  task: { at: "none" },
  ...more,
});
const problem = { kind: "message", message: "нет" } as const;

describe("signing documents", () => {
  it.each<[name: string, from: SignDocumentsState, event: SignDocumentsEvent, to: SignDocumentsState, effects: string[]]>([
    ["a request is asked for", initial, { type: "opened", GUID: "g" }, { at: "loading" }, ["load"]],
    ["it is shown, and nothing is agreed to yet", initial, { type: "loaded", request }, open({ agreed: false }), []],
    ["without a number there is a list", initial, { type: "listed", requests: [request] }, { at: "list", requests: [request] }, []],
    ["a number that nobody knows", initial, { type: "notFound" }, { at: "missing" }, []],
    ["nothing is signed that was not agreed to", open({ agreed: false }), { type: "wayChosen", way: "app" }, open({ agreed: false }), []],
    ["a way is chosen", open(), { type: "wayChosen", way: "app" }, open({ task: { at: "connecting", way: "app" } }), ["signByApplication"]],
    ["only one at a time", open({ task: { at: "signing" } }), { type: "wayChosen", way: "qr" }, open({ task: { at: "signing" } }), []],
    [
      "the tick stays while something is under way",
      open({ task: { at: "signing" } }),
      { type: "agreed", yes: false },
      open({ task: { at: "signing" } }),
      [],
    ],
    [
      "a cancel leaves a note",
      open({ task: { at: "signing" } }),
      { type: "ended", note: { of: "cancelled" } },
      open({ note: { of: "cancelled" } }),
      [],
    ],
    ["stopping leaves none", open({ task: { at: "signing" } }), { type: "stopPressed" }, open(), ["stop"]],
    ["what comes after it is ignored", open(), { type: "accepted", request: requestWith([true, true]) }, open(), []],
  ])("%s", (_, from, event, to, effects) => {
    const [state, ...done] = flow.step(from, event);
    expect(state).toEqual(to);
    expect(done.map((effect) => effect.do)).toEqual(effects);
  });
  it.each([
    ["an open one of one's own", request, true],
    ["another's", requestWith([false], { own: false }), false],
    ["one whose time is over", requestWith([false], { state: "expired" }), false],
    ["one with nothing left", requestWith([true], { state: "partly" }), false],
  ])("%s may be signed: %#", (_, one, may) => expect(maySign(one)).toBe(may));
});

type Answers = Partial<Record<CallName, (input: never) => Outcome<unknown>>>;
const ok = (value: unknown): Outcome<unknown> => ({ ok: true, value });

function talk(answers: Answers, fails?: ApplicationFailure) {
  const requests: [CallName, unknown][] = [];
  const seen: SignDocumentsState[] = [];
  const attempt = (async (name: CallName, input: unknown) => {
    requests.push([name, input]);
    return answers[name]?.(input as never) ?? { ok: false, failure: { kind: "network", call: name } };
  }) as unknown as Attempt;
  const conversation = converse(
    flow,
    initial,
    performSignDocuments({
      attempt,
      now: () => 0,
      wait: (_, then) => {
        queueMicrotask(then);
        return () => {};
      },
      secret: async () => ({ verifier: "held", challenge: "told" }),
      application: async () => ({
        connect: async () => ({ ok: true, value: undefined }),
        sign: async (data) => (fails ? { ok: false, failure: fails } : { ok: true, value: data.map((one) => `cms:${one}`) }),
      }),
    }),
  );
  conversation.subscribe(() => seen.push(conversation.state));
  return { conversation, asked: requests, seen };
}
type Talk = ReturnType<typeof talk>;
const begin = async ({ conversation }: Talk, way: "qr" | "app") => {
  conversation.send({ type: "opened", GUID: "g" });
  await expect.poll(() => conversation.state.at).toBe("request");
  conversation.send({ type: "agreed", yes: true });
  conversation.send({ type: "wayChosen", way });
};
const idle = async ({ conversation }: Talk) =>
  expect.poll(() => conversation.state.at === "request" && conversation.state.task.at).toBe("none");

describe("its performer", () => {
  const loaded = () => ok({ request });
  const file = ({ type }: { type: string }) => ok({ data: `bytes of ${type}` });
  it("has all signed at once and sends each alone, so that progress is seen", async () => {
    let sent = 0;
    const one = talk({
      checkSignedByGuid: loaded,
      getDecryption: file,
      egovVerify: () => ok({ request: requestWith([true, (sent += 1) === 2]) }),
    });
    await begin(one, "app");
    await idle(one);
    expect(one.asked.filter(([name]) => name === "egovVerify").map(([, input]) => input)).toEqual([
      { GUID: "g", signatures: [{ type: "d0", cms: "cms:bytes of d0" }] },
      { GUID: "g", signatures: [{ type: "d1", cms: "cms:bytes of d1" }] },
    ]);
    expect(one.seen.flatMap((state) => (state.at === "request" && state.task.at === "sending" ? [state.task.done] : []))).toEqual([
      0, 1, 2,
    ]);
    expect(one.conversation.state).toMatchObject({ request: { state: "signed" } });
  });
  it("keeps an accepted signature when the next one is refused", async () => {
    let sent = 0;
    const one = talk({
      checkSignedByGuid: loaded,
      getDecryption: file,
      egovVerify: () => ((sent += 1) === 1 ? ok({ request: requestWith([true, false]) }) : ok({ status: "error", message: "отозван" })),
    });
    await begin(one, "app");
    await idle(one);
    expect(one.conversation.state).toMatchObject({
      request: { documents: [{ signed: true }, { signed: false }] },
      note: { of: "refused", problem: { message: "отозван" } },
    });
  });
  it.each([
    [{ kind: "cancelled", detail: "" }, { of: "cancelled" }],
    [
      { kind: "connection", detail: "нет", cause: "not-running" },
      { of: "notConnected", detail: "нет", cause: "not-running" },
    ],
    [
      { kind: "failed", detail: "ключ" },
      { of: "refused", problem: { kind: "message", message: "ключ" } },
    ],
  ] as const)("an application that ends by %j leaves a note", async (fails, note) => {
    const one = talk({ checkSignedByGuid: loaded, getDecryption: file }, fails);
    await begin(one, "app");
    await idle(one);
    expect(one.conversation.state).toMatchObject({ note });
  });
  it("knows when a code ends, by the clock of the browser", async () => {
    const one = talk({
      checkSignedByGuid: loaded,
      egovQrInit: () => ok({ value: "data:", dataURL: "d", nonce: "n", now: "2026-11-20T00:00:00Z", expiresAt: "2026-11-20T00:02:00Z" }),
      egovQrSetData: () => ok({ state: "expired" }),
    });
    await begin(one, "qr");
    await idle(one);
    const untils = one.seen.flatMap((state) => (state.at === "request" && state.task.at === "qr" ? [state.task.until] : []));
    expect(untils).toEqual([120_000]);
  });
  it("a phone signs what the back office hands it", async () => {
    const one = talk({
      checkSignedByGuid: loaded,
      egovQrInit: () => ok({ value: "data:", dataURL: "d", nonce: "n" }),
      egovQrSetData: () => ok({ state: "scanned", signUrl: "s" }),
      egovQrGetData: () => ok({ state: "signed", request: requestWith([true, true]) }),
    });
    await begin(one, "qr");
    await idle(one);
    expect(one.asked[1]).toEqual(["egovQrInit", { challenge: "told", GUID: "g" }]);
    expect(one.conversation.state).toMatchObject({ request: { state: "signed" } });
  });
  it.each([
    ["signature.notFound", "missing"],
    ["forbidden", "failed"],
    [undefined, "failed"],
  ] as const)("a refusal by the code %s is shown as %s", async (code, at) => {
    const failure = { kind: "refused", call: "checkSignedByGuid", status: 404, ...(code && { code }) } as const;
    const one = talk({ checkSignedByGuid: () => ({ ok: false, failure }) });
    one.conversation.send({ type: "opened", GUID: "g" });
    await expect.poll(() => one.conversation.state.at).toBe(at);
  });
  it("says of a failure that it is one", () =>
    expect(flow.step(initial, { type: "loadFailed", problem })[0]).toEqual({ at: "failed", problem }));
});
