import { resumePensionCases } from "../domain/annuities/resume-pension-cases.ts";
import { acceptByRules } from "../domain/claim-rules/accept-by-rules.ts";
import { askRegisters } from "../domain/claim-registers/ask-registers.ts";
import { remind } from "../domain/reminders/remind.ts";
import { payClaims } from "../domain/claim-later/pay-later.ts";
import { releaseSilent } from "../domain/claims/release-silent.ts";
import { takeReturned } from "../domain/claim-later/take-returned.ts";
import { notifyPayee } from "../domain/claims/notify-payee.ts";
import { messagePaper } from "../domain/documents/message-paper.ts";
import { publishDue } from "../domain/editing/publish-due.ts";
import { removeOldFailures } from "../platform/failures/remove-old-failures.ts";
import { checkBalances } from "../domain/ledger/money/check-balances.ts";
import { keepContractAccounts } from "../domain/maturities/contract-accounts.ts";
import { payMaturities } from "../domain/maturities/pay-due.ts";
import { deliver, type Print } from "../platform/messages/deliver.ts";
import { sendPayouts } from "../domain/payouts/send-payouts.ts";
import type { Services } from "../platform/ports/provider-options.ts";
import { orderCharges } from "../domain/payments/autopay/order-charges.ts";
import { sendRefunds } from "../domain/payments/send-refunds.ts";
import { alarmOfUnanswered, settlePending } from "../domain/payments/settle-pending.ts";
import { takeTransfers } from "../domain/payments/transfers/take-transfers.ts";
import { removeOldDrafts } from "../api/purchase/worksheet-draft.ts";
import { removeOldPapers } from "../domain/retention/remove-old-papers.ts";
import { signForInsurer } from "../domain/signatures/sign-for-insurer.ts";
import { removeOldUploads } from "../platform/uploads/remove-old-uploads.ts";
import type { Job } from "./job.ts";

/** Money is settled within a minute, so no job of a tick or a round is waited for that long by those behind it. */
const TICK_WAIT_MS = 20_000;
const ROUND_WAIT_MS = 30_000;

const printOver =
  ({ database, random, siteOrigin }: Services): Print =>
  (paper) =>
    messagePaper(paper, { db: database.queries, random, siteOrigin });

/**
 * Every background job, those of a round in the order in which they run: what one makes the next may send. Each finds what is due itself, so it may run in
 * several processes at once and as often as one likes.
 */
export const jobs: readonly Job[] = [
  { name: "settlePending", runs: "tick", maxWaitMs: TICK_WAIT_MS, run: settlePending },
  { name: "acceptByRules", runs: "tick", maxWaitMs: TICK_WAIT_MS, run: acceptByRules },
  { name: "askRegisters", runs: "tick", maxWaitMs: TICK_WAIT_MS, run: askRegisters },
  { name: "deliver", runs: "tick", maxWaitMs: TICK_WAIT_MS, run: (services, now) => deliver(services, printOver(services), now) },
  { name: "publishDue", runs: "tick", maxWaitMs: TICK_WAIT_MS, run: publishDue },
  { name: "checkBalances", runs: "round", maxWaitMs: ROUND_WAIT_MS, run: checkBalances },
  { name: "alarmOfUnanswered", runs: "round", maxWaitMs: ROUND_WAIT_MS, run: alarmOfUnanswered },
  { name: "signForInsurer", runs: "round", maxWaitMs: ROUND_WAIT_MS, run: signForInsurer },
  { name: "takeTransfers", runs: "round", maxWaitMs: ROUND_WAIT_MS, run: takeTransfers },
  { name: "releaseSilent", runs: "round", maxWaitMs: ROUND_WAIT_MS, run: releaseSilent },
  { name: "keepContractAccounts", runs: "round", maxWaitMs: ROUND_WAIT_MS, run: keepContractAccounts },
  { name: "payMaturities", runs: "round", maxWaitMs: ROUND_WAIT_MS, run: payMaturities },
  { name: "payClaims", runs: "round", maxWaitMs: ROUND_WAIT_MS, run: payClaims },
  {
    name: "sendPayouts",
    runs: "round",
    maxWaitMs: ROUND_WAIT_MS,
    run: (services, now) => sendPayouts(services, now, { notifyPayee, takeReturned }),
  },
  { name: "sendRefunds", runs: "round", maxWaitMs: ROUND_WAIT_MS, run: sendRefunds },
  { name: "orderCharges", runs: "round", maxWaitMs: ROUND_WAIT_MS, run: orderCharges },
  { name: "resumePensions", runs: "round", maxWaitMs: ROUND_WAIT_MS, run: resumePensionCases },
  { name: "removeOldUploads", runs: "round", maxWaitMs: ROUND_WAIT_MS, run: removeOldUploads },
  { name: "removeOldPapers", runs: "round", maxWaitMs: ROUND_WAIT_MS, run: removeOldPapers },
  {
    name: "removeOldDrafts",
    runs: "round",
    maxWaitMs: ROUND_WAIT_MS,
    run: (services, now) => removeOldDrafts(services.database.queries, now),
  },
  { name: "removeOldFailures", runs: "round", maxWaitMs: ROUND_WAIT_MS, run: removeOldFailures },
  {
    name: "remind",
    runs: "round",
    maxWaitMs: ROUND_WAIT_MS,
    run: async (services, now, memory) => {
      memory.remindedTo = await remind(services, now, memory.remindedTo);
    },
  },
];
