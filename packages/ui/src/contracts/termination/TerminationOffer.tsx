import type { TerminationEvent, TerminationState, TerminationDraft } from "@shanyraq/flows";
import { terminationForm, terminationUnpaidForm } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../../forms/ProblemNotice.tsx";
import { SchemaForm } from "../../forms/SchemaForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Measure } from "../../forms/Measure.styles.ts";
import { isAny } from "../contract-state.ts";
import type { TerminationHrefs } from "./termination-hrefs.ts";
import { TerminationAlternatives } from "./TerminationAlternatives.tsx";
import { TerminationCost } from "./TerminationCost.tsx";
import { TerminationLoan } from "./TerminationLoan.tsx";

interface TerminationOfferProps {
  readonly state: Extract<TerminationState, { at: "offer" }>;
  readonly send: (event: TerminationEvent) => void;
  readonly hrefs: TerminationHrefs;
}

/** What comes back, what may be done instead, and where the money goes. Staying weighs as much on the page as leaving. */
export function TerminationOffer({ state, send, hrefs }: TerminationOfferProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { overview, draft, busy, problem } = state;
  const { cost, coolingOffUntil, alternatives = [], ofLoan = false, holder = "" } = overview;
  const paysOut = isAny(cost.back);
  const ofLoanDay = problem?.kind === "message" && problem.fields?.["repaidOn"] !== undefined;
  return (
    <Stack $gap={4}>
      {cost.way === "coolingOff" && coolingOffUntil !== undefined && (
        <Notice tone="success">{formatMessage({ id: "termination.free" }, { date: dateText(intl, coolingOffUntil) })}</Notice>
      )}
      <TerminationCost cost={cost} />
      {ofLoan && cost.way !== "coolingOff" && <TerminationLoan key={cost.way} state={state} send={send} />}
      <TerminationAlternatives alternatives={alternatives} hrefs={hrefs} />
      <Stack $gap={2}>
        <h3>{formatMessage({ id: "termination.account" })}</h3>
        {!paysOut && <p>{formatMessage({ id: "termination.account.none" })}</p>}
        <Measure>
          <SchemaForm<TerminationDraft>
            key={String(paysOut)}
            form={paysOut ? terminationForm : terminationUnpaidForm}
            initial={{ reason: draft.reason ?? "", ...(paysOut && { iban: draft.iban ?? "", holder: draft.holder ?? holder }) }}
            serverErrors={problem?.kind === "message" ? problem.fields : undefined}
            onSubmit={(given) => send({ type: "offerSubmitted", draft: given })}
            actions={
              <Stack $gap={2}>
                <p>{formatMessage({ id: "termination.send.lead" })}</p>
                {!ofLoanDay && <ProblemNotice problem={problem} />}
                <Cluster>
                  <Button type="submit" busy={busy}>
                    {formatMessage({ id: "termination.send" })}
                  </Button>
                  <Button variant="secondary" href={hrefs.contract}>
                    {formatMessage({ id: "termination.keep" })}
                  </Button>
                </Cluster>
              </Stack>
            }
          />
        </Measure>
      </Stack>
    </Stack>
  );
}
