import { CODE_MS, type KaspiPayment, type KaspiPayments, type KaspiState, type PhoneAction } from "./payments.ts";

/** The one point of sale that the emulated bank knows. */
export const DEVICE_TOKEN = "sandbox-point-of-sale";

/** What the bank says, in its own words: it knows neither who gave up nor whether a code ran out. */
const words: Readonly<Record<KaspiState, "QrTokenCreated" | "Wait" | "Processed" | "Error">> = {
  awaiting: "QrTokenCreated",
  scanned: "Wait",
  paid: "Processed",
  declined: "Error",
  cancelled: "Error",
  expired: "Error",
};

/** Refusals of the bank, by its codes. */
const refusals = {
  noDevice: [-1501, "Device not found"],
  noPayment: [-1601, "Payment not found"],
  badAmount: [-990000028, "Invalid payment amount"],
  noReturn: [-99000001, "The payment cannot be returned"],
} as const;

const reply = (Data: unknown) => Response.json({ StatusCode: 0, Message: "OK", Data });
const refused = (why: keyof typeof refusals) => Response.json({ StatusCode: refusals[why][0], Message: refusals[why][1], Data: null });

/** Longer than the product waits for a bank. */
const SLOW_MS = 8_000;

/** The bank advises 5 seconds between two questions; on one machine nobody minds less. */
const POLL_SECONDS = 2;
const CONFIRM_SECONDS = 65;
const PAYMENT_METHODS = ["Gold", "Red", "Loan"];

/** Calls of the bank's own emulator, and what they do on the phone. */
const emulated: Readonly<Record<string, PhoneAction>> = { scan: "scan", scanerror: "cancel", confirm: "pay", confirmerror: "decline" };

type Fields = Readonly<Record<string, unknown>>;
async function bodyOf(request: Request): Promise<Fields> {
  const body: unknown = await request.json().catch(() => undefined);
  return typeof body === "object" && body !== null ? { ...body } : {};
}

/** Whole tiyn of a JSON number of tenge. */
function tiynOfAmount(amount: unknown): number | undefined {
  if (typeof amount !== "number" || amount <= 0) return undefined;
  const tiyn = Math.round(amount * 100);
  return Number.isSafeInteger(tiyn) && Math.abs(tiyn / 100 - amount) < 1e-9 ? tiyn : undefined;
}

/**
 * Kaspi Pay as the provider reaches it over HTTP: `qr/create` and `qr/create-link` make a payment, the same `ExternalId` answers the same one;
 * `payment/status/{id}` tells what has become of it; `test/payment/{scan,scanerror,confirm,confirmerror}` play the phone.
 */
export async function kaspiService(
  request: Request,
  path: string,
  payments: KaspiPayments,
  phoneUrl: (id: string) => string,
  wait: (ms: number) => Promise<void>,
): Promise<Response> {
  async function create(asLink: boolean): Promise<Response> {
    const { DeviceToken, Amount, ExternalId } = await bodyOf(request);
    if (DeviceToken !== DEVICE_TOKEN) return refused("noDevice");
    const amount = tiynOfAmount(Amount);
    if (amount === undefined) return refused("badAmount");
    // Without a name of the seller's every payment is another one.
    const reference = typeof ExternalId === "string" && ExternalId !== "" ? ExternalId : crypto.randomUUID();
    return reply(madeOf(await payments.create({ reference, amount }), asLink));
  }
  function madeOf({ id, number, expiresAt }: KaspiPayment, asLink: boolean) {
    const common = { ExpireDate: expiresAt, PaymentMethods: PAYMENT_METHODS };
    const pace = { StatusPollingInterval: POLL_SECONDS, PaymentConfirmationTimeout: CONFIRM_SECONDS };
    const seconds = Math.floor(CODE_MS / 1_000);
    return asLink
      ? { ...common, PaymentLink: phoneUrl(id), PaymentId: number, PaymentBehaviorOptions: { ...pace, LinkActivationWaitTimeout: seconds } }
      : { ...common, QrToken: phoneUrl(id), QrPaymentId: number, QrPaymentBehaviorOptions: { ...pace, QrCodeScanWaitTimeout: seconds } };
  }
  const found = (number: unknown) => {
    const id = Number(number);
    return Number.isSafeInteger(id) ? payments.byNumber(id) : undefined;
  };

  if (request.method === "POST" && (path === "/qr/create" || path === "/qr/create-link")) return create(path.endsWith("-link"));
  const [, number] = /^\/payment\/status\/([^/]+)$/.exec(path) ?? [];
  if (request.method === "GET" && number !== undefined) {
    const payment = await found(number);
    if (payment?.slow) await wait(SLOW_MS);
    return payment ? reply({ Status: words[payment.state], Amount: (payment.paid ?? payment.amount) / 100 }) : refused("noPayment");
  }
  const [, name = ""] = /^\/test\/payment\/(\w+)$/.exec(path) ?? [];
  if (request.method === "GET" && path === "/payment/details") {
    const { searchParams } = new URL(request.url);
    if (searchParams.get("DeviceToken") !== DEVICE_TOKEN) return refused("noDevice");
    const payment = await found(searchParams.get("QrPaymentId"));
    if (payment?.state !== "paid") return refused("noPayment");
    const total = payment.paid ?? payment.amount;
    return reply({ QrPaymentId: payment.number, TotalAmount: total / 100, AvailableReturnAmount: (total - payment.returned) / 100 });
  }
  if (request.method === "POST" && path === "/payment/return") {
    const { DeviceToken, QrPaymentId, Amount } = await bodyOf(request);
    if (DeviceToken !== DEVICE_TOKEN) return refused("noDevice");
    const payment = await found(QrPaymentId);
    const amount = tiynOfAmount(Amount);
    if (!payment) return refused("noPayment");
    if (amount === undefined) return refused("badAmount");
    return (await payments.giveBack(payment.id, amount)) ? reply({ ReturnOperationId: payment.number }) : refused("noReturn");
  }
  const action = emulated[name];
  if (request.method === "POST" && action !== undefined) {
    const { QrPaymentId } = await bodyOf(request);
    const payment = await found(QrPaymentId);
    if (!payment) return refused("noPayment");
    await payments.act(payment.id, action);
    return reply(null);
  }
  return new Response("404", { status: 404 });
}
