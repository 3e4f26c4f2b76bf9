import { addMonths } from "@shanyraq/rules";
import { today } from "../../platform/server/moment.ts";
import type { BackOffice } from "../back-office.ts";
import { claimed, decidedBy, insuredFor, reported } from "../contracts/claimed.ts";
import { askedOpinion, givenOpinion } from "./opinion.ts";

const WORKER = { name: "Ахметов Дамир", iin: "910101300019", iban: "KZ86125KZT5004100100" };

/** A claim for a worker's lost earnings that two accepted, whose second month begins now. @returns the key of that payment. */
export async function claimPaidMonthly(office: BackOffice, index: number): Promise<string> {
  const startedAt = office.clock.now;
  const day = addMonths(today(startedAt), -1);
  const subjects = { bin: "150340012340", policyholder: "ТОО «Дала Құрылыс»" };
  const insured = await insuredFor(office, "employer-osns", { beneficiaries: [], subjects });
  const account = { iin: WORKER.iin, accountHolder: WORKER.name, iban: WORKER.iban };
  const { id } = await claimed(office, await reported(office, insured, day, "injury"), account);
  // Before the second month begins: what has started by then is paid with the acceptance.
  office.clock.now = Date.parse(`${day}T07:00:00.000Z`);
  const accept = { decision: "acceptClaim", eventDay: day };
  const found = { person: WORKER.name, lossPercent: 40 + index, income: "350000", lossUntil: addMonths(day, 24) };
  const assessor = await office.login("employee");
  await askedOpinion(office, id, assessor);
  await givenOpinion(office, id, await office.login("medic"), { lossPercent: found.lossPercent });
  await decidedBy(office, assessor, id, { ...accept, ...found });
  await decidedBy(office, await office.login("supervisor"), id, { ...accept, agree: true });
  office.clock.now = startedAt;
  return `${id}/1`;
}
