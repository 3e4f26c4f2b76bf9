import type { Locale } from "@shanyraq/i18n";
import type { letters } from "../inbox/inbox.ts";
import { word } from "../words.ts";
import { html } from "./markup.ts";
import { page } from "./page.ts";

export const inboxPage = (locale: Locale, list: Awaited<ReturnType<typeof letters>>): Response =>
  page(
    locale,
    "/sandbox/inbox",
    "inbox",
    list.length === 0
      ? html`<p>${word(locale, "inboxEmpty")}</p>`
      : html`${list.map(
          ({ channel, recipient, subject, body, sent_at }) =>
            html`<article>
              <h2>${channel === "sms" ? "SMS" : "E-mail"} · ${recipient}</h2>
              <p class="soft"><time datetime="${sent_at}">${sent_at.replace("T", " ").slice(0, 19)}</time></p>
              ${subject ? html`<p><strong>${subject}</strong></p>` : ""}
              <p>${body}</p>
            </article>`,
        )}`,
  );
