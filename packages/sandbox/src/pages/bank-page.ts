import type { Locale } from "@shanyraq/i18n";
import { ACCOUNT_OF_ANOTHER, CLOSED_ACCOUNT, type BankPayouts } from "../bank/payouts.ts";
import type { BankTransfers } from "../bank/transfers.ts";
import { word } from "../words.ts";
import { html } from "@shanyraq/rules/markup";
import { page } from "./page.ts";

/** An account as people read it. */
const inFours = (iban: string): string => iban.replace(/(.{4})(?=.)/g, "$1\u00a0");

/** The bank's branch: an accountant sends a transfer, and what arrived and what was paid out stands below. */
export const bankPage = (
  locale: Locale,
  list: Awaited<ReturnType<BankTransfers["recent"]>>,
  payouts: Awaited<ReturnType<BankPayouts["recent"]>>,
): Response =>
  page(
    locale,
    "/sandbox/bank",
    "bank",
    html`<p>${word(locale, "bankLead")}</p>
      <form class="wide" method="post" action="/sandbox/bank/transfer?lang=${locale}">
        <p>
          <label>${word(locale, "bankPurpose")}<textarea name="purpose" maxlength="300" required></textarea></label>
        </p>
        <p>
          <label
            >${word(locale, "bankAmount")} <input name="amount" inputmode="decimal" pattern="\\d{1,9}([.,]\\d{1,2})?" required
          /></label>
        </p>
        <button class="main">${word(locale, "bankSend")}</button>
      </form>
      ${list.map(
        ({ amount, purpose, received_at }) =>
          html`<article>
            <p class="sum">${amount} ₸</p>
            <p>${purpose}</p>
            <p class="soft"><time datetime="${received_at}">${received_at.replace("T", " ").slice(0, 19)}</time></p>
          </article>`,
      )}
      <h2>${word(locale, "bankPayouts")}</h2>
      <p>
        ${word(locale, "bankClosed").replace("{account}", inFours(CLOSED_ACCOUNT)).replace("{other}", inFours(ACCOUNT_OF_ANOTHER.iban))}
      </p>
      ${payouts.map(
        ({ amount, iban, holder, purpose, made_at }) =>
          html`<article>
            <p class="sum">−${amount} ₸</p>
            <p>${holder}, ${iban}</p>
            <p>${purpose}</p>
            <p class="soft"><time datetime="${made_at}">${made_at.replace("T", " ").slice(0, 19)}</time></p>
          </article>`,
      )}`,
  );
