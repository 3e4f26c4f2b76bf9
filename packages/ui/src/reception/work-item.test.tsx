// @vitest-environment jsdom
import type { WorkItemState } from "@shanyraq/flows";
import { stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { expect, test } from "vitest";
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
