import { afterEach, beforeEach, expect, it } from "vitest";
import type { Output } from "@shanyraq/calls";
import { signedInOffice, type BackOffice } from "../../testing/back-office.ts";
import { isSamePerson } from "./household.ts";

let office: BackOffice;
let token: string;
beforeEach(async () => {
  ({ office, token } = await signedInOffice("everyStatus"));
});
afterEach(() => office.database.close());

const householdOf = async (as = token) => (await office.post("/user/household/", {}, as)).body as unknown as Output<"household">;

it("lists each person once, with their role in every current contract, the person with the most contracts first", async () => {
  const { people } = await householdOf();
  const names = people.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const [buyer] = people;
  expect(buyer?.roles.length).toBeGreaterThan(1);
  expect(new Set(buyer?.roles.map(({ role }) => role))).toEqual(new Set(["insured"]));
  const shares = people.flatMap(({ roles }) => roles).filter(({ role }) => role === "beneficiary");
  expect(shares.length).toBeGreaterThan(0);
  // Of each contract that names somebody the shares come to the whole.
  const sums = new Map<string, number>();
  for (const { contract_id, share } of shares) sums.set(contract_id, (sums.get(contract_id) ?? 0) + (share ?? 0));
  expect([...sums.values()].every((sum) => sum === 100)).toBe(true);
  const counts = people.map(({ roles }) => roles.length);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
});

it("leaves out contracts that have ended, and those of other customers", async () => {
  const current = (await office.post("/user/contracts/", {}, token)).body as unknown as Output<"userContracts">;
  const known = new Set(current.data.map(({ id }) => id));
  const { people } = await householdOf();
  expect(people.flatMap(({ roles }) => roles).every(({ contract_id }) => known.has(contract_id))).toBe(true);
  expect(await householdOf(await office.login("nothing"))).toEqual({ people: [] });
});

it("shows how much the savings have grown within a year, and nothing for a policy without savings", async () => {
  const { summary } = (await office.post("/user/contracts/", {}, token)).body as unknown as Output<"userContracts">;
  expect(Number(summary.grown)).toBeGreaterThan(0);
  expect(Number(summary.grown)).toBeLessThan(Number(summary.savings));
  const nothing = (await office.post("/user/contracts/", {}, await office.login("nothing"))).body as unknown as Output<"userContracts">;
  expect(nothing.summary.grown).toBe("0.00");
});

it("shows a person once, even if two contracts write the name in another order and with other letters", () => {
  const written = ["Пётр Иванов", "ИВАНОВ  Петр", "Иванов Павел"].map((name) => ({ name, birthDate: "1990-01-01" }));
  expect(written.map((one) => isSamePerson({ name: "Иванов Пётр", birthDate: null }, one))).toEqual([true, true, false]);
  expect(isSamePerson({ name: "Иванов Пётр", birthDate: "1991-01-01" }, { name: "Пётр Иванов", birthDate: "1990-01-01" })).toBe(false);
});
