// @vitest-environment jsdom
import type { ReadWorkItem, WorkItemState } from "@shanyraq/flows";
import { stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { find } from "@shanyraq/kit/testing/stage.tsx";
import { act, useState } from "react";
import { expect, test } from "vitest";
import { DecisionPart } from "./DecisionPart.tsx";
import { WorkItemView } from "./WorkItemView.tsx";

const name = { kind: "statement", id: "s" } as const;

test.each<[string, Extract<WorkItemState, { at: "failed" }>["problem"], string]>([
  [
    "is refused with a reason",
    { kind: "message", message: "You have opened as many cases as one person works through in a day." },
    "in a day",
  ],
  ["did not come", { kind: "service" }, "Try again"],
])("a case that %s takes the focus from the list below it, so that why is seen", (_, problem, says) => {
  stageIn("en", <WorkItemView state={{ at: "failed", name, problem }} send={() => {}} phone="+7 (700) 000-00-00" />);
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toContain(says);
});

const item: ReadWorkItem = {
  status: "ok",
  success: true,
  kind: "statement",
  id: "s",
  name: "OB-2026-000004",
  what: "claim",
  since: "2026-11-21T05:00:00Z",
  deadline: "2026-12-04",
  isLate: false,
  isProposed: true,
  facts: [],
  files: [],
  events: [],
  decisions: [{ decision: "refuse", takesTwo: true }],
  proposal: { decision: "refuse", words: "The fracture was not shown.", by: "Kim Marina", at: "2026-11-22T05:00:00Z", own: false },
};
const drawn = (more: Partial<ReadWorkItem>) =>
  stageIn("en", <DecisionPart state={{ at: "read", name, item: { ...item, ...more }, key: "k", busy: false }} send={() => {}} />);

test("heirs are read whole by the second person before they agree", () => {
  const heirs = {
    of: "",
    certificate: { number: "1-2345", issuedOn: "2026-11-20", notary: "Abenova" },
    heirs: [{ name: "Volkova Anna", birthDate: "1990-01-01", iin: "900101450006", fraction: "1/2", amount: "2500000.00" }],
    rest: { fraction: "1/2", amount: "2500000.00" },
  };
  const place = drawn({ proposal: { ...item.proposal, decision: "nameHeirs", words: "", by: "Kim", at: "", own: false, heirs } });
  for (const words of ["Legal heirs", "1-2345", "Abenova", "Volkova Anna", "900101450006", "part 1/2", "2,500,000"])
    expect(place.textContent).toContain(words);
});

test("what a register has measured stands in the form already and is sent as it stands, with where it came from", async () => {
  const sent: unknown[] = [];
  const measures = (["disabilityGroup", "hospitalDays"] as const).map((measure) => ({
    measure,
    options: measure === "disabilityGroup" ? [{ value: "second", label: "second group" }] : [],
    ...(measure === "disabilityGroup" && { registered: "second" }),
  }));
  const open: ReadWorkItem = {
    ...item,
    proposal: null,
    decisions: [{ decision: "acceptClaim", takesTwo: false }],
    facts: [{ fact: "eventDate", value: "2026-11-18" }],
    measures,
  };
  const place = stageIn(
    "en",
    <DecisionPart state={{ at: "read", name, item: open, key: "k", busy: false }} send={(event) => void sent.push(event)} />,
  );
  act(() => find<HTMLInputElement>(place, "input[value=acceptClaim]").click());
  expect(find<HTMLSelectElement>(place, "select").value).toBe("second");
  expect(place.textContent?.split("From a register.")).toHaveLength(2);
  act(() => find<HTMLButtonElement>(place, "button[type=submit]").click());
  await expect.poll(() => sent).toMatchObject([{ decision: "acceptClaim", found: { disabilityGroup: "second" } }]);
});

test("a review offers no button and no form to somebody who took part in the refusal, and says why", () => {
  expect(drawn({}).querySelectorAll("button")).toHaveLength(2);
  for (const proposal of [item.proposal, null]) {
    const place = drawn({ proposal, blocked: "reviewOfOwn" });
    expect(place.querySelectorAll("button, input")).toHaveLength(0);
    expect(place.textContent).toContain("You took part in this refusal");
  }
});

test("what was chosen stays where it is refused, and goes once something of the case has happened", () => {
  const open = { ...item, proposal: null, decisions: [{ decision: "answer", takesTwo: true }] } satisfies ReadWorkItem;
  const pending: Extract<WorkItemState, { at: "read" }> = { at: "read", name, item: open, key: "1", busy: false };
  let show: (state: typeof pending) => void = () => {};
  function Changing() {
    const [state, setState] = useState(pending);
    show = setState;
    return <WorkItemView state={state} send={() => {}} phone="+7 (700) 000-00-00" />;
  }
  const place = stageIn("en", <Changing />);
  act(() => find<HTMLInputElement>(place, "input[type=radio]").click());
  const isChosen = () => find<HTMLInputElement>(place, "input[type=radio]").checked;
  expect(isChosen()).toBe(true);
  act(() => show({ ...pending, key: "2", problem: { kind: "message", message: "No.", fields: { words: "Too short." } } }));
  expect(isChosen()).toBe(true);
  expect(place.textContent).toContain("Too short.");
  const events = [{ status: "papersSent", at: "2026-11-22T05:00:00Z", words: "", by: "" }] satisfies ReadWorkItem["events"];
  act(() => show({ ...pending, key: "3", item: { ...open, events } }));
  expect(isChosen()).toBe(false);
});
