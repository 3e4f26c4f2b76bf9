import { useIntl } from "react-intl";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { dateText } from "@shanyraq/kit/text/DateText.tsx";
import { InlineText } from "@shanyraq/kit/text/InlineText.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import type { Contract } from "../contract-state.ts";

interface MaturityNoticeProps {
  readonly maturity: Contract["maturity"];
  readonly today: string;
  /** Where the account is given, and where a new contract is calculated. */
  readonly hrefs: { readonly maturity: string; readonly calculate: string };
}

const shown: ReadonlySet<string> = new Set(["asks", "renews", "returned"]);

/** On top of a contract's page: what its end brings and asks for, while it asks for something. */
export function MaturityNotice({ maturity, today, hrefs }: MaturityNoticeProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  if (maturity === null || !shown.has(maturity.stage)) return null;
  const { stage, on, amount } = maturity;
  const values = { date: dateText(intl, on), amount: moneyText(amount, locale) };
  const isOver = on <= today;
  if (stage === "renews")
    return (
      <Notice tone="info" title={formatMessage({ id: isOver ? "cabinet.maturity.renewed" : "cabinet.maturity.renews" }, values)}>
        <Stack $gap={2}>
          <p>{formatMessage({ id: "cabinet.maturity.renews.text" })}</p>
          <div data-print="no">
            <Button size="s" variant="secondary" href={hrefs.calculate}>
              {formatMessage({ id: "cabinet.waiting.renew.calculate" })}
            </Button>
          </div>
        </Stack>
      </Notice>
    );
  if (stage === "returned")
    return (
      <Notice tone="warning" title={formatMessage({ id: "cabinet.maturity.returned" }, values)}>
        <Stack $gap={2}>
          <p>
            <InlineText>{formatMessage({ id: "cabinet.maturity.returned.text" }, values)}</InlineText>
          </p>
          <div data-print="no">
            <Button size="s" href={hrefs.maturity}>
              {formatMessage({ id: "cabinet.waiting.returned.tell" })}
            </Button>
          </div>
        </Stack>
      </Notice>
    );
  return (
    <Notice tone="success" title={formatMessage({ id: isOver ? "cabinet.maturity.owed" : "cabinet.maturity.asks" }, values)}>
      <Stack $gap={2}>
        <p>
          <InlineText>{formatMessage({ id: isOver ? "cabinet.maturity.owed.text" : "cabinet.maturity.asks.text" }, values)}</InlineText>
        </p>
        <div data-print="no">
          <Button size="s" href={hrefs.maturity}>
            {formatMessage({ id: "cabinet.waiting.maturity.tell" })}
          </Button>
        </div>
      </Stack>
    </Notice>
  );
}
