import { BEFORE_ALL, remind } from "./cabinet/remind.ts";
import { goOnWithPensions } from "./annuities/go-on.ts";
import { releaseSilent } from "./claims/release-silent.ts";
import { tellPayee } from "./claims/tell-payee.ts";
import { attachmentOf } from "./documents/attachment-of.ts";
import { publishDue } from "./editing/publish-due.ts";
import { checkBalances } from "./ledger/money/check-balances.ts";
import { payMaturities } from "./maturities/pay-due.ts";
import { deliver } from "./messages/deliver.ts";
import type { PaperReference } from "./messages/paper-reference.ts";
import type { Services } from "./ports/provider-options.ts";
import { signForInsurer } from "./signing/sign-for-insurer.ts";
import { alarmOfUnanswered, settlePending } from "./purchase/settle-pending.ts";
import { orderCharges } from "./purchase/autopay/order-charges.ts";
import { takeTransfers } from "./purchase/transfers/take-transfers.ts";
import { sendRefunds } from "./purchase/send-refunds.ts";
import { removeOldDrafts } from "./purchase/worksheet-draft.ts";
import { sendPayouts } from "./payouts/send-payouts.ts";
import { removeOldUploads } from "./uploads/remove-old-uploads.ts";

const MINUTE_MS = 60_000;

/** What a worker remembers from one tick to the next. */
export interface Rounds {
  /** When it last did what is done once a round. */
  roundAt: number;
  /** The last customer who was looked at for premiums that fall due. */
  remindedTo: string;
}

export const firstRound = (): Rounds => ({ roundAt: 0, remindedTo: BEFORE_ALL });

/** One tick: settles payments, delivers letters, publishes what editors set a time for, and once a round signs for the insurer, tells customers of their premiums and the operator of payments without an end. Ticks may overlap, here or in another process. */
export async function work(options: Services, rounds: Rounds): Promise<void> {
  const now = options.clock();
  const { database, random, siteOrigin } = options;
  const print = (paper: PaperReference) => attachmentOf(paper, { db: database.queries, random, siteOrigin });
  // Side by side: a bank that hangs holds up no letter, and a mail service no policy.
  const [settled, delivered, published] = await Promise.allSettled([
    settlePending(options, now),
    deliver(options, print, now),
    publishDue(options, now),
  ]);
  // The distance and not the difference: a clock may be put back.
  if (Math.abs(now - rounds.roundAt) >= (options.roundEveryMs ?? MINUTE_MS)) {
    rounds.roundAt = now;
    await checkBalances(options, now);
    await alarmOfUnanswered(options, now);
    await signForInsurer(options, now);
    await takeTransfers(options, now);
    await releaseSilent(options, now);
    await payMaturities(options, now);
    await sendPayouts(options, now, tellPayee);
    await sendRefunds(options, now);
    await orderCharges(options, now);
    await goOnWithPensions(options, now);
    await removeOldUploads(options, now);
    await removeOldDrafts(options.database.queries, now);
    rounds.remindedTo = await remind(options, now, rounds.remindedTo);
  }
  for (const done of [settled, delivered, published]) if (done.status === "rejected") throw done.reason;
}
