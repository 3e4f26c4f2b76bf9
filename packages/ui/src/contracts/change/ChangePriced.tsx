import type { ChangeEvent, ChangeState } from "@shanyraq/flows";
import { countingColumns } from "@shanyraq/calls/vocabulary";
import { useIntl } from "react-intl";
import { ScheduleTable } from "@shanyraq/kit/data/ScheduleTable.tsx";
import { Grid, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { BeneficiaryList } from "../BeneficiaryList.tsx";
import { ComparedTerms } from "./ComparedTerms.tsx";
import { nextDue, readable, yearOf } from "../schedule-cells.ts";
import { shownPeople } from "../shown-people.ts";
import { StepActions } from "../../forms/StepActions.tsx";

interface ChangePricedProps {
  readonly state: Extract<ChangeState, { at: "priced" }>;
  readonly send: (event: ChangeEvent) => void;
}

/** What the change does, before and after, and the schedule that follows from it; then a code. */
export function ChangePriced({ state, send }: ChangePricedProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { quoted, busy, problem } = state;
  const { priced, ScheduleBlock } = quoted;
  const { from } = priced;
  return (
    <Stack $gap={3}>
      <p>
        {from === null
          ? formatMessage({ id: "change.from.signature" })
          : formatMessage({ id: "change.from" }, { date: dateText(intl, from) })}
      </p>
      {priced.kind === "beneficiaries" ? (
        <Grid $min="18rem">
          <Stack $gap={1}>
            <h3>{formatMessage({ id: "change.now" })}</h3>
            <BeneficiaryList people={shownPeople(priced.before)} />
          </Stack>
          <Stack $gap={1}>
            <h3>{formatMessage({ id: "change.will" })}</h3>
            <BeneficiaryList people={shownPeople(priced.after)} />
          </Stack>
        </Grid>
      ) : (
        <ComparedTerms rows={priced.rows} />
      )}
      {ScheduleBlock && (
        <ScheduleTable
          caption={formatMessage({ id: "change.schedule" })}
          columns={ScheduleBlock.columns}
          rows={readable(ScheduleBlock.rows)}
          groupOf={yearOf("dueDate")}
          opensAt={nextDue(ScheduleBlock.rows)}
          wholeColumns={countingColumns}
        />
      )}
      <p>{formatMessage({ id: "change.send.lead" })}</p>
      <StepActions
        problem={problem}
        busy={busy}
        go={formatMessage({ id: "change.send" })}
        onGo={() => send({ type: "sendPressed" })}
        back={formatMessage({ id: "change.back" })}
        onBack={() => send({ type: "backPressed" })}
      />
    </Stack>
  );
}
