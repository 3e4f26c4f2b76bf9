import { carriedDraft, type Draft } from "@shanyraq/flows";
import { readSaved, writeSaved } from "../browser/saved.ts";

const keyOf = (calculation: string): string => `shanyraq:worksheet:v2:${calculation}`;

/** What this tab keeps of the worksheet of a calculation, at every key. */
export const worksheetInTab = (calculation: string) => ({
  read: () => readSaved<Draft>(keyOf(calculation)),
  write: (draft: Draft | undefined) => writeSaved(keyOf(calculation), draft),
});

/** What was answered goes along to another calculation of the same product, unless something was answered there already. */
export function carryWorksheet(from: string, to: string): void {
  const [former, next] = [worksheetInTab(from), worksheetInTab(to)];
  const draft = former.read();
  if (from !== to && draft && next.read() === undefined) next.write(carriedDraft(draft));
}
