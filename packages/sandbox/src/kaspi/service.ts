import type { KaspiPayment, KaspiPayments, NewPayment } from "./payments.ts";

const isNewPayment = (value: unknown): value is NewPayment => {
  if (typeof value !== "object" || value === null) return false;
  const { reference, amount, purpose, expiresAt } = value as Record<string, unknown>;
  return (
    typeof reference === "string" &&
    Number.isSafeInteger(amount) &&
    Number(amount) > 0 &&
    typeof purpose === "string" &&
    typeof expiresAt === "string" &&
    !Number.isNaN(Date.parse(expiresAt))
  );
};

/** Longer than the product waits for a bank. */
const SLOW_MS = 8_000;

/**
 * The payment service as the provider reaches it over HTTP:
 * `POST /payments` makes a code (the same reference answers the same one), `GET /payments/{reference}` tells its state.
 */
export async function kaspiService(
  request: Request,
  path: string,
  payments: KaspiPayments,
  phoneUrl: (id: string) => string,
  wait: (ms: number) => Promise<void>,
): Promise<Response> {
  const answer = ({ id, reference, amount, purpose, expiresAt, state, paidAt, paid = amount }: KaspiPayment) =>
    Response.json({
      id,
      reference,
      amount: paid,
      purpose,
      expiresAt,
      state,
      ...(paidAt && { paidAt }),
      qr: phoneUrl(id),
      url: phoneUrl(id),
    });
  if (request.method === "POST" && path === "/payments") {
    const body: unknown = await request.json().catch(() => undefined);
    return isNewPayment(body) ? answer(await payments.create(body)) : Response.json({ error: "badPayment" }, { status: 400 });
  }
  const [, reference] = /^\/payments\/([^/]+)$/.exec(path) ?? [];
  const found = request.method === "GET" && reference ? await payments.byReference(decodeURIComponent(reference)) : undefined;
  if (found?.slow) await wait(SLOW_MS);
  return found ? answer(found) : Response.json({ error: "notFound" }, { status: 404 });
}
