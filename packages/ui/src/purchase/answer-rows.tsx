import type { Topic, WorksheetAnswers } from "@shanyraq/calls/topic-schemas";
import { topicForms, type Field, type FormTopic } from "@shanyraq/forms";
import type { PlainMessageId } from "@shanyraq/i18n";
import type { ReactNode } from "react";
import type { IntlShape } from "react-intl";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import type { Lists } from "../forms/form-lists.ts";
import { stepNames } from "./steps.ts";

interface AnswerRow {
  /** The field by the name that a refusal of the call has: "answers.person.email". */
  readonly field: string;
  readonly label: PlainMessageId;
  readonly value: ReactNode;
}
type Say = IntlShape["formatMessage"];

function shown({ control, options = [], list }: Field, value: unknown, lists: Lists, say: Say): ReactNode {
  const row = list && lists[list]?.find((one) => one.value === value);
  if (row) return row.label;
  const words = (one: unknown) => options.find((option) => option.value === one)?.label;
  if (Array.isArray(value))
    return value
      .map(words)
      .filter((id) => id !== undefined)
      .map((id) => say({ id }))
      .join("; ");
  const word = words(value);
  if (word) return say({ id: word });
  if (typeof value !== "string" && typeof value !== "number") return "";
  return control === "date" || control === "birthDate" ? <DateText iso={String(value)} /> : value;
}

/** The fields of a form that were answered, as the check page says them. */
function formRows(topic: FormTopic, answers: Readonly<Record<string, unknown>>, lists: Lists, say: Say): AnswerRow[] {
  const { fields, hidden, called } = topicForms[topic];
  const pointless = hidden?.(answers) ?? [];
  const labels = called?.(answers) ?? {};
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = pointless.includes(name) ? "" : shown(field, answers[name], lists, say);
    return value === "" ? [] : [{ field: `answers.${topic}.${name}`, label: labels[name]?.label ?? field.label, value }];
  });
}

/** What was answered to a topic, row by row. */
export function answerRows(
  topic: Topic,
  answers: WorksheetAnswers,
  { names, lists }: { readonly names: readonly string[]; readonly lists: Lists },
  say: Say,
): readonly AnswerRow[] {
  const whole = (value: ReactNode): AnswerRow[] => [{ field: `answers.${topic}`, label: stepNames[topic], value }];
  if (topic === "beneficiaries") {
    const list = answers.beneficiaries?.list ?? [];
    if (list.length === 0) return whole(say({ id: "purchase.heirs.short" }));
    return whole(
      list
        .map(({ name, relation, share }) => `${name}, ${say({ id: `field.relation.${relation}` }).toLocaleLowerCase()}: ${share} %`)
        .join("; "),
    );
  }
  if (topic === "workers")
    return whole(
      (answers.workers?.list ?? [])
        .map(
          ({ document_number }, index) =>
            `${names[index] || say({ id: "purchase.worker.nameless" }, { number: index + 1 })}: ${document_number}`,
        )
        .join("; "),
    );
  return formRows(topic, answers[topic] ?? {}, lists, say);
}
