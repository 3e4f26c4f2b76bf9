import { text } from "@shanyraq/i18n/text";
import { forgetIdentity, isIdentified } from "../changes/identity.ts";
import { changedBy } from "../changes/propose.ts";
import { isAgreement, proposalOf, requestOfCustomer, type Agreement } from "../changes/requests.ts";
import { heldBy } from "../changes/tell.ts";
import { whyNotOf } from "../changes/why-not.ts";
import { agreementFileName } from "../documents/contract-file.ts";
import { appendEvents } from "../ledger/append.ts";
import type { HeldContract } from "../ledger/read.ts";
import { notify } from "../messages/notify.ts";
import { writeLetters } from "../messages/outbox.ts";
import { shownDate } from "../messages/shown.ts";
import { withdrawNotices } from "../messages/withdraw-notices.ts";
import type { Handlers, SignedIn } from "../server/context.ts";
import { moment, today } from "../server/moment.ts";
import { refuse } from "../server/refusal.ts";
import { securityEvent } from "../server/security-event.ts";

/** An agreement of the caller's own, with its contract. */
async function own(context: SignedIn, requestID: string) {
  const found = await requestOfCustomer(context.db, requestID, context.customer.id, context.now);
  const held = found && isAgreement(found) ? await heldBy(context, found.contract_id) : undefined;
  return found && isAgreement(found) && held ? { agreement: found, held } : undefined;
}

const signedOn = ({ closed_at }: Agreement): string => today(Date.parse(closed_at ?? ""));

const close = (context: SignedIn, { id }: Agreement, state: "signed" | "withdrawn") =>
  context.db
    .updateTable("contract_change")
    .set({ state, closed_at: moment(context.now) })
    .where("id", "=", id)
    .execute();

/** Tells of a signed change: on the site, and by a letter that brings the agreement. */
async function tell({ customer, db, now, services }: SignedIn, { id, number, locale }: Agreement, held: HeldContract, from: string) {
  await withdrawNotices(db, customer.id, [`changeWaits/${id}`]);
  await notify(db, services.random, now, {
    key: `contractChanged/${id}`,
    customerId: customer.id,
    kind: "contractChanged",
    data: { contract: held.number, date: shownDate(from) },
    url: `/cabinet/reports/${held.id}`,
  });
  const values = { name: customer.name, contract: held.number, number, date: shownDate(from) };
  await writeLetters(
    db,
    [
      {
        key: `changed/${number}`,
        channel: "email",
        to: customer.email,
        subject: text(locale, "letter.changed.subject", values),
        text: text(locale, "letter.changed.text", values),
        papers: [{ contractId: held.id, type: "agreement", agreement: number, locale }],
      },
    ],
    now,
  );
}

/** The change takes effect: an event of the contract's ledger, from its day on. */
async function sign(context: SignedIn, agreement: Agreement, held: HeldContract) {
  const { customer, db, now } = context;
  const changed = changedBy(proposalOf(agreement), agreement.number, today(now));
  await appendEvents(db, held.id, [{ kind: "changed", at: moment(now), data: changed }]);
  await close(context, agreement, "signed");
  await forgetIdentity(db, customer.id);
  await tell(context, agreement, held, changed.from);
  securityEvent(context, "contract-changed");
  return { status: "ok", success: true, number: agreement.number, from: changed.from };
}

export const additionalAgreement: Pick<Handlers, "getAdditionalAgreement" | "postAdditionalAgreement"> = {
  getAdditionalAgreement: async ({ requestID }, context) => {
    const found = await own(context, requestID);
    if (!found) return refuse(404, "error.notFound");
    const { agreement, held } = found;
    const { number, file, sha256, state, change, effective_on, sign_by, locale } = agreement;
    return {
      status: "ok",
      success: true,
      requestID: agreement.id,
      contractId: held.id,
      number,
      kind: change.kind,
      from: effective_on,
      state,
      deadline: sign_by,
      name: text(locale, "agreement.name", { number }),
      fileName: agreementFileName(number),
      size: Buffer.from(file, "base64").byteLength,
      sha256,
      data: file,
    };
  },

  /**
   * Whoever showed who he is and typed the code concludes the agreement by accepting these very bytes. A code is a valid expression of will,
   * no signature, and proves nothing of the text (Digital Code, article 47): that is why the bytes and their digest are kept.
   */
  postAdditionalAgreement: async ({ requestID, accept, sha256 }, context) => {
    const { db } = context;
    const named = await own(context, requestID);
    if (!named) return refuse(404, "error.notFound");
    // Signing and giving up at once, or in two tabs, wait for each other here; what came first stands.
    await db.selectFrom("contract").select("id").where("id", "=", named.held.id).forNoKeyUpdate().execute();
    const found = await own(context, requestID);
    if (!found) return refuse(404, "error.notFound");
    const { agreement, held } = found;
    const { number, state } = agreement;
    if (state === "withdrawn" && !accept) return { status: "ok", success: true, number };
    // Its first answer was lost: the customer is told once more from when it holds.
    if (state === "signed" && accept) return { status: "ok", success: true, number, from: agreement.effective_on ?? signedOn(agreement) };
    if (state !== "waiting") return refuse(409, `error.change.${state}`);
    if (!accept) {
      await close(context, agreement, "withdrawn");
      await withdrawNotices(db, context.customer.id, [`changeWaits/${agreement.id}`]);
      return { status: "ok", success: true, number };
    }
    if (!(await isIdentified(context))) return refuse(403, "error.change.identity");
    if (sha256 !== agreement.sha256) return refuse(409, "error.change.otherPaper");
    const stands = whyNotOf(held);
    if (stands) return refuse(409, stands.id);
    return sign(context, agreement, held);
  },
};
