import { completeYears } from "@shanyraq/rules";
import { documentFaults } from "./input/identity-document.ts";
import { pastDateFault } from "./input/past-date.ts";
import type { WorksheetAnswers } from "./shapes/topics.ts";
import type { Topic } from "./topics.ts";

/** What the rules of a topic look at beyond its own answers. Days are yyyy-mm-dd. */
export interface TopicContext {
  /** When the buyer was born; undefined when nobody has given it. */
  readonly birthDate: string | undefined;
  readonly today: string;
  /** The answers of the calculator that the worksheet must agree with. */
  readonly calculation: {
    readonly birthDate?: string | undefined;
    readonly bin?: string | undefined;
    readonly childAge?: string | undefined;
    readonly startDate?: string | undefined;
    readonly persons?: readonly unknown[] | undefined;
  };
}

/** Ids of messages by field. */
export type Faults = Readonly<Record<string, string>>;

/** What a topic refuses because the calculation says otherwise: it is mended in the calculator, where the answer is right. */
const ofCalculation: readonly string[] = [
  "error.child.otherAge",
  "error.insured.notYou",
  "error.insured.otherDate",
  "error.company.otherBin",
];
export const contradictsCalculation = (faults: Faults): boolean => Object.values(faults).some((fault) => ofCalculation.includes(fault));

/** Years from which somebody is insured by a contract of their own. */
const ADULT = 18;
const NONE: Faults = {};
const past = (field: string, date: string, today: string): Faults => {
  const fault = pastDateFault(date, today);
  return fault ? { [field]: fault } : NONE;
};

function childFaults(birthDate: string, { today, calculation: { childAge, startDate } }: TopicContext): Faults {
  const fault = past("birthDate", birthDate, today);
  if (fault !== NONE || childAge === undefined) return fault;
  const start = startDate !== undefined && startDate > today ? startDate : today;
  return completeYears(birthDate, start) === Number(childAge) ? NONE : { birthDate: "error.child.otherAge" };
}

/** A price stands for one life: the person that is named has to be the one who was calculated for. */
function insuredFaults(
  { for_child, birth_date: born = "" }: NonNullable<WorksheetAnswers["insured"]>,
  { birthDate, today, calculation }: TopicContext,
): Faults {
  const priced = calculation.birthDate;
  if (for_child === "no") return priced && birthDate && priced !== birthDate ? { for_child: "error.insured.notYou" } : NONE;
  const fault = past("birth_date", born, today);
  if (fault !== NONE) return fault;
  if (completeYears(born, today) >= ADULT) return { birth_date: "error.insured.adult" };
  return priced && priced !== born ? { birth_date: "error.insured.otherDate" } : NONE;
}

const rules: Readonly<Partial<Record<Topic, (answers: WorksheetAnswers, context: TopicContext) => Faults>>> = {
  person: ({ person }, { birthDate, today }) => (person ? { ...documentFaults(person, birthDate, today) } : NONE),
  insured: ({ insured }, context) => (insured ? insuredFaults(insured, context) : NONE),
  company: ({ company }, { calculation: { bin } }) => (company && bin && bin !== company.bin ? { bin: "error.company.otherBin" } : NONE),
  child: ({ child }, context) => (child ? childFaults(child.birthDate, context) : NONE),
  loan: ({ loan }, { today }) => (loan ? past("date", loan.date, today) : NONE),
  workers: ({ workers }, { calculation: { persons = [] } }) =>
    workers && workers.list.length !== persons.length ? { list: "error.workers.count" } : NONE,
  beneficiaries: ({ beneficiaries }, { today }) => {
    const faults: Record<string, string> = {};
    for (const [index, { birthDate }] of (beneficiaries?.list ?? []).entries())
      Object.assign(faults, past(`list[${index}].birthDate`, birthDate, today));
    return faults;
  },
};

/** What cannot be true of the answers to a topic, by field: what looks at today, at other answers, or at the calculation. */
export const topicFaults = (topic: Topic, answers: WorksheetAnswers, context: TopicContext): Faults =>
  rules[topic]?.(answers, context) ?? NONE;
