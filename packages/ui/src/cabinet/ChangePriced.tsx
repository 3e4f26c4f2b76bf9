import type { ChangeContractEvent, ChangeContractState } from "@shanyraq/flows";
import { countingColumns } from "@shanyraq/calls/vocabulary";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { ScheduleTable } from "@shanyraq/kit/data/ScheduleTable.tsx";
import { Cluster, Grid, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { BeneficiaryList } from "./BeneficiaryList.tsx";
import { ComparedTerms } from "./ComparedTerms.tsx";
import { readable } from "./schedule-cells.ts";
import { shownPeople } from "./shown-people.ts";

interface ChangePricedProps {
  readonly state: Extract<ChangeContractState, { at: "priced" }>;
  readonly send: (event: ChangeContractEvent) => void;
}

/** What the change does, before and after, and the schedule that follows from it; then a code. */
export function ChangePriced({ state, send }: ChangePricedProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { told, busy, problem } = state;
  const { priced, ScheduleBlock } = told;
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
          rows={readable(ScheduleBlock.rows ?? [])}
          wholeColumns={countingColumns}
        />
      )}
      <p>{formatMessage({ id: "change.send.lead" })}</p>
      <ProblemNotice problem={problem} />
      <Cluster>
        <Button busy={busy} onClick={() => send({ type: "sendPressed" })}>
          {formatMessage({ id: "change.send" })}
        </Button>
        <Button variant="quiet" onClick={() => send({ type: "backPressed" })}>
          {formatMessage({ id: "change.back" })}
        </Button>
      </Cluster>
    </Stack>
  );
}
