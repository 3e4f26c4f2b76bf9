import type { MaturityOverview } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
import { ClaimLink } from "../ClaimLink.tsx";
import { isAny } from "../contract-state.ts";
import { MaturityBenefits } from "./MaturityBenefits.tsx";

interface MaturityPartProps {
  readonly overview: MaturityOverview;
  readonly href: string;
  /** To how far a report or a claim with this number has come. */
  readonly claim: (number: string) => string;
}

/** What a contract's page says of the sums that it pays at its end: when, how far each has come, to which account, and the way to tell one. */
export function MaturityPart({ overview, href, claim }: MaturityPartProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { refused, benefits = [], left = "0.00", ifPaid = false, account } = overview;
  const next = benefits.find(({ state }) => state === "coming");
  const early = refused?.reason === "early" && next;
  return (
    <Stack $gap={2}>
      {early && (
        <p>
          <InlineText>
            {formatMessage({ id: "maturity.part.later" }, { date: dateText(intl, next.on), amount: moneyText(next.amount, locale) })}
          </InlineText>
        </p>
      )}
      {refused && !early && <p>{refused.message}</p>}
      {refused?.claim !== undefined && (
        <div data-print="no">
          <ClaimLink number={refused.claim} href={claim} />
        </div>
      )}
      {benefits.length > 0 && <MaturityBenefits benefits={benefits} />}
      {ifPaid && <p>{formatMessage({ id: "maturity.lead.ifPaid" })}</p>}
      {account && isAny(left) && <p>{formatMessage({ id: "maturity.part.told" }, { iban: account.iban })}</p>}
      {!refused && (
        <div data-print="no">
          <Button variant={account ? "secondary" : "primary"} href={href}>
            {formatMessage({ id: account ? "maturity.part.change" : "maturity.part.tell" })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
