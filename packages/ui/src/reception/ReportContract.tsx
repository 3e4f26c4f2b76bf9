import type { ContractQuery, ReadWorkItem, ReportContractEvent, ReportContractState } from "@shanyraq/flows";
import { reportContractForm } from "@shanyraq/forms";
import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { CheckForm } from "../forms/CheckForm.tsx";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { FoundContracts } from "./FoundContracts.tsx";

interface ReportContractProps {
  /** The policy that the report is about, where it is known. */
  readonly contract: ReadWorkItem["contract"];
  /** Whether it can still be named: nothing is decided. */
  readonly canLink: boolean;
  readonly state: ReportContractState;
  readonly send: (event: ReportContractEvent) => void;
}

/** Which policy a report is about: found by the person insured, and named by one of the staff. The search opens on request. */
export function ReportContract({ contract, canLink, state, send }: ReportContractProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [isOpen, setOpen] = useState(false);
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.at === "found") results.current?.focus();
  }, [state.at]);
  const isDone = state.at === "linked";
  return (
    <Stack $gap={2}>
      <Heading level={2} look={4}>
        {formatMessage({ id: "reception.link.title" })}
      </Heading>
      {isDone ? (
        <Notice tone="success" live="status" title={formatMessage({ id: "reception.link.done" }, { number: state.number })}>
          <p>{formatMessage({ id: "reception.link.done.text" })}</p>
          {!state.isCovered && <p>{formatMessage({ id: "reception.link.done.uncovered" })}</p>}
        </Notice>
      ) : (
        <>
          {contract ? (
            <div>
              <p>{formatMessage({ id: "reception.link.about" }, { number: contract.number, product: contract.product })}</p>
              <p>
                {contract.by !== undefined && contract.at !== undefined
                  ? formatMessage({ id: "reception.link.by" }, { by: contract.by, date: dateText(intl, contract.at) })
                  : formatMessage({ id: "reception.link.typed" })}
              </p>
            </div>
          ) : (
            <p>{formatMessage({ id: "reception.link.none" })}</p>
          )}
          {canLink && (
            <Cluster>
              <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {formatMessage({ id: contract ? "reception.link.another" : "reception.link.open" })}
              </Button>
            </Cluster>
          )}
          {canLink && isOpen && (
            <CheckForm<ContractQuery>
              form={reportContractForm}
              state={state.at === "looking" ? state : { at: "asking", ...(state.at === "asking" && state) }}
              action={formatMessage({ id: "reception.link.find" })}
              onAsk={(query) => send({ type: "querySubmitted", query })}
            />
          )}
          {canLink && isOpen && state.at === "found" && (
            <Stack $gap={2} ref={results} tabIndex={-1}>
              <ProblemNotice problem={state.problem} />
              {state.contracts.length === 0 ? (
                <Notice tone="warning" live="alert">
                  {formatMessage({ id: "reception.link.nothing" })}
                </Notice>
              ) : (
                <FoundContracts
                  contracts={state.contracts}
                  linking={state.linking}
                  onChoose={(number) => send({ type: "contractChosen", number })}
                />
              )}
            </Stack>
          )}
        </>
      )}
    </Stack>
  );
}
