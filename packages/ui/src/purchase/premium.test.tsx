// @vitest-environment jsdom
import type { PremiumDue } from "@shanyraq/flows";
import { stageIn } from "@shanyraq/kit/testing/spoken.ts";
import { find, press } from "@shanyraq/kit/testing/stage.tsx";
import { describe, expect, it, test, vi } from "vitest";
import { payableOn } from "../contracts/payable-on.ts";
import { PremiumSum } from "./PremiumSum.tsx";
import { typedSum, waysOf } from "./premium-sums.ts";
import { ReceiptView } from "./ReceiptView.tsx";

const due: PremiumDue = {
  number: "SH-1",
  name: "Гүлнар А.",
  product: "Сенім",
  nextDate: "2026-12-01",
  nextAmount: "20000.00",
  overdue: "0.00",
  status: "active",
  payUntil: null,
  least: "1.00",
  most: "60000.00",
  ahead: [1, 2, 3].map((count) => ({ count, amount: `${count * 20_000}.00` })),
};

describe("how much can be paid", () => {
  it("begins with what is overdue, where it is more than the next premium", () => {
    expect(waysOf(due)).toEqual(["next", "several", "other"]);
    expect(waysOf({ ...due, overdue: "40000.00" })[0]).toBe("overdue");
    expect(waysOf({ ...due, overdue: "20000.00" })).not.toContain("overdue");
    expect(waysOf({ ...due, least: "0.50", most: "0.50", ahead: [] })).toEqual(["next"]);
  });
  it.each([
    ["10 000,5", "10000.5"],
    ["1", "1"],
    ["60\u00a0000 ₸", "60000"],
    ["60000.01", undefined],
    ["0.99", undefined],
    ["1e3", undefined],
    ["-5", undefined],
    ["1.234", undefined],
    ["", undefined],
  ])("takes %j as %s", (typed, sum) => expect(typedSum(typed, due)).toBe(sum));
});

test("the button names the sum of the choice, and pays it", () => {
  const onPay = vi.fn<(amount: string) => void>();
  const place = stageIn("ru", <PremiumSum due={{ ...due, overdue: "40000.00" }} busy={false} onPay={onPay} />);
  const submit = () => find<HTMLButtonElement>(place, "button[type=submit]");
  expect(submit().textContent).toBe("Оплатить 40\u00a0000\u00a0₸");
  press(find(place, "input[value=several]"));
  expect(submit().textContent).toContain("40\u00a0000");
  press(submit());
  expect(onPay.mock.calls).toEqual([["40000.00"]]);
});

test("an invalid other sum is refused at its field, with the limits", () => {
  const onPay = vi.fn<(amount: string) => void>();
  const place = stageIn("ru", <PremiumSum due={due} busy={false} onPay={onPay} />);
  press(find(place, "input[value=other]"));
  press(find(place, "button[type=submit]"));
  const field = find<HTMLInputElement>(place, "input[inputmode=decimal]");
  expect([field.getAttribute("aria-invalid"), document.activeElement === field, onPay.mock.calls.length]).toEqual(["true", true, 0]);
  expect(place.textContent).toContain("Введите сумму от 1\u00a0₸ до 60\u00a0000\u00a0₸.");
});

describe("a row of the schedule", () => {
  const contract = { next_due_date: "2026-11-01", overdue: "0.00" };
  const row = (dueDate: string, paidAmount = 0) => ({ dueDate, amount: 100, paidAmount });
  it("can be paid where it is overdue or the next, and not paid yet", () => {
    expect(payableOn(row("2026-11-01"), contract, "2026-11-23")).toBe("2026-11-01");
    expect(payableOn(row("2026-11-20", 50), contract, "2026-11-23")).toBe("2026-11-20");
    expect(payableOn(row("2026-12-01"), contract, "2026-11-23")).toBeUndefined();
    expect(payableOn(row("2026-10-01", 100), contract, "2026-11-23")).toBeUndefined();
    expect(payableOn(row("2026-11-01"), { next_due_date: null, overdue: "0.00" }, "2026-11-23")).toBeUndefined();
  });
});

test("the receipt of a guest leads nowhere and has the number that they typed", () => {
  const receipt = {
    number: "KV-1",
    paidAt: "2026-11-21T06:00:00.000Z",
    amount: "100.00",
    method: "qr",
    premium: true,
    nextDate: null,
    refund: "1.00",
  };
  const place = stageIn("ru", <ReceiptView receipt={receipt} contractHref={undefined} number="SH-1" />);
  expect(place.querySelectorAll("a")).toHaveLength(0);
  expect(place.textContent).toContain("SH-1");
  expect(place.textContent).toContain("Все взносы по договору оплачены");
  expect(place.textContent).toContain("на 1\u00a0₸ больше");
});
