import { useIntl } from "react-intl";
import type { Problem } from "@shanyraq/flows";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { NoWrap } from "@shanyraq/kit/text/NoWrap.ts";

/** Where the link to the bank's page is. */
export type PayLinkState =
  | { readonly at: "idle" }
  | { readonly at: "sending" }
  /** `phone` as it may be shown. */
  | { readonly at: "sent"; readonly phone: string }
  | { readonly at: "failed"; readonly problem: Problem };

interface PayLinkCardProps {
  /** The phone of the profile, as it may be shown. */
  readonly phone: string;
  readonly state: PayLinkState;
  readonly onSend: () => void;
}

/** Beside the code: the bank's page sent to the payer's own phone, for whoever cannot aim a camera. */
export function PayLinkCard({ phone, state, onSend }: PayLinkCardProps) {
  const { formatMessage } = useIntl();
  return (
    <Card>
      <Stack $gap={2}>
        <Heading level={2} look={4}>
          {formatMessage({ id: "purchase.payLink.title" })}
        </Heading>
        <p>{formatMessage({ id: "purchase.payLink.text" }, { phone: <NoWrap>{phone}</NoWrap> })}</p>
        {state.at === "failed" && <ProblemNotice problem={state.problem} />}
        <div role="status">
          {state.at === "sent" && (
            <Notice tone="success">{formatMessage({ id: "purchase.payLink.sent" }, { phone: <NoWrap>{state.phone}</NoWrap> })}</Notice>
          )}
        </div>
        <Button variant="secondary" busy={state.at === "sending"} onClick={onSend}>
          {formatMessage({ id: state.at === "sent" ? "purchase.payLink.again" : "purchase.payLink.send" })}
        </Button>
      </Stack>
    </Card>
  );
}
