import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { Contract } from "../contracts/contract-state.ts";

interface WhatComesNextProps {
  readonly contract: Contract;
  /** Who signs until when; nothing when nobody is asked. */
  readonly signing: ReactNode;
  /** Adds the premiums to a calendar; nothing when none is left. */
  readonly calendar: ReactNode;
  readonly documents: ReactNode;
}

/** After a purchase: from when one is covered and for what, what is to be signed and paid, and the papers to take away. */
export function WhatComesNext({ contract, signing, calendar, documents }: WhatComesNextProps) {
  const { formatMessage } = useIntl();
  const { named, start_date, end_date, next_due_date, next_due_amount, for_life = false } = contract;
  const part = (id: "cover" | "sign" | "pay" | "documents", content: ReactNode) => (
    <Stack $gap={1.5} as="section" aria-labelledby={`next-${id}`}>
      <Heading level={2} look={3} id={`next-${id}`}>
        {formatMessage({ id: `purchase.next.${id}` })}
      </Heading>
      {content}
    </Stack>
  );
  return (
    <Stack $gap={5} data-print="no">
      {part(
        "cover",
        <SummaryList
          rows={[
            { term: formatMessage({ id: "purchase.next.from" }), value: <DateText iso={start_date} /> },
            {
              term: formatMessage({ id: "purchase.next.until" }),
              value: for_life ? formatMessage({ id: "purchase.next.life" }) : <DateText iso={end_date} />,
            },
            ...named.map(({ name, value }) => ({ term: name, value })),
          ]}
        />,
      )}
      {signing && part("sign", signing)}
      {part(
        "pay",
        next_due_date === null ? (
          <p>{formatMessage({ id: "purchase.next.paid" })}</p>
        ) : (
          <>
            <p>
              {formatMessage(
                { id: "purchase.next.due" },
                { amount: <Money key="amount" amount={next_due_amount} />, date: <DateText key="date" iso={next_due_date} /> },
              )}
            </p>
            {calendar}
          </>
        ),
      )}
      {part("documents", documents)}
    </Stack>
  );
}
