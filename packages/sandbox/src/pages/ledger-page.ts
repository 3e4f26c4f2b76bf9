import type { Locale } from "@shanyraq/i18n";
import type { Recount } from "@shanyraq/provider";
import { html } from "@shanyraq/rules/markup";
import { word } from "../words.ts";
import { page } from "./page.ts";

const TENGE = 100;
const shown = (tiyn: number): string => (Math.abs(tiyn) / TENGE).toLocaleString("ru", { minimumFractionDigits: 2 });

/** The money of the house by account, and the contracts of which a tiyn is not where it should be. */
export function ledgerPage(locale: Locale, { contracts, sums, faults }: Recount): Response {
  const list = Object.entries(sums) as [keyof Recount["sums"], number][];
  const total = list.reduce((sum, [, amount]) => sum + amount, 0);
  const row = (name: string, amount: number) =>
    html`<tr>
      <th scope="row">${name}</th>
      <td class="number">${amount < 0 ? shown(amount) : ""}</td>
      <td class="number">${amount > 0 ? shown(amount) : ""}</td>
    </tr>`;
  return page(
    locale,
    "/sandbox/ledger",
    "ledger",
    html`<p>${word(locale, "ledgerLead")}</p>
      <p role="status">
        <strong
          >${
            faults.length === 0 && total === 0
              ? word(locale, "ledgerBalances").replace("{count}", String(contracts))
              : word(locale, "ledgerFaults").replace("{list}", faults.map(({ number, code }) => `${number} (${code})`).join(", "))
          }</strong
        >
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">${word(locale, "ledgerAccount")}</th>
            <th scope="col" class="number">${word(locale, "ledgerFrom")}</th>
            <th scope="col" class="number">${word(locale, "ledgerIn")}</th>
          </tr>
        </thead>
        <tbody>
          ${list.filter(([, amount]) => amount !== 0).map(([account, amount]) => row(word(locale, `ledger.${account}`), amount))}
        </tbody>
      </table>`,
  );
}
