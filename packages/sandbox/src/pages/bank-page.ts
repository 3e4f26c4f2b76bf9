import type { Locale } from "@shanyraq/i18n";
import type { BankTransfers } from "../bank/transfers.ts";
import { word } from "../words.ts";
import { html } from "./markup.ts";
import { page } from "./page.ts";

/** The bank's branch: an accountant sends a transfer, and what arrived stands below. */
export const bankPage = (locale: Locale, list: Awaited<ReturnType<BankTransfers["recent"]>>): Response =>
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
      )}`,
  );
