import type { Output } from "@shanyraq/calls";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { saveSchedule } from "@shanyraq/kit/data/save-schedule.ts";
import { TextField } from "@shanyraq/kit/fields/TextField.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import { Entries, Entry, EntryName } from "../cabinet/Entries.styles.ts";
import { Measure } from "../forms/Measure.styles.ts";

export type ManagedCases = Output<"getClientPensInfManager">;

interface ManagerCasesProps {
  readonly cases: ManagedCases;
  /** What the list is of: a name, a number of a case, a whole IIN. */
  readonly searched: string;
  readonly onSearch: (search: string) => void;
  readonly onPage: (page: number) => void;
}

/** A manager's own customers with a pension annuity: how far each is and what it waits for. To be read and saved, never changed. */
export function ManagerCases({ cases, searched, onSearch, onPage }: ManagerCasesProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(searched);
  const { data, currentPage, lastPage, total } = cases;
  const columns = {
    number: formatMessage({ id: "pension.manager.number" }),
    name: formatMessage({ id: "pension.manager.name" }),
    iin: formatMessage({ id: "field.iin" }),
    date: formatMessage({ id: "pension.manager.date" }),
    premium: formatMessage({ id: "pension.manager.premium" }),
    blocks: formatMessage({ id: "pension.manager.blocks" }),
  };
  const rows = data.map(({ number, name, iin, date, premium, blocks }) => ({ number, name, iin, date, premium, blocks }));
  return (
    <Stack $gap={3}>
      <Measure
        as="form"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <Stack $gap={2}>
          <TextField
            label={formatMessage({ id: "pension.manager.search" })}
            hint={formatMessage({ id: "pension.manager.search.hint" })}
            name="caseSearch"
            type="search"
            autoComplete="off"
            value={typed}
            onChange={setTyped}
          />
          <Cluster>
            <Button type="submit" variant="secondary">
              {formatMessage({ id: "pension.manager.find" })}
            </Button>
          </Cluster>
        </Stack>
      </Measure>
      <span role="status">{formatMessage({ id: "pension.manager.total" }, { count: total })}</span>
      {data.length > 0 && (
        <>
          <Entries>
            {data.map(({ number, name, iin, date, premium, blocks }) => (
              <Entry key={number}>
                <div>
                  <EntryName>{name}</EntryName>
                  <p>
                    {number}, {iin}, <DateText iso={date} />, <Money amount={premium} />
                  </p>
                  <p>{blocks}</p>
                </div>
              </Entry>
            ))}
          </Entries>
          <Cluster>
            {currentPage > 1 && (
              <Button variant="secondary" size="s" onClick={() => onPage(currentPage - 1)}>
                {formatMessage({ id: "pension.manager.before" })}
              </Button>
            )}
            {currentPage < lastPage && (
              <Button variant="secondary" size="s" onClick={() => onPage(currentPage + 1)}>
                {formatMessage({ id: "pension.manager.after" })}
              </Button>
            )}
            <Button variant="quiet" size="s" onClick={() => void saveSchedule("csv", "pension", { columns, rows, wholeColumns: [] })}>
              {formatMessage({ id: "pension.manager.save" })}
            </Button>
          </Cluster>
        </>
      )}
    </Stack>
  );
}
