import type { Attempt } from "@shanyraq/client";
import { describe, expect, it } from "vitest";
import {
  performReportContract,
  reportContractFlow as flow,
  type FoundContract,
  type ReportContractEffect,
  type ReportContractEvent,
  type ReportContractState,
} from "./report-contract.ts";

const query = { person: "880314300118", contractNumber: "" };
const contract: FoundContract = {
  number: "SH-1",
  person: "matches",
  details: {
    product: "Сенім",
    status: "active",
    from: "2026-01-01",
    to: "2036-01-01",
    insuresEvent: true,
    isCovered: true,
    isLinked: false,
  },
};
const found: ReportContractState = { at: "found", query, contracts: [contract], key: "k1" };

async function reportOf(answer: unknown, effect: ReportContractEffect) {
  const events: ReportContractEvent[] = [];
  const sent: unknown[] = [];
  const attempt = (async (...call: unknown[]) => {
    sent.push(call);
    return answer;
  }) as unknown as Attempt;
  let linked = 0;
  performReportContract({ attempt, newKey: () => "k2", id: "s-1", onLinked: () => (linked += 1) })(effect, (event) => events.push(event));
  await new Promise<void>((done) => setImmediate(done));
  return { events, sent, linked };
}

describe("the search for the policy of a report", () => {
  it("finds policies once, and names one of them for the person that was searched for", () => {
    const [looking, find] = flow.step({ at: "asking" }, { type: "querySubmitted", query });
    expect(find).toEqual({ do: "find", query });
    expect(flow.step(looking, { type: "querySubmitted", query }).slice(1)).toEqual([]);
    expect(flow.step(looking, { type: "contractsCame", query, contracts: [contract], key: "k1" })).toEqual([found]);
    const [linking, link] = flow.step(found, { type: "contractChosen", number: "SH-1" });
    expect(link).toEqual({ do: "link", query, number: "SH-1", key: "k1" });
    expect(flow.step(linking, { type: "contractChosen", number: "SH-1" })).toEqual([linking]);
    expect(flow.step(linking, { type: "linked", number: "SH-1", isCovered: false })).toEqual([
      { at: "linked", number: "SH-1", isCovered: false },
      { do: "publishLinked" },
    ]);
  });
  it("keeps what was found where naming it was refused, and can be made again", () => {
    const problem = { kind: "message", message: "Somebody else is insured." } as const;
    const [linking] = flow.step(found, { type: "contractChosen", number: "SH-1" });
    const [refused] = flow.step(linking, { type: "linkRefused", problem, key: "k2" });
    expect(refused).toEqual({ ...found, key: "k2", problem });
    expect(flow.step(refused, { type: "againPressed" })).toEqual([{ at: "asking" }]);
    expect(flow.step({ at: "looking" }, { type: "searchFailed", problem })).toEqual([{ at: "asking", problem }]);
  });
  it("takes no answer that nobody waits for", () => {
    const asking: ReportContractState = { at: "asking" };
    for (const event of [
      { type: "contractsCame", query, contracts: [], key: "k" },
      { type: "searchFailed", problem: { kind: "service" } },
      { type: "linked", number: "SH-1", isCovered: true },
      { type: "linkRefused", problem: { kind: "service" }, key: "k" },
    ] as const)
      expect(flow.step(asking, event)).toEqual([asking]);
  });
  it("sends the case with each question, and a key with what is named", async () => {
    const searched = await reportOf({ ok: true, value: { status: "ok", success: true, contracts: [contract] } }, { do: "find", query });
    expect(searched.sent).toEqual([["reportContracts", { id: "s-1", ...query }]]);
    expect(searched.events).toEqual([{ type: "contractsCame", query, contracts: [contract], key: "k2" }]);
    const named = await reportOf(
      { ok: true, value: { status: "ok", success: true, number: "SH-1", isCovered: true } },
      { do: "link", query, number: "SH-1", key: "k1" },
    );
    expect(named.sent).toEqual([["linkReport", { id: "s-1", person: query.person, contractNumber: "SH-1" }, { idempotencyKey: "k1" }]]);
    expect(named.events).toEqual([{ type: "linked", number: "SH-1", isCovered: true }]);
    expect((await reportOf({}, { do: "publishLinked" })).linked).toBe(1);
  });
  it("says why nothing was found or named", async () => {
    const failed = { ok: false, failure: { kind: "network" } };
    expect((await reportOf(failed, { do: "find", query })).events).toEqual([{ type: "searchFailed", problem: { kind: "offline" } }]);
    expect((await reportOf(failed, { do: "link", query, number: "SH-1", key: "k1" })).events).toEqual([
      { type: "linkRefused", problem: { kind: "offline" }, key: "k2" },
    ]);
  });
});
