import type { Locale } from "@shanyraq/i18n";
import type { messages } from "../inbox/inbox.ts";
import { word } from "../words.ts";
import { html } from "@shanyraq/rules/markup";
import { page } from "./page.ts";

/** The names by which people know them, the same in every language. */
const channelNames: Readonly<Record<string, string>> = { sms: "SMS", email: "E-mail", whatsapp: "WhatsApp" };

export const inboxPage = (locale: Locale, list: Awaited<ReturnType<typeof messages>>): Response =>
  page(
    locale,
    "/sandbox/inbox",
    "inbox",
    list.length === 0
      ? html`<p>${word(locale, "inboxEmpty")}</p>`
      : html`${list.map(
          ({ channel, recipient, subject, body, sent_at, attachments }) =>
            html`<article>
              <h2>${channelNames[channel] ?? channel} · ${recipient}</h2>
              <p class="soft"><time datetime="${sent_at}">${sent_at.replace("T", " ").slice(0, 19)}</time></p>
              ${subject ? html`<p><strong>${subject}</strong></p>` : ""}
              <p>${body}</p>
              ${attachments.length > 0 ? html`<p>${attachments.map(({ name, url }) => html`<a href="${url}">${name}</a> `)}</p>` : ""}
            </article>`,
        )}`,
  );
