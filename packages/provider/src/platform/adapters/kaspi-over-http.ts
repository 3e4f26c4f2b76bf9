import type { ReportedPaymentState } from "@shanyraq/calls/vocabulary";
import { decimalOf, tiynOf } from "@shanyraq/rules";
import { mixed, number, object, string, type Schema } from "yup";
import { HttpServiceError, type HttpService } from "./http-service.ts";
import type { Payments } from "../ports/payments.ts";
import { VISITOR_TIMEOUT_MS } from "../ports/visitor-timeout.ts";

/** The bank's answers about a payment, and their meaning here. The last two are final; it has no words for cancelling and expiry. */
const meanings = {
  QrTokenCreated: "awaiting",
  Wait: "scanned",
  Processed: "paid",
  Error: "declined",
} as const satisfies Readonly<Record<string, ReportedPaymentState>>;
type KaspiStatus = keyof typeof meanings;
const statuses = Object.keys(meanings) as readonly KaspiStatus[];

const envelope = object({ StatusCode: number().strict().integer().required(), Data: mixed<object>().nullable() });
const created = object({
  PaymentLink: string()
    .strict()
    .matches(/^https?:\/\/\S+$/)
    .required(),
  PaymentId: mixed<string | number>(
    (value): value is string | number => typeof value === "string" || Number.isSafeInteger(value),
  ).required(),
  ExpireDate: string().strict(),
  PaymentBehaviorOptions: object({ StatusPollingInterval: number().strict().integer().positive() }).default(undefined).optional(),
});
const reported = object({ Status: string().strict().oneOf(statuses).required(), Amount: number().strict().positive() });

const detailed = object({
  TotalAmount: number().strict().positive().required(),
  AvailableReturnAmount: number().strict().min(0).required(),
});

/** The bank knows no such payment. */
const NOT_FOUND = -1601;

/** The payment service did not answer as agreed, or refused; `status` is HTTP's, or the bank's own StatusCode. */
export class PaymentServiceError extends HttpServiceError {
  override readonly name = "PaymentServiceError";
  constructor(status: number) {
    super("the payment service", status);
  }
}

/** The bank's names of payments are numbers; a name that is not a number is sent as it is. */
const numberOr = (id: string): number | string => (Number.isSafeInteger(Number(id)) ? Number(id) : id);

/** Tenge as a JSON number, which has room for every sum of whole tiyn that is paid. */
const tengeOf = (tiyn: number): number => Number(decimalOf(tiyn));
const momentOf = (text: string | undefined): string | undefined =>
  text === undefined || Number.isNaN(Date.parse(text)) ? undefined : new Date(text).toISOString();

/**
 * Kaspi Pay over HTTP. Every answer is `{StatusCode, Message, Data}`; another StatusCode than 0 is a refusal. The bank does not call back: it is polled.
 *
 * Money goes back by `payment/return`, for the payments that `payment/details` says it can go back for.
 *
 * A payment is made by `qr/create-link` alone, and its link is drawn as the code: `qr/create` beside it would be a second payment of the same order, and its
 * token opens nothing on the phone that shows it. `ExternalId` makes the creation idempotent.
 */
export function kaspiOverHttp({
  url,
  deviceToken,
  fetch,
}: Pick<HttpService, "url" | "fetch"> & {
  /** Which of the insurer's points of sale takes the money. */
  readonly deviceToken: string;
}): Payments {
  const base = url.replace(/\/$/, "");
  async function ask<T>(path: string, data: Schema<T>, body?: unknown): Promise<T> {
    const reply = await fetch(`${base}${path}`, {
      ...(body !== undefined && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(VISITOR_TIMEOUT_MS),
    });
    if (!reply.ok) throw new PaymentServiceError(reply.status);
    const { StatusCode, Data } = await envelope.validate(await reply.json());
    if (StatusCode !== 0) throw new PaymentServiceError(StatusCode);
    return data.validate(Data ?? null);
  }
  return {
    async create({ reference, amount }) {
      const made = await ask("/qr/create-link", created, { DeviceToken: deviceToken, Amount: tengeOf(amount), ExternalId: reference });
      const expiresAt = momentOf(made.ExpireDate);
      const pollEvery = made.PaymentBehaviorOptions?.StatusPollingInterval;
      return {
        id: String(made.PaymentId),
        qr: made.PaymentLink,
        url: made.PaymentLink,
        ...(expiresAt !== undefined && { expiresAt }),
        ...(pollEvery !== undefined && { pollEvery }),
      };
    },
    async status(id) {
      try {
        const { Status, Amount } = await ask(`/payment/status/${encodeURIComponent(id)}`, reported);
        const amount = Amount === undefined ? undefined : tiynOf(Amount.toFixed(2));
        return { state: meanings[Status], ...(amount !== undefined && { amount }) };
      } catch (error) {
        if (error instanceof PaymentServiceError && error.status === NOT_FOUND) return undefined;
        throw error;
      }
    },
    // The bank keeps no name of ours for a return: what has gone back of a payment is asked first, and the rest alone is sent.
    async refund({ id, amount }) {
      const query = new URLSearchParams({ QrPaymentId: id, DeviceToken: deviceToken }).toString();
      const { TotalAmount, AvailableReturnAmount } = await ask(`/payment/details?${query}`, detailed);
      const gone = (tiynOf(TotalAmount.toFixed(2)) ?? 0) - (tiynOf(AvailableReturnAmount.toFixed(2)) ?? 0);
      if (gone >= amount) return;
      const body = { DeviceToken: deviceToken, QrPaymentId: numberOr(id), Amount: tengeOf(amount - gone) };
      await ask("/payment/return", mixed(), body);
    },
  };
}
