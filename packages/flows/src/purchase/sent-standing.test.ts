import { expect, test } from "vitest";
import { sentStanding } from "./sent-standing.ts";

type Attempt = Parameters<typeof sentStanding>[0]["attempt"];
const answering = (value: unknown) => (async () => value) as unknown as Attempt;
const listed = (state: string, hash: string | null = null) =>
  answering({
    ok: true,
    value: {
      data: [
        { id: "other", state: "paid" },
        { id: "r", state, amount: "100.00", hash },
      ],
    },
  });

test.each([
  ["awaiting_code", null, { stage: "code" }],
  ["confirmed", null, { stage: "confirmed", amount: "100.00" }],
  ["in_review", null, { stage: "underReview", waits: "review" }],
  ["question", null, { stage: "underReview", waits: "question" }],
  ["ordered", "h", { stage: "ordered", hash: "h" }],
  ["ordered", null, { stage: "gone" }],
  ["paid", null, { stage: "gone" }],
  ["declined", null, { stage: "gone" }],
  ["withdrawn", null, { stage: "gone" }],
])("an application in the state %s with the order %s", async (state, hash, standing) => {
  expect(await sentStanding({ attempt: listed(state, hash) }, "r")).toEqual(standing);
});

test("an application that is not in the list is gone", async () => {
  expect(await sentStanding({ attempt: answering({ ok: true, value: { data: [] } }) }, "r")).toEqual({ stage: "gone" });
});

test("waits for its code where the list does not come", async () => {
  expect(await sentStanding({ attempt: answering({ ok: false, failure: { kind: "network" } }) }, "r")).toEqual({ stage: "code" });
});
