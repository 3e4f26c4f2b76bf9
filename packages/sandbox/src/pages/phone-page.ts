import type { Locale } from "@shanyraq/i18n";
import { numberText } from "@shanyraq/i18n/formatters";
import { decimalOf } from "@shanyraq/rules";
import type { KaspiPayment, PhoneAction } from "../kaspi/payments.ts";
import { word } from "../words.ts";
import { html, type Markup } from "@shanyraq/rules/markup";
import { page } from "./page.ts";

const tenge = (tiyn: number, locale: Locale) => `${numberText(Number(decimalOf(tiyn)), locale, { minimumFractionDigits: 2 })} ₸`;
const open: readonly PhoneAction[] = ["pay", "payOther", "decline", "cancel", "expire"];
const possible = ({ state, slow }: KaspiPayment): readonly PhoneAction[] => {
  const pace: readonly PhoneAction[] = state === "paid" ? [] : [slow ? "quick" : "slow"];
  if (state === "awaiting") return ["scan", ...open, ...pace];
  if (state === "scanned") return [...open, ...pace];
  return state === "paid" ? [] : ["payLate", ...pace];
};

/** The virtual phone: every QR code that was shown, and what a person could do with it. */
export const phonePage = (locale: Locale, payments: readonly KaspiPayment[], cards: readonly Markup[] = []): Response =>
  page(
    locale,
    "/sandbox/phone",
    "phone",
    payments.length === 0 && cards.length === 0
      ? html`<p>${word(locale, "phoneEmpty")}</p>`
      : html`${cards}${payments.map(
          (payment) =>
            html`<article>
              <h2>Kaspi QR № ${payment.number}</h2>
              <div class="sum">${tenge(payment.paid ?? payment.amount, locale)}</div>
              <p class="soft">${word(locale, payment.state)}</p>
              ${possible(payment).map(
                (action) =>
                  html`<form method="post" action="/sandbox/phone/${payment.id}/${action}?lang=${locale}">
                    <button class="${action === "pay" ? "main" : ""}">${word(locale, action)}</button>
                  </form>`,
              )}
            </article>`,
        )}`,
  );
