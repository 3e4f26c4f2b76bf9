import type { SigningRequest } from "@shanyraq/flows";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { EmptyState } from "@shanyraq/kit/feedback/EmptyState.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { TextLink } from "@shanyraq/kit/actions/TextLink.tsx";
import { RequestState } from "./RequestState.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

interface RequestListProps {
  readonly requests: readonly SigningRequest[];
  readonly hrefOf: (GUID: string) => string;
  /** Where somebody goes who has nothing to sign. */
  readonly waysOn?: ReactNode;
}

/** The requests of a customer, the newest first. */
export function RequestList({ requests, hrefOf, waysOn }: RequestListProps) {
  const { formatMessage } = useIntl();
  if (requests.length === 0)
    return (
      <EmptyState title={formatMessage({ id: "signing.list.empty" })} action={waysOn}>
        {formatMessage({ id: "signing.list.empty.text" })}
      </EmptyState>
    );
  return (
    <Stack>
      {requests.map(({ GUID, title, state, deadline, parties }) => (
        <Card key={GUID} $linked>
          <Cluster>
            <Heading level={2} look={4}>
              <TextLink href={hrefOf(GUID)}>
                <InlineText>{title}</InlineText>
              </TextLink>
            </Heading>
            <RequestState state={state} />
          </Cluster>
          {state !== "signed" && parties.some(({ you, signedAt }) => you && signedAt === null) && (
            <p>
              {formatMessage({ id: "signing.deadline" })} <DateText iso={deadline} />
            </p>
          )}
        </Card>
      ))}
    </Stack>
  );
}
