import type { Locale } from "@shanyraq/i18n";
import type { FailingRow } from "@shanyraq/provider";
import { html } from "@shanyraq/rules/markup";
import { word } from "../words.ts";
import { page } from "./page.ts";

const shown = (moment: string): string => moment.replace("T", " ").slice(0, 19);

/** The rows with which background jobs fail, each with a button that lets it be tried at once. */
export const jobsPage = (locale: Locale, rows: readonly FailingRow[]): Response =>
  page(
    locale,
    "/sandbox/jobs",
    "jobs",
    html`<p>${word(locale, "jobsLead")}</p>
      ${rows.length === 0 ? html`<p role="status">${word(locale, "jobsNone")}</p>` : ""}
      ${rows.map(
        ({ job, key, tries, reason, since, nextAt }) =>
          html`<article>
            <h2>${job}</h2>
            <p><code>${key}</code>${reason === null ? "" : html` · <code>${reason}</code>`}</p>
            <p class="soft">
              ${word(locale, "jobsTries").replace("{count}", String(tries)).replace("{since}", shown(since))} ·
              ${nextAt === null ? word(locale, "jobsGivenUp") : word(locale, "jobsNext").replace("{moment}", shown(nextAt))}
            </p>
            <form method="post" action="/sandbox/jobs/retry?lang=${locale}">
              <input type="hidden" name="job" value="${job}" />
              <input type="hidden" name="key" value="${key}" />
              <button>${word(locale, "jobsRetry")}</button>
            </form>
          </article>`,
      )}`,
  );
