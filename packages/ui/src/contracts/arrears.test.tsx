// @vitest-environment jsdom
import { languages, stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { describe, expect, it } from "vitest";
import { contract } from "../testing/contract.ts";
import { ContractArrears } from "./ContractArrears.tsx";
import { ContractHeader } from "./ContractHeader.tsx";
import { NextPayment } from "./NextPayment.tsx";
import { isPayable, type Contract } from "./contract-state.ts";

const suspended: Contract = {
  ...contract,
  status: "suspended",
  overdue: "60000.00",
  status_since: "2026-10-02",
  pay_until: "2026-12-30",
  days_left: 1,
  if_unpaid: "lapsed",
  gaps: [
    { from: "2025-04-01", to: "2025-05-12" },
    { from: "2026-10-02", to: null },
  ],
};
const textOf = (one: Contract, language: (typeof languages)[number] = "ru") =>
  stageIn(language, <ContractArrears contract={one} />).textContent;

describe("the notice of overdue premiums", () => {
  it("says that the cover is suspended: since when, how much restores it, until when, and what comes after", () => {
    const words = textOf(suspended);
    expect(words).toContain("Защиты нет с 2 октября 2026 года");
    expect(words).toContain("Оплатите 60\u00a0000\u00a0₸ до 30 декабря 2026 года, и на следующий день защита вернётся: остался 1 день.");
    expect(words).toContain("После этого дня договор прекратится");
    expect(words).toContain("с 1 апреля 2025 года по 12 мая 2025 года");
    expect(words).toContain("с 2 октября 2026 годаЗа события этих дней выплаты нет.");
  });
  it("says that the cover continues, and when it is the last day", () => {
    const grace: Contract = { ...suspended, status: "overdue", days_left: 0, gaps: [] };
    expect(textOf(grace)).toContain("Защита действует до 30 декабря 2026 года включительно: сегодня последний день.");
    expect(textOf(grace, "kk")).toContain("бүгін — соңғы күн");
    expect(textOf(grace, "en")).toContain("today is the last day");
  });
  it("says that the contract ended, or that it never began when no premium ever came", () => {
    const over: Contract = { ...suspended, status: "lapsed", pay_until: null, days_left: null, overdue: "0.00", next_due_date: null };
    expect(textOf(over, "en")).toContain("There has been no cover since 2 October 2026");
    expect(textOf({ ...over, gaps: [] }, "en")).toContain("cover never started");
    expect(isPayable(over)).toBe(false);
  });
  it("says that the contract waits for a reported event, and then names no day to pay by", () => {
    const held: Contract = { ...suspended, status: "overdue", gaps: [], held_for: "OB-2026-000012" };
    expect(textOf(held, "en")).toBe(
      "The policy is waiting for a decision on report No.\u00A0OB-2026-000012Until it is made we ask for no premium and charge no card, and no day to pay passes. You can still pay if you wish.",
    );
  });
  it.each(languages)("is not shown when premiums came on time (%s)", (language) => {
    expect(textOf(contract, language)).toBe("");
  });
});

it("lets what is overdue be paid from the head of a contract though nothing comes after it", () => {
  const last = { ...suspended, next_due_date: null, next_due_amount: "0.00" };
  const place = stageIn("en", <ContractHeader contract={last} listName="" listHref="/l" payHref="/payment?contract=c-1" claimHref="/c" />);
  expect(place.querySelector('a[href="/payment?contract=c-1"]')).not.toBeNull();
});

it("the desk says how many policies give no cover before it names the next premium", () => {
  const summary = {
    next_due_date: "2026-12-01",
    next_due_amount: "1.00",
    overdue: "2.00",
    suspended: 2,
    pay_until: "2026-12-30",
    days_left: 9,
    savings: "0.00",
    grown: "0.00",
    ends: [],
  };
  const place = stageIn("ru", <NextPayment summary={summary} count={3} payHref="/payment" />);
  expect(place.textContent).toContain("По 2 договорам защита сейчас не действует. Долг можно оплатить до 30 декабря 2026 года");
});

it("the head of a contract restored today says that it covers from tomorrow, not that it covers", () => {
  const restored: Contract = { ...contract, status_since: "2026-12-31", covered_from: "2026-12-31" };
  const place = stageIn("en", <ContractHeader contract={restored} listName="" listHref="/l" payHref="/payment" claimHref="/c" />);
  expect(place.textContent).toContain("Today there is still no cover: it is back from 31 December 2026.");
  expect(place.textContent).not.toContain("you are fully covered");
});

it("the head of an annuity for life says that it pays, and shows no share of a term that has no end", () => {
  const annuity = { paid: "1.00", owed: "0.00", next: null, until: null };
  const place = stageIn(
    "en",
    <ContractHeader contract={{ ...contract, annuity, for_life: true }} listName="" listHref="/l" payHref="/p" claimHref="/c" />,
  );
  expect(place.textContent).toContain("We pay you on the dates stated in the policy.");
  expect(place.textContent).not.toContain("Term passed");
});
