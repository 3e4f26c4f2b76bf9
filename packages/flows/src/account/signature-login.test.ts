import type { Attempt, Outcome } from "@shanyraq/client";
import type { CallName } from "@shanyraq/calls";
import { describe, expect, it } from "vitest";
import { converse } from "../flow.ts";
import type { ApplicationFailure } from "../signing/signing-ports.ts";
import {
  signatureLoginFlow as flow,
  signatureLoginInitial as initial,
  type SignatureLoginEvent,
  type SignatureLoginState,
} from "./signature-login.ts";
import { performSignatureLogin, type SignatureLoginPorts } from "./signature-login.perform.ts";

const launch = { person: "https://example.kz/person" };
const problem = { kind: "message", message: "не подошло" } as const;
const connecting = (way: "qr" | "app"): SignatureLoginState => ({ at: "connecting", way });
const qr: SignatureLoginState = { at: "qr", value: "v", launch, scanned: false };

describe("login by a signature", () => {
  it.each<[name: string, from: SignatureLoginState, event: SignatureLoginEvent, to: SignatureLoginState, effects: string[]]>([
    ["a phone is asked for by a code", initial, { type: "wayChosen", way: "qr" }, connecting("qr"), ["askForCode"]],
    ["the application is asked for", initial, { type: "wayChosen", way: "app" }, connecting("app"), ["connect"]],
    ["a second press is ignored", connecting("qr"), { type: "wayChosen", way: "app" }, connecting("qr"), []],
    ["a code is shown", connecting("qr"), { type: "codeMade", value: "v", launch }, qr, []],
    ["a phone has read it", qr, { type: "codeScanned" }, { ...qr, scanned: true }, []],
    ["a code is over", qr, { type: "codeExpired" }, { at: "qrExpired" }, []],
    ["another one is made", { at: "qrExpired" }, { type: "wayChosen", way: "qr" }, connecting("qr"), ["askForCode"]],
    ["the application asks for a key", connecting("app"), { type: "connected" }, { at: "signing" }, []],
    ["its signature is checked", { at: "signing" }, { type: "signed" }, { at: "checking" }, []],
    ["a person who cancels made no error", { at: "signing" }, { type: "cancelled" }, { at: "cancelled", way: "app" }, []],
    ["and may do so on the phone", qr, { type: "cancelled" }, { at: "cancelled", way: "qr" }, []],
    [
      "an application that is not there says why",
      connecting("app"),
      { type: "notConnected", detail: "нет", cause: "not-running" },
      { at: "notConnected", detail: "нет", cause: "not-running" },
      [],
    ],
    ["a wrong certificate is said", { at: "checking" }, { type: "failed", problem }, { at: "refused", way: "app", problem }, []],
    ["somebody without an account is known by number", qr, { type: "unknownPerson", iin: "1" }, { at: "noAccount", iin: "1" }, []],
    ["a right signature signs in", { at: "checking" }, { type: "accepted", token: "t" }, { at: "signedIn" }, ["keepToken"]],
    ["the way back ends the wait", qr, { type: "backPressed" }, initial, ["stop"]],
    ["an answer that comes after it is ignored", initial, { type: "accepted", token: "t" }, initial, []],
  ])("%s", (_, from, event, to, effects) => {
    const [state, ...done] = flow.step(from, event);
    expect(state).toEqual(to);
    expect(done.map((effect) => effect.do)).toEqual(effects);
  });
});

type Answers = Partial<Record<CallName, (input: unknown) => Outcome<unknown>>>;
const ok = (value: unknown): Outcome<unknown> => ({ ok: true, value });

