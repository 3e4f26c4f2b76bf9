import { addDays } from "@shanyraq/rules";
import { today } from "../../platform/server/moment.ts";
import type { Answer, BackOffice } from "../back-office.ts";
import { claimed, insuredFor, reported } from "../contracts/claimed.ts";
import { HELD, uploaded } from "../papers.ts";
import { keyed } from "../purchase.ts";

/** A claim of an injury with a paper, by a contract with a sum assured, that nobody has decided. */
export async function injuryClaim(office: BackOffice, sumAssured = "3000000") {
  const day = addDays(today(office.clock.now), -3);
  const insured = await insuredFor(office, "accident", { inputs: { covers: ["trauma"], sumAssured } });
  const papers = { files: [await uploaded(office)], verifier: HELD };
  const { id, number } = await claimed(office, await reported(office, insured, day, "injury"), undefined, papers);
  return { id, number, day };
}

/** Asks for an opinion on a claim. */
export const askedOpinion = (office: BackOffice, id: string, token: string): Promise<Answer> =>
  office.post("/employee/cases/opinion/ask", { id, question: "Подтверждает ли снимок перелом?" }, token, keyed());

/** Gives the opinion that was requested. */
export const givenOpinion = (office: BackOffice, id: string, token: string, more: object = {}): Promise<Answer> =>
  office.post("/employee/cases/opinion/give", { id, words: "Снимок показывает перелом ключицы.", ...more }, token, keyed());
