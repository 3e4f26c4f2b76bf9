import type { SeededPerson } from "../../seed/seeded-person.ts";
import type { BackOffice } from "../back-office.ts";
import { everyLine, filledForm } from "../filled-form.ts";
import { keyed, lastCode, worksheet } from "../purchase.ts";

/** An order of a payout annuity for a sum in tenge, confirmed by its code. */
export async function annuityOrder(
  office: BackOffice,
  token: string,
  { birth_date: birthDate, sex }: Pick<SeededPerson, "birth_date" | "sex">,
  sumAssured: string,
): Promise<string> {
  const line = everyLine.find(([slug]) => slug === "payout-annuity")?.[1];
  const calculation = { ...(line && filledForm(line)), birthDate, sex, sumAssured };
  const { body } = await office.post("/worksheet", { ...worksheet, calculation }, token, keyed());
  await office.post("/codeCheck", { requestID: body["requestID"], code: lastCode(office) }, token);
  return String((await office.post("/pay", { requestID: body["requestID"] }, token, keyed())).body["hash"]);
}
