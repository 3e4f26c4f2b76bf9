import type { Attempt } from "@shanyraq/client";
import { describe, expect, it } from "vitest";
import { performStatement } from "./statement.perform.ts";
import { statementFlow as flow, statementInitial, type StatementEvent, type StatementState } from "./statement.ts";

const submitted = (values: object = { text: "Вопрос" }, files: readonly string[] = []): StatementEvent => ({
  type: "formSubmitted",
  values: { ...values },
  files,
});
const through = (...events: StatementEvent[]) => events.reduce<StatementState>((now, event) => flow.step(now, event)[0], statementInitial);

describe("a statement", () => {
  it("is sent once, however often the button is pressed", () => {
    const [sending, ...effects] = flow.step(statementInitial, submitted());
    expect(effects).toEqual([{ do: "send", values: { text: "Вопрос" }, files: [] }]);
    expect(flow.step(sending, submitted()).slice(1)).toEqual([]);
  });
  it("that was taken has its number, and can be followed by another", () => {
    const done = through(submitted(), { type: "taken", taken: { number: "OB-1", deadline: "2026-12-04" } });
    expect(done).toMatchObject({ at: "done", taken: { number: "OB-1" } });
    expect(flow.step(done, submitted())).toEqual([done]);
    expect(flow.step(done, { type: "anewPressed" })).toEqual([statementInitial]);
  });
  it("that was refused can be sent again", () => {
    const failed = through(submitted(), { type: "refused", problem: { kind: "offline" } });
    expect(failed).toEqual({ at: "failed", problem: { kind: "offline" } });
    expect(flow.step(failed, submitted()).slice(1)).toHaveLength(1);
  });
  it("takes no answer that nobody waits for", () => {
    expect(through({ type: "taken", taken: {} })).toBe(statementInitial);
    expect(through({ type: "anewPressed" })).toBe(statementInitial);
  });
});

const eventsFor = async (answer: Awaited<ReturnType<Attempt>>, event: StatementEvent) => {
  const requests: unknown[] = [];
  const events: StatementEvent[] = [];
  const attempt = (async (...question: unknown[]) => {
    requests.push(question);
    return answer;
  }) as unknown as Attempt;
  const [, effect] = flow.step(statementInitial, event);
  if (effect)
    performStatement("feedback", { attempt, holder: async () => ({ verifier: "held", challenge: "told" }) })(effect, (one) =>
      events.push(one),
    );
  await new Promise<void>((done) => setImmediate(done));
  return { asked: requests, events };
};

describe("its call", () => {
  it("carries the answers that were given and the ids of the files, and brings the number", async () => {
    const { asked: requests, events } = await eventsFor(
      { ok: true, value: { status: "ok", success: true, number: "OB-1", deadline: "2026-12-04" } } as never,
      submitted({ text: "Вопрос", email: "" }, ["id-1"]),
    );
    expect(requests).toEqual([["feedback", { text: "Вопрос", files: ["id-1"], verifier: "held" }]]);
    expect(events).toEqual([{ type: "taken", taken: { number: "OB-1", deadline: "2026-12-04" } }]);
  });
  it("says what the server said, field by field", async () => {
    const body = { status: "error", success: false, message: "Проверьте поля", errors: { text: "Короче" } };
    const { events } = await eventsFor(
      { ok: false, failure: { kind: "refused", call: "feedback", status: 400, body } } as never,
      submitted(),
    );
    expect(events).toEqual([{ type: "refused", problem: { kind: "message", message: "Проверьте поля", fields: { text: "Короче" } } }]);
  });
});
