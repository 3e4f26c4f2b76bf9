import { expect, it } from "vitest";
import { workItemFlow, workItemInitial, type ReadWorkItem, type WorkItemEvent, type WorkItemState } from "./work-item.ts";

const name = { kind: "statement", id: "s" } as const;
const item: ReadWorkItem = {
  ...name,
  name: "OB-2026-000004",
  what: "claim",
  since: "2026-11-20T05:00:00Z",
  deadline: "2026-12-01",
  isLate: false,
  isProposed: false,
  facts: [],
  files: [],
  events: [],
  decisions: [{ decision: "refuse", takesTwo: true }],
  proposal: null,
};
const proposal = { decision: "refuse", words: "Нет.", by: "Ким", at: "", own: false } as const;
const step = (state: WorkItemState, event: WorkItemEvent) => workItemFlow.step(state, event);
const read = (reply: ReadWorkItem): WorkItemState =>
  step(step(workItemInitial, { type: "itemOpened", name })[0], { type: "told", name, item: reply, key: "k" })[0];
const decided = { type: "decisionSubmitted", decision: "refuse", words: "Нет оснований." } as const;

it("is decided once, however often the button is pressed, and read again with the list", () => {
  const [deciding, effect] = step(read(item), decided);
  expect(effect).toEqual({ do: "decide", name, decision: "refuse", words: "Нет оснований.", key: "k" });
  expect(step(deciding, decided)).toEqual([deciding]);
  const [, ...effects] = step(deciding, { type: "became", became: "proposed" });
  expect(effects).toEqual([{ do: "read", name }, { do: "tellChanged" }]);
});
it("carries heirs and their certificate to the call", () => {
  const heirs = { certificate: { number: "1-2345", issuedOn: "2026-11-20", notary: "Абенова" }, heirs: [] };
  expect(step(read(item), { type: "decisionSubmitted", decision: "nameHeirs", words: "", heirs })[1]).toMatchObject({
    do: "decide",
    decision: "nameHeirs",
    heirs,
  });
});
it("is agreed to by another, never by who proposed it", () => {
  expect(step(read({ ...item, proposal }), { type: "proposalAnswered", agree: true })[1]).toMatchObject({
    decision: "refuse",
    agree: true,
  });
  const own = read({ ...item, proposal: { ...proposal, own: true } });
  expect(step(own, { type: "proposalAnswered", agree: true })).toEqual([own]);
});
it("requests a medical opinion where one can be requested, and says beside it what was refused", () => {
  const question = { type: "opinionAsked", question: "Есть ли перелом?" } as const;
  const opinion = { canAsk: true, canGive: false, measures: [], list: [] };
  expect(step(read(item), question)).toEqual([read(item)]);
  const [asking, effect] = step(read({ ...item, opinion }), question);
  expect(effect).toEqual({ do: "askOpinion", id: "s", question: "Есть ли перелом?", key: "k" });
  const problem = { kind: "message", message: "Уже запрошено." } as const;
  expect(step(asking, { type: "refused", problem, key: "k2" })[0]).toMatchObject({ key: "k2", busy: false, isOfOpinion: true, problem });
  const given = { type: "opinionGiven", opinion: { words: "Перелом есть." } } as const;
  expect(step(read({ ...item, opinion }), given)).toHaveLength(1);
  expect(step(read({ ...item, opinion: { ...opinion, canGive: true } }), given)[1]).toEqual({
    do: "giveOpinion",
    id: "s",
    opinion: { words: "Перелом есть." },
    key: "k",
  });
});
it("takes no decision beside a proposal", () => {
  const state = read({ ...item, proposal });
  expect(step(state, decided)).toEqual([state]);
});
it("fetches one paper at a time, and says what failed beside the case", () => {
  const paper = { type: "paperPressed", file: "f" } as const;
  const [fetching, effect] = step(read(item), paper);
  expect(effect).toEqual({ do: "savePaper", name, file: "f" });
  expect(step(fetching, paper)).toEqual([fetching]);
  expect(step(fetching, { type: "paperCame", name })[0]).toEqual(read(item));
  expect(step(fetching, { type: "paperCame", name, problem: { kind: "service" } })[0]).toMatchObject({ problem: { kind: "service" } });
});
it("passes over what comes late of a case that was left", () => {
  const other = { kind: "callback", id: "c" } as const;
  const [loading] = step(read(item), { type: "itemOpened", name: other });
  expect(step(loading, { type: "told", name, item, key: "k" })).toEqual([loading]);
});
