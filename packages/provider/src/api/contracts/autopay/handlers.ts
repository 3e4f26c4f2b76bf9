import { text } from "@shanyraq/i18n/text";
import { decimalOf, hidePhone } from "@shanyraq/rules";
import { messageRefusal, reserveMessage } from "../../../platform/codes/message-limits.ts";
import { checkCode, requestOf, RESEND_SECONDS, type CodeFor } from "../../../platform/codes/one-time-code.ts";
import { refusedCode } from "../../../platform/codes/refused-code.ts";
import { sendCode } from "../../../platform/codes/send-code.ts";
import { tryCode } from "../../../platform/codes/try-code.ts";
import { dueBy } from "../../../domain/ledger/owed.ts";
import { contractsOf, type HeldContract } from "../../../domain/ledger/read.ts";
import { blockerOf } from "../../../domain/open-items/blocker-of.ts";
import type { Handlers, SignedIn } from "../../../platform/server/context.ts";
import { addresseeOf } from "../../../platform/server/guards.ts";
import { uuid } from "../../../platform/server/ids.ts";
import { moment, today } from "../../../platform/server/moment.ts";
import { isRefusal, refuse } from "../../../platform/server/refusal.ts";
import { cardsOf, noteCard, type SavedCard } from "./saved-card.ts";

/** The version of the words that a customer agrees to; other words are another version. */
export const CONSENT_VERSION = "2026-11";

const ok = { status: "ok", success: true } as const;

async function own({ db, customer, now }: SignedIn, contractId: string): Promise<HeldContract | undefined> {
  return (await contractsOf(db, customer.id, today(now), contractId))[0];
}
const isOn = async ({ db }: SignedIn, contractId: string): Promise<SavedCard | undefined> =>
  db
    .selectFrom("autopay")
    .innerJoin("saved_card", "saved_card.id", "autopay.card_id")
    .selectAll("saved_card")
    .where("autopay.contract_id", "=", contractId)
    .where("autopay.off_at", "is", null)
    .executeTakeFirst();

const consentOf = ({ locale }: SignedIn, { number }: HeldContract, card: SavedCard | undefined): string =>
  text(locale, "letter.autopay.consent", { contract: number, mask: card?.mask ?? "…" });

const targetOf = ({ customer, services }: SignedIn, contractId: string): CodeFor => ({
  purpose: "autopay",
  requestId: requestOf("autopay", [customer.id, contractId], services.secret),
  subject: customer.id,
});

/** Sends the code by which a customer turns it on. */
async function askForCode(context: SignedIn, contractId: string) {
  const { customer, db } = context;
  const issued = await db.transaction().execute((transaction) =>
    sendCode(context, transaction, {
      target: targetOf(context, contractId),
      recipient: { channel: "sms", to: customer.phone },
      reserve: () => reserveMessage(context, addresseeOf(customer)),
    }),
  );
  if (issued.ok) return { ...ok, on: false, phone: hidePhone(customer.phone), resendAfter: RESEND_SECONDS };
  if (issued.reason === "limited") return messageRefusal(issued.seconds);
  const refused = refusedCode(context, issued);
  return isRefusal(refused) ? refused : { ...refused, on: false };
}

/** Keeps the consent with its words, where the code is right. */
async function turnOn(context: SignedIn, held: HeldContract, card: SavedCard, code: string) {
  const { customer, guards, now, services } = context;
  const tried = await tryCode(context, guards.codesOfCustomer(customer.id), async (transaction) => {
    const checked = await checkCode(transaction, targetOf(context, held.id), code, now, services.secret);
    if (checked.ok)
      await transaction
        .insertInto("autopay")
        .values({
          id: uuid(services.random),
          contract_id: held.id,
          customer_id: customer.id,
          card_id: card.id,
          consent_version: CONSENT_VERSION,
          consent_text: consentOf(context, held, card),
          consented_at: moment(now),
          looked_at: null,
          off_at: null,
          off_reason: null,
        })
        // It is on already, by another tab.
        .onConflict((conflict) => conflict.column("contract_id").where("off_at", "is", null).doNothing())
        .execute();
    return { checked, value: undefined };
  });
  if (tried?.ok) return { ...ok, on: true };
  return { status: "error", success: false, on: false, message: tried?.message, attemptsLeft: tried?.attemptsLeft };
}

/** What a card is charged next: all that is overdue at once, nothing while the cover is suspended. */
function chargedNext({ view }: HeldContract, day: string) {
  const { status, next, overdue, coming } = view;
  if (!next || status === "suspended") return null;
  if (overdue > 0) return { date: day, amount: decimalOf(dueBy(view, day)) };
  return coming ? { date: coming.dueDate, amount: decimalOf(coming.amount) } : null;
}

export const autopayHandlers: Pick<Handlers, "autopay" | "autopayCard" | "autopayOn" | "autopayOff"> = {
  autopay: async ({ contractId }, context) => {
    const held = await own(context, contractId);
    if (!held) return refuse(404, "error.notFound");
    const next = chargedNext(held, today(context.now));
    const used = await isOn(context, contractId);
    const { saved, adding } = await cardsOf(context);
    const card = used ?? saved;
    return {
      ...ok,
      available: context.services.savedPayments !== undefined && next !== null,
      on: used !== undefined,
      card: card ? { mask: card.mask ?? "", expires: card.expires ?? "" } : null,
      ...(adding && { adding }),
      next,
      consent: consentOf(context, held, card),
    };
  },
  autopayCard: async ({ contractId }, context) => {
    const held = await own(context, contractId);
    if (!held) return refuse(404, "error.notFound");
    const { customer, locale, services, requestId } = context;
    if (!services.savedPayments || chargedNext(held, today(context.now)) === null) return refuse(409, "error.autopay.unavailable");
    const id = uuid(services.random);
    const path = `/cabinet/reports/${contractId}`;
    const backUrl = `${services.siteOrigin}${locale === "ru" ? path : `/${locale}${path}`}`;
    try {
      const started = await services.savedPayments.addCard({ reference: id, customerId: customer.id, backUrl });
      await noteCard(context, id, started.id);
      return { ...ok, url: started.url };
    } catch (error) {
      const reason = error instanceof Error ? error.name : "unknown";
      services.log({ level: "error", event: "card-not-begun", call: "autopayCard", requestId, reason });
      return refuse(502, "error.upstream");
    }
  },
  autopayOn: async ({ contractId, code }, context) => {
    const held = await own(context, contractId);
    if (!held) return refuse(404, "error.notFound");
    if (!context.services.savedPayments || chargedNext(held, today(context.now)) === null) return refuse(409, "error.autopay.unavailable");
    const blocker = await blockerOf(context.db, "consentToCharge", held.id, context.now);
    if (blocker) return refuse(409, blocker.id);
    const asks = code === undefined || code === "";
    if (asks && (await isOn(context, contractId))) return { ...ok, on: true };
    const { saved } = await cardsOf(context);
    if (!saved) return refuse(409, "error.autopay.noCard");
    return asks ? askForCode(context, contractId) : turnOn(context, held, saved, code);
  },
  autopayOff: async ({ contractId }, context) => {
    const { db, now } = context;
    if (!(await own(context, contractId))) return refuse(404, "error.notFound");
    await db
      .updateTable("autopay")
      .set({ off_at: moment(now), off_reason: "customer" })
      .where("contract_id", "=", contractId)
      .where("off_at", "is", null)
      .execute();
    return ok;
  },
};
