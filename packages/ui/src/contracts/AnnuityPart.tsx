import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { SummaryList, type SummaryRow } from "@shanyraq/kit/data/SummaryList.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { DateText, dateText } from "@shanyraq/kit/text/DateText.tsx";
import { Money } from "@shanyraq/kit/text/Money.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import { useIntl } from "react-intl";
import { isAny, type Contract } from "./contract-state.ts";

interface AnnuityPartProps {
  readonly annuity: NonNullable<Contract["annuity"]>;
  /** Where another account is named. */
  readonly accountHref: string;
}

/** What an annuity has paid, what comes next and until when, and what it waits for. */
export function AnnuityPart({ annuity, accountHref }: AnnuityPartProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const { paid, owed, next, until, guaranteed_until: guaranteed, growth, iban, proof } = annuity;
  const rows: readonly SummaryRow[] = [
    { term: formatMessage({ id: "cabinet.annuity.paid" }), value: <Money amount={paid} /> },
    ...(isAny(owed) ? [{ term: formatMessage({ id: "cabinet.annuity.owed" }), value: <Money amount={owed} /> }] : []),
    {
      term: formatMessage({ id: "cabinet.annuity.next" }),
      value: next
        ? formatMessage({ id: "cabinet.annuity.next.value" }, { amount: moneyText(next.amount, locale), date: dateText(intl, next.on) })
        : formatMessage({ id: "cabinet.annuity.next.none" }),
    },
    {
      term: formatMessage({ id: "cabinet.annuity.until" }),
      value:
        until === null
          ? formatMessage({ id: "cabinet.annuity.life" })
          : formatMessage({ id: "cabinet.annuity.until.value" }, { date: dateText(intl, until) }),
    },
    ...(guaranteed === undefined
      ? []
      : [{ term: formatMessage({ id: "cabinet.annuity.guaranteed" }), value: <DateText iso={guaranteed} /> }]),
    ...(growth === undefined
      ? []
      : [
          {
            term: formatMessage({ id: "cabinet.annuity.growth" }),
            value: formatMessage({ id: "cabinet.annuity.growth.value" }, { percent: growth }),
          },
        ]),
    ...(iban === undefined ? [] : [{ term: formatMessage({ id: "cabinet.annuity.account" }), value: iban }]),
    ...(proof && next && !isAny(proof.waits)
      ? [
          {
            term: formatMessage({ id: "cabinet.annuity.proof" }),
            value: formatMessage({ id: "cabinet.annuity.proof.value" }, { date: dateText(intl, proof.until) }),
          },
        ]
      : []),
  ];
  return (
    <Stack $gap={3}>
      {proof && isAny(proof.waits) && (
        <Notice tone="warning" title={formatMessage({ id: "cabinet.annuity.waits" }, { amount: moneyText(proof.waits, locale) })}>
          {formatMessage({ id: "cabinet.annuity.waits.how" })}
        </Notice>
      )}
      <SummaryList rows={rows} />
      {proof && next && !isAny(proof.waits) && <p>{formatMessage({ id: "cabinet.annuity.proof.how" })}</p>}
      {next && (
        <div data-print="no">
          <Button variant="secondary" href={accountHref}>
            {formatMessage({ id: "cabinet.annuity.change" })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
