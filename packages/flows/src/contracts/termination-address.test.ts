import type { Attempt } from "@shanyraq/client";
import { describe, expect, it } from "vitest";
import type { CheckEvent } from "../statements/check.ts";
import {
  terminationAddressFlow as flow,
  performTerminationAddress,
  type TerminationAddressQuestion,
  type TerminationAddressSent,
} from "./termination-address.perform.ts";

type Event = CheckEvent<TerminationAddressQuestion, TerminationAddressSent>;
const question: TerminationAddressQuestion = { number: "SH-2026-000001", owner: "900101300017" };

const eventsFor = async (answer: unknown) => {
  const events: Event[] = [];
  performTerminationAddress({ attempt: (async () => answer) as unknown as Attempt })({ do: "look", question }, (event) =>
    events.push(event),
  );
  await new Promise<void>((done) => setImmediate(done));
  return events;
};

describe("the address where a policy is ended, asked for without signing in", () => {
  it("is requested once, and the answer is shown", async () => {
    const [asking, ...effects] = flow.step({ at: "asking" }, { type: "asked", question });
    expect(effects).toEqual([{ do: "look", question }]);
    const [sent = undefined] = await eventsFor({ ok: true, value: { status: "ok", success: true, message: "on its way" } });
    expect(sent && flow.step(asking, sent)[0]).toEqual({ at: "found", found: { message: "on its way" } });
  });
  it("keeps the words of a refusal where it was asked for, with the fields they are about", async () => {
    const body = { message: "wrong", errors: { owner: "not twelve digits" } };
    const failure = { kind: "refused", call: "sendSmsWithoutAuth", status: 422, body };
    expect(await eventsFor({ ok: false, failure })).toEqual([
      { type: "refused", problem: { kind: "message", message: "wrong", fields: { owner: "not twelve digits" } } },
    ]);
    expect(await eventsFor({ ok: true, value: { status: "error", success: false, message: "not now" } })).toEqual([
      { type: "refused", problem: { kind: "message", message: "not now" } },
    ]);
  });
});
