import type { CancelContractEvent, CancelContractState, EndDraft } from "@shanyraq/flows";
import { endForm, endUnpaidForm } from "@shanyraq/forms";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../../forms/ProblemNotice.tsx";
import { SchemaForm } from "../../forms/SchemaForm.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Measure } from "../../forms/Measure.styles.ts";
import { isAny } from "../contract-state.ts";
import type { EndHrefs } from "./end-hrefs.ts";
import { EndAlternatives } from "./EndAlternatives.tsx";
import { EndCost } from "./EndCost.tsx";
import { EndLoan } from "./EndLoan.tsx";

interface EndOfferProps {
  readonly state: Extract<CancelContractState, { at: "offer" }>;
  readonly send: (event: CancelContractEvent) => void;
  readonly hrefs: EndHrefs;
}

/** What comes back, what may be done instead, and where the money goes. Staying weighs as much on the page as leaving. */
export function EndOffer({ state, send, hrefs }: EndOfferProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { overview, draft, busy, problem } = state;
  const { cost, coolingOffUntil, alternatives = [], ofLoan = false, holder = "" } = overview;
  const paysOut = isAny(cost.back);
  const ofLoanDay = problem?.kind === "message" && problem.fields?.["repaidOn"] !== undefined;
  return (
    <Stack $gap={4}>
      {cost.way === "coolingOff" && coolingOffUntil !== undefined && (
        <Notice tone="success">{formatMessage({ id: "cancel.free" }, { date: dateText(intl, coolingOffUntil) })}</Notice>
      )}
      <EndCost cost={cost} />
      {ofLoan && cost.way !== "coolingOff" && <EndLoan key={cost.way} state={state} send={send} />}
      <EndAlternatives alternatives={alternatives} hrefs={hrefs} />
      <Stack $gap={2}>
        <h3>{formatMessage({ id: "cancel.account" })}</h3>
        {!paysOut && <p>{formatMessage({ id: "cancel.account.none" })}</p>}
        <Measure>
          <SchemaForm<EndDraft>
            key={String(paysOut)}
            form={paysOut ? endForm : endUnpaidForm}
            initial={{ reason: draft.reason ?? "", ...(paysOut && { iban: draft.iban ?? "", holder: draft.holder ?? holder }) }}
            serverErrors={problem?.kind === "message" ? problem.fields : undefined}
            onSubmit={(given) => send({ type: "offerSubmitted", draft: given })}
            actions={
              <Stack $gap={2}>
                <p>{formatMessage({ id: "cancel.send.lead" })}</p>
                {!ofLoanDay && <ProblemNotice problem={problem} />}
                <Cluster>
                  <Button type="submit" busy={busy}>
                    {formatMessage({ id: "cancel.send" })}
                  </Button>
                  <Button variant="secondary" href={hrefs.contract}>
                    {formatMessage({ id: "cancel.keep" })}
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
