import type { ChangeEvent, ChangeState } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

interface ChangeEndProps {
  readonly state: Extract<ChangeState, { at: "done" | "withdrawn" }>;
  readonly send: (event: ChangeEvent) => void;
  readonly contractHref: string;
}

/** What came of it: the agreement's number and its day, or that everything stays. */
export function ChangeEnd({ state, send, contractHref }: ChangeEndProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <Stack $gap={3}>
      {state.at === "done" ? (
        <Notice tone="success" live="status">
          <InlineText>{formatMessage({ id: "change.done.text" }, { number: state.number, date: dateText(intl, state.from) })}</InlineText>
        </Notice>
      ) : (
        <Notice live="status">{formatMessage({ id: "change.withdrawn.text" })}</Notice>
      )}
      <Cluster>
        <Button href={contractHref}>{formatMessage({ id: "change.toContract" })}</Button>
        <Button variant="quiet" onClick={() => send({ type: "againPressed" })}>
          {formatMessage({ id: "change.begin" })}
        </Button>
      </Cluster>
    </Stack>
  );
}
