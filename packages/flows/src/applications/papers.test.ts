import { expect, it } from "vitest";
import { papersFlow, papersInitial, type PapersEvent, type PapersState } from "./papers.ts";

const flow = papersFlow("a-1");
const choosing = papersInitial("k1");
const pressed: PapersEvent = { type: "sendPressed", uploads: ["u1", "u2"] };
const [sending] = flow.step(choosing, pressed);
const after = (state: PapersState, event: PapersEvent) => flow.step(state, event)[0];

it("are sent once, however often the button is pressed, and not at all without a file", () => {
  expect(flow.step(choosing, pressed)).toEqual([
    { at: "sending", key: "k1", uploads: ["u1", "u2"] },
    { do: "send", number: "a-1", uploads: ["u1", "u2"], key: "k1" },
  ]);
  expect(flow.step(sending, pressed)).toEqual([sending]);
  expect(flow.step(choosing, { type: "sendPressed", uploads: [] })).toEqual([choosing]);
});
it("keeps the key when papers without an answer are sent again, and changes it after a refusal", () => {
  expect(after(sending, { type: "refused", problem: { kind: "offline" }, key: "k2" })).toEqual({
    at: "choosing",
    key: "k1",
    problem: { kind: "offline" },
  });
  expect(after(sending, { type: "refused", problem: { kind: "message", message: "нет" }, key: "k2" })).toMatchObject({ key: "k2" });
});
it("passes accepted files to the list, and lets more be chosen", () => {
  const [sent, ...effects] = flow.step(sending, { type: "accepted", key: "k2" });
  expect([sent, effects]).toEqual([{ at: "sent", key: "k2" }, [{ do: "notifySent", uploads: ["u1", "u2"] }]]);
  const again = after(sent, { type: "filesChosen" });
  expect(again).toEqual({ at: "choosing", key: "k2" });
  expect(flow.step(again, pressed)[1]).toMatchObject({ key: "k2" });
});
it("an answer that nothing was sent for is nobody's", () => {
  for (const event of [
    { type: "accepted", key: "k2" },
    { type: "refused", problem: { kind: "offline" }, key: "k2" },
  ] as const)
    expect(flow.step(choosing, event)).toEqual([choosing]);
  const problem: PapersState = { at: "choosing", key: "k", problem: { kind: "offline" } };
  expect(after(problem, { type: "filesChosen" })).toEqual(problem);
});
