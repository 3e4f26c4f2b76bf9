import { localeFacts, type Locale } from "@shanyraq/i18n";
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
};

/** A fault in words, with the field it stands beside. */
export interface SaidFault {
  readonly id: string;
  readonly sentence: string;
  /** The same with the name of the field, for the summary. */
  readonly line: string;
}

const fieldOf = ({ facts, texts }: DeskKind, { part, path }: DeskFault): DeskField | undefined =>
  (part === "facts" ? facts : texts).find(({ name }) => name === path[0]);

/** What is wrong with an entry, in the words of its editor. */
export function faultWords(desk: DeskKind, faults: readonly DeskFault[], locale: Locale): readonly SaidFault[] {
  return faults.map((fault) => {
    const { code, part, path } = fault;
    const field = fieldOf(desk, fault);
    const name = String(path[0] ?? "");
    const special = code === "missing" ? undefined : field && ofControl[field.control];
    const sentence = word(locale, special ?? `desk.fault.${code}`, { name: String(path.at(-1) ?? "") });
    const label = field ? word(locale, `desk.field.${field.name}`) : name;
    const where = part === "facts" ? label : `${label}, ${localeFacts[part].name}`;
    return { id: formName(part, name), sentence, line: `${where}: ${sentence}` };
  });
}
