import { checkStandings } from "@shanyraq/calls/vocabulary";
import { decimalOf } from "@shanyraq/rules";
import { object, string } from "yup";
import { HttpServiceError, postJson, type HttpService } from "./http-service.ts";
import type { PensionAccounting } from "../ports/pension-accounting.ts";
import { VISITOR_TIMEOUT_MS } from "../ports/visitor-timeout.ts";

const answer = object({ status_1C: string().oneOf(checkStandings).required(), reason: string().max(500) });

/** The insurer's accounting did not answer as agreed. */
export class PensionAccountingError extends HttpServiceError {
  override readonly name = "PensionAccountingError";
  constructor(status: number) {
    super("the insurer's accounting", status);
  }
}

/**
 * Accounting over HTTP: `POST {url}` with `{reference, check: "kdp" | "agreement", case, premium: "1000.00", papers}` answers
 * `{status_1C: "pending" | "approved" | "refused", reason}`; the same reference is one question.
 */
export const pensionAccountingOverHttp = (service: HttpService): PensionAccounting => ({
  async check({ premium, ...question }) {
    const reply = await postJson(service, { ...question, premium: decimalOf(premium) }, VISITOR_TIMEOUT_MS);
    if (!reply.ok) throw new PensionAccountingError(reply.status);
    const { status_1C: standing, reason } = await answer.validate(await reply.json(), { stripUnknown: true });
    return { standing, ...(reason !== undefined && { reason }) };
  },
});
