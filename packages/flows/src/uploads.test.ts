import type { Attempt, CallOptions } from "@shanyraq/client";
import { describe, expect, it } from "vitest";
import { converse } from "./flow.ts";
import { performUploads } from "./uploads.perform.ts";
import { arrivedAll, uploadsFlow, uploadsInitial } from "./uploads.ts";

const file = (name = "a.pdf") => new File(["%PDF"], name);
type SentFile = { readonly input: unknown; readonly options: CallOptions; readonly answer: (outcome: unknown) => void };

/** A page with files, and a server whose answers the test gives. */
function page() {
  const sentFiles: SentFile[] = [];
  const attempt = ((_: string, input: unknown, options: CallOptions) =>
    new Promise((answer) => sentFiles.push({ input, options, answer }))) as unknown as Attempt;
  const holder = async () => ({ verifier: "held", challenge: "told" });
  const waits: number[] = [];
  const wait = (ms: number, then: () => void) => {
    waits.push(ms);
    then();
    return () => {};
  };
  const talk = converse(uploadsFlow, uploadsInitial, performUploads({ attempt, holder, wait }));
  const settle = () => new Promise<void>((done) => setImmediate(done));
  const answer = async (index: number, outcome: object) => {
    sentFiles[index]?.answer(outcome);
    await settle();
  };
  const choose = async (...files: readonly File[]) => {
    talk.send({ type: "filesChosen", files });
    await settle();
  };
  return { asked: sentFiles, waits, talk, answer, choose, settle, at: () => talk.state.files.map(({ state }) => state.at) };
}
const arrived = (id: string) => ({ ok: true, value: { success: true, id } });
const refused = { ok: false, failure: { kind: "refused", call: "upload", status: 400, body: { status: "error", message: "Файл пуст" } } };

describe("files of a statement", () => {
  it("leave one after another, each with its name and the page's challenge", async () => {
    const { asked: sentFiles, answer, choose, at } = page();
    await choose(file(), file("b.png"));
    expect([sentFiles.map(({ input }) => input), at()]).toEqual([[{ name: "a.pdf", challenge: "told" }], ["sending", "sending"]]);
    await answer(0, arrived("one"));
    expect([sentFiles.map(({ input }) => input)[1], at()]).toEqual([{ name: "b.png", challenge: "told" }, ["done", "sending"]]);
  });
  it("do not wait for one that was called off", async () => {
    const { asked: sentFiles, talk, choose, settle } = page();
    await choose(file(), file("b.png"));
    talk.send({ type: "cancelPressed", id: "0" });
    await settle();
    expect(sentFiles.map(({ input }) => input)[1]).toEqual({ name: "b.png", challenge: "told" });
  });
  it("are sent again where the server has no time for them, three times in all", async () => {
    const { asked: sentFiles, waits, talk, answer, choose, at } = page();
    const busy = { ok: false, failure: { ...refused.failure, status: 503 } };
    await choose(file());
    await answer(0, busy);
    await answer(1, busy);
    expect([sentFiles.length, waits, at()]).toEqual([3, [3_000, 3_000], ["sending"]]);
    await answer(2, busy);
    expect([sentFiles.length, talk.state.files[0]?.state]).toMatchObject([
      3,
      { at: "failed", problem: { kind: "service" }, isFinal: false },
    ]);
  });
  it("tell how much of them has left, and their ids once all have arrived", async () => {
    const { asked: sentFiles, talk, answer, choose } = page();
    await choose(file(), file());
    sentFiles[0]?.options.onSent?.(0.4);
    expect(talk.state.files[0]?.state).toEqual({ at: "sending", sent: 0.4 });
    await answer(0, arrived("one"));
    expect(arrivedAll(talk.state)).toBeUndefined();
    await answer(1, arrived("two"));
    expect(arrivedAll(talk.state)).toEqual(["one", "two"]);
  });
  it("lose nothing when one of them is refused: it says why, and can be tried again or taken away", async () => {
    const { asked: sentFiles, talk, answer, choose, at, settle } = page();
    await choose(file(), file());
    await answer(0, refused);
    await answer(1, arrived("two"));
    expect(talk.state.files[0]?.state).toEqual({ at: "failed", problem: { kind: "message", message: "Файл пуст" }, isFinal: true });
    talk.send({ type: "retryPressed", id: "0" });
    await settle();
    expect([sentFiles.length, at()]).toEqual([3, ["sending", "done"]]);
    talk.send({ type: "removePressed", id: "0" });
    expect([at(), arrivedAll(talk.state), sentFiles[2]?.options.signal?.aborted]).toEqual([["done"], ["two"], true]);
  });
  it("may be sent once more after an answer that is not about the file", async () => {
    const { talk, answer, choose } = page();
    await choose(file());
    await answer(0, { ok: false, failure: { ...refused.failure, status: 429 } });
    expect(talk.state.files[0]?.state).toMatchObject({ at: "failed", problem: { kind: "message" }, isFinal: false });
  });
  it("are called off, and an answer that comes all the same is nobody's", async () => {
    const { asked: sentFiles, talk, answer, choose, at, settle } = page();
    await choose(file());
    talk.send({ type: "cancelPressed", id: "0" });
    expect([sentFiles[0]?.options.signal?.aborted, at()]).toEqual([true, ["cancelled"]]);
    talk.send({ type: "arrived", id: "0", upload: "too late" });
    expect([at(), arrivedAll(talk.state)]).toEqual([["cancelled"], undefined]);
    talk.send({ type: "retryPressed", id: "0" });
    await settle();
    await answer(0, arrived("of the first try"));
    expect(at()).toEqual(["sending"]);
    await answer(1, arrived("one"));
    expect(arrivedAll(talk.state)).toEqual(["one"]);
  });
  it("are gone from the page once they are where they belong", async () => {
    const { talk, answer, choose, at } = page();
    await choose(file(), file());
    await answer(0, arrived("one"));
    talk.send({ type: "taken", uploads: ["one"] });
    // What was chosen in the meantime is nowhere yet.
    expect([at(), talk.state.files.map(({ id }) => id)]).toEqual([["sending"], ["1"]]);
  });
  it("are all gone once the form is another's, and what was on its way is called off", async () => {
    const { asked: sentFiles, talk, answer, choose, at } = page();
    await choose(file(), file());
    await answer(0, arrived("one"));
    talk.send({ type: "cleared" });
    expect([at(), sentFiles[1]?.options.signal?.aborted]).toEqual([[], true]);
    await choose(file());
    // What comes after them has a name of its own.
    expect(talk.state.files.map(({ id }) => id)).toEqual(["2"]);
  });
  it("are sent again where the server no longer has them", async () => {
    const { asked: sentFiles, talk, answer, choose, at, settle } = page();
    await choose(file());
    await answer(0, arrived("one"));
    talk.send({ type: "lost" });
    await settle();
    expect([sentFiles.length, at()]).toEqual([2, ["sending"]]);
  });
});
