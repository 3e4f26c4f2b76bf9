import { reportedPaymentStates, type ReportedPaymentState } from "@shanyraq/calls/vocabulary";
import { mixed, number, object, string } from "yup";
import { HttpServiceError, type HttpService } from "./http-service.ts";
import type { Payments } from "./payments.ts";

const created = object({ id: string().required(), qr: string().required(), url: string().required() });
const reported = object({
  state: mixed<ReportedPaymentState>().oneOf(reportedPaymentStates).required(),
  amount: number().integer().required(),
  paidAt: string(),
});
const PATIENCE_MS = 5_000;

/** The payment service did not answer as agreed. */
export class PaymentServiceError extends HttpServiceError {
  override readonly name = "PaymentServiceError";
  constructor(status: number) {
    super("the payment service", status);
  }
}

/** QR payments over HTTP: `POST {url}/payments` makes one, `GET {url}/payments/{reference}` tells its state. Amounts are tiyn. */
export function kaspiOverHttp({ url, fetch }: Pick<HttpService, "url" | "fetch">): Payments {
  const base = `${url.replace(/\/$/, "")}/payments`;
  return {
    async create(payment) {
      const reply = await fetch(base, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(payment),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!reply.ok) throw new PaymentServiceError(reply.status);
      return created.validate(await reply.json(), { stripUnknown: true });
    },
    async status(reference) {
      const reply = await fetch(`${base}/${encodeURIComponent(reference)}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
      if (reply.status === 404) return undefined;
      if (!reply.ok) throw new PaymentServiceError(reply.status);
      const { state, amount, paidAt } = await reported.validate(await reply.json(), { stripUnknown: true });
      return { state, amount, ...(paidAt !== undefined && { paidAt }) };
    },
  };
}
