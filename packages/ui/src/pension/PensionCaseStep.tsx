import type { PensionEvent, PensionFile, PensionState } from "@shanyraq/flows";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { ConfirmApplication } from "./ConfirmApplication.tsx";
import { PensionChecks } from "./PensionChecks.tsx";
import type { PensionHrefs } from "./pension-hrefs.ts";
import { PensionMoney } from "./PensionMoney.tsx";
import { PensionPapers } from "./PensionPapers.tsx";
import { PensionWay } from "./PensionWay.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

type Held = Extract<PensionState, { at: "case" }>;
type Case = Held["held"];

interface PensionCaseStepProps {
  readonly state: Held;
  readonly send: (event: PensionEvent) => void;
  readonly hrefs: PensionHrefs;
  readonly onSave: (file: PensionFile) => void;
  readonly upload: (paper: Case["missing"][number]) => ReactNode;
}

/** The one thing that is to be done at a stage. */
function Act({ state, send, hrefs, onSave }: Omit<PensionCaseStepProps, "upload">) {
  const { formatMessage } = useIntl();
  const { held, busy } = state;
  const lapsed = held.approval !== null && !held.approval.valid;
  const approving =
    held.stage === "opened" ? held.missing.length === 0 : lapsed && ["checking", "checked", "confirmed"].includes(held.stage);
  if (approving)
    return (
      <Stack $gap={2}>
        <p>{formatMessage({ id: "pension.approve.lead" })}</p>
        <div>
          <Button busy={busy} onClick={() => send({ type: "approvePressed" })}>
            {formatMessage({ id: lapsed ? "pension.approve.anew" : "pension.approve" })}
          </Button>
        </div>
      </Stack>
    );
  if (held.stage === "checked") return <ConfirmApplication state={state} send={send} onSave={onSave} />;
  if (held.stage === "confirmed")
    return (
      <Stack $gap={2}>
        <p>{formatMessage({ id: "pension.conclude.lead" })}</p>
        <div>
          <Button busy={busy} onClick={() => send({ type: "concludePressed" })}>
            {formatMessage({ id: "pension.conclude" })}
          </Button>
        </div>
      </Stack>
    );
  if (held.stage === "concluded" && held.contract && held.sign)
    return (
      <Stack $gap={2}>
        <p>
          <InlineText>{formatMessage({ id: "pension.sign.lead" }, { number: held.contract.number })}</InlineText>
        </p>
        <div>
          <Button href={hrefs.sign(held.sign)}>{formatMessage({ id: "pension.sign" })}</Button>
        </div>
      </Stack>
    );
  return null;
}

/** What came of a case that has ended, or stopped. */
function Standing({ held }: { readonly held: Case }) {
  const { formatMessage, locale } = useIntl();
  const { order, redemption } = held;
  if (held.stage === "refused")
    return (
      <Notice tone="danger" title={formatMessage({ id: "pension.refused" })}>
        <p>{held.refusal}</p>
        {order?.paid && (
          <p>
            <InlineText>{formatMessage({ id: "pension.returned.own" }, { amount: moneyText(order.amount, locale) })}</InlineText>
          </p>
        )}
        {redemption?.paid && (
          <p>
            <InlineText>{formatMessage({ id: "pension.returned.insurer" }, { amount: moneyText(redemption.amount, locale) })}</InlineText>
          </p>
        )}
      </Notice>
    );
  if (held.stage === "withdrawn") return <Notice tone="info">{formatMessage({ id: "pension.withdrawn" })}</Notice>;
  if (held.stage === "inForce") return <Notice tone="success">{formatMessage({ id: "pension.inForce" })}</Notice>;
  return null;
}

const startedAt = ["concluded", "asked", "inForce"];
const compared = ["checking", "checked", "confirmed"];

/** An application that is with the insurer: how it stands, what is to be done, and the road to the first payment. */
export function PensionCaseStep({ state, send, hrefs, onSave, upload }: PensionCaseStepProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { held, problem, busy } = state;
  const { stage, contract, withdrawable } = held;
  const ended = stage === "refused" || stage === "withdrawn" || stage === "inForce";
  return (
    <Stack $gap={4}>
      <Standing held={held} />
      <SummaryList
        rows={[
          { term: formatMessage({ id: "pension.fact.premium" }), value: moneyText(held.premium, locale) },
          { term: formatMessage({ id: "pension.fact.monthly" }), value: moneyText(held.monthly, locale) },
          { term: formatMessage({ id: "pension.fact.from" }), value: dateText(intl, held.paymentsFrom) },
          { term: formatMessage({ id: "pension.fact.guarantee" }), value: String(held.guaranteeYears) },
          { term: formatMessage({ id: "pension.fact.account" }), value: held.iban },
        ]}
      />
      <PensionPapers missing={stage === "opened" ? held.missing : []} files={held.files} upload={upload} />
      {compared.includes(stage) && <PensionChecks {...held} />}
      <ProblemNotice problem={problem} />
      <Act state={state} send={send} hrefs={hrefs} onSave={onSave} />
      {startedAt.includes(stage) && (
        <>
          <PensionMoney held={held} pay={hrefs.pay} />
          <PensionWay steps={held.steps} />
        </>
      )}
      <Cluster>
        {contract && stage !== "refused" && (
          <Button variant="secondary" href={hrefs.contract(contract.id)}>
            {formatMessage({ id: "pension.toContract" })}
          </Button>
        )}
        {(withdrawable || ended) && (
          <Button variant="secondary" onClick={() => send({ type: "againPressed" })}>
            {formatMessage({ id: ended ? "pension.anew" : "pension.change" })}
          </Button>
        )}
        {withdrawable && (
          <Button variant="quiet" busy={busy} onClick={() => send({ type: "withdrawPressed" })}>
            {formatMessage({ id: "pension.withdraw" })}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
