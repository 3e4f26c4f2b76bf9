import type { AutopayEvent, AutopayState } from "@shanyraq/flows";
import { useEffect, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
import { AutopayCode } from "./AutopayCode.tsx";
import { PartFrame } from "../cabinet/PartFrame.tsx";

interface AutopayViewProps {
  readonly state: AutopayState;
  readonly send: (event: AutopayEvent) => void;
  readonly now: () => number;
  /** The number of the call centre, for when the state of the automatic payment cannot be loaded. */
  readonly phone: string;
}

/** Month and year as they stand on a card. */
const onCard = (expires: string): string => expires.split("-").reverse().join("/");

/** Automatic payment of premiums: what is charged, when and to what; turned on by a code, off in one press. */
export function AutopayView({ state, send, now, phone }: AutopayViewProps) {
  const { formatMessage } = useIntl();
  const body = useRef<HTMLDivElement>(null);
  const step = state.at === "shown" ? `shown-${state.facts.on}` : state.at;
  const before = useRef(step);
  useEffect(() => {
    // What came first is only there; what comes by a press is read out.
    if (before.current !== step && before.current !== "loading" && before.current !== "failed") body.current?.focus();
    before.current = step;
  }, [step]);
  if (state.at === "shown" && !state.facts.available && !state.facts.on) return null;
  return (
    <PartFrame id="autopay" title={formatMessage({ id: "autopay.title" })}>
      {state.at === "loading" && <Skeleton $height="8rem" />}
      {state.at === "failed" && (
        <FailureState level={3} title={formatMessage({ id: "autopay.failed" })} onRetry={() => send({ type: "opened" })} phone={phone} />
      )}
      {(state.at === "shown" || state.at === "code") && (
        <Card>
          <div ref={body} tabIndex={-1}>
            {state.at === "code" ? <AutopayCode state={state} send={send} now={now} /> : <AutopayFactsBody state={state} send={send} />}
          </div>
        </Card>
      )}
    </PartFrame>
  );
}

function AutopayFactsBody({
  state,
  send,
}: { readonly state: Extract<AutopayState, { at: "shown" }> } & Pick<AutopayViewProps, "send">): ReactNode {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { facts, busy, problem } = state;
  const { on, card, adding, next, consent } = facts;
  return (
    <Stack $gap={2}>
      {on ? <Notice tone="success" title={formatMessage({ id: "autopay.isOn" })} /> : <p>{formatMessage({ id: "autopay.lead" })}</p>}
      {adding && (
        <Notice tone={adding === "declined" ? "warning" : "info"} live="status">
          {formatMessage({ id: `autopay.adding.${adding}` })}
        </Notice>
      )}
      {card && <p>{formatMessage({ id: "autopay.card" }, { mask: card.mask, expires: onCard(card.expires) })}</p>}
      {on && next && (
        <p>
          <InlineText>
            {formatMessage({ id: "autopay.next" }, { date: dateText(intl, next.date), amount: moneyText(next.amount, locale) })}
          </InlineText>
        </p>
      )}
      {on && !next && <p>{formatMessage({ id: "autopay.paused" })}</p>}
      {!on && card && (
        <div>
          <p>{formatMessage({ id: "autopay.agree" })}</p>
          <p>{consent}</p>
        </div>
      )}
      {!on && !card && <p>{formatMessage({ id: "autopay.add.where" })}</p>}
      <ProblemNotice problem={problem} />
      <Cluster>
        {on && (
          <Button variant="secondary" busy={busy} onClick={() => send({ type: "offPressed" })}>
            {formatMessage({ id: "autopay.off" })}
          </Button>
        )}
        {!on && card && (
          <Button busy={busy} onClick={() => send({ type: "onPressed" })}>
            {formatMessage({ id: "autopay.on" })}
          </Button>
        )}
        {!on && adding === "waiting" && (
          <Button busy={busy} onClick={() => send({ type: "opened" })}>
            {formatMessage({ id: "autopay.check" })}
          </Button>
        )}
        {!on && (
          <Button variant={card || adding === "waiting" ? "quiet" : "primary"} busy={busy} onClick={() => send({ type: "addPressed" })}>
            {formatMessage({ id: card ? "autopay.add.other" : "autopay.add" })}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
