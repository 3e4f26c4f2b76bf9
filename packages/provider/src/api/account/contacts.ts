import type { Input } from "@shanyraq/calls";
import { text } from "@shanyraq/i18n/text";
import { hideEmail, hidePhone, phoneDigits } from "@shanyraq/rules";
import { reserveMessage } from "../../platform/codes/message-limits.ts";
import { checkCode, RESEND_SECONDS, type CodeFor } from "../../platform/codes/one-time-code.ts";
import { refusedCode } from "../../platform/codes/refused-code.ts";
import { sendCode, type Recipient } from "../../platform/codes/send-code.ts";
import { tryCode } from "../../platform/codes/try-code.ts";
import type { Handlers, SignedIn } from "../../platform/server/context.ts";
import { moment } from "../../platform/server/moment.ts";
import { addresseeOf } from "../../platform/server/guards.ts";
import { isUuid } from "../../platform/server/ids.ts";
import { uuid } from "../../platform/server/ids.ts";
import { refuse, refuseFields } from "../../platform/server/refusal.ts";
import { securityEvent } from "../../platform/server/security-event.ts";
import { hasJustSigned } from "./just-signed.ts";
import { reportWayIn } from "./report-way-in.ts";

type Kind = "phone" | "email";
const channels = { phone: "sms", email: "email" } as const satisfies Record<Kind, Recipient["channel"]>;
const hidden = { phone: hidePhone, email: hideEmail } as const;

/** How long a requested change may be confirmed. */
const OPEN_MS = 30 * 60_000;

const targets = (requestId: string, customerId: string): readonly [CodeFor, CodeFor] => [
  { purpose: "contactOld", requestId, subject: customerId },
  { purpose: "contactNew", requestId, subject: customerId },
];

/**
 * Sends a code to the former address and another to the new one; they are one message in the counts of the person. A customer who has just signed in by a key
 * gets only the new one: the former phone may be lost, or be a stranger's.
 */
async function begin(context: SignedIn, kind: Kind, value: string) {
  const { customer, db, now, services } = context;
  if (value === customer[kind]) return refuseFields({ [kind]: "error.contactSame" });
  const requestID = uuid(services.random);
  const bySignature = hasJustSigned(context);
  const issued = await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("contact_change")
      .values({ id: requestID, customer_id: customer.id, kind, value, created_at: moment(now), by_signature: bySignature })
      .execute();
    const [old, fresh] = targets(requestID, customer.id);
    const reserveFor = (to: readonly string[]) => reserveMessage(context, { ...addresseeOf(customer), to });
    const toNew = { target: fresh, recipient: { channel: channels[kind], to: value } } as const;
    if (bySignature) return sendCode(context, transaction, { ...toNew, reserve: () => reserveFor([value]) });
    const first = await sendCode(context, transaction, {
      target: old,
      recipient: { channel: channels[kind], to: customer[kind] },
      reserve: () => reserveFor([customer[kind], value]),
    });
    if (!first.ok) return first;
    return sendCode(context, transaction, {
      ...toNew,
      reserve: async () => ({ ok: true, release: first.release }),
    });
  });
  if (!issued.ok) return refusedCode(context, issued);
  return {
    status: "ok",
    success: true,
    requestID,
    resendAfter: RESEND_SECONDS,
    sentTo: hidden[kind](value),
    ...(!bySignature && { sentToOld: hidden[kind](customer[kind]) }),
  };
}

type Codes = Pick<Input<"changePhone">, "code_old" | "code_new" | "requestID">;

async function confirm(context: SignedIn, kind: Kind, value: string, { requestID = "", code_old = "", code_new = "" }: Codes) {
  const { customer, locale, now, services } = context;
  if (!isUuid(requestID)) return refuse(403, "error.codeFirst");
  const tried = await tryCode(context, context.guards.codesOfCustomer(customer.id), async (transaction) => {
    const change = await transaction
      .selectFrom("contact_change")
      .selectAll()
      .where("id", "=", requestID)
      .where("customer_id", "=", customer.id)
      .where("kind", "=", kind)
      .where("value", "=", value)
      .where("created_at", ">", moment(now - OPEN_MS))
      .forUpdate()
      .executeTakeFirst();
    if (!change) return undefined;
    const [old, fresh] = targets(requestID, customer.id);
    const first = change.by_signature ? undefined : await checkCode(transaction, old, code_old, now, services.secret);
    if (first && !first.ok) return { checked: first, value: undefined };
    const second = await checkCode(transaction, fresh, code_new, now, services.secret);
    if (!second.ok) {
      // The right one of the two stays good for the next try.
      await transaction
        .updateTable("one_time_code")
        .set({ used_at: null })
        .where("purpose", "=", old.purpose)
        .where("request_id", "=", requestID)
        .execute();
      return { checked: second, value: undefined };
    }
    const taken =
      kind === "phone"
        ? await transaction.selectFrom("customer").select("id").where("phone", "=", value).where("id", "<>", customer.id).executeTakeFirst()
        : undefined;
    if (taken) return { checked: second, value: "taken" as const };
    await transaction.deleteFrom("contact_change").where("id", "=", requestID).execute();
    await transaction
      .updateTable("customer")
      .set(kind === "phone" ? { phone: value } : { email: value })
      .where("id", "=", customer.id)
      .execute();
    await reportWayIn(transaction, context, { way: kind, before: customer, changeId: requestID });
    return { checked: second, value: "changed" as const };
  });
  if (!tried) return refuse(403, "error.codeFirst");
  if (!tried.ok) return { status: "error", message: tried.message, attemptsLeft: tried.attemptsLeft, requestID };
  if (tried.value === "taken") return { status: "error", message: text(locale, "error.phoneTaken") };
  securityEvent(context, `${kind}-changed`);
  return { status: "ok", success: true };
}

const change = (context: SignedIn, kind: Kind, value: string, codes: Codes) =>
  codes.requestID === undefined && codes.code_old === undefined && codes.code_new === undefined
    ? begin(context, kind, value)
    : confirm(context, kind, value, codes);

/** S31: nothing changes without a code from the former address, or a signature, and a code from the new one. */
export const contacts: Pick<Handlers, "changeEmail" | "changePhone"> = {
  changePhone: ({ phone, ...codes }, context) => change(context, "phone", phoneDigits(phone) ?? "", codes),
  changeEmail: ({ email, ...codes }, context) => change(context, "email", email.trim(), codes),
};
