import { listForms, listRules } from "@shanyraq/forms";
import type { WorksheetAnswers } from "@shanyraq/calls/topic-schemas";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { PeopleForm } from "../forms/PeopleForm.tsx";

interface WorkersFormProps {
  /** The names of the insured, as the calculator asked them; empty when none was given. */
  readonly names: readonly string[];
  readonly initial: readonly object[];
  readonly faults?: Readonly<Record<string, string>> | undefined;
  readonly onTyped: (values: Readonly<Record<string, unknown>>) => void;
  readonly onSubmit: (workers: NonNullable<WorksheetAnswers["workers"]>) => void;
  readonly actions: ReactNode;
}

/** Names and passports of the insured workers, one card each: a policy names the insured people, whatever the calculator was given. */
export function WorkersForm({ names, initial, faults, onTyped, onSubmit, actions }: WorkersFormProps) {
  const { formatMessage } = useIntl();
  return (
    <PeopleForm
      person={listForms.workers}
      rules={listRules.workers}
      initial={names.map((name, index) => ({ name, document_number: "", ...initial[index] }))}
      faults={faults}
      headingOf={(index) =>
        names[index]
          ? formatMessage({ id: "purchase.worker" }, { name: names[index], number: index + 1 })
          : formatMessage({ id: "purchase.worker.nameless" }, { number: index + 1 })
      }
      onTyped={onTyped}
      onSubmit={(list) => onSubmit(listRules.workers.cast({ list }))}
      actions={actions}
    />
  );
}
