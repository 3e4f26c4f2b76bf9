import { useIntl } from "react-intl";
import type { Problem } from "@shanyraq/flows";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";

/** Where the link to the bank's page is. */
export type PayLinkState =
  | { readonly at: "idle" }
  | { readonly at: "sending" }
  /** `phone` as it may be shown. */
  | { readonly at: "sent"; readonly phone: string }
  | { readonly at: "failed"; readonly problem: Problem };

interface PayLinkCardProps {
  readonly state: PayLinkState;
  readonly onSend: () => void;
}

/** Beside the code: the bank's page sent to the payer's own phone, for whoever cannot aim a camera. */
export function PayLinkCard({ state, onSend }: PayLinkCardProps) {
  const { formatMessage } = useIntl();
  return (
    <Card>
      <Stack $gap={2}>
        <Heading level={2} look={4}>
          {formatMessage({ id: "purchase.payLink.title" })}
        </Heading>
        <p>{formatMessage({ id: "purchase.payLink.text" })}</p>
        {state.at === "failed" && <ProblemNotice problem={state.problem} />}
        <div role="status">
          {state.at === "sent" && <Notice tone="success">{formatMessage({ id: "purchase.payLink.sent" }, { phone: state.phone })}</Notice>}
        </div>
        <Button variant="secondary" busy={state.at === "sending"} onClick={onSend}>
          {formatMessage({ id: state.at === "sent" ? "purchase.payLink.again" : "purchase.payLink.send" })}
        </Button>
      </Stack>
    </Card>
  );
}
