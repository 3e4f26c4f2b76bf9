import { createHmac } from "node:crypto";
import type { ReportedPaymentState } from "@shanyraq/calls/vocabulary";
import { decimalOf, tiynOf } from "@shanyraq/rules";
import { number, object, string, type Schema } from "yup";
import { HttpServiceError, type HttpService } from "./http-service.ts";
import type { AddedCard, SavedPayments } from "../ports/saved-payments.ts";
import { VISITOR_TIMEOUT_MS } from "../ports/visitor-timeout.ts";

/** The meaning of the bank's answers about a charge. */
const meanings = {
  new: "confirming",
  process: "confirming",
  success: "paid",
  error: "declined",
} as const satisfies Readonly<Record<string, ReportedPaymentState>>;
type FreedomStatus = keyof typeof meanings;
const statuses = Object.keys(meanings) as readonly FreedomStatus[];

const addCardReply = object({
  id: string().strict().required(),
  redirect_url: string()
    .strict()
    .matches(/^https?:\/\/\S+$/)
    .required(),
});
const kept = object({
  status: string().strict().oneOf(statuses).required(),
  recurrent: object({ profile_id: string().strict().required() }).default(undefined).optional(),
  card: object({
    // A mask that shows more than the first six and the last four digits is a card's number, and no business of ours.
    pan: string()
      .strict()
      .matches(/^\d{4,6}[*X]{4,9}\d{4}$/)
      .required(),
    expires: string()
      .strict()
      .matches(/^\d{4}-\d{2}$/)
      .required(),
  })
    .default(undefined)
    .optional(),
});
const charged = object({ status: string().strict().oneOf(statuses).required(), amount: number().strict().positive() });

/** The bank of saved cards did not answer as agreed; `status` is HTTP's. */
export class SavedPaymentsError extends HttpServiceError {
  override readonly name = "SavedPaymentsError";
  constructor(status: number) {
    super("the bank of saved cards", status);
  }
}

const part = (value: string): string => Buffer.from(value).toString("base64url");

/** A detached JWS of a body (RFC 7515, appendix F): the body itself travels beside it. */
export function detachedJws(body: string, secret: string): string {
  const head = part(JSON.stringify({ alg: "HS256" }));
  return `${head}..${createHmac("sha256", secret)
    .update(`${head}.${part(body)}`)
    .digest("base64url")}`;
}

/**
 * Freedom Pay's asynchronous API over HTTP. Published (docs.freedompay.kz): a recurring charge is POST `v5/g2g/create` with the headers X-JWS-Signature,
 * X-Action `gateway.payment.create` and X-Request-Id, and a body with `from.type` `recurrent` and its `profile_id`; there are reads of a payment and a card
 * that is saved without a charge. The fields of their answers, the other action names, and how the JWS is made (here: detached, HS256 by the merchant's secret)
 * could not be found and are our reading; they are in this file alone.
 */
export function freedomPayOverHttp({
  url,
  secret,
  siteOrigin,
  random,
  fetch,
}: Pick<HttpService, "url" | "fetch"> & {
  /** Signs what is sent. */
  readonly secret: string;
  readonly siteOrigin: string;
  readonly random: () => string;
}): SavedPayments {
  const base = url.replace(/\/$/, "");
  async function ask(path: "create" | "read", action: string, fields: object): Promise<Response> {
    const body = JSON.stringify(fields);
    return fetch(`${base}/v5/g2g/${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-jws-signature": detachedJws(body, secret),
        "x-action": action,
        "x-request-id": random(),
      },
      body,
      signal: AbortSignal.timeout(VISITOR_TIMEOUT_MS),
    });
  }
  async function read<T>(reply: Response, data: Schema<T>): Promise<T> {
    if (!reply.ok) throw new SavedPaymentsError(reply.status);
    return data.validate(await reply.json());
  }
  // The outcome of everything is polled: nothing that comes to these addresses is trusted.
  const urls = { check_url: siteOrigin, result_url: siteOrigin };
  return {
    async addCard({ reference, customerId, backUrl }) {
      const reply = await ask("create", "gateway.card.create", {
        order_id: reference,
        user_id: customerId,
        urls: { ...urls, back_url: backUrl },
      });
      const { id, redirect_url } = await read(reply, addCardReply);
      return { id, url: redirect_url };
    },
    async card(id): Promise<AddedCard> {
      const { status, recurrent, card } = await read(await ask("read", "gateway.card.read", { id }), kept);
      if (status === "error") return { state: "declined" };
      if (status !== "success") return { state: "adding" };
      if (!recurrent || !card) throw new SavedPaymentsError(200);
      return { state: "saved", profile: recurrent.profile_id, mask: card.pan.replaceAll("X", "*"), expires: card.expires };
    },
    async charge({ reference, profile, customerId, amount }) {
      const reply = await ask("create", "gateway.payment.create", {
        amount: Number(decimalOf(amount)),
        currency: "KZT",
        description: reference,
        order_id: reference,
        user_id: customerId,
        auto_clearing: true,
        from: { type: "recurrent", recurrent: { profile_id: profile } },
        // No person uses a device: the charge is the insurer's own.
        device: { user_ip: "127.0.0.1" },
        urls,
      });
      if (!reply.ok) throw new SavedPaymentsError(reply.status);
    },
    async status(reference) {
      const reply = await ask("read", "gateway.payment.read", { order_id: reference });
      if (reply.status === 404) return undefined;
      const { status, amount } = await read(reply, charged);
      const tiyn = amount === undefined ? undefined : tiynOf(amount.toFixed(2));
      return { state: meanings[status], ...(tiyn !== undefined && { amount: tiyn }) };
    },
    // There is one return by the order's name: a repeated request answers the same one.
    async refund({ reference, amount }) {
      const reply = await ask("create", "gateway.refund.create", {
        order_id: reference,
        amount: Number(decimalOf(amount)),
        currency: "KZT",
      });
      if (!reply.ok) throw new SavedPaymentsError(reply.status);
    },
  };
}
