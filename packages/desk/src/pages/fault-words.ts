import { localeFacts, locales, type Locale } from "@shanyraq/i18n";
import type { Control, DeskFault, DeskField, DeskKind } from "@shanyraq/provider";
import { formName } from "../form/read-written.ts";
import { word, type Word } from "../word.ts";

/** Of some controls one thing alone is wrong, whatever the rule is called. */
const ofControl: Partial<Record<Control, Word>> = {
  date: "desk.fault.date",
  dates: "desk.fault.date",
  hours: "desk.fault.hours",
  pairs: "desk.fault.pairs",
  whole: "desk.fault.whole",
  decimal: "desk.fault.decimal",
};

/** A fault in words, with the field it stands beside. */
export interface FieldFault {
  readonly id: string;
  readonly sentence: string;
  /** The same with the name of the field, for the summary. */
  readonly line: string;
}

const fieldOf = ({ facts, texts }: DeskKind, { part, path }: DeskFault): DeskField | undefined =>
  (part === "facts" ? facts : texts).find(({ name }) => name === path[0]);

/** Which row of a field a path leads to, and in which language. */
function rowOf(path: DeskFault["path"], locale: Locale): readonly string[] {
  const places = path.filter((part) => typeof part === "number").map((place) => place + 1);
  const last = path.at(-1);
  const language = locales.find((one) => one === last);
  return places.length === 0
    ? []
    : [word(locale, "desk.row", { number: places.join(".") }), ...(language ? [localeFacts[language].name] : [])];
}

/** What is wrong with an entry, in the words of its editor. */
export function faultWords(desk: DeskKind, faults: readonly DeskFault[], locale: Locale): readonly FieldFault[] {
  return faults.map((fault) => {
    const { code, part, path } = fault;
    const field = fieldOf(desk, fault);
    const name = String(path[0] ?? "");
    const special = code === "missing" ? undefined : field && ofControl[field.control];
    const sentence = word(locale, special ?? `desk.fault.${code}`, { name: String(path.at(-1) ?? "") });
    const label = field ? word(locale, `desk.field.${field.name}`) : name;
    const row = field?.rows ? rowOf(path, locale) : [];
    const where = [label, ...row, ...(part === "facts" ? [] : [localeFacts[part].name])].join(", ");
    return { id: formName(part, row.length > 0 ? path.join(".") : name), sentence, line: `${where}: ${sentence}` };
  });
}
