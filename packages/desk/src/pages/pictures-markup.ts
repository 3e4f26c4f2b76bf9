import { html, type Markup } from "@shanyraq/rules/markup";
import { MAX_MB } from "@shanyraq/provider";
import { word } from "../word.ts";
import type { FormShown } from "./form-shown.ts";

/** The pictures of an entry, what a text calls them by, and a place for new ones. */
export function picturesMarkup({ desk, written, locale }: FormShown): Markup | string {
  if (!("article" in desk.of)) return "";
  const hasLead = desk.facts.some(({ control }) => control === "picture");
  const pictures = Object.entries(written.pictures);
  return html`<fieldset>
    <legend>${word(locale, "desk.pictures")}</legend>
    <p class="hint">${word(locale, "desk.pictures.hint", { megabytes: MAX_MB })}</p>
    ${
      pictures.length === 0
        ? ""
        : html`<ul class="pictures">
            ${pictures.map(
              ([name, address]) =>
                html`<li>
                  <img src="${address}" alt="${name}" />
                  <code>![](${name})</code>
                  <label class="check"
                    ><input type="checkbox" name="picture.gone" value="${name}" />${word(locale, "desk.picture.remove", { name })}</label
                  >
                </li>`,
            )}
          </ul>`
    }
    ${
      hasLead
        ? html`<div class="field">
            <label for="picture.lead">${word(locale, "desk.picture.lead")}</label>
            <input type="file" id="picture.lead" name="picture.lead" accept="image/jpeg,image/png,image/webp" />
          </div>`
        : ""
    }
    <div class="field">
      <label for="picture.new">${word(locale, "desk.picture.new")}</label>
      <input type="file" id="picture.new" name="picture.new" accept="image/jpeg,image/png,image/webp" multiple />
    </div>
  </fieldset>`;
}
