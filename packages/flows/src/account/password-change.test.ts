import type { Attempt } from "@shanyraq/client";
import { describe, expect, it } from "vitest";
import { converse } from "../flow.ts";
import { passwordChangeFlow as flow, passwordChangeInitial, type PasswordChangeState } from "./password-change.ts";
import { performPasswordChange } from "./password-change.perform.ts";

const values = { current_password: "ilya-2026", password: "Жаңа құпиясөз!", password_repeat: "Жаңа құпиясөз!" };
const busy: PasswordChangeState = { at: "form", busy: true };
const problem = { kind: "message", message: "Проверьте выделенные поля.", fields: { current_password: "Неверный" } } as const;

describe("a change of the password", () => {
  it("is sent once, however often the button is pressed", () => {
    expect(flow.step(passwordChangeInitial, { type: "formSubmitted", values })).toEqual([busy, { do: "change", values }]);
    expect(flow.step(busy, { type: "formSubmitted", values })).toEqual([busy]);
  });
  it("a refusal says at which field", () => {
    expect(flow.step(busy, { type: "refused", problem })).toEqual([{ at: "form", busy: false, problem }]);
  });
  it("keeps the new token, so that this session continues", async () => {
    const kept: string[] = [];
    const attempt = (async () => ({ ok: true, value: { status: "ok", Authorization: { token: "t2" } } })) as unknown as Attempt;
    const conversation = converse(flow, passwordChangeInitial, performPasswordChange({ attempt, keepToken: (token) => kept.push(token) }));
    conversation.send({ type: "formSubmitted", values });
    await new Promise<void>((done) => setImmediate(done));
    expect([conversation.state, kept]).toEqual([{ at: "done" }, ["t2"]]);
  });
});
