import type { Input, Output } from "@shanyraq/calls";
import { calculationOf, type SeededPerson } from "@shanyraq/provider";
import type { Answer, Visitor } from "./visitor.ts";

type Answers = NonNullable<Input<"worksheet">["answers"]>;
type Beneficiaries = NonNullable<NonNullable<Answers["beneficiaries"]>["list"]>;

/** What is bought, and how it differs from ten years of five million with health and without beneficiaries. */
export interface Bought {
  readonly product?: string | undefined;
  readonly beneficiaries?: Beneficiaries | undefined;
  /** In the place of the calculation, for lines that ask something else. */
  readonly calculation?: Readonly<Record<string, unknown>> | undefined;
  readonly answers?: Partial<Answers> | undefined;
}

export const worksheetOf = (
  person: SeededPerson,
  { product, beneficiaries = [], calculation, answers }: Bought = {},
): Input<"worksheet"> => ({
  calculation: (calculation ? { product, ...calculation } : calculationOf(person, { product })) as Input<"worksheet">["calculation"],
  answers: {
    person: {
      citizenship: "KZ",
      document_number: "012345678",
      document_date: "2020-02-03",
      region: "almaty",
      city: "Алматы",
      address: "Абай 10, 5",
      email: person.email,
    },
    health: { healthy: "yes", conditions: [] },
    declarations: { public_official: "no", tax_abroad: "no" },
    beneficiaries: { list: beneficiaries },
    ...answers,
  },
  consent: true,
  again: true,
});

interface Message {
  readonly channel: string;
  readonly recipient: string;
  readonly body: string;
  readonly key: string;
}
export const messagesOf = async (visitor: Visitor): Promise<readonly Message[]> =>
  (await visitor.send("/sandbox/inbox.json")).json() as Promise<Message[]>;

/** An application of somebody ill, which the rules have asked about once its code was right. */
export async function requestCode(visitor: Visitor, person: SeededPerson): Promise<string> {
  const { answers, ...rest } = worksheetOf(person, { product: "term-life" });
  const health = { healthy: "no", conditions: ["diabetes"], health_details: "since 2019" } as const;
  const ill = { ...rest, answers: { ...answers, health: { ...health, conditions: [...health.conditions] } } };
  const { requestID = "" } = (await visitor.call("worksheet", ill, { "idempotency-key": crypto.randomUUID() })).body;
  await visitor.call("codeCheck", { requestID, code: (await codeFor(visitor, requestID)) ?? "" });
  return requestID;
}

/** The newest code of an application; undefined while none has come. */
async function codeFor(visitor: Visitor, requestID: string): Promise<string | undefined> {
  const [newest] = (await messagesOf(visitor)).filter(({ channel, key }) => channel === "sms" && key.includes(requestID));
  return /\b(\d{4})\b/.exec(newest?.body ?? "")?.[1];
}

/** What the phone does with the code on the screen. */
export async function onPhone(visitor: Visitor, qr: string, action: "scan" | "pay" | "decline" | "expire"): Promise<void> {
  const id = qr.split("/").at(-1);
  const response = await visitor.send(`/sandbox/phone/${id}/${action}`, { method: "POST" });
  if (response.status !== 303) throw new Error(`the phone could not ${action}: ${response.status}`);
}

/** Survives a server that dies under a request: whoever restarts it is waited for, and the same request is sent again. */
export type Insist = <T>(request: () => Promise<Answer<T>>) => Promise<Answer<T>>;
const once: Insist = (request) => request();

const POLLS = 200;
type Paid = Output<"kaspiQrPay">;

/** Buys a policy from worksheet to receipt; every act keeps its idempotency key, however often it is sent. */
export async function buy(
  visitor: Visitor,
  person: SeededPerson,
  { insist = once, product = "senim", ...bought }: Bought & { readonly insist?: Insist } = {},
): Promise<Paid> {
  const keys = { worksheet: crypto.randomUUID(), pay: crypto.randomUUID() };
  const applied = await insist(() =>
    visitor.call("worksheet", worksheetOf(person, { product, ...bought }), { "idempotency-key": keys.worksheet }),
  );
  const requestID = applied.body.requestID ?? "";
  if (!requestID) throw new Error(`worksheet: ${applied.status} ${JSON.stringify(applied.body)}`);
  // A server killed between the commit and the SMS has sent nothing: the customer asks again.
  if (!(await codeFor(visitor, requestID))) await insist(() => visitor.call("sendCodeRepeat", { requestID }));
  const code = (await codeFor(visitor, requestID)) ?? "";
  const checked = await insist(() => visitor.call("codeCheck", { requestID, code }));
  if (!checked.body.success) throw new Error(`code: ${checked.status} ${JSON.stringify(checked.body)}`);
  const ordered = await insist(() => visitor.call("pay", { requestID }, { "idempotency-key": keys.pay }));
  const hash = ordered.body.hash ?? "";
  if (!hash) throw new Error(`pay: ${ordered.status} ${JSON.stringify(ordered.body)}`);
  const ask = () => insist(() => visitor.call("kaspiQrPay", { hash, attempt: 1 }));
  const drawn = await ask();
  await insist(async () => {
    await onPhone(visitor, drawn.body.qr, "pay");
    return { status: 303, headers: new Headers(), body: undefined };
  });
  for (let poll = 0; poll < POLLS; poll++) {
    const { body } = await ask();
    if (body.state === "paid" && body.receipt) return body;
  }
  throw new Error("the payment was never confirmed");
}
