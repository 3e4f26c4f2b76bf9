import { brand } from "@shanyraq/brand";
import { text } from "@shanyraq/i18n/text";
import { confirmAgreement, keepPaper, nextAgreementNumber } from "../../domain/agreements/confirm.ts";
import { contractAgreed } from "../../domain/agreements/contract-agreed.ts";
import type { About } from "../../domain/agreements/requests.ts";
import { deadlineOf, printAgreement } from "../../domain/changes/agreement.ts";
import { compare } from "../../domain/changes/compare.ts";
import { proposalOf } from "../../domain/changes/proposal-of.ts";
import { changeBlocker } from "../../domain/changes/change-blocker.ts";
import { eventsOf, type HeldContract } from "../../domain/ledger/read.ts";
import { notify } from "../../platform/messages/notify.ts";
import { shownDate } from "../../platform/messages/shown.ts";
import type { Handler, SignedIn } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";
import { refuse, type Refusal } from "../../platform/server/refusal.ts";

type ChangeRequest = About<"change">;

/** Makes the agreement of a confirmed request: its number, its paper, and until when it may be signed. */
async function makeAgreement(context: SignedIn, request: ChangeRequest, held: HeldContract): Promise<string> {
  const { customer, db, now, services } = context;
  const { locale } = request;
  const proposal = proposalOf(request);
  const day = today(now);
  const number = await nextAgreementNumber(context, held);
  const signBy = deadlineOf(proposal.from, day);
  const bytes = await printAgreement(
    {
      number,
      contract: await contractAgreed(context, held, locale),
      madeAt: now,
      deadline: signBy,
      phone: brand.company.phone,
      email: brand.company.email,
    },
    compare(await eventsOf(db, held.id), proposal, day, now),
    proposal,
    locale,
  );
  await keepPaper(context, request, { number, bytes, signBy });
  await notify(db, services.random, now, {
    key: `changeWaits/${request.id}`,
    customerId: customer.id,
    kind: "changeWaits",
    data: { contract: held.number, date: shownDate(signBy) },
    url: `/cabinet/reports/change/${held.id}`,
  });
  return number;
}

/** Why a request cannot be confirmed any more though its code is right. */
async function lateBlocker({ customer, db, now }: SignedIn, request: ChangeRequest, held: HeldContract): Promise<Refusal | undefined> {
  const blocker = await changeBlocker(db, held, customer.id, now);
  if (blocker) return refuse(409, blocker.id);
  const isOfToday = request.effective_on === null || request.effective_on > today(now);
  return isOfToday && request.base === held.view.changes ? undefined : refuse(409, "error.change.outdated");
}

/** The code confirms a change: its additional agreement is made, and waits for the customer to read and sign it. */
export const changeContract: Handler<"changeContract"> = (input, context) =>
  confirmAgreement(context, {
    input,
    about: "change",
    says: { confirmed: "error.change.confirmed", outdated: "error.change.outdated", codeTries: "error.change.codeTries" },
    confirm: async (request, held) => {
      const late = await lateBlocker(context, request, held);
      if (late) return late;
      const number = await makeAgreement(context, request, held);
      return { status: "ok", success: true, requestID: request.id, number, message: text(context.locale, "agreement.made", { number }) };
    },
  });
