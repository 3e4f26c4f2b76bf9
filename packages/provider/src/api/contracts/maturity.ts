import { text } from "@shanyraq/i18n/text";
import { askCode, askCodeAgain } from "../../domain/agreements/ask-code.ts";
import { confirmAgreement } from "../../domain/agreements/confirm.ts";
import { heldBy } from "../../domain/agreements/held-by.ts";
import { forgetIdentity, identityRefusal, isIdentified } from "../../domain/agreements/identity.ts";
import type { HeldContract } from "../../domain/ledger/read.ts";
import { keepAccount } from "../../domain/maturities/keep-account.ts";
import { maturityOverview } from "../../domain/maturities/overview.ts";
import { accountBlocker } from "../../domain/maturities/account-blocker.ts";
import { quietBlocker } from "../../domain/payouts/quiet-days.ts";
import { payoutAccountOf } from "../../domain/payouts/payout-account.ts";
import type { Handlers, SignedIn } from "../../platform/server/context.ts";
import { refuse, type Refusal } from "../../platform/server/refusal.ts";

type MaturityCall = "maturity" | "maturitySendSms" | "maturitySendSmsRepeat" | "maturityConfirm";

async function refusalOf(held: HeldContract, { db, now }: SignedIn): Promise<Refusal | undefined> {
  const blocker = await accountBlocker(db, held, now);
  return blocker && refuse(409, blocker.id, blocker.values);
}

/** What falls due at the end of a contract, and the account that its owner names for it: they identify themselves, type a code, and the account is kept. */
export const maturity: Pick<Handlers, MaturityCall> = {
  maturity: async ({ contractId }, context) => {
    const held = await heldBy(context, contractId);
    return held ? maturityOverview(held, context) : refuse(404, "error.notFound");
  },

  maturitySendSms: async ({ contractId, ...input }, context) => {
    const held = await heldBy(context, contractId);
    if (!held) return refuse(404, "error.notFound");
    const stands = await refusalOf(held, context);
    if (stands) return stands;
    const account = payoutAccountOf(input, context.customer);
    if (!account.ok) return account.refusal;
    const quiet = await quietBlocker(context, account.value.iban);
    if (quiet) return refuse(409, quiet.id, quiet.values);
    // After the rules of the form, so that a slip is reported without identification; before anything is kept or sent.
    if (!(await isIdentified(context))) return identityRefusal(context);
    return askCode(context, held, { kind: "maturity", account: account.value }, null);
  },

  maturitySendSmsRepeat: ({ requestID }, context) => askCodeAgain(context, requestID, "maturity", "error.maturity.codeTries"),

  maturityConfirm: (confirmation, context) =>
    confirmAgreement(context, {
      input: confirmation,
      about: "maturity",
      says: {
        confirmed: "error.maturity.confirmed",
        outdated: "error.maturity.outdated",
        codeTries: "error.maturity.codeTries",
      },
      confirm: async (request, held) => {
        const stands = await refusalOf(held, context);
        if (stands) return stands;
        const quiet = await quietBlocker(context, request.change.account.iban);
        if (quiet) return refuse(409, quiet.id, quiet.values);
        await keepAccount(context, request, held);
        await forgetIdentity(context.db, context.customer.id);
        return { status: "ok", success: true, requestID: request.id, message: text(context.locale, "maturity.kept") };
      },
    }),
};
