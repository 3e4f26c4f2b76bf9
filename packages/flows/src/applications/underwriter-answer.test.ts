import { expect, it } from "vitest";
import { underwriterAnswerFlow, underwriterAnswerInitial, type UnderwriterAnswerEvent } from "./underwriter-answer.ts";

const flow = underwriterAnswerFlow("a-1");
const initial = underwriterAnswerInitial("k1");
const submitted: UnderwriterAnswerEvent = { type: "answerSubmitted", answer: "С 2019 года" };
const [sending] = flow.step(initial, submitted);

it("is sent once, however often the button is pressed", () => {
  expect(flow.step(initial, submitted).slice(1)).toEqual([{ do: "send", requestID: "a-1", answer: "С 2019 года", key: "k1" }]);
  expect(flow.step(sending, submitted)).toEqual([sending]);
});
it("an answer that was lost is the same act when it is sent again, a refused one another", () => {
  const lost = flow.step(sending, { type: "refused", problem: { kind: "offline" }, key: "k2" })[0];
  expect(lost).toEqual({ at: "asked", key: "k1", problem: { kind: "offline" } });
  expect(flow.step(sending, { type: "refused", problem: { kind: "message", message: "нет" }, key: "k2" })[0]).toMatchObject({ key: "k2" });
});
it("passes an accepted answer to the list, and sends nothing more", () => {
  const [done, ...effects] = flow.step(sending, { type: "accepted" });
  expect([done, effects]).toEqual([{ at: "answered" }, [{ do: "tellAnswered" }]]);
  expect(flow.step(done, submitted)).toEqual([done]);
  expect(flow.step(done, { type: "refused", problem: { kind: "offline" }, key: "k" })).toEqual([done]);
});
