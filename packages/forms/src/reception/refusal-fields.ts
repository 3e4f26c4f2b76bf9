import { MAX_TEXT } from "@shanyraq/calls/validators";
import { refusalGrounds, MAX_PAPERS } from "@shanyraq/calls/vocabulary";
import { array, string, type StringSchema } from "yup";
import { kinds } from "../field-kinds.ts";

const text = () => string().trim();
/** Fewer characters say nothing of what was found. */
const MIN_FACT = 20;

const grounds = refusalGrounds.map((value) => ({ value, label: `reception.ground.${value}` as const }));

/** What was found, of a claim that is refused. */
export const refusalFact = (schema: StringSchema) =>
  schema.required("error.required").min(MIN_FACT, "error.refusal.fact").max(MAX_TEXT, "error.refusal.fact");

/** Why a claim is refused, and on which papers it rests; `isRefused` tells by the decision whether it is. */
export const refusalFields = (isRefused: (decision: unknown) => boolean, hasPapers: boolean) => ({
  ground: {
    ...kinds.select("field.refusalGround", grounds),
    schema: text().when("decision", ([decision], schema) => (isRefused(decision) ? schema.required("error.required") : schema)),
  },
  clause: {
    schema: text()
      .max(40, "error.tooLong")
      .when("ground", ([ground], schema) => (ground === "notInsured" ? schema.required("error.required") : schema)),
    control: "text" as const,
    label: "field.refusalClause" as const,
    hint: "field.refusalClause.hint" as const,
  },
  papers: {
    schema: array(string().required()).max(MAX_PAPERS, "error.papersMany"),
    control: "choices" as const,
    label: "field.refusalPapers" as const,
    hint: "field.refusalPapers.hint" as const,
    list: "papers" as const,
  },
  // Where the case holds no paper, one is named.
  otherPaper: {
    schema: text()
      .max(200, "error.tooLong")
      .when("decision", ([decision], schema) => (isRefused(decision) && !hasPapers ? schema.required("error.required") : schema)),
    control: "text" as const,
    label: hasPapers ? ("field.otherPaper" as const) : ("field.refusalPapers" as const),
    hint: "field.otherPaper.hint" as const,
    optional: hasPapers,
  },
});
