import { decimalOf } from "@shanyraq/rules";
import { object, string } from "yup";
import { HttpServiceError, postJson, type HttpService } from "./http-service.ts";
import type { Payouts } from "../ports/payouts.ts";

const answer = object({ state: string().oneOf(["sent", "paid", "returned"]).required() });
const TIMEOUT_MS = 10_000;

/** The bank did not take a payout as agreed. */
export class PayoutsError extends HttpServiceError {
  override readonly name = "PayoutsError";
  constructor(status: number) {
    super("the bank's payouts", status);
  }
}

/**
 * Payouts over HTTP: `POST {url}` with `{reference, amount: "1000.00", iban, holder, iin?, purpose}` answers `{state: "sent" | "paid" | "returned"}`. A
 * repeated reference does not pay twice and returns how far it has come.
 */
export const payoutsOverHttp = (service: HttpService): Payouts => ({
  async order({ amount, ...payout }) {
    const reply = await postJson(service, { ...payout, amount: decimalOf(amount) }, TIMEOUT_MS);
    if (!reply.ok) throw new PayoutsError(reply.status);
    return (await answer.validate(await reply.json(), { stripUnknown: true })).state;
  },
});
