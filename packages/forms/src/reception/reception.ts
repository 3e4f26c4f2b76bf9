import {
  claimMeasures,
  healthMeasures,
  wordlessDecisions,
  type ClaimMeasure,
  type HealthMeasure,
  type WorkDecision,
} from "@shanyraq/calls/vocabulary";
import { isoDate, ownerNumber, story, MAX_TEXT, contractNumber } from "@shanyraq/calls/validators";
import { receptionTopics } from "@shanyraq/calls/vocabulary";
import type { PlainMessageId } from "@shanyraq/i18n";
import { string } from "yup";
import { kinds } from "../field-kinds.ts";
import { form, type Form } from "../form.ts";
import { measureFields } from "./measure-fields.ts";
import { refusalFact, refusalFields } from "./refusal-fields.ts";

const text = () => string().trim();

/** Who has come: by their IIN, or a foreigner's document. No browser of a desk keeps it. */
export const whoIsServed = form({
  who: {
    schema: ownerNumber(text().required("error.required")),
    control: "text",
    label: "field.whoIsServed",
    hint: "field.whoIsServed.hint",
    autoComplete: "off",
  },
});

/** A statement by its number, also one that was decided long ago. */
export const caseNumber = form({
  number: { ...kinds.contractNumber(), label: "field.number", hint: "field.number.hint" },
});

export const receptionCode = form({ code: { ...kinds.code(4), autoComplete: "off" } });

/** What somebody came about, in their words as the employee writes them. */
export const receptionForm = form({
  topic: kinds.select(
    "field.receptionTopic",
    receptionTopics.map((value) => ({ value, label: `reception.topic.${value}` as const })),
  ),
  contractNumber: {
    schema: contractNumber(text()),
    control: "text",
    label: "field.contractNumber",
    hint: "field.contractNumber.hint",
    optional: true,
  },
  text: {
    schema: story(text().required("error.required")).max(MAX_TEXT, "error.tooLong"),
    control: "textarea",
    label: "field.receptionText",
    hint: "field.receptionText.hint",
    limit: MAX_TEXT,
  },
});

const isWordless = (decision: unknown) => wordlessDecisions.some((one) => one === decision);

type Choices = readonly { readonly value: WorkDecision; readonly label: PlainMessageId }[];
const noRefusal = ["ground", "clause", "papers", "otherPaper"];

/**
 * What is decided about a case, and the message to its customer; the decisions are those that the case takes now.
 * @param about a claim is refused by a ground, with papers; the case may hold some to choose from, and its sum may be found by what they show.
 */
export const decisionForm = (
  decisions: Choices,
  about: {
    readonly isClaim?: boolean;
    readonly hasPapers?: boolean;
    readonly measures?: readonly ClaimMeasure[];
    readonly isPersonListed?: boolean;
    /** Those that a register has measured: whoever decides confirms what stands there. */
    readonly registered?: readonly ClaimMeasure[];
  } = {},
): Form => {
  const isRefused = (decision: unknown) => about.isClaim === true && decision === "refuse";
  const hasDay = (decision: unknown) => decision === "acceptClaim" || isRefused(decision);
  const measures = measureFields(about.isPersonListed === true);
  const person = {
    ...measures.person,
    schema: measures.person.schema.when("decision", ([decision], schema) =>
      decision === "payBurial" ? schema.required("error.required") : schema,
    ),
  };
  const { ground, clause, papers, otherPaper } = refusalFields(isRefused, about.hasPapers === true);
  return {
    ...form({
      decision: kinds.choice("field.decision", decisions),
      ground,
      clause,
      eventDay: {
        ...kinds.date("field.eventDay"),
        schema: text().when("decision", ([decision], schema) => (hasDay(decision) ? isoDate(schema.required("error.required")) : schema)),
      },
      byAccident: kinds.flag("field.byAccident"),
      ...measures,
      person,
      words: {
        schema: story(text())
          .max(MAX_TEXT, "error.tooLong")
          .when("decision", ([decision], schema) => {
            if (isRefused(decision)) return refusalFact(text());
            return isWordless(decision) ? schema : schema.required("error.required");
          }),
        control: "textarea",
        label: "field.decisionWords",
        hint: "field.decisionWords.hint",
        limit: MAX_TEXT,
      },
      papers,
      otherPaper,
    }),
    hidden: ({ decision, ground: chosen }: Readonly<Record<string, unknown>>) => [
      ...(decision === "" || isWordless(decision) ? ["words"] : []),
      ...(hasDay(decision) ? [] : ["eventDay"]),
      ...(decision === "acceptClaim" ? [] : ["byAccident"]),
      ...claimMeasures.filter((one) =>
        decision === "payBurial" ? one !== "person" : decision !== "acceptClaim" || about.measures?.includes(one) !== true,
      ),
      ...(isRefused(decision) ? [] : noRefusal),
      ...(chosen === "notInsured" ? [] : ["clause"]),
      ...(about.hasPapers === true ? [] : ["papers"]),
    ],
    called: ({ decision }: Readonly<Record<string, unknown>>) => ({
      ...(isRefused(decision) && { words: { label: "field.refusalFact", hint: "field.refusalFact.hint" } as const }),
      ...(decision === "payBurial" && { person: { label: "field.buriedBy", hint: "field.buriedBy.hint" } as const }),
      ...Object.fromEntries(
        (about.registered ?? []).map((one) => [one, { label: measures[one].label, hint: "reception.registered.hint" }]),
      ),
    }),
  };
};

/** What an assessor wants to know of a medical expert. */
export const opinionQuestionForm = form({
  question: {
    schema: story(text().required("error.required")).max(MAX_TEXT, "error.tooLong"),
    control: "textarea",
    label: "field.opinionQuestion",
    hint: "field.opinionQuestion.hint",
    limit: MAX_TEXT,
  },
});

/** What a medical expert finds: of the measures those that the claim asks for, each as far as the papers show it. */
export const opinionForm = (measured: readonly HealthMeasure[]): Form => {
  const { disabilityGroup, injuries, sickDays, hospitalDays, lossPercent } = measureFields(false);
  const fields = {
    disabilityGroup: { ...disabilityGroup, optional: true },
    injuries: { ...injuries, optional: true },
    sickDays,
    hospitalDays,
    lossPercent: { ...lossPercent, optional: true },
  };
  return {
    ...form({
      words: {
        schema: story(text().required("error.required")).max(MAX_TEXT, "error.tooLong"),
        control: "textarea",
        label: "field.opinionWords",
        hint: "field.opinionWords.hint",
        limit: MAX_TEXT,
      },
      ...fields,
    }),
    hidden: () => healthMeasures.filter((one) => !measured.includes(one)),
  };
};

export const staffLogForm = form({ day: kinds.date("field.logDay") });

/** Which policy a report is about: by the person insured, as named in the papers, and by its number when it is known. */
export const reportContractForm = form({
  person: {
    schema: ownerNumber(text().required("error.required")),
    control: "text",
    label: "field.insuredNumber",
    hint: "field.insuredNumber.hint",
    autoComplete: "off",
  },
  contractNumber: {
    schema: contractNumber(text()),
    control: "text",
    label: "field.contractNumber",
    hint: "reception.link.number.hint",
    optional: true,
    autoComplete: "off",
  },
});
