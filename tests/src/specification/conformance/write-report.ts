import { evidence } from "./evidence.ts";
import type { Criterion } from "./criterion.ts";

interface ReportPart {
  readonly title: string;
  readonly criteria: readonly Criterion[];
}

const levelOf = ({ level }: Criterion) => (level === "clause" ? "" : ` (${level})`);
const proofOf = ({ evidence: names }: Criterion) =>
  names.map((name) => `[${evidence[name].what}](../../${evidence[name].file})`).join("; ");

const tableOf = ({ title, criteria }: ReportPart): string =>
  [
    `## ${title}`,
    "",
    "| Criterion | Conformance | Remarks | Shown by |",
    "| --- | --- | --- | --- |",
    ...criteria.map((one) => `| ${one.number} ${one.name}${levelOf(one)} | ${one.conformance} | ${one.remarks} | ${proofOf(one)} |`),
  ].join("\n");

/** The conformance report in the form that buyers ask for, from the tables. @param checkedOn as the page about accessibility says it. */
export function writeReport(sections: readonly ReportPart[], checkedOn: string): string {
  const all = sections.flatMap(({ criteria }) => criteria);
  const count = (conformance: Criterion["conformance"]) => all.filter((one) => one.conformance === conformance).length;
  return `${[
    "# Accessibility conformance report",
    [
      "What the site «Шаңырақ Life» claims of WCAG 2.2 and EN 301 549 V3.2.1, and what shows it. The tables are made from `tests/src/specification/conformance`",
      "and compared with them by `acr.test.ts`: each proof that a row names has to be there, and a gap stands on the page about accessibility too.",
    ].join("\n"),
    `Last checked: ${checkedOn}. Supports ${count("Supports")}, partially supports ${count("Partially supports")}, not applicable ${count("Not applicable")}.`,
    [
      "**How it was evaluated.** By ourselves: programs, a virtual screen reader, keys, and looking. No outside body and nobody who uses a screen reader every",
      "day has checked it yet; the page about accessibility says by which day they will.",
    ].join("\n"),
    "**Levels.** Every criterion of levels A and AA is listed. Of level AAA those are listed that are claimed; of the others nothing is claimed.",
    ...sections.map(tableOf),
  ].join("\n\n")}\n`;
}
