import { useIntl } from "react-intl";
import type { Problem } from "@shanyraq/flows";
import { ProblemNotice } from "./ProblemNotice.tsx";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { NoWrap } from "@shanyraq/kit/text/NoWrap.ts";

/** Where a link is that goes to one's own phone. */
export type SentLinkState =
  | { readonly at: "idle" }
  | { readonly at: "sending" }
  /** `phone` as it may be shown. */
  | { readonly at: "sent"; readonly phone: string }
  | { readonly at: "failed"; readonly problem: Problem };

/** What it says, of the page or the application that opens on the phone. */
export type LinkToPhoneTexts = {
  readonly [Part in "title" | "text" | "send" | "sent" | "again"]: `${"purchase.payLink" | "signing.launchLink"}.${Part}`;
};
interface LinkToPhoneCardProps {
  readonly texts: LinkToPhoneTexts;
  /** Under which heading it stands. */
  readonly level?: 2 | 3;
  /** The phone of the profile, as it may be shown. */
  readonly phone: string;
  /** It opens the application of a legal entity. */
  readonly company?: boolean;
  readonly state: SentLinkState;
  readonly onSend: () => void;
}

/** Beside a code: what it opens, sent to one's own phone, for whoever cannot aim a camera. */
export function LinkToPhoneCard({ texts, level = 2, phone, company = false, state, onSend }: LinkToPhoneCardProps) {
  const { formatMessage } = useIntl();
  return (
    <Card>
      <Stack $gap={2}>
        <Heading level={level} look={4}>
          {formatMessage({ id: texts.title })}
        </Heading>
        <p>
          {texts.text === "signing.launchLink.text"
            ? formatMessage({ id: texts.text }, { phone: <NoWrap>{phone}</NoWrap>, company: String(company) })
            : formatMessage({ id: texts.text }, { phone: <NoWrap>{phone}</NoWrap> })}
        </p>
        {state.at === "failed" && (
          <ProblemNotice
            problem={state.problem}
            title={formatMessage({ id: "account.problem.notSent" })}
            offline={formatMessage({ id: "account.problem.offlinePress" })}
          />
        )}
        <div role="status">
          {state.at === "sent" && (
            <Notice tone="success">{formatMessage({ id: texts.sent }, { phone: <NoWrap>{state.phone}</NoWrap> })}</Notice>
          )}
        </div>
        <Cluster>
          <Button variant="secondary" busy={state.at === "sending"} onClick={onSend}>
            {formatMessage({ id: state.at === "sent" ? texts.again : texts.send })}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
