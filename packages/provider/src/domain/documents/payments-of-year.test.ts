import { expect, it } from "vitest";
import { paymentsByYear } from "./payments-of-year.ts";
import { price } from "../products/price.ts";
import { PAYOUT } from "../../testing/annuities/annuity.ts";

const priced = price(PAYOUT, "2026-11-21");
if (!priced.ok) throw new Error(priced.refused.id);
const { terms } = priced;
const sent = (dueOn: string, at: string, amount = 34_000_00) => ({ dueOn, at: `${at}T07:00:00.000Z`, amount });

it("shows each payment of a year once, under the year in which it was sent, and none that a bank sent back", () => {
  const moved = [
    sent("2026-11-21", "2026-11-21"),
    sent("2026-12-21", "2026-12-21"),
    sent("2026-12-21", "2026-12-22", -34_000_00),
    sent("2026-12-21", "2027-01-05"),
    sent("2027-01-21", "2027-01-21"),
  ];
  expect(paymentsByYear({ terms, moved })).toEqual([
    {
      year: "2027",
      sent: [
        { dueOn: "2026-12-21", sentOn: "2027-01-05", amount: 34_000_00 },
        { dueOn: "2027-01-21", sentOn: "2027-01-21", amount: 34_000_00 },
      ],
    },
    { year: "2026", sent: [{ dueOn: "2026-11-21", sentOn: "2026-11-21", amount: 34_000_00 }] },
  ]);
});
it("shows no payments for a contract that is not an annuity", () => {
  expect(paymentsByYear({ terms: { ...terms, product: "senim" }, moved: [sent("2026-11-21", "2026-11-21")] })).toEqual([]);
});
