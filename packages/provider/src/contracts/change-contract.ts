import { createHash } from "node:crypto";
import { brand } from "@shanyraq/brand";
import { text } from "@shanyraq/i18n/text";
import { deadlineOf, printAgreement } from "../changes/agreement.ts";
import { compare } from "../changes/compare.ts";
import { isIdentified } from "../changes/identity.ts";
import { letLapse, proposalOf, requestOfCustomer, type ChangeRequest } from "../changes/requests.ts";
import { heldBy } from "../changes/tell.ts";
import { whyNot } from "../changes/why-not.ts";
import { checkCode } from "../codes/one-time-code.ts";
import { tryCode } from "../codes/try-code.ts";
import { productNames } from "../entries/product-names.ts";
import { eventsOf, type HeldContract } from "../ledger/read.ts";
import { notify } from "../messages/notify.ts";
import { shownDate } from "../messages/shown.ts";
import type { Handler, SignedIn } from "../server/context.ts";
import { fullName } from "../server/full-name.ts";
import { isUuid } from "../server/ids.ts";
import { moment, today } from "../server/moment.ts";
import { refuse, type Refusal } from "../server/refusal.ts";

/** A request is confirmed within this: after it the prices that were looked at are another day's. */
const OPEN_MS = 30 * 60_000;

/** Numbers of agreements count through the ones of their contract: SH-2026-48210593/1. */
async function nextNumberOf({ db }: SignedIn, { id, number }: HeldContract): Promise<string> {
  const { made } = await db
    .selectFrom("contract_change")
    .select(({ fn }) => fn.countAll<number>().as("made"))
    .where("contract_id", "=", id)
    .where("number", "is not", null)
    .executeTakeFirstOrThrow();
  return `${number}/${Number(made) + 1}`;
}

/** Makes the agreement of a confirmed request: its number, its paper, and until when it may be signed. */
async function makeAgreement(context: SignedIn, request: ChangeRequest, held: HeldContract): Promise<string> {
  const { customer, db, now, services } = context;
  const { locale } = request;
  const proposal = proposalOf(request);
  const day = today(now);
  const number = await nextNumberOf(context, held);
  const sign_by = deadlineOf(proposal.from, day);
  const names = await productNames(db, locale);
  const bytes = await printAgreement(
    {
      number,
      contract: held.number,
      product: names[held.product] ?? held.product,
      policyholder: held.view.subjects?.policyholder ?? fullName(customer),
      madeAt: now,
      deadline: sign_by,
      phone: brand.company.phone,
    },
    compare(await eventsOf(db, held.id), proposal, day, now),
    proposal,
    locale,
  );
  await db
    .updateTable("contract_change")
    .set({
      state: "waiting",
      number,
      file: Buffer.from(bytes).toString("base64"),
      sha256: createHash("sha256").update(bytes).digest("hex"),
      confirmed_at: moment(now),
      sign_by,
    })
    .where("id", "=", request.id)
    .execute();
  await notify(db, services.random, now, {
    key: `changeWaits/${request.id}`,
    customerId: customer.id,
    kind: "changeWaits",
    data: { contract: held.number, date: shownDate(sign_by) },
    url: `/cabinet/reports/change/${held.id}`,
  });
  return number;
}

/** Why a request cannot be confirmed any more though its code is right. */
async function whyTooLate({ customer, db, now }: SignedIn, request: ChangeRequest, held: HeldContract): Promise<Refusal | undefined> {
  const stands = await whyNot(db, held, customer.id, now);
  if (stands) return refuse(409, stands.id);
  const isOfToday = request.effective_on === null || request.effective_on > today(now);
  return isOfToday && request.base === held.view.changes ? undefined : refuse(409, "error.change.outdated");
}

/** The code confirms a change: its additional agreement is made, and waits for the customer to read and sign it. */
export const changeContract: Handler<"changeContract"> = async ({ contractId, requestID, code }, context) => {
  const { customer, db, guards, locale, now, services } = context;
  if (!isUuid(contractId)) return refuse(404, "error.notFound");
  if (!(await isIdentified(context))) return refuse(403, "error.change.identity");
  // Two who confirm changes of one contract wait for each other here.
  await db
    .selectFrom("contract")
    .select("id")
    .where("id", "=", contractId)
    .where("customer_id", "=", customer.id)
    .forNoKeyUpdate()
    .execute();
  const held = await heldBy(context, contractId);
  const request = await requestOfCustomer(db, requestID, customer.id, now);
  if (!held || !request || request.contract_id !== held.id) return refuse(404, "error.notFound");
  if (request.state !== "asked") return refuse(409, "error.change.confirmed");
  if (Date.parse(request.created_at) + OPEN_MS <= now) return refuse(409, "error.change.outdated");
  const tried = await tryCode(
    context,
    guards.codesOfCustomer(customer.id),
    async (transaction) => ({
      checked: await checkCode(transaction, { purpose: "change", requestId: request.id, subject: customer.id }, code, now, services.secret),
      value: undefined,
    }),
    "error.change.codeTries",
  );
  if (!tried) return refuse(404, "error.notFound");
  if (!tried.ok) return { status: "error", success: false, message: tried.message, attemptsLeft: tried.attemptsLeft };
  await letLapse(db, held.id, now);
  const late = await whyTooLate(context, request, held);
  if (late) return late;
  const number = await makeAgreement(context, request, held);
  return { status: "ok", success: true, requestID: request.id, number, message: text(locale, "agreement.made", { number }) };
};
