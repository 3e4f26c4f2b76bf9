import { locales } from "@shanyraq/i18n";
import type { DeskField, DeskKind, Editing, Written } from "@shanyraq/provider";
import { fieldOf } from "../read-form.ts";
import { writtenOf, type Part } from "./field-value.ts";
import { givenPictures } from "./given-pictures.ts";
import { rowsIn } from "./rows.ts";
import { valueOf } from "./line-codecs.ts";

/** What a form calls a field. */
export const formName = (part: Part, name: string): string => `${part}.${name}`;

function typed(form: FormData, part: Part, { name, control, rows }: DeskField): unknown {
  const key = formName(part, name);
  if (rows) return rowsIn(form, key, rows);
  if (control === "flag") return form.get(key) === "on";
  if (control === "several") return form.getAll(key).filter((one) => typeof one === "string");
  return valueOf(control, fieldOf(form, key));
}

/** An entry as a form gives it, with the pictures that came with it, and the files that were refused as pictures. */
export async function readWritten(
  form: FormData,
  desk: DeskKind,
  before: Written,
  editing: Pick<Editing, "keepPicture">,
): Promise<{ readonly written: Written; readonly refused: readonly string[] }> {
  const { pictures, lead, refused } = await givenPictures(form, before.pictures, editing);
  const facts = desk.facts.map((field) => {
    const value = field.control === "picture" && lead !== undefined ? lead : typed(form, "facts", field);
    return ["facts", field.name, value] as const;
  });
  const texts = locales.flatMap((locale) => desk.texts.map((field) => [locale, field.name, typed(form, locale, field)] as const));
  return { written: writtenOf(desk, before, [...facts, ...texts], pictures), refused };
}

/** An entry before its first word. */
export const blank: Written = { facts: {}, texts: { ru: {}, kk: {}, en: {} }, pictures: {} };
