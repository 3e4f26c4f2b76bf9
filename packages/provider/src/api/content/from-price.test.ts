import { afterAll, beforeAll, expect, it } from "vitest";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { everyLine, filledForm, type Filled } from "../../testing/filled-form.ts";

let office: BackOffice;
beforeAll(async () => {
  office = await backOffice();
});
afterAll(() => office.database.close());

const woman = { sex: "female", birthDate: "1996-01-01" };
/** Whose price is on the product's card, when the form as it opens is for somebody else. */
const beginners: Readonly<Record<string, Filled>> = {
  senim: { by: "premium", premium: "10000" },
  "term-life": woman,
  education: { ...woman, childAge: "0", term: "18", sumAssured: "500000" },
  "credit-life": { ...woman, loan: "1000000", months: "12" },
  accident: { covers: ["accidentalDeath"], sumAssured: "1000000" },
  "critical-illness": { ...woman, sumAssured: "1000000" },
  "pension-annuity": { guaranteeYears: "0", savings: "10048457" },
  "payout-annuity": { sumAssured: "100000" },
  "employer-osns": { oked: "62011", headcount: "1", payroll: "100000" },
  "migrant-vms": { months: "1" },
};

it.each(everyLine)("%s can really begin with the price on its card", async (slug, line) => {
  const { body } = await office.ask("GET", `/products/slug/${slug}`);
  const quoted = await office.post("/getCalc", { ...filledForm(line), ...beginners[slug] });
  expect(quoted.body["error"]).toBeUndefined();
  const { instalment, frequency } = quoted.body["item"] as { readonly instalment: string; readonly frequency: string };
  expect([body["from_price"], body["from_frequency"]]).toEqual([instalment, frequency]);
});
