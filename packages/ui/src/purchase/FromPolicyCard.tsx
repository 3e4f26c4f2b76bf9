import type { QrReply } from "@shanyraq/flows";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { moneyText } from "@shanyraq/kit/text/money-text.ts";
import type { Problem } from "@shanyraq/flows";
import { useIntl } from "react-intl";
import { ProblemNotice } from "../forms/ProblemNotice.tsx";

export type PayingPolicy = NonNullable<QrReply["fromPolicy"]>[number];

interface FromPolicyCardProps {
  readonly policies: readonly PayingPolicy[];
  /** What is to be paid. */
  readonly amount: string;
  /** The policy that is paying now. */
  readonly busy?: string | undefined;
  readonly problem?: Problem | undefined;
  readonly onPay: (contractId: string) => void;
}

/** The other way to pay: with what a policy that has matured owes the payer, by one press. */
export function FromPolicyCard({ policies, amount, busy, problem, onPay }: FromPolicyCardProps) {
  const { formatMessage, locale } = useIntl();
  return (
    <Card>
      <Stack $gap={2}>
        <Heading level={2} look={4}>
          {formatMessage({ id: "purchase.fromPolicy" })}
        </Heading>
        <ProblemNotice problem={problem} />
        {policies.map(({ contractId, number, owed }) => (
          <Stack $gap={2} key={contractId}>
            <p>
              {formatMessage(
                { id: "purchase.fromPolicy.text" },
                { number, owed: moneyText(owed, locale), amount: moneyText(amount, locale) },
              )}
            </p>
            <div>
              <Button busy={busy === contractId} onClick={() => onPay(contractId)}>
                {formatMessage({ id: "purchase.fromPolicy.press" }, { number })}
              </Button>
            </div>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