/** The conversation over a back office and an application that a test plays. */
function talk(answers: Answers, signing: { fails?: ApplicationFailure; connects?: ApplicationFailure } = {}) {
  const requests: [CallName, unknown][] = [];
  const tokens: string[] = [];
  const clock = { now: 0 };
  const attempt = (async (name: CallName, input: unknown) => {
    requests.push([name, input]);
    const answer = answers[name];
    return answer ? answer(input) : { ok: false, failure: { kind: "network", call: name } };
  }) as unknown as Attempt;
  const ports: SignatureLoginPorts = {
    attempt,
    now: () => clock.now,
    wait: (ms, then) => {
      clock.now += ms;
      queueMicrotask(then);
      return () => {};
    },
    secret: async () => ({ verifier: "held", challenge: "told" }),
    application: async () => ({
      connect: async () => (signing.connects ? { ok: false, failure: signing.connects } : { ok: true, value: undefined }),
      sign: async (data) => (signing.fails ? { ok: false, failure: signing.fails } : { ok: true, value: data.map((one) => `cms:${one}`) }),
    }),
  };
  const conversation = converse(
    flow,
    initial,
    performSignatureLogin(ports, (token) => tokens.push(token)),
  );
  return { conversation, asked: requests, tokens };
}
const ended = async ({ conversation }: ReturnType<typeof talk>, at: SignatureLoginState["at"]) =>
  expect.poll(() => conversation.state.at).toBe(at);

describe("its performer", () => {
  const nonce = () => ok({ status: "ok", nonce: "n" });
  it("has the nonce signed by the application and keeps the token", async () => {
    const one = talk({ authLogin: nonce, getAuthLogin: () => ok({ status: "ok", Authorization: { token: "t" } }) });
    one.conversation.send({ type: "wayChosen", way: "app" });
    await ended(one, "signedIn");
    expect(one.tokens).toEqual(["t"]);
    expect(one.asked).toEqual([
      ["authLogin", { challenge: "told" }],
      ["getAuthLogin", { nonce: "n", verifier: "held", signature: `cms:${btoa("n")}` }],
    ]);
  });
  it.each([
    [{ kind: "cancelled", detail: "" }, "cancelled"],
    [{ kind: "failed", detail: "SIGNING_FAILURE" }, "refused"],
  ] as const)("reports the failure %j of the application", async (fails, at) => {
    const one = talk({ authLogin: nonce }, { fails });
    one.conversation.send({ type: "wayChosen", way: "app" });
    await ended(one, at);
  });
  it("does not ask for a nonce without a signing application", async () => {
    const one = talk({ authLogin: nonce }, { connects: { kind: "connection", detail: "нет", cause: "permission-refused" } });
    one.conversation.send({ type: "wayChosen", way: "app" });
    await ended(one, "notConnected");
    expect(one.asked).toEqual([]);
  });
  const code = () => ok({ value: "data:", dataURL: "d", nonce: "n", expiresAt: "1970-01-01T00:00:10Z", now: "1970-01-01T00:00:00Z" });
  it("waits for the phone to read and to sign, through a broken line", async () => {
    let turns = 0;
    const one = talk({
      egovQrInit: code,
      egovQrSetData: () => {
        turns += 1;
        if (turns === 1) return { ok: false, failure: { kind: "network", call: "egovQrSetData" } };
        return ok(turns === 2 ? { state: "waiting" } : { state: "scanned", signUrl: "s" });
      },
      egovQrGetData: () => ok({ state: "refused", reason: "noAccount", user: { iin: "950719301232" } }),
    });
    one.conversation.send({ type: "wayChosen", way: "qr" });
    await ended(one, "noAccount");
    expect(one.asked.at(-1)).toEqual(["egovQrGetData", { signUrl: "s", nonce: "n", verifier: "held" }]);
  });
  it("a code that nobody reads is over in its time", async () => {
    const one = talk({ egovQrInit: code, egovQrSetData: () => ok({ state: "waiting" }) });
    one.conversation.send({ type: "wayChosen", way: "qr" });
    await ended(one, "qrExpired");
    expect(one.asked.length).toBeLessThan(14);
  });
  it("a refusal of the back office ends the wait", async () => {
    const one = talk({
      egovQrInit: code,
      egovQrSetData: () => ({
        ok: false,
        failure: { kind: "refused", call: "egovQrSetData", status: 404, body: { status: "error", message: "нет" } },
      }),
    });
    one.conversation.send({ type: "wayChosen", way: "qr" });
    await ended(one, "refused");
  });
  it("reports nothing more to a visitor who went back", async () => {
    const held = Promise.withResolvers<void>();
    const one = talk({ authLogin: nonce });
    one.conversation.send({ type: "wayChosen", way: "app" });
    one.conversation.send({ type: "backPressed" });
    held.resolve();
    await held.promise;
    await new Promise((done) => setImmediate(done));
    expect(one.conversation.state).toEqual(initial);
    expect(one.tokens).toEqual([]);
  });
});
