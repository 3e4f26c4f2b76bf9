import { text } from "@shanyraq/i18n/text";
import { decideAgreement, ownAgreement } from "../../domain/agreements/decide.ts";
import type { About, Agreement } from "../../domain/agreements/requests.ts";
import { proposalOf } from "../../domain/changes/proposal-of.ts";
import { changedBy } from "../../domain/changes/propose.ts";
import { signChangeBlocker } from "../../domain/changes/change-blocker.ts";
import { agreementFileName } from "../../domain/documents/contract-file.ts";
import { appendEvents } from "../../domain/ledger/append.ts";
import type { HeldContract } from "../../domain/ledger/read.ts";
import { notify } from "../../platform/messages/notify.ts";
import { writeMessages } from "../../platform/messages/outbox.ts";
import { shownDate } from "../../platform/messages/shown.ts";
import type { Handlers, SignedIn } from "../../platform/server/context.ts";
import { moment, today } from "../../platform/server/moment.ts";
import { refuse } from "../../platform/server/refusal.ts";
import { securityEvent } from "../../platform/server/security-event.ts";

type ChangeAgreement = About<"change", Agreement>;

/** Reports a signed change: on the site, and by an e-mail with the agreement. */
async function notifyOwner({ customer, db, now, services }: SignedIn, { id, number, locale }: Agreement, held: HeldContract, from: string) {
  await notify(db, services.random, now, {
    key: `contractChanged/${id}`,
    customerId: customer.id,
    kind: "contractChanged",
    data: { contract: held.number, date: shownDate(from) },
    url: `/cabinet/reports/${held.id}`,
  });
  const values = { name: customer.name, contract: held.number, number, date: shownDate(from) };
  await writeMessages(
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
async function sign(context: SignedIn, agreement: ChangeAgreement, held: HeldContract): Promise<void> {
  const { db, now } = context;
  const changed = changedBy(proposalOf(agreement), agreement.number, today(now));
  await appendEvents(db, held.id, [{ kind: "changed", at: moment(now), data: changed }], now);
  await notifyOwner(context, agreement, held, changed.from);
  securityEvent(context, "contract-changed");
}

export const additionalAgreement: Pick<Handlers, "getAdditionalAgreement" | "postAdditionalAgreement"> = {
  getAdditionalAgreement: async ({ requestID }, context) => {
    const found = await ownAgreement(context, requestID);
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
      name: text(locale, change.kind === "termination" ? "termination.name" : "agreement.name", { number }),
      fileName: agreementFileName(number, change.kind),
      size: Buffer.from(file, "base64").byteLength,
      sha256,
      data: file,
    };
  },

  postAdditionalAgreement: (input, context) =>
    decideAgreement(context, {
      input,
      about: "change",
      notice: "changeWaits",
      says: {
        otherPaper: "error.change.otherPaper",
        signed: "error.change.signed",
        withdrawn: "error.change.withdrawn",
        lapsed: "error.change.lapsed",
      },
      answerOf: ({ number, effective_on }, _, signedOn) => ({ status: "ok", success: true, number, from: effective_on ?? signedOn }),
      blocker: (_, held) => signChangeBlocker(context.db, held, context.now),
      sign: (agreement, held) => sign(context, agreement, held),
    }),
};
