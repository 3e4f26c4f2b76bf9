import type { CustomerCard } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Accordion } from "@shanyraq/kit/actions/Accordion.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Badge } from "@shanyraq/kit/text/Badge.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { EmailText } from "@shanyraq/kit/text/EmailText.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import { StatusBadge } from "../contracts/StatusBadge.tsx";
import { Entries, Entry, EntryName } from "../cabinet/Entries.styles.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";

/** As wide as the entry, whatever stands in it. */
const Agreed = styled.div`
  justify-self: stretch;
`;

/** What an employee sees of the customer who has let them: who they are, their policies, applications and statements. */
export function ServedCustomer({ card }: { readonly card: CustomerCard }) {
  const { formatMessage } = useIntl();
  const { name, number, birthDate, phone, email, resident, inWriting, reading, contracts, applications, statements } = card;
  return (
    <Stack $gap={4}>
      <SummaryList
        rows={[
          ...(inWriting
            ? [{ term: formatMessage({ id: "reception.fact.contact" }), value: formatMessage({ id: "reception.contact.writing" }) }]
            : []),
          ...(reading === "ordinary"
            ? []
            : [{ term: formatMessage({ id: "reception.fact.reading" }), value: formatMessage({ id: `reception.reading.${reading}` }) }]),
          { term: formatMessage({ id: "reception.person.name" }), value: name },
          { term: formatMessage({ id: resident ? "field.iin" : "field.idNumber" }), value: number },
          ...(birthDate === null ? [] : [{ term: formatMessage({ id: "field.birthDate" }), value: <DateText iso={birthDate} /> }]),
          { term: formatMessage({ id: "reception.person.phone" }), value: phone },
          { term: formatMessage({ id: "field.email" }), value: <EmailText>{email}</EmailText> },
        ]}
      />
      <Stack $gap={1.5}>
        <Heading level={2} look={3}>
          {formatMessage({ id: "reception.contracts" }, { count: contracts.length })}
        </Heading>
        <Entries>
          {contracts.map(({ number: policy, product, status, due, dueOn, named }) => (
            <Entry key={policy}>
              <div>
                <EntryName>
                  <span>
                    <InlineText>{product}</InlineText>
                  </span>{" "}
                  <StatusBadge status={status} />
                </EntryName>
                <p>{formatMessage({ id: "reception.policy" }, { number: policy })}</p>
                {due !== undefined && (
                  <p>
                    {dueOn === undefined ? (
                      <>
                        {formatMessage({ id: "reception.overdue" })} <Money amount={due} />
                      </>
                    ) : (
                      <>
                        {formatMessage({ id: "reception.next" })} <Money amount={due} />, <DateText iso={dueOn} />
                      </>
                    )}
                  </p>
                )}
                {named.length > 0 && (
                  <Agreed>
                    <Accordion
                      items={[
                        {
                          title: formatMessage({ id: "reception.agreed" }),
                          content: <SummaryList rows={named.map(({ name: term, value }) => ({ term, value }))} />,
                        },
                      ]}
                    />
                  </Agreed>
                )}
              </div>
            </Entry>
          ))}
        </Entries>
      </Stack>
      {applications.length > 0 && (
        <Stack $gap={1.5}>
          <Heading level={2} look={3}>
            {formatMessage({ id: "reception.applications" }, { count: applications.length })}
          </Heading>
          <Entries>
            {applications.map(({ product, state, at }) => (
              <Entry key={`${product} ${at}`}>
                <div>
                  <EntryName>
                    <span>
                      <InlineText>{product}</InlineText>
                    </span>{" "}
                    <Badge>{formatMessage({ id: `applications.state.${state}` })}</Badge>
                  </EntryName>
                  <p>
                    <DateText iso={at} />
                  </p>
                </div>
              </Entry>
            ))}
          </Entries>
        </Stack>
      )}
      {statements.length > 0 && (
        <Stack $gap={1.5}>
          <Heading level={2} look={3}>
            {formatMessage({ id: "reception.statements" }, { count: statements.length })}
          </Heading>
          <Entries>
            {statements.map(({ number: its, kind, status, deadline }) => (
              <Entry key={its}>
                <div>
                  <EntryName>
                    {its} <Badge>{formatMessage({ id: `checks.status.${status}` })}</Badge>
                  </EntryName>
                  <p>
                    {formatMessage({ id: `checks.status.kind.${kind}` })}, {formatMessage({ id: "reception.deadline" })}{" "}
                    <DateText iso={deadline} />
                  </p>
                </div>
              </Entry>
            ))}
          </Entries>
        </Stack>
      )}
    </Stack>
  );
}
