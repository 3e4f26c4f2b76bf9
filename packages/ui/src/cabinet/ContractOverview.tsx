import { useIntl } from "react-intl";
import { DateText, dateText } from "@shanyraq/kit/text/DateText.tsx";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import type { Contract } from "./contract-state.ts";
import { PremiumText } from "./PremiumText.tsx";

/** The terms of a contract, one under another; the figures of its head are not repeated. */
export function ContractOverview({ contract }: { readonly contract: Contract }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const period = { from: dateText(intl, contract.start_date), to: dateText(intl, contract.end_date) };
  return (
    <SummaryList
      rows={[
        ...contract.named.map(({ name, value }) => ({ term: name, value })),
        { term: formatMessage({ id: "cabinet.period" }), value: formatMessage({ id: "cabinet.period.value" }, period) },
        { term: formatMessage({ id: "cabinet.issued" }), value: <DateText iso={contract.issued_on} /> },
        {
          term: formatMessage({ id: "cabinet.premium" }),
          value: <PremiumText amount={contract.instalment} frequency={contract.frequency} />,
        },
        {
          term: formatMessage({ id: "cabinet.nextDue" }),
          value:
            contract.next_due_date === null ? formatMessage({ id: "cabinet.nextDue.none" }) : <DateText iso={contract.next_due_date} />,
        },
      ]}
    />
  );
}
