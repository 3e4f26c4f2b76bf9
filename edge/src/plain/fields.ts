import { isPlainFormTextId } from "@shanyraq/i18n/plain-form-text";
import type { Field, Fields, Form } from "@shanyraq/forms";
import type { Say } from "./block.ts";
import { attributes, escaped } from "./html.ts";

type Values = Readonly<Record<string, string>>;

/** A text of the form's table in the language of the page. */
const messageText = (say: Say, id: string): string => (isPlainFormTextId(id) ? say.text(id) : id);

const TYPES: Readonly<Partial<Record<Field["control"], string>>> = { tel: "tel", email: "email", date: "date", birthDate: "date" };
/** Digits alone are typed. */
const DIGITS: ReadonlySet<Field["control"]> = new Set(["iin", "number", "code"]);

/** How many characters a line or a text takes where its field says nothing. */
const MAX_TYPED = 2_000;
const ROWS = 6;

function control(name: string, field: Field, value: string, described: string | undefined, say: Say): string {
  const common = { id: name, name, "aria-describedby": described, "aria-invalid": described?.includes("-wrong") ? "true" : undefined };
  if (field.control === "textarea")
    return `<textarea${attributes({ ...common, rows: String(ROWS), maxlength: String(field.limit ?? MAX_TYPED) })}>${escaped(value)}</textarea>`;
  if (field.options) {
    const options = field.options.map(
      (option) =>
        `<option${attributes({ value: option.value, selected: option.value === value })}>${escaped(messageText(say, option.label))}</option>`,
    );
    return `<select${attributes(common)}><option value=""></option>${options.join("")}</select>`;
  }
  if (field.control === "flag") return `<input${attributes({ ...common, type: "checkbox", value: "true", checked: value === "true" })}>`;
  return `<input${attributes({
    ...common,
    type: TYPES[field.control] ?? "text",
    value,
    maxlength: String(MAX_TYPED),
    inputmode: DIGITS.has(field.control) ? "numeric" : undefined,
    autocomplete: field.autoComplete,
  })}>`;
}

function drawn(name: string, field: Field, value: string, wrong: string | undefined, say: Say): string {
  const isDate = TYPES[field.control] === "date";
  const hint = field.hint ? messageText(say, field.hint) : isDate && say.text("plain.date");
  const hints = [hint !== false && `${name}-hint`, wrong !== undefined && `${name}-wrong`].filter((id) => id !== false);
  const label = `${escaped(messageText(say, field.label))}${field.optional && field.control !== "flag" ? ` <small>(${escaped(say.text("plain.optional"))})</small>` : ""}`;
  const box = control(name, field, value, hints.length > 0 ? hints.join(" ") : undefined, say);
  const facts = [
    hint !== false ? `<p class="hint" id="${name}-hint">${escaped(hint)}</p>` : "",
    wrong !== undefined ? `<p class="wrong" id="${name}-wrong">${escaped(wrong)}</p>` : "",
  ].join("");
  return field.control === "flag"
    ? `<div class="field flag">${box}<label for="${name}">${label}</label>${facts}</div>`
    : `<div class="field"><label for="${name}">${label}</label>${facts}${box}</div>`;
}

/** The fields of a form as elements that every browser has, with what was typed and what is wrong with it. */
export const fieldsAsHtml = (fields: Fields, values: Values, errors: Values, say: Say): string =>
  Object.entries(fields)
    .map(([name, field]) => drawn(name, field, values[name] ?? "", errors[name], say))
    .join("\n");

const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/**
 * What was typed, as the site's own form sends it: a day that an old browser has no field for, a mark, nothing where nothing was typed. What the form
 * leaves out is left out here, as the name of somebody who stays unnamed.
 */
export function inputOf({ fields, schema }: Form, values: Values): Readonly<Record<string, unknown>> {
  const typed = Object.entries(fields).map(([name, { control }]): readonly [string, unknown] => {
    const value = (values[name] ?? "").trim();
    if (control === "flag") return [name, value === "true"];
    const [, day = "", month = "", year = ""] = (TYPES[control] === "date" && DOTTED.exec(value)) || [];
    return [name, year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : value];
  });
  const sent = schema.cast(Object.fromEntries(typed), { assert: false }) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== "" && value !== undefined));
}
