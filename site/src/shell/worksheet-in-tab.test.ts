// @vitest-environment jsdom
import { expect, test } from "vitest";
import { carryWorksheet, worksheetInTab } from "./worksheet-in-tab.ts";

const answers = { child: { name: "Волков Артём", birthDate: "2021-05-05" } };

test("answers are carried to another calculation, and the former one keeps them", () => {
  const draft = { answers, at: "child", sent: { requestID: "r", phone: "", resendAt: 0 } } as const;
  worksheetInTab("a").write(draft);
  carryWorksheet("a", "b");
  expect(worksheetInTab("b").read()).toEqual({ answers, carried: true });
  expect(worksheetInTab("a").read()).toEqual(draft);
});

test("nothing that was answered already is written over", () => {
  worksheetInTab("c").write({ answers });
  worksheetInTab("d").write({ answers: {} });
  carryWorksheet("c", "d");
  carryWorksheet("c", "c");
  carryWorksheet("nobody", "e");
  expect([worksheetInTab("d").read(), worksheetInTab("c").read(), worksheetInTab("e").read()]).toEqual([
    { answers: {} },
    { answers },
    undefined,
  ]);
});
