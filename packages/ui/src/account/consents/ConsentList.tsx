import type { PersonAgreement } from "@shanyraq/flows";
import type { MessageIdWith } from "@shanyraq/i18n";
import { useIntl } from "react-intl";
import { Accordion } from "@shanyraq/kit/actions/Accordion.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Badge } from "@shanyraq/kit/text/Badge.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Entries, Entry, EntryName } from "../../cabinet/Entries.styles.ts";
import { ConsentWords } from "./ConsentWords.tsx";

type GivenConsent = PersonAgreement["given"][number];

/** How it was given, in words; at a registration when nothing else is recorded. */
const ways: Readonly<Record<string, MessageIdWith<"date">>> = {
  sms: "cabinet.consents.given.sms",
  signature: "cabinet.consents.given.signature",
};

interface ConsentListProps {
  /** The newest first. */
  readonly given: readonly GivenConsent[];
}

/** Each time that the customer agreed: to which text, when and how; withdrawn and replaced ones stay with their date. */
export function ConsentList({ given }: ConsentListProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const stands = given.find(({ withdrawnAt }) => withdrawnAt === null);
  return (
    <Stack $gap={2}>
      <Entries>
        {given.map(({ id, version, channel, givenAt, withdrawnAt }) => (
          <Entry key={id}>
            <div>
              <EntryName>
                {formatMessage({ id: "cabinet.consents.version" }, { version })}
                {withdrawnAt !== null && <Badge>{formatMessage({ id: "cabinet.consents.withdrawn" })}</Badge>}
                {withdrawnAt === null && id !== stands?.id && <Badge>{formatMessage({ id: "cabinet.consents.replaced" })}</Badge>}
              </EntryName>
              <p>{formatMessage({ id: ways[channel] ?? "cabinet.consents.given" }, { date: dateText(intl, givenAt) })}</p>
              {withdrawnAt !== null && (
                <p>{formatMessage({ id: "cabinet.consents.withdrawn.on" }, { date: dateText(intl, withdrawnAt) })}</p>
              )}
            </div>
          </Entry>
        ))}
      </Entries>
      {stands && (
        <Accordion
          items={[
            {
              title: formatMessage({ id: "cabinet.consents.words" }, { version: stands.version }),
              content: <ConsentWords xml={stands.xml} />,
            },
          ]}
        />
      )}
    </Stack>
  );
}
