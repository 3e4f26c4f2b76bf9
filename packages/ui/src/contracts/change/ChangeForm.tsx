import type { RequestedChange, ChangeEvent, ChangeState } from "@shanyraq/flows";
import { changeForms, type Form } from "@shanyraq/forms";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { SchemaForm } from "../../forms/SchemaForm.tsx";
import { BeneficiariesForm } from "../../forms/BeneficiariesForm.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
import { BeneficiaryList } from "../BeneficiaryList.tsx";
import { shownPeople } from "../shown-people.ts";
import { StepActions } from "../../forms/StepActions.tsx";

type Filling = Extract<ChangeState, { at: "form" }>;
interface ChangeFormProps {
  readonly state: Filling;
  readonly send: (event: ChangeEvent) => void;
}

/** What was typed before, or what stands. */
const startOf = ({ draft, overview: { current } }: Filling) => ({
  people: draft?.beneficiaries?.list ?? current?.beneficiaries ?? [],
  frequency: draft?.frequency ?? "",
  sumAssured: draft?.sumAssured ?? "",
});

/** The new terms, with those of now beside them. */
export function ChangeForm({ state, send }: ChangeFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { overview, kind, busy, problem } = state;
  const { current } = overview;
  const start = startOf(state);
  const several = (overview.kinds ?? []).length > 1;
  const actions: ReactNode = (
    <StepActions
      problem={problem}
      busy={busy}
      go={formatMessage({ id: kind === "beneficiaries" ? "change.check" : "change.count" })}
      back={formatMessage({ id: "change.another" })}
      onBack={several ? () => send({ type: "backPressed" }) : undefined}
    />
  );
  const submit = (change: RequestedChange) => send({ type: "formSubmitted", change });
  const fields = problem?.kind === "message" ? problem.fields : undefined;
  if (kind === "beneficiaries")
    return (
      <Stack $gap={3}>
        <p>{formatMessage({ id: "change.from.signature" })}</p>
        <h3>{formatMessage({ id: "change.now" })}</h3>
        <BeneficiaryList people={shownPeople(current?.beneficiaries ?? [])} />
        <h3>{formatMessage({ id: "change.will" })}</h3>
        <BeneficiariesForm
          initial={start.people}
          faults={fields}
          onTyped={() => undefined}
          onSubmit={(list) => submit({ beneficiaries: { list: [...list] } })}
          actions={actions}
        />
      </Stack>
    );
  return (
    <Stack $gap={3}>
      {current?.from !== undefined && <p>{formatMessage({ id: "change.from" }, { date: dateText(intl, current.from) })}</p>}
      {current && <Standing kind={kind} current={current} />}
      <SchemaForm<RequestedChange>
        form={formOf(kind, current)}
        initial={{ [kind]: start[kind] }}
        serverErrors={fields}
        onSubmit={submit}
        actions={actions}
      />
    </Stack>
  );
}

type Current = NonNullable<Filling["overview"]["current"]>;

/** Only those frequencies that the tariff takes the contract by; each is named with its price above the choice. */
function formOf(kind: "frequency" | "sumAssured", current: Current | undefined): Form {
  const form = changeForms[kind];
  const field = form.fields["frequency"];
  if (kind !== "frequency" || !field) return form;
  const offered = (current?.frequencies ?? []).map(({ frequency }) => frequency);
  const options = (field.options ?? []).filter(({ value }) => offered.some((one) => one === value));
  return { ...form, fields: { frequency: { ...field, options } } };
}

/** What stands now, and what each other frequency would cost. */
function Standing({ kind, current }: { readonly kind: "frequency" | "sumAssured"; readonly current: Current }) {
  const { formatMessage, locale } = useIntl();
  const money = (amount: string) => moneyText(amount, locale);
  if (kind === "sumAssured")
    return (
      <p>
        <InlineText>
          {formatMessage({ id: "change.now.sum" }, { amount: money(current.sumAssured), least: money(current.leastSum ?? "0.00") })}
        </InlineText>
      </p>
    );
  const named = (frequency: Current["frequency"]) =>
    frequency === "single" ? "" : formatMessage({ id: `field.newFrequency.${frequency}` });
  return (
    <Stack $gap={1}>
      <p>
        <InlineText>
          {formatMessage({ id: "change.now.frequency" }, { frequency: named(current.frequency), amount: money(current.instalment) })}
        </InlineText>
      </p>
      <ul>
        {current.frequencies.map(({ frequency, instalment }) => (
          <li key={frequency}>{formatMessage({ id: "change.option" }, { frequency: named(frequency), amount: money(instalment) })}</li>
        ))}
      </ul>
    </Stack>
  );
}
