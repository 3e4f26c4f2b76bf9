import type { AgreedPart } from "@shanyraq/calls/vocabulary";
import { useIntl, type IntlShape } from "react-intl";
import { DateText, dateText } from "@shanyraq/kit/text/DateText.tsx";
import { SummaryList, type SummaryRow } from "@shanyraq/kit/data/SummaryList.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { AgreedSections } from "./AgreedSections.tsx";
import type { Contract } from "./contract-state.ts";
import { PremiumText } from "./PremiumText.tsx";

/** Parts of the contract that have a place of their own on its page. */
const ownParts = ["surrender"] as const satisfies readonly AgreedPart[];

const nextDueRow = ({ next_due_date: on }: Contract, { formatMessage }: IntlShape): SummaryRow => ({
  term: formatMessage({ id: "cabinet.nextDue" }),
  value: on === null ? formatMessage({ id: "cabinet.nextDue.none" }) : <DateText iso={on} />,
});

/** The terms of a contract, one under another; the figures of its head are not repeated. */
export function ContractOverview({ contract }: { readonly contract: Contract }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const period = { from: dateText(intl, contract.start_date), to: dateText(intl, contract.end_date) };
  const { agreed = [], named } = contract;
  if (agreed.length > 0)
    return (
      <Stack $gap={4}>
        <SummaryList rows={[nextDueRow(contract, intl)]} />
        <AgreedSections sections={agreed.filter(({ part }) => !(ownParts as readonly string[]).includes(part))} />
      </Stack>
    );
  return (
    <SummaryList
      rows={[
        ...named.map(({ name, value }) => ({ term: name, value })),
        { term: formatMessage({ id: "cabinet.period" }), value: formatMessage({ id: "cabinet.period.value" }, period) },
        { term: formatMessage({ id: "cabinet.issued" }), value: <DateText iso={contract.issued_on} /> },
        {
          term: formatMessage({ id: "cabinet.premium" }),
          value: <PremiumText amount={contract.instalment} frequency={contract.frequency} />,
        },
        nextDueRow(contract, intl),
      ]}
    />
  );
}
