import type { Attempt } from "@shanyraq/client";
import { describe, expect, it } from "vitest";
import { performCheck, standingCheckFlow as flow, type StandingFound, type StandingQuestion } from "./check.perform.ts";
import type { CheckEvent, CheckState } from "./check.ts";

type Event = CheckEvent<StandingQuestion, StandingFound>;
type State = CheckState<StandingQuestion, StandingFound>;
const question: StandingQuestion = { number: "OB-1", phoneEnd: "0011" };
const found = { found: true, number: "OB-1", events: [] };
const asking: State = { at: "asking" };
const through = (...events: Event[]) => events.reduce<State>((now, event) => flow.step(now, event)[0], asking);

const eventsFor = async (answer: unknown) => {
  const events: Event[] = [];
  performCheck("status", { attempt: (async () => answer) as unknown as Attempt })({ do: "look", question }, (event) => events.push(event));
  await new Promise<void>((done) => setImmediate(done));
  return events;
};

describe("a check", () => {
  it("looks once for what was asked, and shows what was found", () => {
    const [looking, ...effects] = flow.step(asking, { type: "asked", question });
    expect(effects).toEqual([{ do: "look", question }]);
    expect(flow.step(looking, { type: "asked", question }).slice(1)).toEqual([]);
    expect(flow.step(looking, { type: "answered", found })).toEqual([{ at: "found", found }]);
  });
  it("takes no answer that nobody waits for", () => {
    const late: Event[] = [
      { type: "answered", found },
      { type: "nothingFound", question },
      { type: "refused", problem: { kind: "service" } },
    ];
    for (const event of late) expect(flow.step(asking, event)[0]).toBe(asking);
  });
  it("can be made again from every end", () => {
    const ends: Event[] = [
      { type: "answered", found },
      { type: "nothingFound", question },
    ];
    for (const end of ends) expect(through({ type: "asked", question }, end, { type: "anotherPressed" })).toEqual(asking);
    expect(flow.step(through({ type: "asked", question }, { type: "nothingFound", question }), { type: "asked", question })[0]).toEqual({
      at: "looking",
    });
  });
  it("tells what was not found apart from a service that failed", async () => {
    expect(await eventsFor({ ok: true, value: { status: "ok", success: true, found: false } })).toEqual([
      { type: "nothingFound", question },
    ]);
    expect(await eventsFor({ ok: true, value: { status: "ok", success: true, ...found } })).toMatchObject([{ type: "answered" }]);
    expect(await eventsFor({ ok: false, failure: { kind: "timeout", call: "status" } })).toEqual([
      { type: "refused", problem: { kind: "service" } },
    ]);
    expect(through({ type: "asked", question }, { type: "refused", problem: { kind: "service" } })).toEqual({
      at: "asking",
      problem: { kind: "service" },
    });
  });
});
