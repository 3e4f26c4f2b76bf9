// @vitest-environment jsdom
import { stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { expect, test } from "vitest";
import { TerminationTracker } from "./TerminationTracker.tsx";

const day = "2026-11-27";
const payout = { iban: "KZ54…0001", by: day, sentOn: null, endedOn: null } as const;

test.each([
  ["ordered", {}, "Деньги уйдут в банк", "Деньги придут на счёт KZ54…0001"],
  ["sent", { sentOn: day }, "Деньги отправлены в банк", "Деньги придут на счёт KZ54…0001"],
  ["paid", { sentOn: day, endedOn: day }, "Деньги отправлены в банк", "Деньги на счёте KZ54…0001"],
  ["returned", { sentOn: day, endedOn: day }, "Деньги отправлены в банк", "Банк вернул деньги"],
] as const)("for money that is %s no step is shown before it has happened", (state, dates, sent, arrived) => {
  const tracker = { number: "N/1", way: "unearned", back: "600.00", signedOn: day, payout: { ...payout, ...dates, state } } as const;
  const place = stageIn("ru", <TerminationTracker tracker={tracker} account="/account" />);
  expect([...place.querySelectorAll("li > span")].map(({ textContent }) => textContent)).toEqual(["Соглашение заключено", sent, arrived]);
});
