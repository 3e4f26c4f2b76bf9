import { tiynOf } from "@shanyraq/rules";
import type { BackOffice } from "./back-office.ts";
import { everyLine, filledForm } from "./filled-form.ts";
import { keyed, lastCode, worksheet } from "./purchase.ts";

/** A company's order of the insurance of its workers, made by the holder of the token: its address, its number and its sum in tiyn. */
export async function companyOrder(office: BackOffice, token: string) {
  const line = everyLine.find(([slug]) => slug === "employer-osns")?.[1];
  const { body } = await office.post("/worksheet", { ...worksheet, calculation: line && filledForm(line) }, token, keyed());
  const { requestID } = body;
  await office.post("/codeCheck", { requestID, code: lastCode(office) }, token);
  const ordered = (await office.post("/pay", { requestID }, token, keyed())).body;
  return { hash: String(ordered["hash"]), number: String(ordered["orderNumber"]), amount: tiynOf(String(ordered["amount"])) ?? 0 };
}
