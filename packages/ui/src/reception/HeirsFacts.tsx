import type { ReadWorkItem } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { DateText } from "@shanyraq/kit/text/DateText.tsx";
import { Money } from "@shanyraq/kit/text/Money.tsx";

interface HeirsFactsProps {
  readonly heirs: NonNullable<NonNullable<ReadWorkItem["proposal"]>["heirs"]>;
}

/** Heirs who were proposed: by which certificate, who they are, and what each of them is owed, so that the second person compares it with the paper. */
export function HeirsFacts({ heirs: { of, certificate, heirs, rest } }: HeirsFactsProps) {
  const { formatMessage } = useIntl();
  return (
    <SummaryList
      rows={[
        { term: formatMessage({ id: "reception.heirs.of" }), value: of || formatMessage({ id: "reception.heirs.unknown" }) },
        {
          term: formatMessage({ id: "reception.heirs.certificate" }),
          value: formatMessage(
            { id: "reception.heirs.certificate.value" },
            { number: certificate.number, date: <DateText iso={certificate.issuedOn} />, notary: certificate.notary },
          ),
        },
        ...heirs.map(({ name, birthDate, iin, fraction, amount }) => ({
          term: name,
          value: (
            <>
              {formatMessage({ id: "reception.heirs.one" }, { fraction, amount: <Money amount={amount} /> })}
              <br />
              {formatMessage({ id: "reception.heirs.born" }, { date: <DateText iso={birthDate} /> })}
              {iin && <>, {formatMessage({ id: "reception.heirs.iin" }, { iin })}</>}
            </>
          ),
        })),
        ...(rest
          ? [
              {
                term: formatMessage({ id: "reception.heirs.rest" }),
                value: formatMessage({ id: "reception.heirs.one" }, { fraction: rest.fraction, amount: <Money amount={rest.amount} /> }),
              },
            ]
          : []),
      ]}
    />
  );
}
