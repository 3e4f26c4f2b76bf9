import { localeFacts, locales, type Locale } from "@shanyraq/i18n";
import type { DeskKind, RowShape, Written } from "@shanyraq/provider";
import { isObject } from "@shanyraq/rules/is-object";
import { html, type Markup } from "@shanyraq/rules/markup";
import { fieldValue } from "../form/field-value.ts";
import { cellOf, innerOf, rowsOf } from "../form/rows.ts";
import { typedOf } from "../form/line-codecs.ts";
import { word } from "../word.ts";

interface Side {
  readonly name: string;
  readonly written: Written;
}

const shown = (value: unknown): string => (typeof value === "boolean" ? String(value) : "");

/** Rows a line each, those inside a row moved in. */
function rowLines(value: unknown, shape: RowShape, depth = 0): readonly string[] {
  return rowsOf(value).flatMap((row) => {
    const cells = shape.columns.map((column) => {
      const cell = cellOf(row, column);
      return column.inLanguages && isObject(cell) ? locales.map((one) => String(cell[one] ?? "")).join(" / ") : String(cell ?? "");
    });
    return [`${"    ".repeat(depth)}${cells.join(" | ")}`, ...rowLines(innerOf(row, shape), shape, depth + 1)];
  });
}

/** Two texts of an entry side by side: the fields alone in which they differ. */
export function compareMarkup(desk: DeskKind, [left, right]: readonly [Side, Side], locale: Locale): Markup {
  const rows = [
    ...desk.facts.map((field) => ({ field, part: "facts" as const })),
    ...desk.texts.flatMap((field) => locales.map((part) => ({ field, part }))),
  ].flatMap(({ field, part }) => {
    const [one, other] = [left, right].map(({ written }) => {
      const value = fieldValue(desk, written, part, field.name);
      return field.rows ? rowLines(value, field.rows).join("\n") : typedOf(field.control, value) || shown(value);
    });
    if (one === other) return [];
    const name = word(locale, `desk.field.${field.name}`);
    return [{ name: part === "facts" ? name : `${name}, ${localeFacts[part].name}`, one, other, lang: part === "facts" ? locale : part }];
  });
  if (rows.length === 0) return html`<p class="soft">${word(locale, "desk.compare.same")}</p>`;
  return html`${rows.map(
    ({ name, one = "", other = "", lang }) =>
      html`<section class="card">
        <h2>${name}</h2>
        <div class="sides">
          <div>
            <h3>${left.name}</h3>
            <p class="text" lang="${lang}">${one}</p>
          </div>
          <div>
            <h3>${right.name}</h3>
            <p class="text" lang="${lang}">${other}</p>
          </div>
        </div>
      </section>`,
  )}`;
}
