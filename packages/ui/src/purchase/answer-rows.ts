import type { Topic, WorksheetAnswers } from "@shanyraq/calls/topic-schemas";
import { topicForms, type Field, type FormTopic } from "@shanyraq/forms";
import type { IntlShape } from "react-intl";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import type { Lists } from "../forms/form-lists.ts";

export interface AnswerRow {
  /** The field by the name that a refusal of the call has: "answers.person.email", "answers.beneficiaries.list[0]". */
  readonly field: string;
  readonly term: string;
  readonly value: string;
}

function shown({ control, options = [], list }: Field, value: unknown, lists: Lists, intl: IntlShape): string {
  const row = list && lists[list]?.find((one) => one.value === value);
  if (row) return row.label;
  const words = (one: unknown) => options.find((option) => option.value === one)?.label;
  if (Array.isArray(value))
    return value
      .map(words)
      .filter((id) => id !== undefined)
      .map((id) => intl.formatMessage({ id }))
      .join("; ");
  const word = words(value);
  if (word) return intl.formatMessage({ id: word });
  if (typeof value !== "string" && typeof value !== "number") return "";
  return control === "date" || control === "birthDate" ? dateText(intl, String(value)) : String(value);
}

/** The fields of a form that were answered, as the check page says them. */
function formRows(topic: FormTopic, answers: Readonly<Record<string, unknown>>, lists: Lists, intl: IntlShape): AnswerRow[] {
  const { fields, hidden, called } = topicForms[topic];
  const pointless = hidden?.(answers) ?? [];
  const labels = called?.(answers) ?? {};
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = pointless.includes(name) ? "" : shown(field, answers[name], lists, intl);
    const { label } = labels[name] ?? field;
    return value === "" ? [] : [{ field: `answers.${topic}.${name}`, term: intl.formatMessage({ id: label }), value }];
  });
}

/** Who is paid, each by their name; when nobody is named, the heirs. */
function beneficiaryRows({ beneficiaries }: WorksheetAnswers, intl: IntlShape): AnswerRow[] {
  const { formatMessage } = intl;
  const list = beneficiaries?.list ?? [];
  if (list.length === 0)
    return [
      {
        field: "answers.beneficiaries",
        term: formatMessage({ id: "purchase.check.paidTo" }),
        value: formatMessage({ id: "purchase.heirs.short" }),
      },
    ];
  return list.map(({ name, relation, birthDate, share }, index) => ({
    field: `answers.beneficiaries.list[${index}]`,
    term: name,
    value: [formatMessage({ id: `field.relation.${relation}` }).toLocaleLowerCase(), dateText(intl, birthDate), `${share} %`].join(", "),
  }));
}

/** The insured of a list, each with the number of their document. */
const workerRows = ({ workers }: WorksheetAnswers, names: readonly string[], { formatMessage }: IntlShape): AnswerRow[] =>
  (workers?.list ?? []).map(({ name, document_number }, index) => ({
    field: `answers.workers.list[${index}]`,
    term: name || names[index] || formatMessage({ id: "purchase.worker.nameless" }, { number: index + 1 }),
    value: document_number,
  }));

/** What was answered to a topic, row by row. */
export function answerRows(
  topic: Topic,
  answers: WorksheetAnswers,
  { names, lists }: { readonly names: readonly string[]; readonly lists: Lists },
  intl: IntlShape,
): readonly AnswerRow[] {
  if (topic === "beneficiaries") return beneficiaryRows(answers, intl);
  if (topic === "workers") return workerRows(answers, names, intl);
  return formRows(topic, answers[topic] ?? {}, lists, intl);
}
