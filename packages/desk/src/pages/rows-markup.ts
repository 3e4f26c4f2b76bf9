import { localeFacts, locales, type Locale } from "@shanyraq/i18n";
import type { DeskField, RowColumn, RowShape } from "@shanyraq/provider";
import { isObject } from "@shanyraq/rules/is-object";
import { html, type Markup } from "@shanyraq/rules/markup";
import { formName } from "../form/read-written.ts";
import { cellNames, cellOf, innerOf, MAX_ROWS, rowActValue, rowsOf, type Row, type RowAct } from "../form/rows.ts";
import { word } from "../word.ts";
import type { FormShown } from "./form-shown.ts";

interface RowsView {
  readonly field: DeskField;
  readonly shape: RowShape;
  readonly form: FormShown;
}

/** A field of a row, named after the row, so that a screen reader that reads it alone names the row too. */
function cell({ form, shape }: RowsView, at: string, column: RowColumn, row: Row, name: string): Markup {
  const { locale, faults, focusOn } = form;
  const value = cellOf(row, column);
  const label = column.name === "" ? "" : word(locale, `desk.field.${column.name}`);
  return html`${cellNames(at, column).map((id, index) => {
    const language = column.inLanguages ? locales[index] : undefined;
    const text = language && isObject(value) ? value[language] : value;
    const mine = faults.filter((fault) => fault.id === id);
    const shown = [label, language ? localeFacts[language].name : ""].filter((part) => part !== "").join(", ");
    const typed = typeof text === "string" ? text : "";
    const common = html`id="${id}" name="${id}" aria-label="${name}: ${shown}" ${language ? html`lang="${language}"` : ""}
    ${mine.length > 0 ? html`aria-invalid="true" aria-describedby="${id}.fault"` : ""}
    ${focusOn === at && index === 0 && column === shape.columns[0] ? "autofocus" : ""}`;
    return html`<div class="field">
      <label for="${id}">${shown}</label>
      ${mine.length > 0 ? html`<p class="fault" id="${id}.fault">${mine.map(({ sentence }) => sentence).join(" ")}</p>` : ""}
      ${column.isLong ? html`<textarea ${common} rows="3">${typed}</textarea>` : html`<input ${common} value="${typed}" />`}
    </div>`;
  })}`;
}

const button = (locale: Locale, act: RowAct, name: "up" | "down" | "remove" | "add" | "inner", row: string): Markup =>
  html`<button
    name="rows"
    value="${rowActValue(act)}"
    aria-label="${row === "" ? word(locale, `desk.row.${name}`) : word(locale, "desk.row.of", { act: word(locale, `desk.row.${name}`), row })}"
  >
    ${word(locale, `desk.row.${name}`)}
  </button>`;

function rowMarkup(shown: RowsView, row: Row, places: readonly number[], many: number): Markup {
  const { field, form, shape } = shown;
  const { locale } = form;
  const at = [
    formName("facts", field.name),
    ...places.flatMap((place, depth) => (depth === 0 ? [place] : [shape.inner?.name ?? "", place])),
  ].join(".");
  const name = word(locale, "desk.row", { number: places.map((place) => place + 1).join(".") });
  const act = (one: RowAct["act"]): RowAct => ({ field: field.name, places, act: one });
  const place = places.at(-1) ?? 0;
  const inner = innerOf(row, shape);
  const isDeep = shape.inner === undefined || places.length >= shape.inner.depth;
  return html`<li>
    <fieldset class="row">
      <legend>${name}</legend>
      <div class="cells">${shape.columns.map((column) => cell(shown, at, column, row, name))}</div>
      <div class="acts">
        ${place > 0 ? button(locale, act("up"), "up", name) : ""} ${place < many - 1 ? button(locale, act("down"), "down", name) : ""}
        ${button(locale, act("remove"), "remove", name)}
        ${isDeep || inner.length > 0 ? "" : button(locale, { ...act("add"), places: [...places, 0] }, "inner", name)}
      </div>
      ${isDeep || inner.length === 0 ? "" : rowList(shown, inner, places, name)}
    </fieldset>
  </li>`;
}

function rowList(shown: RowsView, rows: readonly Row[], within: readonly number[], name: string): Markup {
  const { field, form } = shown;
  return html`<ol class="list">
      ${rows.slice(0, MAX_ROWS).map((row, index) => rowMarkup(shown, row, [...within, index], rows.length))}
    </ol>
    ${button(form.locale, { field: field.name, places: [...within, rows.length], act: "add" }, within.length === 0 ? "add" : "inner", name)}`;
}

/** A field of rows: each with its fields, and with buttons that move it. The buttons work without a script, and do not save. */
export function rowsField(field: DeskField, shape: RowShape, form: FormShown): Markup {
  const { written, locale, faults } = form;
  const id = formName("facts", field.name);
  const mine = faults.filter((fault) => fault.id === id);
  const value = written.facts[field.name];
  return html`<fieldset id="${id}" tabindex="-1">
    <legend>${word(locale, `desk.field.${field.name}`)}</legend>
    ${shape.columns.some(({ name }) => name === "url") ? html`<p class="hint">${word(locale, "desk.hint.url")}</p>` : ""}
    ${mine.length > 0 ? html`<p class="fault" id="${id}.fault">${mine.map(({ sentence }) => sentence).join(" ")}</p>` : ""}
    ${rowList({ field, shape, form }, rowsOf(value), [], "")}
  </fieldset>`;
}
