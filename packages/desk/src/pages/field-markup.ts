import { localeFacts, locales, type Locale } from "@shanyraq/i18n";
import { html, type Markup } from "@shanyraq/rules/markup";
import type { DeskField } from "@shanyraq/provider";
import { fieldValue, type Part } from "../form/field-value.ts";
import { typedOf } from "../form/line-codecs.ts";
import { formName } from "../form/read-written.ts";
import { word, type Word } from "../word.ts";
import { rowsField } from "./rows-markup.ts";
import type { FormShown } from "./form-shown.ts";

/** Fields that need a word of help under their name. */
const hinted: Partial<Record<string, Word>> = {
  body: "desk.hint.markdown",
  answer: "desk.hint.markdown",
  facts: "desk.hint.pairs",
  hours: "desk.hint.hours",
  holidays: "desk.hint.dates",
  image_alt: "desk.hint.image_alt",
  lead: "desk.hint.lead",
  description: "desk.hint.description",
  url: "desk.hint.url",
  product: "desk.hint.product",
  code: "desk.hint.code",
  year: "desk.hint.year",
};
/** The same of fields that are said once, where a text of that name is a name like any other. */
const hintedOnce: Partial<Record<string, Word>> = { ...hinted, city: "desk.hint.city" };

const offeredName = (locale: Locale, name: string, option: string): string => word(locale, `desk.option.${name}.${option}` as Word);

function control({ name, control: kind, options }: DeskField, part: Part, { desk, written, locale }: FormShown, described: string): Markup {
  const id = formName(part, name);
  const value = fieldValue(desk, written, part, name);
  const text = typedOf(kind, value);
  const lang = part === "facts" ? "" : html`lang="${part}"`;
  const common = html`id="${id}" name="${id}" ${lang} ${described === "" ? "" : html`aria-describedby="${described}"`}
  ${described.includes("fault") ? html`aria-invalid="true"` : ""}`;
  if (kind === "choice" || kind === "picture") {
    const offered = kind === "picture" ? Object.keys(written.pictures) : options;
    const shown = (option: string) => (kind === "picture" ? option : offeredName(locale, name, option));
    return html`<select ${common}>
      <option value="">${word(locale, kind === "picture" ? "desk.picture.none" : "desk.choose")}</option>
      ${offered.map((option) => html`<option value="${option}" ${option === text ? "selected" : ""}>${shown(option)}</option>`)}
    </select>`;
  }
  if (kind === "line" || kind === "whole" || kind === "decimal")
    return html`<input
      ${common}
      value="${text}"
      ${kind === "line" ? "" : html`inputmode="${kind === "whole" ? "numeric" : "decimal"}"`}
    />`;
  if (kind === "date") return html`<input type="date" ${common} value="${text}" />`;
  return html`<textarea ${common} rows="${kind === "markdown" ? 16 : 3}" class="${kind === "markdown" ? "long" : ""}">${text}</textarea>`;
}

function several({ name, options }: DeskField, { desk, written, locale }: FormShown): Markup {
  const chosen = fieldValue(desk, written, "facts", name);
  return html`${options.map(
    (option) =>
      html`<label class="check"
        ><input
          type="checkbox"
          name="${formName("facts", name)}"
          value="${option}"
          ${Array.isArray(chosen) && chosen.includes(option) ? "checked" : ""}
        />${offeredName(locale, name, option)}</label
      >`,
  )}`;
}

/** A control with its name, its help and what is wrong with it. */
function labelled(field: DeskField, part: Part, shown: FormShown, label: string): Markup {
  const id = formName(part, field.name);
  const mine = shown.faults.filter((fault) => fault.id === id);
  const hint = part === "facts" ? hintedOnce[field.name] : undefined;
  const described = [...(hint ? [`${id}.hint`] : []), ...(mine.length > 0 ? [`${id}.fault`] : [])].join(" ");
  return html`<div class="field">
    <label for="${id}">${label}</label>
    ${hint ? html`<p class="hint" id="${id}.hint">${word(shown.locale, hint)}</p>` : ""}
    ${mine.length > 0 ? html`<p class="fault" id="${id}.fault">${mine.map(({ sentence }) => html`<span>${sentence} </span>`)}</p>` : ""}
    ${control(field, part, shown, described)}
  </div>`;
}

/** A field with one value for all languages. */
export function factField(field: DeskField, shown: FormShown): Markup {
  const label = word(shown.locale, `desk.field.${field.name}`);
  if (field.control === "flag") {
    const id = formName("facts", field.name);
    const isOn = fieldValue(shown.desk, shown.written, "facts", field.name) === true;
    return html`<label class="check"><input type="checkbox" id="${id}" name="${id}" ${isOn ? "checked" : ""} />${label}</label>`;
  }
  if (field.rows) return rowsField(field, field.rows, shown);
  if (field.control !== "several") return labelled(field, "facts", shown, label);
  return html`<fieldset id="${formName("facts", field.name)}">
    <legend>${label}</legend>
    ${several(field, shown)}
  </fieldset>`;
}

/** A field with a value in each language, the languages side by side. */
export function textField(field: DeskField, shown: FormShown): Markup {
  const { locale } = shown;
  const hint = hinted[field.name];
  const isNeeded = field.required ? "" : html` <span class="soft">${word(locale, "desk.optional")}</span>`;
  return html`<fieldset>
    <legend>${word(locale, `desk.field.${field.name}`)}${isNeeded}</legend>
    ${hint ? html`<p class="hint">${word(locale, hint)}</p>` : ""}
    <div class="three">${locales.map((part) => labelled(field, part, shown, localeFacts[part].name))}</div>
  </fieldset>`;
}
