import type { Input, Output } from "@shanyraq/calls";
import { text } from "@shanyraq/i18n/text";
import type { Context, Handlers } from "../../platform/server/context.ts";
import { fewEnquiries } from "../../platform/server/few-enquiries.ts";
import { isUuid } from "../../platform/server/ids.ts";
import { isRefusal, refuse, type Refusal } from "../../platform/server/refusal.ts";
import { findPolicy } from "../../domain/ledger/find-policy.ts";
import { premiumOrder } from "./premium-order.ts";
import { awaitingSignature } from "../../domain/documents/awaiting-signature.ts";

/** By a policy's number and its owner's: a number that there is not, and one that is another's, are the same. */
async function byNumber({ number, iin, amount, again }: Input<"polis">, context: Context): Promise<Output<"polisAndSign"> | Refusal> {
  const refused = await fewEnquiries(context);
  if (refused) return refused;
  const found = await findPolicy(context.db, number, iin);
  if (!found) return { status: "ok", success: true, found: false };
  const { contractId, customerId } = found;
  const payerId = context.customer?.id === customerId ? customerId : null;
  return premiumOrder(context, { contractId, payerId, amount, again });
}

/** Pays a policy that still awaits a signature: its owner is led to the signing, and any other payer is shown who signs. */
async function andSign(input: Input<"polisAndSign">, context: Context): Promise<Output<"polisAndSign"> | Refusal> {
  const answer = await byNumber(input, context);
  const found = isRefusal(answer) || answer.found === false ? undefined : await findPolicy(context.db, input.number, input.iin);
  if (!found || isRefusal(answer)) return answer;
  const signing = await awaitingSignature(context.db, found, context.now);
  if (signing === undefined) return answer;
  return context.customer?.id === found.customerId
    ? { ...answer, signUrl: `/sign/${signing}` }
    : { ...answer, message: text(context.locale, "purchase.signedByOwner") };
}

export const premiumHandlers: Pick<Handlers, "polis" | "polisAndSign" | "payContract"> = {
  polis: byNumber,
  polisAndSign: andSign,
  payContract: async ({ contractId, amount, again }, context) => {
    const { customer, db } = context;
    const own = isUuid(contractId)
      ? await db.selectFrom("contract").select("id").where("id", "=", contractId).where("customer_id", "=", customer.id).executeTakeFirst()
      : undefined;
    return own ? premiumOrder(context, { contractId, payerId: customer.id, amount, again }) : refuse(404, "error.notFound");
  },
};
