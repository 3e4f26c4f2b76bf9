import type { Difference } from "./compare.ts";
import type { Act, Day, Story } from "./story.ts";

const tenge = (tiyn: number): string => `${(tiyn / 100).toLocaleString("en", { minimumFractionDigits: 2 })} tenge`;

function actText(act: Act): string {
  if (act.do === "pay") return `pays ${tenge(act.tiyn)}`;
  if (act.do === "change")
    return `changes ${Object.entries(act.to)
      .map(([name, value]) => `${name} to ${value}`)
      .join(", ")}`;
  if (act.do === "end") return act.repaidOn === undefined ? "ends the contract" : `ends the contract, its loan repaid on ${act.repaidOn}`;
  if (act.do === "fundPays") return `the fund says that it paid ${tenge(act.tiyn)}${act.paidOn === undefined ? "" : ` on ${act.paidOn}`}`;
  if (act.do === "payBeside") return `the ${act.part} comes`;
  if (act.do === "death") return act.diedOn === undefined ? "dies" : `it becomes known that they died on ${act.diedOn}`;
  const texts = {
    account: "names an account",
    return: "the bank sends the last order back",
    restore: "pays what is overdue",
    fundRefuses: "the fund refuses the transfer",
    alive: "is shown to be alive",
    look: "both programs look",
  } as const;
  return texts[act.do];
}

const sayDifference = ({ figure, product, second }: Difference): string =>
  `    ${figure}: the product says ${product}, the second program ${second}`;

/** The command that lives one life again. */
export const repeatCommand = (seed: number): string => `SEED=${seed} LIVES=1 npm run test:full lives`;

/** A life as a story to be read: who and what first, then day by day, with both figures where they differ. The first difference stands first. */
export function describeLife(story: Story, differences: readonly Difference[]): string {
  const { seed, line, applied, person, answers, acts } = story;
  const [first] = differences;
  const days = Map.groupBy(acts, ({ on }) => on);
  const of = Map.groupBy(differences, ({ on }) => on ?? ("" as Day));
  const all = [...new Set([...days.keys(), ...of.keys()])].filter((day) => day !== "").toSorted();
  return [
    `Life ${seed}: ${line}, applied for on ${applied} by a ${person.sex} born on ${person.birthDate}`,
    ...(first ? [`  first difference${first.on === undefined ? "" : ` on ${first.on}`}:`, sayDifference(first)] : []),
    `  answers: ${JSON.stringify(answers)}`,
    ...(of.get("") ?? []).map(sayDifference),
    ...all.flatMap((day) => [`  ${day} ${(days.get(day) ?? []).map(actText).join("; ")}`, ...(of.get(day) ?? []).map(sayDifference)]),
    `  once more: ${repeatCommand(seed)}`,
  ].join("\n");
}
