import { addDays } from "@shanyraq/rules";
import { today } from "../../platform/server/moment.ts";
import type { Answer, BackOffice } from "../back-office.ts";
import { claimed, decidedBy, insuredFor, reported, WIDOW } from "./claimed.ts";

/** A widow and a child who inherit, as a certificate names them. */
export const HEIRS = [
  { name: WIDOW.name, birthDate: "1990-01-01", iin: WIDOW.iin, numerator: 1, denominator: 2 },
  { name: "Волков Егор Ильич", birthDate: "2015-03-02", iin: "150302500004", numerator: 1, denominator: 3 },
] as const;

/** A certificate of inheritance of today. */
export const certificateOf = (office: BackOffice, number = "1-2345") => ({
  number,
  issuedOn: today(office.clock.now),
  notary: "Нотариус Абенова С. К., Алматы",
});

const DAYS_AGO = 3;

/** An accepted claim of a contract that names nobody, so that its sum waits for heirs. */
export async function claimOfHeirs(office: BackOffice) {
  const day = addDays(today(office.clock.now), -DAYS_AGO);
  const insured = await insuredFor(office, "term-life", { beneficiaries: [] });
  const claim = await claimed(office, await reported(office, insured, day));
  await decidedBy(office, await office.login("employee"), claim.id, { decision: "acceptClaim", eventDay: day });
  await decidedBy(office, await office.login("supervisor"), claim.id, { decision: "acceptClaim", agree: true });
  return { ...claim, ...insured, number: claim.number, day };
}

/** Heirs as two of the staff name them: the answers of both. */
export async function namedByTwo(
  office: BackOffice,
  id: string,
  more: Readonly<Record<string, unknown>>,
): Promise<{ readonly proposed: Answer; readonly agreed: Answer }> {
  const proposed = await decidedBy(office, await office.login("employee"), id, { decision: "nameHeirs", ...more });
  const agreed = await decidedBy(office, await office.login("supervisor"), id, { decision: "nameHeirs", agree: true });
  return { proposed, agreed };
}
