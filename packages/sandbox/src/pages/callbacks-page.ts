import { localeFacts, type Locale } from "@shanyraq/i18n";
import type { readCallbacks } from "@shanyraq/provider";
import { maskPhone } from "@shanyraq/rules";
import { word } from "../words.ts";
import { html } from "@shanyraq/rules/markup";
import { page } from "./page.ts";

/** Who asked to be called back, as the staff sees it until the reception has a page of its own. */
export const callbacksPage = (locale: Locale, list: Awaited<ReturnType<typeof readCallbacks>>): Response =>
  page(
    locale,
    "/sandbox/calls",
    "callbacks",
    list.length === 0
      ? html`<p>${word(locale, "callbacksEmpty")}</p>`
      : html`${list.map(
          ({ name, phone, preferred_time, minor, locale: spoken, created_at, calculation, product }) =>
            html`<article>
              <h2>${name} · ${maskPhone(phone)}</h2>
              <p class="soft">
                <time datetime="${created_at}">${created_at.replace("T", " ").slice(0, 19)}</time> · ${localeFacts[spoken].name}
                ${minor ? ` · ${word(locale, "underAge")}` : ""}
              </p>
              ${preferred_time ? html`<p>${preferred_time}</p>` : ""}
              ${
                calculation && product
                  ? html`<p><a href="/products/${product}/calculate/${calculation}">${word(locale, "callbackCalculation")}</a></p>`
                  : ""
              }
            </article>`,
        )}`,
  );
