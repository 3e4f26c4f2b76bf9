import { maySign, type SignDocumentsState } from "@shanyraq/flows";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { FailureState } from "@shanyraq/kit/feedback/FailureState.tsx";
import { Heading, Lead } from "@shanyraq/kit/text/Heading.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Skeleton } from "@shanyraq/kit/feedback/Skeleton.tsx";
import { RequestList } from "./RequestList.tsx";
import { RequestView, type RequestViewProps } from "./RequestView.tsx";

export interface SignViewProps extends Omit<RequestViewProps, "state"> {
  readonly state: SignDocumentsState;
  readonly onRetry: () => void;
  readonly phone: string;
  readonly requestHref: (GUID: string) => string;
  /** Where somebody goes who has nothing to sign. */
  readonly waysOn?: ReactNode;
}

/** Documents to sign: the list of them, or one request. */
export function SignView({ state, onRetry, phone, requestHref, waysOn, ...rest }: SignViewProps) {
  const { formatMessage } = useIntl();
  switch (state.at) {
    case "loading":
      return (
        <Stack $gap={3} aria-busy="true">
          <Heading level={1}>{formatMessage({ id: "page.sign" })}</Heading>
          <Skeleton $height="24rem" />
        </Stack>
      );
    case "missing":
      return (
        <EmptyState level={1} title={formatMessage({ id: "signing.missing" })} action={waysOn}>
          {formatMessage({ id: "signing.missing.text" })}
        </EmptyState>
      );
    case "failed":
      return <FailureState level={1} title={formatMessage({ id: "signing.failed" })} onRetry={onRetry} phone={phone} />;
    case "list":
      return (
        <Stack $gap={3}>
          <Heading level={1}>{formatMessage({ id: "page.sign" })}</Heading>
          {state.requests.length > 0 && (
            <Lead>{formatMessage({ id: state.requests.some(maySign) ? "lead.sign" : "signing.list.nothingWaits" })}</Lead>
          )}
          <RequestList requests={state.requests} hrefOf={requestHref} waysOn={waysOn} />
        </Stack>
      );
    case "request":
      return <RequestView {...rest} state={state} />;
  }
}
