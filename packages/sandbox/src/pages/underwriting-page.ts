import type { Locale } from "@shanyraq/i18n";
import { decisions, type UnderwritingCase } from "@shanyraq/provider";
import { word } from "../words.ts";
import { html, type Markup } from "@shanyraq/rules/markup";
import { page } from "./page.ts";

/** What an underwriter reads of the answers: health and public office as they were given. */
const answersOf = ({ answers: { health, declarations } }: UnderwritingCase): readonly string[] =>
  [health?.conditions.join(", "), health?.health_details, declarations?.public_office, declarations?.tax_number].flatMap((one) =>
    one ? [one] : [],
  );

/** As a list of files says it, for somebody of the house. */
const kilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024))} KB`;

const shown = (one: UnderwritingCase, locale: Locale): Markup =>
  html`<article>
    <h2>${one.customer} · ${one.product}</h2>
    <div class="sum">${one.sumAssured} ₸</div>
    <p class="soft">${word(locale, `case.${one.state}`)}</p>
    ${answersOf(one).map((answer) => html`<p>${answer}</p>`)}
    ${one.events.map(
      ({ kind, at, words }) =>
        html`<p>
          <span class="soft"><time datetime="${at}">${at.replace("T", " ").slice(0, 19)}</time> · ${word(locale, `case.${kind}`)}:</span>
          ${words}
        </p>`,
    )}
    ${one.files.length > 0 ? html`<p class="soft">${word(locale, "casePapers")}</p>` : ""}
    ${one.files.map(
      ({ id, name, size, sentAt }) =>
        html`<p>
          <a href="/sandbox/underwriting/file/${id}">${name}</a>
          <span class="soft">${kilobytes(size)} · <time datetime="${sentAt}">${sentAt.replace("T", " ").slice(0, 19)}</time></span>
        </p>`,
    )}
    <form class="wide" method="post">
      <label for="words-${one.id}">${word(locale, "underwritingWords")}</label>
      <textarea id="words-${one.id}" name="words"></textarea>
      ${decisions.map(
        (decision) =>
          html`<button
            class="${decision === "accept" ? "main" : ""}"
            formaction="/sandbox/underwriting/${one.id}/${decision}?lang=${locale}"
          >
            ${word(locale, `case.${decision}`)}
          </button> `,
      )}
    </form>
  </article>`;

/** The applications that wait for a person: who plays the underwriter accepts, asks or declines. */
export const underwritingPage = (locale: Locale, cases: readonly UnderwritingCase[]): Response =>
  page(
    locale,
    "/sandbox/underwriting",
    "underwriting",
    cases.length === 0 ? html`<p>${word(locale, "underwritingEmpty")}</p>` : html`${cases.map((one) => shown(one, locale))}`,
  );
