import type { MaturityOverview } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { SummaryList } from "@shanyraq/kit/data/SummaryList.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import { paint, text } from "@shanyraq/kit/theme/tokens.ts";

type Benefit = NonNullable<MaturityOverview["benefits"]>[number];

const Standing = styled.small`
  display: block;
  font-size: ${text.s};
  font-weight: 400;
  color: ${paint.inkSoft};
`;

function useStanding() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const day = (iso: string | null | undefined) => (iso ? dateText(intl, iso) : "");
  return ({ state, on, iban, by, sentOn, endedOn }: Benefit): string | undefined => {
    if (state === "coming") return undefined;
    if (state === "paid" && iban !== undefined) return formatMessage({ id: "maturity.benefit.paidTo" }, { iban, date: day(endedOn) });
    return formatMessage({ id: `maturity.benefit.${state}` }, { date: day(on), iban, by: day(by), sent: day(sentOn) });
  };
}

/** What a contract pays at its end, day by day, and how far each sum has come. */
export function MaturityBenefits({ benefits }: { readonly benefits: readonly Benefit[] }) {
  const intl = useIntl();
  const standingOf = useStanding();
  return (
    <SummaryList
      rows={benefits.map((one) => {
        const standing = standingOf(one);
        return {
          id: `${one.on} ${one.of ?? ""}`,
          term:
            one.of === "refund"
              ? intl.formatMessage({ id: "maturity.benefit.refund" }, { date: dateText(intl, one.on) })
              : dateText(intl, one.on),
          value: (
            <>
              <Money amount={one.amount} />
              {standing !== undefined && <Standing>{standing}</Standing>}
            </>
          ),
        };
      })}
    />
  );
}
