import type { SigningRequest } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { RequestState } from "./RequestState.tsx";

interface RequestListProps {
  readonly requests: readonly SigningRequest[];
  readonly hrefOf: (GUID: string) => string;
}

/** The requests of a customer, the newest first. */
export function RequestList({ requests, hrefOf }: RequestListProps) {
  const { formatMessage } = useIntl();
  if (requests.length === 0)
    return <EmptyState title={formatMessage({ id: "signing.list.empty" })}>{formatMessage({ id: "signing.list.empty.text" })}</EmptyState>;
  return (
    <Stack>
      {requests.map(({ GUID, title, state, deadline }) => (
        <Card key={GUID} $linked>
          <Cluster>
            <Heading level={2} look={4}>
              <TextLink href={hrefOf(GUID)}>{title}</TextLink>
            </Heading>
            <RequestState state={state} />
          </Cluster>
          {state !== "signed" && (
            <p>
              {formatMessage({ id: "signing.deadline" })} <DateText iso={deadline} />
            </p>
          )}
        </Card>
      ))}
    </Stack>
  );
}
