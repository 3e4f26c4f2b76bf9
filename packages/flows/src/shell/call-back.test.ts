import type { Attempt } from "@shanyraq/client";
import { describe, expect, it } from "vitest";
import { converse } from "../flow.ts";
import { callingFlow as flow, callingInitial, type CallingEvent, type CallingState } from "./call-back.ts";
import { performCalling } from "./call-back.perform.ts";

const values = { name: "Айгерім", phone: "+7 (701) 234-56-78" };
const through = (state: CallingState, ...events: CallingEvent[]) => events.reduce((now, event) => flow.step(now, event)[0], state);
const form = callingInitial("contacts");
const sending = through(form, { type: "formSubmitted", values });

describe("a call-back", () => {
  it("sends of the phone digits and plus alone, once, however often the button is pressed", () => {
    expect(flow.step(form, { type: "formSubmitted", values }).slice(1)).toEqual([
      { do: "send", name: "Айгерім", phone: "+77012345678", minor: false },
    ]);
    expect(flow.step(sending, { type: "formSubmitted", values })).toEqual([sending]);
  });
  it("says that the caller is under 18", () => {
    expect(flow.step(callingInitial("underAge"), { type: "formSubmitted", values })[1]).toMatchObject({ minor: true });
  });
  it.each(["service", "offline"] as const)("a failure (%s) stands in the form with its reason, and the form can be sent again", (kind) => {
    const refused = through(sending, { type: "refused", problem: { kind } });
    expect(refused).toEqual({ at: "failed", reason: "contacts", problem: { kind } });
    expect(through(refused, { type: "formSubmitted", values }, { type: "accepted" })).toEqual({ at: "done" });
  });
  it("an answer that nobody waits for changes nothing", () => {
    expect(through(form, { type: "accepted" })).toBe(form);
  });
});

describe("its call", () => {
  const sent = async (attempt: unknown) => {
    const conversation = converse(flow, form, performCalling({ attempt: attempt as Attempt }));
    const ended = new Promise<CallingState>((done) => {
      conversation.subscribe(() => conversation.state.at !== "sending" && done(conversation.state));
    });
    conversation.send({ type: "formSubmitted", values });
    return ended;
  };
  it("ends in thanks", async () => {
    expect(await sent(async () => ({ ok: true, value: { status: "ok", success: true } }))).toEqual({ at: "done" });
  });
  it("ends in the form with its problem where the server failed", async () => {
    const failure = { kind: "refused", call: "callback", status: 503 } as const;
    expect(await sent(async () => ({ ok: false, failure }))).toMatchObject({ at: "failed", problem: { kind: "service" } });
  });
});
