import { afterEach, beforeEach, expect, it } from "vitest";
import { today } from "../../platform/server/moment.ts";
import { backOffice, type BackOffice } from "../../testing/back-office.ts";
import { claimed, insuredFor, reported, decidedBy, WIDOW } from "../../testing/contracts/claimed.ts";
import { deathDay, simpleClaim } from "../../testing/claims/simple-claim.ts";
import { benefitOf } from "./benefit-of.ts";
import { benefitPaper } from "./benefit-paper.ts";
import type { PaperReader } from "./paper-reader.ts";

let office: BackOffice;
beforeEach(async () => {
  office = await backOffice();
});
afterEach(() => office.database.close());

async function paperOf(claimId: string, reader: PaperReader): Promise<string> {
  const benefit = await benefitOf(office.database.queries, claimId, today(office.clock.now));
  if (!benefit) throw new Error("the claim is not accepted");
  return JSON.stringify(benefitPaper(benefit, "Срочное страхование", reader, "ru"));
}
const WIDOW_READS: PaperReader = { is: "claimant", people: [{ holder: WIDOW.name, iin: WIDOW.iin }] };

it("says to whoever is paid by which rule the claim was accepted and what was checked, without the operator's limits and signs", async () => {
  const { id } = await simpleClaim(office);
  await office.provider.work();
  const paper = await paperOf(id, WIDOW_READS);
  for (const words of ["без участия человека", "Смерть есть в государственном реестре"]) expect(paper).toContain(words);
  expect(paper).not.toMatch(/не меньше|не больше|обратить внимание|олезнь/);
});
it("says to the staff within which limits it was accepted", async () => {
  const { id } = await simpleClaim(office);
  await office.provider.work();
  const paper = await paperOf(id, { is: "staff" });
  expect(paper).toMatch(/не меньше 731/);
  expect(paper).toMatch(/не больше 3.000.000/);
});
it("says nothing of a rule where people accepted the claim", async () => {
  const day = deathDay(office);
  const { id } = await claimed(office, await reported(office, await insuredFor(office, "term-life"), day));
  await decidedBy(office, await office.login("employee"), id, { decision: "acceptClaim", eventDay: day });
  await decidedBy(office, await office.login("supervisor"), id, { decision: "acceptClaim", agree: true });
  expect(await paperOf(id, { is: "staff" })).not.toContain("правил");
});
it("says that an overdue premium takes the whole sum, and who sees the calculation", async () => {
  const { id } = await simpleClaim(office);
  await office.provider.work();
  const benefit = await benefitOf(office.database.queries, id, today(office.clock.now));
  if (!benefit) throw new Error("the claim is not accepted");
  const { accepted } = benefit;
  const taken = { ...benefit, shares: [], accepted: { ...accepted, setOff: 1_000_000_00, shares: [] } };
  const paper = JSON.stringify(benefitPaper(taken, "Срочное страхование", WIDOW_READS, "ru"));
  expect(paper).toContain("Просроченный взнос забирает всю сумму");
  expect(paper).not.toMatch(/видит только тот|1.000.000/);
});
