import { describe, expect, it } from "vitest";
import { contactChangeFlow, contactChangeInitial } from "./account/contact-change.ts";
import { RESEND_AFTER_MS, sentCode } from "./sent-code.ts";

describe("a code that was sent", () => {
  it("may be asked for again when the server says, else after the specified time", () => {
    expect(sentCode({ resendAfter: 30 }, 1_000)).toEqual({ resendAt: 31_000 });
    expect(sentCode({}, 1_000)).toEqual({ resendAt: 1_000 + RESEND_AFTER_MS });
  });
  it("shows the server's words when it is late", () => {
    const late = sentCode({ resendAfter: 30, delayed: true, message: "Сообщение пока не ушло" }, 0);
    expect(late).toEqual({ resendAt: 30_000, problem: { kind: "message", message: "Сообщение пока не ушло" } });
  });
  it("is shown as late on the step on which it is typed", () => {
    const [asking] = contactChangeFlow.step(contactChangeInitial("phone"), { type: "valueSubmitted", value: "+7 (701) 234-56-78" });
    const late = sentCode({ delayed: true, message: "Сообщение пока не ушло" }, 0);
    const [state] = contactChangeFlow.step(asking, { type: "codesSent", requestID: "r", sentTo: "a", sentToOld: "b", ...late });
    expect(state).toMatchObject({ at: "codes", problem: { message: "Сообщение пока не ушло" } });
  });
});
