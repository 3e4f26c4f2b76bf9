import { text } from "@shanyraq/i18n/text";
import { decimalOf } from "@shanyraq/rules";
import { askCode, askCodeAgain } from "../../domain/agreements/ask-code.ts";
import { confirmAgreement, keepPaper, nextAgreementNumber } from "../../domain/agreements/confirm.ts";
import { contractAgreed } from "../../domain/agreements/contract-agreed.ts";
import { decideAgreement } from "../../domain/agreements/decide.ts";
import { heldBy } from "../../domain/agreements/held-by.ts";
import { answerIdentity, identityRefusal, isIdentified } from "../../domain/agreements/identity.ts";
import type { About } from "../../domain/agreements/requests.ts";
import type { HeldContract } from "../../domain/ledger/read.ts";
import { notify } from "../../platform/messages/notify.ts";
import { shownDate } from "../../platform/messages/shown.ts";
import { quietBlocker } from "../../domain/payouts/quiet-days.ts";
import type { Handlers, SignedIn } from "../../platform/server/context.ts";
import { today } from "../../platform/server/moment.ts";
import { refuse } from "../../platform/server/refusal.ts";
import { quoteTermination } from "../../domain/terminations/quote-termination.ts";
import { terminateContract } from "../../domain/terminations/terminate-contract.ts";
import { printTermination, terminationDeadline } from "../../domain/terminations/paper.ts";
import { isStill, repaidFault, requestedTermination } from "../../domain/terminations/request-termination.ts";
import { terminationOverview } from "../../domain/terminations/overview.ts";
import { terminationBlocker } from "../../domain/terminations/termination-blocker.ts";

type TerminationCall =
  | "calcCancel"
  | "calcCancelVerifyId"
  | "calcCancelSendSms"
  | "calcCancelSendSmsRepeat"
  | "cancelContract"
  | "postTerminationAgreement";

/** Makes the agreement of a confirmed end: its number, its paper, and until when it may be accepted. */
async function makeAgreement(context: SignedIn, request: About<"termination">, held: HeldContract): Promise<string> {
  const { customer, db, now, services } = context;
  const { locale, change } = request;
  const number = await nextAgreementNumber(context, held);
  const signBy = terminationDeadline(today(now));
  const contract = await contractAgreed(context, held, locale);
  const bytes = await printTermination({ number, contract, madeAt: now, deadline: signBy }, change, locale);
  await keepPaper(context, request, { number, bytes, signBy });
  await notify(db, services.random, now, {
    key: `endWaits/${request.id}`,
    customerId: customer.id,
    kind: "endWaits",
    data: { contract: held.number, date: shownDate(signBy) },
    url: `/cabinet/reports/cancel/${held.id}`,
  });
  return number;
}

/** The end of a contract by its owner: what it costs, who they are, a code, and the agreement that they read and accept. */
export const calcCancel: Pick<Handlers, TerminationCall> = {
  calcCancel: async ({ contractId, repaidOn }, context) => {
    const held = await heldBy(context, contractId);
    if (!held) return refuse(404, "error.notFound");
    return repaidFault(held, repaidOn, today(context.now)) ?? terminationOverview(held, context, repaidOn);
  },

  calcCancelVerifyId: async ({ contractId, code }, context) =>
    (await heldBy(context, contractId)) ? answerIdentity(context, code) : refuse(404, "error.notFound"),

  calcCancelSendSms: async ({ contractId, ...input }, context) => {
    const { db, now } = context;
    const held = await heldBy(context, contractId);
    if (!held) return refuse(404, "error.notFound");
    const blocker = await terminationBlocker(db, held, "requestTermination", now);
    if (blocker) return refuse(409, blocker.id);
    const requested = requestedTermination(held, input, context);
    if (!requested.ok) return requested.refusal;
    const quiet = requested.value.account && (await quietBlocker(context, requested.value.account.iban));
    if (quiet) return refuse(409, quiet.id, quiet.values);
    // After the rules of the form, so that a slip is reported without identification; before anything is kept or sent.
    if (!(await isIdentified(context))) return identityRefusal(context);
    return askCode(context, held, requested.value, null);
  },

  calcCancelSendSmsRepeat: ({ requestID }, context) => askCodeAgain(context, requestID, "termination", "error.termination.codeTries"),

  cancelContract: (confirmation, context) =>
    confirmAgreement(context, {
      input: confirmation,
      about: "termination",
      says: {
        confirmed: "error.termination.confirmed",
        outdated: "error.termination.outdated",
        codeTries: "error.termination.codeTries",
      },
      confirm: async (request, held) => {
        const { db, locale, now } = context;
        const blocker = await terminationBlocker(db, held, "requestTermination", now);
        if (blocker) return refuse(409, blocker.id);
        const { change } = request;
        const counted = quoteTermination(held.view, today(now), change.repaidOn);
        if (!isStill(request, held) || counted?.back !== change.back) return refuse(409, "error.termination.outdated");
        const number = await makeAgreement(context, request, held);
        const message = text(locale, "termination.made", { number });
        return { status: "ok", success: true, requestID: request.id, number, message };
      },
    }),

  postTerminationAgreement: (confirmation, context) =>
    decideAgreement(context, {
      input: confirmation,
      about: "termination",
      notice: "endWaits",
      says: {
        otherPaper: "error.change.otherPaper",
        signed: "error.change.signed",
        withdrawn: "error.termination.withdrawn",
        lapsed: "error.change.lapsed",
      },
      answerOf: ({ number, change }) => ({ status: "ok", success: true, number, back: decimalOf(change.back) }),
      blocker: async (agreement, held) => {
        const blocker = await terminationBlocker(context.db, held, "signTermination", context.now);
        if (blocker) return blocker;
        if (!isStill(agreement, held)) return { id: "error.termination.moved" };
        return agreement.change.account && quietBlocker(context, agreement.change.account.iban);
      },
      sign: (agreement, held) => terminateContract(context, agreement, held),
    }),
};
