import type { Locale } from "@shanyraq/i18n";
import type { CardAction } from "../cards/cards.ts";
import type { CardState } from "../tables.ts";
import { word } from "../words.ts";
import { html } from "@shanyraq/rules/markup";
import { page } from "./page.ts";

const possible = (state: CardState): readonly CardAction[] => {
  if (state === "new") return ["secure", "save", "slow", "empty", "refuse"];
  return state === "secure" ? ["confirm", "refuse"] : [];
};

/** The bank's page on which a card is saved: with 3-D Secure or without, at once or after a while, or not at all. */
export const cardPage = (locale: Locale, { id, state }: { readonly id: string; readonly state: CardState }): Response =>
  page(
    locale,
    `/sandbox/card/${id}`,
    "card",
    html`<p>${word(locale, "cardLead")}</p>
      ${possible(state).map(
        (action) =>
          html`<form method="post" action="/sandbox/card/${id}/${action}?lang=${locale}">
            <button class="${action === "secure" || action === "confirm" ? "main" : ""}">${word(locale, `card.${action}`)}</button>
          </form>`,
      )}`,
  );
